//! What changes from day to day: the strength of the opponent in small games, and the streak of days.

use menagerie_engine::levels::{MAX_STRENGTH, MIN_STRENGTH};

/// The change by a clear result: in the first game, and at least.
const FIRST_STEP: f64 = 90.0;
const LAST_STEP: f64 = 20.0;

/// By what the step shrinks with each game.
const DECAY: f64 = 0.8;

/// The part of a step that the result alone is worth; the rest is for how clear it was.
const BY_RESULT: f64 = 0.5;

/// The number of days in a row that may be missed.
const FORGIVEN: u32 = 1;

/// The strength of the next opponent, in hundredths of a level, as Elo's formula changes a rating with a step that
/// shrinks: an opponent of the right strength is beaten in every other game. `played` is the number of games before
/// this one, `points` the result from 0 to 1, and `clear` from 0 to 1 how clear it was.
pub fn next_strength(strength: u32, played: u32, points: f64, clear: f64) -> u32 {
    let step = LAST_STEP + (FIRST_STEP - LAST_STEP) * DECAY.powi(played.min(100) as i32);
    let result = 2.0 * within_one(points) - 1.0;
    let change = step * result * (BY_RESULT + (1.0 - BY_RESULT) * within_one(clear));
    (f64::from(strength) + change).round().clamp(f64::from(MIN_STRENGTH), f64::from(MAX_STRENGTH)) as u32
}

fn within_one(value: f64) -> f64 {
    if value.is_finite() { value.clamp(0.0, 1.0) } else { 0.0 }
}

/// The streak on a day, of `count` days up to the day `last`: days are numbered, and a single missed day does not break
/// it. 0 if it is broken.
pub fn streak_on(count: u32, last: u32, today: u32) -> u32 {
    let missed = today.saturating_sub(last).saturating_sub(1);
    if missed > FORGIVEN { 0 } else { count }
}

/// The streak after something was done today. Missed days do not count.
pub fn streak_with(count: u32, last: u32, today: u32) -> u32 {
    if count > 0 && today <= last { count } else { streak_on(count, last, today) + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_makes_the_next_opponent_stronger_and_a_loss_weaker() {
        assert!(next_strength(100, 0, 1.0, 0.0) > 100);
        assert!(next_strength(100, 0, 0.0, 0.0) < 100);
        assert_eq!(next_strength(100, 0, 0.5, 1.0), 100);
    }

    #[test]
    fn a_clear_result_and_an_early_game_change_more() {
        assert!(next_strength(200, 3, 1.0, 1.0) > next_strength(200, 3, 1.0, 0.0));
        let steps: Vec<u32> = (0..20).map(|played| next_strength(200, played, 1.0, 1.0) - 200).collect();
        assert!(steps.is_sorted_by(|one, other| one >= other), "{steps:?}");
        assert_eq!((steps[0], steps[19]), (90, 21));
    }

    #[test]
    fn the_strength_stays_within_its_limits() {
        assert_eq!(next_strength(25, 0, 0.0, 1.0), 20);
        assert_eq!(next_strength(790, 0, 1.0, 1.0), 800);
        assert_eq!(next_strength(100, u32::MAX, f64::NAN, f64::NAN), 90);
    }

    #[test]
    fn equal_opponents_are_found_from_far_away() {
        // Somebody of strength 300 beats whoever is weaker.
        let mut strength = 60;
        for played in 0..30 {
            strength = next_strength(strength, played, f64::from(u8::from(strength < 300)), 0.5);
        }
        assert!((270..=330).contains(&strength), "{strength}");
    }

    #[test]
    fn a_streak_forgives_one_missed_day() {
        assert_eq!(streak_with(0, 0, 100), 1);
        assert_eq!(streak_with(1, 100, 100), 1);
        assert_eq!(streak_with(1, 100, 101), 2);
        assert_eq!(streak_with(2, 101, 103), 3);
        assert_eq!(streak_with(3, 103, 106), 1);
        assert_eq!((streak_on(3, 103, 103), streak_on(3, 103, 105), streak_on(3, 103, 106)), (3, 3, 0));
        // A clock that was set back breaks nothing.
        assert_eq!(streak_with(3, 103, 99), 3);
    }
}
