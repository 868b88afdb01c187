//! Royal pieces: none, several, the last of a kind or of a group.

use super::{chess_with, piece};
use crate::common::{after, has, moves, read};
use menagerie_rules::{PieceDefinition, Royal};

#[test]
fn without_a_royal_piece_nothing_is_check() {
    let game = chess_with(|definition| {
        piece(definition, "K").royal = Royal::No;
        definition.castling.clear();
        definition.start = definition.start.replace("KQkq", "-");
    });
    let position = read(&game, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    assert!(!position.in_check() && has(&position, "e1f1") && has(&position, "e1d1"));
    assert!(has(&after(&position, "e1d1"), "e2d2"), "next to an enemy");
}

#[test]
fn all_of_several_kings_must_be_safe() {
    let game = chess_with(|definition| {
        definition.start = "rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1".to_string();
        definition.castling.clear();
    });
    let position = read(&game, "r6k/8/8/8/8/8/7P/K3K3 w - - 0 1");
    assert!(position.in_check());
    assert!(has(&position, "a1b1") && !has(&position, "h2h3") && !has(&position, "e1e2"));
}

#[test]
fn only_the_last_of_a_kind_is_royal() {
    let game = chess_with(|definition| {
        piece(definition, "K").royal = Royal::Last;
        definition.castling.clear();
        definition.start = definition.start.replace("KQkq", "-");
    });
    let two = read(&game, "r6k/8/8/8/8/8/7P/K3K3 w - - 0 1");
    assert!(!two.in_check() && has(&two, "h2h3"));
    let one = read(&game, "r6k/8/8/8/8/8/7P/K7 w - - 0 1");
    assert!(one.in_check() && !has(&one, "h2h3"));
}

#[test]
fn kinds_may_be_counted_together() {
    let game = chess_with(|definition| {
        piece(definition, "K").royal = Royal::Last;
        let prince = PieceDefinition {
            name: "Prince".to_string(),
            letter: "D".parse().expect("a letter"),
            ..piece(definition, "K").clone()
        };
        definition.pieces.push(prince);
        definition.check.royal_group = "KD".parse().expect("letters");
        definition.castling.clear();
        definition.start = definition.start.replace("KQkq", "-");
    });
    let both = read(&game, "r6k/8/8/8/8/8/7P/K2D4 w - - 0 1");
    assert!(!both.in_check() && has(&both, "h2h3"), "the Prince succeeds the King");
    let heir = after(&both, "h2h3 a8a1");
    assert!(heir.in_check(), "the Prince is royal now: {}", heir.fen());
}

#[test]
fn a_side_may_have_no_king_at_all() {
    let game = chess_with(|definition| {
        definition.start = "rnbqkbnr/pppppppp/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1".to_string();
        piece(definition, "P").lowest_rank = 1;
    });
    let position = read(&game, game.start());
    assert!(!position.in_check() && position.legal_moves().len() == 16);
}

#[test]
fn a_checkmated_king_may_change_places_with_a_substitute() {
    let game = chess_with(|definition| {
        definition.check.substitutes = "N".parse().expect("a letter");
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
    });
    let mated = read(&game, "6k1/8/8/8/8/8/2N3PP/4r2K w - - 0 1");
    // The Knight could take the Rook: there is no mate.
    assert!(moves(&mated).iter().eq(["c2e1"]), "{:?}", moves(&mated));
    let mated = read(&game, "6k1/8/8/8/8/N7/6PP/4r2K w - - 0 1");
    assert!(moves(&mated).iter().eq(["h1a3"]), "{:?}", moves(&mated));
    let swapped = after(&mated, "h1a3");
    assert!(swapped.fen().starts_with("6k1/8/8/8/8/K7/6PP/4r2N b - -"), "{}", swapped.fen());
    for mv in mated.legal_moves() {
        let text = menagerie_rules::notation::san::write(&mated, mv);
        assert_eq!(menagerie_rules::notation::read_move(&mated, &text).ok(), Some(mv), "{text}");
    }
    // On the Knight's square the King would be in check as well.
    let lost = read(&game, "6k1/8/8/8/8/8/6PP/N3r2K w - - 0 1");
    assert!(lost.legal_moves().is_empty(), "{:?}", moves(&lost));
}
