//! Time allocation: how much of its clock a move gets.

use super::go::Go;
use crate::time_manager::TimeManager;
use menagerie_rules::{Player, Variant};
use std::time::{Duration, Instant};

/// The moves that a game is expected to go on for, where `movestogo` does not say.
const MOVES_TO_GO: u32 = 30;

/// The time limits of the player to move. With four players `time1` to `time4` are the clocks in turn order. If the player's own
/// clock is missing, `wtime` and `winc` are taken as the clock of whoever is to move.
pub fn time_manager(go: &Go, variant: &Variant, turn: Player, start: Instant, overhead: Duration) -> TimeManager {
    let mut time = TimeManager::endless(start);
    let mut seat = turn.index();
    if variant.players().len() > 2 && go.left.get(seat).copied().flatten().is_none() {
        seat = 0;
    }
    if let Some(left) = go.left.get(seat).copied().flatten() {
        let increment = go.increment.get(seat).copied().flatten().unwrap_or_default();
        let (soft, hard) = allocate(left, increment, go.movestogo, overhead);
        time = TimeManager::about(start, soft, hard);
    }
    match go.movetime {
        // The overhead takes at most a quarter of the time, so that very short times are used as well.
        Some(movetime) => time.and_within(movetime - overhead.min(movetime / 4)),
        None => time,
    }
}

/// The soft and the hard limit of a move.
fn allocate(left: Duration, increment: Duration, to_go: Option<u32>, overhead: Duration) -> (Duration, Duration) {
    let usable = left.saturating_sub(overhead * 2);
    let to_go = to_go.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO * 2);
    let soft = usable / to_go + increment.mul_f64(0.8);
    // The last move before time is added may use nearly all that is left; others leave enough for those to come.
    let hard = if to_go == 1 { usable.mul_f64(0.9) } else { usable.mul_f64(0.4) };
    let hard = hard.min(soft * 4).max(Duration::from_millis(1));
    (soft.min(hard), hard)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(5);

    fn millis(left: u64, increment: u64, to_go: Option<u32>) -> (u128, u128) {
        let (soft, hard) = allocate(Duration::from_millis(left), Duration::from_millis(increment), to_go, OVERHEAD);
        (soft.as_millis(), hard.as_millis())
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
                for to_go in [None, Some(1), Some(2), Some(40), Some(1_000)] {
                    let (soft, hard) = millis(left, increment, to_go);
                    assert!(soft <= hard, "{left} {increment} {to_go:?}");
                    assert!(hard <= u128::from(left).max(1), "{left} {increment} {to_go:?}: {hard}");
                }
            }
        }
    }
}
