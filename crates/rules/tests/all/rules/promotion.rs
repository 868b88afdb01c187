//! Promotion rules: zones, choice, limits, `+` and demotion on capture.

use super::{chess_with, piece};
use crate::common::{has, moves_between, read};
use menagerie_rules::{LettersByPlayer, PieceDefinition, PromotionDefinition, Promotions, Zone};

fn to(letters: &str) -> PromotionDefinition {
    PromotionDefinition {
        to: LettersByPlayer::Same(letters.parse().expect("letters")),
        ..PromotionDefinition::default()
    }
}

fn pawns(change: impl FnOnce(&mut PromotionDefinition)) -> std::sync::Arc<menagerie_rules::Variant> {
    let mut row = to("QR");
    change(&mut row);
    chess_with(|definition| piece(definition, "P").promotion = Promotions::from(row))
}

#[test]
fn a_zone_may_be_deeper_than_a_rank_and_the_choice_left_open() {
    let game = pawns(|row| {
        row.zone = Some(Zone::Same("*7 *8".to_string()));
        row.optional = true;
        row.must_in = Some(Zone::Same("*8".to_string()));
    });
    let position = read(&game, "4k3/8/P7/8/8/8/p7/4K3 w - - 0 1");
    assert_eq!(moves_between(&position, "a6", "a7"), ["a6a7", "a6a7q", "a6a7r"]);
    let position = read(&game, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(moves_between(&position, "a7", "a8"), ["a7a8q", "a7a8r"], "on the last rank it must");
    // The second player's zone is mirrored.
    let position = read(&game, "4k3/8/8/8/8/p7/8/4K3 b - - 0 1");
    assert_eq!(moves_between(&position, "a3", "a2"), ["a3a2", "a3a2q", "a3a2r"]);
}

#[test]
fn a_zone_may_be_of_any_shape_and_other_for_each_player() {
    let zone = Zone::Each(vec!["c4 d5".to_string(), "f5".to_string()]);
    let game = pawns(|row| row.zone = Some(zone));
    let position = read(&game, "4k3/8/8/8/8/2P5/3P4/4K3 w - - 0 1");
    assert_eq!(moves_between(&position, "c3", "c4"), ["c3c4q", "c3c4r"]);
    assert_eq!(moves_between(&position, "d2", "d4"), ["d2d4"]);
}

#[test]
fn only_a_capture_or_only_another_move_may_promote() {
    let fen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let capturing = read(&pawns(|row| row.by_capture = true), fen);
    assert_eq!(moves_between(&capturing, "a7", "b8"), ["a7b8q", "a7b8r"]);
    assert_eq!(moves_between(&capturing, "a7", "a8"), ["a7a8"]);
    let other = read(&pawns(|row| row.without_capture = true), fen);
    assert_eq!(moves_between(&other, "a7", "b8"), ["a7b8"]);
    assert_eq!(moves_between(&other, "a7", "a8"), ["a7a8q", "a7a8r"]);
}

#[test]
fn a_capture_en_passant_may_not_promote() {
    let deep = |row: &mut PromotionDefinition| row.zone = Some(Zone::Same("*6 *7 *8".to_string()));
    let fen = "4k3/8/5n2/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(moves_between(&read(&pawns(deep), fen), "e5", "d6"), ["e5d6q", "e5d6r"]);
    let position = read(
        &pawns(|row| {
            deep(row);
            row.not_en_passant = true;
        }),
        fen,
    );
    assert_eq!(moves_between(&position, "e5", "d6"), ["e5d6"]);
    assert_eq!(moves_between(&position, "e5", "f6"), ["e5f6q", "e5f6r"], "another capture does");
}

#[test]
fn only_some_moves_may_promote() {
    let game = pawns(|row| row.by_moves = Some("fmW".to_string()));
    let position = read(&game, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(moves_between(&position, "a7", "a8"), ["a7a8q", "a7a8r"]);
    assert_eq!(moves_between(&position, "a7", "b8"), ["a7b8"], "a capture is not among them");
}

#[test]
fn what_there_may_be_no_more_of_is_no_choice() {
    let game = chess_with(|definition| piece(definition, "Q").promotion_limit = 1);
    let with_queen = read(&game, "4k3/P7/8/8/8/8/8/3QK3 w - - 0 1");
    assert_eq!(moves_between(&with_queen, "a7", "a8"), ["a7a8b", "a7a8n", "a7a8r"]);
    let captured = chess_with(|definition| {
        let row = PromotionDefinition { only_captured: true, ..to("QR") };
        piece(definition, "P").promotion = Promotions::from(row);
    });
    let position = read(&captured, "4k3/P7/8/8/8/8/8/R2QK2R w - - 0 1");
    assert!(!has(&position, "a7a8q") && !has(&position, "a7a8r") && !has(&position, "a7a8"), "none is missing");
    let position = read(&captured, "4k3/P7/8/8/8/8/8/3QK2R w - - 0 1");
    assert_eq!(moves_between(&position, "a7", "a8"), ["a7a8r"]);
}

#[test]
fn a_piece_may_get_a_plus_and_lose_it_again() {
    let game = chess_with(|definition| {
        let zone = Some(Zone::Same("*6 *7 *8".to_string()));
        let row =
            |letters: &str| PromotionDefinition { zone: zone.clone(), optional: true, leaving: true, ..to(letters) };
        let knight = piece(definition, "N");
        knight.promotion = Promotions::from(row("+N"));
        let promoted = PieceDefinition {
            name: "Promoted Knight".to_string(),
            letter: "+N".parse().expect("a letter"),
            betza: "K".to_string(),
            promoted_from: Some("N".parse().expect("a letter")),
            promotion: Promotions::from(row("N")),
            ..knight.clone()
        };
        definition.pieces.push(promoted);
    });
    let position = read(&game, "4k3/8/8/8/1N6/8/8/4K3 w - - 0 1");
    assert_eq!(moves_between(&position, "b4", "a6"), ["b4a6", "b4a6+"]);
    assert_eq!(moves_between(&position, "b4", "d5"), ["b4d5"]);
    let position = read(&game, "4k3/8/+N7/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(position.fen(), "4k3/8/+N7/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(moves_between(&position, "a6", "a5"), ["a6a5", "a6a5-"], "a move out of the zone counts, too");
}

#[test]
fn a_piece_may_promote_only_when_it_enters_the_zone_and_by_captures_within() {
    let game = chess_with(|definition| {
        let rows = r#"[{ "to": "Q", "zone": "*6 *7 *8", "optional": true, "entering": true },
                       { "to": "Q", "zone": "*6 *7 *8", "optional": true, "leaving": true, "byCapture": true }]"#;
        piece(definition, "N").promotion = Promotions(serde_json::from_str(rows).expect("rows"));
    });
    let promotes = |fen: &str, text: &str| has(&read(&game, fen), text);
    assert!(promotes("7k/8/8/8/3N4/8/8/4K3 w - - 0 1", "d4c6q") && promotes("7k/8/8/8/3N4/8/8/4K3 w - - 0 1", "d4c6"));
    assert!(!promotes("7k/8/3N4/8/8/8/8/4K3 w - - 0 1", "d6c8q") && promotes("7k/8/3N4/8/8/8/8/4K3 w - - 0 1", "d6c8"));
    assert!(promotes("2r4k/8/3N4/8/8/8/8/4K3 w - - 0 1", "d6c8q"));
    assert!(
        promotes("7k/8/3N4/8/2r5/8/8/4K3 w - - 0 1", "d6c4q") && !promotes("7k/8/3N4/8/8/8/8/4K3 w - - 0 1", "d6c4q")
    );
}
