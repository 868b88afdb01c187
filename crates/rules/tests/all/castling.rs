//! Castling in Janus Chess, orthodox chess and Capablanca chess.

use crate::common::{after, field, has, legal, moves_of_kind, read, set_up, texts, variant};
use menagerie_rules::notation::{CastlingNames, read_move, san};
use menagerie_rules::{MoveKind, Position};
use std::collections::BTreeSet;

const OPEN: &str = "r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1";

fn castles(position: &Position) -> BTreeSet<String> {
    moves_of_kind(position, MoveKind::Castle)
}

fn janus(fen: &str) -> Position {
    read(&variant("janus"), fen)
}

/// Janus Chess with White's Rooks and King at home, no Pawns, and these additional pieces.
fn with(extra: &str) -> Position {
    set_up("janus", &format!("Ke1 Ra1 Rj1 ke8 {extra}"), "w KQ - 0 1")
}

#[test]
fn janus_kings_go_to_b1_and_i1_with_the_rooks_on_c1_and_h1() {
    let position = janus(OPEN);
    assert_eq!(castles(&position), texts("e1b1 e1i1"));
    let short = after(&position, "e1i1");
    assert_eq!(short.fen(), "r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R6RK1 b kq - 1 1");
    let long = after(&position, "e1b1");
    assert_eq!(long.fen(), "r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/1KR6R b kq - 1 1");
}

#[test]
fn black_castles_likewise() {
    let position = after(&janus(OPEN), "e1i1");
    assert_eq!(castles(&position), texts("e8b8 e8i8"));
    assert_eq!(after(&position, "e8b8").fen(), "1kr6r/pppppppppp/10/10/10/10/PPPPPPPPPP/R6RK1 w - - 2 2");
    assert_eq!(after(&position, "e8i8").fen(), "r6rk1/pppppppppp/10/10/10/10/PPPPPPPPPP/R6RK1 w - - 2 2");
}

#[test]
fn it_is_written_as_the_kings_own_move_or_with_two_noughts_where_it_is_shorter() {
    let position = janus(OPEN);
    assert_eq!(san::write(&position, legal(&position, "e1i1")), "O-O-O");
    assert_eq!(san::write(&position, legal(&position, "e1b1")), "O-O");
    assert_eq!(san::read(&position, "O-O-O"), Ok(legal(&position, "e1i1")));
    assert_eq!(san::read(&position, "O-O"), Ok(legal(&position, "e1b1")));
    let other = |text: &str| san::read_as(&position, text, CastlingNames::Other);
    assert_eq!((other("0-0"), other("O-O-O")), (Ok(legal(&position, "e1i1")), Ok(legal(&position, "e1b1"))));
    for (text, mv) in [("Kb1", "e1b1"), ("Ki1", "e1i1"), ("e1a1", "e1b1"), ("e1j1", "e1i1")] {
        assert_eq!(read_move(&position, text), Ok(legal(&position, mv)), "{text}");
    }
    let black = after(&position, "e1i1");
    assert_eq!(san::write(&black, legal(&black, "e8i8")), "O-O-O");
    assert_eq!(san::write(&black, legal(&black, "e8b8")), "O-O");
}

#[test]
fn everything_between_king_and_rook_must_be_empty() {
    for square in ["b1", "c1", "d1"] {
        assert_eq!(castles(&with(&format!("N{square}"))), texts("e1i1"), "{square}");
    }
    for square in ["f1", "g1", "h1", "i1"] {
        assert_eq!(castles(&with(&format!("N{square}"))), texts("e1b1"), "{square}");
    }
    // An enemy's piece is in the way as well: castling cannot capture.
    assert_eq!(castles(&with("bb1")), texts("e1i1"));
    assert_eq!(castles(&with("bi1")), texts("e1b1"));
}

#[test]
fn the_king_may_not_castle_out_of_check() {
    let position = with("re5");
    assert!(position.in_check());
    assert_eq!(castles(&position), texts(""));
}

#[test]
fn the_king_may_not_castle_through_or_into_check() {
    for file in ['b', 'c', 'd'] {
        assert_eq!(castles(&with(&format!("r{file}5"))), texts("e1i1"), "{file}");
    }
    for file in ['f', 'g', 'h', 'i'] {
        assert_eq!(castles(&with(&format!("r{file}5"))), texts("e1b1"), "{file}");
    }
}

#[test]
fn the_rook_may_be_attacked() {
    for file in ['a', 'j'] {
        assert_eq!(castles(&with(&format!("r{file}5"))), texts("e1b1 e1i1"), "{file}");
    }
}

#[test]
fn the_rook_may_cross_an_attacked_square() {
    // In orthodox chess the Rook crosses b1 and the King does not.
    let chess = set_up("chess", "Ke1 Ra1 Rh1 ke8 rb5", "w KQ - 0 1");
    assert_eq!(castles(&chess), texts("e1c1 e1g1"));
    let capablanca = set_up("capablanca", "Kf1 Ra1 Rj1 kf8 rb5", "w KQ - 0 1");
    assert_eq!(castles(&capablanca), texts("f1c1 f1i1"));
}

#[test]
fn a_pawn_attacks_the_kings_way_too() {
    assert_eq!(castles(&with("pe2")), texts(""), "d1 and f1 are attacked");
    assert_eq!(castles(&with("ph2")), texts("e1b1"), "g1 and i1 are attacked");
}

#[test]
fn rights_are_lost_by_a_kings_move_even_when_it_returns() {
    let position = after(&set_up("janus", "Ke1 Ra1 Rj1 ke8 ra8 rj8 Pa2 Pj2", "w KQkq - 0 1"), "e1e2");
    assert_eq!(field(&position, 2), "kq");
    let position = after(&position, "e8e7 e2e1 e7e8");
    assert_eq!(field(&position, 2), "-");
    assert_eq!(castles(&position), texts(""));
}

#[test]
fn rights_are_lost_by_a_rooks_move_even_when_it_returns() {
    let start = set_up("janus", "Ke1 Ra1 Rj1 ke8 ra8 rj8 Pa2 Pj2 pa7 pj7", "w KQkq - 0 1");
    let position = after(&start, "a1b1");
    assert_eq!(field(&position, 2), "Kkq");
    let position = after(&position, "j8i8");
    assert_eq!(field(&position, 2), "Kq");
    let position = after(&position, "b1a1 i8j8");
    assert_eq!(castles(&position), texts("e1i1"));
    assert_eq!(castles(&after(&position, "a2a3")), texts("e8b8"));
}

#[test]
fn rights_are_lost_when_the_rook_is_captured() {
    let position = set_up("janus", "Ke1 Ra1 Rj1 ke8 ra8 rj8 bb2 Pj2", "w KQkq - 0 1");
    // Black's Bishop captures on a1: White's right there is gone, Black's are not.
    let position = after(&position, "j2j3 b2a1");
    assert_eq!(field(&position, 2), "Kkq");
    // Rook takes Rook: both rights of that side are gone.
    let position = after(&set_up("janus", "Ke1 Ra1 Rj1 ke8 ra8 rj8 Pj2", "w KQkq - 0 1"), "a1a8");
    assert_eq!(field(&position, 2), "Kk");
}

#[test]
fn without_the_right_there_is_no_castling() {
    for (rights, moves) in [("-", ""), ("K", "e1i1"), ("Q", "e1b1"), ("KQ", "e1b1 e1i1")] {
        let position = set_up("janus", "Ke1 Ra1 Rj1 ke8", &format!("w {rights} - 0 1"));
        assert_eq!(castles(&position), texts(moves), "{rights}");
    }
}

#[test]
fn castling_uses_up_both_rights() {
    let position = after(&janus(OPEN), "e1b1 e8i8");
    assert_eq!(field(&position, 2), "-");
}

#[test]
fn the_rook_arrives_with_effect() {
    // The Rook that arrives on h1 gives check on the open file.
    let position = set_up("janus", "Ke1 Rj1 kh8", "w K - 0 1");
    assert!(after(&position, "e1i1").in_check());
    assert_eq!(san::write(&position, legal(&position, "e1i1")), "O-O-O+");
}

#[test]
fn the_giga_games_have_no_castling() {
    for id in ["gigachess", "gigachess2"] {
        let position = set_up(id, "Kh2 kh13 Ra2 Rn2 Ra1 Rn1", "w - - 0 1");
        assert_eq!(castles(&position), texts(""));
        assert!(!has(&position, "h2b2") && !has(&position, "h2f2"));
    }
}

#[test]
fn orthodox_and_capablanca_squares() {
    let chess = set_up("chess", "Ke1 Ra1 Rh1 ke8 ra8 rh8 Pa2 Ph2 pa7 ph7", "w KQkq - 0 1");
    assert_eq!(after(&chess, "e1g1 e8c8").fen(), "2kr3r/p6p/8/8/8/8/P6P/R4RK1 w - - 2 2");
    let capablanca = set_up("capablanca", "Kf1 Ra1 Rj1 kf8 ra8 rj8 Pa2 Pj2 pa7 pj7", "w KQkq - 0 1");
    assert_eq!(after(&capablanca, "f1i1 f8c8").fen(), "2kr5r/p8p/10/10/10/10/P8P/R6RK1 w - - 2 2");
}
