//! Max^n (Luckhardt and Irani 1986): everybody plays for himself, and a position is worth something to each of the four.
//!
//! Little can be cut off for certain when everybody has a value of his own (Sturtevant and Korf 2000), so moves that come late in
//! the ordering are first looked at less deeply, and captures are played out beyond the depth.

use super::core::{Core, DEEPEST};
use super::evaluation::Values;
use super::exchange::exchange;
use super::moves::Step;
use super::root::Judge;
use super::state::State;
use super::table::{Bound, Table};

/// The search.
pub(super) struct MaxN<'t> {
    pub table: &'t mut Table<Values>,
}

/// How many turns of captures are played out beyond the depth.
const TURNS: i32 = 5;

impl Judge for MaxN<'_> {
    fn judge(&mut self, core: &mut Core<'_>, state: &State, _: (i32, i32), depth: i32, line: &mut Vec<Step>) -> i32 {
        self.node(core, state, depth, 1, line)[core.me]
    }

    fn cuts(&self) -> bool {
        false
    }

    fn full(&self) -> u32 {
        self.table.full()
    }
}

impl MaxN<'_> {
    /// What the position is worth to each; the line that leads there is written into `line`.
    fn node(&mut self, core: &mut Core<'_>, state: &State, depth: i32, ply: usize, line: &mut Vec<Step>) -> Values {
        line.clear();
        if state.is_over() || ply >= DEEPEST - 1 {
            return core.weights.values(core.ground, state);
        }
        if depth <= 0 {
            return quiescence(core, &mut state.clone(), TURNS, 0, ply, Some(line));
        }
        if core.counts_out(ply) {
            return [0; 4];
        }
        let hash = state.hash();
        let mut known = Step::NONE;
        if let Some(entry) = self.table.get(hash) {
            known = entry.step();
            if entry.depth() >= depth {
                line.push(known);
                return entry.value;
            }
        }
        let me = usize::from(state.turn);
        let start = core.pile.top();
        core.rank_moves(state, ply, known, false);
        let end = core.pile.top();
        let mut best: Option<Values> = None;
        let mut best_step = Step::NONE;
        let mut below = Vec::new();
        for place in start..end {
            let (rank, step) = core.pile.pick(place, end);
            let tried = (place - start) as i32;
            let next = state.after(core.ground, step);
            let quiet = rank < 890_000;
            let reduction = if quiet && depth >= 2 && tried >= 3 {
                (1 + i32::from(tried >= 8) + i32::from(depth >= 5)).min(depth - 1)
            } else {
                0
            };
            let mut found = self.node(core, &next, depth - 1 - reduction, ply + 1, &mut below);
            if reduction > 0 && !core.stopped && best.is_some_and(|best| found[me] > best[me]) {
                found = self.node(core, &next, depth - 1, ply + 1, &mut below);
            }
            if core.stopped {
                core.pile.cut(start);
                return [0; 4];
            }
            if best.is_none_or(|best| found[me] > best[me]) {
                best = Some(found);
                best_step = step;
                line.clear();
                line.push(step);
                line.extend_from_slice(&below);
            }
        }
        core.reward(state, best_step, depth, ply, &[]);
        core.pile.cut(start);
        let best = best.unwrap_or_default();
        self.table.put(hash, depth, Bound::Exact, best, best_step);
        best
    }
}

/// What the position is worth to each once captures are played out, for so many turns. A player who does not want to capture
/// hands the turn on, and its pieces are then taken to be `safe`: with its turn it would have saved what is threatened. The moves
/// that lead there are written into `line`, if they are wanted. The state is in the end as it was: only its turn is handed on and
/// back, which spares a copy for each player.
pub(super) fn quiescence(
    core: &mut Core<'_>,
    state: &mut State,
    left: i32,
    safe: u8,
    ply: usize,
    mut line: Option<&mut Vec<Step>>,
) -> Values {
    if let Some(line) = &mut line {
        line.clear();
    }
    if state.is_over() || left <= 0 || ply >= DEEPEST - 1 {
        return core.weights.values(core.ground, state);
    }
    if core.counts_out(ply) {
        return [0; 4];
    }
    let me = usize::from(state.turn);
    let now_safe = safe | 1 << me;
    let mut below = Vec::new();
    let mut best = if now_safe & state.inside() == state.inside() {
        core.weights.values(core.ground, state)
    } else {
        state.hand_to(state.next_in(me));
        let below = line.is_some().then_some(&mut below);
        let values = quiescence(core, state, left - 1, now_safe, ply + 1, below);
        state.hand_to(me);
        if let Some(line) = &mut line {
            line.push(Step::NONE);
        }
        values
    };
    let start = core.pile.top();
    core.rank_moves(state, ply, Step::NONE, true);
    let end = core.pile.top();
    for place in start..end {
        let (_, step) = core.pile.pick(place, end);
        let owner = state.piece(step.to()).map(|(owner, _)| owner);
        if owner.is_some_and(|owner| safe >> owner & 1 != 0 && state.is_in(owner)) {
            continue;
        }
        if exchange(core.ground, state, step) <= 0 {
            continue;
        }
        // Not `after`, which makes two copies in WebAssembly.
        let mut next = state.clone();
        next.play(core.ground, step);
        let lower = line.is_some().then_some(&mut below);
        let found = quiescence(core, &mut next, left - 1, safe & !(1 << me), ply + 1, lower);
        if core.stopped {
            break;
        }
        if found[me] > best[me] {
            best = found;
            if let Some(line) = &mut line {
                line.clear();
                line.push(step);
                line.extend_from_slice(&below);
            }
        }
    }
    core.pile.cut(start);
    best
}
