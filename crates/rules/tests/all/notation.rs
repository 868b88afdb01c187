//! Move texts: writing, reading, and the errors of invalid texts.

use crate::common::{after, every_variant, legal, random_game, read, set_up, variant};
use menagerie_rules::notation::{MoveError, coordinate, read_move, san};
use menagerie_rules::{InVariant, Position};

fn write(position: &Position, coordinates: &str) -> String {
    san::write(position, legal(position, coordinates))
}

/// The error of an invalid move text.
fn refusal(position: &Position, text: &str) -> MoveError {
    read_move(position, text).expect_err(text)
}

#[test]
fn coordinates_san_and_position_texts_are_read_back_in_every_game() {
    for game in every_variant() {
        for seed in 0..3 {
            let played = random_game(&game, seed, 60);
            let mut before = played.start();
            for ply in played.plies() {
                let text = coordinate::write(before, ply.mv);
                assert_eq!(coordinate::read(before, &text), Ok(ply.mv), "{text} in {}", before.fen());
                assert_eq!(san::read(before, &ply.san), Ok(ply.mv), "{} in {}", ply.san, before.fen());
                assert_eq!(read_move(before, &format!(" {text} ")), Ok(ply.mv));
                assert_eq!(read(&game, &ply.position.fen()), ply.position);
                before = &ply.position;
            }
        }
    }
}

#[test]
fn san_of_a_pawn_has_no_letter_and_a_capture_has_an_x() {
    let position = set_up("chess", "Ke1 ke8 Pe4 pd5 Nc3", "w - - 0 1");
    assert_eq!(write(&position, "e4e5"), "e5");
    assert_eq!(write(&position, "e4d5"), "exd5");
    assert_eq!(write(&position, "c3d5"), "Nxd5");
    assert_eq!(write(&position, "c3b5"), "Nb5");
    let en_passant = after(&set_up("chess", "Ka1 ke8 Pe5 pd7", "b - - 0 1"), "d7d5");
    assert_eq!(write(&en_passant, "e5d6"), "exd6");
}

#[test]
fn a_corporal_has_its_letter() {
    let position = set_up("gigachess", "Ka1 kn14 Od6 nc7", "w - - 0 1");
    assert_eq!(write(&position, "d6d8"), "Od8");
    assert_eq!(write(&position, "d6e7"), "Oe7");
    assert_eq!(write(&position, "d6c7"), "Oxc7");
}

#[test]
fn the_origin_is_the_file_where_that_is_enough() {
    let position = set_up("chess", "Ka8 kh8 Nb1 Nf3", "w - - 0 1");
    assert_eq!((write(&position, "b1d2"), write(&position, "f3d2")), ("Nbd2".to_string(), "Nfd2".to_string()));
    let corporals = set_up("gigachess", "Ka1 kn14 Od6 Of6", "w - - 0 1");
    assert_eq!(write(&corporals, "d6e7"), "Ode7");
}

#[test]
fn the_origin_is_the_rank_where_the_file_is_shared() {
    let position = set_up("chess", "Ka8 kh8 Nb1 Nb3", "w - - 0 1");
    assert_eq!((write(&position, "b1d2"), write(&position, "b3d2")), ("N1d2".to_string(), "N3d2".to_string()));
    let position = set_up("gigachess", "Ka1 kn14 Ng9 Ng11", "w - - 0 1");
    assert_eq!((write(&position, "g11i10"), write(&position, "g9i10")), ("N11i10".to_string(), "N9i10".to_string()));
}

#[test]
fn the_origin_is_the_square_where_file_and_rank_are_shared() {
    let position = set_up("chess", "Ka2 kc7 Qe4 Qh4 Qh1", "w - - 0 1");
    assert_eq!(write(&position, "e4e1"), "Qee1");
    assert_eq!(write(&position, "h4e1"), "Qh4e1");
    assert_eq!(write(&position, "h1e1"), "Q1e1");
    for text in ["e4e1", "h4e1", "h1e1"] {
        assert_eq!(san::read(&position, &write(&position, text)), Ok(legal(&position, text)));
    }
}

#[test]
fn a_rival_that_may_not_move_there_needs_no_origin() {
    // The Knight on e2 is pinned.
    let position = set_up("chess", "Ke1 kh8 re8 Ne2 Nb1", "w - - 0 1");
    assert_eq!(write(&position, "b1c3"), "Nc3");
    // A piece of another kind does not make the move ambiguous.
    let position = set_up("janus", "Ka1 kj8 Nb1 Je1", "w - - 0 1");
    assert_eq!(write(&position, "b1c3"), "Nc3");
}

#[test]
fn check_has_a_plus_and_mate_a_double_cross() {
    let position = set_up("gigachess", "Kh1 ka14 Rg13 Rf1 Bd2", "w - - 0 1");
    assert_eq!(write(&position, "g13g14"), "Rg14+");
    assert_eq!(write(&position, "f1f14"), "Rf14#");
    assert_eq!(write(&position, "f1f13"), "Rff13");
}

#[test]
fn promotion_and_check_are_written_together() {
    let position = set_up("janus", "Ka1 ka8 Pg7", "w - - 0 1");
    assert_eq!(write(&position, "g7g8q"), "g8=Q+");
    assert_eq!(write(&position, "g7g8n"), "g8=N");
    assert_eq!(write(&position, "g7g8j"), "g8=J");
}

#[test]
fn coordinates_of_large_boards_have_ranks_of_two_digits() {
    let position = set_up("gigachess", "Ka1 kn8 Pe10 Pa13", "w - - 0 1");
    assert_eq!(coordinate::write(&position, legal(&position, "e10e12")), "e10e12");
    assert_eq!(coordinate::write(&position, legal(&position, "a13a14")), "a13a14q");
}

#[test]
fn san_is_read_with_more_and_with_less_than_needed() {
    let position = set_up("chess", "Ke1 ke8 Rh1 Pb7 Pe4 pd5 Nb1", "w K - 0 1");
    for (text, mv) in [
        ("Nb1c3", "b1c3"),
        ("Nbc3", "b1c3"),
        ("N1c3", "b1c3"),
        ("Nc3+", "b1c3"),
        ("Nc3!?", "b1c3"),
        ("ed5", "e4d5"),
        ("exd5", "e4d5"),
        ("b8Q", "b7b8q"),
        ("b8=Q", "b7b8q"),
        ("b8=Q+", "b7b8q"),
        ("0-0", "e1g1"),
        ("O-O", "e1g1"),
    ] {
        assert_eq!(san::read(&position, text), Ok(legal(&position, mv)), "{text}");
    }
    assert_eq!(san::read(&position, "Kg1"), Ok(legal(&position, "e1g1")), "as Cute Chess writes it in some games");
    let king = MoveError::NoneCanReach {
        piece: Some(InVariant::new(position.variant(), position.variant().royal().expect("a King"))),
        to: "g3".parse().expect("a square"),
    };
    assert_eq!(san::read(&position, "Kg3"), Err(king));
}

#[test]
fn an_ambiguous_san_is_refused_and_the_choices_listed() {
    let position = set_up("chess", "Ka8 kh8 Nb1 Nf3", "w - - 0 1");
    assert_eq!(refusal(&position, "Nd2"), MoveError::Ambiguous(vec!["Nbd2".to_string(), "Nfd2".to_string()]));
    assert!(refusal(&position, "Nd2").to_string().contains("several pieces can do that: Nbd2, Nfd2"));
}

#[test]
fn a_text_that_is_no_move_is_refused_in_words() {
    let start = Position::start(&variant("janus"));
    let said = |text: &str| refusal(&start, text).to_string();
    assert_eq!(said("hello"), "“hello” is not a move: write it like e2e4 or Nf3");
    assert_eq!(said("e5e6"), "there is no piece on e5");
    assert_eq!(said("e7e5"), "the Pawn on e7 is Black’s, and it is White’s turn");
    assert_eq!(said("e2e5"), "the Pawn on e2 cannot go to e5");
    assert_eq!(said("e2e9"), "e9 is not a square of this board");
    assert_eq!(said("Qe4"), "no Queen can go to e4");
    assert_eq!(said("0000"), "White has a move, so passing is not allowed");
    for text in ["e2e4e6", "e2e4-", "e2e4q1"] {
        assert_eq!(coordinate::read(&start, text), Err(MoveError::Unreadable(text.to_string())));
    }
    for text in ["", " ", "e2", "é2e4", "🦄", "N", "x", "=Q", "e2e4e6", "e2e", "Nf99", "99"] {
        assert!(!said(text).is_empty(), "{text}");
    }
}

#[test]
fn a_move_that_leaves_the_king_in_check_is_refused_as_such() {
    let pinned = set_up("chess", "Ke1 kh8 re8 Ne2", "w - - 0 1");
    assert_eq!(refusal(&pinned, "e2c3"), MoveError::KingInCheck);
    let checked = set_up("chess", "Ke1 kh8 re8 Ra2", "w - - 0 1");
    assert_eq!(refusal(&checked, "a2a3"), MoveError::KingInCheck);
    assert!(refusal(&checked, "a2a3").to_string().contains("King in check"));
    let capture = set_up("chess", "Ke1 kh8 re8 Ne2 pc3", "w - - 0 1");
    assert_eq!(refusal(&capture, "e2c3"), MoveError::KingInCheck);
    let taken = set_up("chess", "Ke1 kh8 re8 Ne2 Pc3", "w - - 0 1");
    assert!(matches!(refusal(&taken, "e2c3"), MoveError::CannotReach { .. }));
}

#[test]
fn a_move_after_mate_is_refused_as_such() {
    let mated = set_up("gigachess", "Kh1 ka14 Rg13 Rf14", "b - - 0 1");
    assert_eq!(refusal(&mated, "a14a13"), MoveError::NoMoves);
}

#[test]
fn the_squares_and_pieces_of_four_players_are_named_as_theirs() {
    let start = Position::start(&variant("chaturaji"));
    assert_eq!(refusal(&start, "a2a3").to_string(), "the Pawn on a2 is Green’s, and it is Red’s turn");
    assert_eq!(read_move(&start, "Nh2-f3"), Ok(legal(&start, "h2f3")));
    assert_eq!(read_move(&start, "g2-f2"), Ok(legal(&start, "g2f2")));
}
