//! Janggi's notation. The moves were compared with the output of pyffish's `NOTATION_JANGGI`.

use super::{moves, one, reported};
use formats::notations::{Notation, write};

const RECORD: &str = "[대회명 \"Club\"]\n[대국일자 \"2026-11-28\"]\n[초대국자 \"Amber\"]\n[한대국자 \"Basil\"]\n[초차림 \"마상마상\"]\n\
[한차림 \"상마마상\"]\n[총수 \"4\"]\n[대국결과 \"초 완승\"]\n\n1. 79졸78 2. 41병42 3. 02마83\n4. 한수쉼\n";

#[test]
fn squares_count_ranks_from_the_top() {
    for text in [
        "1. 79졸78 41병42 2. 02마83 한수쉼",
        "1. P79-78 P41-42 2. H02-83 K25-25",
        "1.79졸78 2.41병42 3.02마83 4.한수쉼",
    ] {
        assert_eq!(moves(text, Notation::Janggi, "janggi"), ["i4h4", "a7b7", "b1c3", "0000"], "{text}");
    }
}

#[test]
fn a_record_says_who_plays_and_how_the_pieces_are_set_up() {
    let game = one(RECORD, Notation::Janggi, "janggi");
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    assert_eq!(game.tag("White"), Some("Amber"));
    assert_eq!((game.tag("Black"), game.tag("Date"), game.result.as_str()), (Some("Basil"), Some("2026.11.28"), "1-0"));
    assert!(game.start().fen().starts_with("rbna1anbr/"), "{}", game.start().fen());
    assert!(game.start().fen().contains("/RNBA1ANBR "), "{}", game.start().fen());
    let written = write(&game, Notation::Janggi).expect("words");
    for line in RECORD.lines().take(8) {
        assert!(written.contains(line), "{line}\n{written}");
    }
    assert!(written.contains("1. 79졸78 2. 41병42 3. 02마83 4. 한수쉼"), "{written}");
}

#[test]
fn captures_and_checks_are_written() {
    let text = "[FEN \"3k5/9/9/9/9/9/9/4p4/4R4/4K4 w - - 0 1\"]\n\n1. 95차85졸 14장24";
    assert_eq!(moves(text, Notation::Janggi, "janggi"), ["e2e3", "d10d9"]);
    let check = "[FEN \"4k4/9/9/9/9/9/9/4p4/3R5/4K4 w - - 0 1\"]\n\n1. 94차14장군";
    assert_eq!(moves(check, Notation::Janggi, "janggi"), ["d2d10"]);
    let written = write(&one(check, Notation::Janggi, "janggi"), Notation::Janggi).expect("words");
    assert!(written.contains("1. 94차14장군"), "{written}");
}

#[test]
fn what_is_no_legal_move_is_said() {
    assert!(!reported("1. 79졸69 2. 41병52", Notation::Janggi, "janggi").is_empty());
}
