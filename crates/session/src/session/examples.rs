//! Examples of written moves: two moves of the start position.

use std::cmp::Reverse;

use menagerie_rules::{Move, Position, notation};

/// A Pawn move in coordinates and a piece move in SAN. Both are legal in this position, and as near to the middle files as possible.
/// Fewer if there is none.
pub fn examples(start: &Position) -> Vec<String> {
    let variant = start.variant();
    let written = |mv: Move| (mv, notation::san::write(start, mv));
    let (pawns, pieces): (Vec<_>, Vec<_>) = (start.legal_moves().into_iter().map(written))
        .partition(|(_, text)| text.starts_with(|letter: char| letter.is_ascii_lowercase()));
    let aside = |mv: Move| (2 * i32::from(mv.to().file()) - i32::from(variant.board_size().files()) + 1).abs();
    let steps = |mv: Move| (i32::from(mv.to().rank()) - i32::from(mv.from().rank())).abs();
    let pawn = pawns.iter().min_by_key(|(mv, _)| (aside(*mv), Reverse(steps(*mv))));
    let piece = pieces.iter().min_by_key(|(mv, text)| (text.len(), aside(*mv)));
    let pawn = pawn.map(|(mv, _)| notation::coordinate::write(start, *mv));
    pawn.into_iter().chain(piece.map(|(_, text)| text.clone())).collect()
}
