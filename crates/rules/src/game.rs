//! A game: its moves, with undo and redo.

use crate::notation::{self, MoveError, san};
use crate::{Ended, IllegalMove, Move, Outcome, Position, Variant, outcome_of_line};
use menagerie_texts::Message;
use std::sync::Arc;

/// One move of a game.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The move in SAN.
    pub san: String,
    /// The position after it.
    pub position: Position,
    repetition_key: Option<u64>,
}

/// Why a move cannot be played in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameError {
    /// The game is over.
    Over(Ended),
    /// The text is not a move that is possible.
    Move(MoveError),
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl GameError {
    /// Why the move cannot be played.
    pub fn describe(&self) -> Message {
        match self {
            GameError::Over(ended) => Message::new("fault-game-over").with("how", ended.describe()),
            GameError::Move(error) => error.describe(),
            GameError::Illegal(error) => error.describe(),
        }
    }
}

impl From<MoveError> for GameError {
    fn from(error: MoveError) -> GameError {
        GameError::Move(error)
    }
}

impl From<IllegalMove> for GameError {
    fn from(error: IllegalMove) -> GameError {
        GameError::Illegal(error)
    }
}

/// A game from some position, with all moves since. Undone moves can be redone until another move is played.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    start_key: Option<u64>,
    plies: Vec<Ply>,
    /// The number of plies that are played; the others have been undone.
    current: usize,
}

impl Game {
    /// A game from the start position.
    pub fn new(variant: &Arc<Variant>) -> Game {
        Game::from_position(Position::start(variant))
    }

    /// A game from any position.
    pub fn from_position(start: Position) -> Game {
        let start_key = start.repetition_key();
        Game { start, start_key, plies: Vec::new(), current: 0 }
    }

    /// The variant that is played.
    pub fn variant(&self) -> &Arc<Variant> {
        self.start.variant()
    }

    /// The start position of the game.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.current.checked_sub(1).map_or(&self.start, |last| &self.plies[last].position)
    }

    /// The moves that led to the current position.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.current]
    }

    /// The undone moves, the next one first.
    pub fn undone(&self) -> &[Ply] {
        &self.plies[self.current..]
    }

    /// The moves that led to the current position, in SAN.
    pub fn san_list(&self) -> Vec<&str> {
        self.plies().iter().map(|ply| ply.san.as_str()).collect()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the game is over or the move is not legal. Nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, GameError> {
        if let Some(ended) = self.outcome().ended(self.variant()) {
            return Err(GameError::Over(ended));
        }
        self.play_on(mv)
    }

    /// Plays a legal move even if the game was drawn by rule before, for players who do not claim draws.
    ///
    /// # Errors
    /// If the move is not legal. Nothing changes then.
    pub fn play_on(&mut self, mv: Move) -> Result<&Ply, GameError> {
        let before = self.position();
        let mut position = before.clone();
        position.play(mv)?;
        let san = san::write(before, mv);
        let repetition_key = position.repetition_key();
        self.plies.truncate(self.current);
        self.plies.push(Ply { mv, san, position, repetition_key });
        self.current += 1;
        Ok(&self.plies[self.current - 1])
    }

    /// Plays a move that a person has typed, in coordinates or SAN.
    ///
    /// # Errors
    /// If the game is over, or the text is not a legal move. The message is for players.
    pub fn play_text(&mut self, text: &str) -> Result<&Ply, GameError> {
        if let Some(ended) = self.outcome().ended(self.variant()) {
            return Err(GameError::Over(ended));
        }
        let mv = notation::read_move(self.position(), text)?;
        self.play(mv)
    }

    /// Undoes the last move and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        self.current = self.current.checked_sub(1)?;
        Some(self.plies[self.current].mv)
    }

    /// Redoes the move that was undone last and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let ply = self.plies.get(self.current)?;
        self.current += 1;
        Some(ply.mv)
    }

    /// How often the current position has occurred, this time included.
    pub fn repetitions(&self) -> usize {
        let keys: Vec<u64> = self.repetition_keys();
        keys.last().map_or(1, |last| keys.iter().filter(|key| *key == last).count())
    }

    /// The repetition keys of all positions so far, the start first; empty in variants without that rule.
    pub fn repetition_keys(&self) -> Vec<u64> {
        let played = self.plies().iter().map(|ply| ply.repetition_key);
        std::iter::once(self.start_key).chain(played).flatten().collect()
    }

    /// The outcome of the game.
    pub fn outcome(&self) -> Outcome {
        let played = self.plies().iter().rev().map(|ply| (&ply.position, Some(ply.mv)));
        outcome_of_line(self.repetitions(), played.chain(std::iter::once((&self.start, None))))
    }
}
