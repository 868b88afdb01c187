//! Facts for the display of a board: how a target is reached, who gives check, and the captures and effects of a move.

use crate::common::{after, as_chaturaji, as_chess, legal, read, set_up, squares, variant};
use menagerie_rules::{Move, Options, Position, ReachKind, Royal, Variant};
use std::collections::BTreeSet;

fn reach(position: &Position, text: &str) -> ReachKind {
    position.reach(legal(position, text))
}

fn checkers(position: &Position) -> BTreeSet<String> {
    position.checkers().iter().map(|square| square.to_string()).collect()
}

#[test]
fn sliders_slide_and_leapers_leap() {
    let position = set_up("gigachess", "Ka1 kn14 Rc3 Ne5 Ld9 Gh3", "w - - 0 1");
    assert_eq!(reach(&position, "c3c9"), ReachKind::Slide);
    assert_eq!(reach(&position, "e5f7"), ReachKind::Leap);
    assert_eq!(reach(&position, "d9f11"), ReachKind::Leap);
    assert_eq!(reach(&position, "h3i8"), ReachKind::Slide);
}

#[test]
fn moves_that_cannot_capture_and_captures_that_cannot_move_are_distinguished() {
    let position = set_up("gigachess", "Ka1 kn14 Pe4 nd5 Of8 ng9", "w - - 0 1");
    assert_eq!(reach(&position, "e4e5"), ReachKind::MoveOnly);
    assert_eq!(reach(&position, "e4e6"), ReachKind::MoveOnly);
    assert_eq!(reach(&position, "e4d5"), ReachKind::CaptureOnly);
    assert_eq!(reach(&position, "f8f10"), ReachKind::MoveOnly);
}

#[test]
fn a_hoppers_capture_is_a_hop() {
    let position = set_up("gigachess", "Ka1 kn14 Ce4 Pe6 ne9", "w - - 0 1");
    assert_eq!(reach(&position, "e4e9"), ReachKind::Hop);
}

#[test]
fn en_passant_is_a_capture_only_and_castling_a_move_only() {
    let position = after(&set_up("chess", "Ka1 ke8 Pe5 pd7", "b - - 0 1"), "d7d5");
    assert_eq!(reach(&position, "e5d6"), ReachKind::CaptureOnly);
    let position = set_up("chess", "Ke1 ke8 Rh1", "w K - 0 1");
    assert_eq!(reach(&position, "e1g1"), ReachKind::MoveOnly);
}

#[test]
fn every_piece_that_gives_check_is_found() {
    assert_eq!(checkers(&set_up("gigachess", "Ka1 kn14 Pc3", "w - - 0 1")), squares(""));
    // Rook, Knight, and a Cannon behind a screen.
    let position = set_up("gigachess", "Kg7 kn14 rg12 ne8 ca7 pd7 nc3", "w - - 0 1");
    assert_eq!(checkers(&position), squares("g12 e8 a7"));
}

#[test]
fn captures_and_promotions_can_be_asked_for_alone() {
    for (id, pieces, rest) in [
        ("chess", "Ke1 Re2 Pe5 Pb7 Na3 ke8 re7 pd5 pf2 nc8 bb4 pc4", "w - d6 0 1"),
        ("chess", "Ke1 Re2 Pe5 Pb7 Na3 ke8 re7 pd5 nc8 bb5 pc4 pf7", "b - - 0 1"),
        ("gigachess", "Ka1 Nd12 Ge4 Ce6 Pe8 Pa13 Tg13 kn14 ne10 pe7 of9 rb14", "w - - 0 1"),
        ("gigachess", "Ka1 Nd12 Ge4 Ce6 Pe8 Pa13 Ob2 kn14 ne10 pe7 of9 rb14", "b - - 0 1"),
    ] {
        let position = set_up(id, pieces, rest);
        let is_material = |mv: &Move| position.captured_by(*mv).is_some() || mv.promotion().is_some();
        let expected: Vec<Move> = position.legal_moves().into_iter().filter(is_material).collect();
        let mut alone = Vec::new();
        as_chess(&position).each_legal_capture(|mv| alone.push(mv));
        let as_bits = |moves: &[Move]| moves.iter().map(|mv| mv.to_bits()).collect::<BTreeSet<u32>>();
        assert_eq!(as_bits(&alone), as_bits(&expected), "{}", position.fen());
        assert_eq!(alone.len(), expected.len(), "{}", position.fen());
    }
}

#[test]
fn a_pawn_that_becomes_nothing_captures_in_passing_too() {
    let mut definition = variant("chess").definition().clone();
    definition.pieces.iter_mut().for_each(|piece| piece.promotes_to.0.clear());
    let game = Variant::from_definition(definition, &Options::none()).expect("a good definition");
    let position = read(&game, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let mut captures = Vec::new();
    as_chess(&position).each_legal_capture(|mv| captures.push(mv));
    assert_eq!(captures, [legal(&position, "e5d6")]);
}

#[test]
fn a_king_that_could_become_more_still_does_not_capture_what_is_guarded() {
    let mut definition = variant("chess").definition().clone();
    definition
        .pieces
        .iter_mut()
        .filter(|piece| piece.royal == Royal::Always)
        .for_each(|king| king.promotes_to = "Q".parse().unwrap());
    let game = Variant::from_definition(definition, &Options::none()).expect("a good definition");
    let position = read(&game, "r2r3k/4K3/8/8/8/8/8/8 w - - 0 1");
    let mut captures = Vec::new();
    as_chess(&position).each_legal_capture(|mv| captures.push(mv));
    let is_material = |mv: &Move| mv.promotion().is_some() || position.captured_by(*mv).is_some();
    let expected: Vec<Move> = position.legal_moves().into_iter().filter(is_material).collect();
    assert_eq!(captures, expected);
}

#[test]
fn a_pass_captures_nothing() {
    let chess = Position::start(&variant("chess"));
    assert_eq!(chess.captured_by(Move::PASS), None);
}

#[test]
fn a_four_player_move_has_its_effects() {
    // Red's Elephant captures Green's Boat, so Green's Pawn on a8 becomes one; Blue, with a bare King, is already out.
    let start = set_up("chaturaji", "rKh1 rEe2 gKe8 gPa8 gBe5 bKa1 yKh4 yNh5", "r 0,0,0,0 -,-,-,- - 4 9");
    let effects = as_chaturaji(&start).clone().play(legal(&start, "e2e5")).expect("legal");
    let boat = start.piece_at("e5".parse().expect("a square"));
    assert_eq!(effects.captured, boat);
    assert_eq!(effects.promoted, [("a8".parse().expect("a square"), boat.expect("a Boat").kind)]);
    assert!(effects.triumph.is_empty() && effects.out.is_empty());
    // A triumph that eliminates Green.
    let start = set_up("chaturaji", "rKh1 rBb1 gKa3 gBe3 bKa8 bNb8 bBd4 yKh8 yNh7 yBe4", "r 0,0,0,0 -,-,-,- - 3 20");
    let effects = as_chaturaji(&start).clone().play(legal(&start, "b1d3")).expect("legal");
    let taken: Vec<String> = effects.triumph.iter().map(|(square, _)| square.to_string()).collect();
    assert_eq!(taken, ["e3", "d4", "e4"]);
    assert_eq!(effects.out, [start.variant().turn_order().nth(1).expect("Green")]);
}
