//! Changing what was played: taking back, playing again, promoting and removing variations.

use super::{GameEnding, GameTree};

/// A variation that was removed, with what it takes to put it back.
pub struct Removed {
    id: usize,
    place: usize,
    current: usize,
    tip: usize,
}

/// What was taken back and can be played again.
pub enum Undone {
    /// The last position of the line, and its place among the variations.
    Node(usize, usize),
    /// How the game ended there.
    Ending(GameEnding),
}

impl GameTree {
    /// Whether there is anything to take back.
    pub fn can_undo(&self) -> bool {
        self.tip != 0 || self.nodes[self.tip].ending.is_some()
    }

    /// Whether there is anything to play again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether there is anything removed to put back.
    pub fn can_restore(&self) -> bool {
        !self.removed.is_empty()
    }

    /// Takes back the end of the line being played: how the game ended there, otherwise the last move with everything
    /// tried after it. False at the beginning.
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

    /// Makes the variation a position belongs to the main one where it branches off; false if it is that already.
    pub fn promote(&mut self, id: usize) -> bool {
        if !self.has(id) {
            return false;
        }
        let is_aside = |&it: &usize| self.nodes[it].parent.is_some_and(|parent| self.nodes[parent].children[0] != it);
        let Some(branch) = self.upwards(id).find(is_aside) else { return false };
        self.detach(branch);
        self.attach(branch, 0);
        true
    }

    /// Removes a position and everything after it; false for the start and what is not part of the game. If that was on
    /// the board or being played, the position before it is now.
    pub fn remove(&mut self, id: usize) -> bool {
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

    /// Puts back what was removed last; false if there is nothing, or nothing to put it back to.
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

    /// Takes a position from its parent, and tells which place it had.
    fn detach(&mut self, id: usize) -> usize {
        let Some(parent) = self.nodes[id].parent else { return 0 };
        let children = &mut self.nodes[parent].children;
        let place = children.iter().position(|&child| child == id).unwrap_or(children.len());
        children.retain(|&child| child != id);
        place
    }

    fn attach(&mut self, id: usize, place: usize) {
        let Some(parent) = self.nodes[id].parent else { return };
        let children = &mut self.nodes[parent].children;
        children.insert(place.min(children.len()), id);
    }
}
