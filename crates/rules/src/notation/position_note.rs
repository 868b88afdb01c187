//! What was done with a position text to read it.

use crate::chess::{ChessFenError, EnPassantFault};
use crate::{Named, Player};

/// What was done with a position text to read it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionNote {
    /// A field is missing, and its usual value was taken.
    #[error("the position does not say {field}: “{value}” was taken")]
    Missing {
        /// Which one.
        field: FenField,
        /// What was taken.
        value: String,
    },
    /// The move number is less than 1, and 1 was taken.
    #[error("the move number {0} was read as 1")]
    MoveNumber(String),
    /// Pieces in hand, which these games do not have.
    #[error("pieces in hand, {0}, are not part of this game and were left out")]
    Holdings(String),
    /// EPD operations, which say nothing about the position.
    #[error("the operations “{0}” are not part of the position and were left out")]
    Operations(String),
    /// A right that nobody can have there.
    #[error("the right {right} was left out: {why}")]
    Right {
        /// The letter.
        right: char,
        /// Why.
        why: RightNote,
    },
    /// An en-passant square on which nobody can be captured.
    #[error("the en-passant square {square} was left out: {why}")]
    EnPassant {
        /// As it is written.
        square: String,
        /// Why.
        why: EnPassantFault,
    },
    /// Without hands and a number the text could be a SFEN or not: it was read as one, and this player has the turn.
    #[error("this was read as SFEN, in which b moves first: it is {0}'s turn")]
    Sfen(Named<Player>),
    /// Something else.
    #[error("“{0}” was left out: it is no field of a position")]
    Unused(String),
}

/// Why a right was left out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RightNote {
    /// A piece that it needs is missing, as the error says.
    #[error("{0}")]
    WithoutPiece(Box<ChessFenError>),
    /// The game has no rights.
    #[error("this game has no rights")]
    NoneInGame,
    /// The game has other rights: these letters.
    #[error("the rights of this game are {0}")]
    Unknown(String),
}

impl PositionNote {
    /// Whether something of the position was left out, as against filled in.
    pub fn is_loss(&self) -> bool {
        matches!(self, PositionNote::Right { .. } | PositionNote::EnPassant { .. } | PositionNote::Holdings(_))
    }
}

/// A field of a position text that may be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FenField {
    /// Whose turn it is.
    Turn,
    /// Castling and the like.
    Rights,
    /// The square passed over by a double step.
    EnPassant,
    /// Moves since the last capture or Pawn move.
    HalfmoveClock,
    /// The number of the move.
    MoveNumber,
    /// Any of what a position of four players has besides the pieces.
    FourPlayers,
}

impl std::fmt::Display for FenField {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            FenField::Turn => "whose turn it is",
            FenField::Rights => "which rights are left",
            FenField::EnPassant => "the en-passant square",
            FenField::HalfmoveClock => "the halfmove clock",
            FenField::MoveNumber => "the move number",
            FenField::FourPlayers => "everything that four players need",
        })
    }
}
