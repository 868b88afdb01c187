//! A game with all its variations, as a tree.
//!
//! One position is on the board, the *current* one. The line being played ends at the *tip*. Viewing earlier positions does not change
//! it. A new move from an earlier position makes a variation, which becomes the line being played.

mod change;
mod ending;
mod event;
mod nodes;
mod pgn;
mod play;
mod remarks;
mod review;
mod view;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;

use menagerie_engine::review::PositionEvaluation;
use menagerie_rules::{Move, Outcome, Player, Position, Termination, Variant, outcome_of_line};

use change::{Removed, Undone};
pub use ending::{GameEnding, GameVerdict, StopReason};
pub use event::MoveEvent;
use nodes::GameNodes;
pub use nodes::NodeId;
pub use remarks::MoveRemarks;
pub use view::TreeView;

/// A game with its variations.
#[derive(Clone)]
pub struct GameTree {
    /// Every position that ever existed. Those taken back or removed are not descendants of the first any more.
    nodes: GameNodes,
    current: NodeId,
    tip: NodeId,
    removed: Vec<Removed>,
    undone: Vec<Undone>,
    /// The tags of the text that the game was read from, names first.
    pub tags: Vec<(String, String)>,
}

/// A position and the move that led to it.
#[derive(Clone)]
pub struct GameNode {
    pub parent: Option<NodeId>,
    /// The positions after it, the main line first.
    pub children: Vec<NodeId>,
    pub step: NodeStep,
    /// The move as people write it.
    pub text: String,
    /// The number of the move; in four-player games the number of the round.
    pub number: u32,
    /// The player who moved.
    pub player: Player,
    pub position: Position,
    key: Option<u64>,
    pub event: MoveEvent,
    /// The ending of the game here, if it is not by the rules alone.
    pub ending: Option<GameEnding>,
    /// The comments and annotations of the move.
    pub remarks: MoveRemarks,
    /// The evaluation of the position, if a review has made one.
    pub evaluation: Option<Box<PositionEvaluation>>,
}

/// What led to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStep {
    /// The game starts with it.
    Start,
    /// A move.
    Move(Move),
    /// One of four players gave up or ran out of time.
    Leave(StopReason),
}

impl NodeStep {
    /// The move, if it was one.
    const fn mv(self) -> Option<Move> {
        match self {
            NodeStep::Move(mv) => Some(mv),
            NodeStep::Start | NodeStep::Leave(_) => None,
        }
    }
}

impl GameTree {
    /// A game that begins with this position.
    pub fn new(start: Position) -> GameTree {
        let node = GameNode {
            parent: None,
            children: Vec::new(),
            step: NodeStep::Start,
            text: String::new(),
            number: 0,
            player: start.turn(),
            key: start.repetition_key(),
            position: start,
            event: MoveEvent::default(),
            ending: None,
            remarks: MoveRemarks::default(),
            evaluation: None,
        };
        GameTree {
            nodes: GameNodes::new(node),
            current: NodeId::START,
            tip: NodeId::START,
            removed: Vec::new(),
            undone: Vec::new(),
            tags: Vec::new(),
        }
    }

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        self.nodes[NodeId::START].position.variant()
    }

    /// The initial position.
    pub fn start(&self) -> &Position {
        &self.nodes[NodeId::START].position
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.nodes[self.current].position
    }

    /// The id of the position on the board.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// The last position of the line being played.
    pub fn tip(&self) -> NodeId {
        self.tip
    }

    /// The id with this number, if it is of a position of the game that is neither taken back nor removed.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        self.nodes.id(index).filter(|&id| self.has(id))
    }

    /// A position by its id.
    pub fn node(&self, id: NodeId) -> &GameNode {
        &self.nodes[id]
    }

    /// Every position of the game, each before its successors, the main line first.
    pub fn in_order(&self) -> Vec<NodeId> {
        let mut order = Vec::new();
        let mut waiting = vec![NodeId::START];
        while let Some(id) = waiting.pop() {
            order.push(id);
            waiting.extend(self.nodes[id].children.iter().rev());
        }
        order
    }

    /// The ids of the main line, the start left out.
    pub fn main_line(&self) -> Vec<NodeId> {
        let next = |&id: &NodeId| self.nodes[id].children.first().copied();
        std::iter::successors(next(&NodeId::START), next).collect()
    }

    /// The ids from the start to a position, the start left out.
    pub fn line(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.upwards(id).filter(|&it| it != NodeId::START).collect();
        line.reverse();
        line
    }

    /// The moves before the position on the board.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = &GameNode> {
        self.line(self.current).into_iter().map(|id| &self.nodes[id])
    }

    /// A position and its predecessors, the start last.
    fn upwards(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |&it| self.nodes[it].parent)
    }

    /// Whether a position is part of the game, neither taken back nor removed.
    pub fn has(&self, id: NodeId) -> bool {
        self.nodes.get(id).is_some()
            && self.upwards(id).all(|it| match self.nodes[it].parent {
                Some(parent) => self.nodes[parent].children.contains(&it),
                None => it == NodeId::START,
            })
    }

    /// Whether `id` is `ancestor` or one of its descendants.
    fn is_below(&self, id: NodeId, ancestor: NodeId) -> bool {
        self.upwards(id).any(|it| it == ancestor)
    }

    /// The state of the game at a position.
    pub fn verdict(&self, id: NodeId) -> GameVerdict {
        let node = &self.nodes[id];
        if let Some(ending) = node.ending {
            return GameVerdict::Ended(ending);
        }
        let times = self.upwards(id).filter(|&it| self.nodes[it].key == node.key).count();
        let line = self.upwards(id).map(|it| (&self.nodes[it].position, self.nodes[it].step.mv()));
        match outcome_of_line(times, line) {
            Outcome::Ongoing => GameVerdict::Ongoing,
            over => GameVerdict::Rules(over),
        }
    }

    /// The positions where the game was drawn by a rule though play went on, with that rule. One walk finds them all: going back to the
    /// start from each position would take quadratic time.
    pub fn drawn(&self) -> HashMap<NodeId, Termination> {
        let mut drawn = HashMap::new();
        let mut path: Vec<NodeId> = Vec::new();
        let mut times: HashMap<Option<u64>, usize> = HashMap::new();
        for id in self.in_order() {
            let node = &self.nodes[id];
            while path.last().is_some_and(|&last| Some(last) != node.parent) {
                let left = path.pop().and_then(|left| times.get_mut(&self.nodes[left].key));
                left.into_iter().for_each(|times| *times -= 1);
            }
            path.push(id);
            let times = times.entry(node.key).or_default();
            *times += 1;
            if !node.children.is_empty()
                && let Some(rule) = node.position.draw_by_rule(*times)
            {
                drawn.insert(id, rule);
            }
        }
        drawn
    }

    /// The comments and annotations of a move, for changes; none if the position is not part of the game.
    pub fn remarks_mut(&mut self, id: NodeId) -> Option<&mut MoveRemarks> {
        self.has(id).then(|| &mut self.nodes[id].remarks)
    }

    /// Whether the game is over with the position on the board.
    pub fn is_over(&self) -> bool {
        !matches!(self.verdict(self.current), GameVerdict::Ongoing)
    }

    /// Shows a position; false if it is not part of the game.
    pub fn go_to(&mut self, id: NodeId) -> bool {
        let there = self.has(id);
        if there {
            self.current = id;
        }
        there
    }

    /// Makes the line that ends with the position on the board the line being played.
    pub fn play_from_here(&mut self) {
        if self.tip != self.current {
            self.tip = self.current;
            self.undone.clear();
        }
    }

    /// Shows the position before; false at the start.
    pub fn back(&mut self) -> bool {
        self.nodes[self.current].parent.is_some_and(|parent| self.go_to(parent))
    }

    /// Shows the next position: the one of the line being played if it continues here, otherwise that of the first variation. False at
    /// the end.
    pub fn forward(&mut self) -> bool {
        let children = &self.nodes[self.current].children;
        let next = match children[..] {
            // The common case: finding the end of the line is slow in a long game.
            [only] => Some(only),
            _ => children.iter().copied().find(|&child| self.is_below(self.tip, child)),
        };
        let Some(next) = next.or(children.first().copied()) else { return false };
        self.current = next;
        true
    }
}
