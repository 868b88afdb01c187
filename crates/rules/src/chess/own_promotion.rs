//! Promotion as a move of its own, as in Sittuyin: a piece promotes on its own square or on an adjacent one.

use super::ChessPosition;
use crate::{Move, StepKind};

impl ChessPosition {
    /// Calls `visit` with every promotion that is a move of its own, whether or not it leaves the King safe.
    pub(super) fn own_promotions(&self, mut visit: impl FnMut(Move)) {
        if !self.variant.rules().own_moves {
            return;
        }
        let (us, tables) = (self.turn, self.variant.tables());
        let enemies = self.board.of(self.opponent());
        for (from, kind) in self.board.pieces_of(us) {
            for row in self.variant.kind(kind).promotions.iter().filter(|row| row.own_move) {
                let only = || self.board.pieces_of(us).filter(|(_, it)| *it == kind).count() == 1;
                if !row.zone[us.index()].has(from) && !only() {
                    continue;
                }
                for &becomes in row.to[us.index()].iter().filter(|&&it| self.may_become(it, row.only_captured)) {
                    let occupied = self.board.occupied().without(from);
                    let mut targets = tables.leap_moves(us, becomes, from) & !self.board.occupied();
                    for path in tables.paths(us, becomes, from).iter().filter(|path| path.moves) {
                        path.reached(tables.path_squares(path).0, &self.board.occupied(), |_, square, filled, _| {
                            if !filled {
                                targets.insert(square);
                            }
                        });
                    }
                    for to in targets.with(from) {
                        if (tables.attacks_from(us, becomes, to, occupied) & enemies).is_empty() {
                            visit(Move::new_promotion(from, to, becomes, StepKind::Normal));
                        }
                    }
                }
            }
        }
    }

    /// Whether a move is a promotion of its own.
    pub(super) fn is_own_promotion(&self, mv: Move) -> bool {
        let kind = self.board.get(mv.from()).filter(|_| mv.promotion().is_some()).map(|piece| piece.kind);
        kind.is_some_and(|kind| self.variant.kind(kind).promotions.iter().any(|row| row.own_move))
    }
}
