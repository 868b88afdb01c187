//! A game with everything that was tried in it: a tree of variations.
//!
//! One position is on the board, the *current* one. The line being played ends at the *tip*: whoever looks at earlier
//! positions leaves it where it is, whoever plays something new from there makes a variation and goes on in it.

mod change;
mod ending;
mod event;
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
pub use remarks::MoveRemarks;
pub use view::TreeView;

/// A game with its variations.
pub struct GameTree {
    /// Every position there ever was; those taken back or removed are not below the first any more.
    nodes: Vec<GameNode>,
    current: usize,
    tip: usize,
    removed: Vec<Removed>,
    undone: Vec<Undone>,
    /// The tags of the text that the game was read from, names first.
    pub tags: Vec<(String, String)>,
}

/// A position and how it came about.
pub struct GameNode {
    pub parent: Option<usize>,
    /// The moves played from here, the main line first.
    pub children: Vec<usize>,
    pub step: NodeStep,
    /// The move as people write it.
    pub text: String,
    /// The number of the move; four players' moves are numbered by rounds.
    pub number: u32,
    /// Who played.
    pub player: Player,
    pub position: Position,
    key: Option<u64>,
    pub event: MoveEvent,
    /// How the game ended here, if not by the rules alone.
    pub ending: Option<GameEnding>,
    /// The comments and annotations of the move.
    pub remarks: MoveRemarks,
    /// How the position stands, if a review has looked at it.
    pub evaluation: Option<Box<PositionEvaluation>>,
}

/// What led to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStep {
    /// The game began with it.
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
        GameTree { nodes: vec![node], current: 0, tip: 0, removed: Vec::new(), undone: Vec::new(), tags: Vec::new() }
    }

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        self.nodes[0].position.variant()
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.nodes[0].position
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.nodes[self.current].position
    }

    /// Which position is on the board.
    pub fn current(&self) -> usize {
        self.current
    }

    /// The last position of the line being played.
    pub fn tip(&self) -> usize {
        self.tip
    }

    /// A position by its id.
    pub fn node(&self, id: usize) -> &GameNode {
        &self.nodes[id]
    }

    /// Every position that is part of the game, each before what was played from it, the main line first.
    pub fn in_order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        let mut waiting = vec![0];
        while let Some(id) = waiting.pop() {
            order.push(id);
            waiting.extend(self.nodes[id].children.iter().rev());
        }
        order
    }

    /// The ids of the main line, the start left out.
    pub fn main_line(&self) -> Vec<usize> {
        let next = |&id: &usize| self.nodes[id].children.first().copied();
        std::iter::successors(next(&0), next).collect()
    }

    /// The ids from the start to a position, the start left out.
    pub fn line(&self, id: usize) -> Vec<usize> {
        let mut line: Vec<usize> = self.upwards(id).filter(|&it| it != 0).collect();
        line.reverse();
        line
    }

    /// What was played to reach the position on the board.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = &GameNode> {
        self.line(self.current).into_iter().map(|id| &self.nodes[id])
    }

    /// A position and everything before it, the start last.
    fn upwards(&self, id: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(id), |&it| self.nodes[it].parent)
    }

    /// Whether a position is part of the game, and neither taken back nor removed.
    pub fn has(&self, id: usize) -> bool {
        id < self.nodes.len()
            && self.upwards(id).all(|it| match self.nodes[it].parent {
                Some(parent) => self.nodes[parent].children.contains(&it),
                None => it == 0,
            })
    }

    /// Whether `id` is `ancestor` or comes after it.
    fn is_below(&self, id: usize, ancestor: usize) -> bool {
        self.upwards(id).any(|it| it == ancestor)
    }

    /// How the game stands with this position.
    pub fn verdict(&self, id: usize) -> GameVerdict {
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

    /// For every position of the game, why the rules had drawn it there, if play went on. All are found in one walk: from each
    /// position back to the start takes quadratic time.
    pub fn drawn(&self) -> Vec<Option<Termination>> {
        let mut drawn = vec![None; self.nodes.len()];
        let mut path: Vec<usize> = Vec::new();
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
            if !node.children.is_empty() {
                drawn[id] = node.position.draw_by_rule(*times);
            }
        }
        drawn
    }

    /// The comments and annotations of a move, to be changed; none if the position is not part of the game.
    pub fn remarks_mut(&mut self, id: usize) -> Option<&mut MoveRemarks> {
        if !self.has(id) {
            return None;
        }
        self.nodes.get_mut(id).map(|node| &mut node.remarks)
    }

    /// Whether the game is over with the position on the board.
    pub fn is_over(&self) -> bool {
        !matches!(self.verdict(self.current), GameVerdict::Ongoing)
    }

    /// Shows a position; false if it is not part of the game.
    pub fn go_to(&mut self, id: usize) -> bool {
        let there = self.has(id);
        if there {
            self.current = id;
        }
        there
    }

    /// Lets the line that ends with the position on the board be the one being played.
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

    /// Shows the next position: of the line being played if it goes on from here, otherwise of the first variation; false
    /// at the end.
    pub fn forward(&mut self) -> bool {
        let children = &self.nodes[self.current].children;
        let next = match children[..] {
            // Most positions: looking for the end of the line takes long in a long game.
            [only] => Some(only),
            _ => children.iter().copied().find(|&child| self.is_below(self.tip, child)),
        };
        let Some(next) = next.or(children.first().copied()) else { return false };
        self.current = next;
        true
    }
}
