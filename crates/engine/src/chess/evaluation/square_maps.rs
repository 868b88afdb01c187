//! Tables by square.

use menagerie_rules::Square;

/// A table for every square, several times over: once for each player, or for each kind of each. All in one piece, so that a value
/// lies one step away.
#[derive(Debug)]
pub(super) struct SquareMaps<T>(Vec<T>);

impl<T: Copy> SquareMaps<T> {
    /// The tables one after another, each with an entry for every square there could be.
    pub(super) fn new(maps: impl Iterator<Item = Vec<T>>) -> SquareMaps<T> {
        SquareMaps(maps.flatten().collect())
    }

    /// What the table with this number says of a square.
    #[inline]
    pub(super) fn at(&self, map: usize, square: Square) -> T {
        self.0[map << 8 | square.index()]
    }
}
