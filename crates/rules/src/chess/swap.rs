//! Swaps of a checkmated royal piece with another piece of its player, as in Tamerlane II.

use super::ChessPosition;
use super::undo::Undo;
use crate::Move;

impl ChessPosition {
    /// Makes a swap.
    pub(super) fn make_swap(&mut self, mv: Move, undo: &mut Undo) {
        let (from, to) = (mv.from(), mv.to());
        if let (Some(piece), Some(other)) = (self.board.get(from), self.board.get(to)) {
            self.set::<false>(from, None, undo);
            self.set::<false>(to, Some(piece), undo);
            self.set::<false>(from, Some(other), undo);
        }
        self.lose_rights(from, to);
    }

    /// The moves of a checkmated player in which a royal piece changes places with a piece that allows it, on whose square it is safe.
    pub(super) fn swaps(&self) -> Vec<Move> {
        let substitutes = self.variant.rules().check.substitutes;
        if substitutes.is_empty() || !self.in_check() {
            return Vec::new();
        }
        let own = || self.board.pieces_of(self.turn);
        let royals = || own().filter(|(_, kind)| self.variant.kind(*kind).royal);
        let others = own().filter(|(_, kind)| substitutes.has(*kind));
        let pairs = others.flat_map(|(to, _)| royals().map(move |(from, _)| (from, to)));
        let all = pairs.filter(|(from, to)| from != to).map(|(from, to)| Move::new_swap(from, to));
        let mut after = self.clone();
        let mut is_safe = |mv: &Move| {
            let undo = after.play_unchecked(*mv);
            // Changing the turn alone does not give check.
            let safe = if self.variant.rules().one_king {
                !after.is_attacked(mv.to(), after.turn)
            } else {
                !after.is_royalty_attacked(self.turn)
            };
            after.unmake(undo);
            safe
        };
        all.filter(&mut is_safe).collect()
    }
}
