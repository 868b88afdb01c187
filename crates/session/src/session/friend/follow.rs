//! Keeps the game on the board and the record of a game with a friend in step.

use menagerie_rules::{Player, notation};

use crate::session::tree::{GameTree, NodeId, NodeStep};

/// The move at the end of the line being played, in coordinates.
pub fn last_move(tree: &GameTree) -> Option<String> {
    match tree.node(tree.tip()).step {
        NodeStep::Move(mv) => Some(notation::coordinate::write(tree.position(), mv)),
        NodeStep::Start | NodeStep::Leave(_) => None,
    }
}

/// Makes the line being played that of another tree of the same game: takes back the moves that are not in it, and plays the rest.
pub fn catch_up(tree: &mut GameTree, other: &GameTree) {
    let step = |tree: &GameTree, id: NodeId| (tree.node(id).player, tree.node(id).step);
    let wanted: Vec<(Player, NodeStep)> = other.line(other.tip()).into_iter().map(|id| step(other, id)).collect();
    let ending = other.node(other.tip()).ending;
    let played = loop {
        let line: Vec<(Player, NodeStep)> = tree.line(tree.tip()).into_iter().map(|id| step(tree, id)).collect();
        if tree.node(tree.tip()).ending.is_none() && wanted.starts_with(&line) {
            break line.len();
        }
        if !tree.undo() {
            break 0;
        }
    };
    tree.go_to(tree.tip());
    for &(player, step) in &wanted[played..] {
        match step {
            NodeStep::Move(mv) => tree.play(mv),
            // It was legal in the other tree, from the same position.
            NodeStep::Leave(how) => drop(tree.stop(player, how)),
            NodeStep::Start => {}
        }
    }
    tree.set_ending(tree.tip(), ending);
}
