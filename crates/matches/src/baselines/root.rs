//! The root of the baselines: iterative deepening, multi-PV, reports, and the errors of weak levels.

use crate::baselines::ordering::MoveOrdering;
use crate::baselines::parameters::{MAX_DEPTH, MIN_DEPTH};
use menagerie_engine::internals::{
    CompactMove, CompactPosition, INFINITE, Random, ReportedLine, info, noise_as_value, plain_score,
};
use menagerie_engine::{SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::{ChaturajiPosition, Move};

/// A search below the root.
pub(crate) trait ChildSearch {
    /// The value of the position for the player at the root, at this depth: exact within the window, otherwise a bound. The principal
    /// variation is written into `pv`.
    fn search_child(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        window: (i32, i32),
        depth: i32,
        pv: &mut Vec<CompactMove>,
    ) -> i32;

    /// Whether the search uses a window.
    fn cuts(&self) -> bool;

    /// How full its memory is, in thousandths.
    fn full(&self) -> u32;
}

/// One move at the root.
struct RootMove {
    mv: Move,
    value: i32,
    /// Its principal variation.
    pv: Vec<CompactMove>,
}

/// Searches with increasing depth. `None` if there is no move.
pub(crate) fn iterative_deepening(
    search: &mut dyn ChildSearch,
    core: &mut MoveOrdering<'_>,
    position: &ChaturajiPosition,
    state: &CompactPosition,
    limits: &SearchLimits,
) -> Option<SearchResult> {
    let mut moves = root_moves(core, position, state);
    let first = moves.first()?.mv;
    let mut found = SearchResult { best_move: first, info: SearchInfo::of(first) };
    let lines = (limits.multipv.max(1) as usize).min(moves.len());
    for depth in 1..=limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_DEPTH) {
        let must = depth <= MIN_DEPTH && search.cuts();
        core.max_nodes = if must { u64::MAX } else { limits.nodes.unwrap_or(u64::MAX) };
        core.seldepth = 0;
        let finished = (0..lines)
            .all(|line| search_line(search, core, state, &mut moves, line, depth, limits.mistakes.inaccuracy > 0));
        if finished {
            moves[..lines].sort_by_key(|root| std::cmp::Reverse(root.value));
        }
        // Several lines are reported together or not at all.
        let reported = if finished { lines } else { usize::from(lines == 1 && moves[0].mv != found.best_move) };
        for (place, root) in moves.iter().take(reported).enumerate() {
            let (value, moves, full) = (root.value, root.pv.as_slice(), search.full());
            let line = ReportedLine { place: place + 1, depth, value, moves, full };
            let Some(info) = info(core, position, state, &line) else { continue };
            core.control.report(&info);
            if place == 0 {
                found = SearchResult { best_move: root.mv, info };
            }
        }
        if !finished || moves.len() == 1 {
            break;
        }
    }
    if limits.mistakes.inaccuracy > 0 {
        found = with_errors(&moves, limits, found);
    }
    Some(found)
}

/// Chooses a move with random errors in the value of every move.
fn with_errors(moves: &[RootMove], limits: &SearchLimits, found: SearchResult) -> SearchResult {
    let mut random = Random::new(limits.seed);
    let most = noise_as_value(limits.mistakes.inaccuracy);
    let misjudged = moves.iter().map(|root| (root.value.saturating_add(random.error(most)), root.mv));
    match misjudged.max_by_key(|(value, _)| *value) {
        Some((value, mv)) => {
            let score = plain_score(value);
            let info = SearchInfo { score, pv: vec![mv], standing: None, ..found.info };
            SearchResult { best_move: mv, info }
        }
        None => found,
    }
}

fn root_moves(core: &mut MoveOrdering<'_>, position: &ChaturajiPosition, state: &CompactPosition) -> Vec<RootMove> {
    let start = core.move_stack.top();
    core.push_moves(state, 0, CompactMove::NONE, false);
    let end = core.move_stack.top();
    let mut moves = Vec::new();
    for place in start..end {
        let (_, compact) = core.move_stack.pick(place, end);
        if let Some(mv) = core.tables.legal_move(compact, position) {
            moves.push(RootMove { mv, value: 0, pv: vec![compact] });
        }
    }
    core.move_stack.cut(start);
    if moves.iter().any(|root| core.control.allows(root.mv)) {
        moves.retain(|root| core.control.allows(root.mv));
    }
    moves
}

/// Moves the best of the moves from `line` on to its place; sorts all of them if `exactly`. Returns whether the search was finished; if
/// not, a better move than before is moved to the front all the same.
fn search_line(
    search: &mut dyn ChildSearch,
    core: &mut MoveOrdering<'_>,
    state: &CompactPosition,
    moves: &mut [RootMove],
    line: usize,
    depth: u32,
    exactly: bool,
) -> bool {
    let cuts = search.cuts() && !exactly;
    let depth = depth as i32 - 1;
    let mut best = (-INFINITE, line);
    for (at, root) in moves.iter_mut().enumerate().skip(line) {
        let first = root.pv[0];
        let next = state.after(core.tables, first);
        let mut pv = Vec::new();
        let mut value = best.0;
        let zero_window = cuts && at > line;
        if zero_window {
            value = search.search_child(core, &next, (best.0, best.0 + 1), depth, &mut pv);
        }
        if !core.stopped && (!zero_window || value > best.0) {
            let low = if zero_window { best.0 } else { -INFINITE };
            value = search.search_child(core, &next, (low, INFINITE), depth, &mut pv);
        }
        if core.stopped {
            break;
        }
        if !cuts || value > best.0 {
            root.value = value;
            root.pv = std::iter::once(first).chain(pv).collect();
        }
        if value > best.0 {
            best = (value, at);
        }
    }
    if cuts || core.stopped {
        moves[line..=best.1].rotate_right(1);
    } else {
        // Stable: moves with equal values keep their order.
        moves[line..].sort_by_key(|root| std::cmp::Reverse(root.value));
    }
    !core.stopped
}
