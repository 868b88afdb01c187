//! Moves that the rules of check forbid.

use super::chess_with;
use crate::common::{has, read};
use menagerie_rules::Facing;

#[test]
fn no_move_may_check() {
    let game = chess_with(|definition| definition.check.forbidden = true);
    let position = read(&game, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert!(!has(&position, "a1a8") && has(&position, "a1a7"));
}

#[test]
fn kings_must_not_face_each_other() {
    let game = chess_with(|definition| definition.check.facing = Facing::STRAIGHT);
    let position = read(&game, "4k3/8/8/8/4P3/8/8/3K4 w - - 0 1");
    assert!(has(&position, "d1e1"), "the Pawn stands in between");
    let open = read(&game, "4k3/8/8/8/8/8/8/3K4 w - - 0 1");
    assert!(!has(&open, "d1e1") && has(&open, "d1c1"));
    let pinned = read(&game, "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1");
    assert!(!has(&pinned, "e4d6"), "it keeps the Kings apart");
}

#[test]
fn the_lines_on_which_kings_must_not_face_each_other_can_be_chosen() {
    let lines: Facing = serde_json::from_str(r#"["files", "diagonals"]"#).expect("lines");
    let game = chess_with(|definition| definition.check.facing = lines);
    // From a4 the King sees c2 and d1 along the diagonal.
    let position = read(&game, "8/8/8/8/k7/8/8/2K5 w - - 0 1");
    assert!(!has(&position, "c1d1") && !has(&position, "c1c2") && has(&position, "c1b2") && has(&position, "c1b1"));
    // Along the rank they may see each other.
    assert!(has(&read(&game, "8/8/8/8/8/7k/4K3/8 w - - 0 1"), "e2e3"));
}

#[test]
fn a_king_in_check_may_have_to_stay() {
    let game = chess_with(|definition| definition.check.king_stays = true);
    let position = read(&game, "4k3/8/8/8/8/8/4r3/3QK3 w - - 0 1");
    assert!(has(&position, "e1e2") && has(&position, "d1e2") && !has(&position, "e1f1"));
    let far = read(&game, "4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1");
    assert!(!has(&far, "e1f1") && !has(&far, "e1f2") && has(&far, "d1e2"));
}
