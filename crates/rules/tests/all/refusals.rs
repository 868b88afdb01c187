//! The reasons for refusing moves.

use crate::common::{gigachess2_with_leap, read, variant};
use menagerie_rules::{
    CastlingRefusal, InVariant, KingAttack, Options, Piece, PlacedPiece, Player, Position, Refusal, Square, Variant,
    notation,
};
use std::sync::Arc;

fn at(text: &str) -> Square {
    text.parse().unwrap()
}

fn position(variant: &Arc<Variant>, fen: &str) -> Position {
    if fen.is_empty() { Position::start(variant) } else { read(variant, fen) }
}

/// Chess with other Rooks.
fn with_rooks_that_move(betza: &str) -> Arc<Variant> {
    let mut definition = variant("chess").definition().clone();
    let rook = definition.pieces.iter_mut().find(|piece| piece.letter == 'R').expect("a Rook");
    rook.betza = betza.to_string();
    Variant::from_definition(definition, &Options::none()).expect("a good definition")
}

fn why(id: &str, fen: &str, from: &str, to: &str) -> Refusal {
    position(&variant(id), fen).refusal(at(from), at(to)).unwrap()
}

fn attack(king: &str, attackers: &[&str]) -> KingAttack {
    KingAttack { king: at(king), attackers: attackers.iter().map(|it| at(it)).collect() }
}

#[test]
fn legal_moves_are_not_refused() {
    let position = position(&variant("gigachess"), "");
    for mv in position.legal_moves() {
        assert_eq!(position.refusal(mv.from(), mv.to()), None);
    }
}

#[test]
fn whose_piece_it_is() {
    assert_eq!(why("chess", "", "e4", "e5"), Refusal::Empty);
    assert!(matches!(why("chess", "", "e7", "e5"), Refusal::NotYours(_)));
    assert!(matches!(why("chess", "", "a1", "a2"), Refusal::OwnPiece(_)));
}

#[test]
fn what_stands_in_the_way() {
    assert_eq!(why("chess", "", "c1", "e3"), Refusal::Blocked(at("d2")));
    assert_eq!(why("chess", "", "a1", "a7"), Refusal::Blocked(at("a2")));
    let eagle = "k13/14/14/14/14/14/14/14/14/4p9/3G10/14/14/K13 w - - 0 1";
    assert_eq!(why("gigachess", eagle, "d4", "e8"), Refusal::Blocked(at("e5")));
    let pawn = "k7/8/8/8/8/p7/P7/K7 w - - 0 1";
    assert_eq!(why("chess", pawn, "a2", "a4"), Refusal::Blocked(at("a3")));
}

#[test]
fn what_a_piece_does_not_do() {
    for (from, to) in [("g1", "g3"), ("g1", "e7"), ("e1", "e3"), ("e1", "c3"), ("e2", "e6"), ("a2", "c4")] {
        assert_eq!(why("chess", "", from, to), Refusal::NotLikeThat, "{from} {to}");
    }
    assert_eq!(why("chess", "", "e2", "d3"), Refusal::NeedsCapture);
    assert_eq!(why("chess", "k7/8/8/8/8/p7/P7/K7 w - - 0 1", "a2", "a3"), Refusal::NoCapture);
    assert_eq!(why("chess", "k7/8/8/8/p7/8/P7/K7 w - - 0 1", "a2", "a4"), Refusal::NoCapture);
    assert_eq!(why("chess", "k7/8/8/8/8/P7/8/K7 w - - 0 1", "a3", "a5"), Refusal::DoubleStep);
    // A passed square does not matter to pieces that cannot capture there.
    let passed = "4k3/8/8/P2pP3/8/1N6/8/4K2R w K d6 0 1";
    for from in ["a5", "b3", "h1"] {
        assert_eq!(why("chess", passed, from, "d6"), Refusal::NotLikeThat, "{from}");
    }
    assert_eq!(why("chess", passed, "e5", "f6"), Refusal::NeedsCapture);
}

#[test]
fn a_cannon_needs_one_piece_to_jump() {
    let fen = "k13/14/14/2p11/14/14/14/2P11/14/14/2C11/14/14/K13 w - - 0 1";
    assert_eq!(why("gigachess", fen, "c4", "c9"), Refusal::Blocked(at("c7")));
    let open = "k13/14/14/2p11/14/14/14/14/14/14/2C11/14/14/K13 w - - 0 1";
    assert_eq!(why("gigachess", open, "c4", "c11"), Refusal::Screens(0));
    let two = "k13/14/14/2p11/14/14/2p11/2P11/14/14/2C11/14/14/K13 w - - 0 1";
    assert_eq!(why("gigachess", two, "c4", "c11"), Refusal::Screens(2));
}

#[test]
fn what_only_captures_along_a_line_needs_something_to_capture() {
    let position = read(&with_rooks_that_move("cR"), "7k/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(position.refusal(at("a1"), at("a4")), Some(Refusal::NeedsCapture));
}

#[test]
fn that_a_leap_does_not_capture_says_more_than_what_is_in_the_way() {
    let position = read(&with_rooks_that_move("mDcR"), "7k/8/8/8/8/p7/P7/R3K3 w - - 0 1");
    assert_eq!(position.refusal(at("a1"), at("a3")), Some(Refusal::NoCapture));
}

#[test]
fn which_piece_attacks_the_king() {
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(why("chess", pinned, "e2", "c3"), Refusal::KingLeft(attack("e1", &["e8"])));
    let captures = "4r2k/8/8/8/8/2p5/4N3/4K3 w - - 0 1";
    assert_eq!(why("chess", captures, "e2", "c3"), Refusal::KingLeft(attack("e1", &["e8"])));
    let check = "4r2k/8/8/8/8/8/3N4/4K3 w - - 0 1";
    assert_eq!(why("chess", check, "d2", "b3"), Refusal::KingStill(attack("e1", &["e8"])));
    assert_eq!(why("chess", check, "e1", "e2"), Refusal::KingGoes(attack("e2", &["e8"])));
    // A piece that moves in between is a screen for the Cannon.
    let cannon = "k13/14/14/14/14/14/14/14/14/14/14/14/1c5K6/4R9 w - - 0 1";
    assert_eq!(why("gigachess", cannon, "e1", "e2"), Refusal::KingLeft(attack("h2", &["b2"])));
}

#[test]
fn captures_in_passing_can_uncover_the_king() {
    let fen = "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1";
    assert_eq!(why("chess", fen, "e5", "d6"), Refusal::KingLeft(attack("a5", &["h5"])));
    // Another Pawn move does not capture en passant: the Pawn that made the double step still gives check.
    let check = "4k3/8/8/3p4/4K3/8/7P/8 w - d6 0 1";
    assert_eq!(why("chess", check, "h2", "h3"), Refusal::KingStill(attack("e4", &["d5"])));
}

/// A piece as reported by castling refusals.
fn standing(id: &str, player: usize, letter: char, square: &str) -> InVariant<PlacedPiece> {
    let game = variant(id);
    let kind = game.kind_by_letter(letter).expect("a kind");
    let piece = Piece { player: Player::from_index(player).expect("a player"), kind };
    InVariant::new(&game, PlacedPiece { square: at(square), piece })
}

#[test]
fn why_there_is_no_castling() {
    let why = |id: &str, fen: &str, from: &str, to: &str| match why(id, fen, from, to) {
        Refusal::Castling(fault) => fault,
        other => panic!("{id}, {from} to {to}: {other:?}"),
    };
    let bishop = CastlingRefusal::Blocked(standing("chess", 0, 'B', "f1"));
    assert_eq!(why("chess", "", "e1", "g1"), bishop);
    assert_eq!(why("chess", "", "e1", "h1"), bishop, "put on the Rook it means the same");
    let open = |more: &str, rights: &str| format!("{more}/8/8/8/8/8/8/R3K2R w {rights} - 0 1");
    let black = |letter: char, square: &str| vec![standing("chess", 1, letter, square)];
    assert_eq!(why("chess", &open("1k6", "Q"), "e1", "g1"), CastlingRefusal::Gone);
    let crossed = CastlingRefusal::Crossed { square: at("f1"), attackers: black('R', "f8") };
    assert_eq!(why("chess", &open("1k3r2", "KQ"), "e1", "g1"), crossed);
    let arrives = CastlingRefusal::Arrives { square: at("g1"), attackers: black('Q', "g8") };
    assert_eq!(why("chess", &open("1k4q1", "KQ"), "e1", "g1"), arrives);
    assert_eq!(why("chess", &open("1k2r3", "KQ"), "e1", "c1"), CastlingRefusal::InCheck(black('R', "e8")));
    let rookless = "1k6/8/8/8/8/8/8/R3K2N w Q - 0 1";
    assert_eq!(why("chess", rookless, "e1", "g1"), CastlingRefusal::RookAway(standing("chess", 0, 'R', "h1")));
    assert_eq!(why("chess", &open("1k6", "KQ"), "e1", "h1"), CastlingRefusal::Elsewhere(at("g1")));
    // The King is put two squares away, but it castles three.
    assert_eq!(why("janus", "", "e1", "b1"), CastlingRefusal::Blocked(standing("janus", 0, 'B', "d1")));
    let janus = "4k5/10/10/10/10/10/10/R3K4R w KQ - 0 1";
    assert_eq!(why("janus", janus, "e1", "c1"), CastlingRefusal::Elsewhere(at("b1")));
    assert_eq!(why("janus", janus, "e1", "g1"), CastlingRefusal::Elsewhere(at("i1")));
    // Black's castling squares are not White's.
    assert_eq!(self::why("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "g8"), Refusal::NotLikeThat);
}

#[test]
fn castling_that_is_not_allowed_says_why_however_it_is_written() {
    let said = |id: &str, fen: &str, text: &str| {
        notation::read_move(&position(&variant(id), fen), text).unwrap_err().to_string()
    };
    let open = |more: &str, rights: &str| format!("{more}/8/8/8/8/8/8/R3K2R w {rights} - 0 1");
    let through = "the King may not castle through f1, where it would be attacked by the Rook on f8";
    for text in ["O-O", "0-0", "Ke1g1", "Ke1-g1", "Kg1", "e1g1", "e1h1", "O-O+", "O-O!"] {
        assert_eq!(said("chess", &open("1k3r2", "KQ"), text), through, "{text}");
    }
    let blocked = "you may not castle while something stands in the way: the Queen on d1";
    for text in ["O-O-O", "0-0-0", "Ke1c1", "Kc1", "e1c1", "e1a1"] {
        assert_eq!(said("chess", "", text), blocked, "{text}");
    }
    let fen = open("1k2r3", "KQ");
    assert_eq!(said("chess", &fen, "O-O"), "you may not castle out of check: the King is attacked by the Rook on e8");
    let away = "1k6/8/8/8/8/8/8/R2K3R w - - 0 1";
    assert_eq!(said("chess", away, "O-O"), "you may not castle: the King is not on e1, where it starts");
    let gone = "you may not castle there any more: the King or the Rook has moved";
    assert_eq!(said("chess", &open("1k6", "Q"), "0-0"), gone);
    assert_eq!(said("capablanca", "", "O-O"), blocked.replace("Queen on d1", "Bishop on g1"));
    for id in ["gigachess", "gigachess2", "chaturaji"] {
        assert_eq!(said(id, "", "O-O"), "there is no castling in this game", "{id}");
    }
    // A step of the King is not castling.
    assert_eq!(said("chess", "6r1/8/1k6/8/8/8/8/5K1R w - - 0 1", "Kg1"), "no King can go to g1");
}

#[test]
fn why_a_leap_of_the_king_is_not_allowed() {
    let refusal = |fen: &str, to: &str| read(&gigachess2_with_leap(), fen).refusal(at("h2"), at(to)).unwrap();
    let home = |more: &str, rights: &str| format!("k13/{more}/14/14/14/14/14/14/14/14/14/14/7K6/14 w {rights} - 0 1");
    assert_eq!(refusal(&home("14", "-"), "h4"), Refusal::LeapGone);
    assert_eq!(refusal(&home("7r6", "K"), "f2"), Refusal::LeapInCheck(attack("h2", &["h13"])));
    assert_eq!(refusal(&home("9r4", "K"), "j2"), Refusal::KingGoes(attack("j2", &["j13"])));
    assert_eq!(refusal(&home("8r5", "K"), "j2"), Refusal::LeapCrossed);
    let with_rook = home("8r5", "K").replace("7K6/14 ", "7K6/9R4 ");
    assert_eq!(refusal(&with_rook, "j2"), Refusal::LeapCrossed, "that another piece may go there is no reason");
    assert_eq!(refusal(&home("14", "K"), "h5"), Refusal::NotLikeThat);
}

#[test]
fn four_players_have_no_check() {
    assert_eq!(why("chaturaji", "", "g2", "e2"), Refusal::NotLikeThat);
    assert!(matches!(why("chaturaji", "", "a2", "a3"), Refusal::NotYours(_)));
}
