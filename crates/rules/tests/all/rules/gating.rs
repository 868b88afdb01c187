//! Pieces that enter where another makes its first move.

use super::chess_with;
use crate::common::{after, has, moves, read};
use menagerie_rules::notation::{read_move, san};
use menagerie_rules::{PieceDefinition, Position, PromotionDefinition, Variant};
use std::sync::Arc;

fn seirawan() -> Arc<Variant> {
    chess_with(|definition| {
        definition.hands.gating = true;
        definition.pieces.push(PieceDefinition {
            name: "Hawk".to_string(),
            letter: "H".parse().expect("a letter"),
            art: "archbishop".to_string(),
            betza: "BN".to_string(),
            lowest_rank: 1,
            ..PieceDefinition::default()
        });
        definition.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Hh] w KQBCDFGkqbcdfg - 0 1".to_string();
    })
}

#[test]
fn a_piece_enters_with_a_first_move() {
    let game = seirawan();
    let position = read(&game, game.start());
    assert_eq!(position.fen(), game.start());
    // The lenient parser accepts what people and programs write.
    let (lenient, notes) = Position::read(&game, game.start()).expect("a position");
    assert_eq!((lenient.fen().as_str(), notes.len()), (game.start(), 0));
    assert!(has(&position, "g1f3") && has(&position, "g1f3h") && !has(&position, "e2e4h"), "{:?}", moves(&position));
    let mv = read_move(&position, "Nf3/H").expect("a move");
    assert_eq!(san::write(&position, mv), "Nf3/H");
    let entered = after(&position, "g1f3h");
    assert!(entered.fen().starts_with("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBHR[h] b KQ"), "{}", entered.fen());
}

#[test]
fn a_piece_that_has_moved_opens_no_gate() {
    let game = seirawan();
    let position = after(&read(&game, game.start()), "g1f3 a7a6 f3g1 a6a5");
    assert!(has(&position, "g1f3") && !has(&position, "g1f3h"));
}

#[test]
fn what_enters_may_be_the_screen_of_a_hopper_that_attacks_the_king() {
    let game = chess_with(|definition| {
        definition.hands.gating = true;
        let rook = definition.pieces.iter_mut().find(|piece| piece.letter.to_string() == "R").expect("a Rook");
        rook.betza = "mRcpR".to_string();
    });
    // The Rook attacks d1 as soon as a piece is on e1.
    let position = read(&game, "4k3/8/8/8/8/8/8/4K2r[B] w E - 0 1");
    assert!(has(&position, "e1d1") && !has(&position, "e1d1b"), "{:?}", moves(&position));
    assert!(has(&position, "e1e2b"), "{:?}", moves(&position));
}

#[test]
fn a_slash_distinguishes_gating_from_promotion() {
    let game = chess_with(|definition| {
        definition.hands.gating = true;
        let knight = definition.pieces.iter_mut().find(|piece| piece.letter.to_string() == "N").expect("a Knight");
        let row: PromotionDefinition =
            serde_json::from_str(r#"{ "to": "B", "zone": "*3", "optional": true }"#).expect("a promotion");
        knight.promotion = row.into();
    });
    let position = read(&game, "4k3/8/8/8/8/8/8/1N2K3[BR] w BE - 0 1");
    for text in ["b1c3", "b1c3b", "b1c3/b", "b1c3r", "b1d2", "e1d1b"] {
        assert!(has(&position, text), "{text}: {:?}", moves(&position));
    }
    assert!(after(&position, "b1c3/b").fen().contains("/2N5/8/1B2K3[R]"), "{}", after(&position, "b1c3/b").fen());
    assert!(after(&position, "b1c3b").fen().contains("/2B5/8/4K3[BR]"), "{}", after(&position, "b1c3b").fen());
}

#[test]
fn castling_opens_two_gates() {
    let game = seirawan();
    let position = read(&game, "4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1");
    for text in ["e1g1", "e1g1h", "h1e1h", "e1c1", "e1c1h", "a1e1h"] {
        assert!(has(&position, text), "{text}: {:?}", moves(&position));
    }
    let entered = after(&position, "h1e1h");
    assert!(entered.fen().starts_with("4k3/8/8/8/8/8/8/R4RKH[] b"), "{}", entered.fen());
}
