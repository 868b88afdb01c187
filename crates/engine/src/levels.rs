//! Levels of play, from learning the moves to full strength.

use crate::SearchLimits;

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    number: u8,
    name: &'static str,
    depth: u32,
    nodes: u64,
    noise: i32,
    oversights: u32,
    millis: u32,
}

/// All levels, weakest first. Up to level 7 what limits the search is the depth or the number of positions, so that a level plays
/// alike on every machine; the time is then only a safeguard.
pub const ALL: [Level; 8] = [
    Level { number: 1, name: "Learning the moves", depth: 1, nodes: 1_500, noise: 150, oversights: 30, millis: 2_000 },
    Level { number: 2, name: "Beginner", depth: 1, nodes: 1_500, noise: 75, oversights: 9, millis: 2_000 },
    Level { number: 3, name: "Casual", depth: 2, nodes: 4_000, noise: 45, oversights: 3, millis: 2_000 },
    Level { number: 4, name: "Club", depth: 5, nodes: 4_000, noise: 0, oversights: 0, millis: 2_000 },
    Level { number: 5, name: "Strong club", depth: 64, nodes: 10_000, noise: 0, oversights: 0, millis: 3_000 },
    Level { number: 6, name: "Expert", depth: 64, nodes: 40_000, noise: 0, oversights: 0, millis: 4_000 },
    Level { number: 7, name: "Master", depth: 64, nodes: 240_000, noise: 0, oversights: 0, millis: 6_000 },
    Level { number: 8, name: "Full strength", depth: 100, nodes: u64::MAX, noise: 0, oversights: 0, millis: 10_000 },
];

/// The first level that gives no piece away for nothing.
pub const SOUND: Level = ALL[5];

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
    pub const fn limits(self, seed: u64) -> SearchLimits {
        SearchLimits {
            depth: Some(self.depth),
            nodes: Some(self.nodes),
            noise: self.noise,
            oversights: self.oversights,
            seed,
            multipv: 1,
        }
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
