//! Piece-to indices of moves in history tables: the moving piece and its target.

use menagerie_rules::{ChessPosition, Move, Piece};

const SQUARES: usize = 256;
/// Entries of a table by [`PieceTo`]: both players' kinds on every square.
pub(super) const PIECE_TO_ENTRIES: usize = 2 * 32 * SQUARES;
/// Entries for pairs of moves. All pairs of the 14×14 games would take a hundred megabytes, so some pairs share an entry.
pub(super) const CONTINUATION_ENTRIES: usize = 1 << 20;

/// A piece and its target square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PieceTo(u16);

impl PieceTo {
    /// In variants with more than 32 kinds two kinds share an entry, which does no harm.
    #[inline]
    pub(super) fn of(piece: Piece, mv: Move) -> PieceTo {
        PieceTo(((piece.player.index() * 32 + piece.kind.index() % 32) * SQUARES + mv.to().index()) as u16)
    }

    /// The index of a move: the piece that moves, or the one that enters from the pocket. A pass has the index of some piece that stays,
    /// or none, which does no harm.
    #[inline]
    pub(super) fn of_move(position: &ChessPosition, mv: Move) -> Option<PieceTo> {
        let player = position.turn();
        let dropped = || mv.dropped().map(|kind| Piece { player, kind });
        position.board().get(mv.from()).or_else(dropped).map(|piece| PieceTo::of(piece, mv))
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The index of this move after an earlier one with this [`spread`](PieceTo::spread) in the continuation table; less than
    /// [`CONTINUATION_ENTRIES`].
    #[inline]
    pub(super) fn after(self, spread: usize) -> usize {
        spread ^ self.index()
    }

    /// A hash of the move, less than [`CONTINUATION_ENTRIES`] (Knuth's multiplicative hash).
    #[inline]
    pub(super) fn spread(self) -> usize {
        ((self.index() as u32).wrapping_mul(0x9E37_79B1) >> (32 - CONTINUATION_ENTRIES.ilog2())) as usize
    }
}

/// The enemy's last move and the own move before it.
pub(super) type PreviousMoves = [Option<PieceTo>; 2];
