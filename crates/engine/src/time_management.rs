//! Time management: the time for a move, and when a search stops.
//!
//! A search has a soft limit (Stockfish: optimum), which depends on the results of the search, and a hard limit (maximum). This crate has
//! no clock: the control of the search supplies the elapsed time. UCI, XBoard, the terminal and the page all use this module.

use crate::{Score, SearchInfo};
use menagerie_rules::Move;
use std::time::Duration;

/// The number of moves that a game is expected to go on, if the clock does not say it.
const MOVES_TO_GO: u32 = 30;
/// The part of the increment for a move.
const INCREMENT_SHARE: f64 = 0.8;
/// The maximum part of the clock for a move.
const MAX_SHARE: f64 = 0.4;
/// The maximum part of the clock for the last move before time is added.
const LAST_MOVE_SHARE: f64 = 0.9;
/// The maximum ratio of the hard limit to the soft limit.
const MAX_SOFT_FACTOR: u32 = 4;
/// The minimum hard limit.
const MIN_HARD: Duration = Duration::from_millis(1);
/// The overhead takes at most one in this many parts of a fixed time, so that very short times are used as well.
const MOVE_TIME_OVERHEAD: u32 = 4;
/// Iterations in a row after which the same best move is stable.
const STABLE_ITERATIONS: u32 = 4;
/// The factor of the soft limit for a stable best move.
const STABLE: f64 = 0.65;
/// The factor of the soft limit for a new best move.
const CHANGED: f64 = 1.5;
/// The fall of the score between two iterations that deserves more time, in hundredths of a Pawn.
const FALLING_SCORE: i32 = 40;
/// The factor for a falling score.
const FALLING: f64 = 1.5;

/// The part of an increment for a move on the page.
const PAGE_INCREMENT_SHARE: f64 = 0.8;
/// The part of a byo-yomi period for a move after the main time is spent.
const PERIOD_SHARE: f64 = 0.7;
/// The part of a period for a move before that.
const EARLY_PERIOD_SHARE: f64 = 0.5;
/// The maximum part of the main time for a move on the page.
const PAGE_MAX_SHARE: f64 = 0.5;
/// The time reserved for showing a move on the page, in milliseconds.
const PAGE_OVERHEAD: f64 = 150.0;
/// The minimum time of a move on the page, in milliseconds.
const PAGE_MIN: f64 = 50.0;

/// A player's clock before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    /// The time left.
    pub left: Duration,
    /// The increment for each move.
    pub increment: Duration,
    /// Moves until time is added; `None` if unknown.
    pub moves_to_go: Option<u32>,
}

/// The time limits of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeManager {
    /// The soft limit.
    soft: Option<Duration>,
    /// The hard limit.
    hard: Option<Duration>,
    /// The best move so far, with its depth and score.
    best: Option<(Move, u32, Score)>,
    /// The number of iterations for which it has been the best.
    stability: u32,
    /// The factor of the soft limit.
    scale: f64,
}

impl TimeManager {
    /// No limit.
    pub const fn endless() -> TimeManager {
        TimeManager { soft: None, hard: None, best: None, stability: 0, scale: 1.0 }
    }

    /// A hard limit.
    pub const fn within(hard: Duration) -> TimeManager {
        TimeManager { hard: Some(hard), ..TimeManager::endless() }
    }

    /// The limits of a move by a clock. `overhead` is reserved for the communication with the clock. The search uses less than the soft
    /// limit if the best move is stable, more if it changes or its score falls, and never more than the hard limit.
    pub fn by_clock(clock: ClockTime, overhead: Duration) -> TimeManager {
        let (soft, hard) = allocate(clock, overhead);
        TimeManager { soft: Some(soft), hard: Some(hard), ..TimeManager::endless() }
    }

    /// Adds a hard limit; the shorter one counts.
    #[must_use]
    pub fn and_within(self, hard: Duration) -> TimeManager {
        TimeManager { hard: Some(self.hard.map_or(hard, |known| known.min(hard))), ..self }
    }

    /// Adds a fixed time for the move, minus the overhead.
    #[must_use]
    pub fn and_move_time(self, time: Duration, overhead: Duration) -> TimeManager {
        self.and_within(time - overhead.min(time / MOVE_TIME_OVERHEAD))
    }

    /// Whether there is no limit.
    pub const fn is_endless(&self) -> bool {
        self.soft.is_none() && self.hard.is_none()
    }

    /// Whether the time is up, `elapsed` after the start of the search.
    pub fn is_over(&self, elapsed: Duration) -> bool {
        self.hard.is_some_and(|hard| elapsed >= hard)
            || self.soft.is_some_and(|soft| elapsed >= soft.mul_f64(self.scale))
    }

    /// Adjusts the soft limit to a report of the search.
    pub fn update(&mut self, info: &SearchInfo) {
        let (1, Some(&mv)) = (info.multipv, info.pv.first()) else { return };
        let mut scale = 1.0;
        if let Some((before, depth, score)) = self.best {
            if mv != before {
                self.stability = 0;
                scale = CHANGED;
            } else if info.depth > depth {
                self.stability += 1;
            }
            if self.stability >= STABLE_ITERATIONS {
                scale = STABLE;
            }
            if fell(score, info.score) {
                scale *= FALLING;
            }
        }
        self.scale = scale;
        self.best = Some((mv, info.depth, info.score));
    }
}

/// The addition of a clock on the page to the main time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ClockRule {
    /// Nothing.
    SuddenDeath,
    /// An increment for each move.
    Increment {
        /// In milliseconds.
        millis: f64,
    },
    /// A period for each move after the main time is spent.
    Byoyomi {
        /// In milliseconds.
        millis: f64,
        /// The used part of the period, in milliseconds.
        used: f64,
    },
}

/// The time for a move on the page, in milliseconds, with `left` milliseconds of the main time. After it the page stops the search.
pub fn page_budget(left: f64, rule: ClockRule) -> f64 {
    let share = left / f64::from(MOVES_TO_GO);
    let wanted = match rule {
        ClockRule::SuddenDeath => share,
        ClockRule::Increment { millis } => share + millis * PAGE_INCREMENT_SHARE,
        ClockRule::Byoyomi { millis, used } if left <= 0.0 => millis * PERIOD_SHARE - used,
        ClockRule::Byoyomi { millis, .. } => share.max((millis * EARLY_PERIOD_SHARE).min(left * PAGE_MAX_SHARE)),
    };
    let most = if left > 0.0 { left * PAGE_MAX_SHARE } else { wanted };
    (wanted.min(most) - PAGE_OVERHEAD).max(PAGE_MIN)
}

/// The soft and the hard limit of a move.
fn allocate(clock: ClockTime, overhead: Duration) -> (Duration, Duration) {
    let usable = clock.left.saturating_sub(overhead * 2);
    let moves_to_go = clock.moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO * 2);
    let soft = usable / moves_to_go + clock.increment.mul_f64(INCREMENT_SHARE);
    let hard = usable.mul_f64(if moves_to_go == 1 { LAST_MOVE_SHARE } else { MAX_SHARE });
    let hard = hard.min(soft * MAX_SOFT_FACTOR).max(MIN_HARD);
    (soft.min(hard), hard)
}

fn fell(before: Score, now: Score) -> bool {
    match (before, now) {
        (Score::Cp(before), Score::Cp(now)) => before - now >= FALLING_SCORE,
        (Score::Cp(_) | Score::MateIn(_), Score::MatedIn(_)) => true,
        (Score::MateIn(_), Score::Cp(_)) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Position, Variant};

    const OVERHEAD: Duration = Duration::from_millis(5);

    fn millis(left: u64, increment: u64, moves_to_go: Option<u32>) -> (u128, u128) {
        let (left, increment) = (Duration::from_millis(left), Duration::from_millis(increment));
        let (soft, hard) = allocate(ClockTime { left, increment, moves_to_go }, OVERHEAD);
        (soft.as_millis(), hard.as_millis())
    }

    fn report(depth: u32, mv: Move, score: i32) -> SearchInfo {
        SearchInfo { depth, score: Score::Cp(score), ..SearchInfo::of(mv) }
    }

    fn two_moves() -> (Move, Move) {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let moves = Position::start(&chess).legal_moves();
        (moves[0], moves[1])
    }

    #[test]
    fn a_thirtieth_and_most_of_the_increment() {
        assert_eq!(millis(30_010, 0, None), (1_000, 4_000));
        assert_eq!(millis(30_010, 1_000, None), (1_800, 7_200));
        assert_eq!(millis(10_010, 0, Some(10)), (1_000, 4_000));
    }

    #[test]
    fn never_more_than_there_is() {
        for left in [0, 1, 10, 20, 50, 100, 1_000, 60_000] {
            for increment in [0, 100, 5_000] {
                for moves_to_go in [None, Some(1), Some(2), Some(40), Some(1_000)] {
                    let (soft, hard) = millis(left, increment, moves_to_go);
                    assert!(soft <= hard, "{left} {increment} {moves_to_go:?}");
                    assert!(hard <= u128::from(left).max(1), "{left} {increment} {moves_to_go:?}: {hard}");
                }
            }
        }
    }

    #[test]
    fn a_stable_move_takes_less_time_and_a_new_or_falling_one_more() {
        let (one, other) = two_moves();
        let left = Duration::from_secs(60);
        let clock = ClockTime { left, increment: Duration::ZERO, moves_to_go: None };
        let mut time = TimeManager::by_clock(clock, OVERHEAD);
        for depth in 1..=5 {
            time.update(&report(depth, one, 20));
        }
        assert!(time.scale < 0.7, "stable");
        time.update(&report(6, one, -100));
        assert!(time.scale > 0.9, "falling");
        time.update(&report(7, other, -100));
        assert!(time.scale > 1.4, "a new move");
    }

    #[test]
    fn an_endless_search_is_never_over_and_no_time_is_over_at_once() {
        let hour = Duration::from_secs(3_600);
        assert!(!TimeManager::endless().is_over(hour));
        assert!(TimeManager::within(Duration::ZERO).is_over(Duration::ZERO));
        assert!(TimeManager::endless().and_within(Duration::ZERO).is_over(Duration::ZERO));
        assert!(!TimeManager::within(hour).is_over(Duration::ZERO) && TimeManager::within(hour).is_over(hour));
    }

    #[test]
    fn a_move_on_the_page_leaves_time_for_the_others() {
        assert_eq!(page_budget(60_000.0, ClockRule::SuddenDeath), 1_850.0);
        assert_eq!(page_budget(60_000.0, ClockRule::Increment { millis: 1_000.0 }), 2_650.0);
        let byoyomi = |used| ClockRule::Byoyomi { millis: 10_000.0, used };
        assert_eq!(page_budget(60_000.0, byoyomi(0.0)), 4_850.0);
        assert_eq!(page_budget(0.0, byoyomi(2_000.0)), 4_850.0);
        assert_eq!(page_budget(100.0, ClockRule::SuddenDeath), PAGE_MIN);
    }

    #[test]
    fn of_a_fixed_time_the_overhead_is_kept_back() {
        let time = |millis| TimeManager::endless().and_move_time(Duration::from_millis(millis), OVERHEAD);
        assert_eq!(time(1_000), TimeManager::within(Duration::from_millis(995)));
        assert_eq!(time(8), TimeManager::within(Duration::from_millis(6)), "a quarter at most");
    }
}
