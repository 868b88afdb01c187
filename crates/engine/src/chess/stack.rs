//! The search stack: data of each ply from the root to the current node.

use super::evaluation::Accumulator;
use super::move_picker::MovePicker;
use super::network::accumulator::{NetworkAccumulator, NetworkPlies};
use super::piece_to::{PieceTo, PreviousMoves};
use menagerie_rules::{KindId, Move};

/// One ply.
#[derive(Debug, Default)]
pub(super) struct StackEntry {
    pub accumulator: Accumulator,
    /// The network's accumulator, if there is a network.
    pub network: NetworkAccumulator,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// The static evaluation in cp; `None` in check.
    pub raw_eval: Option<i32>,
    /// The static evaluation, corrected by the correction history.
    pub static_eval: Option<i32>,
    /// The move that is being searched; `None` for a null move.
    pub current_move: Option<PieceTo>,
    /// The move that singular extensions exclude.
    pub excluded_move: Option<Move>,
    pub picker: MovePicker,
    /// The quiet moves searched so far.
    pub quiets: Vec<PieceTo>,
    /// The captures searched so far, with the captured kinds.
    pub captures: Vec<(PieceTo, KindId)>,
    /// The principal variation from here.
    pub pv: Vec<Move>,
}

/// The entries of all plies.
#[derive(Debug)]
pub(super) struct SearchStack(Vec<StackEntry>);

impl SearchStack {
    pub(super) fn new(plies: usize) -> SearchStack {
        SearchStack(std::iter::repeat_with(StackEntry::default).take(plies).collect())
    }

    /// The last moves before a ply.
    pub(super) fn previous_moves(&self, ply: usize) -> PreviousMoves {
        let moved = |back: usize| ply.checked_sub(back).and_then(|at| self.0[at].current_move);
        [moved(1), moved(2)]
    }

    /// Whether the side to move has a better static evaluation than at its previous turn.
    pub(super) fn is_improving(&self, ply: usize) -> bool {
        let earlier = |back: usize| ply.checked_sub(back).and_then(|at| self.0[at].static_eval);
        match (self.0[ply].static_eval, earlier(2).or_else(|| earlier(4))) {
            (Some(now), Some(then)) => now > then,
            (Some(_), None) => true,
            _ => false,
        }
    }

    /// Sets the principal variation of a ply to this move followed by that of the next ply.
    pub(super) fn update_pv(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.0.split_at_mut(ply + 1);
        let pv = &mut upper[ply].pv;
        pv.clear();
        pv.push(mv);
        pv.extend_from_slice(&lower[0].pv);
    }
}

impl NetworkPlies for SearchStack {
    #[inline]
    fn at(&mut self, ply: usize) -> &mut NetworkAccumulator {
        &mut self.0[ply].network
    }
}

impl std::ops::Index<usize> for SearchStack {
    type Output = StackEntry;
    fn index(&self, ply: usize) -> &StackEntry {
        &self.0[ply]
    }
}

impl std::ops::IndexMut<usize> for SearchStack {
    fn index_mut(&mut self, ply: usize) -> &mut StackEntry {
        &mut self.0[ply]
    }
}
