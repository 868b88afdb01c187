//! The positions of a game, by their ids.

use super::PgnNode;
use std::ops::{Index, IndexMut};

/// The id of a position of a game. Only the game gives ids out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PgnNodeId(usize);

impl PgnNodeId {
    /// The start of the game.
    pub const START: PgnNodeId = PgnNodeId(0);

    /// The index of the position in the order of [`PgnNodes::iter`], 0 for the start.
    pub const fn index(self) -> usize {
        self.0
    }
}

/// The positions of a game: the start, then each after its parent.
#[derive(Clone, Debug)]
pub struct PgnNodes(Vec<PgnNode>);

impl PgnNodes {
    /// A game without moves.
    pub(super) fn new(start: PgnNode) -> PgnNodes {
        PgnNodes(vec![start])
    }

    /// Adds a position.
    pub(super) fn push(&mut self, node: PgnNode) -> PgnNodeId {
        self.0.push(node);
        PgnNodeId(self.0.len() - 1)
    }

    /// The number of positions, the start included.
    #[expect(clippy::len_without_is_empty, reason = "every game has a start")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The positions in their order.
    pub fn iter(&self) -> impl Iterator<Item = &PgnNode> {
        self.0.iter()
    }

    /// The ids of the positions in their order.
    pub fn ids(&self) -> impl Iterator<Item = PgnNodeId> + use<> {
        (0..self.0.len()).map(PgnNodeId)
    }
}

impl Index<PgnNodeId> for PgnNodes {
    type Output = PgnNode;

    fn index(&self, id: PgnNodeId) -> &PgnNode {
        &self.0[id.0]
    }
}

impl IndexMut<PgnNodeId> for PgnNodes {
    fn index_mut(&mut self, id: PgnNodeId) -> &mut PgnNode {
        &mut self.0[id.0]
    }
}
