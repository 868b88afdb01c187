//! Imperial Chaturaji: when a Pawn on its far rank promotes, to which piece, and when it waits.

use crate::common::{after, as_chaturaji, field, legal, set_up, standing};
use menagerie_rules::Position;
use menagerie_rules::notation::san;

/// The other players' pieces when Green is to move.
const OTHERS: &str = "rKh1 rNh2 bKa1 bNa2 yKh4 yNh5";

/// Green to move.
fn green(pieces: &str) -> Position {
    set_up("chaturaji", &format!("gKe1 {pieces} {OTHERS}"), "g 0,0,0,0 -,-,-,- - 4 2")
}

/// Red's Elephant captures on e5; Blue and Yellow are not eliminated.
fn red_takes_on_e5(green: &str) -> Position {
    let start = set_up("chaturaji", &format!("rKh1 rEe2 bKa1 bNa2 yKh4 yNh5 {green}"), "r 0,0,0,0 -,-,-,- - 4 9");
    after(&start, "e2e5")
}

#[test]
fn the_corners_are_boats_then_knights_elephants_and_kings_in_the_middle_for_every_player() {
    // With a King and one Pawn every condition is met except for the King, which exists already.
    let row = ["B", "N", "E", "P", "P", "E", "N", "B"];
    let others = ["rKf3 rNf4", "gKd3 gNe3", "bKd5 bNe5", "yKd6 yNe6"];
    for (mover, letter) in "rgby".chars().enumerate() {
        for (place, becomes) in row.into_iter().enumerate() {
            let (file, rank) = ((b'a' + place as u8) as char, place + 1);
            let (from, to) = match letter {
                'r' => (format!("b{rank}"), format!("a{rank}")),
                'g' => (format!("{file}7"), format!("{file}8")),
                'b' => (format!("g{rank}"), format!("h{rank}")),
                _ => (format!("{file}2"), format!("{file}1")),
            };
            let rest: Vec<&str> = (0..4).filter(|&player| player != mover).map(|player| others[player]).collect();
            let pieces = format!("{letter}Kd4 {letter}P{from} {}", rest.join(" "));
            let position = set_up("chaturaji", &pieces, &format!("{letter} 0,0,0,0 -,-,-,- - 0 1"));
            let moved = after(&position, &format!("{from}{to}"));
            assert_eq!(standing(&moved, &to), format!("{letter}{becomes}"), "{to}");
        }
    }
}

#[test]
fn a_pawn_becomes_a_knight_or_an_elephant_with_at_most_two_pawns() {
    for (from, to, becomes) in [("b7", "b8", 'N'), ("g7", "g8", 'N'), ("c7", "c8", 'E'), ("f7", "f8", 'E')] {
        let two = after(&green(&format!("gP{from} gPd3")), &format!("{from}{to}"));
        assert_eq!(standing(&two, to), format!("g{becomes}"));
        let three = after(&green(&format!("gP{from} gPd3 gPd4")), &format!("{from}{to}"));
        assert_eq!(standing(&three, to), "gP", "with three it waits");
    }
}

#[test]
fn other_pieces_do_not_hinder_a_knight_or_an_elephant() {
    let with_all = after(&green("gPb7 gPd3 gBc3 gEc4"), "b7b8");
    assert_eq!(standing(&with_all, "b8"), "gN");
    let with_all = after(&green("gPc7 gPd3 gBc3 gNc4"), "c7c8");
    assert_eq!(standing(&with_all, "c8"), "gE");
}

#[test]
fn a_pawn_waits_while_its_owner_has_one_of_the_type() {
    assert_eq!(standing(&after(&green("gPb7 gNd3"), "b7b8"), "b8"), "gP");
    assert_eq!(standing(&after(&green("gPc7 gEd3"), "c7c8"), "c8"), "gP");
    assert_eq!(standing(&after(&green("gPa7 gBd3"), "a7a8"), "a8"), "gP");
    assert_eq!(standing(&after(&green("gPd7 gBd3"), "d7d8"), "d8"), "gP");
}

#[test]
fn a_pawn_becomes_a_boat_only_as_its_owners_one_pawn_beside_nothing_but_a_king() {
    assert_eq!(standing(&after(&green("gPh7"), "h7h8"), "h8"), "gB");
    for hindrance in ["gPd3", "gNd3", "gEd3", "gBd3"] {
        assert_eq!(standing(&after(&green(&format!("gPh7 {hindrance}")), "h7h8"), "h8"), "gP", "{hindrance}");
    }
}

#[test]
fn a_capture_promotes_too() {
    let position = green("gPc7 gPd3 rPd8 rPb8");
    assert_eq!(standing(&after(&position, "c7b8"), "b8"), "gN");
    assert_eq!(san::write(&position, legal(&position, "c7b8")), "c7xb8=N");
}

#[test]
fn the_promotion_is_written_when_the_moved_pawn_promotes_at_once() {
    let position = green("gPb7 gPd3");
    assert_eq!(san::write(&position, legal(&position, "b7b8")), "b7-b8=N");
    assert_eq!(crate::common::moves_between(&position, "b7", "b8"), ["b7b8"], "coordinates never carry a letter");
    let waits = green("gPb7 gPd3 gPd4");
    assert_eq!(san::write(&waits, legal(&waits, "b7b8")), "b7-b8");
}

#[test]
fn a_waiting_pawn_is_shown_as_waiting() {
    // Other pieces on a far rank do not wait, nor do other players' Pawns.
    let waits = after(&green("gPb7 gPd3 gPd4 gEc8 rPe8"), "b7b8");
    let squares: Vec<String> = as_chaturaji(&waits).waiting_pawns().iter().map(|square| square.to_string()).collect();
    assert_eq!(squares, ["b8"]);
}

#[test]
fn a_waiting_pawn_promotes_on_another_players_turn() {
    // Red captures the third Pawn.
    let two_left = red_takes_on_e5("gKe8 gPb8 gPe5 gPd4");
    assert_eq!(standing(&two_left, "b8"), "gN");
    // Red captures the Knight that was in the way.
    let no_knight = red_takes_on_e5("gKe8 gPg8 gNe5");
    assert_eq!(standing(&no_knight, "g8"), "gN");
    let no_elephant = red_takes_on_e5("gKe8 gPf8 gEe5");
    assert_eq!(standing(&no_elephant, "f8"), "gE");
    // Red captures the piece that excluded a Boat for Green.
    let nothing_else = red_takes_on_e5("gKe8 gPa8 gEe5");
    assert_eq!(standing(&nothing_else, "a8"), "gB");
}

#[test]
fn the_move_that_lets_another_players_pawn_promote_is_written_without_it() {
    let pieces = "rKh1 rEe2 bKa1 bNa2 yKh4 yNh5 gKe8 gPb8 gPe5 gPd4";
    let start = set_up("chaturaji", pieces, "r 0,0,0,0 -,-,-,- - 4 9");
    assert_eq!(san::write(&start, legal(&start, "e2e5")), "Ee2xe5");
}

#[test]
fn several_pawns_promote_in_one_move() {
    let both = red_takes_on_e5("gKe8 gPb8 gPc8 gPe5");
    assert_eq!((standing(&both, "b8"), standing(&both, "c8")), ("gN".to_string(), "gE".to_string()));
}

#[test]
fn of_several_that_qualify_the_first_square_goes_first_and_the_conditions_are_checked_again() {
    // Either Pawn could become the Elephant; c8 comes before f8, and then there is one.
    let first = red_takes_on_e5("gKd6 gPc8 gPf8 gPe5");
    assert_eq!((standing(&first, "c8"), standing(&first, "f8")), ("gE".to_string(), "gP".to_string()));
    // Squares count by ranks from a1: a2 comes before a7.
    let pieces = "rKh8 rPa2 rPa7 rPe5 gKh1 gEe2 bKd1 bNc1 yKh4 yNh5";
    let red = after(&set_up("chaturaji", pieces, "g 0,0,0,0 -,-,-,- - 4 10"), "e2e5");
    assert_eq!((standing(&red, "a2"), standing(&red, "a7")), ("rN".to_string(), "rP".to_string()));
}

#[test]
fn the_pawn_that_has_just_moved_goes_first() {
    let position = after(&green("gPb8 gPg7"), "g7g8");
    assert_eq!((standing(&position, "g8"), standing(&position, "b8")), ("gN".to_string(), "gP".to_string()));
}

#[test]
fn pawns_of_players_who_are_out_never_promote() {
    // Green has no King: the capture of its Knight changes nothing for the Pawn on b8.
    let out = red_takes_on_e5("gPb8 gNe5 gPd4");
    assert_eq!(standing(&out, "b8"), "gP");
}

#[test]
fn a_player_whose_king_was_captured_gets_a_new_one_from_a_waiting_pawn() {
    for square in ["d8", "e8"] {
        let revived = red_takes_on_e5(&format!("gKe5 gP{square} gBc3"));
        assert_eq!(standing(&revived, square), "gK");
        assert_eq!(field(&revived, 1), "g", "with a Boat beside the King, Green plays on");
        assert_eq!((field(&revived, 2).as_str(), field(&revived, 3).as_str()), ("5,0,0,0", "g,-,-,-"));
        assert_eq!(field(&revived, 4), "-");
    }
}

#[test]
fn a_new_king_with_nothing_beside_it_is_out() {
    let revived = red_takes_on_e5("gKe5 gPd8");
    assert_eq!(standing(&revived, "d8"), "gK");
    assert_eq!(field(&revived, 1), "b");
    assert!(as_chaturaji(&revived).is_out(revived.variant().turn_order().nth(1).expect("Green")));
}

#[test]
fn there_is_no_new_king_beside_anything_but_one_boat() {
    for rest in ["gNc3", "gEc3", "gBc3 gBc4", "gPc3", "gBc3 gPc4", "gBc3 gNc4"] {
        let out = red_takes_on_e5(&format!("gKe5 gPd8 {rest}"));
        assert_eq!((standing(&out, "d8").as_str(), field(&out, 1).as_str()), ("gP", "b"), "{rest}");
    }
}

#[test]
fn a_pawn_on_another_square_makes_no_king() {
    let out = red_takes_on_e5("gKe5 gPd7 gBc3");
    assert_eq!((standing(&out, "d7").as_str(), field(&out, 1).as_str()), ("gP", "b"));
}

#[test]
fn a_new_king_keeps_its_player_in_during_sudden_death_too() {
    // Blue and Yellow are out.
    let pieces = "rKh1 rEe2 bKa1 yKh4 gKe5 gPd8 gBc3";
    let revived = after(&set_up("chaturaji", pieces, "r 0,0,0,0 -,-,-,- 15 4 40"), "e2e5");
    assert_eq!(standing(&revived, "d8"), "gK");
    assert_eq!((field(&revived, 1).as_str(), field(&revived, 4).as_str()), ("g", "14"));
    assert!(revived.outcome(1).is_ongoing());
}

#[test]
fn boats_taken_in_a_triumph_are_gone_before_pawns_promote() {
    // Green's Pawn on a8 waited because of Green's Boat. The triumph captures the Boat, and the Pawn becomes one.
    let pieces = "rKh1 rBb1 gKe8 gPa8 gBe3 bKa1 bNa2 bBd4 yKh4 yNh5 yBe4";
    let triumph = after(&set_up("chaturaji", pieces, "r 0,0,0,0 -,-,-,- - 4 9"), "b1d3");
    assert_eq!((standing(&triumph, "e3"), standing(&triumph, "a8")), ("-".to_string(), "gB".to_string()));
    assert_eq!(field(&triumph, 1), "g");
}

#[test]
fn promotions_come_before_players_go_out() {
    // Green loses its Boat, but its Pawn becomes one, so Green is not left with a bare King.
    let pieces = "rKh1 rEe2 gKe8 gPa8 gBe5 bKa1 bNa2 yKh4 yNh5";
    let position = after(&set_up("chaturaji", pieces, "r 0,0,0,0 -,-,-,- - 4 9"), "e2e5");
    assert_eq!((standing(&position, "a8").as_str(), field(&position, 1).as_str()), ("gB", "g"));
}

#[test]
fn only_a_players_own_pawns_wait() {
    // Green may have a Knight, the piece that its own Pawn would become on b8.
    for waits_not in ["gBb8", "rPb8"] {
        let moved = after(&green(&format!("gPd3 {waits_not}")), "d3d4");
        assert_eq!(standing(&moved, "b8"), waits_not[..2]);
    }
}
