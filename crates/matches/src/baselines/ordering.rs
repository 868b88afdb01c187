//! Move ordering of the baselines: hash move, captures, boat triumphs, killers, history.

use crate::baselines::parameters::{
    BOAT_SQUARE, CAPTURE, HISTORY_PER_DEPTH_SQUARED, KILLER, MAX_HISTORY, MAX_HISTORY_BONUS,
};
use menagerie_engine::internals::{CompactMove, CompactPosition, MAX_PLY, SearchCore};
use std::ops::{Deref, DerefMut};

/// The state of a search, with its history tables.
pub(crate) struct MoveOrdering<'a> {
    core: SearchCore<'a>,
    /// By player and move: the history score.
    history: Vec<i32>,
    /// By ply: the killer moves.
    killers: [[CompactMove; 2]; MAX_PLY],
}

impl<'a> Deref for MoveOrdering<'a> {
    type Target = SearchCore<'a>;

    fn deref(&self) -> &SearchCore<'a> {
        &self.core
    }
}

impl DerefMut for MoveOrdering<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.core
    }
}

impl<'a> MoveOrdering<'a> {
    pub(crate) fn new(core: SearchCore<'a>) -> MoveOrdering<'a> {
        MoveOrdering { core, history: vec![0; 4 * 4096], killers: [[CompactMove::NONE; 2]; MAX_PLY] }
    }

    /// The part that the engine's functions need.
    pub(crate) fn core(&mut self) -> &mut SearchCore<'a> {
        &mut self.core
    }

    /// Pushes the moves of the player to move on the move stack, with their scores.
    pub(crate) fn push_moves(&mut self, state: &CompactPosition, ply: usize, hash_move: CompactMove, captures: bool) {
        let player = usize::from(state.turn);
        let tables = self.tables;
        let start = self.move_stack.top();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let mut move_stack = std::mem::take(&mut self.core.move_stack);
        state.each_move(tables, captures, |mv| move_stack.push(0, mv));
        for (score, mv) in move_stack.all_from_mut(start) {
            let mv = *mv;
            *score = if mv == hash_move {
                i32::MAX
            } else if state.piece(mv.to()).is_some() {
                CAPTURE + self.capture_score(state, mv)
            } else if mv == killers[0] {
                KILLER
            } else if mv == killers[1] {
                KILLER - 1
            } else {
                let kind = state.piece(mv.from()).map_or(0, |(_, kind)| kind);
                if state.completes_boat_square(tables, mv, kind) {
                    BOAT_SQUARE
                } else {
                    let gain =
                        tables.piece_square(player, kind, mv.to()) - tables.piece_square(player, kind, mv.from());
                    self.history[player << 12 | mv.index()] + gain
                }
            };
        }
        self.core.move_stack = move_stack;
        if self.move_stack.top() == start && !captures {
            self.core.move_stack.push(0, CompactMove::PASS);
        }
    }

    /// Records that a quiet move caused a cutoff, and that those before it did not.
    pub(crate) fn update_histories(
        &mut self,
        state: &CompactPosition,
        mv: CompactMove,
        depth: i32,
        ply: usize,
        tried: &[(i32, CompactMove)],
    ) {
        if mv.is_pass() || state.piece(mv.to()).is_some() {
            return;
        }
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != mv
        {
            killers[1] = killers[0];
            killers[0] = mv;
        }
        let player = usize::from(state.turn);
        let bonus = (depth * depth * HISTORY_PER_DEPTH_SQUARED).min(MAX_HISTORY_BONUS);
        let mut update = |mv: CompactMove, by: i32| {
            let entry = &mut self.history[player << 12 | mv.index()];
            *entry += by - *entry * by.abs() / MAX_HISTORY;
        };
        update(mv, bonus);
        for &(_, other) in tried {
            if !other.is_pass() && state.piece(other.to()).is_none() {
                update(other, -bonus);
            }
        }
    }
}
