//! A line along which a piece goes, and a line by which it bears on a square.

use crate::betza::Hop;
use crate::{Bitboard, Square};
use std::ops::Range;

/// One line along which a piece goes as far as it finds the squares free, or hops.
#[derive(Clone, Debug)]
pub struct Path {
    pub(super) squares: Range<u32>,
    /// How many squares at the beginning must be empty and are no targets: the bend of a bent slider, what a lame leaper passes.
    pub(super) skip: u32,
    /// Whether it may end on an empty square.
    pub moves: bool,
    /// Whether it may end on an enemy.
    pub captures: bool,
    /// What must stand in between.
    pub hop: Hop,
    /// Whether this is a Pawn's double step.
    pub double_step: bool,
    pub(super) capturable: Bitboard,
}

impl Path {
    /// Whether the piece may capture on `target` if it stands there, with `occupied` in between.
    #[inline]
    pub(super) fn captures_on(&self, squares: &[Square], occupied: Bitboard, target: Square) -> bool {
        if !self.capturable.has(target) {
            return false;
        }
        let mut screens = 0;
        let mut before_is_screen = false;
        for &square in squares {
            if square == target {
                break;
            }
            before_is_screen = occupied.has(square);
            screens += u32::from(before_is_screen);
            if screens > u32::from(self.hop != Hop::None) {
                return false;
            }
        }
        match self.hop {
            Hop::None => screens == 0,
            Hop::Cannon => screens == 1,
            Hop::Grasshopper => screens == 1 && before_is_screen,
        }
    }
}

/// A line by which a piece bears on a square: it captures there or not, depending on what stands in between.
#[derive(Clone, Copy, Debug)]
pub struct AttackLine {
    /// Where the piece stands.
    pub origin: Square,
    /// The squares in between.
    pub between: Bitboard,
    pub(super) last: Option<Square>,
    pub(super) hop: Hop,
}

impl AttackLine {
    /// Whether the piece captures along the line when `occupied` squares are occupied.
    #[inline]
    pub fn is_open(&self, occupied: Bitboard) -> bool {
        let screens = self.between & occupied;
        match self.hop {
            Hop::None => screens.is_empty(),
            Hop::Cannon => screens.count() == 1,
            Hop::Grasshopper => self.last.is_some_and(|last| screens == Bitboard::of(last)),
        }
    }
}
