//! Gating: a piece enters from the pocket on the square that another piece leaves.

use super::ChessPosition;
use super::undo::Undo;
use crate::board::Piece;
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

    /// Puts the piece that enters with a move on the board, and closes the gates that the move uses or passes.
    pub(super) fn pass_gates(&mut self, mv: Move, rook: Option<Square>, undo: &mut Undo) {
        if let Some(kind) = mv.gated() {
            let at = rook.filter(|_| mv.kind() == MoveKind::CastleGateRook).unwrap_or(mv.from());
            self.set::<false>(at, Some(Piece { player: self.turn, kind }), undo);
            self.remove_from_pocket(self.turn, kind);
        }
        if let Some(via) = mv.via() {
            self.lose_rights(via, via);
        }
        for square in [rook, mv.via(), Some(mv.from()), Some(mv.to())].into_iter().flatten() {
            self.close_gate(square);
        }
    }

    /// Closes the gates of the side to move if nothing can enter through them any more.
    pub(super) fn close_idle_gates(&mut self) {
        for gate in self.state.idle_gates(&self.variant, self.turn) {
            self.close_gate(gate);
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
