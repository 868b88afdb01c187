//! Numbers that stand for a player and for a kind of piece.

/// A player, by the order of turns from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Player(pub(crate) u8);

impl Player {
    /// The most players a game can have.
    pub const MOST: usize = 4;

    /// The player's place in the order of turns, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of piece, by its place in the definition from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct KindId(pub(crate) u8);

impl KindId {
    /// The most kinds a game can have.
    pub const MOST: usize = 32;

    /// The kind's place in the definition, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
