//! Late move reductions and principal variation search: the depth and the window with which a move is searched.

use super::alpha_beta::NodeContext;
use super::move_picker::ScoredMove;
use super::parameters::{LMR_BASE, LMR_DIVISOR, LMR_HISTORY_DIVISOR, LMR_MAX_HISTORY, LMR_MIN_DEPTH};
use super::parts::SearchPart;
use super::search::ChessSearch;

impl ChessSearch<'_> {
    /// The score of the move that has just been made. Late moves are first searched at a reduced depth, and all but the first with a zero
    /// window.
    pub(super) fn search_reduced(
        &mut self,
        node: &NodeContext,
        candidate: &ScoredMove,
        move_count: i32,
        alpha: i32,
        extension: i32,
    ) -> i32 {
        let &NodeContext { beta, depth, ply, pv_node, cut_node, .. } = node;
        let next = depth - 1 + extension;
        if move_count == 1 {
            return -self.alpha_beta(-beta, -alpha, next, ply + 1, !pv_node && !cut_node);
        }
        let late = move_count >= 2 + i32::from(pv_node) && (candidate.quiet || candidate.loses_material());
        let reduces = depth >= LMR_MIN_DEPTH && late && self.uses(SearchPart::LateMoveReductions);
        let reduced = if reduces { self.reduced_depth(node, candidate, move_count, next) } else { next };
        let mut score = alpha + 1;
        if reduced < next {
            score = -self.alpha_beta(-alpha - 1, -alpha, reduced, ply + 1, true);
        }
        if score > alpha && !self.stopped && (!pv_node || self.uses(SearchPart::Pvs)) {
            score = -self.alpha_beta(-alpha - 1, -alpha, next, ply + 1, !cut_node);
        }
        if pv_node && score > alpha && !self.stopped {
            score = -self.alpha_beta(-beta, -alpha, next, ply + 1, false);
        }
        score
    }

    /// The reduced depth of a late move; `next` is its full depth.
    #[inline(always)]
    fn reduced_depth(&self, node: &NodeContext, candidate: &ScoredMove, move_count: i32, next: i32) -> i32 {
        let gives_check = self.stack[node.ply + 1].in_check;
        let mut reduction = self.lmr_reduction(node.depth, move_count as usize);
        reduction += i32::from(node.cut_node) + i32::from(!node.improving)
            - i32::from(node.pv_node)
            - i32::from(gives_check)
            - i32::from(node.in_check);
        if candidate.quiet {
            let history = (candidate.history() / LMR_HISTORY_DIVISOR).clamp(-LMR_MAX_HISTORY, LMR_MAX_HISTORY);
            reduction -= if candidate.is_special() { 1 } else { history };
        } else {
            reduction /= 2;
        }
        (next - reduction).clamp(1, next.max(1))
    }

    /// The reduction of a late move in plies: 0.6 + ln(depth) · ln(move count) / 1.9, times the board's percentage.
    #[inline]
    pub(super) fn lmr_reduction(&self, depth: i32, move_count: usize) -> i32 {
        let log = |number: usize| LOGS[number.min(LOGS.len() - 1)];
        let sixty_fourths = LMR_BASE + log(depth.max(1) as usize) * log(move_count.max(1)) / LMR_DIVISOR;
        sixty_fourths * self.evaluation.lmr_percent() / (64 * 100)
    }
}

/// 100 · ln(n), rounded; larger n use the last entry.
const LOGS: [i32; 64] = [
    0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271, 277, 283, 289, 294, 300, 304, 309, 314,
    318, 322, 326, 330, 333, 337, 340, 343, 347, 350, 353, 356, 358, 361, 364, 366, 369, 371, 374, 376, 378, 381, 383,
    385, 387, 389, 391, 393, 395, 397, 399, 401, 403, 404, 406, 408, 409, 411, 413, 414,
];
