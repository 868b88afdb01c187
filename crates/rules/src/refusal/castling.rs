//! Why castling is not allowed.

use super::{Attack, Refusal};
use crate::{Square, chess};

impl chess::Position {
    /// Why the King may not castle from `from` to `to`; nothing if that is no castling move. Putting the King on its own
    /// Rook counts as one, as many people castle like that.
    pub(super) fn castling_refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        let turn = self.turn();
        if self.king(turn) != from {
            return None;
        }
        let neighbours = from.file().abs_diff(to.file()) <= 1;
        let castle = self.variant().castling().iter().find(|castle| {
            castle.player == turn && castle.king == from && (castle.king_to == to || castle.rook == to) && !neighbours
        })?;
        if !self.has_right(castle.letter) {
            return Some(Refusal::CastlingGone);
        }
        if self.in_check() {
            return Some(Refusal::CastlingInCheck(Attack::new(from, self.checkers())));
        }
        if let Some(taken) = (self.board().occupied() & castle.free).iter().next() {
            return Some(Refusal::CastlingBlocked(taken));
        }
        let crossed = castle.crossed.iter().find(|&square| !self.attackers_on_way(from, square).is_empty());
        if let Some(square) = crossed {
            return Some(Refusal::CastlingCrossed(Attack::new(square, self.attackers_on_way(from, square))));
        }
        let arriving = self.attackers_on_way(from, castle.king_to);
        (!arriving.is_empty()).then(|| Refusal::KingGoes(Attack::new(castle.king_to, arriving)))
    }
}
