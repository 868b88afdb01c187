//! Quiescence: beyond the depth, only captures and promotions are tried, and every way out of check, until nothing hangs.

use super::exchange::exchange;
use super::search::{MATE, Search};
use menagerie_rules::Move;

/// What a capture may gain by its place on the board, over the worth of what it takes.
const MARGIN: i32 = 120;

impl Search<'_> {
    /// The score of the position for the side to move, once captures are played out.
    pub(super) fn quiescence(&mut self, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        if self.counts_out() {
            return 0;
        }
        if self.position.material_draw().is_some() {
            return 0;
        }
        let check = self.position.in_check();
        let stand = self.evaluation.of(&self.position);
        if ply >= Search::MOST_PLIES || (stand >= beta && !check) {
            return stand;
        }
        // Who is in check cannot leave things as they are.
        let mut best = if check { ply as i32 - MATE } else { stand };
        alpha = alpha.max(best);
        let mut can_move = false;
        let mut tries: Vec<(i32, Move)> = Vec::with_capacity(32);
        let worth = self.evaluation.worth();
        self.position.each_legal_move(|mv| {
            can_move = true;
            let victim = self.position.captured_by(mv).map_or(0, |(_, piece)| worth.of(piece.kind));
            let mover = self.position.board().get(mv.from()).map_or(0, |piece| worth.of(piece.kind));
            let gain = victim + mv.promotion().map_or(0, |kind| worth.of(kind) - mover);
            if check || (gain > 0 && stand + gain + MARGIN > alpha) {
                tries.push((gain * 16 - mover, mv));
            }
        });
        if !can_move {
            return if check { ply as i32 - MATE } else { 0 };
        }
        tries.sort_unstable_by_key(|&(rank, _)| std::cmp::Reverse(rank));
        for (_, mv) in tries {
            if !check && exchange(&self.position, self.evaluation, mv) < 0 {
                continue;
            }
            let undo = self.position.make(mv);
            let score = -self.quiescence(-beta, -alpha, ply + 1);
            self.position.unmake(mv, undo);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                if score >= beta {
                    return score;
                }
                alpha = alpha.max(score);
            }
        }
        best
    }
}
