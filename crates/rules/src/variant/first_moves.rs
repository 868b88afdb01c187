//! First moves of pieces that may come back to where they began: what a position needs to know of them.

use super::{KindSet, PieceKind};
use crate::definition::FirstMovesText;
use crate::tables::Tables;
use crate::{Bitboard, KindId, Player};

/// First moves of pieces that may come back.
#[derive(Clone, Debug)]
pub(crate) struct FirstMoves {
    /// The kinds that have them.
    pub kinds: KindSet,
    /// By player and kind: where they begin.
    pub squares: Vec<Vec<Bitboard>>,
    /// How pieces move that have come back.
    pub later: Tables,
    /// How position texts tell who has them.
    pub text: FirstMovesText,
    /// The kinds that take them from royal pieces.
    pub lost_to: KindSet,
}

impl FirstMoves {
    /// Whether a piece of a player that comes to a square has no first moves there, though others of its kind have.
    #[inline]
    pub fn ends_on(&self, player: Player, kind: KindId, square: crate::Square) -> bool {
        self.kinds.has(kind) && self.squares[player.index()][kind.index()].has(square)
    }
}

/// Whether pieces of a kind have first moves and may come back to where they began.
pub(super) fn has_them(kind: &PieceKind) -> bool {
    kind.goes_back && kind.movement.walks().iter().any(|walk| walk.initial)
}

/// Whether one of these first moves captures.
pub(super) fn captures(kind: &PieceKind) -> bool {
    has_them(kind) && kind.movement.walks().iter().any(|walk| walk.initial && walk.captures)
}
