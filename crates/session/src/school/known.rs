//! The kinds of piece that somebody knows who plays orthodox chess.

use menagerie_rules::betza::Movement;
use menagerie_rules::{KindId, PieceKind, Variant};
use std::sync::LazyLock;

use super::lessons::learning_order;

/// The moves of the pieces of orthodox chess.
const ORTHODOX: [&str; 6] = ["K", "Q", "R", "B", "N", "fmWfcFifmnD"];

/// The kinds of a game that move as a piece of orthodox chess, whatever they are called.
pub fn known_from_chess(variant: &Variant) -> Vec<KindId> {
    static MOVES: LazyLock<Vec<Movement>> =
        LazyLock::new(|| ORTHODOX.iter().filter_map(|text| text.parse().ok()).collect());
    let is_known =
        |kind: &PieceKind| kind.zone_moves.is_empty() && MOVES.iter().any(|movement| is_same(&kind.movement, movement));
    learning_order(variant).into_iter().filter(|&kind| is_known(variant.kind(kind))).collect()
}

/// Whether two movements are the same, in whatever order they are written.
fn is_same(one: &Movement, other: &Movement) -> bool {
    let has_all = |one: &Movement, other: &Movement| one.walks().iter().all(|walk| other.walks().contains(walk));
    one.multi_leg().is_empty() && other.multi_leg().is_empty() && has_all(one, other) && has_all(other, one)
}
