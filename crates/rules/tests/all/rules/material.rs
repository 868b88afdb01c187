//! Ends decided by the remaining material, by two passes, and by royal pieces that face each other for two moves.

use super::chess_with;
use crate::common::{after, read};
use menagerie_rules::{Definition, MaterialDefinition, Outcome, Passing, Position, Termination, Variant};
use std::sync::Arc;

fn counted(second: i32, change: impl FnOnce(&mut Definition)) -> Arc<Variant> {
    chess_with(|definition| {
        let worth = [("Q", 9), ("R", 5), ("P", 1)].map(|(letter, worth)| (letter.parse().expect("a letter"), worth));
        definition.ends.material = Some(MaterialDefinition { worth: worth.into_iter().collect(), second });
        change(definition);
    })
}

fn winner(position: &Position, repeated: usize) -> Option<(usize, Termination)> {
    match position.outcome(repeated) {
        Outcome::Win { winners, reason } => Some((winners[0].index(), reason)),
        _ => None,
    }
}

#[test]
fn repetition_and_the_limit_of_moves_are_decided_by_what_is_left() {
    let game = counted(0, |_| {});
    let ahead = read(&game, "r3k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    assert_eq!(winner(&ahead, 3), Some((0, Termination::Score)));
    assert_eq!(winner(&ahead, 2), None);
    let late = read(&game, "r3k3/8/8/8/8/8/P7/4K3 b - - 100 90");
    assert_eq!(winner(&late, 1), Some((1, Termination::Score)));
    let even = read(&game, "r3k3/8/8/8/8/8/8/R3K3 b - - 100 90");
    assert_eq!(even.outcome(1), Outcome::Draw { reason: Termination::Score });
    assert_eq!(winner(&read(&counted(1, |_| {}), &even.fen()), 1), Some((1, Termination::Score)));
}

#[test]
fn two_passes_end_the_game() {
    let game = counted(0, |definition| {
        definition.passing = Passing::Always;
        definition.ends.passing_twice = true;
    });
    let start = read(&game, "r3k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    let once = after(&start, "0000");
    assert!(once.outcome(1).is_ongoing());
    assert_eq!(winner(&after(&once, "0000"), 1), Some((0, Termination::Score)));
    assert!(after(&once, "e8e7 0000").outcome(1).is_ongoing());
}

#[test]
fn kings_that_face_each_other_for_two_moves_end_the_game() {
    let game = counted(0, |definition| definition.ends.facing_twice = true);
    let start = read(&game, "r3k3/8/8/8/4P3/8/8/Q3K3 w - - 0 1");
    let faced = after(&read(&game, "r3k3/8/8/3p4/4P3/8/8/Q3K3 w - - 0 1"), "e4d5");
    assert!(faced.outcome(1).is_ongoing());
    assert_eq!(winner(&after(&faced, "a8a7"), 1), Some((0, Termination::Score)));
    assert!(after(&faced, "e8d8 a1a2").outcome(1).is_ongoing());
    assert!(start.outcome(1).is_ongoing());
}

#[test]
fn who_is_faced_and_may_pass_must_end_it_or_pass() {
    let game = counted(0, |definition| {
        definition.ends.facing_twice = true;
        definition.passing = Passing::Always;
    });
    let faced = after(&read(&game, "r3k3/8/8/3p4/4P3/8/8/Q3K3 w - - 0 1"), "e4d5");
    let moves = crate::common::moves(&faced);
    assert!(moves.contains("0000") && moves.contains("e8d8") && !moves.contains("a8a7"), "{moves:?}");
    assert_eq!(winner(&after(&faced, "0000"), 1), Some((0, Termination::Score)));
}
