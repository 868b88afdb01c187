//! Tables by square.

use menagerie_rules::Square;

/// Several tables by square: one for each player, or for each kind of each player. They are in one allocation, so that a value needs one
/// access.
#[derive(Debug)]
pub(super) struct SquareMaps<T>(Vec<T>);

impl<T: Copy> SquareMaps<T> {
    /// The concatenated tables, each with an entry for every possible square.
    pub(super) fn new(maps: impl Iterator<Item = Vec<T>>) -> SquareMaps<T> {
        SquareMaps(maps.flatten().collect())
    }

    /// The value of a square in the table with this index.
    #[inline]
    pub(super) fn at(&self, map: usize, square: Square) -> T {
        self.0[map << 8 | square.index()]
    }
}
