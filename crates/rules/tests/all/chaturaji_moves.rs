//! Imperial Chaturaji: the start, how the pieces move, turns, no check, and passing.

use crate::common::{after, field, has, legal, moves, set_up, squares, standing, targets, texts, variant};
use menagerie_rules::notation::{MoveError, coordinate, san};
use menagerie_rules::{InVariant, Position, Termination};

const FRESH: &str = "r 0,0,0,0 -,-,-,- - 0 1";

/// Red to move with these pieces; the other players' pieces are out of the way.
fn red(pieces: &str) -> Position {
    set_up("chaturaji", &format!("{pieces} gKa1 gNa2 bKa8 bNb8 yKh8 yNh7"), FRESH)
}

#[test]
fn the_start_is_as_written() {
    let start = Position::start(&variant("chaturaji"));
    let pieces = "rBh1 rNh2 rEh3 rKh4 rPg1 rPg2 rPg3 rPg4 gBa1 gNb1 gEc1 gKd1 gPa2 gPb2 gPc2 gPd2 \
                  bKa5 bEa6 bNa7 bBa8 bPb5 bPb6 bPb7 bPb8 yKe8 yEf8 yNg8 yBh8 yPe7 yPf7 yPg7 yPh7";
    assert_eq!(start, set_up("chaturaji", pieces, FRESH));
}

#[test]
fn the_squares_are_not_chequered() {
    assert!(!variant("chaturaji").definition().board.checkered);
}

#[test]
fn red_has_nine_moves_at_the_start() {
    let start = Position::start(&variant("chaturaji"));
    assert_eq!(moves(&start), texts("g1f1 g2f2 g3f3 g4f4 h2f1 h2f3 h1f3 h4g5 h4h5"));
}

#[test]
fn red_green_blue_and_yellow_take_turns_and_each_goes_its_own_way_forward() {
    let start = Position::start(&variant("chaturaji"));
    let turns = ["g1f1", "a2a3", "b5c5", "e7e6"].into_iter().scan(start.clone(), |position, text| {
        let turn = field(position, 1);
        *position = after(position, text);
        Some(turn)
    });
    assert_eq!(turns.collect::<String>(), "rgby");
    let round = after(&start, "g1f1 a2a3 b5c5 e7e6");
    let expected = "bB,bP,2,yK,yE,yN,yB/bN,bP,3,yP,yP,yP/bE,bP,2,yP,3/bK,1,bP,5/6,rP,rK/gP,5,rP,rE/\
                    1,gP,gP,gP,2,rP,rN/gB,gN,gE,gK,1,rP,1,rB r 0,0,0,0 -,-,-,- - 0 5";
    assert_eq!(round.fen(), expected);
}

#[test]
fn king_goes_one_step_any_way() {
    assert_eq!(targets(&red("rKd4 rPg1"), "d4"), squares("c3-e3 c4 e4 c5-e5"));
}

#[test]
fn knight_moves_as_in_chess() {
    assert_eq!(targets(&red("rKh1 rNe4"), "e4"), squares("c3 c5 d2 d6 f2 f6 g3 g5"));
}

#[test]
fn elephant_is_a_rook() {
    assert_eq!(targets(&red("rKh1 rEd4"), "d4"), squares("a4-c4 e4-h4 d1-d3 d5-d8"));
    assert_eq!(targets(&red("rKh1 rEd4 rPd6 gPf4"), "d4"), squares("a4-c4 e4 f4 d1-d3 d5"));
}

#[test]
fn boat_leaps_exactly_two_two() {
    assert_eq!(targets(&red("rKh1 rBd4"), "d4"), squares("b2 b6 f2 f6"));
    assert_eq!(targets(&red("rKc3 rBd4 rNe5 rPf2 gPc5 gPe3 gPb6"), "d4"), squares("b2 b6 f6"));
}

#[test]
fn pawn_goes_one_forward_and_captures_diagonally_forward() {
    assert_eq!(targets(&red("rKh1 rPe4"), "e4"), squares("d4"));
    assert_eq!(targets(&red("rKh1 rPe4 gPd4 bPd5 yPd3 bPe5 yPe3"), "e4"), squares("d3 d5"));
    assert_eq!(targets(&red("rKh1 rPe4 rNd5 rBd3"), "e4"), squares("d4"));
}

#[test]
fn pawns_have_no_double_step_and_no_en_passant() {
    assert_eq!(targets(&red("rKh1 rPg4"), "g4"), squares("f4"), "not even from where they start");
    // Green's Pawn passes Red's.
    let position =
        after(&set_up("chaturaji", "gKa1 gPd3 rKh1 rPe5 bKa8 bNb8 yKh8 yNh7", "g 0,0,0,0 -,-,-,- - 0 2"), "d3d4");
    let position = after(&position, "a8a7 h8g8");
    assert_eq!(targets(&position, "e5"), squares("d5 d4"), "a plain diagonal capture");
}

#[test]
fn any_opponents_piece_can_be_captured_and_no_piece_of_its_own() {
    assert_eq!(targets(&red("rKd4 rNd5 rPc4 gPc3 bPd3 yPe3 rBe4 rEe5 rPc5"), "d4"), squares("c3 d3 e3"));
}

#[test]
fn a_king_may_be_left_en_prise_and_is_captured() {
    let position = red("rKd4 rNe1 gEd7");
    assert!(!position.in_check());
    assert!(has(&position, "e1f3"), "nothing must be done about the threat");
    assert!(has(&position, "d4d5") && has(&position, "d4d3"), "and the King may stay in it");
    let position = after(&position, "e1f3 d7d4");
    assert_eq!((standing(&position, "d4").as_str(), field(&position, 2).as_str()), ("gE", "0,5,0,0"));
}

#[test]
fn there_is_no_castling() {
    let position = set_up("chaturaji", "rKh4 rEh1 gKa1 gNa2 bKa8 bNb8 yKe8 yEf8", FRESH);
    assert_eq!(targets(&position, "h4"), squares("g3 g4 g5 h3 h5"));
}

#[test]
fn a_capture_is_written_with_x_and_a_move_with_a_stroke() {
    let start = Position::start(&variant("chaturaji"));
    let green = after(&start, "g1f1");
    assert_eq!(san::write(&green, legal(&green, "b1c3")), "Nb1-c3");
    assert_eq!(san::write(&start, legal(&start, "g2f2")), "g2-f2");
    let position = red("rKh1 rEh3 gPc3");
    assert_eq!(san::write(&position, legal(&position, "h3c3")), "Eh3xc3");
    assert_eq!(coordinate::write(&position, legal(&position, "h3c3")), "h3c3");
}

/// Red's King in the corner behind Pawns that cannot move: those on b1 and b2 are blocked by their own, the one on a2 is on its far rank
/// and waits, because there are more than two.
const STUCK: &str = "rKa1 rPa2 rPb1 rPb2";

#[test]
fn a_player_who_has_no_move_passes() {
    let position = set_up("chaturaji", &format!("{STUCK} gKh8 gNh7 bKd8 bNe8 yKh1 yNh2"), "r 3,0,0,0 -,-,-,- - 7 21");
    assert_eq!(moves(&position), texts("0000"));
    assert_eq!(position.perft(1), 1);
    let passed = after(&position, "0000");
    assert_eq!(field(&passed, 0), field(&position, 0));
    assert!(passed.fen().ends_with(" g 3,0,0,0 -,-,-,- - 8 22"), "{}", passed.fen());
    assert_eq!(san::write(&position, legal(&position, "0000")), "0000");
}

#[test]
fn a_pass_captures_nothing_whatever_stands_on_a1() {
    let position = set_up("chaturaji", &format!("{STUCK} gKh8 gNh7 bKd8 bNe8 yKh1 yNh2"), "r 3,0,0,0 -,-,-,- - 7 21");
    assert_eq!(position.captured_by(legal(&position, "0000")), None);
    assert_eq!(standing(&after(&position, "0000"), "a1"), "rK");
}

#[test]
fn a_pass_counts_in_sudden_death() {
    let position = set_up("chaturaji", &format!("{STUCK} gKh8 bKd8 yKh1 yNh2"), "r 3,0,0,0 -,-,-,- 5 7 21");
    assert!(after(&position, "0000").fen().ends_with(" y 3,0,0,0 -,-,-,- 4 8 22"));
    let last = set_up("chaturaji", &format!("{STUCK} gKh8 bKd8 yKh1 yNh2"), "r 3,0,0,0 -,-,-,- 1 7 21");
    assert_eq!(after(&last, "0000").outcome(1).termination(), Some(Termination::Score));
}

#[test]
fn a_pass_counts_as_a_quiet_ply() {
    let pieces = format!("{STUCK} gKh8 gNh7 bKd8 bNe8 yKh1 yNh2");
    let passed = after(&set_up("chaturaji", &pieces, "r 3,0,0,0 -,-,-,- - 199 301"), "0000");
    assert_eq!(field(&passed, 5), "200");
    assert_eq!(passed.outcome(1).termination(), Some(Termination::Score));
}

#[test]
fn passing_is_only_for_those_who_have_no_move() {
    let start = Position::start(&variant("chaturaji"));
    assert_eq!(
        coordinate::read(&start, "0000"),
        Err(MoveError::CannotPass(InVariant::new(start.variant(), start.turn())))
    );
    let stuck = set_up("chaturaji", &format!("{STUCK} gKh8 gNh7 bKd8 bNe8 yKh1 yNh2"), FRESH);
    for squares in ["a1a3", "a1a1"] {
        let red = InVariant::new(stuck.variant(), stuck.turn());
        assert_eq!(coordinate::read(&stuck, squares), Err(MoveError::MustPass(red)), "{squares}");
    }
}

#[test]
fn a_waiting_pawn_does_not_move_on() {
    let position = set_up("chaturaji", "rKh1 rPa4 gKc1 gNc2 bKc8 bNd8 yKh8 yNh7", FRESH);
    assert_eq!(targets(&position, "a4"), squares(""));
}
