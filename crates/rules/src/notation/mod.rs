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

use crate::{Board, Family, Letter, Move, Position, Variant};

/// Parses a move that a person has typed: coordinates (`e2e4`) or SAN (`Nf3`), also as other programs and books write it: `0-0`, `a8(Q)`,
/// `♘f3`, the King onto its own Rook.
///
/// # Errors
/// If the text is not a legal move. The message is for players.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    read_move_as(position, text, CastlingNames::Defined)
}

/// Like [`read_move`], for a text that may use the [other castling names](CastlingNames).
///
/// # Errors
/// If the text is not a legal move. The message is for players.
pub fn read_move_as(position: &Position, text: &str, names: CastlingNames) -> Result<Move, MoveError> {
    let tidied = tidy::tidy(text.trim());
    if let Some(read) = coordinate::read_special(position, &tidied) {
        return read;
    }
    let numeric = iccf::coordinates(&tidied);
    let text = numeric.map_or_else(|| san::plain(&tidied), Into::into);
    let read = match coordinate::read(position, &text) {
        Err(MoveError::Unreadable(_)) => san::read_as(position, &text, names),
        // With four players `g6-h6=E` is the text for people. There a Pawn's promotion is no choice.
        Err(error @ MoveError::WrongPromotion(_))
            if position.variant().family() == Family::Chaturaji && text.contains('=') =>
        {
            san::read(position, &text).map_err(|_| error)
        }
        // Some programs write castling as the King onto its own Rook, others by the King's target.
        Err(error @ MoveError::CannotReach { from, to, .. }) => {
            san::castling_by_squares(position, from, to).ok_or(error)
        }
        read => read,
    };
    read.or_else(|error| if stays(position, &text) { Ok(Move::PASS) } else { Err(error) })
}

/// Whether a text is the King's move to its own square, by which Fairy-Stockfish and PyChess pass the turn: `e2e2`, `Ke2`.
fn stays(position: &Position, text: &str) -> bool {
    if !position.is_legal(Move::PASS) {
        return false;
    }
    let variant = position.variant();
    let (kind, square) = match text.split_at_checked(text.len() / 2) {
        Some((from, to)) if from == to => (None, to),
        _ => match Letter::read(text) {
            Some((letter, true, rest)) => (variant.kind_by_letter(letter), rest),
            _ => return false,
        },
    };
    let piece = square.parse().ok().and_then(|square| position.piece_at(square));
    piece.is_some_and(|piece| {
        let is_king = variant.kind(piece.kind).royal && kind.is_none_or(|kind| kind == piece.kind);
        is_king && piece.player == position.turn()
    })
}

/// Writes the first field of a FEN, the piece placement. The board need not be a legal position.
pub fn write_placement(variant: &Variant, board: &Board) -> String {
    placement::write(board, variant.geometry(), |kind| variant.kind(kind).letter)
}

/// Parses the text that [`write_placement`] writes.
///
/// # Errors
/// Every reason why the text is not a placement on this variant's board.
pub fn read_placement(variant: &Variant, text: &str) -> Result<Board, Vec<PlacementError>> {
    placement::read(text, variant.geometry(), |letter| variant.kind_by_letter(letter))
}
