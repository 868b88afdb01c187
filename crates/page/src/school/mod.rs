//! Lessons on the pieces of a game, for JavaScript.

mod reply;
mod state;
mod task_text;

use std::sync::Arc;

use menagerie_rules::{KindId, Piece, Square, Variant};
use menagerie_school::{Lesson, LessonPlay, LessonTask, learning_order};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::board::BoardView;
use crate::board::geometry::Orientation;
use crate::board::scene::{MoveTarget, PieceColour, Scene, SquareList};
use crate::session::scene::{colour, show_board};
use crate::session::targets::could_reach_on;
use crate::session::{faults, read_square, variants};
use crate::texts::{Text, slug};
use menagerie_js_types::{GameOptions, Js, list, read};
use state::{LessonState, LessonStepList, steps};

/// The lessons on the pieces of a game. Only one step of one lesson is done at a time.
#[wasm_bindgen]
pub struct School {
    variant: Arc<Variant>,
    lesson: Option<Lesson>,
    play: Option<LessonPlay>,
}

/// A piece that can be learned.
#[derive(Serialize, Tsify)]
pub struct LessonPiece {
    /// The kind's id: `rhinoceros`.
    kind: String,
    name: Text,
    letter: String,
    art: String,
    /// What it does, in a line.
    line: Text,
}

list!(
    /// The pieces of a game in the order in which they are learned.
    LessonPieceList(LessonPiece)
);

/// What a board shows of a lesson besides its position.
#[derive(Default, Deserialize, Tsify)]
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

#[wasm_bindgen]
impl School {
    /// The lessons of the game with this id or name.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str) -> Result<School, Text> {
        Ok(School { variant: variants::find(id, &GameOptions::default())?, lesson: None, play: None })
    }

    /// The pieces in the order in which they are learned.
    pub fn pieces(&self) -> Js<LessonPieceList> {
        let piece = |id: KindId| {
            let kind = self.variant.kind(id);
            LessonPiece {
                kind: slug(&kind.name),
                name: Text::piece(kind),
                letter: kind.letter.to_string(),
                art: kind.art.clone(),
                line: Text::line(&self.variant, kind),
            }
        };
        Js(LessonPieceList(learning_order(&self.variant).into_iter().map(piece).collect()))
    }

    /// What the learner's pieces are painted in.
    pub fn colour(&self) -> String {
        let player = self.variant.turn_order().next().map(|player| colour(&self.variant, player));
        serde_json::to_value(player.unwrap_or(PieceColour::White))
            .ok()
            .and_then(|it| it.as_str().map(str::to_string))
            .unwrap_or_default()
    }

    /// Opens the lesson on a kind of piece, and gives its steps.
    pub fn open(&mut self, kind: &str) -> Result<Js<LessonStepList>, Text> {
        let id = self.variant.kind_ids().find(|&id| slug(&self.variant.kind(id).name) == kind);
        let lesson = Lesson::new(&self.variant, id.ok_or_else(|| no_such(kind))?);
        let list = steps(&lesson);
        self.lesson = Some(lesson);
        self.play = None;
        Ok(Js(list))
    }

    /// Begins a step of the open lesson, counted from 0.
    pub fn begin(&mut self, step: usize) -> Result<Js<LessonState>, Text> {
        let found = self.lesson.as_ref().and_then(|lesson| lesson.steps.get(step));
        self.play = Some(LessonPlay::new(&self.variant, found.ok_or_else(|| no_such(step))?));
        self.state()
    }

    /// How the step stands.
    pub fn state(&self) -> Result<Js<LessonState>, Text> {
        Ok(Js(LessonState::of(&self.variant, self.play()?, None)))
    }

    /// The piece has been seen to move: the first step is done.
    pub fn watched(&mut self) -> Result<Js<LessonState>, Text> {
        if let Some(play) = &mut self.play {
            play.watched();
        }
        self.state()
    }

    /// Presses a square.
    pub fn press(&mut self, square: &str) -> Result<Js<LessonState>, Text> {
        let square = read_square(&self.variant, square)?;
        let play = self.play.as_mut().ok_or_else(|| no_such("step"))?;
        let before = play.clone();
        let reply = play.press(square);
        let reply = reply::of(&self.variant, &before, square, &reply);
        Ok(Js(LessonState::of(&self.variant, self.play()?, Some(reply))))
    }

    /// Squares that would be right to press now.
    pub fn answers(&self) -> Result<Js<SquareList>, Text> {
        Ok(Js(SquareList(self.play()?.answers().iter().collect())))
    }
}

#[wasm_bindgen]
impl BoardView {
    /// Shows a lesson; marks and cursor stay. The pieces glide there from where they stood, unless `animate` is false.
    #[wasm_bindgen(js_name = showLesson)]
    pub fn show_lesson(&self, school: &School, view: Ts<LessonView>, animate: Option<bool>) -> Result<(), Text> {
        let view = read(&view).map_err(faults::words)?;
        self.show_scene(school.scene(&view)?, animate.unwrap_or(true));
        Ok(())
    }
}

impl School {
    fn play(&self) -> Result<&LessonPlay, Text> {
        self.play.as_ref().ok_or_else(|| no_such("step"))
    }

    fn scene(&self, view: &LessonView) -> Result<Scene, Text> {
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

    /// Where the piece may go now, each square with how it gets there.
    fn targets(&self) -> Vec<MoveTarget> {
        let Some(play) = &self.play else { return Vec::new() };
        let (board, from, may) = (play.board(), play.pupil(), play.moves());
        let Some(Piece { player, kind }) = board.get(from) else { return Vec::new() };
        let mut all = could_reach_on(&self.variant, board, from, Piece { player, kind });
        all.retain(|target| may.has(target.square));
        let rest = may.iter().filter(|&square| all.iter().all(|target| target.square != square)).map(|square| {
            MoveTarget { square, kind: crate::board::scene::TargetKind::Move, takes: board.get(square).is_some() }
        });
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
