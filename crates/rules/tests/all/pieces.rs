//! The pieces of the two-player games: where each goes from g7 on an empty board and when its own Pawns are on the eight squares around
//! it, and what it captures when enemies are there.

use crate::common::{after, has, moves, set_up, squares, standing, targets};

const GIGA: &str = "gigachess";
const GIGA2: &str = "gigachess2";
const BOTH: [&str; 2] = [GIGA, GIGA2];

const RING: &str = "f6 g6 h6 f7 h7 f8 g8 h8";
const ROOK: &str = "g1-g6 g8-g14 a7-f7 h7-n7";
const BISHOP: &str = "a1-f6 h8-n14 h6-m1 f8-a13";
const KNIGHT: &str = "e6 e8 f5 f9 h5 h9 i6 i8";
const CAMEL: &str = "f4 h4 f10 h10 d6 d8 j6 j8";
const GIRAFFE: &str = "e4 i4 e10 i10 d5 d9 j5 j9";
const STRAIGHT_STEP: &str = "g6 f7 h7 g8";
const DIAGONAL_STEP: &str = "f6 h6 f8 h8";
const STRAIGHT_TWO: &str = "g5 e7 i7 g9";
const DIAGONAL_TWO: &str = "e5 i5 e9 i9";
const STRAIGHT_THREE: &str = "g4 d7 j7 g10";
const DIAGONAL_THREE: &str = "d4 j4 d10 j10";

fn wall(letter: char) -> String {
    RING.split(' ').map(|square| format!(" {letter}{square}")).collect()
}

/// Checks a row: `free` on the empty board, `walled` inside a wall of its own Pawns, `takes` inside a wall of enemy Knights.
fn row(ids: &[&str], letter: char, free: &[&str], walled: &[&str], takes: &[&str]) {
    for id in ids {
        let pieces = format!("Ka3 kn2 {letter}g7");
        let go = |extra: &str| targets(&set_up(id, &format!("{pieces}{extra}"), "w - - 0 1"), "g7");
        assert_eq!(go(""), squares(&free.join(" ")), "{letter} of {id} on the empty board");
        assert_eq!(go(&wall('P')), squares(&walled.join(" ")), "{letter} of {id} among its own");
        assert_eq!(go(&wall('n')), squares(&takes.join(" ")), "{letter} of {id} among enemies");
    }
}

/// Checks that a leaper captures on every square it can go to.
fn captures_where_it_goes(ids: &[&str], letter: char, free: &[&str]) {
    let free = squares(&free.join(" "));
    for id in ids {
        let enemies: String = free.iter().map(|square| format!(" p{square}")).collect();
        let position = set_up(id, &format!("Ka3 kn2 {letter}g7{enemies}"), "w - - 0 1");
        assert_eq!(targets(&position, "g7"), free, "{letter} of {id}");
    }
}

#[test]
fn king_goes_one_step_any_way() {
    for id in BOTH {
        let king = |extra: &str| targets(&set_up(id, &format!("Kg7 kn2{extra}"), "w - - 0 1"), "g7");
        assert_eq!(king(""), squares(RING));
        assert_eq!(king(&wall('P')), squares(""));
        assert_eq!(king(" nh8"), squares("f6 g6 h6 f7 h7 f8 g8 h8").difference(&squares("f7 g6")).cloned().collect());
    }
}

#[test]
fn king_may_not_enter_check_nor_capture_a_protected_piece() {
    // The Rook on h14 protects the Knight on h8 and reaches no further; the Knight covers f7 and g6.
    let position = set_up(GIGA, "Kg7 kn2 nh8 rh14", "w - - 0 1");
    assert_eq!(targets(&position, "g7"), squares("f6 h6 h7 f8 g8"));
}

#[test]
fn king_may_not_stay_in_check() {
    let position = set_up(GIGA, "Kg7 kn2 rg14 Ra1 Pc3", "w - - 0 1");
    // Only the King can help: it must leave the g-file.
    assert_eq!(targets(&position, "g7"), squares("f6 f7 f8 h6 h7 h8"));
    assert_eq!(moves(&position).len(), 6);
}

#[test]
fn king_does_not_hide_from_a_slider_behind_itself() {
    let position = set_up(GIGA, "Kg7 kn2 ra7", "w - - 0 1");
    assert_eq!(targets(&position, "g7"), squares("f6 g6 h6 f8 g8 h8"));
}

#[test]
fn queen_moves_as_in_chess() {
    row(&BOTH, 'Q', &[ROOK, BISHOP], &[], &[RING]);
}

#[test]
fn rook_moves_as_in_chess() {
    row(&BOTH, 'R', &[ROOK], &[], &[STRAIGHT_STEP]);
}

#[test]
fn bishop_moves_as_in_chess() {
    row(&BOTH, 'B', &[BISHOP], &[], &[DIAGONAL_STEP]);
}

#[test]
fn knight_moves_as_in_chess() {
    row(&BOTH, 'N', &[KNIGHT], &[KNIGHT], &[KNIGHT]);
    captures_where_it_goes(&BOTH, 'N', &[KNIGHT]);
}

#[test]
fn sliders_capture_the_first_enemy_and_stop_before_their_own() {
    let position = set_up(GIGA, "Ka3 kn2 Qg7 ng10 nj7 Pg4 Pd4 pj10", "w - - 0 1");
    let expected = "g8-g10 h7-j7 g5 g6 a7-f7 e5 f6 h8-j10 h6-m1 f8-a13";
    assert_eq!(targets(&position, "g7"), squares(expected));
}

#[test]
fn pawn_goes_one_or_two_straight_forward() {
    row(&BOTH, 'P', &["g8 g9"], &[], &["f8 h8"]);
}

#[test]
fn pawn_has_its_double_step_from_any_rank() {
    for id in BOTH {
        for rank in 1..=11 {
            let position = set_up(id, &format!("Ka3 kn2 Pg{rank}"), "w - - 0 1");
            let ahead = format!("g{} g{}", rank + 1, rank + 2);
            assert_eq!(targets(&position, &format!("g{rank}")), squares(&ahead), "{id}");
        }
    }
}

#[test]
fn pawn_steps_two_only_over_an_empty_square_and_onto_one() {
    for id in BOTH {
        for blocker in ['N', 'n'] {
            let go = |square: &str| targets(&set_up(id, &format!("Ka3 kn2 Pg7 {blocker}{square}"), "w - - 0 1"), "g7");
            assert_eq!(go("g8"), squares(""));
            assert_eq!(go("g9"), squares("g8"));
        }
    }
}

#[test]
fn pawn_captures_one_diagonally_forward_and_nothing_else() {
    for id in BOTH {
        let position = set_up(id, "Ka3 kn2 Pg7 nf8 nh8 nf7 nh7 nf6 nh6 ng9 ne9", "w - - 0 1");
        assert_eq!(targets(&position, "g7"), squares("f8 g8 h8"));
        let position = set_up(id, "Ka3 kn2 Pg7 Nf8 Nh8", "w - - 0 1");
        assert_eq!(targets(&position, "g7"), squares("g8 g9"));
    }
}

#[test]
fn forward_is_away_from_the_owner() {
    for id in BOTH {
        let go = |pieces: &str| targets(&set_up(id, &format!("Ka3 kn2 {pieces}"), "b - - 0 1"), "g7");
        assert_eq!(go("pg7"), squares("g6 g5"));
        assert_eq!(go("pg7 Nf6 Nh6 Nf8 Nh8"), squares("f6 g6 h6 g5"));
        assert_eq!(go("ig7"), squares("f6 g6 h6 f7 h7 f8 g8 h8 g5"));
    }
    let corporal = set_up(GIGA, "Ka3 kn2 og7", "b - - 0 1");
    assert_eq!(targets(&corporal, "g7"), squares("g6 g5 f6 h6"));
}

#[test]
fn corporal_moves_as_the_pawn_and_also_one_diagonally_forward_without_capturing() {
    row(&[GIGA], 'O', &["g8 g9 f8 h8"], &[], &["f8 h8"]);
}

#[test]
fn corporal_does_not_capture_straight_ahead() {
    let go = |extra: &str| targets(&set_up(GIGA, &format!("Ka3 kn2 Og7 {extra}"), "w - - 0 1"), "g7");
    assert_eq!(go("ng8"), squares("f8 h8"));
    assert_eq!(go("ng9"), squares("f8 g8 h8"));
    assert_eq!(go("Nf8"), squares("g8 g9 h8"));
}

#[test]
fn prince_goes_one_step_any_way_or_two_straight_forward() {
    row(&BOTH, 'I', &[RING, "g9"], &[], &[RING]);
    captures_where_it_goes(&BOTH, 'I', &[RING]);
}

#[test]
fn princes_double_step_captures_nothing_and_leaps_nothing() {
    for id in BOTH {
        let go = |extra: &str| targets(&set_up(id, &format!("Ka3 kn2 Ig7 {extra}"), "w - - 0 1"), "g7");
        assert_eq!(go("ng9"), squares(RING));
        assert_eq!(go("ng8"), squares(RING));
        assert_eq!(go("Pg8"), squares("f6 g6 h6 f7 h7 f8 h8"));
    }
}

#[test]
fn prince_has_its_double_step_from_any_rank() {
    let position = set_up(GIGA, "Ka3 kn2 Ig11", "w - - 0 1");
    assert!(has(&position, "g11g13"));
}

#[test]
fn prince_is_not_royal() {
    for id in BOTH {
        // The Rook attacks the Prince's rank: the Prince may stay, and may go from attack to attack.
        let position = set_up(id, "Ka3 kn2 Ig7 rn7", "w - - 0 1");
        assert_eq!(targets(&position, "g7"), squares("f6 g6 h6 f7 h7 f8 g8 h8 g9"));
        assert!(has(&position, "a3b3"), "another piece may move while the Prince is attacked");
        assert!(has(&after(&position, "a3b3"), "n7g7"), "the Prince may be captured");
    }
}

#[test]
fn elephant_goes_one_or_two_diagonally_leaping() {
    row(&BOTH, 'E', &[DIAGONAL_STEP, DIAGONAL_TWO], &[DIAGONAL_TWO], &[DIAGONAL_STEP, DIAGONAL_TWO]);
    captures_where_it_goes(&BOTH, 'E', &[DIAGONAL_STEP, DIAGONAL_TWO]);
}

#[test]
fn machine_goes_one_or_two_orthogonally_leaping() {
    row(&BOTH, 'W', &[STRAIGHT_STEP, STRAIGHT_TWO], &[STRAIGHT_TWO], &[STRAIGHT_STEP, STRAIGHT_TWO]);
    captures_where_it_goes(&BOTH, 'W', &[STRAIGHT_STEP, STRAIGHT_TWO]);
}

#[test]
fn lion_leaps_to_any_of_the_24_squares_within_distance_two() {
    let all = "e5-i5 e6-i6 e7 f7 h7 i7 e8-i8 e9-i9";
    assert_eq!(squares(all).len(), 24);
    row(&BOTH, 'L', &[all], &["e5-i5 e6 i6 e7 i7 e8 i8 e9-i9"], &[all]);
    captures_where_it_goes(&BOTH, 'L', &[all]);
}

#[test]
fn camel_leaps_one_three() {
    row(&BOTH, 'M', &[CAMEL], &[CAMEL], &[CAMEL]);
    captures_where_it_goes(&BOTH, 'M', &[CAMEL]);
}

#[test]
fn giraffe_leaps_two_three() {
    row(&[GIGA2], 'Z', &[GIRAFFE], &[GIRAFFE], &[GIRAFFE]);
    captures_where_it_goes(&[GIGA2], 'Z', &[GIRAFFE]);
}

#[test]
fn buffalo_leaps_one_two_and_one_three_and_two_three() {
    let all = [KNIGHT, CAMEL, GIRAFFE];
    row(&BOTH, 'F', &all, &all, &all);
    captures_where_it_goes(&BOTH, 'F', &all);
}

#[test]
fn eagle_goes_one_diagonally_and_on_along_either_orthogonal_leading_away() {
    let all = "f1-f6 h1-h6 f8-f14 h8-h14 a6-f6 h6-n6 a8-f8 h8-n8";
    row(&BOTH, 'G', &[all], &[], &[DIAGONAL_STEP]);
}

#[test]
fn eagle_on_d4_goes_through_e5_to_e6_and_on_and_to_f5_and_on() {
    for id in BOTH {
        let eagle = |extra: &str| targets(&set_up(id, &format!("Ka1 kn14 Gd4 {extra}"), "w - - 0 1"), "d4");
        let elsewhere = "c5-c14 a5 b5 e1-e3 f3-n3 c1-c3 a3 b3";
        assert_eq!(eagle(""), squares(&format!("e5-e14 f5-n5 {elsewhere}")));
        assert_eq!(eagle("Pe5"), squares(elsewhere), "its own piece on the corner square stops both ways");
        assert_eq!(eagle("ne5"), squares(&format!("e5 {elsewhere}")), "an enemy there can only be captured");
        assert_eq!(eagle("ne8 Ph5"), squares(&format!("e5-e8 f5 g5 {elsewhere}")));
        assert_eq!(eagle("nd5 ne4"), squares(&format!("e5-e14 f5-n5 {elsewhere}")), "it passes between orthogonals");
    }
}

#[test]
fn ship_goes_as_the_eagle_but_on_vertically_only() {
    row(&[GIGA], 'T', &["f1-f6 h1-h6 f8-f14 h8-h14"], &[], &[DIAGONAL_STEP]);
    let ship = |extra: &str| targets(&set_up(GIGA, &format!("Ka1 kn14 Td4 {extra}"), "w - - 0 1"), "d4");
    assert_eq!(ship(""), squares("e5-e14 c5-c14 e1-e3 c1-c3"));
    assert_eq!(ship("ne8 Pc5 nc3"), squares("e5-e8 e1-e3 c3"));
}

#[test]
fn rhinoceros_goes_one_orthogonally_and_on_along_either_diagonal_leading_away() {
    let all = "g6 f7 h7 g8 h9-m14 f9-a14 h5-l1 f5-b1 i8-n13 i6-n1 e8-a12 e6-a2";
    row(&[GIGA2], 'U', &[all], &[], &[STRAIGHT_STEP]);
}

#[test]
fn rhinoceros_on_d4_goes_through_d5_to_e6_and_on_and_to_c6_and_on() {
    let rhinoceros = |extra: &str| targets(&set_up(GIGA2, &format!("Ka1 kn14 Ud4 {extra}"), "w - - 0 1"), "d4");
    let elsewhere = "e4 f5-n13 f3-h1 d3 e2 f1 c2 b1 c4 b5 a6 b3 a2";
    assert_eq!(rhinoceros(""), squares(&format!("d5 e6-m14 c6-a8 {elsewhere}")));
    assert_eq!(rhinoceros("Pd5"), squares(elsewhere));
    assert_eq!(rhinoceros("nd5"), squares(&format!("d5 {elsewhere}")));
    assert_eq!(rhinoceros("ng8 Pb7"), squares(&format!("d5 e6-g8 c6 {elsewhere}")));
}

#[test]
fn cannon_moves_as_a_rook_and_captures_by_jumping_exactly_one_piece() {
    row(&BOTH, 'C', &[ROOK], &[], &[]);
    for id in BOTH {
        // Up: its own Pawn is the screen, the first enemy behind is captured, the second is not. Left: an enemy is the screen.
        // Right: no screen, no capture. Down: behind the screen stands its own piece.
        let position = set_up(id, "Ka3 kn2 Cg7 Pg9 pg12 pg14 ne7 nb7 pj7 Pg5 Pg3", "w - - 0 1");
        assert_eq!(targets(&position, "g7"), squares("g8 g12 f7 b7 h7 i7 g6"), "{id}");
    }
}

#[test]
fn cannon_captures_right_behind_the_screen_too() {
    let position = set_up(GIGA, "Ka3 kn2 Cg7 Pg8 ng9", "w - - 0 1");
    assert_eq!(targets(&position, "g7"), squares("g9 g1-g6 a7-f7 h7-n7"));
}

#[test]
fn bow_moves_as_a_bishop_and_captures_by_jumping_exactly_one_piece() {
    row(&BOTH, 'V', &[BISHOP], &[], &[]);
    for id in BOTH {
        let position = set_up(id, "Ka3 kn2 Vg7 Pi9 pl12 pn14 ne9 nb12 pj4 Pe5 Pc3", "w - - 0 1");
        assert_eq!(targets(&position, "g7"), squares("h8 l12 f8 b12 h6 i5 f6"), "{id}");
    }
}

#[test]
fn sorceress_is_cannon_and_archer() {
    row(&[GIGA2], 'O', &[ROOK, BISHOP], &[], &[]);
    let pieces = "Ka3 kn2 Og7 Pg9 pg12 pg14 ne7 nb7 pj7 Pg5 Pg3 Pi9 pl12 pn14 ne9 nb12 pj4 Pe5 Pc3";
    let position = set_up(GIGA2, pieces, "w - - 0 1");
    assert_eq!(targets(&position, "g7"), squares("g8 g12 f7 b7 h7 i7 g6 h8 l12 f8 b12 h6 i5 f6"));
}

#[test]
fn marshall_is_rook_and_knight() {
    row(&BOTH, 'H', &[ROOK, KNIGHT], &[KNIGHT], &[STRAIGHT_STEP, KNIGHT]);
}

#[test]
fn cardinal_is_bishop_and_knight() {
    row(&BOTH, 'X', &[BISHOP, KNIGHT], &[KNIGHT], &[DIAGONAL_STEP, KNIGHT]);
}

#[test]
fn amazon_is_queen_and_knight() {
    row(&BOTH, 'A', &[ROOK, BISHOP, KNIGHT], &[KNIGHT], &[RING, KNIGHT]);
}

#[test]
fn centaur_is_a_king_that_is_not_royal_and_knight() {
    row(&[GIGA2], 'J', &[RING, KNIGHT], &[KNIGHT], &[RING, KNIGHT]);
    captures_where_it_goes(&[GIGA2], 'J', &[RING, KNIGHT]);
    let position = set_up(GIGA2, "Ka3 kn2 Jg7 rn7", "w - - 0 1");
    assert_eq!(targets(&position, "g7"), squares(&format!("{RING} {KNIGHT}")), "it may stay attacked");
}

#[test]
fn admiral_is_rook_and_one_diagonal_step() {
    row(&[GIGA2], 'S', &[ROOK, DIAGONAL_STEP], &[], &[RING]);
}

#[test]
fn missionary_is_bishop_and_one_orthogonal_step() {
    row(&[GIGA2], 'Y', &[BISHOP, STRAIGHT_STEP], &[], &[RING]);
}

#[test]
fn duchess_goes_one_two_or_three_squares_on_the_eight_lines_leaping() {
    let far = [STRAIGHT_TWO, DIAGONAL_TWO, STRAIGHT_THREE, DIAGONAL_THREE];
    let all = [RING, STRAIGHT_TWO, DIAGONAL_TWO, STRAIGHT_THREE, DIAGONAL_THREE];
    row(&[GIGA2], 'D', &all, &far, &all);
    captures_where_it_goes(&[GIGA2], 'D', &all);
}

#[test]
fn janus_is_bishop_and_knight() {
    let janus = |extra: &str| targets(&set_up("janus", &format!("Ka1 kj1 Je4 {extra}"), "w - - 0 1"), "e4");
    let knight = "d6 f6 c5 g5 c3 g3 d2 f2";
    assert_eq!(janus(""), squares(&format!("f5-i8 d5-a8 d3-b1 f3-h1 {knight}")));
    assert_eq!(janus("Pd5 Pf5 Pd3 Pf3"), squares(knight));
    assert_eq!(janus("pd5 Pg6 pc2"), squares(&format!("f5 d5 d3 c2 f3-h1 {knight}")));
}

#[test]
fn janus_pawns_move_as_in_chess() {
    let go = |pieces: &str, from: &str| targets(&set_up("janus", &format!("Ka1 kj1 {pieces}"), "w - - 0 1"), from);
    assert_eq!(go("Pe2", "e2"), squares("e3 e4"));
    assert_eq!(go("Pe3", "e3"), squares("e4"), "the double step is from the second rank only");
    assert_eq!(go("Pe2 ne3", "e2"), squares(""));
    assert_eq!(go("Pe2 ne4", "e2"), squares("e3"));
    assert_eq!(go("Pe2 nd3 nf3", "e2"), squares("d3 e3 e4 f3"));
    let black = set_up("janus", "Ka1 kj1 pe7 pd6", "b - - 0 1");
    assert_eq!(targets(&black, "e7"), squares("e6 e5"));
    assert_eq!(targets(&black, "d6"), squares("d5"));
}

#[test]
fn a_captured_piece_leaves_the_board() {
    let position = after(&set_up(GIGA, "Ka3 kn2 Cg7 Pg9 pg12", "w - - 0 1"), "g7g12");
    assert_eq!(position.board().occupied().count(), 4);
    assert_eq!((standing(&position, "g12"), standing(&position, "g9")), ("C".to_string(), "P".to_string()));
}

#[test]
fn pinned_pieces_stay_on_the_line_of_every_kind_of_attacker() {
    // The Rook on g7 may not leave the line, or open it: Rook's, Eagle's corner, Rhinoceros' corner.
    let pinned = |id: &str, pieces: &str| targets(&set_up(id, pieces, "w - - 0 1"), "g7");
    assert_eq!(pinned(GIGA, "Kg3 kn2 Rg7 rg12"), squares("g4-g6 g8-g12"));
    // An Eagle on h12 bears on g3 along the g-file through g11.
    assert_eq!(pinned(GIGA, "Kg3 kn2 Rg7 gh12"), squares("g4-g6 g8-g11"));
    // A Rhinoceros on k12 bears on c3 through k11: j10, i9, h8, g7, …
    assert_eq!(pinned(GIGA2, "Kc3 kn2 Rg7 uk12"), squares(""));
}

#[test]
fn a_screen_may_not_leave_or_arrive_where_that_gives_a_hopper_its_capture() {
    // Two pieces stand between the Cannon and the King: neither may leave the file, which would leave one.
    let position = set_up(GIGA, "Kg3 kn2 Rg7 Pg9 cg12", "w - - 0 1");
    assert_eq!(targets(&position, "g7"), squares("g4-g6 g8"));
    // Nothing stands between: no piece may come between.
    let position = set_up(GIGA, "Kg3 kn2 Ra7 cg12", "w - - 0 1");
    let expected = squares("a1-a6 a8-a14 b7-f7 h7-n7");
    assert_eq!(targets(&position, "a7"), expected);
    // One piece stands between, which is check: taking it away or adding a second one ends it.
    let position = set_up(GIGA, "Kg3 kn2 Ra7 Ng9 cg12", "w - - 0 1");
    assert_eq!(targets(&position, "a7"), squares("g7"));
    assert_eq!(targets(&position, "g9"), squares("e8 e10 f7 f11 h7 h11 i8 i10"));
}
