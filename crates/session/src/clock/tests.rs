use serde_json::Value;

use super::Clock;
use crate::json::Json;

fn clock(settings: &str, players: usize) -> Clock {
    Clock::set(settings, players).unwrap()
}

fn left(clock: &Clock, player: usize, now: f64) -> f64 {
    of(clock, player, now)["left"].as_f64().unwrap()
}

fn of(clock: &Clock, player: usize, now: f64) -> Value {
    serde_json::to_value(clock.read(now)).unwrap()[player].clone()
}

#[test]
fn only_the_clock_of_the_player_to_move_runs() {
    let mut clock = clock(r#"{"kind":"sudden-death","minutes":1}"#, 2);
    assert!(!clock.running());
    clock.start(0, 1000.0);
    assert_eq!((left(&clock, 0, 11_000.0), left(&clock, 1, 11_000.0)), (50_000.0, 60_000.0));
    clock.press(11_000.0);
    clock.start(1, 11_000.0);
    assert_eq!((left(&clock, 0, 21_000.0), left(&clock, 1, 21_000.0)), (50_000.0, 50_000.0));
    assert_eq!(of(&clock, 1, 21_000.0)["running"], true);
}

#[test]
fn the_flag_falls_when_the_time_is_up() {
    let mut clock = clock(r#"{"kind":"sudden-death","minutes":1}"#, 2);
    clock.start(1, 0.0);
    assert_eq!(clock.flagged(59_999.0), None);
    assert_eq!(clock.flagged(60_000.0), Some(1));
    assert_eq!(left(&clock, 1, 90_000.0), 0.0);
}

#[test]
fn little_time_is_reported() {
    let mut clock = clock(r#"{"kind":"sudden-death","minutes":4}"#, 2);
    clock.start(0, 0.0);
    assert_eq!(of(&clock, 0, 209_000.0)["low"], false);
    assert_eq!(of(&clock, 0, 211_000.0)["low"], true);
}

#[test]
fn increments_come_with_each_move_and_not_after_the_end() {
    let mut clock = clock(r#"{"kind":"increment","minutes":1,"seconds":5}"#, 2);
    clock.start(0, 0.0);
    clock.press(10_000.0);
    assert_eq!(left(&clock, 0, 10_000.0), 55_000.0);
    clock.start(0, 10_000.0);
    assert_eq!(clock.flagged(80_000.0), Some(0));
    clock.press(80_000.0);
    assert_eq!((left(&clock, 0, 80_000.0), clock.flagged(80_000.0)), (0.0, None), "only a clock that runs can be up");
}

#[test]
fn byoyomi_gives_periods_that_begin_anew() {
    let mut clock = clock(r#"{"kind":"byoyomi","minutes":1,"seconds":30,"periods":2}"#, 2);
    clock.start(0, 0.0);
    let standing = of(&clock, 0, 70_000.0);
    assert_eq!((standing["left"].as_f64(), standing["periods"].as_u64()), (Some(20_000.0), Some(2)));
    clock.press(70_000.0);
    assert_eq!(left(&clock, 0, 70_000.0), 30_000.0, "the period begins anew");
    clock.start(0, 70_000.0);
    let standing = of(&clock, 0, 105_000.0);
    assert_eq!((standing["left"].as_f64(), standing["periods"].as_u64()), (Some(25_000.0), Some(1)));
    assert_eq!((clock.flagged(129_000.0), clock.flagged(130_001.0)), (None, Some(0)));
}

#[test]
fn a_pause_uses_nothing_and_gives_nothing() {
    let mut clock = clock(r#"{"kind":"byoyomi","minutes":0,"seconds":30,"periods":1}"#, 2);
    clock.start(0, 0.0);
    clock.pause(10_000.0);
    assert_eq!((left(&clock, 0, 99_000.0), clock.flagged(99_000.0)), (20_000.0, None));
    clock.start(0, 99_000.0);
    assert_eq!(clock.flagged(119_001.0), Some(0));
}

#[test]
fn every_player_can_have_a_clock_of_its_own() {
    let one = r#"{"kind":"sudden-death","minutes":1}"#;
    let two = r#"{"kind":"sudden-death","minutes":2}"#;
    let clock = clock(&format!("[{one},{two},{one},{two}]"), 4);
    assert_eq!((left(&clock, 0, 0.0), left(&clock, 3, 0.0)), (60_000.0, 120_000.0));
    assert!(Clock::set(&format!("[{one}]"), 4).is_err());
}

#[test]
fn clocks_are_kept() {
    let settings = r#"{"kind":"increment","minutes":1,"seconds":5}"#;
    let mut clock = clock(settings, 2);
    clock.start(1, 0.0);
    let again = Clock::from_json(&clock.saved(15_000.0).json(), settings, 2).unwrap();
    assert!(!again.running() && clock.running());
    assert_eq!((left(&again, 0, 0.0), left(&again, 1, 0.0)), (60_000.0, 45_000.0));
}

#[test]
fn kept_clocks_are_those_of_the_game() {
    let settings = r#"{"kind":"byoyomi","minutes":1,"seconds":5,"periods":3}"#;
    let kept = clock(settings, 2).saved(0.0).json();
    assert!(Clock::from_json(&kept, settings, 2).is_ok());
    assert!(Clock::from_json(&kept, settings, 4).err().unwrap().contains("not for 4 players"));
    assert!(Clock::from_json(&kept, r#"{"kind":"sand"}"#, 2).is_err());
    assert!(Clock::from_json(&kept, r#"{"kind":"sudden-death","minutes":1}"#, 2).is_err());
    for (good, bad) in [
        ("\"left\":60000.0", "\"left\":1e300"),
        ("\"periods\":3,\"used\"", "\"periods\":9,\"used\""),
        ("\"used\":0.0", "\"used\":-5"),
    ] {
        assert!(kept.contains(good), "{kept}");
        assert!(Clock::from_json(&kept.replace(good, bad), settings, 2).is_err(), "{bad}");
    }
}

#[test]
fn what_is_no_clock_is_refused() {
    for settings in ["", "{}", r#"{"kind":"sudden-death","minutes":0}"#, r#"{"kind":"sudden-death","minutes":-1}"#] {
        assert!(Clock::set(settings, 2).is_err(), "{settings}");
    }
    let nothing = r#"{"kind":"byoyomi","minutes":0,"seconds":0,"periods":3}"#;
    assert!(Clock::set(nothing, 2).is_err());
    let settings = r#"{"kind":"sudden-death","minutes":1}"#;
    assert!(Clock::from_json("{}", settings, 2).is_err());
    assert!(Clock::from_json(r#"{"version":9,"sides":[]}"#, settings, 2).err().unwrap().contains('9'));
}

#[test]
fn the_computer_leaves_itself_time() {
    let clock = clock(r#"{"kind":"sudden-death","minutes":1}"#, 2);
    let budget = clock.budget(0, 0.0);
    assert!(budget > 500.0 && budget < 4000.0, "{budget}");
    let mut short = Clock::set(r#"{"kind":"sudden-death","minutes":1}"#, 2).unwrap();
    short.start(0, 0.0);
    assert!(short.budget(0, 59_900.0) < 100.0);
    assert_eq!(short.budget(7, 0.0), 0.0);
}

#[test]
fn clocks_that_were_stored_before_are_read_and_written_the_same() {
    // As version 0.1 of the page stored them.
    let stored = r#"{"version":1,"sides":[{"settings":{"kind":"byoyomi","minutes":1.0,"seconds":30.0,"periods":3},"left":47654.5,"periods":3,"used":0.0},{"settings":{"kind":"byoyomi","minutes":1.0,"seconds":30.0,"periods":3},"left":60000.0,"periods":3,"used":0.0}]}"#;
    let clock = Clock::from_json(stored, r#"{"kind":"byoyomi","minutes":1,"seconds":30,"periods":3}"#, 2).unwrap();
    assert_eq!(clock.saved(0.0).json(), stored);
}
