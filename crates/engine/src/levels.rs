//! Levels of play, from beginner to full strength.
//!
//! This is the only place where a level is converted to limits. To add a level, add a line to [`ALL`].

use crate::{Mistakes, SearchLimits, TimeManager};
use std::time::Duration;

/// A playing strength of the computer: one of the levels, or one between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// In hundredths of a level.
    strength: u32,
    name: &'static str,
    /// Plies.
    depth: u32,
    nodes: u64,
    mistakes: Mistakes,
    /// The maximum time of a move, in milliseconds.
    millis: u64,
}

/// All levels, weakest first, numbered from 1. Up to level 7 the depth or the number of nodes limits the search, so that a level is
/// equally strong on every machine; the time is only a safeguard. The mistakes of levels 1 to 3 are measured in `docs/levels.md`.
pub const ALL: &[Level] = &[
    Level {
        strength: 100,
        name: "Learning the moves",
        depth: 2,
        nodes: 4_000,
        mistakes: Mistakes { inaccuracy: 160, overlooked_replies: 42, overlooked_chances: 35, max_loss: 650 },
        millis: 2_000,
    },
    Level {
        strength: 200,
        name: "Beginner",
        depth: 2,
        nodes: 4_000,
        mistakes: Mistakes { inaccuracy: 115, overlooked_replies: 24, overlooked_chances: 18, max_loss: 500 },
        millis: 2_000,
    },
    Level {
        strength: 300,
        name: "Casual",
        depth: 2,
        nodes: 4_000,
        mistakes: Mistakes { inaccuracy: 50, overlooked_replies: 6, overlooked_chances: 5, max_loss: 350 },
        millis: 2_000,
    },
    Level { strength: 400, name: "Club", depth: 5, nodes: 4_000, mistakes: Mistakes::NONE, millis: 2_000 },
    Level { strength: 500, name: "Strong club", depth: 64, nodes: 10_000, mistakes: Mistakes::NONE, millis: 3_000 },
    Level { strength: 600, name: "Expert", depth: 64, nodes: 40_000, mistakes: Mistakes::NONE, millis: 4_000 },
    Level { strength: 700, name: "Master", depth: 64, nodes: 240_000, mistakes: Mistakes::NONE, millis: 6_000 },
    Level {
        strength: 800,
        name: "Full strength",
        depth: 100,
        nodes: u64::MAX,
        mistakes: Mistakes::NONE,
        millis: 10_000,
    },
];

/// The weakest strength, for those who have just learned the moves. It is no level of its own.
const WEAKEST: Level = Level {
    strength: MIN_STRENGTH,
    name: "Learning the moves",
    depth: 2,
    nodes: 4_000,
    mistakes: Mistakes { inaccuracy: 220, overlooked_replies: 65, overlooked_chances: 60, max_loss: 950 },
    millis: 2_000,
};

/// The minimum strength, in hundredths of a level.
pub const MIN_STRENGTH: u32 = 20;

/// The maximum strength, in hundredths of a level.
pub const MAX_STRENGTH: u32 = 800;

/// The number of nodes just below full strength, which has no limit but the time.
const MOST_NODES: u64 = 2_000_000;

/// The first level that gives no piece away.
pub const SOUND: Level = ALL[5];

/// The first level that uses a network, where the variant has one.
const FIRST_WITH_NETWORK: u8 = 6;

/// The default level of a new game.
pub const NORMAL: Level = ALL[3];

/// The number of the strongest level.
pub const STRONGEST: u8 = ALL[ALL.len() - 1].number();

/// Chess ratings of levels, `(number, Elo)`, weakest first. Levels 4 to 7 were rated by games against Stockfish 15.1, whose `UCI_Elo` is
/// anchored to CCRL 40/4, the weaker ones by games against the next level. Other variants have no ratings; only the order of the levels
/// counts there.
const RATED: &[(u8, u32)] = &[(1, 200), (2, 650), (3, 1100), (4, 1600), (5, 2000), (6, 2200), (7, 2450)];

/// The minimum rating.
pub const LOWEST_ELO: u32 = RATED[0].1;

/// The maximum rating.
pub const HIGHEST_ELO: u32 = RATED[RATED.len() - 1].1;

/// The level with this rating in chess, between two rated levels in proportion. A rating outside [`LOWEST_ELO`] to [`HIGHEST_ELO`] is
/// clamped.
///
/// ```
/// use menagerie_engine::levels;
/// assert_eq!(levels::at_elo(levels::LOWEST_ELO).number(), 1);
/// ```
pub fn at_elo(elo: u32) -> Level {
    let elo = elo.clamp(LOWEST_ELO, HIGHEST_ELO);
    let above = RATED.iter().position(|&(_, rating)| rating >= elo).unwrap_or(RATED.len() - 1);
    let ((lower, from), (higher, to)) = (RATED[above.saturating_sub(1)], RATED[above]);
    let part = f64::from(elo - from) / f64::from(to.saturating_sub(from).max(1));
    let strength = 100.0 * (f64::from(lower) + part * f64::from(higher - lower));
    at_strength(strength.round() as u32)
}

/// The playing strength of this many hundredths of a level: 100 is level 1, 250 is between levels 2 and 3. Below 100 more is overlooked
/// than on level 1. It is clamped to [`MIN_STRENGTH`] to [`MAX_STRENGTH`].
///
/// ```
/// use menagerie_engine::levels;
/// assert_eq!(levels::at_strength(300), levels::ALL[2]);
/// assert!(levels::at_strength(50).limits(0).mistakes.max_loss > levels::ALL[0].limits(0).mistakes.max_loss);
/// ```
pub fn at_strength(hundredths: u32) -> Level {
    let strength = hundredths.clamp(MIN_STRENGTH, MAX_STRENGTH);
    let all = || std::iter::once(WEAKEST).chain(ALL.iter().copied());
    all()
        .zip(all().skip(1))
        .find(|(_, higher)| strength <= higher.strength)
        .map_or(NORMAL, |(lower, higher)| lower.toward(higher, strength))
}

impl Level {
    /// The level with this number, from 1.
    pub fn by_number(number: u8) -> Option<Level> {
        ALL.iter().copied().find(|level| level.number() == number)
    }

    /// The level between this one and the next with this strength, in hundredths.
    fn toward(self, higher: Level, strength: u32) -> Level {
        if strength <= self.strength {
            return self;
        }
        if strength >= higher.strength {
            return higher;
        }
        let part = f64::from(strength - self.strength) / f64::from(higher.strength - self.strength);
        let between = |low: u32, high: u32| (f64::from(low) + part * (f64::from(high) - f64::from(low))).round();
        let error = |low: i32, high: i32| between(low.unsigned_abs(), high.unsigned_abs()) as i32;
        let (low, high) = (self.mistakes, higher.mistakes);
        let nodes = (self.nodes as f64).ln() * (1.0 - part) + (higher.nodes.min(MOST_NODES) as f64).ln() * part;
        Level {
            strength,
            depth: between(self.depth, higher.depth) as u32,
            nodes: nodes.exp().round() as u64,
            mistakes: Mistakes {
                inaccuracy: error(low.inaccuracy, high.inaccuracy),
                overlooked_replies: between(low.overlooked_replies, high.overlooked_replies) as u32,
                overlooked_chances: between(low.overlooked_chances, high.overlooked_chances) as u32,
                max_loss: error(low.max_loss, high.max_loss),
            },
            millis: between(self.millis as u32, higher.millis as u32) as u64,
            ..self
        }
    }

    /// The number, from 1 to [`STRONGEST`]: between two levels that of the weaker one, and 1 below level 1.
    pub const fn number(self) -> u8 {
        let number = self.strength / 100;
        if number == 0 { 1 } else { number as u8 }
    }

    /// The strength in hundredths of a level.
    pub const fn strength(self) -> u32 {
        self.strength
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether positions are evaluated with a network, where the variant has one.
    pub const fn uses_network(self) -> bool {
        self.number() >= FIRST_WITH_NETWORK
    }

    /// The maximum time of a move, in milliseconds.
    pub const fn millis(self) -> u64 {
        self.millis
    }

    /// The limits of a search at this level; `seed` is the seed of the mistakes.
    pub fn limits(self, seed: u64) -> SearchLimits {
        self.hold(SearchLimits { seed, multipv: 1, ..SearchLimits::default() })
    }

    /// Restricts limits to those of this level.
    pub fn hold(self, limits: SearchLimits) -> SearchLimits {
        SearchLimits {
            depth: Some(limits.depth.map_or(self.depth, |depth| depth.min(self.depth))),
            nodes: Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes))),
            mistakes: self.mistakes,
            ..limits
        }
    }

    /// Restricts the time to that of this level. The control of the search must observe it.
    pub fn hold_time(self, limits: TimeManager) -> TimeManager {
        limits.and_within(Duration::from_millis(self.millis))
    }

    /// The time of a move at this level without a clock.
    pub fn time(self) -> TimeManager {
        self.hold_time(TimeManager::endless())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_from_one() {
        for (place, level) in ALL.iter().enumerate() {
            assert_eq!(usize::from(level.number()), place + 1);
            assert_eq!(Level::by_number(level.number()), Some(*level));
            assert_eq!(at_strength(level.strength), *level);
        }
        assert_eq!(Level::by_number(0), None);
        assert_eq!(Level::by_number(STRONGEST + 1), None);
    }

    #[test]
    fn a_rating_lies_between_the_levels_beside_it() {
        for &(number, elo) in RATED {
            assert_eq!(at_elo(elo), ALL[usize::from(number) - 1]);
        }
        let strengths: Vec<u32> = (300..2_600).step_by(50).map(|elo| at_elo(elo).strength).collect();
        assert!(strengths.is_sorted(), "{strengths:?}");
        assert_eq!(at_elo(0).number(), 1);
        assert_eq!(at_elo(u32::MAX).number(), 7);
    }

    #[test]
    fn more_strength_means_smaller_mistakes_and_more_nodes() {
        let all: Vec<Level> = (0..900).map(at_strength).collect();
        for pair in all.windows(2) {
            let (low, high) = (pair[0], pair[1]);
            assert!(low.depth <= high.depth && low.nodes <= high.nodes && low.millis <= high.millis, "{pair:?}");
            let (more, fewer) = (low.mistakes, high.mistakes);
            assert!(more.inaccuracy >= fewer.inaccuracy && more.max_loss >= fewer.max_loss, "{pair:?}");
            assert!(more.overlooked_replies >= fewer.overlooked_replies, "{pair:?}");
            assert!(more.overlooked_chances >= fewer.overlooked_chances, "{pair:?}");
        }
        assert_eq!((all[0], all[899]), (WEAKEST, ALL[7]));
        assert!(all[50].mistakes != all[70].mistakes && all[550].nodes != all[551].nodes);
    }

    #[test]
    fn what_is_asked_for_is_held_to_the_level() {
        let limits =
            SearchLimits { depth: Some(3), nodes: Some(1_000_000), seed: 7, multipv: 2, ..SearchLimits::default() };
        let held = ALL[3].hold(limits);
        assert_eq!((held.depth, held.nodes, held.seed, held.multipv), (Some(3), Some(4_000), 7, 2));
        assert_eq!(ALL[0].hold(limits).mistakes, ALL[0].mistakes);
        let time = ALL[0].hold_time(TimeManager::within(Duration::from_secs(60)));
        assert_eq!(time, TimeManager::within(Duration::from_secs(2)));
    }
}
