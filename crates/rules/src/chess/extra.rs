//! What only some games have in a position: pieces in the hand, counted checks, pieces of the first rank that have not moved.

use super::ChessPosition;
use crate::{Bitboard, KindId, Player, Square, Variant, zobrist};

/// What only some games have in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extra {
    /// By player and kind: how many pieces are in the hand.
    hands: [[u8; KindId::MOST]; 2],
    /// By player: how many checks are still to be given.
    pub(super) checks: [u8; 2],
    /// The squares on whose piece's first move a piece in the hand may enter.
    pub(super) gates: Bitboard,
    /// The squares that pieces have turned to stone.
    pub(super) walls: Bitboard,
    /// Where pieces stand that have moved, though those of their kind that stand there at the start have first moves.
    pub(super) returned: Bitboard,
    /// Where the last move captured a piece that is not simply traded, by one of another kind.
    pub(super) traded: Option<Square>,
    /// In how many plies who counts must be mated, and how many have been counted; 0 if nobody counts.
    pub(super) counting: [u16; 2],
}

impl Extra {
    pub(super) const NONE: Extra = Extra {
        hands: [[0; KindId::MOST]; 2],
        checks: [0; 2],
        gates: Bitboard::EMPTY,
        walls: Bitboard::EMPTY,
        returned: Bitboard::EMPTY,
        traded: None,
        counting: [0; 2],
    };

    /// How many pieces of a kind are in a player's hand.
    #[inline]
    pub fn in_hand(&self, player: Player, kind: KindId) -> u8 {
        self.hands[player.index() & 1][kind.index()]
    }

    pub(super) fn set_hand(&mut self, player: Player, kind: KindId, count: u8) {
        self.hands[player.index() & 1][kind.index()] = count;
    }

    /// The kinds in a player's hand with their numbers.
    pub fn hand(&self, player: Player) -> impl Iterator<Item = (KindId, u8)> + '_ {
        let counts = self.hands[player.index() & 1].iter().enumerate();
        counts.filter(|(_, count)| **count > 0).map(|(kind, count)| (KindId(kind as u8), *count))
    }

    /// Whether a player's hand is empty.
    pub fn is_hand_empty(&self, player: Player) -> bool {
        self.hand(player).next().is_none()
    }

    /// The squares on whose piece's first move a piece in the hand may enter.
    pub const fn gates(&self) -> Bitboard {
        self.gates
    }

    /// The gates of a player through which nothing can enter any more: the hand is empty, and no capture will fill it.
    pub(super) fn idle_gates(&self, variant: &Variant, player: Player) -> Bitboard {
        let hands = &variant.rules().hands;
        if !hands.gating || hands.captures || !self.is_hand_empty(player) {
            return Bitboard::EMPTY;
        }
        self.gates.iter().filter(|&gate| variant.relative_rank(player, gate) == 0).collect()
    }

    /// Its part of a position's hash.
    pub(super) fn hash(&self) -> u64 {
        let hands = [Player(0), Player(1)]
            .into_iter()
            .flat_map(|player| self.hand(player).map(move |(kind, count)| zobrist::hand(player, kind, count)));
        let checks = (0..2).filter(|&player| self.checks[player] > 0);
        let checks = checks.map(|player| zobrist::checks(Player(player as u8), self.checks[player]));
        let gates = self.gates.iter().map(zobrist::gate);
        let walls = self.walls.iter().map(zobrist::wall);
        let traded = self.traded.map(zobrist::traded);
        let returned = self.returned.iter().map(zobrist::returned);
        hands.chain(checks).chain(gates).chain(walls).chain(returned).chain(traded).fold(0, |hash, key| hash ^ key)
    }
}

impl ChessPosition {
    /// What only some games have: hands, counted checks, gates.
    pub fn extra(&self) -> &Extra {
        &self.extra
    }

    /// How many checks a player has still to give to win, where they are counted.
    pub fn checks_left(&self, player: Player) -> u8 {
        self.extra.checks[player.index() & 1]
    }

    /// The squares that pieces have turned to stone.
    pub fn walls(&self) -> Bitboard {
        self.extra.walls
    }

    /// How many pieces a player has of a kind, in the hand included.
    pub(crate) fn count_of(&self, player: Player, kind: KindId) -> u32 {
        let on_board = self.board.pieces_of(player).filter(|(_, it)| *it == kind).count() as u32;
        on_board + u32::from(self.extra.in_hand(player, kind))
    }

    /// The kind that a captured or dropped piece is in the hand.
    pub fn kind_in_hand(&self, kind: KindId) -> KindId {
        let info = self.variant.kind(kind);
        let base = if self.variant.rules().hands.keep_promotions { info.same_as } else { info.promoted_from };
        base.unwrap_or(kind)
    }
}
