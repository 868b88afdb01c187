//! Captures that explode, as in Atomic Chess.

use super::ChessPosition;
use super::undo::Undo;
use crate::{Bitboard, Player, Square};

impl ChessPosition {
    /// Removes the piece that has captured and all adjacent pieces, except those that explosions spare, in variants with this rule.
    pub(super) fn explode(&mut self, at: Square, undo: &mut Undo) {
        if undo.captured.is_none() || !self.variant.rules().capture.explodes {
            return;
        }
        for square in self.blown_up_by_capture_on(at) {
            if let Some(victim) = self.board.get(square) {
                self.set::<false>(square, None, undo);
                if square != at {
                    self.petrify_blasted(square);
                }
                self.lose_rights(square, square);
                self.close_gate(square);
                self.add_to_pocket(Player(1 - victim.player.0), victim);
            }
        }
    }

    /// The squares whose pieces explode after a capture on this square.
    pub(super) fn blown_up_by_capture_on(&self, at: Square) -> Bitboard {
        let capture = &self.variant.rules().capture;
        let blown = |square: Square| {
            let Some(piece) = self.board.get(square) else { return false };
            !capture.immune.has(piece.kind) && (square == at || !capture.spared.has(piece.kind))
        };
        self.next_to(at).with(at).iter().filter(|&square| blown(square)).collect()
    }
}
