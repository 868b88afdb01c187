//! The common part of all four-player searches: counting nodes, stopping, ordering captures.

use super::board_tables::BoardTables;
use super::compact_move::{CompactMove, MoveStack};
use super::compact_position::CompactPosition;
use super::evaluation::PreparedWeights;
use super::parameters::{CONTROL_INTERVAL, KING_CAPTURE, THIRD_KING_CAPTURE, VICTIM_WEIGHT};
use crate::SearchControl;

/// The state of a search.
pub struct SearchCore<'a> {
    /// The board and the pieces.
    pub tables: &'a BoardTables,
    /// The evaluation.
    pub weights: &'a PreparedWeights,
    /// The control of the search.
    pub control: &'a mut dyn SearchControl,
    /// The player at the root.
    pub me: usize,
    /// Nodes searched.
    pub nodes: u64,
    /// The limit of nodes.
    pub max_nodes: u64,
    /// Whether the search must stop.
    pub stopped: bool,
    /// The deepest ply reached.
    pub seldepth: u32,
    /// The moves of the nodes from the root to the current one.
    pub move_stack: MoveStack,
}

impl<'a> SearchCore<'a> {
    /// A search that has not begun.
    pub fn new(
        me: usize,
        tables: &'a BoardTables,
        weights: &'a PreparedWeights,
        control: &'a mut dyn SearchControl,
    ) -> SearchCore<'a> {
        SearchCore {
            tables,
            weights,
            control,
            me,
            nodes: 0,
            max_nodes: u64::MAX,
            stopped: false,
            seldepth: 0,
            move_stack: MoveStack::default(),
        }
    }

    /// Counts a node; true if the search must stop.
    #[inline]
    pub fn count_node(&mut self, ply: usize) -> bool {
        if self.stopped {
            return true;
        }
        self.seldepth = self.seldepth.max(ply as u32);
        self.nodes += 1;
        if self.nodes.is_multiple_of(CONTROL_INTERVAL)
            && (self.nodes >= self.max_nodes || self.control.should_stop(self.nodes))
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// The gain of a capture by the captured piece. The third King counts more.
    #[inline]
    pub fn capture_value(&self, state: &CompactPosition, mv: CompactMove) -> i32 {
        let Some((victim, kind)) = state.piece(mv.to()) else { return 0 };
        let mut value = self.tables.points[kind] * 100;
        if kind == self.tables.royal && state.is_in_game(victim) {
            value += KING_CAPTURE;
            let turn = usize::from(state.turn);
            if (state.kings_taken[turn] | 1 << victim).count_ones() == 3 {
                value += THIRD_KING_CAPTURE;
            }
        }
        if state.is_in_game(victim) { value * 2 } else { value }
    }

    /// The score of a capture for ordering: the most valuable victim by the least valuable attacker (MVV-LVA).
    #[inline]
    pub fn capture_score(&self, state: &CompactPosition, mv: CompactMove) -> i32 {
        let kind = state.piece(mv.from()).map_or(0, |(_, kind)| kind);
        self.capture_value(state, mv) * VICTIM_WEIGHT - self.tables.points[kind] * 100
    }

    /// Pushes the captures of the player to move on the move stack, with their scores.
    pub fn push_captures(&mut self, state: &CompactPosition) {
        let start = self.move_stack.top();
        let mut move_stack = std::mem::take(&mut self.move_stack);
        state.each_move(self.tables, true, |mv| move_stack.push(0, mv));
        for (score, mv) in move_stack.all_from_mut(start) {
            *score = self.capture_score(state, *mv);
        }
        self.move_stack = move_stack;
    }
}
