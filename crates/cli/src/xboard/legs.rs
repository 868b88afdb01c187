//! Moves in XBoard's form.
//!
//! In a variant that XBoard does not know, it handles an en-passant capture only if a Pawn captures a Pawn in the far half of the board.
//! All other such captures are written in two legs: `e5d5,` `d5d6`. The first leg ends on the captured piece, which XBoard removes.

use super::{pieces, setup};
use menagerie_rules::notation::{self, MoveError, coordinate};
use menagerie_rules::{Move, MoveKind, Position, Square};

/// The text of a move, in one leg or two.
pub fn write(position: &Position, mv: Move) -> Vec<String> {
    let Some(taken) = needs_legs(position, mv) else { return vec![coordinate::write(position, mv)] };
    let whole = coordinate::write(position, mv);
    let promotion = whole.trim_start_matches(&format!("{}{}", mv.from(), mv.to()));
    vec![format!("{}{taken},", mv.from()), format!("{taken}{}{promotion}", mv.to())]
}

/// The square of the piece captured en passant, if XBoard would not remove it by itself.
pub fn needs_legs(position: &Position, mv: Move) -> Option<Square> {
    let variant = position.variant();
    if mv.kind() != MoveKind::EnPassant || setup::known(variant).is_some() {
        return None;
    }
    let (square, taken) = position.captured_by(mv)?;
    let piece = position.piece_at(mv.from())?;
    let far = variant.relative_rank(piece.player, mv.from()) >= variant.relative_ranks(piece.player) / 2;
    let knows = far && [piece.kind, taken.kind].into_iter().all(|kind| pieces::is_pawn(variant, kind));
    (!knows).then_some(square)
}

/// Parses a move, in one leg or two.
///
/// # Errors
/// Why it is not a legal move, for players.
pub fn read(position: &Position, text: &str) -> Result<Move, MoveError> {
    let Some((first, second)) = text.split_once(',') else { return notation::read_move(position, text) };
    for mv in position.legal_moves() {
        if let [one, other] = write(position, mv).as_slice()
            && one.trim_end_matches(',') == first
            && other == second.trim()
        {
            return Ok(mv);
        }
    }
    Err(MoveError::Unreadable(text.to_string()))
}
