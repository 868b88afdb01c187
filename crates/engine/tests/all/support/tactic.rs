//! The loss of a move to a tactic of two moves, by brute force: every answer of the enemy, every reply to it, and then every series of
//! captures. Only material counts. Independent of the engine.

use super::measure::{MATE, gain};
use menagerie_rules::ChessPosition;
use menagerie_rules::Move;

/// The minimum loss that counts as a piece, in hundredths: less than any minor piece, more than two Pawns.
pub const PIECE: i32 = 150;
/// The plies of a tactic before the captures: the enemy's move and our reply.
const TACTIC: i32 = 2;
/// Plies of captures after which evasions of check are no longer searched: checks could go on without end.
const LAST_CHECK: i32 = -12;
/// Two more plies, to test that the loss is not recovered.
const DEEPER: i32 = 4;

/// A brute-force search of one position.
pub struct Look {
    position: ChessPosition,
    /// The last refutation at each ply, tried first for speed.
    first: [Option<Move>; DEEPER as usize + 1],
    /// The remaining positions before the search gives up; its results are invalid then.
    budget: u64,
}

impl Look {
    /// A search without a limit.
    pub fn new(position: &ChessPosition) -> Look {
        Look::within(position, u64::MAX)
    }

    /// A search that gives up after `budget` positions, see [`Look::gave_up`].
    pub fn within(position: &ChessPosition, budget: u64) -> Look {
        Look { position: position.clone(), first: [None; DEEPER as usize + 1], budget }
    }

    /// Whether there were too many positions, so that no result is valid.
    pub fn gave_up(&self) -> bool {
        self.budget == 0
    }

    /// The material result of the side to move when both sides search this many plies and then every capture; below `low` or above `high`
    /// only a bound.
    fn ahead(&mut self, plies: i32, low: i32, high: i32) -> i32 {
        self.budget = self.budget.saturating_sub(1);
        if self.budget == 0 {
            return 0;
        }
        let check = self.position.in_check();
        let mut best = -MATE;
        let mut moves: Vec<(i32, Move)> = Vec::new();
        if plies <= 0 && !check || plies < LAST_CHECK {
            best = 0;
            if best >= high {
                return best;
            }
            self.position.each_legal_capture(|mv| moves.push((gain(&self.position, mv), mv)));
            moves.retain(|&(wins, _)| wins > 0);
        } else {
            self.position.each_legal_move(|mv| moves.push((gain(&self.position, mv), mv)));
            if moves.is_empty() {
                return if check { -MATE } else { 0 };
            }
        }
        let ply = plies.max(0) as usize;
        let first = self.first[ply];
        moves.sort_by_key(|&(wins, mv)| (Some(mv) != first, -wins));
        for (wins, mv) in moves {
            let from = low.max(best);
            let undo = self.position.play_unchecked(mv);
            let score = wins - self.ahead(plies - 1, wins - high, wins - from);
            self.position.unmake(undo);
            best = best.max(score);
            if best >= high {
                self.first[ply] = Some(mv);
                break;
            }
        }
        best
    }

    fn after<T>(&mut self, mv: Move, ask: impl FnOnce(&mut Look) -> T) -> T {
        let undo = self.position.play_unchecked(mv);
        let answer = ask(self);
        self.position.unmake(undo);
        answer
    }

    fn loses_within(&mut self, mv: Move, plies: i32, least: i32) -> bool {
        let bound = least + gain(&self.position, mv);
        self.after(mv, |look| look.ahead(plies, bound - 1, bound)) >= bound
    }

    /// Whether the enemy wins at least `least` by captures alone after this move, whose own gain counts.
    pub fn loses_at_once(&mut self, mv: Move, least: i32) -> bool {
        self.loses_within(mv, 0, least)
    }

    /// Whether the enemy wins at least `least` with any move after this one against every reply, followed by captures.
    pub fn loses_to_tactic(&mut self, mv: Move, least: i32) -> bool {
        self.loses_within(mv, TACTIC, least)
    }

    /// The same with one more move by each side.
    pub fn loses_in_the_end(&mut self, mv: Move, least: i32) -> bool {
        self.loses_within(mv, DEEPER, least)
    }

    /// The loss of the move to a tactic, in hundredths, minus its own gain.
    pub fn lost_to_tactic(&mut self, mv: Move) -> i32 {
        let gained = gain(&self.position, mv);
        self.after(mv, |look| look.ahead(TACTIC, -MATE, MATE)) - gained
    }

    /// The loss of the move to captures alone, in hundredths, minus its own gain; negative if it wins something.
    pub fn lost_at_once(&mut self, mv: Move) -> i32 {
        let gained = gain(&self.position, mv);
        self.after(mv, |look| look.ahead(0, -MATE, MATE)) - gained
    }

    /// Whether the enemy, if it were to move, would win something by captures alone.
    pub fn something_hangs(&mut self, least: i32) -> bool {
        let undo = self.position.make_null();
        let won = self.ahead(0, least - 1, least);
        self.position.unmake_null(undo);
        won >= least
    }

    /// Whether this answer to the move wins at least `least` against every reply.
    pub fn answer_wins(&mut self, mv: Move, answer: Move, least: i32) -> bool {
        let gained = gain(&self.position, mv);
        self.after(mv, |look| {
            let wins = gain(&look.position, answer) - gained;
            let lets = look.after(answer, |look| look.ahead(TACTIC - 1, wins - least, wins - least + 1));
            wins - lets >= least
        })
    }
}

/// A tactic with the best moves of both sides.
#[derive(Clone, Copy, Debug)]
pub struct Tactic {
    /// Its gain, in hundredths, minus the gain of the move before it.
    pub wins: i32,
    /// The enemy's first move.
    pub answer: Move,
    /// The best reply.
    pub reply: Move,
    /// The capture or promotion after the reply.
    pub capture: Move,
}

impl Look {
    /// The best tactic after this move; `None` if none needs a second move.
    pub fn tactic(&mut self, mv: Move) -> Option<Tactic> {
        let gained = gain(&self.position, mv);
        self.after(mv, |look| {
            let mut best: Option<Tactic> = None;
            for answer in look.position.legal_moves() {
                let least = best.map_or(-gained, |best| best.wins);
                let wins = gain(&look.position, answer) - gained;
                let over = wins - least - 1;
                if look.after(answer, |look| look.ahead(TACTIC - 1, over, over + 1)) > over {
                    continue;
                }
                let Some((lost, reply, capture)) = look.after(answer, |look| look.least_loss(least - wins)) else {
                    continue;
                };
                if best.is_none_or(|best| wins + lost > best.wins) {
                    best = Some(Tactic { wins: wins + lost, answer, reply, capture });
                }
            }
            best
        })
    }

    /// The reply that loses the least to captures, and the best capture after it; `None` if that wins no more than `least`.
    fn least_loss(&mut self, least: i32) -> Option<(i32, Move, Move)> {
        let mut best: Option<(i32, Move, Move)> = None;
        for reply in self.position.legal_moves() {
            let gained = gain(&self.position, reply);
            let most = best.map_or(MATE, |best| best.0);
            let (wins, capture) = self.after(reply, Look::best_capture)?;
            if wins - gained <= least {
                return None;
            }
            if wins - gained < most {
                best = Some((wins - gained, reply, capture));
            }
        }
        best
    }

    fn best_capture(&mut self) -> Option<(i32, Move)> {
        let mut best: Option<(i32, Move)> = None;
        for mv in self.position.legal_moves() {
            let wins = gain(&self.position, mv);
            let least = best.map_or(0, |best| best.0);
            if wins > 0 {
                let score = wins - self.after(mv, |look| look.ahead(0, -MATE, wins - least));
                if score > least {
                    best = Some((score, mv));
                }
            }
        }
        best
    }
}
