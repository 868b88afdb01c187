//! The player at the root against all others: alpha-beta search, in three ways to see the others.
//!
//! Paranoid (Sturtevant and Korf 2000): each of the others moves in its turn, against the player. Best-reply search (Schadd and
//! Winands 2011): only the one with the worst reply moves. BRS+ (Esser, Gras, Winands, Schadd and Lanctot 2013): only one chooses
//! its reply, and the others make the move that comes first in their ordering.

use super::contest::Contest;
use super::core::{Core, DEEPEST};
use super::evaluation::INFINITE;
use super::exchange::exchange;
use super::moves::Step;
use super::root::Judge;
use super::state::State;
use super::table::{Bound, Table};

/// How many turns of captures are played out beyond the depth.
const TURNS: i32 = 6;
/// By how much for each ply of depth a position must be better than needed, for nothing more to be tried: when the player is to
/// move, and three others after it, and when one of the others is.
const ENOUGH: i32 = 800;
const LITTLE: i32 = 300;

/// How the others are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Others {
    /// All move, against the player.
    Paranoid,
    /// One moves, against the player.
    Best,
    /// One moves against the player, the others as they like best.
    BestPlus,
}

/// The search.
pub(super) struct TwoSided<'t> {
    others: Others,
    me: usize,
    table: &'t mut Table<i32>,
    /// What sets the values for this player, found in this way, apart from others in the table.
    salt: u64,
}

impl Judge for TwoSided<'_> {
    fn judge(
        &mut self,
        core: &mut Core<'_>,
        state: &State,
        window: (i32, i32),
        depth: i32,
        line: &mut Vec<Step>,
    ) -> i32 {
        self.node(core, state, window, depth, 1, line)
    }

    fn cuts(&self) -> bool {
        true
    }

    fn full(&self) -> u32 {
        self.table.full()
    }
}

impl<'t> TwoSided<'t> {
    /// A search for the player to move at the root.
    pub fn new(others: Others, me: usize, table: &'t mut Table<i32>) -> TwoSided<'t> {
        let salt = (me as u64 + 1 + 8 * others as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        TwoSided { others, me, table, salt }
    }
}

impl TwoSided<'_> {
    fn value(&self, core: &Core<'_>, state: &State) -> i32 {
        core.weights.value(core.ground, state, self.me)
    }

    fn hash(&self, state: &State) -> u64 {
        state.hash() ^ self.salt
    }

    /// The value for the player at the root, whoever is to move.
    fn node(
        &mut self,
        core: &mut Core<'_>,
        state: &State,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        line: &mut Vec<Step>,
    ) -> i32 {
        line.clear();
        if state.is_over() {
            return core.weights.final_value(state, self.me);
        }
        if !state.is_in(self.me) || ply >= DEEPEST - 1 {
            return self.value(core, state);
        }
        if depth <= 0 {
            return self.quiescence(core, state, (alpha, beta), TURNS, ply, line);
        }
        if core.counts_out(ply) {
            return 0;
        }
        let mine = usize::from(state.turn) == self.me;
        let narrow = beta - alpha <= 1;
        let hash = self.hash(state);
        let mut known = Step::NONE;
        if let Some(entry) = self.table.get(hash) {
            known = entry.step();
            if narrow && entry.depth() >= depth {
                let value = entry.value;
                let enough = match entry.bound {
                    Bound::Exact => true,
                    Bound::Least => value >= beta,
                    Bound::Most => value <= alpha,
                    Bound::None => false,
                };
                if enough {
                    return value;
                }
            }
        }
        if narrow {
            let stand = self.value(core, state);
            if depth <= 3 {
                if mine && stand - ENOUGH * depth >= beta {
                    return stand;
                }
                if !mine && stand + LITTLE * depth <= alpha {
                    return stand;
                }
            }
            if depth >= 3 && state.sudden_death().is_none_or(|left| left > 6) {
                let good = if mine { stand >= beta } else { stand <= alpha };
                if good && self.others == Others::Paranoid {
                    let next = state.after(core.ground, Step::PASS);
                    let value = self.node(core, &next, (alpha, beta), depth - 3, ply + 1, line);
                    line.clear();
                    if core.stopped {
                        return 0;
                    }
                    if mine && value >= beta || !mine && value <= alpha {
                        return value;
                    }
                }
            }
        }

        let start = core.pile.top();
        self.moves(core, state, ply, known, false);
        let end = core.pile.top();
        let favourites =
            if self.others == Others::BestPlus && !mine { self.favourites(core, state) } else { [Step::PASS; 4] };
        let mut contest = Contest::new(mine, (alpha, beta), INFINITE);
        let mut best_step = Step::NONE;
        let mut below = Vec::new();
        for place in start..end {
            let (rank, step) = core.pile.pick(place, end);
            let next = self.after(core, state, step, &favourites);
            let mut reduction = 0;
            if depth >= 2 && place - start >= 3 && rank < 890_000 {
                reduction = 1 + i32::from(place - start >= 10) + i32::from(depth >= 6);
                if !mine {
                    reduction += i32::from(depth >= 3);
                }
                if !narrow {
                    reduction -= 1;
                }
                reduction = reduction.min(depth - 1);
            }
            let score = if place == start {
                self.node(core, &next, contest.window(), depth - 1, ply + 1, &mut below)
            } else {
                let mut score = self.node(core, &next, contest.scout(), depth - 1 - reduction, ply + 1, &mut below);
                if reduction > 0 && contest.improves(score) && !core.stopped {
                    score = self.node(core, &next, contest.scout(), depth - 1, ply + 1, &mut below);
                }
                if !narrow && contest.improves(score) && !core.stopped {
                    score = self.node(core, &next, contest.window(), depth - 1, ply + 1, &mut below);
                }
                score
            };
            if core.stopped {
                core.pile.cut(start);
                return 0;
            }
            if contest.takes(score) {
                best_step = step;
                if !narrow {
                    line.clear();
                    line.push(step);
                    line.extend_from_slice(&below);
                }
            }
            if contest.is_decided() {
                let tried = core.pile.all_from(start)[..place - start].to_vec();
                let mut mover = state.clone();
                let merged = self.others != Others::Paranoid && !mine;
                if merged {
                    mover.hand_to(step.player());
                }
                core.reward(&mover, step.anybodys(), depth, ply, if merged { &[] } else { &tried });
                break;
            }
        }
        core.pile.cut(start);
        let best = contest.best;
        let bound = if best <= alpha {
            Bound::Most
        } else if best >= beta {
            Bound::Least
        } else {
            Bound::Exact
        };
        self.table.put(hash, depth, bound, best, best_step);
        best
    }

    /// Puts what can happen next on the pile.
    fn moves(&self, core: &mut Core<'_>, state: &State, ply: usize, known: Step, only_captures: bool) {
        if self.others == Others::Paranoid || usize::from(state.turn) == self.me {
            core.rank_moves(state, ply, known, only_captures);
            return;
        }
        for other in (0..4).filter(|&it| it != self.me && state.is_in(it)) {
            let mut turned = state.clone();
            turned.hand_to(other);
            let start = core.pile.top();
            let here = if known.player() == other { known.anybodys() } else { Step::NONE };
            core.rank_moves(&turned, ply, here, only_captures);
            for (rank, step) in core.pile.all_from_mut(start) {
                *step = step.by(other);
                if let Some((victim, _)) = state.piece(step.to())
                    && victim != self.me
                    && *rank != i32::MAX
                    && !step.is_pass()
                {
                    *rank -= 100_000;
                }
            }
        }
    }

    /// The moves that come first in the ordering of each of the others.
    fn favourites(&self, core: &mut Core<'_>, state: &State) -> [Step; 4] {
        let mut favourites = [Step::PASS; 4];
        for other in (0..4).filter(|&it| it != self.me && state.is_in(it)) {
            let mut turned = state.clone();
            turned.hand_to(other);
            let start = core.pile.top();
            core.rank_moves(&turned, DEEPEST, Step::NONE, false);
            let end = core.pile.top();
            for place in start..end {
                let (_, step) = core.pile.pick(place, end);
                if place + 1 == end || exchange(core.ground, &turned, step) >= 0 {
                    favourites[other] = step;
                    break;
                }
            }
            core.pile.cut(start);
        }
        favourites
    }

    /// The position after a move, when in best-reply search all others have had their turn.
    fn after(&self, core: &Core<'_>, state: &State, step: Step, favourites: &[Step; 4]) -> State {
        if self.others == Others::Paranoid || usize::from(state.turn) == self.me {
            return state.after(core.ground, step);
        }
        let mut next = state.clone();
        if self.others == Others::Best {
            next.hand_to(step.player());
            next.play(core.ground, step.anybodys());
            if next.is_in(self.me) && !next.is_over() {
                next.hand_to(self.me);
            }
            return next;
        }
        while usize::from(next.turn) != self.me && next.is_in(self.me) && !next.is_over() {
            let turn = usize::from(next.turn);
            let step = if turn == step.player() { step.anybodys() } else { favourites[turn] };
            let step = if next.allows(core.ground, step) { step } else { Step::PASS };
            next.play(core.ground, step);
        }
        next
    }

    fn quiescence(
        &mut self,
        core: &mut Core<'_>,
        state: &State,
        window: (i32, i32),
        left: i32,
        ply: usize,
        line: &mut Vec<Step>,
    ) -> i32 {
        line.clear();
        if state.is_over() {
            return core.weights.final_value(state, self.me);
        }
        let mine = usize::from(state.turn) == self.me;
        if left <= 0 || !state.is_in(self.me) || ply >= DEEPEST - 1 {
            return self.value(core, state);
        }
        if core.counts_out(ply) {
            return 0;
        }
        let mut contest = Contest::new(mine, window, INFINITE);
        let mut below = Vec::new();
        let stand = if mine || self.others != Others::Paranoid {
            self.value(core, state)
        } else {
            let mut next = state.clone();
            next.hand_to(state.next_in(usize::from(state.turn)));
            let stand = self.quiescence(core, &next, window, left - 1, ply + 1, &mut below);
            line.push(Step::NONE);
            line.extend_from_slice(&below);
            stand
        };
        contest.takes(stand);
        if contest.is_decided() {
            return stand;
        }
        let start = core.pile.top();
        self.moves(core, state, ply, Step::NONE, true);
        let end = core.pile.top();
        for place in start..end {
            let (_, step) = core.pile.pick(place, end);
            if step.is_pass() {
                break;
            }
            if !mine && state.piece(step.to()).is_some_and(|(victim, _)| victim != self.me) {
                continue;
            }
            if exchange(core.ground, state, step) < 0 {
                continue;
            }
            let next = self.after(core, state, step, &[Step::PASS; 4]);
            let score = self.quiescence(core, &next, contest.window(), left - 1, ply + 1, &mut below);
            if core.stopped {
                break;
            }
            if contest.takes(score) {
                line.clear();
                line.push(step);
                line.extend_from_slice(&below);
            }
            if contest.is_decided() {
                break;
            }
        }
        core.pile.cut(start);
        contest.best
    }
}
