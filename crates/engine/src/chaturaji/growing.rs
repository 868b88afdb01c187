//! Monte-Carlo tree search at the root: limits, several lines, reports, and the error of weak levels.

use super::core::Core;
use super::monte_carlo::{Judged, Tree};
use super::report::{self, Line};
use super::state::State;
use crate::random::Random;
use crate::{SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::ChaturajiPosition;

/// Tries before the first report. What is told as the depth is the length of the longest line that was best so far.
const FIRST: u64 = 64;

/// Grows a tree until a limit is reached. `None` if there is no move.
pub(super) fn search(
    core: &mut Core<'_>,
    position: &ChaturajiPosition,
    state: &State,
    limits: &SearchLimits,
    bytes: usize,
) -> Option<SearchResult> {
    let mut tree = Tree::new(core, state, bytes);
    let first = tree.judged().first()?.step.in_rules(core.ground, position)?;
    let mut found = SearchResult { best_move: first, info: SearchInfo::of(first) };
    // A depth is answered by a number of tries that grows with it as the number of positions would if much were cut off.
    let tries = limits.depth.map_or(u64::MAX, |depth| FIRST << (2 * depth.clamp(1, 24)));
    core.most_nodes = limits.nodes.unwrap_or(u64::MAX);
    let (mut done, mut next, mut depth) = (0, FIRST, 0);
    loop {
        tree.simulate(core);
        done += 1;
        let ends = core.stopped || done == tries;
        if !ends && done < next {
            continue;
        }
        next += next / 2;
        let mut judged = tree.judged();
        let only = judged.len() == 1;
        depth = judged.first().map_or(0, |best| tree.line(best.step).len()).max(depth);
        judged.truncate(limits.multipv.max(1) as usize);
        // What is tried less than the best is told as no better: what it has more may be luck.
        judged[1..].sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let best = judged[0].chance;
        for (place, one) in judged.iter_mut().enumerate() {
            one.chance = one.chance.min(best);
            let Some(info) = told(core, position, state, &tree, one, (place + 1, depth)) else { continue };
            core.control.report(&info);
            if place == 0
                && let Some(&best) = info.pv.first()
            {
                found = SearchResult { best_move: best, info };
            }
        }
        if ends || only {
            break;
        }
    }
    if limits.noise > 0 {
        err(core, position, &tree, limits, &mut found);
    }
    Some(found)
}

fn value(core: &Core<'_>, chance: f32) -> i32 {
    core.weights.odds_of(chance.clamp(0.001, 0.999))
}

fn told(
    core: &Core<'_>,
    position: &ChaturajiPosition,
    state: &State,
    tree: &Tree,
    judged: &Judged,
    (place, depth): (usize, usize),
) -> Option<SearchInfo> {
    let steps = tree.line(judged.step);
    let (depth, full) = (depth as u32, tree.full());
    let value = value(core, judged.chance);
    report::info(core, position, state, &Line { place, depth, value, steps: &steps, full })
}

/// Chooses as somebody would who is mistaken about every move.
fn err(core: &Core<'_>, position: &ChaturajiPosition, tree: &Tree, limits: &SearchLimits, found: &mut SearchResult) {
    let mut random = Random::new(limits.seed);
    let most = report::error(limits.noise);
    let judged = tree.judged().into_iter().filter(|one| one.visits > 0);
    let mistaken = judged.map(|one| (value(core, one.sure).saturating_add(random.error(most)), one.step));
    if let Some((value, step)) = mistaken.max_by_key(|(value, _)| *value)
        && let Some(mv) = step.in_rules(core.ground, position)
    {
        found.best_move = mv;
        found.info.score = report::plain_score(value);
        found.info.pv = vec![mv];
        found.info.standing = None;
    }
}
