//! Promotion as a move by itself, as in Sittuyin.

use super::{chess_with, piece};
use crate::common::{after, has, moves, read};
use menagerie_rules::notation::{read_move, san};
use menagerie_rules::{LettersByPlayer, PromotionDefinition, Variant, Zone};
use std::sync::Arc;

/// Pawns become Ferzes from the two long diagonals.
fn game() -> Arc<Variant> {
    chess_with(|definition| {
        piece(definition, "Q").betza = "F".to_string();
        let pawn = piece(definition, "P");
        pawn.betza = "fmWfcF".to_string();
        pawn.promotes_to = Default::default();
        pawn.promotion = PromotionDefinition {
            to: LettersByPlayer::Same("Q".parse().expect("a letter")),
            zone: Some(Zone::Same("e5 f6 g7 h8 d5 c6 b7 a8".to_string())),
            own_move: true,
            ..PromotionDefinition::default()
        }
        .into();
        piece(definition, "Q").promotion_limit = 1;
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
    })
}

#[test]
fn a_pawn_of_the_zone_becomes_another_piece_on_its_square_or_next_to_it() {
    let position = read(&game(), "k7/8/8/4P3/8/P7/8/4K3 w - - 0 1");
    for there in ["e5e5q", "e5d6q", "e5f6q", "e5d4q", "e5f4q", "e5e6"] {
        assert!(has(&position, there), "{there}: {:?}", moves(&position));
    }
    assert!(!moves(&position).iter().any(|mv| mv.starts_with("a3") && mv.ends_with('q')), "a3 is not in the zone");
    assert!(after(&position, "e5e5q").fen().starts_with("k7/8/8/4Q3/8/P7/8/4K3 b"));
    assert!(after(&position, "e5d6q").fen().starts_with("k7/8/3Q4/8/8/P7/8/4K3 b"));
    for mv in position.legal_moves() {
        let text = san::write(&position, mv);
        assert_eq!(read_move(&position, &text).ok(), Some(mv), "{text}");
    }
}

#[test]
fn the_only_pawn_may_do_so_anywhere_but_never_attacks_or_exceeds_the_limit() {
    let game = game();
    assert!(has(&read(&game, "k7/8/8/8/8/P7/8/4K3 w - - 0 1"), "a3b4q"));
    let attacking = read(&game, "k7/8/8/2n5/8/P7/8/4K3 w - - 0 1");
    assert!(!has(&attacking, "a3b4q") && has(&attacking, "a3b2q"), "{:?}", moves(&attacking));
    let full = read(&game, "k7/8/8/4P3/8/8/8/Q3K3 w - - 0 1");
    assert!(!moves(&full).iter().any(|mv| mv.ends_with('q')), "{:?}", moves(&full));
    // It may not give check either.
    assert!(!has(&read(&game, "8/8/2k5/4P3/8/8/8/4K3 w - - 0 1"), "e5d5q"));
    assert!(!has(&read(&game, "8/2k5/8/4P3/8/8/8/4K3 w - - 0 1"), "e5d6q"));
}
