//! Imperial Chaturaji: points for captures, the third King, and the boat triumph.

use crate::common::{after, field, set_up, standing};
use menagerie_rules::Position;

fn position(pieces: &str, rest: &str) -> Position {
    set_up("chaturaji", pieces, rest)
}

/// Red's Elephant captures on e6.
fn taken_on_e6(pieces: &str, rest: &str) -> Position {
    after(&position(&format!("rKh1 rEe4 {pieces}"), rest), "e4e6")
}

#[test]
fn each_piece_has_its_points() {
    for (letter, points) in [('P', 1), ('B', 2), ('N', 3), ('E', 4)] {
        let pieces = format!("gKa1 gNa2 g{letter}e6 bKa8 bNb8 yKh8 yNh7");
        let taken = taken_on_e6(&pieces, "r 0,0,0,0 -,-,-,- - 6 1");
        assert_eq!(field(&taken, 2), format!("{points},0,0,0"), "{letter}");
        assert_eq!(field(&taken, 5), "0", "a capture starts the count of quiet plies anew");
    }
    let king = taken_on_e6("gKe6 gNa2 gBa3 bKa8 bNb8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 6 1");
    assert_eq!((field(&king, 2).as_str(), field(&king, 3).as_str()), ("5,0,0,0", "g,-,-,-"));
}

#[test]
fn points_are_added_to_the_captures_owner() {
    let line = "rKh1 rPg8 gKa1 gEa2 bKc8 bPf2 yKf8 yBd6 rPd5 gPf4 bPg4";
    let start = position(line, "g 10,20,30,40 -,-,-,- - 0 2");
    let green = after(&start, "a2f2");
    assert_eq!(field(&green, 2), "10,21,30,40");
    let blue = position("rKh1 rPg8 gKa1 gEa2 bKc8 bEc5 yKf8 yBd6 rPd5", "b 10,20,30,40 -,-,-,- - 0 3");
    assert_eq!(field(&after(&blue, "c5d5"), 2), "10,20,31,40");
    let yellow = position("rKh1 rPg8 gKa1 gEf4 bKc8 bEc5 yKf8 yBd6 rPd5", "y 10,20,30,40 -,-,-,- - 0 4");
    assert_eq!(field(&after(&yellow, "d6f4"), 2), "10,20,30,44");
}

#[test]
fn pieces_of_players_who_are_out_still_count() {
    // Green has no King.
    for (letter, points) in [('P', 1), ('B', 2), ('N', 3), ('E', 4)] {
        let taken = taken_on_e6(&format!("gNa2 g{letter}e6 bKa8 bNb8 yKh8 yNh7"), "r 0,0,0,0 -,-,-,- - 0 1");
        assert_eq!(field(&taken, 2), format!("{points},0,0,0"), "{letter}");
    }
    // Green has nothing but its King.
    let king = taken_on_e6("gKe6 bKa8 bNb8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 0 1");
    assert_eq!((field(&king, 2).as_str(), field(&king, 3).as_str()), ("5,0,0,0", "g,-,-,-"));
}

#[test]
fn the_third_king_scores_54_instead_of_5() {
    let taken = taken_on_e6("gNa2 bNb8 yKe6 yNh7", "r 10,0,0,0 gb,-,-,- 12 3 40");
    assert_eq!((field(&taken, 2).as_str(), field(&taken, 3).as_str()), ("64,0,0,0", "gby,-,-,-"));
}

#[test]
fn whichever_colour_comes_third_scores_54() {
    let green = taken_on_e6("gKe6 gNa2 bNb8 yNh7", "r 10,0,0,0 by,-,-,- 12 3 40");
    assert_eq!((field(&green, 2).as_str(), field(&green, 3).as_str()), ("64,0,0,0", "gby,-,-,-"));
    let blue = taken_on_e6("bKe6 bNa2 gNb8 yNh7", "r 10,0,0,0 gy,-,-,- 12 3 40");
    assert_eq!((field(&blue, 2).as_str(), field(&blue, 3).as_str()), ("64,0,0,0", "gby,-,-,-"));
}

#[test]
fn the_third_king_may_belong_to_a_player_who_is_out() {
    // Yellow has nothing but its King; Blue has a King again and plays on.
    let taken = taken_on_e6("gNa2 bKa8 bNb8 yKe6", "r 10,0,0,0 gb,-,-,- 12 3 40");
    assert_eq!((field(&taken, 2).as_str(), field(&taken, 3).as_str()), ("64,0,0,0", "gby,-,-,-"));
}

#[test]
fn the_first_and_the_second_king_score_5() {
    let first = taken_on_e6("gKe6 gNa2 bKa8 bNb8 yKh8 yNh7", "r 10,0,0,0 -,-,-,- - 3 40");
    assert_eq!(field(&first, 2), "15,0,0,0");
    let second = taken_on_e6("gNa2 bKe6 bNb8 yKh8 yNh7", "r 10,0,0,0 g,-,-,- - 3 40");
    assert_eq!((field(&second, 2).as_str(), field(&second, 3).as_str()), ("15,0,0,0", "gb,-,-,-"));
}

#[test]
fn another_king_of_a_colour_already_taken_scores_5() {
    // Green has a King again by promotion.
    let third_of_two = taken_on_e6("gKe6 gNa2 bNb8 yKh8 yNh7", "r 10,0,0,0 gb,-,-,- - 3 40");
    assert_eq!((field(&third_of_two, 2).as_str(), field(&third_of_two, 3).as_str()), ("15,0,0,0", "gb,-,-,-"));
    let fourth = taken_on_e6("gKe6 gNa2 bNb8 yNh7", "r 70,0,0,0 gby,-,-,- 12 3 40");
    assert_eq!((field(&fourth, 2).as_str(), field(&fourth, 3).as_str()), ("75,0,0,0", "gby,-,-,-"));
}

#[test]
fn kings_taken_by_others_do_not_count_for_the_third() {
    let taken = taken_on_e6("gKa1 gNa2 bNb8 yKe6 yNh7", "r 10,9,0,0 g,b,-,- - 3 40");
    assert_eq!((field(&taken, 2).as_str(), field(&taken, 3).as_str()), ("15,9,0,0", "gy,b,-,-"));
}

#[test]
fn kings_taken_are_written_in_the_order_red_green_blue_yellow() {
    let start = position("rKe6 rNa2 gKa1 gNc1 bKh1 bEe4 yNh7", "b 0,0,5,0 -,-,y,- - 3 43");
    assert_eq!(field(&after(&start, "e4e6"), 3), "-,-,ry,-");
}

/// No player is eliminated; Red's Boat goes b1–d3, next to Boats on e3, d4 and e4.
const CREWS: &str = "rKh1 gKa3 gNa4 bKa8 bNb8 yKh8 yNh7";

#[test]
fn a_boat_that_completes_a_square_of_four_captures_the_other_three() {
    let start = position(&format!("{CREWS} rBb1 gBe3 bBd4 yBe4"), "r 1,2,3,4 -,-,-,- - 9 33");
    let triumph = after(&start, "b1d3");
    let expected = position(&format!("{CREWS} rBd3"), "g 7,2,3,4 -,-,-,- - 0 34");
    assert_eq!(triumph.fen(), expected.fen());
}

#[test]
fn the_boat_may_arrive_on_any_corner_of_the_square() {
    for (from, to, others) in [
        ("b1", "d3", ["e3", "d4", "e4"]),
        ("g1", "e3", ["d3", "d4", "e4"]),
        ("b6", "d4", ["d3", "e3", "e4"]),
        ("g6", "e4", ["d3", "e3", "d4"]),
    ] {
        let [green, blue, yellow] = others;
        let start = position(&format!("{CREWS} rB{from} gB{green} bB{blue} yB{yellow}"), "r 0,0,0,0 -,-,-,- - 9 33");
        let triumph = after(&start, &format!("{from}{to}"));
        assert_eq!(field(&triumph, 2), "6,0,0,0", "{to}");
        assert!(others.iter().all(|square| standing(&triumph, square) == "-"), "{to}");
        assert_eq!(standing(&triumph, to), "rB");
    }
}

#[test]
fn a_triumph_takes_boats_whoever_owns_them_its_owner_included() {
    let start = position(&format!("{CREWS} rBb1 rBe3 rBd4 gBe4"), "r 0,0,0,0 -,-,-,- - 9 33");
    let triumph = after(&start, "b1d3");
    let expected = position(&format!("{CREWS} rBd3"), "g 6,0,0,0 -,-,-,- - 0 34");
    assert_eq!(triumph.fen(), expected.fen());
}

#[test]
fn a_triumph_takes_the_boats_of_players_who_are_out() {
    // Green has no King, but Blue has one.
    let start = position("rKh1 rBb1 gBe3 gBe4 bKa8 bNb8 bBd4 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 9 33");
    assert_eq!(field(&after(&start, "b1d3"), 2), "6,0,0,0");
}

#[test]
fn a_capture_and_a_triumph_in_one_move_both_score() {
    let start = position(&format!("{CREWS} rBb1 gPd3 gBe3 bBd4 yBe4"), "r 0,0,0,0 -,-,-,- - 9 33");
    assert_eq!(field(&after(&start, "b1d3"), 2), "7,0,0,0");
}

#[test]
fn three_boats_and_another_piece_are_no_triumph() {
    let start = position(&format!("{CREWS} rBb1 gBe3 bBd4 yPe4"), "r 0,0,0,0 -,-,-,- - 9 33");
    let after = after(&start, "b1d3");
    assert_eq!((field(&after, 2).as_str(), field(&after, 5).as_str()), ("0,0,0,0", "10"));
    assert_eq!(standing(&after, "e3"), "gB");
}

#[test]
fn only_a_boats_own_move_makes_a_triumph() {
    // Four Boats already form a square; another piece moves, and then a Boat elsewhere.
    let start = position(&format!("{CREWS} rBg1 rBd3 gBe3 bBd4 yBe4"), "r 0,0,0,0 -,-,-,- - 9 33");
    assert_eq!(field(&after(&start, "h1h2"), 2), "0,0,0,0");
    let start = position(&format!("{CREWS} rBh4 rBd3 gBe3 bBd4 yBe4"), "r 0,0,0,0 -,-,-,- - 9 33");
    assert_eq!(field(&after(&start, "h4f6"), 2), "0,0,0,0");
}

#[test]
fn a_pawn_that_becomes_a_boat_makes_no_triumph() {
    // Red takes Green's Knight, so that the Pawn on a8 becomes a Boat beside three others.
    let pieces = "rKh1 rEe2 gKe8 gNe5 gPa8 bKc1 bBb8 bNd1 yKh8 yBa7 yNh7 rBb7";
    let after = after(&position(pieces, "r 0,0,0,0 -,-,-,- - 9 33"), "e2e5");
    assert_eq!((standing(&after, "a8").as_str(), field(&after, 2).as_str()), ("gB", "3,0,0,0"));
    assert_eq!((standing(&after, "b8"), standing(&after, "a7")), ("bB".to_string(), "yB".to_string()));
}
