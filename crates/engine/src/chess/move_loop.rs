//! The loop over the moves of a node, and the updates after it.

use super::alpha_beta::NodeContext;
use super::extensions::Extension;
use super::move_picker::{MovePicker, ScoredMove};
use super::parameters::HISTORY_CLEAR_CUTOFF;
use super::parts::SearchPart;
use super::piece_to::PieceTo;
use super::score::{INFINITE, MATE_THRESHOLD, score_to_tt};
use super::search::ChessSearch;
use super::transposition_table::{Bound, TtEntry};
use menagerie_rules::{KindId, Move};

/// The best move so far.
struct Best {
    alpha: i32,
    score: i32,
    /// The move that raised alpha last.
    mv: Option<Move>,
    /// The number of moves picked so far.
    picked: i32,
}

/// A move for the histories: piece and target, and the captured kind.
type HistoryMove = (Option<PieceTo>, Option<KindId>);

impl ChessSearch<'_> {
    /// Searches the moves of a node and returns its score.
    pub(super) fn search_moves(&mut self, node: &NodeContext) -> i32 {
        let ply = node.ply;
        let tt_move = node.tt_entry.and_then(|entry| entry.best_move);
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        picker.start(&self.position, &self.ordering(ply, tt_move));
        if picker.is_empty() {
            self.stack[ply].picker = picker;
            return self.score_without_moves(ply);
        }
        self.stack[ply].quiets.clear();
        self.stack[ply].captures.clear();
        let mut best = Best { alpha: node.alpha, score: -INFINITE, mv: None, picked: 0 };
        let multi_cut = self.search_each_move(node, tt_move, &mut picker, &mut best);
        self.stack[ply].picker = picker;
        if let Some(score) = multi_cut {
            return score;
        }
        if self.stopped {
            return 0;
        }
        if best.picked == 0 {
            // The only move is excluded.
            return best.alpha;
        }
        if self.stack[ply].excluded_move.is_none() {
            self.store_result(node, &best, tt_move);
        }
        best.score
    }

    /// Searches move after move until one fails high. Returns a score if the search without the transposition-table move has shown that
    /// the node fails high anyway.
    #[inline(always)]
    fn search_each_move(
        &mut self,
        node: &NodeContext,
        tt_move: Option<Move>,
        picker: &mut MovePicker,
        best: &mut Best,
    ) -> Option<i32> {
        let ply = node.ply;
        let excluded = self.stack[ply].excluded_move;
        while let Some(candidate) = picker.next_staged(&self.position, self.evaluation, || self.ordering(ply, tt_move))
        {
            let mv = candidate.mv;
            if Some(mv) == excluded {
                continue;
            }
            best.picked += 1;
            let move_count = best.picked + picker.skipped() as i32;
            if self.skips_move(node, &candidate, move_count, picker, best) {
                continue;
            }
            let extension = match node.tt_entry {
                Some(entry) if Some(mv) == tt_move && excluded.is_none() => {
                    match self.singular_extension(node, &entry, mv) {
                        Extension::MultiCut(score) => return Some(score),
                        Extension::Plies(plies) => plies,
                    }
                }
                _ => 0,
            };
            if self.stopped {
                break;
            }
            let piece_to = PieceTo::of_move(&self.position, mv);
            let victim = self.position.captured_by(mv).map(|(_, piece)| piece.kind);
            let score = self.search_candidate(node, &candidate, move_count, best.alpha, extension);
            if self.stopped {
                break;
            }
            self.take_score(node, mv, score, best);
            if score >= node.beta {
                let clear = i32::from(best.score > node.beta + HISTORY_CLEAR_CUTOFF);
                self.update_histories(mv, (piece_to, victim), ply, node.depth + clear);
                break;
            }
            self.remember_searched((piece_to, victim), candidate.quiet, ply);
        }
        None
    }

    /// Whether a move is pruned. After a late quiet move all following quiet moves are pruned too.
    #[inline(always)]
    fn skips_move(
        &self,
        node: &NodeContext,
        candidate: &ScoredMove,
        move_count: i32,
        picker: &mut MovePicker,
        best: &Best,
    ) -> bool {
        let total_moves = picker.total_moves() as i32;
        if best.score <= -MATE_THRESHOLD || !self.prunes_move(node, candidate, move_count, best.alpha, total_moves) {
            return false;
        }
        if !node.pv_node && candidate.quiet && self.prunes_late_move(node, move_count, total_moves) {
            picker.skip_quiets(|mv| self.gives_direct_check(mv));
        }
        true
    }

    /// Makes a move, searches it, unmakes it, and returns its score.
    #[inline(always)]
    fn search_candidate(
        &mut self,
        node: &NodeContext,
        candidate: &ScoredMove,
        move_count: i32,
        alpha: i32,
        extension: i32,
    ) -> i32 {
        let extends_check = self.is_safe_if_check(candidate);
        let undo = self.make(candidate.mv, node.ply);
        let checks = extends_check && self.stack[node.ply + 1].in_check && self.uses(SearchPart::CheckExtension);
        let extension = if extension == 0 && checks { 1 } else { extension };
        let score = self.search_reduced(node, candidate, move_count, alpha, extension);
        self.unmake(undo);
        score
    }

    #[inline(always)]
    fn take_score(&mut self, node: &NodeContext, mv: Move, score: i32, best: &mut Best) {
        if score > best.score {
            best.score = score;
            if score > best.alpha {
                best.mv = Some(mv);
                best.alpha = score;
                if node.pv_node {
                    self.stack.update_pv(node.ply, mv);
                }
            }
        }
    }

    /// Records a move that did not fail high.
    #[inline(always)]
    fn remember_searched(&mut self, (piece_to, victim): HistoryMove, quiet: bool, ply: usize) {
        if let Some(piece_to) = piece_to {
            match victim {
                Some(victim) => self.stack[ply].captures.push((piece_to, victim)),
                None if quiet => self.stack[ply].quiets.push(piece_to),
                None => {}
            }
        }
    }

    /// Stores the result of a node in the transposition table and in the correction history.
    #[inline(always)]
    fn store_result(&mut self, node: &NodeContext, best: &Best, tt_move: Option<Move>) {
        let NodeContext { ply, depth, .. } = *node;
        let bound = match best.score {
            score if score >= node.beta => Bound::Lower,
            _ if best.mv.is_some() => Bound::Exact,
            _ => Bound::Upper,
        };
        self.update_correction_history(ply, depth, best.score, bound, best.mv);
        let raw_eval = self.stack[ply].raw_eval;
        let score = score_to_tt(best.score, ply);
        let entry = TtEntry { best_move: best.mv.or(tt_move), score, raw_eval, depth, bound };
        self.tt.store(self.position.hash(), &entry);
    }

    /// Updates the correction history, where the score is informative and the best move is no capture.
    fn update_correction_history(&mut self, ply: usize, depth: i32, score: i32, bound: Bound, best_move: Option<Move>) {
        let Some(static_eval) = self.stack[ply].static_eval else { return };
        let is_informative = match bound {
            Bound::Exact => true,
            Bound::Lower => score > static_eval,
            Bound::Upper => score < static_eval,
        };
        if is_informative
            && self.uses(SearchPart::CorrectionHistory)
            && score.abs() < MATE_THRESHOLD
            && best_move.is_none_or(|mv| self.is_quiet(mv))
        {
            let indices = self.correction_indices(ply);
            self.history.correction.update(indices, score - static_eval, depth);
        }
    }

    /// Records in the histories that a move caused a cutoff, and that the moves before it did not.
    fn update_histories(&mut self, mv: Move, (piece_to, victim): HistoryMove, ply: usize, depth: i32) {
        let Some(piece_to) = piece_to else { return };
        let previous = self.stack.previous_moves(ply);
        let here = &self.stack[ply];
        match victim {
            Some(victim) => self.history.update_capture(piece_to, victim, depth, true),
            None if mv.promotion().is_none() => {
                self.history.update_quiets(mv, piece_to, &here.quiets, previous, ply, depth);
            }
            None => {}
        }
        for &(other, victim) in &here.captures {
            self.history.update_capture(other, victim, depth, false);
        }
    }
}
