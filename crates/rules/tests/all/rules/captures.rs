//! Captures that are forced, that explode, or that are forbidden between pieces of one kind.

use super::chess_with;
use crate::common::{after, has, moves, read};

#[test]
fn who_can_capture_must() {
    let game = chess_with(|definition| definition.capture.forced = true);
    let position = read(&game, "4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1");
    assert_eq!(moves(&position).into_iter().collect::<Vec<_>>(), ["e4d5"]);
    let none = read(&game, "4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1");
    assert!(has(&none, "e4e5"));
}

#[test]
fn a_capture_takes_its_neighbours_away() {
    let game = chess_with(|definition| {
        definition.capture.explodes = true;
        definition.capture.spared = "P".parse().expect("letters");
    });
    let position = read(&game, "7k/8/2bpn3/3p4/4P3/8/8/4K3 w - - 0 1");
    let blown = after(&position, "e4d5");
    assert!(blown.fen().starts_with("7k/8/3p4/8/8/8/8/4K3 b"), "{}", blown.fen());
    // A capture that explodes the own King is illegal; one that explodes the other's wins even in check.
    let own = read(&game, "7k/8/8/8/8/8/4pR2/4K3 w - - 0 1");
    assert!(!has(&own, "f2e2") && !has(&own, "e1e2"));
    let other = read(&game, "6nk/8/8/8/8/8/r7/4K1R1 w - - 0 1");
    let won = after(&other, "g1g8");
    assert!(won.legal_moves().len() < 30, "{}", won.fen());
}

#[test]
fn pieces_of_a_kind_may_be_unable_to_capture_each_other() {
    let game = chess_with(|definition| definition.capture.not_alike = "R".parse().expect("letters"));
    let position = read(&game, "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert!(!has(&position, "a1a8") && has(&position, "a1a7"));
    assert!(has(&read(&game, "n3k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8"));
}
