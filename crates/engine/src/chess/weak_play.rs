//! The mistakes of weak levels: inaccuracies, overlooked replies, and overlooked chances.
//!
//! Every move has its score by a search of a few plies. A mistake is chosen by what the player sees: the position after the move, without
//! the enemy's reply. So a mistake looks like a sensible move, and its size is known.

use super::root::RootMove;
use super::score::{INFINITE, MATE_THRESHOLD, reported};
use super::search::ChessSearch;
use crate::random::Random;
use crate::{Mistakes, SearchLimits, SearchResult};
use menagerie_rules::Move;

/// The minimum loss of an overlooked reply or chance, in hundredths. Less is an inaccuracy.
const OVERSIGHT: i32 = 120;
/// The maximum number of moves that are one chance: a piece may be captured in several ways.
const CHANCE_MOVES: usize = 3;

impl ChessSearch<'_> {
    /// The score of every move that loses at most what the mistakes allow; the others only have an upper bound. The best is first
    /// afterwards. A search that is stopped keeps the scores of the depth before.
    pub(super) fn score_all_moves(&mut self, moves: &mut [RootMove], depth: i32, mistakes: Mistakes) {
        let span = mistakes.inaccuracy.max(mistakes.max_loss).saturating_add(1);
        let before = moves.to_vec();
        let mut best = -INFINITE;
        for number in 0..moves.len() {
            let mv = moves[number].mv;
            let alpha = best.saturating_sub(span).max(-INFINITE);
            let undo = self.make(mv, 0);
            let score = -self.alpha_beta(-INFINITE, -alpha, depth - 1, 1, false);
            self.unmake(undo);
            if self.stopped {
                if depth > 1 {
                    moves.clone_from_slice(&before);
                }
                break;
            }
            best = best.max(score);
            moves[number].score = score;
            moves[number].pv = std::iter::once(mv).chain(self.stack[1].pv.iter().copied()).collect();
        }
        moves.sort_by_key(|root| std::cmp::Reverse(root.score));
    }

    /// Chooses the move of a weak player. The moves have scores, and the best is first.
    pub(super) fn choose_with_mistakes(
        &mut self,
        moves: &[RootMove],
        limits: &SearchLimits,
        result: &mut SearchResult,
    ) {
        let Some(chosen) = self.mistaken_move(moves, limits) else { return };
        result.best_move = chosen.mv;
        result.info.score = reported(chosen.score);
        result.info.pv = vec![chosen.mv];
    }

    fn mistaken_move<'a>(&mut self, moves: &'a [RootMove], limits: &SearchLimits) -> Option<&'a RootMove> {
        let mut random = Random::new(limits.seed);
        let mistakes = limits.mistakes;
        let first = moves.first()?;
        if first.score > MATE_THRESHOLD {
            return Some(first);
        }
        let mut seen = moves;
        if random.happens(mistakes.overlooked_chances) {
            seen = without_chance(seen, mistakes.max_loss);
        }
        let best = seen.first()?.score;
        let loss = |root: &RootMove| best.saturating_sub(root.score);
        if random.happens(mistakes.overlooked_replies) {
            let most = OVERSIGHT.saturating_add(random.up_to(mistakes.max_loss.saturating_sub(OVERSIGHT)));
            let bad = seen.iter().filter(|root| (OVERSIGHT..=most).contains(&loss(root)));
            let overlooked = self.most_attractive(bad, mistakes.inaccuracy, &mut random, |root, seen| {
                // The reply causes the loss, not the move by itself.
                seen.saturating_sub(root.score) >= OVERSIGHT
            });
            if overlooked.is_some() {
                return overlooked;
            }
        }
        let most = random.up_to(mistakes.inaccuracy);
        let good = seen.iter().filter(|root| loss(root) <= most);
        self.most_attractive(good, mistakes.inaccuracy, &mut random, |_, _| true)
    }

    /// The move after which the position looks best without a reply, with random errors up to `error`, among those with this property.
    fn most_attractive<'a>(
        &mut self,
        moves: impl Iterator<Item = &'a RootMove>,
        error: i32,
        random: &mut Random,
        suits: impl Fn(&RootMove, i32) -> bool,
    ) -> Option<&'a RootMove> {
        let mut chosen: Option<(i32, &RootMove)> = None;
        for root in moves {
            let seen = self.score_without_reply(root.mv);
            let appeal = seen.saturating_add(random.error(error));
            if suits(root, seen) && chosen.is_none_or(|(best, _)| appeal > best) {
                chosen = Some((appeal, root));
            }
        }
        chosen.map(|(_, root)| root)
    }

    /// The score of a move if the enemy does not reply.
    fn score_without_reply(&mut self, mv: Move) -> i32 {
        let undo = self.make(mv, 0);
        let score = -self.evaluate(1);
        self.unmake(undo);
        score
    }
}

/// The moves without those of the best chance: up to [`CHANCE_MOVES`] moves that are better than all others by [`OVERSIGHT`] or more, but
/// at most by `max_loss`.
fn without_chance(moves: &[RootMove], max_loss: i32) -> &[RootMove] {
    let gap = (1..=CHANCE_MOVES.min(moves.len().saturating_sub(1)))
        .find(|&rank| moves[rank - 1].score.saturating_sub(moves[rank].score) >= OVERSIGHT);
    match gap {
        Some(rank) if moves[0].score.saturating_sub(moves[rank].score) <= max_loss => &moves[rank..],
        _ => moves,
    }
}
