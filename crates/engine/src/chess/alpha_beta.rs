//! One node of the tree: the work before its moves are searched.

use super::correction_history::CorrectionIndices;
use super::parameters::{IIR_MIN_DEPTH, MAX_PLY};
use super::parts::SearchPart;
use super::score::{MATE, MATE_THRESHOLD, mated_in, score_from_tt, score_to_tt};
use super::search::ChessSearch;
use super::transposition_table::{Bound, TtEntry};

/// The parameters of a node, and what is known about it.
pub(super) struct NodeContext {
    pub alpha: i32,
    pub beta: i32,
    /// Plies still to be searched.
    pub depth: i32,
    /// Plies from the root.
    pub ply: usize,
    /// Whether the window is wider than a zero window.
    pub pv_node: bool,
    /// Whether the node is expected to fail high.
    pub cut_node: bool,
    pub in_check: bool,
    /// Whether the static evaluation is better than at the side's previous turn.
    pub improving: bool,
    pub tt_entry: Option<TtEntry>,
}

impl ChessSearch<'_> {
    /// The score of the position for the side to move, within the window or as a bound outside it (fail-soft).
    pub(super) fn alpha_beta(&mut self, mut alpha: i32, mut beta: i32, depth: i32, ply: usize, cut_node: bool) -> i32 {
        self.stack[ply].pv.clear();
        let in_check = self.stack[ply].in_check;
        if let Some(score) = self.goal_score(ply) {
            return score;
        }
        if self.is_repetition() {
            return self.repetition_score(ply);
        }
        if self.is_draw() {
            // Checkmate takes precedence over the fifty-move rule.
            let over = in_check && self.position.legal_moves().is_empty();
            return if over { self.score_without_moves(ply) } else { 0 };
        }
        if ply >= MAX_PLY {
            return if in_check { 0 } else { self.evaluate(ply) };
        }
        if depth <= 0 {
            return self.quiescence(alpha, beta, ply, 0);
        }
        if self.count_node() {
            return 0;
        }
        self.seldepth = self.seldepth.max(ply);
        if self.uses(SearchPart::MateDistance) {
            alpha = alpha.max(mated_in(ply));
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let pv_node = beta - alpha > 1;
        let excluded = self.stack[ply].excluded_move.is_some();
        let tt_entry = if excluded { None } else { self.probe_tt() };
        // An upper bound of a singular search does not exclude a faster checkmate, because moves were left out.
        if let Some(entry) = tt_entry
            && !pv_node
            && entry.depth >= depth
            && (alpha < MATE_THRESHOLD || entry.score.abs() > MATE_THRESHOLD)
            && let Some(score) = entry.cutoff(score_from_tt(entry.score, ply), alpha, beta)
        {
            return score;
        }
        let eval = self.evaluate_node(tt_entry.as_ref(), ply);
        let improving = self.stack.is_improving(ply);
        let mut node = NodeContext { alpha, beta, depth, ply, pv_node, cut_node, in_check, improving, tt_entry };
        if let Some(eval) = eval
            && !excluded
            && let Some(score) = self.prune_node(&node, eval)
        {
            return score;
        }
        if self.stopped {
            return 0;
        }
        let no_tt_move = tt_entry.is_none_or(|entry| entry.best_move.is_none()) && !excluded;
        if no_tt_move
            && depth >= IIR_MIN_DEPTH
            && (pv_node || cut_node)
            && self.uses(SearchPart::InternalIterativeReduction)
        {
            node.depth -= 1;
        }
        self.search_moves(&node)
    }

    fn is_repetition(&self) -> bool {
        let hash = self.position.hash();
        let since = self.position.halfmove_clock() as usize;
        // Only every second position has the same side to move, and the nearest of these cannot repeat yet.
        self.previous_hashes.iter().rev().take(since).skip(1).step_by(2).any(|&earlier| earlier == hash)
    }

    fn is_draw(&self) -> bool {
        self.position.is_move_limit_reached() || self.position.material_draw().is_some()
    }

    /// Sets the evaluations of a ply. Returns the best estimate of its score: the static evaluation, or the transposition table's score if
    /// it is more informative; `None` in check.
    pub(super) fn evaluate_node(&mut self, tt_entry: Option<&TtEntry>, ply: usize) -> Option<i32> {
        if self.stack[ply].in_check {
            (self.stack[ply].raw_eval, self.stack[ply].static_eval) = (None, None);
            return None;
        }
        let correction = self.history.correction.of(self.correction_indices(ply), self.evaluation.correction_limit());
        let raw_eval = match tt_entry.and_then(|entry| entry.raw_eval) {
            Some(raw_eval) => raw_eval,
            None => self.eval_after_null_move(ply).unwrap_or_else(|| self.evaluate(ply)),
        };
        let static_eval = raw_eval + correction;
        let here = &mut self.stack[ply];
        (here.raw_eval, here.static_eval) = (Some(raw_eval), Some(static_eval));
        let better =
            tt_entry.map(|entry| (entry.bound, score_from_tt(entry.score, ply))).filter(|(bound, score)| match bound {
                Bound::Exact => true,
                Bound::Lower => *score > static_eval,
                Bound::Upper => *score < static_eval,
            });
        Some(better.map_or(static_eval, |(_, score)| score))
    }

    /// Stores the evaluation of a node that is not in the transposition table, as a lower bound at depth 0: a side that may stand pat
    /// loses nothing by captures.
    pub(super) fn store_eval(&mut self, tt_entry: Option<&TtEntry>, eval: i32, ply: usize) {
        if tt_entry.is_none() {
            let (score, raw_eval) = (score_to_tt(eval, ply), self.stack[ply].raw_eval);
            let entry = TtEntry { best_move: None, score, raw_eval, depth: 0, bound: Bound::Lower };
            self.tt.store(self.position.hash(), &entry);
        }
    }

    /// The hand-crafted evaluation after a null move, which only changes the tempo. `None` with a network, which evaluates each side to
    /// move anew.
    fn eval_after_null_move(&self, ply: usize) -> Option<i32> {
        if self.network.is_some() {
            return None;
        }
        let before = &self.stack[ply.checked_sub(1)?];
        let raw_eval = before.raw_eval.filter(|_| before.current_move.is_none())?;
        Some(self.evaluation.after_null_move(raw_eval, &before.accumulator))
    }

    pub(super) fn correction_indices(&self, ply: usize) -> CorrectionIndices {
        let last = self.stack.previous_moves(ply)[0];
        CorrectionIndices::of(self.position.turn().index(), self.stack[ply].accumulator.keys, last)
    }
}
