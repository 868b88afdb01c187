//! Texts of positions, moves and games.

pub mod coordinate;
mod error;
pub mod game_text;
pub(crate) mod placement;
pub mod san;

pub use error::MoveError;
pub use placement::PlacementError;

use crate::{Board, Family, Move, Position, Variant};

/// Reads a move typed by a person: coordinates (`e2e4`) or SAN (`Nf3`).
///
/// # Errors
/// What is wrong with it, in words a player understands.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let text = text.trim();
    match coordinate::read(position, text) {
        Err(MoveError::Unreadable(_)) => san::read(position, text),
        // With four players `g6-h6=E` is the text for people: what a Pawn becomes there is no choice.
        Err(error @ MoveError::WrongPromotion(_)) if position.variant().family() == Family::Chaturaji => {
            san::read(position, text).map_err(|_| error)
        }
        read => read,
    }
}

/// The first field of a position text: which piece stands where, on any board, legal or not.
pub fn write_placement(variant: &Variant, board: &Board) -> String {
    placement::write(board, variant.shape(), variant.players(), |kind| variant.kind(kind).letter)
}

/// Reads what [`write_placement`] writes.
///
/// # Errors
/// Every reason why the text is no placement on this game's board.
pub fn read_placement(variant: &Variant, text: &str) -> Result<Board, Vec<PlacementError>> {
    placement::read(text, variant.shape(), variant.players(), |letter| variant.kind_by_letter(letter))
}
