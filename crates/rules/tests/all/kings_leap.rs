//! The option “King's leap” of Gigachess II.

use crate::common::{
    after, field, gigachess2_with_leap, moves_of_kind, placement, read, set_up, squares, texts, variant,
};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{MoveKind, Options, Position, Variant};
use std::collections::BTreeSet;

/// The option on; White's King at home on h2 with its leap, Black's on n14 without one.
fn with(extra: &str) -> Position {
    let giga = gigachess2_with_leap();
    read(&giga, &format!("{} w K - 0 1", placement(&giga, &format!("Kh2 kn14 {extra}"))))
}

fn leaps(position: &Position) -> BTreeSet<String> {
    let leaps = position.legal_moves().into_iter().filter(|mv| mv.kind() == MoveKind::KingLeap);
    leaps.map(|mv| mv.to().to_string()).collect()
}

/// The part of the ring around h2 that is on the board.
const RING: &str = "f1 f2 f3 f4 g4 h4 i4 j4 j3 j2 j1";

#[test]
fn the_option_is_off_by_default() {
    let position = set_up("gigachess2", "Kh2 kn14", "w - - 0 1");
    assert_eq!(leaps(&position), squares(""));
    assert_eq!(field(&Position::start(&variant("gigachess2")), 2), "-");
    let off = Variant::by_id("gigachess2", &"king-leap=off".parse::<Options>().expect("an option")).expect("a game");
    assert!(!off.king_leap() && !variant("gigachess2").king_leap());
}

#[test]
fn without_the_option_there_is_no_such_right() {
    let giga = variant("gigachess2");
    let text = Position::start(&giga).fen().replace(" w - ", " w Kk ");
    assert!(Position::from_fen(&giga, &text).is_err());
}

#[test]
fn with_the_option_the_rights_field_starts_as_both_kings_letters() {
    let start = Position::start(&gigachess2_with_leap());
    assert_eq!(field(&start, 2), "Kk");
    assert_eq!(leaps(&start), squares(""), "the ring is full, or covered, at the start");
}

#[test]
fn the_king_leaps_to_every_empty_square_at_distance_two() {
    assert_eq!(leaps(&with("")), squares(RING));
}

#[test]
fn the_ring_has_sixteen_squares_around_a_king_in_the_open() {
    let json = r#"{
        "id": "leap", "name": "Leap", "family": "chess",
        "board": { "files": 9, "ranks": 9, "checkered": true },
        "players": [
            { "letter": "w", "name": "White", "forward": "north" },
            { "letter": "b", "name": "Black", "forward": "south" }
        ],
        "pieces": [ { "name": "King", "letter": "K", "art": "king", "betza": "K", "royal": true } ],
        "start": "k8/9/9/9/4K4/9/9/9/9 w - - 0 1",
        "options": [
            { "id": "leap", "name": "Leap", "about": "", "rule": "king-leap", "start": "k8/9/9/9/4K4/9/9/9/9 w Kk - 0 1" }
        ]
    }"#;
    let game = Variant::from_json(json, &"leap=on".parse().expect("an option")).expect("a good definition");
    let ring = "c3-g3 c7-g7 c4-c6 g4-g6";
    assert_eq!(squares(ring).len(), 16);
    assert_eq!(leaps(&Position::start(&game)), squares(ring));
}

#[test]
fn the_king_leaps_over_its_own_pieces_and_over_the_enemys() {
    // Every adjacent square is occupied.
    assert_eq!(leaps(&with("Pg1 Ph1 Pi1 Pg2 Pi2 Pg3 Ph3 Pi3")), squares(RING));
    let over_a_pawn = leaps(&with("ph3"));
    assert!(over_a_pawn.contains("h4"), "straight over an unprotected enemy");
    assert!(over_a_pawn.contains("g4") && over_a_pawn.contains("i4"));
}

#[test]
fn the_king_captures_nothing_by_leaping() {
    let position = with("ph4 Pf4 nj2");
    let found = leaps(&position);
    assert!(!found.contains("h4") && !found.contains("f4") && !found.contains("j2"));
    assert!(!squares("h4 f4 j2").iter().any(|square| crate::common::has(&position, &format!("h2{square}"))));
}

#[test]
fn the_king_may_not_arrive_in_check() {
    // The Rook on a4 covers the whole fourth rank, and no middle square.
    assert_eq!(leaps(&with("ra4")), squares("f1 f2 f3 j3 j2 j1"));
}

#[test]
fn a_straight_leap_needs_the_square_between_to_be_safe() {
    // The Rook on a3 covers the third rank: no leap through g3, h3 or i3, and none to f3 and j3.
    assert_eq!(leaps(&with("ra3")), squares("f1 f2 j2 j1"));
}

#[test]
fn a_knightlike_leap_needs_only_one_of_its_two_middles_to_be_safe() {
    // The Knight on g5 covers h3, and f3 and i4 too. Then h4 is out, but g4 can be reached by g3; i4 and f3 are covered.
    assert_eq!(leaps(&with("ng5")), squares("f1 f2 f4 g4 j4 j3 j2 j1"));
}

#[test]
fn a_knightlike_leap_with_both_middles_attacked_is_not_possible() {
    // The Knights cover h3 and g3 and not g4: from f5 (g3, h4) and from g5 (h3, f3, i4).
    let found = leaps(&with("ng5 nf5"));
    assert!(!found.contains("g4"));
    assert!(!found.contains("h4"));
    assert!(found.contains("j4"), "i3 is not attacked");
}

#[test]
fn either_middle_of_a_knightlike_leap_will_do() {
    // Upwards to g4: the Knight on f5 covers g3 only, the one on g5 covers h3 only.
    assert!(leaps(&with("nf5")).contains("g4") && leaps(&with("ng5")).contains("g4"));
    // Sideways to j3: the Knight on k3 covers i2 only, the one on k4 covers i3 only.
    assert!(leaps(&with("nk3")).contains("j3") && leaps(&with("nk4")).contains("j3"));
    assert!(!leaps(&with("nk3 nk4")).contains("j3"));
    // The same to the left, to f3: from e3 the Knight covers g2 only, from e4 g3 only.
    assert!(leaps(&with("ne3")).contains("f3") && leaps(&with("ne4")).contains("f3"));
    assert!(!leaps(&with("ne3 ne4")).contains("f3"));
    // And down, to j1: from k3 i2 is covered, and j1 itself; from k2 only i1.
    assert!(!leaps(&with("nk3")).contains("j1") && leaps(&with("nk2")).contains("j1"));
}

#[test]
fn a_diagonal_leap_has_one_middle_square() {
    // The Knight on f5 covers g3, the only middle square on the way to f4, and not f4 itself.
    assert!(!leaps(&with("nf5")).contains("f4"));
    assert!(leaps(&with("nf5")).contains("j4"));
}

#[test]
fn the_middle_square_is_judged_with_the_king_gone_from_its_own() {
    // If the King stayed on h2, it would be the Cannon's screen and i2 be attacked.
    assert!(leaps(&with("ca2")).contains("j2"));
    // The same on the diagonal for the Archer on g1: screen h2, i3 behind it.
    assert!(leaps(&with("vg1")).contains("j4"));
}

#[test]
fn the_middle_square_is_judged_with_the_king_on_it() {
    // The King on h3 would stand where the Bishop is: nothing else attacks that square, until a Rook protects the Bishop.
    assert!(leaps(&with("bh3")).contains("h4"));
    assert!(!leaps(&with("bh3 rb3")).contains("h4"));
}

#[test]
fn a_king_in_check_may_not_leap() {
    let position = with("rh9");
    assert!(position.in_check());
    assert_eq!(leaps(&position), squares(""));
    assert_eq!(leaps(&with("ng4")), squares(""), "nor when a leaper gives check");
}

#[test]
fn a_king_that_has_moved_may_not_leap_even_when_it_is_back() {
    let position = after(&with(""), "h2h3");
    assert_eq!(field(&position, 2), "-");
    let position = after(&position, "n14n13 h3h2 n13n14");
    assert_eq!(position.piece_at("h2".parse().expect("a square")), with("").piece_at("h2".parse().expect("a square")));
    assert_eq!(leaps(&position), squares(""));
}

#[test]
fn the_leap_uses_up_the_right() {
    let position = after(&with(""), "h2j4 n14n13");
    assert_eq!(field(&position, 2), "-");
    assert_eq!(leaps(&position), squares(""));
}

#[test]
fn each_king_has_its_own_right() {
    let giga = gigachess2_with_leap();
    let position = read(&giga, &format!("{} w Kk - 0 1", placement(&giga, "Kh2 kh13 Pa2 pa13")));
    let white_leapt = after(&position, "h2j2");
    assert_eq!(field(&white_leapt, 2), "k");
    assert_eq!(leaps(&white_leapt), squares("f14 f13 f12 f11 g11 h11 i11 j11 j12 j13 j14"));
    let black_moved = after(&position, "a2a3 h13h12");
    assert_eq!(field(&black_moved, 2), "K");
    assert_eq!(leaps(&black_moved), squares(RING));
}

#[test]
fn other_moves_do_not_lose_the_right() {
    let position = after(&with("Ra1 Pc3"), "a1a5 n14n13 c3c4 n13n14");
    assert_eq!(field(&position, 2), "K");
    assert_eq!(leaps(&position), squares(RING));
}

#[test]
fn the_right_needs_the_king_at_home() {
    let giga = gigachess2_with_leap();
    let text = format!("{} w K - 0 1", placement(&giga, "Kh3 kn14"));
    assert!(Position::from_fen(&giga, &text).is_err());
}

#[test]
fn a_leap_is_written_as_from_and_to_and_counts_as_a_quiet_move() {
    let position = with("");
    let leap = coordinate::read(&position, "h2i4").expect("a leap");
    assert_eq!(coordinate::write(&position, leap), "h2i4");
    assert_eq!(field(&after(&position, "h2i4"), 4), "1");
    assert_eq!(moves_of_kind(&position, MoveKind::Castle), texts(""));
}
