//! Pieces in the pocket, and drops.

use super::ChessPosition;
use super::undo::Undo;
use crate::board::Piece;
use crate::variant::KindSet;
use crate::{Bitboard, KindId, Move, Player, Square, zobrist};

impl ChessPosition {
    /// Makes a drop.
    pub(super) fn make_drop(&mut self, mv: Move, undo: &mut Undo) {
        let (Some(kind), us) = (mv.dropped(), self.turn) else { return };
        self.set::<false>(mv.to(), Some(Piece { player: us, kind }), undo);
        // A kind that is not in the pocket is dropped as the promotion of a kind that is.
        let is_held = self.state.pocket_count(us, kind) > 0;
        let held = if is_held { None } else { self.variant.kind(kind).promoted_from };
        self.remove_from_pocket(us, held.unwrap_or(kind));
        if self.variant.rules().pockets.drops_castle {
            self.gain_rights(mv.to());
        }
    }

    /// Calls `visit` with every drop, whether or not it leaves the King safe.
    pub(super) fn drops(&self, mut visit: impl FnMut(Move)) {
        let (variant, us) = (&self.variant, self.turn);
        if !variant.rules().pockets.drops {
            return;
        }
        let empty = !self.board.occupied();
        for (kind, _) in self.state.pocket(us) {
            let info = variant.kind(kind);
            let squares = info.drop_zone[us.index()] & info.confined[us.index()] & empty & !self.full_files(kind);
            let promotions = info.promotions.iter().filter(|_| info.drops_promoted);
            let was_it = |promoted: &KindId| {
                let promoted_info = variant.kind(*promoted);
                let is_known = promoted_info.promoted_from == Some(kind) && promoted_info.same_as.is_none();
                is_known && self.state.pocket_count(us, *promoted) == 0
            };
            let as_what = promotions.flat_map(|row| &row.to[us.index()]).copied().filter(was_it).collect::<KindSet>();
            for kind in std::iter::once(kind).chain(as_what.iter()) {
                squares.iter().for_each(|to| visit(Move::new_drop(to, kind)));
            }
        }
    }

    /// The files on which the side to move has as many pieces of a kind as drops may put there.
    pub(crate) fn full_files(&self, kind: KindId) -> Bitboard {
        let most = usize::from(self.variant.kind(kind).drops_on_file);
        let mut full = Bitboard::EMPTY;
        if most == 0 {
            return full;
        }
        for file in 0..self.variant.board_size().files() {
            let own = self.board.pieces_of(self.turn).filter(|(square, it)| *it == kind && square.file() == file);
            if own.count() >= most {
                full |= (0..self.variant.board_size().ranks()).filter_map(|rank| Square::new(file, rank)).collect();
            }
        }
        full
    }

    /// Whether Bishops in the pocket can still all be dropped on squares of different colours after this drop, in variants with this rule.
    pub(super) fn keeps_bishops_apart(&self, mv: Move) -> bool {
        let Some(dropped) = mv.dropped() else { return true };
        let us = self.turn;
        let dark = |square: Square| (square.file() + square.rank()).is_multiple_of(2);
        for (kind, _) in self.state.pocket(us).filter(|(kind, _)| self.variant.kind(*kind).is_bound_to_colour()) {
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

    /// Adds a captured piece to the pocket of the player who captured it, in variants with this rule.
    pub(super) fn add_to_pocket(&mut self, owner: Player, victim: Piece) {
        if self.variant.rules().pockets.captures {
            let kind = self.pocket_kind(victim.kind);
            self.set_pocket(owner, kind, self.state.pocket_count(owner, kind).saturating_add(1));
        }
    }

    /// Removes a piece from the pocket.
    pub(super) fn remove_from_pocket(&mut self, owner: Player, kind: KindId) {
        self.set_pocket(owner, kind, self.state.pocket_count(owner, kind).saturating_sub(1));
    }

    fn set_pocket(&mut self, owner: Player, kind: KindId, count: u8) {
        let key = |count: u8| if count == 0 { 0 } else { zobrist::pocket(owner, kind, count) };
        self.hash ^= key(self.state.pocket_count(owner, kind)) ^ key(count);
        self.state.set_pocket_count(owner, kind, count);
    }

    /// Gives back castling rights: King and Rook that stand on their squares after a drop may castle as if they had not moved.
    pub(super) fn gain_rights(&mut self, at: Square) {
        let before = self.rights;
        for right in self.castling.rights() {
            if right.squares().has(at) && right.is_possible(&self.board) {
                self.rights |= 1 << right.bit;
            }
        }
        if self.rights != before {
            self.hash ^= zobrist::rights(before) ^ zobrist::rights(self.rights);
        }
    }
}
