//! The record of a game, which the page sends to the computer in its worker.

use menagerie_js_types::{GameOptions, GameRecord, games};
use menagerie_rules::notation;

use super::tree::{GameTree, NodeId, NodeStep};

/// The record of a game up to the position on the board. After a player has left the game, it begins with the position after the last
/// exit.
pub fn record(tree: &GameTree) -> GameRecord {
    record_at(tree, tree.current())
}

/// The same up to any position.
pub fn record_at(tree: &GameTree, id: NodeId) -> GameRecord {
    let variant = tree.variant();
    let mut start = tree.start();
    let mut moves = Vec::new();
    for node in tree.line(id).into_iter().map(|id| tree.node(id)) {
        match node.step {
            NodeStep::Move(mv) => moves.push(notation::coordinate::write(&node.position, mv)),
            NodeStep::Start | NodeStep::Leave(_) => {
                moves.clear();
                start = &node.position;
            }
        }
    }
    GameRecord {
        variant: variant.id().to_string(),
        definition: games::definition_of(variant.id()),
        options: GameOptions::of(variant),
        start: start.fen(),
        moves,
    }
}
