//! The tree as the page shows it.

use menagerie_engine::review::MoveMark;
use serde::Serialize;

use super::{GameTree, MoveRemarks, NodeId, NodeStep, StopReason};
use menagerie_texts::Text;

/// The whole tree.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct TreeView {
    /// Every position but the start, each before what was played from it, the main line first.
    nodes: Vec<TreeNode>,
    /// The ids from the start, which is left out, to the position on the board.
    #[cfg_attr(feature = "js", tsify(type = "number[]"))]
    path: Vec<NodeId>,
    /// The first moves, the main line first.
    #[cfg_attr(feature = "js", tsify(type = "number[]"))]
    first: Vec<NodeId>,
    /// The last position of the line being played.
    #[cfg_attr(feature = "js", tsify(type = "number"))]
    tip: NodeId,
    /// Whether the players, or the clock, have ended the game there: that can be taken back.
    ended: bool,
    /// How much of the main line a review has looked at.
    review: ReviewExtent,
    /// The comment before the first move.
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
}

/// How much of a game a review has looked at.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum ReviewExtent {
    /// Nothing.
    None,
    /// Some positions.
    Part,
    /// All positions.
    Whole,
}

#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct TreeNode {
    #[cfg_attr(feature = "js", tsify(type = "number"))]
    id: NodeId,
    #[cfg_attr(feature = "js", tsify(type = "number"))]
    parent: NodeId,
    #[cfg_attr(feature = "js", tsify(type = "number[]"))]
    children: Vec<NodeId>,
    number: u32,
    player: usize,
    text: String,
    /// What a player did instead of a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<Text>,
    /// The comments before and after the move.
    #[serde(skip_serializing_if = "String::is_empty")]
    before: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    /// Annotations in signs.
    #[serde(skip_serializing_if = "String::is_empty")]
    signs: String,
    /// How good a review has found the move, and the sign of it, unless the annotations say how good it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<MoveMark>,
    #[serde(skip_serializing_if = "str::is_empty")]
    sign: &'static str,
    /// What the clock showed after the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    /// The rule by which the game was drawn here, though play went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Text>,
}

impl TreeView {
    /// The view of a tree.
    pub fn of(tree: &GameTree) -> TreeView {
        let drawn = tree.drawn();
        let entry = |id: NodeId| {
            let node = tree.node(id);
            let mark = tree.mark(id);
            TreeNode {
                id,
                parent: node.parent.unwrap_or(NodeId::START),
                children: node.children.clone(),
                number: node.number,
                player: node.player.index(),
                text: node.text.clone(),
                instead: match node.step {
                    NodeStep::Leave(StopReason::Resignation) => Some(Text::new("move-resigns")),
                    NodeStep::Leave(StopReason::Time) => Some(Text::new("move-time")),
                    NodeStep::Start | NodeStep::Move(_) => None,
                },
                before: MoveRemarks::words(&node.remarks.before),
                comment: MoveRemarks::words(&node.remarks.after),
                signs: node.remarks.signs(),
                mark,
                sign: mark.filter(|_| !node.remarks.judges()).map(MoveMark::sign).unwrap_or_default(),
                clock: node.remarks.clock().map(str::to_string),
                drawn: drawn.get(&id).map(|reason| Text::new(format!("over-{}", reason.id()))),
            }
        };
        let nodes = tree.in_order().into_iter().skip(1).map(entry).collect();
        let start = &tree.nodes[NodeId::START].remarks;
        TreeView {
            nodes,
            path: tree.line(tree.current),
            first: tree.nodes[NodeId::START].children.clone(),
            tip: tree.tip,
            ended: tree.nodes[tree.tip].ending.is_some(),
            review: extent(tree),
            comment: [&start.before, &start.after].map(|said| MoveRemarks::words(said)).join(" ").trim().to_string(),
        }
    }
}

fn extent(tree: &GameTree) -> ReviewExtent {
    let line: Vec<NodeId> = std::iter::once(NodeId::START).chain(tree.main_line()).collect();
    // The end of a game by rule is known without a review.
    if line.iter().all(|&id| tree.node(id).evaluation.is_none()) {
        return ReviewExtent::None;
    }
    let whole = line.iter().all(|&id| tree.evaluation(id).is_some());
    if whole { ReviewExtent::Whole } else { ReviewExtent::Part }
}
