//! The promotions of a kind.

use crate::{Bitboard, KindId, Player, Square};

/// One row of a kind's promotions.
#[derive(Clone, Debug)]
pub struct PromotionRow {
    /// The kinds to which it may promote, by player.
    pub to: Vec<Vec<KindId>>,
    /// The squares of the promotion zone, by player.
    pub zone: Vec<Bitboard>,
    /// Whether promotion is optional.
    pub optional: bool,
    /// The squares on which promotion is mandatory all the same, by player.
    pub must_in: Vec<Bitboard>,
    /// By player and origin: the targets of moves that promote, without capture and with capture; `None` if all moves do.
    pub by_moves: Option<Vec<Vec<[Bitboard; 2]>>>,
    /// Whether a move that begins in the zone promotes, in addition to one that ends there.
    pub leaving: bool,
    /// Whether a move that begins in the zone does not promote.
    pub entering: bool,
    /// Whether only a capture promotes.
    pub by_capture: bool,
    /// Whether only a move without capture promotes.
    pub without_capture: bool,
    /// Whether a capture en passant does not promote.
    pub not_en_passant: bool,
    /// Whether promotion is a move of its own.
    pub own_move: bool,
    /// Whether it may only promote to kinds of which its owner has fewer than at the start.
    pub only_captured: bool,
}

impl PromotionRow {
    /// Whether a move of a player promotes.
    #[inline]
    pub fn happens(&self, player: Player, from: Square, to: Square, captures: bool) -> bool {
        let zone = &self.zone[player.index()];
        !self.own_move
            && (zone.has(to) || self.leaving && zone.has(from))
            && !(self.entering && zone.has(from))
            && (captures || !self.by_capture)
            && !(captures && self.without_capture)
            && self
                .by_moves
                .as_ref()
                .is_none_or(|moves| moves[player.index()][from.index()][usize::from(captures)].has(to))
    }

    /// Whether a move to this square may leave the piece unpromoted.
    #[inline]
    pub fn may_stay(&self, player: Player, to: Square) -> bool {
        self.optional && !self.must_in[player.index()].has(to)
    }

    /// Whether a player's piece on a square must have promoted there, from whatever origin.
    pub(crate) fn waits_nowhere(&self, player: Player, square: Square) -> bool {
        let always = self.by_moves.is_none()
            && !self.own_move
            && !self.optional
            && !self.by_capture
            && !self.entering
            && !self.without_capture
            && !self.not_en_passant
            && !self.only_captured;
        always && self.zone[player.index()].has(square)
    }
}
