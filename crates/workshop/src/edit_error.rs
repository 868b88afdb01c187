//! Reasons why a change of a definition is not possible.

use crate::start_array::StartError;
use menagerie_rules::Letter;

/// Why a change cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The start cannot be shown.
    #[error(transparent)]
    Start(#[from] StartError),
    /// There is no such square.
    #[error("there is no square “{0}” on this board")]
    Square(String),
    /// There is no such piece.
    #[error("there is no piece “{0}”")]
    Piece(String),
    /// Another kind has the letter.
    #[error("another piece has the letter “{0}” already")]
    Taken(Letter),
    /// All letters are taken.
    #[error("there is no letter left for another piece")]
    NoLetter,
    /// No castling is possible.
    #[error(
        "castling needs one royal piece for each side, on its first rank, and pieces of one kind at least two squares away to its sides"
    )]
    Castling,
    /// The field cannot have this value.
    #[error("that value is not possible here")]
    Value,
}

impl EditError {
    /// A code for the error, and its subject. The page translates them.
    pub fn code(&self) -> (&'static str, String) {
        match self {
            EditError::Start(StartError::Family) => ("family", String::new()),
            EditError::Start(StartError::Size) => ("size", String::new()),
            EditError::Start(StartError::Text(it)) => ("start", it.clone()),
            EditError::Start(StartError::Holes(it)) => ("holes", it.clone()),
            EditError::Square(it) => ("square", it.clone()),
            EditError::Piece(it) => ("piece", it.clone()),
            EditError::Taken(it) => ("taken", it.to_string()),
            EditError::NoLetter => ("no-letter", String::new()),
            EditError::Castling => ("castling", String::new()),
            EditError::Value => ("value", String::new()),
        }
    }
}
