//! Quiescence search: only captures are searched beyond the depth, so that no position is evaluated in the middle of an exchange.

use super::move_picker::MovePicker;
use super::parameters::{DELTA_MARGIN, MAX_FULL_PLIES, MAX_PLY};
use super::parts::SearchPart;
use super::score::{INFINITE, MATE_THRESHOLD, score_from_tt, score_to_tt};
use super::search::ChessSearch;
use super::transposition_table::{Bound, TtEntry};
use menagerie_rules::Move;

/// The window of a node in quiescence search, and its best score.
struct Window {
    alpha: i32,
    beta: i32,
    best: i32,
    best_move: Option<Move>,
}

impl ChessSearch<'_> {
    /// The score of the position for the side to move after quiescence search; `qs_ply` is the number of plies in quiescence search.
    pub(super) fn quiescence(&mut self, alpha: i32, beta: i32, ply: usize, qs_ply: i32) -> i32 {
        self.stack[ply].pv.clear();
        if self.count_node() {
            return 0;
        }
        self.seldepth = self.seldepth.max(ply);
        if let Some(score) = self.goal_score(ply) {
            return score;
        }
        if self.position.material_draw().is_some() {
            return 0;
        }
        let in_check = self.stack[ply].in_check;
        if ply >= MAX_PLY {
            return if in_check { 0 } else { self.evaluate(ply) };
        }
        let tt_entry = self.probe_tt();
        let pv_node = beta - alpha > 1;
        if let Some(entry) = tt_entry
            && !pv_node
            && let Some(score) = entry.cutoff(score_from_tt(entry.score, ply), alpha, beta)
        {
            return score;
        }
        let eval = self.evaluate_node(tt_entry.as_ref(), ply);
        let raw_eval = self.stack[ply].raw_eval;
        // Stand pat: a side that is not in check need not capture.
        let stand_pat = eval.unwrap_or(-INFINITE);
        if stand_pat >= beta {
            self.store_eval(tt_entry.as_ref(), stand_pat, ply);
            return stand_pat;
        }
        let mut window = Window { alpha: alpha.max(stand_pat), beta, best: stand_pat, best_move: None };
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        self.generate_quiescence(&mut picker, tt_entry.as_ref(), ply, window.alpha);
        if in_check && picker.is_empty() {
            self.stack[ply].picker = picker;
            return self.score_without_moves(ply);
        }
        self.search_captures(&mut picker, &mut window, ply, qs_ply, pv_node);
        self.stack[ply].picker = picker;
        if self.stopped {
            return 0;
        }
        let best = window.best;
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > alpha && pv_node => Bound::Exact,
            _ => Bound::Upper,
        };
        let score = score_to_tt(best, ply);
        let entry = TtEntry { best_move: window.best_move, score, raw_eval, depth: 0, bound };
        self.tt.store(self.position.hash(), &entry);
        best
    }

    /// The moves of a node: all in check, otherwise the captures and promotions that can raise alpha (delta pruning).
    #[inline(always)]
    fn generate_quiescence(&self, picker: &mut MovePicker, tt_entry: Option<&TtEntry>, ply: usize, alpha: i32) {
        let margin = self.evaluation.scaled(DELTA_MARGIN);
        let context = self.ordering(ply, tt_entry.and_then(|entry| entry.best_move));
        match self.stack[ply].static_eval {
            None => picker.generate_all(&self.position, &context),
            Some(static_eval) => {
                picker.generate_captures(&self.position, &context, |gain| static_eval + gain + margin > alpha);
            }
        }
    }

    #[inline(always)]
    fn search_captures(
        &mut self,
        picker: &mut MovePicker,
        window: &mut Window,
        ply: usize,
        qs_ply: i32,
        pv_node: bool,
    ) {
        let in_check = self.stack[ply].in_check;
        while let Some(candidate) = picker.next(&self.position, self.evaluation) {
            if !in_check && candidate.loses_material() && self.uses(SearchPart::QuiescenceSee) {
                break;
            }
            // In a long series of checks only the first quiet evasions are searched.
            if in_check && candidate.quiet && qs_ply > MAX_FULL_PLIES && window.best > -MATE_THRESHOLD {
                break;
            }
            let undo = self.make(candidate.mv, ply);
            let score = -self.quiescence(-window.beta, -window.alpha, ply + 1, qs_ply + 1);
            self.unmake(undo);
            if self.stopped {
                break;
            }
            if score > window.best {
                window.best = score;
                if score > window.alpha {
                    window.alpha = score;
                    window.best_move = Some(candidate.mv);
                    if pv_node {
                        self.stack.update_pv(ply, candidate.mv);
                    }
                    if score >= window.beta {
                        break;
                    }
                }
            }
            if qs_ply > MAX_FULL_PLIES && !in_check {
                break;
            }
        }
    }
}
