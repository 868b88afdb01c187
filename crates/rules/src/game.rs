//! A game: how a position was reached, and what may be taken back or played again.

use crate::notation::{self, MoveError, san};
use crate::{Ended, Move, Outcome, Position, Variant, outcome_of_line};
use std::sync::Arc;

/// One move of a game.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// Its text for people.
    pub san: String,
    /// The position after it.
    pub position: Position,
    repetition_key: Option<u64>,
}

/// Why a move cannot be played in a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Ended),
    /// The text is no move that can be made.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] crate::IllegalMove),
}

/// A game from some position on, with everything played since. Moves taken back can be played again until another is played.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    start_key: Option<u64>,
    plies: Vec<Ply>,
    /// How many of the plies are on the board; the others have been taken back.
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

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        self.start.variant()
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.current.checked_sub(1).map_or(&self.start, |last| &self.plies[last].position)
    }

    /// The moves that led to the position on the board.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.current]
    }

    /// The moves that have been taken back and can be played again, next first.
    pub fn undone(&self) -> &[Ply] {
        &self.plies[self.current..]
    }

    /// The texts for people of the moves that led here.
    pub fn san_list(&self) -> Vec<&str> {
        self.plies().iter().map(|ply| ply.san.as_str()).collect()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the game is over or the move is not legal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, GameError> {
        if let Some(ended) = self.outcome().ended(self.variant()) {
            return Err(GameError::Over(ended));
        }
        self.play_on(mv)
    }

    /// Plays a legal move, whether or not the game was drawn by rule before: players who do not claim a draw go on.
    ///
    /// # Errors
    /// If the move is not legal; nothing changes then.
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

    /// Plays a move typed by a person: coordinates or SAN.
    ///
    /// # Errors
    /// If the game is over, or the text is no legal move, in words a player understands.
    pub fn play_text(&mut self, text: &str) -> Result<&Ply, GameError> {
        if let Some(ended) = self.outcome().ended(self.variant()) {
            return Err(GameError::Over(ended));
        }
        let mv = notation::read_move(self.position(), text)?;
        self.play(mv)
    }

    /// Takes back the last move, and returns it; `None` at the beginning.
    pub fn undo(&mut self) -> Option<Move> {
        self.current = self.current.checked_sub(1)?;
        Some(self.plies[self.current].mv)
    }

    /// Plays the move again that was taken back last, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let ply = self.plies.get(self.current)?;
        self.current += 1;
        Some(ply.mv)
    }

    /// How often the position on the board has occurred, this time included.
    pub fn repetitions(&self) -> usize {
        let keys: Vec<u64> = self.repetition_keys();
        keys.last().map_or(1, |last| keys.iter().filter(|key| *key == last).count())
    }

    /// The repetition key of every position so far, the start first; none in games without that rule.
    pub fn repetition_keys(&self) -> Vec<u64> {
        let played = self.plies().iter().map(|ply| ply.repetition_key);
        std::iter::once(self.start_key).chain(played).flatten().collect()
    }

    /// How the game stands.
    pub fn outcome(&self) -> Outcome {
        let played = self.plies().iter().rev().map(|ply| (&ply.position, Some(ply.mv)));
        outcome_of_line(self.repetitions(), played.chain(std::iter::once((&self.start, None))))
    }
}
