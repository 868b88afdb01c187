//! Pockets: what goes there, what may be dropped, and where.

use super::{chess_with, piece};
use crate::common::{after, has, moves, read};
use menagerie_rules::notation::{read_move, san};
use menagerie_rules::{
    Definition, DropRefusal, Letter, LettersByPlayer, Position, PromotionDefinition, Promotions, Variant, Zone,
};
use std::sync::Arc;

fn with_hands(change: impl FnOnce(&mut Definition)) -> Arc<Variant> {
    chess_with(|definition| {
        definition.hands.captures = true;
        definition.hands.drops = true;
        let pawn = piece(definition, "P");
        pawn.drop_zone = Some(Zone::Same("*2 *3 *4 *5 *6 *7".to_string()));
        pawn.promotion = Promotions::from(PromotionDefinition {
            to: LettersByPlayer::Same("QRBN".parse().expect("letters")),
            reverts: true,
            ..PromotionDefinition::default()
        });
        change(definition);
    })
}

#[test]
fn what_is_captured_may_be_dropped() {
    let game = with_hands(|_| {});
    let position = read(&game, "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1");
    let taken = after(&position, "e4d5 e8e7");
    assert!(taken.fen().starts_with("8/4k3/8/3P4/8/8/8/4K3[P] w"), "{}", taken.fen());
    assert!(has(&taken, "P@a2") && has(&taken, "P@h7"), "{:?}", moves(&taken));
    assert!(!has(&taken, "P@a1") && !has(&taken, "P@a8") && !has(&taken, "P@d5"), "{:?}", moves(&taken));
    let dropped = after(&taken, "P@e6");
    assert!(dropped.fen().starts_with("8/4k3/4P3/3P4/8/8/8/4K3[] b"), "{}", dropped.fen());
    assert!(!dropped.in_check());
    // In algebraic notation, with and without the Pawn's letter.
    let mv = read_move(&taken, "P@e6").expect("a drop");
    assert_eq!((read_move(&taken, "@e6"), san::write(&taken, mv)), (Ok(mv), "P@e6".to_string()));
}

#[test]
fn a_drop_is_read_with_what_it_threatens() {
    let game = with_hands(|_| {});
    let position = read(&game, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    let mv = read_move(&position, "P@d7").expect("a drop");
    let written = san::write(&position, mv);
    assert_eq!((written.as_str(), read_move(&position, &written)), ("P@d7+", Ok(mv)));
}

#[test]
fn why_a_piece_is_not_dropped() {
    let game = with_hands(|definition| piece(definition, "P").drops_on_file = 1);
    let why = |fen: &str, letter: &str, square: &str| {
        let Position::Chess(position) = read(&game, fen) else { unreachable!("two players") };
        let kind = game.kind_by_letter(letter.parse::<Letter>().expect("a letter")).expect("a kind");
        position.drop_refusal(kind, square.parse().expect("a square"))
    };
    let quiet = "4k3/8/8/8/8/8/P7/4K3[PN] w - - 0 1";
    assert_eq!(why(quiet, "N", "d4"), None);
    assert_eq!(why(quiet, "R", "d4"), Some(DropRefusal::NotInPocket));
    assert!(matches!(why(quiet, "N", "a2"), Some(DropRefusal::Taken(_))));
    assert_eq!(why(quiet, "P", "d8"), Some(DropRefusal::Zone));
    assert_eq!(why(quiet, "P", "a4"), Some(DropRefusal::File(1)));
    assert!(matches!(why("4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1", "N", "d4"), Some(DropRefusal::KingStill(_))));
}

#[test]
fn what_a_pawn_has_become_goes_to_the_hand_as_a_pawn() {
    let game = with_hands(|_| {});
    let position = read(&game, "1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1");
    let promoted = after(&position, "a7a8q");
    assert!(promoted.fen().starts_with("Q~r2k3/"), "{}", promoted.fen());
    let taken = after(&promoted, "b8a8");
    assert!(taken.fen().contains("[p]"), "{}", taken.fen());
    assert_eq!(Position::from_fen(&game, &taken.fen()).as_ref(), Ok(&taken));
    let kept = with_hands(|definition| definition.hands.keep_promotions = true);
    let taken = after(&read(&kept, "1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1"), "a7a8q b8a8");
    assert!(taken.fen().contains("[q]"), "{}", taken.fen());
}

#[test]
fn a_drop_may_block_a_check() {
    let game = with_hands(|_| {});
    let position = read(&game, "4k3/8/8/8/8/8/8/r3K3[NP] w - - 0 1");
    let drops: Vec<String> = moves(&position).into_iter().filter(|text| text.contains('@')).collect();
    assert_eq!(drops, ["N@b1", "N@c1", "N@d1"]);
}

#[test]
fn a_file_may_be_full_and_what_never_moves_again_may_not_be_dropped() {
    let game = with_hands(|definition| {
        piece(definition, "P").drops_on_file = 1;
        piece(definition, "P").drop_zone = None;
        definition.must_be_able_to_move = true;
    });
    let position = read(&game, "4k3/8/8/8/8/8/P7/4K3[P] w - - 0 1");
    assert!(!has(&position, "P@a4") && has(&position, "P@b4") && !has(&position, "P@b8"), "{:?}", moves(&position));
}

#[test]
fn some_drops_must_not_check_or_mate() {
    let game = with_hands(|definition| definition.hands.no_drop_checks = true);
    let position = read(&game, "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1");
    assert!(!has(&position, "R@e4") && has(&position, "R@d4"));
    // A mate by a forbidden kind of drop loses.
    let game = with_hands(|definition| definition.hands.no_drop_mates = "R".parse().expect("letters"));
    let mated = after(&read(&game, "7k/6pp/8/8/8/8/8/K7[R] w - - 0 1"), "R@a8");
    let outcome = mated.outcome(1);
    assert_eq!(outcome.in_words(&game), "Black wins by checkmate.");
}

#[test]
fn what_must_be_dropped_is_dropped_first() {
    let game = with_hands(|definition| definition.hands.must_drop_all = true);
    let position = read(&game, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    assert!(moves(&position).iter().all(|text| text.starts_with("N@")), "{:?}", moves(&position));
}

#[test]
fn a_drop_of_king_and_rook_may_bring_the_right_to_castle() {
    let game = with_hands(|definition| definition.hands.drops_castle = true);
    let position = read(&game, "r3k3/8/8/8/8/8/8/4K3[R] w - - 0 1");
    let dropped = after(&position, "R@h1 e8e7");
    assert!(has(&dropped, "e1g1"), "{}", dropped.fen());
}

#[test]
fn hands_are_written_and_read() {
    let game = with_hands(|_| {});
    let position = read(&game, "4k3/8/8/8/8/8/8/4K3[QPPn] b - - 3 9");
    assert_eq!(Position::from_fen(&game, &position.fen()).as_ref(), Ok(&position));
    assert!(Position::from_fen(&game, "4k3/8/8/8/8/8/8/4K3[X] b - - 3 9").is_err());
    assert!(crate::common::variant("chess").rules().standard);
    let none = Position::from_fen(&crate::common::variant("chess"), "4k3/8/8/8/8/8/8/4K3[Q] b - - 3 9");
    assert!(none.expect_err("chess has no hands").to_string().contains("no hands"));
}

#[test]
fn a_king_in_the_hand_is_a_second_king() {
    // If the start has none there, no position may have one.
    let game = with_hands(|_| {});
    let error = Position::from_fen(&game, "4k3/8/8/8/8/8/8/4K3[K] w - - 0 1").expect_err("two Kings");
    assert_eq!(error.to_string(), "White must have exactly one King, not 2");
    // If the start has one, the game has several Kings.
    let game = with_hands(|definition| {
        definition.start = definition.start.replacen(' ', "[Kk] ", 1);
        definition.castling.clear();
        definition.start = definition.start.replace("KQkq", "-");
    });
    let dropped = after(&Position::start(&game), "K@a4 K@h5");
    assert_eq!(read(&game, &dropped.fen()), dropped);
}
