//! Castling that removes the other player's right to castle to the same side.

use super::ChessPosition;
use crate::{Move, Player, zobrist};

impl ChessPosition {
    /// Removes the other player's right to castle to the side to which a move castles, in variants with this rule.
    pub(super) fn lose_castling_opposite(&mut self, mv: Move) {
        if !self.variant.rules().opposite_castling || !mv.is_castling() {
            return;
        }
        let Some(castle) = self.castling.of_move(mv) else { return };
        let side = |it: &crate::Castling| (it.king < it.rook, it.player);
        let (to_right, player) = side(castle);
        let lost = self.castling.moves().iter().filter(|it| side(it) == (to_right, Player(1 - player.0)));
        let before = self.rights;
        let lost = lost.fold(0_u16, |lost, it| lost | 1 << it.right);
        self.rights &= !lost;
        if self.rights != before {
            self.hash ^= zobrist::rights(before) ^ zobrist::rights(self.rights);
        }
    }
}
