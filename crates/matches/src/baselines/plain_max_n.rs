//! Max^n as published (Luckhardt and Irani 1986), without cutoffs, transposition table, move ordering and quiescence search. Only material
//! and mobility are evaluated.

use crate::baselines::ordering::MoveOrdering;
use crate::baselines::parameters::PLAIN_MOBILITY;
use crate::baselines::root::ChildSearch;
use menagerie_engine::internals::{BoardTables, CompactMove, CompactPosition, MAX_PLY, PlayerValues, WIN, squares};

/// The search, which has no memory.
pub(crate) struct PlainMaxN;

impl ChildSearch for PlainMaxN {
    fn search_child(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        _: (i32, i32),
        depth: i32,
        pv: &mut Vec<CompactMove>,
    ) -> i32 {
        values(core, state, depth, 1, pv)[core.me]
    }

    fn cuts(&self) -> bool {
        false
    }

    fn full(&self) -> u32 {
        0
    }
}

/// The value of a position for each player, at this depth.
fn values(
    core: &mut MoveOrdering<'_>,
    state: &CompactPosition,
    depth: i32,
    ply: usize,
    pv: &mut Vec<CompactMove>,
) -> PlayerValues {
    pv.clear();
    if core.count_node(ply) {
        return [0; 4];
    }
    if state.is_over() {
        let leaders = state.leaders();
        return std::array::from_fn(|it| {
            let points = i32::from(state.scores[it]) * 100;
            points + if leaders >> it & 1 != 0 { WIN / leaders.count_ones() as i32 } else { -WIN }
        });
    }
    if depth <= 0 || ply >= MAX_PLY {
        return evaluate(core.tables, state);
    }
    let turn = usize::from(state.turn);
    let start = core.move_stack.top();
    let tables = core.tables;
    let move_stack = &mut core.move_stack;
    state.each_move(tables, false, |mv| move_stack.push(0, mv));
    if core.move_stack.top() == start {
        core.move_stack.push(0, CompactMove::PASS);
    }
    let end = core.move_stack.top();
    let mut best: Option<PlayerValues> = None;
    let mut child_pv = Vec::new();
    for place in start..end {
        let mv = core.move_stack.all_from(place)[0].1;
        let found = values(core, &state.after(tables, mv), depth - 1, ply + 1, &mut child_pv);
        if core.stopped {
            break;
        }
        if best.is_none_or(|best| found[turn] > best[turn]) {
            best = Some(found);
            pv.clear();
            pv.push(mv);
            pv.extend_from_slice(&child_pv);
        }
    }
    core.move_stack.cut(start);
    best.unwrap_or_default()
}

/// The evaluation: points, material and mobility, in hundredths of a point.
fn evaluate(tables: &BoardTables, state: &CompactPosition) -> PlayerValues {
    let occupied = state.occupied();
    std::array::from_fn(|player| {
        let points = i32::from(state.scores[player]) * 100;
        if !state.is_in_game(player) {
            return points;
        }
        let own = state.of(player);
        let mut value = points;
        for kind in 0..tables.kinds {
            for square in squares(own & state.kind(kind)) {
                let (moves, attacks) = tables.reach(player, kind, square, occupied);
                let mobility = (moves | attacks & occupied & !own).count_ones() as i32;
                value += tables.points[kind] * 100 + mobility * PLAIN_MOBILITY;
            }
        }
        value
    })
}
