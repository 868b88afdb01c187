//! Levels of play, from beginner to full strength.
//!
//! This is the only place where a level is converted to limits. To add a level, add a line to [`ALL`].

use crate::random::Random;
use crate::{SearchLimits, TimeManager};
use std::time::Duration;

/// The playing strength of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    number: u8,
    name: &'static str,
    /// Plies.
    depth: u32,
    nodes: u64,
    /// See [`SearchLimits::noise`].
    noise: i32,
    /// See [`SearchLimits::blunder_percent`].
    blunder_percent: u32,
    /// The maximum time of a move, in milliseconds.
    millis: u64,
}

/// All levels, weakest first, numbered from 1. Up to level 7 the depth or the number of nodes limits the search, so that a level is
/// equally strong on every machine; the time is only a safeguard.
pub const ALL: &[Level] = &[
    Level {
        number: 1,
        name: "Learning the moves",
        depth: 1,
        nodes: 1_500,
        noise: 150,
        blunder_percent: 30,
        millis: 2_000,
    },
    Level { number: 2, name: "Beginner", depth: 1, nodes: 1_500, noise: 75, blunder_percent: 9, millis: 2_000 },
    Level { number: 3, name: "Casual", depth: 2, nodes: 4_000, noise: 45, blunder_percent: 3, millis: 2_000 },
    Level { number: 4, name: "Club", depth: 5, nodes: 4_000, noise: 0, blunder_percent: 0, millis: 2_000 },
    Level { number: 5, name: "Strong club", depth: 64, nodes: 10_000, noise: 0, blunder_percent: 0, millis: 3_000 },
    Level { number: 6, name: "Expert", depth: 64, nodes: 40_000, noise: 0, blunder_percent: 0, millis: 4_000 },
    Level { number: 7, name: "Master", depth: 64, nodes: 240_000, noise: 0, blunder_percent: 0, millis: 6_000 },
    Level {
        number: 8,
        name: "Full strength",
        depth: 100,
        nodes: u64::MAX,
        noise: 0,
        blunder_percent: 0,
        millis: 10_000,
    },
];

/// The first level that gives no piece away.
pub const SOUND: Level = ALL[5];

/// The first level that uses a network, where the variant has one.
const FIRST_WITH_NETWORK: u8 = 6;

/// The default level of a new game.
pub const NORMAL: Level = ALL[3];

/// The number of the strongest level.
pub const STRONGEST: u8 = ALL[ALL.len() - 1].number;

/// Chess ratings of levels, `(number, Elo)`, weakest first. Levels 4 to 7 were rated by games against Stockfish 15.1, whose `UCI_Elo` is
/// anchored to CCRL 40/4, the weaker ones by games against the next level. Other variants have no ratings; only the order of the levels
/// counts there.
const RATED: &[(u8, u32)] = &[(1, 400), (2, 600), (3, 900), (4, 1600), (5, 2000), (6, 2200), (7, 2450)];

/// The minimum rating.
pub const LOWEST_ELO: u32 = RATED[0].1;

/// The maximum rating.
pub const HIGHEST_ELO: u32 = RATED[RATED.len() - 1].1;

/// The level of one move of a player with this rating. Between the ratings of two levels a player makes some moves at the lower level and
/// the others at the higher one, in proportion. `chance`, any number, selects the level of this move. A rating outside [`LOWEST_ELO`] to
/// [`HIGHEST_ELO`] is clamped.
///
/// ```
/// use menagerie_engine::levels;
/// assert_eq!(levels::at_elo(levels::LOWEST_ELO, 7).number(), 1);
/// ```
pub fn at_elo(elo: u32, chance: u64) -> Level {
    let elo = elo.clamp(LOWEST_ELO, HIGHEST_ELO);
    let above = RATED.iter().position(|&(_, rating)| rating >= elo).unwrap_or(RATED.len() - 1);
    let ((lower, from), (higher, to)) = (RATED[above.saturating_sub(1)], RATED[above]);
    let is_higher =
        elo == to || Random::new(chance).below((to - from) as usize).is_some_and(|drawn| drawn < (elo - from) as usize);
    Level::by_number(if is_higher { higher } else { lower }).unwrap_or(NORMAL)
}

impl Level {
    /// The level with this number, from 1.
    pub fn by_number(number: u8) -> Option<Level> {
        ALL.iter().copied().find(|level| level.number == number)
    }

    /// The number, from 1 to [`STRONGEST`].
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether positions are evaluated with a network, where the variant has one.
    pub const fn uses_network(self) -> bool {
        self.number >= FIRST_WITH_NETWORK
    }

    /// The maximum time of a move, in milliseconds.
    pub const fn millis(self) -> u64 {
        self.millis
    }

    /// The limits of a search at this level; `seed` is the seed of random errors.
    pub fn limits(self, seed: u64) -> SearchLimits {
        self.hold(SearchLimits { seed, multipv: 1, ..SearchLimits::default() })
    }

    /// Restricts limits to those of this level.
    pub fn hold(self, limits: SearchLimits) -> SearchLimits {
        SearchLimits {
            depth: Some(limits.depth.map_or(self.depth, |depth| depth.min(self.depth))),
            nodes: Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes))),
            noise: self.noise,
            blunder_percent: self.blunder_percent,
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
            assert_eq!(usize::from(level.number), place + 1);
            assert_eq!(Level::by_number(level.number), Some(*level));
        }
        assert_eq!(Level::by_number(0), None);
        assert_eq!(Level::by_number(STRONGEST + 1), None);
    }

    #[test]
    fn a_rating_mixes_the_levels_beside_it() {
        for &(number, elo) in RATED {
            assert!((0..50).all(|chance| at_elo(elo, chance).number() == number), "{elo}");
        }
        for pair in RATED.windows(2) {
            let [(lower, from), (higher, to)] = [pair[0], pair[1]];
            let quarter = from + (to - from) / 4;
            let moves: Vec<u8> = (0..1_000).map(|chance| at_elo(quarter, chance).number()).collect();
            assert!(moves.iter().all(|&number| number == lower || number == higher), "{quarter}");
            let share = moves.iter().filter(|&&number| number == higher).count();
            assert!((180..=320).contains(&share), "{quarter}: {share}");
        }
        assert_eq!(at_elo(0, 1).number(), 1);
        assert_eq!(at_elo(u32::MAX, 1).number(), 7);
    }

    #[test]
    fn what_is_asked_for_is_held_to_the_level() {
        let limits =
            SearchLimits { depth: Some(3), nodes: Some(1_000_000), seed: 7, multipv: 2, ..SearchLimits::default() };
        let held = ALL[3].hold(limits);
        assert_eq!((held.depth, held.nodes, held.seed, held.multipv), (Some(3), Some(4_000), 7, 2));
        assert_eq!(ALL[0].hold(limits).noise, 150);
        let time = ALL[0].hold_time(TimeManager::within(Duration::from_secs(60)));
        assert_eq!(time, TimeManager::within(Duration::from_secs(2)));
    }
}
