//! Numbers that stand for a player and for a kind of piece.

/// A player, by the order of turns from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Player(pub(crate) u8);

impl Player {
    /// The most players a game can have.
    pub const MOST: usize = 4;

    /// Who moves first.
    pub const FIRST: Player = Player(0);
    /// Who moves second.
    pub const SECOND: Player = Player(1);

    /// The player at this place in the order of turns, from 0.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Player> {
        if index < Player::MOST { Some(Player(index as u8)) } else { None }
    }

    /// The other one of two players.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Player {
        if self.0 == 0 { Player::SECOND } else { Player::FIRST }
    }

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
    pub const MOST: usize = 64;

    /// The kind at this place in the definition, from 0.
    #[inline]
    pub const fn from_index(index: usize) -> Option<KindId> {
        if index < KindId::MOST { Some(KindId(index as u8)) } else { None }
    }

    /// The kind's place in the definition, from 0.
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
