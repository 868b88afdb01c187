//! The yardstick: max^n as it stands in the book (Luckhardt and Irani 1986). Nothing is cut off, nothing remembered, no move
//! preferred, no capture played out beyond the depth.

use super::core::{Core, DEEPEST};
use super::evaluation::{self, Values, WIN};
use super::moves::Step;
use super::root::Judge;
use super::state::State;

/// The search; it remembers nothing.
pub(super) struct Plain;

impl Judge for Plain {
    fn judge(&mut self, core: &mut Core<'_>, state: &State, _: (i32, i32), depth: i32, line: &mut Vec<Step>) -> i32 {
        values(core, state, depth, 1, line)[core.me]
    }

    fn cuts(&self) -> bool {
        false
    }

    fn full(&self) -> u32 {
        0
    }
}

/// What a position is worth to each if everybody plays for himself, so many plies deep.
fn values(core: &mut Core<'_>, state: &State, depth: i32, ply: usize, line: &mut Vec<Step>) -> Values {
    line.clear();
    if core.counts_out(ply) {
        return [0; 4];
    }
    if state.is_over() {
        let leaders = state.leaders();
        return std::array::from_fn(|it| {
            let points = i32::from(state.scores[it]) * 100;
            points + if leaders >> it & 1 != 0 { WIN / leaders.count_ones() as i32 } else { -WIN }
        });
    }
    if depth <= 0 || ply >= DEEPEST {
        return evaluation::plain(core.ground, state);
    }
    let turn = usize::from(state.turn);
    let start = core.pile.top();
    let pile = &mut core.pile;
    state.each_step(core.ground, false, |step| pile.push(0, step));
    if core.pile.top() == start {
        core.pile.push(0, Step::PASS);
    }
    let end = core.pile.top();
    let mut best: Option<Values> = None;
    let mut below = Vec::new();
    for place in start..end {
        let step = core.pile.all_from(place)[0].1;
        let found = values(core, &state.after(core.ground, step), depth - 1, ply + 1, &mut below);
        if core.stopped {
            break;
        }
        if best.is_none_or(|best| found[turn] > best[turn]) {
            best = Some(found);
            line.clear();
            line.push(step);
            line.extend_from_slice(&below);
        }
    }
    core.pile.cut(start);
    best.unwrap_or_default()
}
