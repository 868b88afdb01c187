//! Move and game texts: what is written, what is read, and what is said of a text that is no move.

use crate::common::{after, every_variant, legal, play_all, random_game, read, set_up, variant};
use menagerie_rules::notation::{MoveError, coordinate, game_text, read_move, san};
use menagerie_rules::{Game, Position};

fn write(position: &Position, coordinates: &str) -> String {
    san::write(position, legal(position, coordinates))
}

/// What is said of a text that is no move.
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
                let text = coordinate::write(&game, ply.mv);
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
fn game_texts_are_read_back_in_every_game() {
    for game in every_variant() {
        for seed in 10..13 {
            let played = random_game(&game, seed, 80);
            let text = played.to_text(&[("Event".to_string(), "A \"quoted\" \\ event".to_string())]);
            let again = game_text::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.game.position(), played.position());
            assert_eq!(again.game.san_list(), played.san_list());
            assert_eq!(again.game.variant().king_leap(), game.king_leap());
            assert_eq!(again.game.to_text(&again.tags), text, "written again it is the same text");
        }
    }
}

#[test]
fn a_game_text_keeps_its_start_and_its_result() {
    let mut game = Game::from_position(set_up("gigachess", "Kh1 ka14 Rg13 Rf1", "w - - 3 40"));
    play_all(&mut game, "f1f14");
    let text = game.to_text(&[]);
    assert!(text.contains("[Variant \"Gigachess\"]"));
    assert!(text.contains("[FEN \"k13/6R7/14/14/14/14/14/14/14/14/14/14/14/5R1K6 w - - 3 40\"]"));
    assert!(text.contains("[Result \"1-0\"]") && text.contains("40. Rf14# 1-0"), "{text}");
    let again = game_text::read(&text).expect("a good text").game;
    assert_eq!((again.start(), again.outcome()), (game.start(), game.outcome()));
}

#[test]
fn a_game_text_numbers_moves_and_starts_with_dots_when_black_begins() {
    let mut game = Game::from_position(set_up("chess", "Ke1 ke8 Pa2 pa7", "b - - 0 7"));
    play_all(&mut game, "a7a6 a2a3 a6a5");
    assert!(game.to_text(&[]).ends_with("\n7... a6 8. a3 a5 *\n"), "{}", game.to_text(&[]));
}

#[test]
fn a_line_of_a_game_text_has_eighty_letters_at_most() {
    let start = Position::start(&variant("chess"));
    let fifteen = vec!["Nf3+".to_string(); 15];
    let row = fifteen.join(" ");
    let text = |last: &str| {
        let words = fifteen.iter().cloned().chain([last.to_string()]).collect();
        game_text::write_parts(&start, &[], "*", words)
    };
    assert!(text("exd5+").ends_with(&format!("]\n\n{row} exd5+\n*\n")), "80 letters: {}", text("exd5+"));
    assert!(text("Nbxd5+").ends_with(&format!("]\n\n{row}\nNbxd5+ *\n")), "81 letters: {}", text("Nbxd5+"));
}

#[test]
fn a_four_player_game_text_has_the_four_players_and_their_scores() {
    let start = set_up("chaturaji", "rKh1 rEe2 gKa1 bKa8 yKh8 yNh7", "r 9,8,7,6 -,-,-,- 1 3 41");
    let mut game = Game::from_position(start);
    play_all(&mut game, "Ee2-e3");
    let text = game.to_text(&[]);
    for tag in ["Red", "Green", "Blue", "Yellow"] {
        assert!(text.contains(&format!("[{tag} \"?\"]")), "{text}");
    }
    assert!(text.contains("[Result \"9-8-7-6\"]") && text.contains("Ee2-e3 9-8-7-6"), "{text}");
    assert_eq!(game_text::read(&text).expect("a good text").game.position(), game.position());
}

#[test]
fn a_promotion_with_four_players_is_read_back_with_and_without_a_capture() {
    for (pawns, san) in [("rPb3", "b3-a3=E"), ("rPb2 yPa3", "b2xa3=E")] {
        let pieces = format!("rKh1 rNg5 gKd1 gNe1 bKd8 bNe8 yKh8 yNh7 {pawns}");
        let mut game = Game::from_position(set_up("chaturaji", &pieces, "r 0,0,0,0 -,-,-,- - 0 1"));
        play_all(&mut game, san);
        assert_eq!(game.san_list(), [san]);
        let again = game_text::read(&game.to_text(&[])).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.game.position(), game.position());
    }
    let start = set_up("chaturaji", "rKh1 rNg5 rPb3 gKd1 gNe1 bKd8 bNe8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 0 1");
    assert_eq!(refusal(&start, "b3a3e"), MoveError::WrongPromotion('e'));
}

#[test]
fn a_game_text_may_end_in_an_annotation() {
    for text in ["1. e4 e5 $14", "1. e4 $1 e5 {good} $146"] {
        let read = game_text::read(text).expect("a game");
        assert_eq!(read.game.san_list(), ["e4", "e5"], "{text}");
    }
}

#[test]
fn comments_variations_and_annotations_are_passed_over() {
    let text =
        "[Variant \"chess\"]\n\n1. e4! {a comment (with brackets)} e5 $1 (1... c5 2. Nf3 (2. c3)) 2. Nf3 ; the rest\n*";
    assert_eq!(game_text::read(text).expect("a good text").game.san_list(), ["e4", "e5", "Nf3"]);
}

#[test]
fn a_fault_in_a_game_text_has_a_line_a_column_and_words() {
    let error = game_text::read("[Variant \"Janus Chess\"]\n\n1. e4 e5\n2. Ke4 *").expect_err("Ke4 is illegal");
    assert_eq!((error.line, error.column), (4, 4));
    assert!(error.what.contains("no King can go to e4"), "{error}");
    let error = game_text::read("[Variant \"Janus Chess\"]\n[FEN \"10/10 w - - 0 1\"]\n\n*").expect_err("a bad FEN");
    assert_eq!(error.line, 2);
    let error = game_text::read("[Variant \"Ludo\"]\n\n*").expect_err("no such game");
    assert!(error.what.contains("ludo") && error.what.contains("gigachess"), "{error}");
    assert!(game_text::read("[Variant \"chess\"]\n\n1. e4 {never closed").is_err());
    assert!(game_text::read("[Variant chess]\n\n1. e4 *").is_err());
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
}

#[test]
fn a_rival_that_may_not_move_there_needs_no_origin() {
    // The Knight on e2 is pinned.
    let position = set_up("chess", "Ke1 kh8 re8 Ne2 Nb1", "w - - 0 1");
    assert_eq!(write(&position, "b1c3"), "Nc3");
    // Another kind of piece is no rival.
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
    assert_eq!(coordinate::write(position.variant(), legal(&position, "e10e12")), "e10e12");
    assert_eq!(coordinate::write(position.variant(), legal(&position, "a13a14")), "a13a14q");
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
}

#[test]
fn an_ambiguous_san_is_refused_and_the_choices_told() {
    let position = set_up("chess", "Ka8 kh8 Nb1 Nf3", "w - - 0 1");
    assert_eq!(refusal(&position, "Nd2"), MoveError::Ambiguous("Nbd2, Nfd2".to_string()));
    assert!(refusal(&position, "Nd2").to_string().contains("several pieces can do that: Nbd2, Nfd2"));
}

#[test]
fn a_text_that_is_no_move_is_refused_in_words() {
    let start = Position::start(&variant("janus"));
    let said = |text: &str| refusal(&start, text).to_string();
    assert_eq!(said("hello"), "“hello” is not a move: write it like e2e4 or Nf3");
    assert_eq!(said("e5e6"), "there is no piece on e5");
    assert_eq!(said("e7e5"), "the Pawn on e7 is Black's, and it is White's turn");
    assert_eq!(said("e2e5"), "the Pawn on e2 cannot go to e5");
    assert_eq!(said("e2e9"), "e9 is not a square of this board");
    assert_eq!(said("Qe4"), "no Queen can go to e4");
    assert_eq!(said("0000"), "White has a move, so passing is not allowed");
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
    assert_eq!(refusal(&start, "a2a3").to_string(), "the Pawn on a2 is Green's, and it is Red's turn");
    assert_eq!(read_move(&start, "Nh2-f3"), Ok(legal(&start, "h2f3")));
    assert_eq!(read_move(&start, "g2-f2"), Ok(legal(&start, "g2f2")));
}

#[test]
fn spaces_of_every_kind_part_the_words_of_a_game_text() {
    for space in ["\u{a0}", "\u{2003}", "\u{3000}", "\u{85}", "\r\n"] {
        let text = format!("{space}[Variant \"Janus Chess\"]{space}{space}1. e4{space}e5{space}{space}*{space}");
        let read = game_text::read(&text).unwrap_or_else(|error| panic!("{space:?}: {error}"));
        assert_eq!(read.game.san_list(), ["e4", "e5"], "{space:?}");
    }
}
