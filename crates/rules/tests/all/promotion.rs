//! Promotion: compulsory on the last rank, with one target for each piece of the Giga games, and a choice in Janus Chess.

use crate::common::{after, field, has, legal, moves_between, set_up, standing};
use menagerie_rules::notation::coordinate;
use menagerie_rules::notation::{MoveError, san};

const GIGA: &str = "gigachess";
const GIGA2: &str = "gigachess2";

/// The White piece on `from` must become `target` by going to `to` on rank 14; the promotion letter may be omitted.
fn promotes(id: &str, letter: char, from: &str, to: &str, target: char) {
    let position = set_up(id, &format!("Ka1 kn8 {letter}{from}"), "w - - 0 1");
    let found = moves_between(&position, from, to);
    let full = format!("{from}{to}{}", target.to_ascii_lowercase());
    assert_eq!(found, [full.as_str()], "{id}: {letter} becomes {target}, and nothing else, and always");
    let short = coordinate::read(&position, &format!("{from}{to}")).expect("the letter may be left out");
    assert_eq!(short, legal(&position, &full));
    assert_eq!(coordinate::write(&position, short), full, "the letter is always written");
    for wrong in "qafglb".chars().filter(|&wrong| wrong != target.to_ascii_lowercase()) {
        let read = coordinate::read(&position, &format!("{from}{to}{wrong}"));
        assert_eq!(read, Err(MoveError::WrongPromotion(wrong.to_ascii_uppercase().try_into().unwrap())));
    }
    assert_eq!(standing(&after(&position, &full), to), target.to_string());
}

/// The same for Black's piece on rank 1.
fn promotes_black(id: &str, letter: char, from: &str, to: &str, target: char) {
    let position = set_up(id, &format!("Ka8 kn14 {letter}{from}"), "b - - 0 1");
    let full = format!("{from}{to}{target}");
    let found = moves_between(&position, from, to);
    assert_eq!(found, [full.as_str()], "{id}: {letter}");
    assert_eq!(standing(&after(&position, &full), to), target.to_string());
}

#[test]
fn a_pawn_becomes_a_queen() {
    for id in [GIGA, GIGA2] {
        promotes(id, 'P', "g13", "g14", 'Q');
        promotes(id, 'P', "g12", "g14", 'Q');
        promotes_black(id, 'p', "g2", "g1", 'q');
    }
}

#[test]
fn a_corporal_becomes_a_queen() {
    promotes(GIGA, 'O', "g13", "g14", 'Q');
    promotes(GIGA, 'O', "g13", "h14", 'Q');
    promotes(GIGA, 'O', "g12", "g14", 'Q');
    promotes_black(GIGA, 'o', "g2", "f1", 'q');
}

#[test]
fn a_prince_becomes_an_amazon() {
    for id in [GIGA, GIGA2] {
        promotes(id, 'I', "g13", "f14", 'A');
        promotes(id, 'I', "g12", "g14", 'A');
        promotes_black(id, 'i', "g2", "h1", 'a');
    }
}

#[test]
fn a_knight_becomes_a_buffalo() {
    for id in [GIGA, GIGA2] {
        promotes(id, 'N', "g12", "f14", 'F');
        promotes(id, 'N', "g13", "i14", 'F');
        promotes_black(id, 'n', "g3", "h1", 'f');
    }
}

#[test]
fn a_camel_becomes_a_buffalo() {
    for id in [GIGA, GIGA2] {
        promotes(id, 'M', "g11", "h14", 'F');
        promotes(id, 'M', "g13", "d14", 'F');
        promotes_black(id, 'm', "g4", "f1", 'f');
    }
}

#[test]
fn a_giraffe_becomes_a_buffalo() {
    promotes(GIGA2, 'Z', "g11", "i14", 'F');
    promotes(GIGA2, 'Z', "g12", "d14", 'F');
    promotes_black(GIGA2, 'z', "g4", "e1", 'f');
}

#[test]
fn an_elephant_becomes_a_lion() {
    for id in [GIGA, GIGA2] {
        promotes(id, 'E', "g13", "h14", 'L');
        promotes(id, 'E', "g12", "i14", 'L');
        promotes_black(id, 'e', "g3", "e1", 'l');
    }
}

#[test]
fn a_machine_becomes_a_lion() {
    for id in [GIGA, GIGA2] {
        promotes(id, 'W', "g13", "g14", 'L');
        promotes(id, 'W', "g12", "g14", 'L');
        promotes_black(id, 'w', "g3", "g1", 'l');
    }
}

#[test]
fn a_centaur_becomes_a_lion() {
    promotes(GIGA2, 'J', "g13", "g14", 'L');
    promotes(GIGA2, 'J', "g12", "h14", 'L');
    promotes_black(GIGA2, 'j', "g2", "e1", 'l');
}

#[test]
fn a_ship_becomes_an_eagle() {
    promotes(GIGA, 'T', "g13", "h14", 'G');
    promotes(GIGA, 'T', "g10", "h14", 'G');
    promotes_black(GIGA, 't', "g5", "f1", 'g');
}

#[test]
fn a_capture_promotes_too() {
    let position = set_up(GIGA, "Ka1 kn8 Pg13 nh14 Ng12 rf14", "w - - 0 1");
    assert!(has(&position, "g13h14q") && has(&position, "g12f14f") && has(&position, "g13f14q"));
    assert_eq!(standing(&after(&position, "g13h14q"), "h14"), "Q");
}

#[test]
fn the_other_pieces_do_not_promote() {
    for (id, letters) in [(GIGA, "VBCRXFLHGQA"), (GIGA2, "VBYCRUSXOFLHGDQA")] {
        for letter in letters.chars() {
            let position = set_up(id, &format!("Ka1 kn8 {letter}g13"), "w - - 0 1");
            let far: Vec<_> = position.legal_moves().into_iter().filter(|mv| mv.to().rank() == 13).collect();
            assert!(!far.is_empty() && far.iter().all(|mv| mv.promotion().is_none()), "{id}: {letter}");
        }
    }
}

#[test]
fn nothing_promotes_before_the_farthest_rank_nor_on_its_own_first_rank() {
    for (id, letters) in [(GIGA, "POINMEWT"), (GIGA2, "PINMZJEW")] {
        for (letter, square) in letters.chars().flat_map(|letter| [(letter, "g10"), (letter, "g3")]) {
            let position = set_up(id, &format!("Ka8 kn8 {letter}{square}"), "w - - 0 1");
            let early = position.legal_moves().into_iter().filter(|mv| mv.to().rank() < 13);
            assert!(early.into_iter().all(|mv| mv.promotion().is_none()), "{id}: {letter}");
        }
    }
}

#[test]
fn the_new_piece_moves_as_what_it_has_become() {
    // The Knight on g12 becomes a Buffalo on f14 and then leaps as a Camel.
    let position = after(&set_up(GIGA, "Ka1 kn8 Ng12", "w - - 0 1"), "g12f14f n8n7");
    assert!(has(&position, "f14e11") && has(&position, "f14d11"));
}

#[test]
fn san_writes_the_promotion_and_reads_it_without() {
    let position = set_up(GIGA, "Ka1 kn8 Ng12 Pc13", "w - - 0 1");
    assert_eq!(san::write(&position, legal(&position, "g12f14f")), "Nf14=F");
    assert_eq!(san::write(&position, legal(&position, "c13c14q")), "c14=Q");
    assert_eq!(san::read(&position, "Nf14").expect("one target only"), legal(&position, "g12f14f"));
    assert!(san::read(&position, "Nf14=Q").is_err());
}

#[test]
fn janus_pawns_have_five_choices() {
    let position = set_up("janus", "Kb1 kb8 Pg7", "w - - 0 1");
    let found = moves_between(&position, "g7", "g8");
    assert_eq!(found, ["g7g8b", "g7g8j", "g7g8n", "g7g8q", "g7g8r"]);
    for letter in "BJNQR".chars() {
        let promoted = after(&position, &format!("g7g8{}", letter.to_ascii_lowercase()));
        assert_eq!(standing(&promoted, "g8"), letter.to_string());
    }
    let black = set_up("janus", "Kb1 kb8 pg2 Nh1", "b - - 0 1");
    let captures = moves_between(&black, "g2", "h1");
    assert_eq!(captures, ["g2h1b", "g2h1j", "g2h1n", "g2h1q", "g2h1r"]);
}

#[test]
fn a_choice_must_be_made_where_there_is_one() {
    let position = set_up("janus", "Kb1 kb8 Pg7", "w - - 0 1");
    let error = coordinate::read(&position, "g7g8").expect_err("five choices");
    assert!(
        matches!(&error, MoveError::PromotionNeeded(choices) if choices.iter().any(|kind| kind.info().letter == 'J')),
        "{error}"
    );
    assert!(error.to_string().contains("Janus (J)"), "{error}");
    assert_eq!(coordinate::read(&position, "g7g8k"), Err(MoveError::WrongPromotion('K'.try_into().unwrap())));
    assert_eq!(coordinate::read(&position, "g7g8p"), Err(MoveError::WrongPromotion('P'.try_into().unwrap())));
}

#[test]
fn a_move_that_does_not_promote_takes_no_letter() {
    let position = set_up("janus", "Kb1 kb8 Pg6", "w - - 0 1");
    assert_eq!(coordinate::read(&position, "g6g7q"), Err(MoveError::WrongPromotion('Q'.try_into().unwrap())));
}

#[test]
fn chess_and_capablanca_pawns_choose_among_their_own_pieces() {
    let of = |id: &str| moves_between(&set_up(id, "Kb1 kb8 Pg7", "w - - 0 1"), "g7", "g8");
    assert_eq!(of("chess"), ["g7g8b", "g7g8n", "g7g8q", "g7g8r"]);
    assert_eq!(of("capablanca"), ["g7g8a", "g7g8b", "g7g8c", "g7g8n", "g7g8q", "g7g8r"]);
}

#[test]
fn a_princes_promotion_does_not_start_the_halfmove_clock_anew() {
    let position = after(&set_up(GIGA, "Ka1 kn8 Ig13", "w - - 7 9"), "g13g14a");
    assert_eq!(field(&position, 4), "8");
}
