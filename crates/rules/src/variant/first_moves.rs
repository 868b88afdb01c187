//! First moves of pieces that may return to their start squares: the data that positions need.

use super::{KindSet, PieceKind};
use crate::definition::FirstMovesText;
use crate::tables::Tables;
use crate::{Bitboard, KindId, Player};

/// First moves of pieces that may return.
#[derive(Clone, Debug)]
pub(crate) struct FirstMoves {
    /// The kinds with first moves.
    pub kinds: KindSet,
    /// By player and kind: the start squares.
    pub squares: Vec<Vec<Bitboard>>,
    /// The moves of pieces that have returned.
    pub later: Tables,
    /// How FENs describe first moves.
    pub text: FirstMovesText,
    /// The kinds that remove the first moves of royal pieces.
    pub lost_to: KindSet,
}

impl FirstMoves {
    /// Whether a piece of a player that arrives on a square has no first moves there, although others of its kind have.
    #[inline]
    pub fn ends_on(&self, player: Player, kind: KindId, square: crate::Square) -> bool {
        self.kinds.has(kind) && self.squares[player.index()][kind.index()].has(square)
    }
}

/// Whether pieces of a kind have first moves and may return to their start squares.
pub(super) fn has_them(kind: &PieceKind) -> bool {
    kind.goes_back && kind.movement.walks().iter().any(|walk| walk.initial)
}

/// Whether one of these first moves captures.
pub(super) fn captures(kind: &PieceKind) -> bool {
    has_them(kind) && kind.movement.walks().iter().any(|walk| walk.initial && walk.captures)
}
