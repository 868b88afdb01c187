//! The time manager: when a search stops. A stable best move takes less time, a new or worse one more.

use menagerie_engine::{Score, SearchInfo};
use menagerie_rules::Move;
use std::time::{Duration, Instant};

/// Iterations in a row with the same best move after which it counts as stable.
const STABLE_ITERATIONS: u32 = 4;
/// The part of the soft limit that a stable best move takes.
const STABLE: f64 = 0.65;
/// The part of the soft limit that a new best move takes.
const CHANGED: f64 = 1.5;
/// A fall of the score from one iteration to the next that deserves more time, in hundredths of a Pawn.
const FALLING_SCORE: i32 = 40;
/// The factor for a falling score.
const FALLING: f64 = 1.5;

/// The time limits of a search.
#[derive(Clone, Debug)]
pub struct TimeManager {
    start: Instant,
    /// The time to use, more or less (Stockfish: optimum).
    soft: Option<Duration>,
    /// The time that must not be exceeded (Stockfish: maximum).
    hard: Option<Duration>,
    /// The best move so far, with its depth and score.
    best: Option<(Move, u32, Score)>,
    /// For how many iterations it has been the best.
    stability: u32,
    /// The part of the soft limit to use.
    scale: f64,
}

impl TimeManager {
    /// No limit.
    pub const fn endless(start: Instant) -> TimeManager {
        TimeManager { start, soft: None, hard: None, best: None, stability: 0, scale: 1.0 }
    }

    /// A hard limit, counted from `start`.
    pub const fn within(start: Instant, hard: Duration) -> TimeManager {
        TimeManager { hard: Some(hard), ..TimeManager::endless(start) }
    }

    /// A soft and a hard limit, counted from `start`. The search uses less than `soft` if the best move is stable, more if it changes
    /// or its score falls, and never more than `hard`.
    pub const fn about(start: Instant, soft: Duration, hard: Duration) -> TimeManager {
        TimeManager { soft: Some(soft), hard: Some(hard), ..TimeManager::endless(start) }
    }

    /// The same with another hard limit; the shorter one counts.
    pub fn and_within(self, hard: Duration) -> TimeManager {
        TimeManager { hard: Some(self.hard.map_or(hard, |known| known.min(hard))), ..self }
    }

    /// When the search started.
    pub const fn start(&self) -> Instant {
        self.start
    }

    /// Whether there is no limit.
    pub const fn is_endless(&self) -> bool {
        self.soft.is_none() && self.hard.is_none()
    }

    /// Whether the time is up.
    pub fn is_over(&self) -> bool {
        let used = self.start.elapsed();
        self.hard.is_some_and(|hard| used >= hard) || self.soft.is_some_and(|soft| used >= soft.mul_f64(self.scale))
    }

    /// Takes a report of the search into account.
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

    fn news(depth: u32, mv: Move, score: i32) -> SearchInfo {
        SearchInfo {
            depth,
            seldepth: depth,
            multipv: 1,
            score: Score::Cp(score),
            nodes: 1,
            pv: vec![mv],
            standing: None,
            hashfull: 0,
        }
    }

    fn two_moves() -> (Move, Move) {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let moves = Position::start(&chess).legal_moves();
        (moves[0], moves[1])
    }

    #[test]
    fn a_stable_move_takes_less_time_and_a_new_or_falling_one_more() {
        let (one, other) = two_moves();
        let mut time = TimeManager::about(Instant::now(), Duration::from_secs(1), Duration::from_secs(4));
        for depth in 1..=5 {
            time.update(&news(depth, one, 20));
        }
        assert!(time.scale < 0.7, "stable");
        time.update(&news(6, one, -100));
        assert!(time.scale > 0.9, "falling");
        time.update(&news(7, other, -100));
        assert!(time.scale > 1.4, "a new move");
    }

    #[test]
    fn an_endless_search_is_never_over_and_no_time_is_over_at_once() {
        let now = Instant::now();
        assert!(!TimeManager::endless(now).is_over());
        assert!(TimeManager::within(now, Duration::ZERO).is_over());
        assert!(TimeManager::endless(now).and_within(Duration::ZERO).is_over());
        assert!(!TimeManager::within(now, Duration::from_secs(3_600)).is_over());
    }
}
