//! Reasons why a change of a definition is not possible.

use crate::start_array::StartError;
use formats::Message;
use menagerie_rules::Letter;

/// Why a change cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The start cannot be shown.
    Start(StartError),
    /// There is no such square.
    Square(String),
    /// There is no piece at this index.
    Piece(usize),
    /// Another kind has the letter.
    Taken(Letter),
    /// All letters are taken.
    NoLetter,
    /// No castling is possible.
    Castling,
    /// The letter of the kind has a plus already.
    Promoted(Letter),
    /// The field cannot have this value.
    Value,
}

impl EditError {
    /// Why the change cannot be made.
    pub fn describe(&self) -> Message {
        match self {
            EditError::Start(error) => error.describe(),
            EditError::Square(square) => Message::new("edit-square").with("square", square),
            EditError::Piece(index) => Message::new("edit-piece").with("number", index + 1),
            EditError::Taken(letter) => Message::new("edit-taken").with("letter", *letter),
            EditError::NoLetter => Message::new("edit-no-letter"),
            EditError::Castling => Message::new("edit-castling"),
            EditError::Promoted(letter) => Message::new("edit-promoted").with("letter", *letter),
            EditError::Value => Message::new("edit-value"),
        }
    }
}

impl From<StartError> for EditError {
    fn from(error: StartError) -> EditError {
        EditError::Start(error)
    }
}
