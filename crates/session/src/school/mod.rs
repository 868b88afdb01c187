//! Lessons on the pieces of a game: the list of lessons, the state of a step, and the replies to pressed squares.

mod known;
mod lessons;
mod reply;
mod small_game;
mod state;
mod task_text;
mod week;

use std::sync::Arc;

use menagerie_rules::{KindId, Piece, Square, Variant};
use serde::{Deserialize, Serialize};

use crate::names::{self, slug};
use crate::session::scene::{colour, show_board};
use crate::session::targets::could_reach_on;
use crate::session::{faults, read_square, variants};
pub use known::known_from_chess;
pub use lessons::{Lesson, LessonPlay, LessonStep, LessonTask, PressReply, SpecialMove, learning_order};
use menagerie_js_types::GameOptions;
use menagerie_scene::{MoveTarget, Orientation, PieceColour, Scene, TargetKind};
use menagerie_texts::Text;
pub use small_game::small_game;
use state::steps;
pub use state::{LessonState, LessonStepName};
pub use week::{next_strength, streak_on, streak_with};

/// The lessons on the pieces of a game. Only one step of one lesson is done at a time.
pub struct School {
    variant: Arc<Variant>,
    lesson: Option<Lesson>,
    play: Option<LessonPlay>,
}

/// A piece that can be learned.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct LessonPiece {
    /// The kind's id: `rhinoceros`.
    kind: String,
    name: Text,
    letter: String,
    art: String,
    /// What it does, in a line.
    line: Text,
}

/// What a board shows of a lesson besides its position.
#[derive(Default, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(default, deny_unknown_fields)]
pub struct LessonView {
    /// How far the board is turned.
    orientation: Orientation,
    /// Whether the squares are marked that the piece can reach.
    targets: bool,
    /// The piece is shown on this square, to which it can go.
    at: Option<Square>,
    /// Whether the position is shown from which the opponent has just moved.
    before: bool,
}

impl School {
    /// The lessons of the game with this id or name.
    pub fn new(id: &str) -> Result<School, Text> {
        Ok(School { variant: variants::find(id, &GameOptions::default())?, lesson: None, play: None })
    }

    /// The pieces in the order in which they are learned.
    pub fn pieces(&self) -> Vec<LessonPiece> {
        let piece = |id: KindId| {
            let kind = self.variant.kind(id);
            LessonPiece {
                kind: slug(&kind.name),
                name: names::piece(kind),
                letter: kind.letter.to_string(),
                art: kind.art.clone(),
                line: names::line(&self.variant, kind),
            }
        };
        learning_order(&self.variant).into_iter().map(piece).collect()
    }

    /// The colour of the learner's pieces.
    pub fn colour(&self) -> String {
        let player = self.variant.turn_order().next().map(|player| colour(&self.variant, player));
        player.unwrap_or(PieceColour::White).id().to_string()
    }

    /// The pieces that somebody knows who plays orthodox chess: those that move as one of it.
    pub fn known_from_chess(&self) -> Vec<String> {
        known_from_chess(&self.variant).into_iter().map(|id| slug(&self.variant.kind(id).name)).collect()
    }

    /// The start of a small game with a new kind of piece among learned ones, as FEN; see [`small_game`].
    pub fn small_game(&self, new: &str, learned: &[String]) -> Result<String, Text> {
        let learned: Vec<KindId> = learned.iter().filter_map(|kind| self.kind(kind)).collect();
        let new = self.kind(new).ok_or_else(|| no_such(new))?;
        Ok(small_game(&self.variant, new, &learned).fen())
    }

    /// Opens the lesson on a kind of piece, and returns its steps.
    pub fn open(&mut self, kind: &str) -> Result<Vec<LessonStepName>, Text> {
        let lesson = Lesson::new(&self.variant, self.kind(kind).ok_or_else(|| no_such(kind))?);
        let list = steps(&lesson);
        self.lesson = Some(lesson);
        self.play = None;
        Ok(list)
    }

    /// Begins a step of the open lesson, counted from 0.
    pub fn begin(&mut self, step: usize) -> Result<LessonState, Text> {
        let found = self.lesson.as_ref().and_then(|lesson| lesson.steps.get(step));
        self.play = Some(LessonPlay::new(&self.variant, found.ok_or_else(|| no_such(step))?));
        self.state()
    }

    /// The state of the step.
    pub fn state(&self) -> Result<LessonState, Text> {
        Ok(LessonState::of(&self.variant, self.play()?, None))
    }

    /// Completes the first step, which shows how the piece moves.
    pub fn watched(&mut self) -> Result<LessonState, Text> {
        if let Some(play) = &mut self.play {
            play.watched();
        }
        self.state()
    }

    /// Presses a square.
    pub fn press(&mut self, square: &str) -> Result<LessonState, Text> {
        let square = read_square(&self.variant, square)?;
        let play = self.play.as_mut().ok_or_else(|| no_such("step"))?;
        let before = play.clone();
        let reply = play.press(square);
        let reply = reply::of(&self.variant, &before, square, &reply);
        Ok(LessonState::of(&self.variant, self.play()?, Some(reply)))
    }

    /// The squares that are right to press now.
    pub fn answers(&self) -> Result<Vec<Square>, Text> {
        Ok(self.play()?.answers().iter().collect())
    }
}

impl School {
    fn kind(&self, name: &str) -> Option<KindId> {
        self.variant.kind_ids().find(|&id| slug(&self.variant.kind(id).name) == name)
    }

    fn play(&self) -> Result<&LessonPlay, Text> {
        self.play.as_ref().ok_or_else(|| no_such("step"))
    }

    /// The scene of the step.
    pub fn scene(&self, view: &LessonView) -> Result<Scene, Text> {
        let play = self.play()?;
        let (mut board, pupil) = (play.board().clone(), play.pupil());
        if let (LessonTask::Special { before: Some((from, to)), .. }, true) = (&play.step().task, view.before)
            && let Some(piece) = board.take(*to)
        {
            board.put(*from, piece);
        }
        let mut at = pupil;
        if let Some(square) = view.at.filter(|&square| play.moves().has(square))
            && let Some(piece) = board.take(pupil)
        {
            board.put(square, piece);
            at = square;
        }
        let targets = if view.targets { self.targets() } else { Vec::new() };
        let last_move = if at == pupil { Vec::new() } else { vec![pupil, at] };
        Ok(Scene { selected: Some(at), targets, last_move, ..show_board(&self.variant, &board, view.orientation) })
    }

    /// The squares that the piece can move to now, each with the kind of move.
    fn targets(&self) -> Vec<MoveTarget> {
        let Some(play) = &self.play else { return Vec::new() };
        let (board, from, may) = (play.board(), play.pupil(), play.moves());
        let Some(Piece { player, kind }) = board.get(from) else { return Vec::new() };
        let mut all = could_reach_on(&self.variant, board, from, Piece { player, kind });
        all.retain(|target| may.has(target.square));
        let rest = may
            .iter()
            .filter(|&square| all.iter().all(|target| target.square != square))
            .map(|square| MoveTarget { square, kind: TargetKind::Move, takes: board.get(square).is_some() });
        let rest: Vec<MoveTarget> = rest.collect();
        all.extend(rest);
        all
    }
}

fn no_such(what: impl std::fmt::Display) -> Text {
    faults::words(format!("There is no {what} in this game"))
}

#[cfg(test)]
mod tests;
