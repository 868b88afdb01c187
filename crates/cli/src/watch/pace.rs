//! How long a search may take, and how that changes with what it finds.

use menagerie_engine::{Info, Score};
use menagerie_rules::Move;
use std::time::{Duration, Instant};

/// Depths in a row with the same best move after which it counts as settled.
const SETTLED: u32 = 4;
/// A fall of the score from one depth to the next that is worth more thought, in hundredths.
const FALL: i32 = 40;

/// How long a search may take.
#[derive(Clone, Debug)]
pub struct Pace {
    start: Instant,
    /// What is meant to be used, more or less.
    aim: Option<Duration>,
    /// What must not be exceeded.
    most: Option<Duration>,
    /// The best move so far, its depth and score, and for how many depths it has been the best.
    best: Option<(Move, u32, Score)>,
    steady: u32,
    /// How much of the aim to use.
    share: f64,
}

impl Pace {
    /// As long as it takes.
    pub const fn endless(start: Instant) -> Pace {
        Pace { start, aim: None, most: None, best: None, steady: 0, share: 1.0 }
    }

    /// So long from `start`, and not longer.
    pub const fn within(start: Instant, most: Duration) -> Pace {
        Pace { most: Some(most), ..Pace::endless(start) }
    }

    /// About `aim` from `start`: less if the best move is settled, more if it changes or turns out worse than thought; never
    /// more than `most`.
    pub const fn about(start: Instant, aim: Duration, most: Duration) -> Pace {
        Pace { aim: Some(aim), most: Some(most), ..Pace::endless(start) }
    }

    /// The same, and not longer than `most`.
    pub fn and_within(self, most: Duration) -> Pace {
        Pace { most: Some(self.most.map_or(most, |known| known.min(most))), ..self }
    }

    /// When the search began.
    pub const fn start(&self) -> Instant {
        self.start
    }

    /// Whether there is no limit.
    pub const fn is_endless(&self) -> bool {
        self.aim.is_none() && self.most.is_none()
    }

    /// Whether the time is up.
    pub fn is_over(&self) -> bool {
        let used = self.start.elapsed();
        self.most.is_some_and(|most| used >= most) || self.aim.is_some_and(|aim| used >= aim.mul_f64(self.share))
    }

    /// Takes the news of a search into account.
    pub fn learn(&mut self, info: &Info) {
        let (1, Some(&mv)) = (info.place, info.line.first()) else { return };
        let mut share = 1.0;
        if let Some((before, depth, score)) = self.best {
            if mv != before {
                self.steady = 0;
                share = 1.5;
            } else if info.depth > depth {
                self.steady += 1;
            }
            if self.steady >= SETTLED {
                share = 0.65;
            }
            if fell(score, info.score) {
                share *= 1.5;
            }
        }
        self.share = share;
        self.best = Some((mv, info.depth, info.score));
    }
}

fn fell(before: Score, now: Score) -> bool {
    match (before, now) {
        (Score::Points(before), Score::Points(now)) => before - now >= FALL,
        (Score::Points(_) | Score::WinsIn(_), Score::LosesIn(_)) => true,
        (Score::WinsIn(_), Score::Points(_)) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Position, Variant};

    fn news(depth: u32, mv: Move, score: i32) -> Info {
        Info {
            depth,
            deepest: depth,
            place: 1,
            score: Score::Points(score),
            nodes: 1,
            line: vec![mv],
            standing: None,
            table_full: 0,
        }
    }

    fn two_moves() -> (Move, Move) {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let moves = Position::start(&chess).legal_moves();
        (moves[0], moves[1])
    }

    #[test]
    fn a_settled_move_takes_less_time_and_a_new_or_falling_one_more() {
        let (one, other) = two_moves();
        let mut pace = Pace::about(Instant::now(), Duration::from_secs(1), Duration::from_secs(4));
        for depth in 1..=5 {
            pace.learn(&news(depth, one, 20));
        }
        assert!(pace.share < 0.7, "settled");
        pace.learn(&news(6, one, -100));
        assert!(pace.share > 0.9, "falling");
        pace.learn(&news(7, other, -100));
        assert!(pace.share > 1.4, "a new move");
    }

    #[test]
    fn an_endless_pace_is_never_over_and_no_time_is_over_at_once() {
        let now = Instant::now();
        assert!(!Pace::endless(now).is_over());
        assert!(Pace::within(now, Duration::ZERO).is_over());
        assert!(Pace::endless(now).and_within(Duration::ZERO).is_over());
        assert!(!Pace::within(now, Duration::from_secs(3_600)).is_over());
    }
}
