//! Multi-leg moves: captures on the way, captures without moving, double captures, and moves back to the start. Uncapturable pieces, and
//! the Lion-trading rule.

use super::{chess_with, piece};
use crate::common::{after, has, moves, read};
use menagerie_rules::notation::{coordinate, san};
use menagerie_rules::{Definition, Position, TradeDefinition, Variant};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Chess with another movement of the Queen.
fn with_queen(betza: &str) -> Arc<Variant> {
    chess_with(|definition| piece(definition, "Q").betza = betza.to_string())
}

fn with_lion(change: impl FnOnce(&mut Definition)) -> Arc<Variant> {
    chess_with(|definition| {
        piece(definition, "Q").betza = "KNADcaKcabKmabK".to_string();
        change(definition);
    })
}

/// The moves that capture on the way.
fn via(position: &Position) -> BTreeSet<String> {
    moves(position).into_iter().filter(|text| text.contains(',')).collect()
}

fn texts(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_string()).collect()
}

#[test]
fn a_locust_captures_what_it_jumps_over() {
    let game = with_queen("fmFcafmF");
    let position = read(&game, "4k3/8/8/2p1p3/3Q4/8/8/4K3 w - - 0 1");
    assert_eq!(via(&position), texts(&["d4c5,c5b6", "d4e5,e5f6"]));
    assert!(!has(&position, "d4e5"), "it does not capture where it lands");
    assert_eq!(after(&position, "d4e5,e5f6").fen(), "4k3/8/5Q2/2p5/8/8/8/4K3 b - - 0 1");
    // The square behind must be empty, and own pieces cannot be captured.
    assert_eq!(via(&read(&game, "4k3/8/1p3P2/2p1P3/3Q4/8/8/4K3 w - - 0 1")), texts(&[]));
}

#[test]
fn what_a_slider_comes_to_is_captured_wherever_it_stands() {
    let game = with_queen("mRcyafmR");
    let position = read(&game, "4k3/8/8/3p4/8/8/3Q2pP/4K3 w - - 0 1");
    assert_eq!(via(&position), texts(&["d2d5,d5d6"]), "behind the other one stands a piece");
    assert!(has(&position, "d2d4"));
}

#[test]
fn a_lion_captures_twice_or_without_moving_and_passes() {
    let game = with_lion(|_| {});
    let position = read(&game, "4k3/8/4p3/3pp3/3Q4/8/8/K7 w - - 0 1");
    let all = via(&position);
    for legal in ["d4d5,d5e6", "d4e5,e5e6", "d4d5,d5d4", "d4e5,e5d4", "d4d5,d5e5", "d4d5,d5c4"] {
        assert!(all.contains(legal), "{legal} in {all:?}");
    }
    assert!(has(&position, "d4d5") && has(&position, "d4d6") && has(&position, "0000"));
    assert_eq!(after(&position, "d4d5,d5e6").fen(), "4k3/8/4Q3/4p3/8/8/8/K7 b - - 0 1");
    assert_eq!(after(&position, "d4e5,e5d4").fen(), "4k3/8/4p3/3p4/3Q4/8/8/K7 b - - 0 1");
    // When it is enclosed, it cannot go anywhere and back.
    let shut = read(&game, "4k3/8/8/2PPP3/2PQP3/2PPP3/8/K7 w - - 0 1");
    assert!(!has(&shut, "0000"));
    // Passing is illegal in check.
    assert!(!has(&read(&game, "r3k3/8/8/8/3Q4/8/8/K7 w - - 0 1"), "0000"));
}

#[test]
fn a_capture_on_the_way_gives_check() {
    let game = with_queen("fmFcafmF");
    let checked = read(&game, "8/8/8/4k3/3Q4/8/8/4K3 b - - 0 1");
    assert!(checked.in_check() && !checked.checkers().is_empty());
    assert!(has(&checked, "e5e4"));
    // With a piece behind it the King is safe.
    assert!(!read(&game, "8/8/5p2/4k3/3Q4/8/8/4K3 b - - 0 1").in_check());
    let mate = read(&game, "8/8/8/4k1b1/3Q4/8/8/4K3 b - - 0 1");
    assert!(has(&mate, "g5f6"), "it fills the square that the capture needs");
}

#[test]
fn moves_in_legs_are_written_and_read() {
    let game = with_lion(|_| {});
    let position = read(&game, "4k3/8/4p3/3pp3/3Q4/8/8/K7 w - - 0 1");
    for (text, name) in [("d4d5,d5e6", "Qxd5xe6#"), ("d4d5,d5c4", "Qxd5-c4"), ("d4e5,e5d4", "Qxe5-d4")] {
        let mv = coordinate::read(&position, text).expect(text);
        assert_eq!((coordinate::write(&position, mv), san::write(&position, mv)), (text.to_string(), name.to_string()));
        assert_eq!(san::read(&position, name), Ok(mv));
        assert_eq!(menagerie_rules::Move::from_bits(mv.to_bits()), Some(mv));
    }
    assert!(coordinate::read(&position, "d4d5,d5d7").is_err());
}

#[test]
fn both_captured_pieces_go_to_the_hand() {
    let game = with_lion(|definition| {
        definition.hands.captures = true;
        definition.hands.drops = true;
    });
    let position = read(&game, "4k3/8/4n3/4p3/3Q4/8/8/K7[] w - - 0 1");
    assert!(after(&position, "d4e5,e5e6").fen().starts_with("4k3/8/4Q3/8/8/8/8/K7[PN]"));
}

#[test]
fn who_must_promote_does_so_after_a_capture_on_the_way() {
    let game = chess_with(|definition| piece(definition, "P").betza = "fmFcafmF".to_string());
    let position = read(&game, "4k3/1p6/P7/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(after(&position, "a6b7,b7c8").fen(), "2Q1k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn iron_pieces_are_not_captured() {
    let game = with_lion(|definition| definition.capture.iron = "N".parse().expect("letters"));
    let position = read(&game, "4k3/8/4n3/4p3/3Q4/8/8/K3R3 w - - 0 1");
    assert!(!has(&position, "d4e6") && has(&position, "d4e5") && !has(&position, "d4e5,e5e6"));
    assert!(!via(&read(&game, "4k3/8/8/4n3/3Q4/8/8/K7 w - - 0 1")).iter().any(|text| text.starts_with("d4e5")));
}

fn traded(text: &str) -> Position {
    let game = with_lion(|definition| {
        definition.capture.trade = Some(TradeDefinition {
            pieces: "Q".parse().expect("letters"),
            adjacent_allowed: true,
            double_allowed: true,
            minor: "P".parse().expect("letters"),
            no_counterstrike: true,
        });
    });
    read(&game, text)
}

#[test]
fn lions_are_not_simply_traded() {
    // At two squares' distance: illegal if guarded by a Rook; legal if unguarded. Legal when adjacent.
    assert!(!has(&traded("k2r4/8/3q4/8/3Q4/8/8/4K3 w - - 0 1"), "d4d6"));
    assert!(has(&traded("kr6/8/3q4/8/3Q4/8/8/4K3 w - - 0 1"), "d4d6"));
    assert!(has(&traded("k2r4/8/8/3q4/3Q4/8/8/4K3 w - - 0 1"), "d4d5"));
    // With a valuable piece on the way it is legal, with a Pawn it is not.
    assert!(has(&traded("k2r4/8/3q4/3n4/3Q4/8/8/4K3 w - - 0 1"), "d4d5,d5d6"));
    assert!(!has(&traded("k2r4/8/3q4/3p4/3Q4/8/8/4K3 w - - 0 1"), "d4d5,d5d6"));
}

#[test]
fn a_lion_that_another_piece_captured_is_not_avenged_at_once() {
    let position = traded("3r3q/8/k7/8/3Q4/8/8/K6R w - - 0 1");
    let lost = after(&position, "h1h8");
    assert!(lost.fen().ends_with("b - h8 0 1"), "{}", lost.fen());
    assert!(!has(&lost, "d8d4"), "the other Lion may not be captured");
    assert!(has(&lost, "d8h8"), "but who captured may be");
    assert_eq!(read(&lost.variant().clone(), &lost.fen()), lost);
    let later = after(&after(&lost, "a6a5"), "a1b1");
    assert!(has(&later, "d8d4"));
}

#[test]
fn two_captures_on_the_way_and_turning_back_by_a_circle_are_not_moves_in_legs() {
    assert!("cacaK".parse::<menagerie_rules::betza::Movement>().is_err());
    let circle: menagerie_rules::betza::Movement = "mWalWalWalW".parse().unwrap_or_else(|_| "W".parse().expect("W"));
    assert!(circle.multi_leg().is_empty());
}

#[test]
fn what_moves_in_legs_change_is_put_back() {
    let game = with_lion(|_| {});
    let start = read(&game, "4k3/8/4p3/3pp3/3Q4/3q4/8/K7 w - - 0 1");
    let Position::Chess(position) = &start else { panic!("two players") };
    for mv in position.legal_moves() {
        let mut copy = position.clone();
        let undo = copy.play_unchecked(mv);
        assert_eq!(copy.hash(), copy.recomputed_hash());
        copy.unmake(undo);
        assert_eq!(&copy, position);
    }
}
