//! Castling with any partner, over any squares, by one step, and onto the partner's square.

use super::chess_with;
use crate::common::{after, has, moves, read};
use menagerie_rules::notation::{read_move, san};
use menagerie_rules::{CastlingDefinition, Variant};
use std::sync::Arc;

fn entry(san: &str, king_to: &str, rook: &str, rook_to: &str) -> CastlingDefinition {
    CastlingDefinition {
        right: 'Q',
        san: san.to_string(),
        king: "e1".to_string(),
        king_to: king_to.to_string(),
        rook: rook.to_string(),
        rook_to: rook_to.to_string(),
        ..CastlingDefinition::default()
    }
}

fn game(entries: Vec<CastlingDefinition>) -> Arc<Variant> {
    chess_with(|definition| {
        definition.castling = entries;
        definition.start = "6k1/8/8/8/8/8/8/R3K2R w Q - 0 1".to_string();
    })
}

#[test]
fn a_castling_step_of_one_square_differs_from_the_kings_own_step() {
    let game = game(vec![entry("O-O-O", "d1", "a1", "e1")]);
    let position = read(&game, game.start());
    assert!(has(&position, "e1d1") && has(&position, "e1a1"), "{:?}", moves(&position));
    for text in ["e1a1", "O-O-O", "0-0-0"] {
        let mv = read_move(&position, text).expect("castling");
        assert_eq!(san::write(&position, mv), "O-O-O");
    }
    let castled = after(&position, "e1a1");
    assert!(castled.fen().starts_with("6k1/8/8/8/8/8/8/3KR2R b - -"), "{}", castled.fen());
    let stepped = after(&position, "e1d1");
    assert!(stepped.fen().starts_with("6k1/8/8/8/8/8/8/R2K3R b - -"), "{}", stepped.fen());
}

#[test]
fn the_king_may_come_onto_its_partners_square() {
    let game = game(vec![entry("O-O", "h1", "h1", "e1")]);
    let position = read(&game, game.start());
    let castled = after(&position, "e1h1");
    assert!(castled.fen().starts_with("6k1/8/8/8/8/8/8/R3R2K b - -"), "{}", castled.fen());
}

#[test]
fn the_king_may_choose_how_far_it_goes() {
    let game = game(vec![entry("O-O-O", "c1", "a1", "d1"), entry("O-O-O", "b1", "a1", "c1")]);
    let position = read(&game, game.start());
    assert!(has(&position, "e1c1") && has(&position, "e1b1"), "{:?}", moves(&position));
    let far = read_move(&position, "O-O-Ob1").expect("castling");
    assert_eq!(san::write(&position, far), "O-O-Ob1");
    assert!(after(&position, "e1b1").fen().starts_with("6k1/8/8/8/8/8/8/1KR4R b"));
    assert!(!has(&after(&position, "e1c1 g8g7 c1d2 g7g8 d2e1 g8g7"), "e1b1"), "one right for both");
}

#[test]
fn the_partner_may_be_another_piece() {
    let with =
        CastlingDefinition { rook_letter: Some("N".parse().expect("a letter")), ..entry("O-O-O", "c1", "b1", "d1") };
    let game = chess_with(|definition| {
        definition.castling = vec![with];
        definition.start = "4k3/8/8/8/8/8/8/1N2K3 w Q - 0 1".to_string();
    });
    let castled = after(&read(&game, game.start()), "e1c1");
    assert!(castled.fen().starts_with("4k3/8/8/8/8/8/8/2KN4 b - -"), "{}", castled.fen());
}

#[test]
fn castling_may_take_the_others_right_to_the_same_side() {
    let game = chess_with(|definition| definition.opposite_castling = true);
    let castled = after(&read(&game, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1g1");
    assert!(castled.fen().contains(" b q "), "{}", castled.fen());
    assert!(has(&castled, "e8c8") && !has(&castled, "e8g8"), "{:?}", moves(&castled));
}

#[test]
fn what_castles_need_not_be_royal() {
    let bishop = CastlingDefinition {
        king: "c1".to_string(),
        king_letter: Some("B".parse().expect("a letter")),
        ..entry("O-O-O", "b1", "a1", "c1")
    };
    let game = chess_with(|definition| {
        definition.castling = vec![bishop];
        definition.start = "6k1/8/8/8/8/8/8/R1B1K3 w Q - 0 1".to_string();
    });
    let position = read(&game, game.start());
    let castles: Vec<_> = position.legal_moves().into_iter().filter(|mv| mv.is_castling()).collect();
    let [castle] = castles.as_slice() else { panic!("{castles:?}") };
    let mut after = position.clone();
    after.play(*castle).expect("a legal move");
    assert!(after.fen().starts_with("6k1/8/8/8/8/8/8/1BR1K3 b - -"), "{}", after.fen());
}
