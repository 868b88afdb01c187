//! En passant: by and of each kind, the FEN field, and checks that it discovers, ends or blocks.

use crate::common::{after, as_chess, field, has, legal, moves_of_kind, read, set_up, standing, texts, variant};
use menagerie_rules::{MoveKind, Position};

const GIGA: &str = "gigachess";
const GIGA2: &str = "gigachess2";

/// White's `victim` has just moved e4–e6, over e5; Black's `taker` is on d6.
fn stepped(id: &str, victim: char, taker: char) -> Position {
    after(&set_up(id, &format!("Ka1 kn14 {victim}e4 {taker}d6"), "w - - 0 1"), "e4e6")
}

fn captures_en_passant(id: &str, victim: char, taker: char) {
    let position = stepped(id, victim, taker);
    assert_eq!(moves_of_kind(&position, MoveKind::EnPassant), texts("d6e5"), "{id}: {taker} of {victim}");
    let capture = legal(&position, "d6e5");
    let (square, piece) = position.captured_by(capture).expect("it captures");
    assert_eq!((square.to_string(), position.variant().kind(piece.kind).letter.base()), ("e6".to_string(), victim));
    let taken = format!("13k/14/14/14/14/14/14/14/14/4{taker}9/14/14/14/K13 w - - 0 2");
    assert_eq!(after(&position, "d6e5").fen(), taken);
}

#[test]
fn a_pawn_captures_a_pawn() {
    captures_en_passant(GIGA, 'P', 'p');
    captures_en_passant(GIGA2, 'P', 'p');
}

#[test]
fn a_pawn_captures_a_corporal() {
    captures_en_passant(GIGA, 'O', 'p');
}

#[test]
fn a_pawn_captures_a_prince() {
    captures_en_passant(GIGA, 'I', 'p');
    captures_en_passant(GIGA2, 'I', 'p');
}

#[test]
fn a_corporal_captures_a_pawn() {
    captures_en_passant(GIGA, 'P', 'o');
}

#[test]
fn a_corporal_captures_a_corporal() {
    captures_en_passant(GIGA, 'O', 'o');
}

#[test]
fn a_corporal_captures_a_prince() {
    captures_en_passant(GIGA, 'I', 'o');
}

#[test]
fn white_captures_too_and_from_either_side() {
    for id in [GIGA, GIGA2] {
        let position = after(&set_up(id, "Ka1 kn14 Pd9 Pf9 pe11", "b - - 0 1"), "e11e9");
        assert_eq!(field(&position, 3), "e10");
        assert_eq!(moves_of_kind(&position, MoveKind::EnPassant), texts("d9e10 f9e10"), "{id}");
        let taken = after(&position, "f9e10");
        assert_eq!((standing(&taken, "e9"), standing(&taken, "e10")), ("-".to_string(), "P".to_string()));
    }
}

#[test]
fn a_prince_does_not_capture_en_passant() {
    for id in [GIGA, GIGA2] {
        let position = stepped(id, 'P', 'i');
        assert_eq!(field(&position, 3), "e5");
        assert!(moves_of_kind(&position, MoveKind::EnPassant).is_empty());
        assert_eq!(position.captured_by(legal(&position, "d6e5")), None);
        // It may go to the passed square, as a King may; the Pawn stays, and the halfmove clock continues.
        let moved = after(&position, "d6e5");
        assert_eq!(moved.fen(), "13k/14/14/14/14/14/14/14/4P9/4i9/14/14/14/K13 w - - 1 2");
    }
}

#[test]
fn no_other_piece_captures_en_passant() {
    for (id, letters) in [(GIGA, "nmewvbtcrxflhgqa"), (GIGA2, "nmzewijvbycrusxoflhgdqa")] {
        for letter in letters.chars() {
            let position = stepped(id, 'P', letter);
            assert!(moves_of_kind(&position, MoveKind::EnPassant).is_empty(), "{id}: {letter}");
            if has(&position, "d6e5") {
                assert_eq!(standing(&after(&position, "d6e5"), "e6"), "P", "{id}: {letter}");
            }
        }
    }
}

#[test]
fn a_corporal_that_lands_diagonally_on_the_square_always_captures() {
    let position = stepped(GIGA, 'P', 'o');
    let landings: Vec<_> =
        position.legal_moves().into_iter().filter(|mv| mv.to().to_string() == "e5").map(|mv| mv.kind()).collect();
    assert_eq!(landings, [MoveKind::EnPassant], "there is no second, harmless way to land there");
    // On its other diagonal and straight ahead it just moves.
    assert!(has(&position, "d6c5") && has(&position, "d6d5") && has(&position, "d6d4"));
}

#[test]
fn a_corporal_whose_en_passant_capture_is_illegal_cannot_land_there_at_all() {
    // Capturing removes both pieces from the rank between King and Rook. Landing without capturing would be safe, but is not a legal move.
    let position = after(&set_up(GIGA, "Ka1 ka6 od6 Pe4 Rk6", "w - - 0 1"), "e4e6");
    assert!(!has(&position, "d6e5"));
    assert!(has(&position, "d6c5") && has(&position, "d6d5") && has(&position, "d6d4"));
}

#[test]
fn a_capture_that_clears_the_rank_between_king_and_rook_is_illegal() {
    for id in [GIGA, GIGA2] {
        let position = after(&set_up(id, "Ka1 ka6 pd6 Pe4 Rk6", "w - - 0 1"), "e4e6");
        assert!(moves_of_kind(&position, MoveKind::EnPassant).is_empty(), "{id}");
    }
}

#[test]
fn a_capture_that_opens_the_diagonal_of_the_captured_pawn_is_illegal() {
    // The Pawn on e6 stands between the Bishop on h3 and the King on c8.
    let position = set_up(GIGA, "Ka1 kc8 pd6 Pe6 Bh3", "b - e5 0 1");
    assert!(!has(&position, "d6e5"));
}

#[test]
fn a_pawn_pinned_on_its_file_cannot_capture_but_on_the_diagonal_of_the_capture_it_can() {
    let on_the_file = after(&set_up(GIGA, "Ka1 kd10 pd6 Pe4 Rd1", "w - - 0 1"), "e4e6");
    assert!(!has(&on_the_file, "d6e5"));
    let on_the_diagonal = after(&set_up(GIGA, "Ka1 kc7 pd6 Pe4 Bg3", "w - - 0 1"), "e4e6");
    assert!(has(&on_the_diagonal, "d6e5"));
}

#[test]
fn a_double_step_that_gives_check_can_be_answered_by_capturing_it() {
    // The Pawn on e6 checks the King on d7.
    let position = after(&set_up(GIGA, "Ka1 kd7 pd6 Pe4", "w - - 0 1"), "e4e6");
    assert!(position.in_check());
    assert!(has(&position, "d6e5"));
    assert!(!has(&position, "d6d5"), "other moves of the Pawn do not end the check");
}

#[test]
fn a_capture_elsewhere_does_not_answer_a_check_by_another_piece() {
    // The step opens the diagonal of the Bishop on c2 to the King on h7.
    let position = after(&set_up(GIGA, "Ka1 kh7 pd6 Pe4 Bc2", "w - - 0 1"), "e4e6");
    assert!(position.in_check());
    assert!(!has(&position, "d6e5"));
}

#[test]
fn a_capture_that_leaves_a_cannon_one_screen_is_illegal() {
    // Three pieces between Cannon and King, two of which go.
    let position = after(&set_up(GIGA, "Ka1 ka6 nb6 pd6 Pe4 Ck6", "w - - 0 1"), "e4e6");
    assert!(!has(&position, "d6e5"));
    // Two pieces, both of which go.
    let position = set_up(GIGA, "Ka1 ka6 pd6 Pe6 Ck6", "b - e5 0 1");
    assert!(has(&position, "d6e5"));
}

#[test]
fn a_capture_that_arrives_as_a_cannons_screen_is_illegal() {
    let position = after(&set_up(GIGA, "Ka1 ka5 pd6 Pe4 Ck5", "w - - 0 1"), "e4e6");
    assert!(!has(&position, "d6e5"));
    assert!(!has(&position, "d6d5"), "nor may it arrive there by another move");
    assert!(has(&position, "a5a6"));
}

#[test]
fn a_capture_that_takes_away_a_bows_only_screen_ends_its_check() {
    // On the diagonal h3–c8 the Pawn that arrives on e6 becomes the Bow's screen.
    let position = after(&set_up(GIGA, "Ka1 kc8 pd6 Pe4 Vh3", "w - - 0 1"), "e4e6");
    assert!(position.in_check());
    assert!(has(&position, "d6e5"));
    assert!(!has(&position, "c8d7") && !has(&position, "c8b9"), "the Bow captures anywhere behind its screen");
    assert!(has(&position, "c8b8"));
}

#[test]
fn the_right_lasts_one_move() {
    let position = after(&stepped(GIGA, 'P', 'p'), "n14n13 a1a2");
    assert_eq!(field(&position, 3), "-");
    assert!(!has(&position, "d6e5"));
}

#[test]
fn two_single_steps_are_no_double_step() {
    let position = after(&set_up(GIGA, "Ka1 kn14 Pe4 pd6", "w - - 0 1"), "e4e5");
    assert_eq!(field(&position, 3), "-");
    let position = after(&set_up(GIGA, "Ka1 kn14 Pe5 pd6", "w - - 0 1"), "e5e6");
    assert_eq!(field(&position, 3), "-");
    assert!(!has(&position, "d6e5"));
}

#[test]
fn the_square_is_written_after_every_double_step_whether_or_not_a_capture_is_possible() {
    for (id, letters) in [(GIGA, "POI"), (GIGA2, "PI")] {
        for letter in letters.chars() {
            for rank in 1..=11 {
                let position = set_up(id, &format!("Ka1 kn14 {letter}g{rank}"), "w - - 0 1");
                let double = after(&position, &format!("g{rank}g{}", rank + 2));
                assert_eq!(field(&double, 3), format!("g{}", rank + 1), "{id}: {letter}");
            }
        }
    }
    assert_eq!(field(&after(&Position::start(&variant("janus")), "e2e4"), 3), "e3");
    assert_eq!(field(&after(&Position::start(&variant("chess")), "e2e4 c7c5"), 3), "c6");
}

#[test]
fn a_double_step_that_promotes_writes_the_square_too() {
    for (id, letters) in [(GIGA, ["Pq", "Oq", "Ia"].as_slice()), (GIGA2, &["Pq", "Ia"])] {
        for pair in letters {
            let (letter, target) = pair.split_at(1);
            let position = set_up(id, &format!("Ka1 kn8 {letter}g12"), "w - - 0 1");
            let double = after(&position, &format!("g12g14{target}"));
            assert_eq!(field(&double, 3), "g13", "{id}: {letter}");
            assert_eq!(read(&variant(id), &double.fen()), double, "and it is read back");
        }
    }
    let black = after(&set_up(GIGA, "Ka8 kn14 pg3", "b - - 0 1"), "g3g1q");
    assert_eq!(field(&black, 3), "g2");
}

#[test]
fn other_moves_two_squares_forward_are_no_double_steps() {
    for letter in "WLRQC".chars() {
        let position = after(&set_up(GIGA, &format!("Ka1 kn14 {letter}e4 pd6"), "w - - 0 1"), "e4e6");
        assert_eq!(field(&position, 3), "-", "{letter}");
        assert!(!has(&position, "d6e5"), "{letter}");
    }
}

#[test]
fn on_input_the_square_may_stand_there_without_a_possible_capture() {
    let giga = variant(GIGA);
    let text = "13k/14/14/14/14/14/14/14/4P9/14/14/14/14/K13 b - e5 0 1";
    let position = read(&giga, text);
    assert_eq!(position.fen(), text);
    assert_eq!(
        as_chess(&position).en_passant().map(|it| it
            .targets()
            .iter()
            .map(|square| square.to_string())
            .collect::<String>()),
        Some("e5".to_string())
    );
}

#[test]
fn on_input_the_square_may_be_left_out() {
    let text = "13k/14/14/14/14/14/14/14/3oP9/14/14/14/14/K13 b - - 0 1";
    let position = read(&variant(GIGA), text);
    assert_eq!(position.fen(), text);
    assert!(moves_of_kind(&position, MoveKind::EnPassant).is_empty());
    // Without the field, the Corporal's diagonal step is an ordinary step.
    assert_eq!(standing(&after(&position, "d6e5"), "e6"), "P");
}

#[test]
fn janus_and_chess_pawns_capture_en_passant_as_ever() {
    let position = after(&set_up("janus", "Ka1 kj8 Pe2 pd4", "w - - 0 1"), "e2e4");
    assert_eq!(moves_of_kind(&position, MoveKind::EnPassant), texts("d4e3"));
    assert_eq!(after(&position, "d4e3").fen(), "9k/10/10/10/10/4p5/10/K9 w - - 0 2");
    let position = after(&set_up("chess", "Ke1 ke8 Pe5 pd7", "b - - 0 1"), "d7d5");
    assert_eq!(moves_of_kind(&position, MoveKind::EnPassant), texts("e5d6"));
}
