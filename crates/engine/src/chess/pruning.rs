//! Pruning of nodes and of moves.

use super::alpha_beta::NodeContext;
use super::move_picker::ScoredMove;
use super::network::accumulator::PieceChanges;
use super::parameters::{
    DECIDED, FUTILITY_BASE, FUTILITY_MAX_DEPTH, FUTILITY_PER_DEPTH, HISTORY_PRUNING_MAX_DEPTH,
    HISTORY_PRUNING_PER_DEPTH, LMP_BASE, LMP_MAX_DEPTH, LMP_MAX_MOVES, LMP_TYPICAL_MOVES, NULL_MOVE_DEPTH_DIVISOR,
    NULL_MOVE_EVAL_DIVISOR, NULL_MOVE_MAX_EVAL_REDUCTION, NULL_MOVE_MIN_DEPTH, NULL_MOVE_MIN_PIECES,
    NULL_MOVE_REDUCTION, PROBCUT_IMPROVING, PROBCUT_MARGIN, PROBCUT_MIN_DEPTH, PROBCUT_REDUCTION, RAZORING_BASE,
    RAZORING_MAX_DEPTH, RAZORING_PER_DEPTH_SQUARED, RFP_MAX_DEPTH, RFP_PER_DEPTH, SEE_CAPTURE_MAX_DEPTH,
    SEE_CAPTURE_PER_DEPTH, SEE_QUIET_BASE, SEE_QUIET_MAX_DEPTH, SEE_QUIET_PER_DEPTH_SQUARED,
};
use super::parts::SearchPart;
use super::score::{MATE_THRESHOLD, score_to_tt};
use super::search::ChessSearch;
use super::see::see_ge;
use super::transposition_table::{Bound, TtEntry};
use menagerie_rules::Move;

impl ChessSearch<'_> {
    /// The score of a node that can be pruned before its moves are searched; `eval` is the estimate of its score.
    pub(super) fn prune_node(&mut self, node: &NodeContext, eval: i32) -> Option<i32> {
        let &NodeContext { beta, pv_node, .. } = node;
        if pv_node || beta.abs() >= MATE_THRESHOLD {
            return None;
        }
        let decided = beta.abs() > DECIDED;
        if !decided && let Some(score) = self.razoring(node, eval) {
            return Some(score);
        }
        if !decided && self.reverse_futility(node, eval) {
            self.store_eval(node.tt_entry.as_ref(), eval, node.ply);
            return Some(eval);
        }
        if let Some(score) = self.null_move_pruning(node, eval) {
            return Some(score);
        }
        if decided || self.stopped { None } else { self.probcut(node) }
    }

    /// Razoring: if the evaluation is so far below alpha that only captures could help, quiescence search decides.
    #[inline(always)]
    fn razoring(&mut self, node: &NodeContext, eval: i32) -> Option<i32> {
        let &NodeContext { alpha, depth, ply, .. } = node;
        let behind = || {
            let margin = self.evaluation.scaled(RAZORING_BASE + RAZORING_PER_DEPTH_SQUARED * depth * depth);
            eval + margin < alpha
        };
        if depth > RAZORING_MAX_DEPTH || !behind() || !self.uses(SearchPart::Razoring) {
            return None;
        }
        let score = self.quiescence(alpha, alpha + 1, ply, 0);
        (score <= alpha).then_some(score)
    }

    /// Reverse futility pruning: whether the evaluation is so far above beta that a few plies will not change it.
    #[inline(always)]
    fn reverse_futility(&self, node: &NodeContext, eval: i32) -> bool {
        let margin = self.evaluation.scaled(RFP_PER_DEPTH * (node.depth - i32::from(node.improving)));
        let enough = eval < MATE_THRESHOLD && eval - margin >= node.beta;
        node.depth <= RFP_MAX_DEPTH && enough && self.uses(SearchPart::ReverseFutility)
    }

    /// ProbCut: the score of a capture that is so good at a lower depth that it will hardly be worse at this one.
    fn probcut(&mut self, node: &NodeContext) -> Option<i32> {
        let &NodeContext { beta, depth, ply, improving, .. } = node;
        if depth < PROBCUT_MIN_DEPTH || !self.uses(SearchPart::ProbCut) {
            return None;
        }
        let probcut_beta = beta + self.evaluation.scaled(PROBCUT_MARGIN - PROBCUT_IMPROVING * i32::from(improving));
        let gain = probcut_beta - self.stack[ply].static_eval?;
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        picker.generate_captures(&self.position, &self.ordering(ply, None), |most| most >= gain);
        let mut found = None;
        while let Some(candidate) = picker.next(&self.position, self.evaluation) {
            if candidate.loses_material() {
                break;
            }
            if !see_ge(&self.position, self.evaluation, candidate.mv, gain) {
                continue;
            }
            let undo = self.make(candidate.mv, ply);
            let mut score = -self.quiescence(-probcut_beta, -probcut_beta + 1, ply + 1, 0);
            if score >= probcut_beta && !self.stopped {
                let reduced = depth - PROBCUT_REDUCTION;
                score = -self.alpha_beta(-probcut_beta, -probcut_beta + 1, reduced, ply + 1, !node.cut_node);
            }
            self.unmake(undo);
            if self.stopped {
                break;
            }
            if score >= probcut_beta {
                found = Some((candidate.mv, score));
                break;
            }
        }
        self.stack[ply].picker = picker;
        let (mv, score) = found?;
        let entry = TtEntry {
            best_move: Some(mv),
            score: score_to_tt(score, ply),
            raw_eval: self.stack[ply].raw_eval,
            depth: depth - PROBCUT_REDUCTION + 1,
            bound: Bound::Lower,
        };
        self.tt.store(self.position.hash(), &entry);
        Some(score)
    }

    /// Null move pruning: the score, if the side to move could even pass.
    fn null_move_pruning(&mut self, node: &NodeContext, eval: i32) -> Option<i32> {
        let &NodeContext { beta, depth, ply, .. } = node;
        if !self.uses(SearchPart::NullMove) {
            return None;
        }
        let passed_before = ply > 0 && self.stack[ply - 1].current_move.is_none();
        let pieces = self.position.board().of(self.position.turn()).count();
        if depth < NULL_MOVE_MIN_DEPTH || eval < beta || passed_before || pieces < NULL_MOVE_MIN_PIECES {
            return None;
        }
        let undo = self.position.make_null();
        self.previous_hashes.push(self.position.hash());
        self.stack[ply].current_move = None;
        self.stack[ply + 1].accumulator = self.stack[ply].accumulator;
        self.stack[ply + 1].in_check = false;
        if let Some(network) = self.network {
            self.stack[ply + 1].network.after(network, &self.position, Some(PieceChanges::new()));
        }
        let above_beta = (eval - beta) / self.evaluation.scaled(NULL_MOVE_EVAL_DIVISOR).max(1);
        let reduction =
            NULL_MOVE_REDUCTION + depth / NULL_MOVE_DEPTH_DIVISOR + above_beta.min(NULL_MOVE_MAX_EVAL_REDUCTION);
        // At least one full ply, to see the threat of a quiet checkmate.
        let score = -self.alpha_beta(-beta, -beta + 1, (depth - reduction).max(1), ply + 1, !node.cut_node);
        self.previous_hashes.pop();
        self.position.unmake_null(undo);
        match score {
            _ if self.stopped || score < beta => None,
            _ if score > MATE_THRESHOLD => Some(beta),
            _ => Some(score),
        }
    }

    /// Whether a move is pruned, after other moves that do not lose at once.
    pub(super) fn prunes_move(
        &self,
        node: &NodeContext,
        candidate: &ScoredMove,
        move_count: i32,
        alpha: i32,
        total_moves: i32,
    ) -> bool {
        let &NodeContext { depth, pv_node, in_check, .. } = node;
        // Where only a faster checkmate counts, any move may give it.
        if in_check || move_count < 2 || alpha >= MATE_THRESHOLD {
            return false;
        }
        let reduced = (depth - self.lmr_reduction(depth, move_count as usize)).max(0);
        if !candidate.quiet {
            return candidate.loses_material()
                && depth <= SEE_CAPTURE_MAX_DEPTH
                && self.fails_see(candidate.mv, SEE_CAPTURE_PER_DEPTH * depth);
        }
        if candidate.is_special() || self.gives_direct_check(candidate.mv) {
            return false;
        }
        if self.prunes_late_move(node, move_count, total_moves) {
            return true;
        }
        !pv_node && self.prunes_quiet_move(node, candidate, reduced, alpha)
    }

    /// Whether a quiet move is pruned by futility, history or SEE; `reduced` is its reduced depth.
    #[inline(always)]
    fn prunes_quiet_move(&self, node: &NodeContext, candidate: &ScoredMove, reduced: i32, alpha: i32) -> bool {
        let margin = || self.evaluation.scaled(FUTILITY_BASE + FUTILITY_PER_DEPTH * reduced);
        let behind = self.stack[node.ply].static_eval.is_some_and(|static_eval| static_eval + margin() <= alpha);
        (reduced <= FUTILITY_MAX_DEPTH && behind && alpha.abs() < MATE_THRESHOLD && self.uses(SearchPart::Futility))
            || (reduced <= HISTORY_PRUNING_MAX_DEPTH
                && candidate.history() < HISTORY_PRUNING_PER_DEPTH * (reduced + 1)
                && self.uses(SearchPart::HistoryPruning))
            || (reduced <= SEE_QUIET_MAX_DEPTH
                && self.fails_see(candidate.mv, SEE_QUIET_PER_DEPTH_SQUARED * reduced * reduced + SEE_QUIET_BASE))
    }

    /// Late move pruning: whether enough moves have been searched. The limit grows with the number of legal moves.
    #[inline]
    pub(super) fn prunes_late_move(&self, node: &NodeContext, move_count: i32, total_moves: i32) -> bool {
        let base = LMP_BASE + node.depth * node.depth;
        let enough = base * total_moves.clamp(LMP_TYPICAL_MOVES, LMP_MAX_MOVES) / LMP_TYPICAL_MOVES;
        node.depth <= LMP_MAX_DEPTH
            && move_count > if node.improving { enough } else { enough / 2 }
            && self.uses(SearchPart::LateMovePruning)
    }

    /// Whether a move loses more than `most` cp by static exchange evaluation.
    fn fails_see(&self, mv: Move, most: i32) -> bool {
        self.uses(SearchPart::SeePruning) && !see_ge(&self.position, self.evaluation, mv, -most)
    }
}
