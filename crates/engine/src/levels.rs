//! Levels of play, from learning the moves to full strength.

use crate::Limits;

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    number: u8,
    name: &'static str,
    depth: u32,
    nodes: u64,
    noise: i32,
    millis: u32,
}

const fn level(number: u8, name: &'static str, depth: u32, nodes: u64, noise: i32, millis: u32) -> Level {
    Level { number, name, depth, nodes, noise, millis }
}

/// All levels, weakest first. Up to level 6 what limits the search is the number of positions, so that a level plays alike on every
/// machine; the time is then only a safeguard.
pub const ALL: [Level; 8] = [
    level(1, "Learning the moves", 1, 5_000, 220, 2_000),
    level(2, "Beginner", 1, 5_000, 90, 2_000),
    level(3, "Casual", 2, 20_000, 40, 2_000),
    level(4, "Club", 5, 60_000, 0, 2_000),
    level(5, "Strong club", 6, 200_000, 0, 4_000),
    level(6, "Expert", 12, 600_000, 0, 6_000),
    level(7, "Master", 64, u64::MAX, 0, 4_000),
    level(8, "Full strength", 64, u64::MAX, 0, 10_000),
];

/// The level a new game begins with.
pub const NORMAL: Level = ALL[3];

impl Level {
    /// The level with this number, from 1.
    pub fn by_number(number: u8) -> Option<Level> {
        ALL.into_iter().find(|level| level.number == number)
    }

    /// From 1 to 8.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The longest a move may take, in milliseconds; to be kept by whoever controls the search.
    pub const fn millis(self) -> u32 {
        self.millis
    }

    /// The limits of a search at this level; `seed` begins the chance of the levels that err.
    pub const fn limits(self, seed: u64) -> Limits {
        Limits { depth: Some(self.depth), nodes: Some(self.nodes), noise: self.noise, seed, lines: 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_from_one() {
        for (place, level) in ALL.iter().enumerate() {
            assert_eq!(usize::from(level.number), place + 1);
            assert_eq!(Level::by_number(level.number), Some(*level));
        }
        assert_eq!(Level::by_number(0), None);
        assert_eq!(Level::by_number(9), None);
    }
}
