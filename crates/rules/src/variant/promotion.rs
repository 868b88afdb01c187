//! How a kind promotes.

use crate::{Bitboard, KindId, Player, Square};

/// How a kind promotes: one row of the table of promotions.
#[derive(Clone, Debug)]
pub struct PromotionRow {
    /// What it may become, by player.
    pub to: Vec<Vec<KindId>>,
    /// Where, by player.
    pub zone: Vec<Bitboard>,
    /// Whether it may stay what it is.
    pub optional: bool,
    /// Where it must promote all the same, by player.
    pub must_in: Vec<Bitboard>,
    /// By player and the square that a move leaves: where the moves lead that promote, without capture and with one; nothing if
    /// all do.
    pub by_moves: Option<Vec<Vec<[Bitboard; 2]>>>,
    /// Whether a move that begins in the zone promotes as well as one that ends there.
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
    /// Whether it may only become what its owner has fewer of than at the start.
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

    /// Whether a move to this square may leave it as it is.
    #[inline]
    pub fn may_stay(&self, player: Player, to: Square) -> bool {
        self.optional && !self.must_in[player.index()].has(to)
    }

    /// Whether a piece of a player that stands on a square must have promoted there, whatever it came from.
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
