//! Playing out captures, so that no position is judged in the middle of an exchange.

use super::node::cutting;
use super::part::SearchPart;
use super::score::{INFINITE, from_table, mated, to_table};
use super::search::Search;
use super::table::{Bound, Known};

/// What a capture may gain by its place on the board, over the worth of what it takes.
const MARGIN: i32 = 130;
/// Plies of captures after which only what surely gains is tried: boards with many leapers never come to rest otherwise.
const PATIENCE: i32 = 8;

impl Search<'_> {
    /// The score of the position for the side to move, once captures are played out; `played` counts the plies of that.
    pub(super) fn quiescence(&mut self, mut alpha: i32, beta: i32, ply: usize, played: i32) -> i32 {
        self.stack[ply].line.clear();
        if self.counts_out() {
            return 0;
        }
        self.seldepth = self.seldepth.max(ply);
        if self.position.material_draw().is_some() {
            return 0;
        }
        let check = self.stack[ply].check;
        if ply >= Search::MOST_PLIES {
            return if check { 0 } else { self.judge(ply) };
        }
        let known = self.known();
        let open = beta - alpha > 1;
        if let Some(known) = known
            && !open
            && let Some(score) = cutting(&known, from_table(known.score, ply), alpha, beta)
        {
            return score;
        }
        let estimate = self.estimate(known.as_ref(), ply);
        let judged = self.stack[ply].judged;
        // Who is in check cannot leave things as they are.
        let mut best = estimate.unwrap_or(-INFINITE);
        if best >= beta {
            self.keep(known.as_ref(), best, ply);
            return best;
        }
        let before = alpha;
        alpha = alpha.max(best);
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        let margin = self.evaluation.margin(MARGIN);
        let guide = self.guide(ply, known.and_then(|known| known.best));
        match self.stack[ply].stand {
            None => picker.fill(&self.position, &guide),
            Some(stand) => picker.fill_captures(&self.position, &guide, |gain| stand + gain + margin > alpha),
        }
        if check && picker.is_empty() {
            self.stack[ply].picker = picker;
            return mated(ply);
        }
        let mut best_move = None;
        while let Some(choice) = picker.pick(&self.position, self.evaluation) {
            if !check && choice.loses() && self.has(SearchPart::CalmCaptures) {
                break;
            }
            // Of a long series of checks only the first quiet answers are looked at.
            if check && choice.quiet && played > PATIENCE && best > -super::score::MATE_RANGE {
                break;
            }
            let undo = self.advance(choice.mv, ply);
            let score = -self.quiescence(-beta, -alpha, ply + 1, played + 1);
            self.retreat(choice.mv, undo);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(choice.mv);
                    if open {
                        self.stack.extend_line(ply, choice.mv);
                    }
                    if score >= beta {
                        break;
                    }
                }
            }
            if played > PATIENCE && !check {
                break;
            }
        }
        self.stack[ply].picker = picker;
        if self.stopped {
            return 0;
        }
        let bound = match best {
            _ if best >= beta => Bound::AtLeast,
            _ if best > before && open => Bound::Exact,
            _ => Bound::AtMost,
        };
        let known = Known { best: best_move, score: to_table(best, ply), stand: judged, depth: 0, bound };
        self.table.put(self.position.hash(), &known);
        best
    }
}
