//! The order in which pieces are learned: simple leapers and riders, then compounds, then hoppers, then bent riders.

use menagerie_rules::betza::Walk;
use menagerie_rules::{KindId, PieceKind, Variant};

/// A way of moving that a piece may share with others, in any direction.
#[derive(PartialEq, Eq)]
struct WayOfMoving {
    /// The step, the shorter side first.
    step: (u8, u8),
    range: Option<u8>,
    bent: bool,
    hops: bool,
    moves: bool,
    captures: bool,
}

/// All kinds of a game in the order in which they are learned.
pub fn learning_order(variant: &Variant) -> Vec<KindId> {
    // A kind that differs from another only in what it reverts to when captured moves like that other one.
    let mut all: Vec<KindId> = variant.kind_ids().filter(|&id| variant.kind(id).same_as.is_none()).collect();
    all.sort_by_key(|&kind| difficulty(variant.kind(kind)));
    all
}

/// What makes a piece hard to learn, the hardest first. A compound has more ways of moving than each of its parts.
fn difficulty(kind: &PieceKind) -> (bool, bool, usize) {
    let mut ways: Vec<WayOfMoving> = Vec::new();
    for walk in kind.movement.walks() {
        let way = way(walk);
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    (ways.iter().any(|way| way.bent), ways.iter().any(|way| way.hops), ways.len())
}

fn way(walk: &Walk) -> WayOfMoving {
    let (a, b) = (walk.step.0.unsigned_abs(), walk.step.1.unsigned_abs());
    WayOfMoving {
        step: (a.min(b), a.max(b)),
        range: walk.range,
        bent: !walk.legs.is_empty() || !walk.cycle.is_empty(),
        hops: walk.is_hopper(),
        moves: walk.moves,
        captures: walk.captures,
    }
}
