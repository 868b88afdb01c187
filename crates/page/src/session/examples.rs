//! How moves of a game are written, shown by two that are there at the start.

use std::cmp::Reverse;

use menagerie_rules::{Move, Position, notation};

/// A Pawn's move in coordinates and a piece's move as people write it, both legal in this position and as near to the middle files as
/// there are; fewer where none is.
pub fn examples(start: &Position) -> Vec<String> {
    let variant = start.variant();
    let written = |mv: Move| (mv, notation::san::write(start, mv));
    let (pawns, pieces): (Vec<_>, Vec<_>) = (start.legal_moves().into_iter().map(written))
        .partition(|(_, text)| text.starts_with(|letter: char| letter.is_ascii_lowercase()));
    let aside = |mv: Move| (2 * i32::from(mv.to().file()) - i32::from(variant.shape().files()) + 1).abs();
    let steps = |mv: Move| (i32::from(mv.to().rank()) - i32::from(mv.from().rank())).abs();
    let pawn = pawns.iter().min_by_key(|(mv, _)| (aside(*mv), Reverse(steps(*mv))));
    let piece = pieces.iter().min_by_key(|(mv, text)| (text.len(), aside(*mv)));
    let pawn = pawn.map(|(mv, _)| notation::coordinate::write(variant, *mv));
    pawn.into_iter().chain(piece.map(|(_, text)| text.clone())).collect()
}
