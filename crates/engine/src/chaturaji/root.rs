//! The moves at the root, deeper and deeper: limits, several lines, reports, and the error of weak levels.

use super::core::Core;
use super::evaluation::INFINITE;
use super::moves::Step;
use super::report::{self, Line};
use super::state::State;
use crate::random::Random;
use crate::{SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::Move;

/// A full round is always completed unless the control says stop: what the three others can take must be seen.
const LEAST_DEPTH: u32 = 4;
/// The greatest depth.
const MOST_DEPTH: u32 = 64;

/// A way to judge the positions after the moves at the root.
pub(super) trait Judge {
    /// What the position is worth to the player at the root, so many plies deep: exactly if it is within the window, and else as
    /// a bound. The moves that lead there are written into `line`.
    fn judge(
        &mut self,
        core: &mut Core<'_>,
        state: &State,
        window: (i32, i32),
        depth: i32,
        line: &mut Vec<Step>,
    ) -> i32;

    /// Whether a window spares it work.
    fn cuts(&self) -> bool;

    /// How full its memory is, in thousandths.
    fn full(&self) -> u32;
}

/// One move at the root.
struct RootMove {
    mv: Move,
    value: i32,
    /// The best line that begins with it.
    line: Vec<Step>,
}

/// Searches deeper and deeper. `None` if there is no move.
pub(super) fn deepen(
    judge: &mut dyn Judge,
    core: &mut Core<'_>,
    position: &ChaturajiPosition,
    state: &State,
    limits: &SearchLimits,
) -> Option<SearchResult> {
    let mut moves = root_moves(core, position, state);
    let first = moves.first()?.mv;
    let mut found = SearchResult { best_move: first, info: SearchInfo::of(first) };
    let places = (limits.multipv.max(1) as usize).min(moves.len());
    for depth in 1..=limits.depth.unwrap_or(u32::MAX).clamp(1, MOST_DEPTH) {
        let must = depth <= LEAST_DEPTH && judge.cuts();
        core.most_nodes = if must { u64::MAX } else { limits.nodes.unwrap_or(u64::MAX) };
        core.seldepth = 0;
        let finished = (0..places).all(|place| settle(judge, core, state, &mut moves, place, depth, limits.noise > 0));
        if finished {
            moves[..places].sort_by_key(|root| std::cmp::Reverse(root.value));
        }
        // Several lines are told together or not at all.
        let told = if finished { places } else { usize::from(places == 1 && moves[0].mv != found.best_move) };
        for (place, root) in moves.iter().take(told).enumerate() {
            let (value, steps, full) = (root.value, root.line.as_slice(), judge.full());
            let line = Line { place: place + 1, depth, value, steps, full };
            let Some(info) = report::info(core, position, state, &line) else { continue };
            core.control.report(&info);
            if place == 0 {
                found = SearchResult { best_move: root.mv, info };
            }
        }
        if !finished || moves.len() == 1 {
            break;
        }
    }
    if limits.noise > 0 {
        let mut random = Random::new(limits.seed);
        let most = report::error(limits.noise);
        let judged = moves.iter().map(|root| (root.value.saturating_add(random.error(most)), root.mv));
        if let Some((value, mv)) = judged.max_by_key(|(value, _)| *value) {
            let score = report::plain_score(value);
            found =
                SearchResult { best_move: mv, info: SearchInfo { score, pv: vec![mv], standing: None, ..found.info } };
        }
    }
    Some(found)
}

fn root_moves(core: &mut Core<'_>, position: &ChaturajiPosition, state: &State) -> Vec<RootMove> {
    let start = core.pile.top();
    core.rank_moves(state, 0, Step::NONE, false);
    let end = core.pile.top();
    let mut moves = Vec::new();
    for place in start..end {
        let (_, step) = core.pile.pick(place, end);
        if let Some(mv) = step.in_rules(core.ground, position) {
            moves.push(RootMove { mv, value: 0, line: vec![step] });
        }
    }
    core.pile.cut(start);
    moves
}

/// Finds the best of the moves from `place` on, and brings it there; all of them in order if `exactly`. Whether it was finished; if
/// not, a move that has turned out better than the best before is brought there all the same.
fn settle(
    judge: &mut dyn Judge,
    core: &mut Core<'_>,
    state: &State,
    moves: &mut [RootMove],
    place: usize,
    depth: u32,
    exactly: bool,
) -> bool {
    let cuts = judge.cuts() && !exactly;
    let depth = depth as i32 - 1;
    let mut best = (-INFINITE, place);
    for (at, root) in moves.iter_mut().enumerate().skip(place) {
        let step = root.line[0];
        let next = state.after(core.ground, step);
        let mut line = Vec::new();
        let mut value = best.0;
        let narrow = cuts && at > place;
        if narrow {
            value = judge.judge(core, &next, (best.0, best.0 + 1), depth, &mut line);
        }
        if !core.stopped && (!narrow || value > best.0) {
            let low = if narrow { best.0 } else { -INFINITE };
            value = judge.judge(core, &next, (low, INFINITE), depth, &mut line);
        }
        if core.stopped {
            break;
        }
        if !cuts || value > best.0 {
            root.value = value;
            root.line = std::iter::once(step).chain(line).collect();
        }
        if value > best.0 {
            best = (value, at);
        }
    }
    if cuts || core.stopped {
        moves[place..=best.1].rotate_right(1);
    } else {
        // A stable sort: among equals what was better before stays before.
        moves[place..].sort_by_key(|root| std::cmp::Reverse(root.value));
    }
    !core.stopped
}
