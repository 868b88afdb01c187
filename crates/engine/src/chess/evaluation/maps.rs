//! Tables by square.

use menagerie_rules::Square;

/// Something for every square, several times over: once for each player, or for each kind of each. All in one piece, so that what is
/// asked for lies one step away.
#[derive(Debug)]
pub(super) struct Maps<T>(Vec<T>);

impl<T: Copy> Maps<T> {
    /// Of these maps, each with a place for every square there could be.
    pub(super) fn new(maps: impl Iterator<Item = Vec<T>>) -> Maps<T> {
        Maps(maps.flatten().collect())
    }

    /// What the map with this number says of a square.
    #[inline]
    pub(super) fn at(&self, map: usize, square: Square) -> T {
        self.0[map << 8 | square.index()]
    }
}
