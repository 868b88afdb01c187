//! The index of a move in the tables of the history heuristics: the piece that moves, and where it goes.

use menagerie_rules::{ChessPosition, Move, Piece};

const SQUARES: usize = 256;
/// Entries of a table by [`PieceTo`]: both players' kinds on every square.
pub(super) const PIECE_TO_ENTRIES: usize = 2 * 32 * SQUARES;
/// Entries for pairs of moves. All pairs of the 14×14 games would take a hundred megabytes, so that some pairs share one.
pub(super) const CONTINUATION_ENTRIES: usize = 1 << 20;

/// A piece and the square it goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PieceTo(u16);

impl PieceTo {
    /// Games with more than 32 kinds have two kinds in one entry, which makes the tables no less useful.
    #[inline]
    pub(super) fn of(piece: Piece, mv: Move) -> PieceTo {
        PieceTo(((piece.player.index() * 32 + piece.kind.index() % 32) * SQUARES + mv.to().index()) as u16)
    }

    /// The piece that a move brings to its square: the one that stands where it begins, or one from the hand. A pass has the entry of
    /// some piece that stays, or none: nothing is lost by that.
    #[inline]
    pub(super) fn of_move(position: &ChessPosition, mv: Move) -> Option<PieceTo> {
        let player = position.turn();
        let dropped = || mv.from_hand().map(|kind| Piece { player, kind });
        position.board().get(mv.from()).or_else(dropped).map(|piece| PieceTo::of(piece, mv))
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The continuation entry of this move after an earlier one, of which only the [`spread`](PieceTo::spread) is needed: less than
    /// [`CONTINUATION_ENTRIES`].
    #[inline]
    pub(super) fn after(self, spread: usize) -> usize {
        spread ^ self.index()
    }

    /// A number that hardly another move shares, less than [`CONTINUATION_ENTRIES`] (Knuth's multiplicative hash).
    #[inline]
    pub(super) fn spread(self) -> usize {
        ((self.index() as u32).wrapping_mul(0x9E37_79B1) >> (32 - CONTINUATION_ENTRIES.ilog2())) as usize
    }
}

/// The enemy's last move and the last own move before it.
pub(super) type PreviousMoves = [Option<PieceTo>; 2];
