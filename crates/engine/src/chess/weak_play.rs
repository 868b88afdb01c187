//! The errors of weak levels: random errors in scores, and overlooked replies.

use super::root::RootMove;
use super::score::{INFINITE, MATE_THRESHOLD, reported};
use super::search::ChessSearch;
use crate::random::Random;
use crate::{SearchLimits, SearchResult};
use menagerie_rules::Move;

impl ChessSearch<'_> {
    /// The exact score of every move.
    pub(super) fn score_all_moves(&mut self, moves: &mut [RootMove], depth: i32) {
        for root in moves.iter_mut() {
            let undo = self.make(root.mv, 0);
            let score = -self.alpha_beta(-INFINITE, INFINITE, depth - 1, 1, false);
            self.unmake(undo);
            if self.stopped {
                return;
            }
            root.score = score;
            root.pv = std::iter::once(root.mv).chain(self.stack[1].pv.iter().copied()).collect();
        }
        moves.sort_by_key(|root| std::cmp::Reverse(root.score));
    }

    /// Chooses the move that seems best with random errors.
    pub(super) fn choose_with_errors(&mut self, moves: &[RootMove], limits: &SearchLimits, result: &mut SearchResult) {
        let mut random = Random::new(limits.seed);
        let mut chosen: Option<(i32, &RootMove)> = None;
        for root in moves {
            // A won game is never overlooked.
            let overlooked = random.happens(limits.blunder_percent) && root.score <= MATE_THRESHOLD;
            let seen = if overlooked { self.score_without_reply(root.mv) } else { root.score };
            let misjudged = seen.saturating_add(random.error(limits.noise));
            if chosen.is_none_or(|(best, _)| misjudged > best) {
                chosen = Some((misjudged, root));
            }
        }
        if let Some((score, root)) = chosen {
            result.best_move = root.mv;
            result.info.score = reported(score);
            result.info.pv = vec![root.mv];
        }
    }

    /// The score of a move if the enemy does not reply.
    fn score_without_reply(&mut self, mv: Move) -> i32 {
        let undo = self.make(mv, 0);
        let score = -self.evaluate(1);
        self.unmake(undo);
        score
    }
}
