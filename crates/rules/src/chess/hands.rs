//! Drops from the hand, and pieces that enter where another leaves.

use super::ChessPosition;
use crate::variant::KindSet;
use crate::{Bitboard, KindId, Move, MoveKind, Square};

impl ChessPosition {
    /// Calls `visit` with every drop, the safety of Kings not looked at.
    pub(super) fn drops(&self, mut visit: impl FnMut(Move)) {
        let (variant, us) = (&self.variant, self.turn);
        if !variant.rules().hands.drops {
            return;
        }
        let empty = !self.board.occupied();
        for (kind, _) in self.extra.hand(us) {
            let info = variant.kind(kind);
            let squares = info.drop_zone[us.index()] & info.confined[us.index()] & empty & !self.full_files(kind);
            let promotions = info.promotions.iter().filter(|_| info.drops_promoted);
            let was_it = |promoted: &KindId| {
                let promoted_info = variant.kind(*promoted);
                let is_known = promoted_info.promoted_from == Some(kind) && promoted_info.same_as.is_none();
                is_known && self.extra.in_hand(us, *promoted) == 0
            };
            let as_what = promotions.flat_map(|row| &row.to[us.index()]).copied().filter(was_it).collect::<KindSet>();
            for kind in std::iter::once(kind).chain(as_what.iter()) {
                squares.iter().for_each(|to| visit(Move::new(to, to, Some(kind), MoveKind::Drop)));
            }
        }
    }

    /// The files on which a player has as many of a kind as a drop may make.
    pub(crate) fn full_files(&self, kind: KindId) -> Bitboard {
        let most = usize::from(self.variant.kind(kind).drops_on_file);
        let mut full = Bitboard::EMPTY;
        if most == 0 {
            return full;
        }
        for file in 0..self.variant.shape().files() {
            let own = self.board.pieces_of(self.turn).filter(|(square, it)| *it == kind && square.file() == file);
            if own.count() >= most {
                full |= (0..self.variant.shape().ranks()).filter_map(|rank| Square::new(file, rank)).collect();
            }
        }
        full
    }

    /// Calls `visit` with the moves like this one with which a piece from the hand enters.
    pub(super) fn with_gating(&self, mv: Move, mut visit: impl FnMut(Move)) {
        if !self.variant.rules().hands.gating || mv.is_pass() || mv.promotion().is_some() {
            return;
        }
        let us = self.turn;
        let castle = self.variant.castling_of(mv);
        let mut enter = |at: Square, how: MoveKind| {
            let stands_there_after = castle.is_some_and(|castle| castle.king_to == at || castle.rook_to == at);
            if !self.extra.gates.has(at) || stands_there_after {
                return;
            }
            for (kind, _) in self.extra.hand(us) {
                let info = self.variant.kind(kind);
                if (info.drop_zone[us.index()] & info.confined[us.index()]).has(at) {
                    visit(Move::new(mv.from(), mv.to(), Some(kind), how));
                }
            }
        };
        match castle {
            Some(castle) => {
                enter(castle.king, MoveKind::CastleGate);
                enter(castle.rook, MoveKind::CastleGateRook);
            }
            None if matches!(mv.kind(), MoveKind::Normal | MoveKind::DoubleStep | MoveKind::KingLeap) => {
                enter(mv.from(), MoveKind::Gate);
            }
            None => {}
        }
    }

    /// Whether Bishops in the hand can still all come to squares of different colours after this drop, where that is asked.
    pub(super) fn keeps_bishops_apart(&self, mv: Move) -> bool {
        let (MoveKind::Drop, Some(dropped)) = (mv.kind(), mv.from_hand()) else { return true };
        let us = self.turn;
        let dark = |square: Square| (square.file() + square.rank()).is_multiple_of(2);
        for (kind, _) in self.extra.hand(us).filter(|(kind, _)| self.variant.kind(*kind).is_bound_to_colour()) {
            let all = self.count_of(us, kind);
            let own: Bitboard =
                self.board.pieces_of(us).filter(|(_, it)| *it == kind).map(|(square, _)| square).collect();
            let count = |squares: Bitboard, colour: bool| {
                squares.iter().filter(|&square| dark(square) == colour).count() as u32
            };
            if dropped == kind {
                let colour = dark(mv.to());
                if count(own, colour) + 1 > all.div_ceil(2) {
                    return false;
                }
            } else {
                let room =
                    (self.variant.kind(kind).drop_zone[us.index()] & !self.board.occupied()).without(mv.to()) | own;
                if [true, false].into_iter().any(|colour| count(room, colour) < all / 2) {
                    return false;
                }
            }
        }
        true
    }
}
