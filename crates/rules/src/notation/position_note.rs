//! Notes about how an incomplete or unusual FEN was read.

use crate::chess::{ChessFenError, EnPassantError};
use crate::{InVariant, Player};
use menagerie_texts::Message;

/// A note about how a FEN was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionNote {
    /// A field is missing, and its default was used.
    Missing {
        /// The field.
        field: FenField,
        /// The value that was used.
        value: String,
    },
    /// The move number is less than 1, and 1 was used.
    MoveNumber(String),
    /// There are pockets, which the variant does not have.
    Holdings(String),
    /// There are EPD operations, which do not belong to the position.
    Operations(String),
    /// A castling right is impossible in the position.
    Right {
        /// The letter.
        right: char,
        /// The reason.
        why: RightNote,
    },
    /// An en-passant square allows no capture.
    EnPassant {
        /// The text of the square.
        square: String,
        /// The reason.
        why: EnPassantError,
    },
    /// The text may be a SFEN or not, because it has neither pockets nor a number. It was read as SFEN, and this player is to move.
    Sfen(InVariant<Player>),
    /// A part of the text was not used.
    Unused(String),
}

/// Why a castling right was ignored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RightNote {
    /// A piece that it needs is missing, as the error describes.
    WithoutPiece(Box<ChessFenError>),
    /// The variant has no castling rights.
    NoneInGame,
    /// The variant has other rights: these letters.
    Unknown(String),
}

impl PositionNote {
    /// Whether a part of the position was ignored, as opposed to a default that was filled in.
    pub fn is_loss(&self) -> bool {
        matches!(self, PositionNote::Right { .. } | PositionNote::EnPassant { .. } | PositionNote::Holdings(_))
    }
}

/// A field of a FEN that may be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FenField {
    /// The side to move.
    Turn,
    /// The castling rights.
    Rights,
    /// The en-passant square.
    EnPassant,
    /// The halfmove clock.
    HalfmoveClock,
    /// The move number.
    MoveNumber,
    /// Any field of a four-player FEN besides the pieces.
    FourPlayers,
}

impl PositionNote {
    /// How the text was read.
    pub fn describe(&self) -> Message {
        let about = |id, text: &String| Message::new(id).with("what", text);
        match self {
            PositionNote::Missing { field, value } => about("note-missing", value).with("field", field.describe()),
            PositionNote::MoveNumber(text) => about("note-move-number", text),
            PositionNote::Holdings(text) => about("note-holdings", text),
            PositionNote::Operations(text) => about("note-operations", text),
            PositionNote::Right { right, why } => {
                Message::new("note-right").with("right", *right).with("why", why.describe())
            }
            PositionNote::EnPassant { square, why } => {
                Message::new("note-en-passant").with("square", square).with("why", why.describe())
            }
            PositionNote::Sfen(player) => Message::new("note-sfen").with("player", player),
            PositionNote::Unused(text) => about("note-unused", text),
        }
    }
}

impl RightNote {
    /// Why the right was ignored.
    pub fn describe(&self) -> Message {
        match self {
            RightNote::WithoutPiece(error) => error.describe(),
            RightNote::NoneInGame => Message::new("note-rights-none"),
            RightNote::Unknown(letters) => Message::new("note-rights").with("letters", letters),
        }
    }
}

impl FenField {
    /// What the field says.
    pub fn describe(self) -> Message {
        Message::new(match self {
            FenField::Turn => "field-turn",
            FenField::Rights => "field-rights",
            FenField::EnPassant => "field-en-passant",
            FenField::HalfmoveClock => "field-halfmove-clock",
            FenField::MoveNumber => "field-move-number",
            FenField::FourPlayers => "field-four-players",
        })
    }
}
