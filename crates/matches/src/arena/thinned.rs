//! Starts with fewer pieces, from which games come to open boards and to an end sooner than from the whole start.

use menagerie_rules::notation::write_placement;
use menagerie_rules::{KindId, Position, Square};

/// A position text with some of the pieces taken off, of both sides alike: of each pair of pieces that face each other across the
/// middle of the board, chance leaves so great a share, from 0 to 1. The Kings always stay, and nobody may castle. Nothing says that
/// it is legal. For games of two players.
pub fn thinned(whole: &Position, share: f64, random: &mut fastrand::Rng) -> String {
    let variant = whole.variant();
    let mut board = whole.board().clone();
    for player in variant.turn_order().take(1) {
        for (square, kind) in whole.board().pieces_of(player) {
            if !variant.is_king(kind) && random.f64() >= share {
                board.take(square);
                facing(whole, square, kind).and_then(|square| board.take(square));
            }
        }
    }
    format!("{} w - - 0 1", write_placement(variant, &board))
}

/// The square as far from the other edge of the board, if the same piece of the other side stands there.
fn facing(whole: &Position, square: Square, kind: KindId) -> Option<Square> {
    let rank = whole.variant().shape().ranks().checked_sub(square.rank() + 1)?;
    let there = Square::new(square.file(), rank)?;
    whole.board().get(there).filter(|piece| piece.kind == kind).map(|_| there)
}
