//! Gating: a piece enters from the pocket on the square that another piece leaves.

use super::ChessPosition;
use crate::{GateKind, Move, MoveKind, Square, zobrist};

impl ChessPosition {
    /// Calls `visit` with the variants of this move in which a piece enters from the pocket.
    pub(super) fn with_gating(&self, mv: Move, mut visit: impl FnMut(Move)) {
        if !self.variant.rules().pockets.gating || mv.is_pass() || mv.promotion().is_some() {
            return;
        }
        let us = self.turn;
        let castle = self.castling.of_move(mv);
        let mut enter = |at: Square, how: GateKind| {
            let stands_there_after = castle.is_some_and(|castle| castle.king_to == at || castle.rook_to == at);
            if !self.state.gates.has(at) || stands_there_after {
                return;
            }
            for (kind, _) in self.state.pocket(us) {
                let info = self.variant.kind(kind);
                if (info.drop_zone[us.index()] & info.confined[us.index()]).has(at) {
                    visit(Move::new_gate(mv.from(), mv.to(), kind, how));
                }
            }
        };
        match castle {
            Some(castle) => {
                enter(castle.king, GateKind::Castle);
                enter(castle.rook, GateKind::CastleRook);
            }
            None if matches!(mv.kind(), MoveKind::Normal | MoveKind::DoubleStep | MoveKind::KingLeap) => {
                enter(mv.from(), GateKind::Plain);
            }
            None => {}
        }
    }

    /// Closes a gate: no piece enters through it any more.
    pub(super) fn close_gate(&mut self, square: Square) {
        if self.state.gates.has(square) {
            self.state.gates.remove(square);
            self.hash ^= zobrist::gate(square);
        }
    }
}
