//! Pieces that are petrified when they capture.

use super::chess_with;
use crate::common::{after, has, moves, read};
use menagerie_rules::{Position, Royal, Variant};
use std::sync::Arc;

fn stones(kinds: &str) -> Arc<Variant> {
    chess_with(|definition| {
        definition.capture.petrifies = kinds.parse().expect("letters");
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
    })
}

#[test]
fn a_capture_leaves_a_stone_that_nothing_passes() {
    let game = stones("QRBN");
    let position = read(&game, "r3k3/8/8/p7/8/8/8/R3K3 w - - 0 1");
    let stone = after(&position, "a1a5");
    assert_eq!(stone.fen(), "r3k3/8/8/*7/8/8/8/4K3 b - - 0 1");
    assert!(has(&stone, "a8a6") && !has(&stone, "a8a5") && !has(&stone, "a8a4"), "{:?}", moves(&stone));
    assert_eq!(read(&game, &stone.fen()).fen(), stone.fen());
    let (lenient, _) = Position::read(&game, &stone.fen()).expect("a position");
    assert_eq!(lenient.fen(), stone.fen());
}

#[test]
fn others_capture_normally_and_moves_are_undone() {
    let game = stones("R");
    let position = read(&game, "r3k3/8/8/p7/8/2B5/8/R3K3 w - - 0 1");
    assert!(after(&position, "c3a5").fen().starts_with("r3k3/8/8/B7/"));
    let Position::Chess(mut chess) = position.clone() else { panic!("two players") };
    for mv in chess.legal_moves() {
        let undo = chess.play_unchecked(mv);
        assert_eq!(chess.hash(), chess.recomputed_hash(), "{mv:?}");
        assert_eq!(Position::Chess(chess.clone()).fen(), read(&game, &Position::Chess(chess.clone()).fen()).fen());
        chess.unmake(undo);
        assert_eq!(Position::Chess(chess.clone()), position, "{mv:?}");
    }
}

#[test]
fn a_king_that_would_turn_to_stone_cannot_capture() {
    let game = chess_with(|definition| {
        definition.capture.petrifies = "K".parse().expect("a letter");
        super::piece(definition, "K").royal = Royal::Always;
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
    });
    let position = read(&game, "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1");
    assert!(!has(&position, "e1e2"), "{:?}", moves(&position));
    // It does not guard anything either: Kings may be next to each other.
    assert!(has(&read(&game, "8/8/8/8/8/4k3/8/4K3 w - - 0 1"), "e1e2"));
}

#[test]
fn exploded_pieces_turn_to_stone_but_for_the_capturing_one() {
    let game = chess_with(|definition| {
        definition.capture.explodes = true;
        definition.capture.petrifies_blasted = true;
        definition.capture.spared = "P".parse().expect("a letter");
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
    });
    let position = read(&game, "4k3/8/2np4/3b4/2R5/8/6B1/4K3 w - - 0 1");
    let after = after(&position, "g2d5");
    assert_eq!(after.fen(), "4k3/8/2*p4/8/2*5/8/8/4K3 b - - 0 1");
    assert_eq!(read(&game, &after.fen()).fen(), after.fen());
    let Position::Chess(mut chess) = position.clone() else { panic!("two players") };
    for mv in chess.legal_moves() {
        let undo = chess.play_unchecked(mv);
        assert_eq!(chess.hash(), chess.recomputed_hash(), "{mv:?}");
        chess.unmake(undo);
        assert_eq!(Position::Chess(chess.clone()), position, "{mv:?}");
    }
}
