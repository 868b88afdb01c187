//! Why a piece does not get to a square by the way it moves.

use super::Refusal;
use crate::betza::Hop;
use crate::tables::Path;
use crate::{Bitboard, Piece, Position, Square};

/// Why the piece on `from` does not get to `to`, which is free or an enemy's.
pub(super) fn refusal(position: &Position, from: Square, to: Square) -> Refusal {
    let Some(piece) = position.piece_at(from) else { return Refusal::Empty };
    let tables = position.variant().tables();
    let taken = position.board().occupied().has(to);
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
            found.push(along(path, &squares[..place], position.board().occupied(), taken));
        }
    }
    if found.is_empty() && steps_from_start(position, from, to, piece) {
        return Refusal::DoubleStep;
    }
    // What says most about the move comes first.
    let weight = |refusal: &Refusal| match (refusal, taken) {
        (Refusal::Screens(_), true) | (Refusal::Blocked(_), false) => 0,
        (Refusal::NeedsCapture | Refusal::NoCapture, _) => 1,
        (Refusal::Blocked(_), true) => 2,
        _ => 3,
    };
    found.into_iter().min_by_key(weight).unwrap_or(Refusal::NotLikeThat)
}

/// Why the line is not open.
fn along(path: &Path, between: &[Square], occupied: Bitboard, taken: bool) -> Refusal {
    let mut standing = between.iter().copied().filter(|&square| occupied.has(square));
    match path.hop {
        Hop::None => match standing.next() {
            Some(square) => Refusal::Blocked(square),
            None if taken => Refusal::NoCapture,
            None => Refusal::NeedsCapture,
        },
        Hop::Cannon | Hop::Grasshopper => match (standing.count() as u32, taken) {
            (1, false) => Refusal::JumpsToCapture,
            (count, _) => Refusal::Screens(count),
        },
    }
}

/// Whether a Pawn could go there from where it starts: two steps straight ahead.
fn steps_from_start(position: &Position, from: Square, to: Square, piece: Piece) -> bool {
    let variant = position.variant();
    let movement = &variant.kind(piece.kind).movement;
    variant.relative_offset(piece.player, from, (0, 2)) == Some(to)
        && movement.walks().iter().any(|walk| walk.initial && walk.step.0 == 0 && walk.step.1 > 0)
}
