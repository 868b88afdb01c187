//! The data for unmaking a move.

use super::EnPassant;
use super::last_move::LastMove;
use super::variant_state::VariantState;
use crate::Square;
use crate::board::{Content, Piece};
use smallvec::SmallVec;

/// A square that a move changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareChange {
    pub(super) square: Square,
    pub(super) before: Content,
    pub(super) after: Content,
}

impl SquareChange {
    /// The square.
    #[inline]
    pub fn square(self) -> Square {
        self.square
    }

    /// The piece that stood there.
    #[inline]
    pub fn before(self) -> Option<Piece> {
        self.before.piece()
    }

    /// The piece that stands there instead.
    #[inline]
    pub fn after(self) -> Option<Piece> {
        self.after.piece()
    }
}

/// The changes of [`super::ChessPosition::play_unchecked`], which [`super::ChessPosition::unmake`] reverts.
#[derive(Clone, Debug)]
pub struct Undo {
    /// The squares that changed in a standard variant, in order: castling changes four.
    pub(super) changes: [SquareChange; 4],
    /// The number of used entries of `changes`.
    pub(super) count: u8,
    pub(super) captured: Option<(Square, Piece)>,
    pub(super) kings: [Square; 2],
    pub(super) rights: u16,
    pub(super) en_passant: Option<EnPassant>,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) hash: u64,
    /// The other changes of a move in variants with special rules.
    pub(super) special: Option<Box<SpecialUndo>>,
}

impl Undo {
    pub(super) const NO_CHANGES: [SquareChange; 4] =
        [SquareChange { square: Square::from_index(0), before: Content::EMPTY, after: Content::EMPTY }; 4];

    /// Records that a square changes.
    #[inline]
    pub(super) fn record<const STANDARD: bool>(&mut self, change: SquareChange) {
        if STANDARD {
            self.changes[usize::from(self.count) & 3] = change;
            self.count += 1;
        } else if let Some(special) = &mut self.special {
            special.changes.push(change);
        }
    }

    /// The squares that changed, in order. A square may occur more than once.
    #[inline]
    pub fn changes(&self) -> &[SquareChange] {
        match &self.special {
            Some(special) => &special.changes,
            None => &self.changes[..usize::from(self.count).min(4)],
        }
    }

    /// The piece that the move captured, and its square.
    pub fn captured(&self) -> Option<(Square, Piece)> {
        self.captured
    }
}

/// The changes of a move that only special rules need.
#[derive(Clone, Debug)]
pub(super) struct SpecialUndo {
    /// The squares that changed, in order.
    pub(super) changes: SmallVec<[SquareChange; 6]>,
    pub(super) state: VariantState,
    pub(super) last: LastMove,
}

/// Boxes of unmade moves, which are reused so that a search does not allocate for each move. A copy of a position begins without any.
#[derive(Debug, Default)]
pub(super) struct SpareUndos(
    #[expect(clippy::vec_box, reason = "what is kept is the place that the box has, not what is in it")]
    Vec<Box<SpecialUndo>>,
);

impl SpareUndos {
    /// A box with these values, reused if possible.
    pub(super) fn fill(&mut self, state: VariantState, last: LastMove) -> Box<SpecialUndo> {
        match self.0.pop() {
            Some(mut place) => {
                place.changes.clear();
                (place.state, place.last) = (state, last);
                place
            }
            None => Box::new(SpecialUndo { changes: SmallVec::new(), state, last }),
        }
    }

    /// Keeps a box for a later move.
    pub(super) fn keep(&mut self, place: Box<SpecialUndo>) {
        self.0.push(place);
    }
}

impl Clone for SpareUndos {
    fn clone(&self) -> SpareUndos {
        SpareUndos::default()
    }
}
