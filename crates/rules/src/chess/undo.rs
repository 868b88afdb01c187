//! The data for unmaking a move.

use super::EnPassant;
use super::last_move::LastMove;
use super::variant_state::VariantState;
use crate::Square;
use crate::board::Piece;
use smallvec::SmallVec;

/// The changes of [`super::ChessPosition::play_unchecked`], which [`super::ChessPosition::unmake`] reverts.
#[derive(Clone, Debug)]
pub struct Undo {
    pub(super) moved: Option<Piece>,
    pub(super) captured: Option<(Square, Piece)>,
    pub(super) rights: u16,
    pub(super) en_passant: Option<EnPassant>,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) hash: u64,
    /// The other changes of a move in variants with special rules.
    pub(super) special: Option<Box<SpecialUndo>>,
}

impl Undo {
    /// The piece that the move captured, and its square.
    pub fn captured(&self) -> Option<(Square, Piece)> {
        self.captured
    }
}

/// The changes of a move that only special rules need.
#[derive(Clone, Debug)]
pub(super) struct SpecialUndo {
    /// The squares that changed, in order, with their previous contents.
    pub(super) squares: SmallVec<[(Square, Option<Piece>); 6]>,
    pub(super) state: VariantState,
    pub(super) kings: [Square; 2],
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
    pub(super) fn fill(&mut self, state: VariantState, kings: [Square; 2], last: LastMove) -> Box<SpecialUndo> {
        match self.0.pop() {
            Some(mut place) => {
                place.squares.clear();
                (place.state, place.kings, place.last) = (state, kings, last);
                place
            }
            None => Box::new(SpecialUndo { squares: SmallVec::new(), state, kings, last }),
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
