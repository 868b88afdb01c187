//! Reasons why a piece does not reach a square.

use super::Refusal;
use crate::tables::{Path, PathBetween};
use crate::{Bitboard, Board, Piece, Square, Variant};

/// Why the piece on `from` does not reach `to`, which is empty or an enemy's.
pub(super) fn refusal(variant: &Variant, board: &Board, from: Square, to: Square) -> Refusal {
    let Some(piece) = board.get(from) else { return Refusal::Empty };
    let tables = variant.tables();
    let taken = board.occupied().has(to);
    let mut found: Vec<Refusal> = Vec::new();
    if tables.leap_moves(piece.player, piece.kind, from).has(to) && taken {
        found.push(Refusal::NoCapture);
    }
    if tables.leap_captures(piece.player, piece.kind, from).has(to) && !taken {
        found.push(Refusal::NeedsCapture);
    }
    for path in tables.paths(piece.player, piece.kind, from) {
        let (squares, skip) = tables.path_squares(path);
        let Some(place) = squares.iter().position(|&square| square == to) else { continue };
        if place >= skip {
            found.push(along(path, squares, place, board.occupied(), taken));
        }
    }
    if found.is_empty() && steps_from_start(variant, from, to, piece) {
        return Refusal::DoubleStep;
    }
    // The most specific reason comes first.
    let weight = |refusal: &Refusal| match (refusal, taken) {
        (Refusal::Screens(_), true) | (Refusal::Blocked(_), false) => 0,
        (Refusal::NeedsCapture | Refusal::NoCapture, _) => 1,
        (Refusal::Blocked(_), true) => 2,
        _ => 3,
    };
    found.into_iter().min_by_key(weight).unwrap_or(Refusal::NotLikeThat)
}

/// Why the piece does not reach the square at index `place` of the path.
fn along(path: &Path, squares: &[Square], place: usize, occupied: Bitboard, taken: bool) -> Refusal {
    match (path.between(squares, occupied, place), taken) {
        (PathBetween::Blocked(square), _) => Refusal::Blocked(square),
        (PathBetween::Free, true) => Refusal::NoCapture,
        (PathBetween::Free, false) => Refusal::NeedsCapture,
        (PathBetween::Screens(1), false) => Refusal::JumpsToCapture,
        (PathBetween::Screens(count), _) => Refusal::Screens(count),
    }
}

/// Whether a Pawn could go there from its start square: two steps straight ahead.
fn steps_from_start(variant: &Variant, from: Square, to: Square, piece: Piece) -> bool {
    let movement = &variant.kind(piece.kind).movement;
    variant.relative_offset(piece.player, from, (0, 2)) == Some(to)
        && movement.walks().iter().any(|walk| walk.initial && walk.step.0 == 0 && walk.step.1 > 0)
}
