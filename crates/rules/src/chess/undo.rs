//! What a move changed, for taking it back.

use super::EnPassant;
use super::extra::Extra;
use super::last_move::LastMove;
use crate::Square;
use crate::board::Piece;
use smallvec::SmallVec;

/// What [`super::ChessPosition::play_unchecked`] changed and [`super::ChessPosition::unmake`] needs to put back.
#[derive(Clone, Debug)]
pub struct Undo {
    pub(super) moved: Option<Piece>,
    pub(super) captured: Option<(Square, Piece)>,
    pub(super) rights: u16,
    pub(super) en_passant: Option<EnPassant>,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) hash: u64,
    /// What else a move changes in games with hands, explosions and the like.
    pub(super) special: Option<Box<SpecialUndo>>,
}

impl Undo {
    /// What the move captured, and where.
    pub fn captured(&self) -> Option<(Square, Piece)> {
        self.captured
    }
}

/// What a move of such a game changed besides what every move changes.
#[derive(Clone, Debug)]
pub(super) struct SpecialUndo {
    /// The squares that changed, in order, with what stood there before.
    pub(super) squares: SmallVec<[(Square, Option<Piece>); 6]>,
    pub(super) extra: Extra,
    pub(super) kings: [Square; 2],
    pub(super) last: LastMove,
}
