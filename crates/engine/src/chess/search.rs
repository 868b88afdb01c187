//! The state of a search, and functions that all its parts use.

use super::Evaluation;
use super::evaluation::{Accumulator, PawnTable};
use super::history::History;
use super::move_picker::OrderingContext;
use super::network::Network;
use super::network::accumulator::PieceChanges;
use super::parameters::{CONTROL_INTERVAL, MAX_PLY};
use super::parts::{SearchPart, SearchParts};
use super::piece_to::PieceTo;
use super::stack::SearchStack;
use super::transposition_table::{TranspositionTable, TtEntry};
use crate::{SearchControl, SearchLimits, SearchResult};
use menagerie_rules::chess::Undo;
use menagerie_rules::{ChessPosition, Move};

/// Entries of the pawn hash table: about 300 kB.
const PAWN_TABLE_ENTRIES: usize = 1024;

/// The memory that lasts longer than a search.
pub(crate) struct SearchMemory<'a> {
    pub evaluation: &'a Evaluation,
    /// The network, if the variant has one.
    pub network: Option<&'a Network>,
    pub tt: &'a mut TranspositionTable,
    pub history: &'a mut History,
    /// The parts of the search that are switched off.
    pub off: SearchParts,
}

/// One search.
pub(super) struct ChessSearch<'a> {
    pub(super) position: ChessPosition,
    pub(super) evaluation: &'a Evaluation,
    pub(super) network: Option<&'a Network>,
    pub(super) tt: &'a mut TranspositionTable,
    pub(super) history: &'a mut History,
    pub(super) stack: SearchStack,
    pawn_table: PawnTable,
    pub(super) control: &'a mut dyn SearchControl,
    /// Hashes of the positions before the current one.
    pub(super) previous_hashes: Vec<u64>,
    pub(super) nodes: u64,
    pub(super) max_nodes: u64,
    /// The deepest ply reached.
    pub(super) seldepth: usize,
    pub(super) stopped: bool,
    off: SearchParts,
}

/// Finds the best move. `None` if there is no legal move.
pub(crate) fn search(
    position: &ChessPosition,
    previous_hashes: Vec<u64>,
    memory: SearchMemory<'_>,
    limits: &SearchLimits,
    control: &mut dyn SearchControl,
) -> Option<SearchResult> {
    if !memory.off.has(SearchPart::TtAgeing) {
        memory.tt.new_search();
    }
    memory.history.new_search(memory.off);
    let mut stack = SearchStack::new(MAX_PLY + 3);
    stack[0].accumulator = memory.evaluation.accumulator(position);
    stack[0].in_check = position.in_check();
    if let Some(network) = memory.network {
        stack[0].network.after(network, position, None);
    }
    let mut search = ChessSearch {
        position: position.clone(),
        evaluation: memory.evaluation,
        network: memory.network,
        tt: memory.tt,
        history: memory.history,
        stack,
        pawn_table: PawnTable::new(PAWN_TABLE_ENTRIES),
        control,
        previous_hashes,
        nodes: 0,
        max_nodes: u64::MAX,
        seldepth: 0,
        stopped: false,
        off: memory.off,
    };
    search.iterative_deepening(limits)
}

impl ChessSearch<'_> {
    /// Makes a move in the tree.
    pub(super) fn make(&mut self, mv: Move, ply: usize) -> Undo {
        self.tt.prefetch(self.position.likely_hash_after(mv));
        self.stack[ply].current_move = PieceTo::of_move(&self.position, mv);
        self.previous_hashes.push(self.position.hash());
        let undo = self.position.play_unchecked(mv);
        let accumulator = self.evaluation.accumulator_after(self.stack[ply].accumulator, undo.changes());
        let next = &mut self.stack[ply + 1];
        next.accumulator = accumulator;
        next.in_check = self.position.in_check();
        if let Some(network) = self.network {
            next.network.after(network, &self.position, Some(PieceChanges::from_slice(undo.changes())));
        }
        undo
    }

    /// Unmakes a move in the tree.
    pub(super) fn unmake(&mut self, undo: Undo) {
        self.previous_hashes.pop();
        self.position.unmake(undo);
    }

    /// Counts a node; true if the search must stop.
    #[inline]
    pub(super) fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CONTROL_INTERVAL)
            && (self.nodes >= self.max_nodes || self.control.should_stop(self.nodes))
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// Whether a part of the search is switched on.
    #[inline]
    pub(super) const fn uses(&self, part: SearchPart) -> bool {
        !self.off.has(part)
    }

    /// The transposition table's entry of the current position.
    #[inline]
    pub(super) fn probe_tt(&self) -> Option<TtEntry> {
        if self.uses(SearchPart::TranspositionTable) { self.tt.probe(self.position.hash()) } else { None }
    }

    /// The static evaluation of the current position, in cp.
    pub(super) fn evaluate(&mut self, ply: usize) -> i32 {
        let accumulator = self.stack[ply].accumulator;
        let Some(network) = self.network else { return self.hand_crafted_eval(&accumulator) };
        let hand_crafted = if network.uses_hand_crafted() { self.hand_crafted_eval(&accumulator) } else { 0 };
        let phase = self.evaluation.phase(&accumulator);
        network.evaluate_ply(&mut self.stack, ply, &self.position, phase, hand_crafted)
    }

    fn hand_crafted_eval(&mut self, accumulator: &Accumulator) -> i32 {
        let eval = self.evaluation.evaluate(&self.position, accumulator, &mut self.pawn_table);
        let standard = self.position.variant().rules().standard;
        if standard { eval } else { self.evaluation.with_rules(&self.position, eval) }
    }

    /// The data for ordering the moves of a ply.
    pub(super) fn ordering(&self, ply: usize, tt_move: Option<Move>) -> OrderingContext<'_> {
        let previous = self.stack.previous_moves(ply);
        OrderingContext { evaluation: self.evaluation, history: self.history, tt_move, ply, previous }
    }

    /// Whether a move is neither a capture nor a promotion.
    pub(super) fn is_quiet(&self, mv: Move) -> bool {
        mv.promotion().is_none() && self.position.captured_by(mv).is_none()
    }

    /// Whether the moving piece gives check from its target. Ignores discovered checks.
    #[inline(always)]
    pub(super) fn gives_direct_check(&self, mv: Move) -> bool {
        let position = &self.position;
        let Some(piece) = position.board().get(mv.from()) else { return false };
        let Some(enemy) = position.variant().turn_order().find(|&it| it != piece.player) else { return false };
        let occupied = position.board().occupied().without(mv.from()).with(mv.to());
        position.variant().tables().attacks(piece.player, piece.kind, mv.to(), occupied, position.king(enemy))
    }
}
