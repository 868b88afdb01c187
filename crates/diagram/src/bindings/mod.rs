//! The JavaScript class, which the custom element uses.

mod picture;
mod targets;
mod words;

use crate::drawing::DiagramOptions;
use crate::mode::DiagramMode;
use crate::state::{AddedPiece, DiagramState};
use crate::{DiagramSettings, Language, settings_look, texts};
use menagerie_rules::{GameError, Player, Ply, Square, notation};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// A diagram. Squares cross to JavaScript as numbers: sixteen times the rank plus the file, from 0. -1 stands for no square.
#[wasm_bindgen]
pub struct Diagram {
    study: DiagramState,
    look: DiagramOptions,
    language: Language,
    cursor: Option<Square>,
    /// The sides that the reader plays.
    seats: Vec<Player>,
}

#[wasm_bindgen]
impl Diagram {
    /// The diagram that its attributes describe. They are given by their names, and a value for each.
    ///
    /// # Errors
    /// A sentence about the first attribute that is wrong.
    #[wasm_bindgen(constructor)]
    pub fn new(names: Vec<String>, values: Vec<String>) -> Result<Diagram, JsError> {
        let mut settings = DiagramSettings::default();
        for (name, value) in names.iter().zip(&values) {
            settings.set(name, value);
        }
        let settings = &settings;
        let language = texts::ONLY.unwrap_or_else(|| Language::of_tag(&settings.language).unwrap_or_default());
        let fault = |fault: crate::AttributeError| JsError::new(&fault.in_words(language));
        let study = DiagramState::new(settings).map_err(fault)?;
        let look = settings_look(settings, &study).map_err(fault)?;
        let seats = crate::seats(&settings.play).filter_map(|seat| study.scene().player_named(seat)).collect();
        Ok(Diagram { study, look, language, cursor: None, seats })
    }

    /// `piece`, `position`, `line` or `play`.
    pub fn mode(&self) -> String {
        String::from(match self.study.mode() {
            DiagramMode::Piece => "piece",
            DiagramMode::Position => "position",
            DiagramMode::Line => "line",
            DiagramMode::Play => "play",
        })
    }

    /// How many players the game has.
    pub fn players(&self) -> usize {
        self.study.scene().players().len()
    }

    /// The colour of the piece on a square; empty if there is none.
    pub fn colour(&self, square: i32) -> String {
        let piece = at(square).and_then(|square| self.study.board().get(square));
        piece.map_or_else(String::new, |piece| self.study.scene().colour(piece.player))
    }

    /// The colours of a friend and of an enemy, as seen by the piece or the player that the diagram is about.
    pub fn sides(&self) -> Vec<String> {
        let owner = self.study.owner();
        let scene = self.study.scene();
        vec![scene.colour(owner), scene.colour(scene.opponent(owner))]
    }

    /// The name of a square.
    pub fn name(&self, square: i32) -> String {
        at(square).map_or_else(String::new, |square| square.to_string())
    }

    /// The square with this name; -1 if there is none on this board.
    pub fn find(&self, name: &str) -> i32 {
        let square = name.parse::<Square>().ok();
        square.filter(|&square| self.study.scene().shape().contains(square)).map_or(-1, number)
    }

    /// Picks up the piece on a square, or none.
    pub fn pick(&mut self, square: i32) {
        self.study.pick(at(square));
    }

    /// The square of the piece picked up.
    pub fn picked(&self) -> i32 {
        self.study.picked().map_or(-1, number)
    }

    /// Whether the piece on a square can be picked up. In a game only the pieces of the player to move can.
    pub fn can_pick(&self, square: i32) -> bool {
        let piece = at(square).and_then(|square| self.study.board().get(square));
        piece.is_some_and(|piece| {
            let turn = self.study.game().map(|game| game.position().turn());
            self.study.mode() != DiagramMode::Play || turn == Some(piece.player)
        })
    }

    /// Whether the picked piece reaches a square.
    pub fn is_target(&self, square: i32) -> bool {
        let study = &self.study;
        at(square).is_some_and(|square| study.reach().mark(square).or(study.plain_mark(square)).is_some())
    }

    /// Imagines an enemy on an empty square, or on none. Returns whether the picture has changed.
    pub fn imagine(&mut self, square: i32) -> bool {
        self.study.imagine(at(square))
    }

    /// What there is to choose in a move, as letters of kinds: what a piece becomes or, after a stroke, what enters.
    pub fn choices(&self, from: i32, to: i32) -> Vec<String> {
        at(from).zip(at(to)).map_or_else(Vec::new, |(from, to)| self.study.choices(from, to))
    }

    /// Moves a piece: as a move of the game if it is one, otherwise by hand. Returns the text of the move, or nothing.
    pub fn carry(&mut self, from: i32, to: i32, choice: &str) -> String {
        let Some((from, to)) = at(from).zip(at(to)) else { return String::new() };
        self.study.carry(from, to, Some(choice).filter(|it| !it.is_empty())).unwrap_or_default()
    }

    /// Plays a move given as text.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn play(&mut self, text: &str) -> Result<String, JsError> {
        let played = self.study.play_text(text);
        let words = |error: Option<GameError>| {
            error.map_or_else(String::new, |error| texts::words(&error.describe(), self.language()))
        };
        played.map_err(|error| JsError::new(&words(error)))
    }

    /// Whether the reader has made a move in a game against the computer.
    pub fn can_take_back(&self) -> bool {
        self.study.can_take_back(&self.seats)
    }

    /// Takes back the reader's last move and the answers to it.
    pub fn take_back(&mut self) {
        self.study.take_back(&self.seats);
    }

    /// Puts a `friend` or an `enemy` on a square. Any other word removes the piece there.
    pub fn put(&mut self, square: i32, what: &str) {
        let extra = match what {
            "friend" => Some(AddedPiece::Friend),
            "enemy" => Some(AddedPiece::Enemy),
            _ => None,
        };
        if let Some(square) = at(square) {
            self.study.put(square, extra);
        }
    }

    /// The names of the attributes that would show what is on the board now.
    pub fn now_names(&self) -> Vec<String> {
        self.study.now().into_iter().map(|(name, _)| name.to_string()).collect()
    }

    /// Their values, in the same order.
    pub fn now_values(&self) -> Vec<String> {
        self.study.now().into_iter().map(|(_, value)| value).collect()
    }

    /// Puts everything back as it was at first.
    pub fn reset(&mut self) {
        self.study.reset();
    }

    /// Whether something differs from the first state.
    pub fn is_changed(&self) -> bool {
        self.study.is_changed()
    }

    /// The moves of the line, as people write them, with their annotations.
    pub fn line(&self) -> Vec<String> {
        let Some(game) = self.study.line() else { return Vec::new() };
        let plies = game.plies().iter().chain(game.undone());
        plies.enumerate().map(|(number, ply)| [ply.san.as_str(), self.study.mark_of(number)].concat()).collect()
    }

    /// How many moves have been played.
    pub fn ply(&self) -> usize {
        self.study.game().map_or(0, |game| game.plies().len())
    }

    /// Shows the line after so many of its moves.
    pub fn go(&mut self, ply: usize) {
        self.study.go(ply);
    }

    /// The text of the position; empty where the board is no position of a game.
    pub fn fen(&self) -> String {
        self.study.game().map_or_else(String::new, |game| game.position().fen())
    }

    /// Whose turn it is, by colour; empty when there is no game or it is over.
    pub fn turn(&self) -> String {
        let game = self.study.game().filter(|game| game.outcome().is_ongoing());
        game.map_or_else(String::new, |game| self.study.scene().colour(game.position().turn()))
    }

    /// Whether the computer has this side.
    pub fn is_computers(&self, colour: &str) -> bool {
        let player = self.study.scene().player_named(colour);
        self.study.mode() == DiagramMode::Play && !player.is_some_and(|player| self.seats.contains(&player))
    }

    /// The position the game began with.
    pub fn start(&self) -> String {
        self.study.game().map_or_else(String::new, |game| game.start().fen())
    }

    /// The moves of the game so far in coordinates.
    pub fn moves(&self) -> Vec<String> {
        let Some(game) = self.study.game() else { return Vec::new() };
        let write = |ply: &Ply| notation::coordinate::write(game.start(), ply.mv);
        game.plies().iter().map(write).collect()
    }

    /// The ids of the game's options that are on.
    pub fn options(&self) -> Vec<String> {
        let Some(game) = self.study.game() else { return Vec::new() };
        let variant = game.variant();
        let on = variant.options().ids().filter(|id| variant.options().is_on(id));
        on.map(ToString::to_string).collect()
    }

    fn language(&self) -> Language {
        texts::ONLY.unwrap_or(self.language)
    }
}

fn at(number: i32) -> Option<Square> {
    u8::try_from(number).ok().map(Square::from_index)
}

fn number(square: Square) -> i32 {
    square.index() as i32
}
