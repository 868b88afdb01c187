//! Indices of players and of kinds of pieces.

/// A player, by the order of turns from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Player(pub(crate) u8);

impl Player {
    /// The maximum number of players.
    pub const MAX_COUNT: usize = 4;

    /// The player who moves first.
    pub const FIRST: Player = Player(0);
    /// The player who moves second.
    pub const SECOND: Player = Player(1);

    /// The player with this index in the order of turns, from 0.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Player> {
        if index < Player::MAX_COUNT { Some(Player(index as u8)) } else { None }
    }

    /// The other player, in two-player games.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Player {
        if self.0 == 0 { Player::SECOND } else { Player::FIRST }
    }

    /// The player's index in the order of turns, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of piece, as an index into the definition's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct KindId(pub(crate) u8);

impl KindId {
    /// The maximum number of kinds.
    pub const MAX_COUNT: usize = 64;

    /// The kind with this index in the definition, from 0.
    #[inline]
    pub const fn from_index(index: usize) -> Option<KindId> {
        if index < KindId::MAX_COUNT { Some(KindId(index as u8)) } else { None }
    }

    /// The kind's index in the definition, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_four_players_and_sixty_four_kinds_at_most() {
        assert_eq!((Player::from_index(3).map(Player::index), Player::from_index(4)), (Some(3), None));
        assert_eq!((KindId::from_index(63).map(KindId::index), KindId::from_index(64)), (Some(63), None));
    }
}
