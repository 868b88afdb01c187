//! What is wrong with a game text.

use super::super::MoveError;
use crate::{GameError, PositionError};

/// What is wrong with a game text, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct GameTextError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there, in words.
    pub what: String,
    /// What is wrong there.
    pub fault: Box<Fault>,
}

/// What can be wrong with a game text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A tag.
    #[error("this tag is not of the form [Name \"value\"]")]
    Tag,
    /// A comment without an end.
    #[error("this comment has no closing }}")]
    Comment,
    /// A bracket without a beginning.
    #[error("this bracket closes nothing")]
    Bracket,
    /// A variation without an end.
    #[error("this variation has no closing bracket")]
    Variation,
    /// A variation in more others than are read.
    #[error("this variation has too many around it")]
    Depth,
    /// There is no such game, or it has no such options.
    #[error("{0}")]
    Game(String),
    /// The game does not begin with a position.
    #[error("the FEN tag: {0}")]
    Position(PositionError),
    /// A move that cannot be played.
    #[error("“{text}”: {error}")]
    Move {
        /// As it is written.
        text: String,
        /// Why not.
        error: GameError,
    },
}

impl Fault {
    /// That a move, as it is written, cannot be read.
    pub fn of_move(text: &str, error: MoveError) -> Fault {
        Fault::Move { text: text.to_string(), error: GameError::Move(error) }
    }
}
