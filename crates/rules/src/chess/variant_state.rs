//! The state that only some variants have in a position: pockets, counted checks, gates and the like.

use super::ChessPosition;
use crate::{Bitboard, KindId, Player, Square, Variant, zobrist};

/// The state that only some variants have in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantState {
    /// By player and kind: the number of pieces in the pocket.
    pockets: [[u8; KindId::MAX_COUNT]; 2],
    /// By player: the checks that are still to be given.
    pub(super) checks: [u8; 2],
    /// The squares of pieces on whose first move a piece may enter from the pocket.
    pub(super) gates: Bitboard,
    /// The squares that pieces have turned to stone.
    pub(super) walls: Bitboard,
    /// The squares of pieces that have moved, although a piece of their kind that starts there has first moves.
    pub(super) returned: Bitboard,
    /// The square on which the last move captured a piece that may not simply be traded, with a piece of another kind.
    pub(super) traded: Option<Square>,
    /// The limit of plies within which the counting player must be mated, and the plies counted so far; 0 if no player counts.
    pub(super) counting: [u16; 2],
}

impl VariantState {
    pub(super) const NONE: VariantState = VariantState {
        pockets: [[0; KindId::MAX_COUNT]; 2],
        checks: [0; 2],
        gates: Bitboard::EMPTY,
        walls: Bitboard::EMPTY,
        returned: Bitboard::EMPTY,
        traded: None,
        counting: [0; 2],
    };

    /// The number of pieces of a kind in a player's pocket.
    #[inline]
    pub fn pocket_count(&self, player: Player, kind: KindId) -> u8 {
        self.pockets[player.index() & 1][kind.index()]
    }

    pub(super) fn set_pocket_count(&mut self, player: Player, kind: KindId, count: u8) {
        self.pockets[player.index() & 1][kind.index()] = count;
    }

    /// The kinds in a player's pocket with their numbers of pieces.
    pub fn pocket(&self, player: Player) -> impl Iterator<Item = (KindId, u8)> + '_ {
        let counts = self.pockets[player.index() & 1].iter().enumerate();
        counts.filter(|(_, count)| **count > 0).map(|(kind, count)| (KindId(kind as u8), *count))
    }

    /// Whether a player's pocket is empty.
    pub fn is_pocket_empty(&self, player: Player) -> bool {
        self.pocket(player).next().is_none()
    }

    /// The squares of pieces on whose first move a piece may enter from the pocket.
    pub const fn gates(&self) -> Bitboard {
        self.gates
    }

    /// The gates of a player that are useless: the pocket is empty, and no capture fills it.
    pub(super) fn idle_gates(&self, variant: &Variant, player: Player) -> Bitboard {
        let pockets = &variant.rules().pockets;
        if !pockets.gating || pockets.captures || !self.is_pocket_empty(player) {
            return Bitboard::EMPTY;
        }
        self.gates.iter().filter(|&gate| variant.relative_rank(player, gate) == 0).collect()
    }

    /// The part of the position's hash.
    pub(super) fn hash(&self) -> u64 {
        let pockets = [Player(0), Player(1)]
            .into_iter()
            .flat_map(|player| self.pocket(player).map(move |(kind, count)| zobrist::pocket(player, kind, count)));
        let checks = (0..2).filter(|&player| self.checks[player] > 0);
        let checks = checks.map(|player| zobrist::checks(Player(player as u8), self.checks[player]));
        let gates = self.gates.iter().map(zobrist::gate);
        let walls = self.walls.iter().map(zobrist::wall);
        let traded = self.traded.map(zobrist::traded);
        let returned = self.returned.iter().map(zobrist::returned);
        pockets.chain(checks).chain(gates).chain(walls).chain(returned).chain(traded).fold(0, |hash, key| hash ^ key)
    }
}

impl ChessPosition {
    /// The state that only some variants have: pockets, counted checks, gates.
    pub fn variant_state(&self) -> &VariantState {
        &self.state
    }

    /// The checks that a player still has to give to win, in variants that count checks.
    pub fn checks_left(&self, player: Player) -> u8 {
        self.state.checks[player.index() & 1]
    }

    /// The squares that pieces have turned to stone.
    pub fn walls(&self) -> Bitboard {
        self.state.walls
    }

    /// The number of a player's pieces of a kind, pocket included.
    pub(crate) fn count_of(&self, player: Player, kind: KindId) -> u32 {
        let on_board = self.board.pieces_of(player).filter(|(_, it)| *it == kind).count() as u32;
        on_board + u32::from(self.state.pocket_count(player, kind))
    }

    /// The kind in the pocket of a captured or dropped piece.
    pub fn pocket_kind(&self, kind: KindId) -> KindId {
        let info = self.variant.kind(kind);
        let base = if self.variant.rules().pockets.keep_promotions { info.same_as } else { info.promoted_from };
        base.unwrap_or(kind)
    }
}
