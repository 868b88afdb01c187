//! Texts of positions, moves and games.

pub mod address;
pub mod coordinate;
mod error;
mod fen_number;
pub mod iccf;
pub mod pgn;
pub(crate) mod placement;
mod position_note;
pub(crate) mod position_text;
pub mod san;
pub mod sfen;
mod text_places;
pub mod tidy;

pub use error::MoveError;
pub use fen_number::FenNumber;
pub(crate) use fen_number::digits;
pub use placement::{PlacementError, write_rows};
pub use position_note::{FenField, PositionNote, RightNote};
pub use san::CastlingNames;
pub use text_places::TextPlaces;

use crate::{Board, Family, Move, Position, Variant};

/// Reads a move typed by a person: coordinates (`e2e4`) or SAN (`Nf3`), in the habits of other programs and of print, too: `0-0`,
/// `a8(Q)`, `♘f3`, the King onto its own Rook.
///
/// # Errors
/// What is wrong with it, in words a player understands.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    read_move_as(position, text, CastlingNames::Usual)
}

/// Reads a move as [`read_move`] does, in a text that may call castling by its [other names](CastlingNames).
///
/// # Errors
/// What is wrong with it, in words a player understands.
pub fn read_move_as(position: &Position, text: &str, names: CastlingNames) -> Result<Move, MoveError> {
    let tidied = tidy::tidy(text.trim());
    if let Some(read) = coordinate::read_special(position, &tidied) {
        return read;
    }
    let numeric = iccf::coordinates(&tidied);
    let text = numeric.map_or_else(|| san::plain(&tidied), Into::into);
    match coordinate::read(position, &text) {
        Err(MoveError::Unreadable(_)) => san::read_as(position, &text, names),
        // With four players `g6-h6=E` is the text for people: what a Pawn becomes there is no choice.
        Err(error @ MoveError::WrongPromotion(_))
            if position.variant().family() == Family::Chaturaji && text.contains('=') =>
        {
            san::read(position, &text).map_err(|_| error)
        }
        // Some programs let the King take its own Rook, others name castling by where the King goes.
        Err(error @ MoveError::CannotReach { from, to, .. }) => {
            san::castling_by_squares(position, from, to).ok_or(error)
        }
        read => read,
    }
}

/// The first field of a position text: which piece stands where, on any board, legal or not.
pub fn write_placement(variant: &Variant, board: &Board) -> String {
    placement::write(board, variant.ground(), |kind| variant.kind(kind).letter)
}

/// Reads what [`write_placement`] writes.
///
/// # Errors
/// Every reason why the text is no placement on this game's board.
pub fn read_placement(variant: &Variant, text: &str) -> Result<Board, Vec<PlacementError>> {
    placement::read(text, variant.ground(), |letter| variant.kind_by_letter(letter))
}
