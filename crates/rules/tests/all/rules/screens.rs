//! Hoppers with restricted screens.

use super::{chess_with, piece};
use crate::common::{has, moves, read};
use menagerie_rules::{Definition, Variant};
use std::sync::Arc;

/// Rooks are Cannons that hop over no Cannon, as in Janggi.
fn cannons(change: impl FnOnce(&mut Definition)) -> Arc<Variant> {
    chess_with(|definition| {
        let rook = piece(definition, "R");
        rook.betza = "pR".to_string();
        rook.hops_not = "R".parse().expect("a letter");
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
        change(definition);
    })
}

#[test]
fn a_piece_of_these_kinds_is_no_screen() {
    let game = cannons(|_| {});
    let over_pawn = read(&game, "4k3/8/8/8/8/P7/8/R3K3 w - - 0 1");
    assert!(has(&over_pawn, "a1a4") && has(&over_pawn, "a1a8") && !has(&over_pawn, "a1a2"), "{:?}", moves(&over_pawn));
    for cannon in ["r", "R"] {
        let over_cannon = read(&game, &format!("4k3/8/8/8/8/{cannon}7/4K3/R7 w - - 0 1"));
        assert!(!moves(&over_cannon).iter().any(|mv| mv.starts_with("a1")), "{:?}", moves(&over_cannon));
    }
}

#[test]
fn no_check_is_given_over_such_a_piece() {
    let game = cannons(|_| {});
    assert!(read(&game, "4k3/8/8/8/8/4P3/8/K3R3 b - - 0 1").in_check());
    let none = read(&game, "4k3/8/8/8/8/4r3/8/K3R3 b - - 0 1");
    assert!(!none.in_check());
    assert!(!has(&none, "e3e1"));
    // Another screen may come between.
    assert!(has(&none, "e8e7"), "{:?}", moves(&none));
}

#[test]
fn cannons_that_are_alike_need_not_capture_each_other() {
    let game = cannons(|definition| definition.capture.not_alike = "R".parse().expect("a letter"));
    let position = read(&game, "r3k3/8/8/8/8/P7/8/R3K3 w - - 0 1");
    assert!(has(&position, "a1a7") && !has(&position, "a1a8"), "{:?}", moves(&position));
}
