//! The root of the Monte-Carlo tree search: limits, multi-PV, reports, and the errors of weak levels.

use super::compact_position::CompactPosition;
use super::mcts::{MctsTree, RootChild};
use super::parameters::{FIRST_REPORT, MAX_DEPTH, REPORTED_CHANCE};
use super::report::{self, ReportedLine};
use super::search_core::SearchCore;
use crate::random::Random;
use crate::{SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::ChaturajiPosition;

/// Grows a tree until a limit is reached. `None` if there is no move. The reported depth is the length of the longest principal variation
/// so far.
pub(super) fn search(
    core: &mut SearchCore<'_>,
    position: &ChaturajiPosition,
    state: &CompactPosition,
    limits: &SearchLimits,
    bytes: usize,
) -> Option<SearchResult> {
    let mut tree = MctsTree::new(core, state, bytes);
    let control = &*core.control;
    tree.keep_at_root(|mv| core.tables.legal_move(mv, position).is_some_and(|mv| control.allows(mv)));
    let first = core.tables.legal_move(tree.root_children().first()?.mv, position)?;
    let mut found = SearchResult { best_move: first, info: SearchInfo::of(first) };
    // The iterations of a depth grow with it as the nodes of an alpha-beta search would.
    let iterations = limits.depth.map_or(u64::MAX, |depth| FIRST_REPORT << (2 * depth.clamp(1, MAX_DEPTH)));
    core.max_nodes = limits.nodes.unwrap_or(u64::MAX);
    let (mut done, mut next, mut depth) = (0, FIRST_REPORT, 0);
    loop {
        tree.iterate(core);
        done += 1;
        let ends = core.stopped || done == iterations;
        if !ends && done < next {
            continue;
        }
        next += next / 2;
        let mut children = tree.root_children();
        let only = children.len() == 1;
        depth = children.first().map_or(0, |best| tree.pv(best.mv).len()).max(depth);
        children.truncate(limits.multipv.max(1) as usize);
        // A move with fewer visits than the best is reported as no better: its higher mean may be luck.
        children[1..].sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let best = children[0].chance;
        for (place, child) in children.iter_mut().enumerate() {
            child.chance = child.chance.min(best);
            let Some(info) = info(core, position, state, &tree, child, (place + 1, depth)) else { continue };
            core.control.report(&info);
            if place == 0
                && let Some(&best_move) = info.pv.first()
            {
                found = SearchResult { best_move, info };
            }
        }
        if ends || only {
            break;
        }
    }
    if limits.mistakes.inaccuracy > 0 {
        choose_with_errors(core, position, &tree, limits, &mut found);
    }
    Some(found)
}

fn value(core: &SearchCore<'_>, chance: f32) -> i32 {
    core.weights.odds_of(chance.clamp(REPORTED_CHANCE.0, REPORTED_CHANCE.1))
}

fn info(
    core: &SearchCore<'_>,
    position: &ChaturajiPosition,
    state: &CompactPosition,
    tree: &MctsTree,
    child: &RootChild,
    (place, depth): (usize, usize),
) -> Option<SearchInfo> {
    let moves = tree.pv(child.mv);
    let line =
        ReportedLine { place, depth: depth as u32, value: value(core, child.chance), moves: &moves, full: tree.full() };
    report::info(core, position, state, &line)
}

/// Chooses a move with random errors in the value of every move.
fn choose_with_errors(
    core: &SearchCore<'_>,
    position: &ChaturajiPosition,
    tree: &MctsTree,
    limits: &SearchLimits,
    found: &mut SearchResult,
) {
    let mut random = Random::new(limits.seed);
    let most = report::noise_as_value(limits.mistakes.inaccuracy);
    let visited = tree.root_children().into_iter().filter(|child| child.visits > 0);
    let mistaken = visited.map(|child| {
        let value = value(core, child.lower_bound).saturating_add(random.error(most));
        (value, child.mv)
    });
    if let Some((value, mv)) = mistaken.max_by_key(|(value, _)| *value)
        && let Some(mv) = core.tables.legal_move(mv, position)
    {
        found.best_move = mv;
        found.info.score = report::plain_score(value);
        found.info.pv = vec![mv];
        found.info.standing = None;
    }
}
