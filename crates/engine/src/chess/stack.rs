//! What the search knows of each ply between the root and where it is.

use super::evaluation::Tally;
use super::history::{Arrival, Before};
use super::picker::Picker;
use menagerie_rules::Move;

/// One ply.
#[derive(Debug, Default)]
pub(super) struct Frame {
    pub tally: Tally,
    /// Whether the side to move is in check.
    pub check: bool,
    /// What the evaluation says; `None` in check.
    pub judged: Option<i32>,
    /// The same, corrected by experience.
    pub stand: Option<i32>,
    /// The move that is being tried from here; `None` for a null move.
    pub tried: Option<Arrival>,
    /// A move that is left out, to see what is lost without it.
    pub excluded: Option<Move>,
    pub picker: Picker,
    pub quiets: Vec<Arrival>,
    pub captures: Vec<(Arrival, menagerie_rules::KindId)>,
    /// The best line from here.
    pub line: Vec<Move>,
}

/// All plies.
#[derive(Debug)]
pub(super) struct Stack(Vec<Frame>);

impl Stack {
    pub(super) fn new(plies: usize) -> Stack {
        Stack(std::iter::repeat_with(Frame::default).take(plies).collect())
    }

    /// The moves just before a ply.
    pub(super) fn before(&self, ply: usize) -> Before {
        let tried = |back: usize| ply.checked_sub(back).and_then(|at| self.0[at].tried);
        [tried(1), tried(2)]
    }

    /// Whether the side to move stands better than at its last turn.
    pub(super) fn improves(&self, ply: usize) -> bool {
        let earlier = |back: usize| ply.checked_sub(back).and_then(|at| self.0[at].stand);
        match (self.0[ply].stand, earlier(2).or_else(|| earlier(4))) {
            (Some(now), Some(then)) => now > then,
            (Some(_), None) => true,
            _ => false,
        }
    }

    /// The best line of a ply becomes this move and the best line of the next.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.0.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0].line);
    }
}

impl std::ops::Index<usize> for Stack {
    type Output = Frame;
    fn index(&self, ply: usize) -> &Frame {
        &self.0[ply]
    }
}

impl std::ops::IndexMut<usize> for Stack {
    fn index_mut(&mut self, ply: usize) -> &mut Frame {
        &mut self.0[ply]
    }
}
