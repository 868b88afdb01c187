//! Changes of the game: taking back, playing again, promoting and removing variations.

use super::{GameEnding, GameTree, NodeId};

/// A removed variation, with what is needed to restore it.
#[derive(Clone)]
pub struct Removed {
    id: NodeId,
    place: usize,
    current: NodeId,
    tip: NodeId,
}

/// What was taken back and can be played again.
#[derive(Clone)]
pub enum Undone {
    /// The last position of the line, and its index among the variations.
    Node(NodeId, usize),
    /// The ending of the game there.
    Ending(GameEnding),
}

impl GameTree {
    /// Whether there is anything to take back.
    pub fn can_undo(&self) -> bool {
        self.tip != NodeId::START || self.nodes[self.tip].ending.is_some()
    }

    /// Whether there is anything to play again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether there is anything removed to put back.
    pub fn can_restore(&self) -> bool {
        !self.removed.is_empty()
    }

    /// Takes back the end of the line being played: the ending of the game there, otherwise the last move with all variations after it.
    /// False at the start.
    pub fn undo(&mut self) -> bool {
        self.current = self.tip;
        if let Some(ending) = self.nodes[self.tip].ending.take() {
            self.undone.push(Undone::Ending(ending));
            return true;
        }
        let Some(parent) = self.nodes[self.tip].parent else { return false };
        let place = self.detach(self.tip);
        self.undone.push(Undone::Node(self.tip, place));
        self.tip = parent;
        self.current = parent;
        true
    }

    /// Plays again what was taken back last; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        match self.undone.pop() {
            None => return false,
            Some(Undone::Ending(ending)) => self.nodes[self.tip].ending = Some(ending),
            Some(Undone::Node(id, place)) => {
                self.attach(id, place);
                self.tip = id;
            }
        }
        self.current = self.tip;
        true
    }

    /// Makes the variation of a position the main one where it branches off; false if it already is.
    pub fn promote(&mut self, id: NodeId) -> bool {
        if !self.has(id) {
            return false;
        }
        let is_aside = |&it: &NodeId| self.nodes[it].parent.is_some_and(|parent| self.nodes[parent].children[0] != it);
        let Some(branch) = self.upwards(id).find(is_aside) else { return false };
        self.detach(branch);
        self.attach(branch, 0);
        true
    }

    /// Removes a position and everything after it; false for the start and for a position that is not part of the game. If it was on the
    /// board or in the line being played, its predecessor replaces it.
    pub fn remove(&mut self, id: NodeId) -> bool {
        if !self.has(id) {
            return false;
        }
        let Some(parent) = self.nodes[id].parent else { return false };
        let (current, tip) = (self.current, self.tip);
        let place = self.detach(id);
        self.removed.push(Removed { id, place, current, tip });
        if self.is_below(current, id) {
            self.current = parent;
        }
        if self.is_below(tip, id) {
            self.tip = parent;
            self.undone.clear();
        }
        true
    }

    /// Restores what was removed last; false if there is nothing, or its place is gone.
    pub fn restore(&mut self) -> bool {
        let Some(removed) = self.removed.pop() else { return false };
        if !self.nodes[removed.id].parent.is_some_and(|parent| self.has(parent)) {
            return false;
        }
        self.attach(removed.id, removed.place);
        for (now, before) in [(&mut self.current, removed.current), (&mut self.tip, removed.tip)] {
            *now = before;
        }
        if !self.has(self.tip) {
            self.tip = removed.id;
        }
        if !self.has(self.current) {
            self.current = removed.id;
        }
        self.undone.clear();
        true
    }

    /// Removes a position from its parent, and returns its index there.
    fn detach(&mut self, id: NodeId) -> usize {
        let Some(parent) = self.nodes[id].parent else { return 0 };
        let children = &mut self.nodes[parent].children;
        let place = children.iter().position(|&child| child == id).unwrap_or(children.len());
        children.retain(|&child| child != id);
        place
    }

    fn attach(&mut self, id: NodeId, place: usize) {
        let Some(parent) = self.nodes[id].parent else { return };
        let children = &mut self.nodes[parent].children;
        children.insert(place.min(children.len()), id);
    }
}
