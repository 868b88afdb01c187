//! Start positions with fewer pieces, whose games have open boards and end sooner.

use menagerie_rules::notation::write_placement;
use menagerie_rules::{KindId, Position, Square};

/// A FEN with some of the pieces removed, symmetrically for both sides: of each pair of opposite pieces a random part, `share` from 0 to
/// 1, is left. The Kings always stay, and there are no castling rights. The position may be illegal. For two-player variants.
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

/// The opposite square, if the same piece of the other side stands there.
fn facing(whole: &Position, square: Square, kind: KindId) -> Option<Square> {
    let rank = whole.variant().board_size().ranks().checked_sub(square.rank() + 1)?;
    let there = Square::new(square.file(), rank)?;
    whole.board().get(there).filter(|piece| piece.kind == kind).map(|_| there)
}
