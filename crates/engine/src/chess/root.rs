//! The root of the search: iterative deepening, aspiration windows, multi-PV.

use super::parameters::{
    ASPIRATION_DELTA, ASPIRATION_MAX_DELTA, ASPIRATION_MIN_DEPTH, EXTENSION_RESERVE, LMR_MIN_DEPTH, LMR_ROOT_MOVE,
    MATE_CONFIRMATION, MAX_NODES_AT_MIN_DEPTH, MAX_PLY, MIN_DEPTH,
};
use super::parts::SearchPart;
use super::score::{INFINITE, MATE, MATE_THRESHOLD, reported};
use super::search::ChessSearch;
use super::transposition_table::{Bound, TtEntry};
use crate::{SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::Move;

/// A move at the root.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub mv: Move,
    /// Its score at the current depth; -[`INFINITE`] if it is only known to be no better than the best.
    pub score: i32,
    /// The principal variation that begins with it.
    pub pv: Vec<Move>,
}

/// The parameters of a search of the root moves.
#[derive(Clone, Copy)]
struct RootSearch {
    depth: u32,
    /// The index of the line in multi-PV.
    line: usize,
    /// Whether no window at this depth has failed yet.
    first_window: bool,
}

impl ChessSearch<'_> {
    /// Searches with increasing depth up to the limits. `None` if there is no legal move.
    pub(super) fn iterative_deepening(&mut self, limits: &SearchLimits) -> Option<SearchResult> {
        let mut moves = self.root_moves();
        let first = moves.first()?.mv;
        let lines = (limits.multipv.max(1) as usize).min(moves.len());
        let mut result = SearchResult { best_move: first, info: SearchInfo::of(first) };
        let errs = limits.mistakes.any();
        let max_depth = limits.depth.unwrap_or(u32::MAX).min((MAX_PLY - EXTENSION_RESERVE) as u32);
        for depth in 1..=max_depth {
            self.max_nodes = match limits.nodes {
                Some(nodes) if depth <= MIN_DEPTH => nodes.max(MAX_NODES_AT_MIN_DEPTH),
                nodes => nodes.unwrap_or(u64::MAX),
            };
            if errs {
                self.score_all_moves(&mut moves, depth as i32, limits.mistakes);
            } else {
                for line in 0..lines {
                    self.aspiration_search(&mut moves, line, depth, &mut result);
                    if self.stopped {
                        break;
                    }
                }
            }
            if self.stopped {
                break;
            }
            self.report_lines(&mut moves[..lines], depth, &mut result);
            let mate_distance = MATE - moves[0].score.abs();
            let decided = lines == 1 && (mate_distance <= 1 || mate_distance + MATE_CONFIRMATION <= depth as i32);
            if decided || (moves.len() == 1 && !errs) {
                break;
            }
        }
        if errs {
            self.choose_with_mistakes(&moves, limits, &mut result);
        }
        result.info.nodes = self.nodes;
        Some(result)
    }

    /// The legal moves in their initial order.
    fn root_moves(&mut self) -> Vec<RootMove> {
        let mut picker = std::mem::take(&mut self.stack[0].picker);
        picker.generate_all(&self.position, &self.ordering(0, None));
        let ordered = std::iter::from_fn(|| picker.next(&self.position, self.evaluation));
        let all: Vec<RootMove> = ordered.map(|of| RootMove { mv: of.mv, score: -INFINITE, pv: vec![of.mv] }).collect();
        self.stack[0].picker = picker;
        let allowed: Vec<RootMove> = all.iter().filter(|of| self.control.allows(of.mv)).cloned().collect();
        if allowed.is_empty() { all } else { allowed }
    }

    /// Reports the best lines of a finished depth.
    fn report_lines(&mut self, lines: &mut [RootMove], depth: u32, result: &mut SearchResult) {
        lines.sort_by_key(|of| std::cmp::Reverse(of.score));
        for (line, root) in lines.iter().enumerate() {
            let info = self.info(root, depth, line as u32 + 1);
            if line == 0 {
                *result = SearchResult { best_move: root.mv, info: info.clone() };
            }
            self.control.report(&info);
        }
    }

    /// Searches the moves from `line` on with a window around the previous score, and widens it until the score is inside.
    fn aspiration_search(&mut self, moves: &mut [RootMove], line: usize, depth: u32, result: &mut SearchResult) {
        let expected = moves[line].score;
        let mut delta = self.evaluation.scaled(ASPIRATION_DELTA).max(1);
        let narrow =
            self.uses(SearchPart::Aspiration) && depth >= ASPIRATION_MIN_DEPTH && expected.abs() < MATE_THRESHOLD;
        let mut window = if narrow { (expected - delta, expected + delta) } else { (-INFINITE, INFINITE) };
        let mut first_window = true;
        loop {
            let score = self.search_root(&mut moves[line..], window, RootSearch { depth, line, first_window }, result);
            // Stable: moves that are not better keep their order.
            moves[line..].sort_by_key(|of| std::cmp::Reverse(of.score));
            if self.stopped {
                return;
            }
            if score <= window.0 {
                window = ((score - delta).max(-INFINITE), (window.0 + window.1) / 2);
            } else if score >= window.1 {
                window.1 = (score + delta).min(INFINITE);
            } else {
                return;
            }
            first_window = false;
            delta += delta / 2;
            if delta > ASPIRATION_MAX_DELTA {
                window = (-INFINITE, INFINITE);
            }
        }
    }

    /// Searches the root moves and returns the best score.
    fn search_root(
        &mut self,
        moves: &mut [RootMove],
        (mut alpha, beta): (i32, i32),
        search: RootSearch,
        result: &mut SearchResult,
    ) -> i32 {
        let RootSearch { depth, line, first_window } = search;
        let mut best = -INFINITE;
        self.evaluate_node(None, 0);
        for (number, root) in moves.iter_mut().enumerate() {
            let score = self.search_root_move(root.mv, number, (alpha, beta), depth as i32);
            if self.stopped {
                return best;
            }
            if number == 0 || score > alpha {
                root.score = score;
                root.pv.clear();
                root.pv.push(root.mv);
                root.pv.extend_from_slice(&self.stack[1].pv);
                if line == 0 && score > alpha && (number > 0 || first_window) {
                    let info = self.info(root, depth, 1);
                    if number > 0 {
                        self.control.report(&info);
                    }
                    *result = SearchResult { best_move: root.mv, info };
                }
            } else {
                root.score = -INFINITE;
            }
            if score > best {
                best = score;
                alpha = alpha.max(score);
                if score >= beta {
                    // The others were not searched at this depth.
                    moves[number + 1..].iter_mut().for_each(|root| root.score = -INFINITE);
                    break;
                }
            }
        }
        if line == 0 {
            let bound = if best >= beta { Bound::Lower } else { Bound::Exact };
            let best_move = moves.iter().max_by_key(|root| root.score).map(|root| root.mv);
            let raw_eval = self.stack[0].raw_eval;
            let entry = TtEntry { best_move, score: best, raw_eval, depth: depth as i32, bound };
            self.tt.store(self.position.hash(), &entry);
        }
        best
    }

    /// The score of a root move; `number` is its index.
    fn search_root_move(&mut self, mv: Move, number: usize, (alpha, beta): (i32, i32), depth: i32) -> i32 {
        let next = depth - 1;
        let quiet = self.is_quiet(mv);
        let undo = self.make(mv, 0);
        let score = if number == 0 {
            -self.alpha_beta(-beta, -alpha, next, 1, false)
        } else {
            let gives_check = self.stack[1].in_check;
            let late = quiet && !gives_check && depth >= LMR_MIN_DEPTH && number >= LMR_ROOT_MOVE;
            let reduces = self.uses(SearchPart::LateMoveReductions) && late;
            let reduction = if reduces { (self.lmr_reduction(depth, number) - 1).max(0) } else { 0 };
            let zero_window = self.uses(SearchPart::Pvs);
            let mut score = alpha + 1;
            if zero_window || reduction > 0 {
                score = -self.alpha_beta(-alpha - 1, -alpha, (next - reduction).max(1.min(next)), 1, true);
            }
            if zero_window && score > alpha && reduction > 0 && !self.stopped {
                score = -self.alpha_beta(-alpha - 1, -alpha, next, 1, true);
            }
            if score > alpha && !self.stopped { -self.alpha_beta(-beta, -alpha, next, 1, false) } else { score }
        };
        self.unmake(undo);
        score
    }

    fn info(&self, root: &RootMove, depth: u32, multipv: u32) -> SearchInfo {
        SearchInfo {
            depth,
            seldepth: (self.seldepth as u32).max(depth),
            multipv,
            score: reported(root.score),
            nodes: self.nodes,
            pv: root.pv.clone(),
            standing: None,
            hashfull: self.tt.hashfull(),
        }
    }
}
