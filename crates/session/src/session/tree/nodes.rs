//! The positions of a game, by their ids.

use std::ops::{Index, IndexMut};

use serde::Serialize;

use super::GameNode;

/// The id of a position of a game. Only the game gives ids out, so that every id is of a position that existed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game.
    pub const START: NodeId = NodeId(0);

    /// The id as a number, for JavaScript.
    pub const fn index(self) -> usize {
        self.0
    }

    /// Any id, for tests.
    #[cfg(test)]
    pub const fn test(index: usize) -> NodeId {
        NodeId(index)
    }
}

/// Every position that ever existed in a game, the start first.
#[derive(Clone)]
pub struct GameNodes(Vec<GameNode>);

impl GameNodes {
    /// The start of a game.
    pub fn new(start: GameNode) -> GameNodes {
        GameNodes(vec![start])
    }

    /// Adds a position.
    pub fn push(&mut self, node: GameNode) -> NodeId {
        self.0.push(node);
        NodeId(self.0.len() - 1)
    }

    /// The id with this number, if there is one.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        (index < self.0.len()).then_some(NodeId(index))
    }

    /// The position with this id. None if the id is of another game.
    pub fn get(&self, id: NodeId) -> Option<&GameNode> {
        self.0.get(id.0)
    }

    /// Every position.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut GameNode> {
        self.0.iter_mut()
    }
}

impl Index<NodeId> for GameNodes {
    type Output = GameNode;

    fn index(&self, id: NodeId) -> &GameNode {
        &self.0[id.0]
    }
}

impl IndexMut<NodeId> for GameNodes {
    fn index_mut(&mut self, id: NodeId) -> &mut GameNode {
        &mut self.0[id.0]
    }
}
