//! Initial moves of pieces that may return to their starting squares.

use super::{chess_with, piece};
use crate::common::{after, has, moves, read};
use menagerie_rules::{FirstMovesText, Position, Variant};
use std::sync::Arc;

/// Knights with an initial leap of two squares straight ahead.
fn leaping_knights() -> Arc<Variant> {
    chess_with(|definition| piece(definition, "N").betza = "NimfD".to_string())
}

#[test]
fn a_piece_has_its_first_move_until_it_moves() {
    let game = leaping_knights();
    let start = read(&game, game.start());
    assert!(has(&start, "b1b3") && has(&start, "g1g3"), "{:?}", moves(&start));
    let back = after(&start, "b1c3 b8c6 c3b1 c6b8");
    assert!(!has(&back, "b1b3") && has(&back, "g1g3"), "{:?}", moves(&back));
    assert!(!has(&after(&back, "g1f3 g8f6 f3g1"), "b8b6"));
}

#[test]
fn texts_mark_which_pieces_have_come_back() {
    let game = leaping_knights();
    let back = after(&read(&game, game.start()), "b1c3 b8c6 c3b1 c6b8");
    assert_eq!(back.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq/b1b8 - 4 3");
    let again = read(&game, &back.fen());
    assert_eq!((again.fen(), again == back), (back.fen(), true));
    assert!(!has(&again, "b1b3") && has(&again, "g1g3"));
    let (lenient, _) = Position::read(&game, &back.fen()).expect("a position");
    assert_eq!(lenient.fen(), back.fen());
    for wrong in ["KQkq/e4", "KQkq/b1x", "KQkq/c1"] {
        let text = back.fen().replace("KQkq/b1b8", wrong);
        assert!(Position::from_fen(&game, &text).is_err(), "{text}");
    }
    // Pieces that left or were captured there are forgotten.
    let moved = after(&back, "b1c3");
    assert!(moved.fen().contains(" KQkq/b8 "), "{}", moved.fen());
}

#[test]
fn hashes_distinguish_such_positions_and_moves_are_undone() {
    let game = leaping_knights();
    let start = read(&game, game.start());
    let back = after(&start, "b1c3 b8c6 c3b1 c6b8");
    let hash = |position: &Position| match position {
        Position::Chess(chess) => {
            assert_eq!(chess.hash(), chess.recomputed_hash());
            chess.hash()
        }
        Position::Chaturaji(_) => 0,
    };
    assert_ne!(hash(&start), hash(&back));
    let Position::Chess(mut chess) = back.clone() else { panic!("two players") };
    for mv in chess.legal_moves() {
        let undo = chess.play_unchecked(mv);
        assert_eq!(chess.hash(), chess.recomputed_hash(), "{mv:?}");
        chess.unmake(undo);
        assert_eq!(Position::Chess(chess.clone()), back, "{mv:?}");
    }
}

#[test]
fn first_captures_give_check_only_from_where_they_may_be_made() {
    let game = chess_with(|definition| {
        piece(definition, "N").betza = "NiH".to_string();
        definition.start = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1".to_string();
    });
    let check = read(&game, "8/8/8/8/1k6/8/8/1N2K1N1 b - - 0 1");
    assert!(check.in_check() && has(&check, "b4b5"), "{:?}", moves(&check));
    let returned = read(&game, "8/8/8/8/1k6/8/8/1N2K1N1 b -/b1 - 0 1");
    assert!(!returned.in_check());
}

#[test]
fn a_king_in_check_has_no_first_move_and_others_may_take_it_away() {
    let game = chess_with(|definition| {
        piece(definition, "K").betza = "KimfsN".to_string();
        definition.castling.clear();
        definition.first_moves_text = FirstMovesText::Files;
        definition.check.first_moves_lost_to = "R".parse().expect("a letter");
        definition.start = "r3k3/8/8/8/8/8/8/R3K3 w Ee - 0 1".to_string();
    });
    let start = read(&game, game.start());
    assert!(has(&start, "e1c2") && has(&start, "e1g2"), "{:?}", moves(&start));
    assert_eq!(start.fen(), game.start());
    assert!(after(&start, "e1g2").fen().contains(" b e "), "the King has moved");
    // A Rook on the King's rank removes its leap, even with other pieces in between.
    let aimed = after(&start, "a1a4 a8d8 a4a8");
    assert!(aimed.fen().contains(" b E "), "{}", aimed.fen());
    assert!(!has(&read(&game, "4k3/8/8/8/4r3/8/8/R3K3 w E - 0 1"), "e1g2"), "the King is in check");
}
