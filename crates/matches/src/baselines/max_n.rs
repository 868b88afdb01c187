//! Max^n (Luckhardt and Irani 1986): each player maximises its own component of a position's value.
//!
//! With separate values of all players little can be cut off safely (Sturtevant and Korf 2000). Therefore late moves are first searched at
//! a reduced depth, and captures are searched beyond the depth.

use crate::baselines::ordering::MoveOrdering;
use crate::baselines::parameters::{LMR_FIRST_MOVE, LMR_MIN_DEPTH, MAX_N_DEEP, MAX_N_LATE_MOVE, MAX_N_TURNS, QUIET};
use crate::baselines::root::ChildSearch;
use crate::baselines::table::{ValueBound, ValueTable};
use menagerie_engine::internals::{CompactMove, CompactPosition, MAX_PLY, PlayerValues, quiescence};

/// The search.
pub(crate) struct MaxNSearch<'t> {
    pub table: &'t mut ValueTable<PlayerValues>,
}

impl ChildSearch for MaxNSearch<'_> {
    fn search_child(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        _: (i32, i32),
        depth: i32,
        pv: &mut Vec<CompactMove>,
    ) -> i32 {
        self.node(core, state, depth, 1, pv)[core.me]
    }

    fn cuts(&self) -> bool {
        false
    }

    fn full(&self) -> u32 {
        self.table.full()
    }
}

impl MaxNSearch<'_> {
    /// The value of a position for each player. The principal variation is written into `pv`.
    fn node(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        depth: i32,
        ply: usize,
        pv: &mut Vec<CompactMove>,
    ) -> PlayerValues {
        pv.clear();
        if state.is_over() || ply >= MAX_PLY - 1 {
            return core.weights.values(core.tables, state);
        }
        if depth <= 0 {
            return quiescence(core.core(), &mut state.clone(), MAX_N_TURNS, 0, ply, Some(pv));
        }
        if core.count_node(ply) {
            return [0; 4];
        }
        let hash = state.hash();
        let mut hash_move = CompactMove::NONE;
        if let Some(entry) = self.table.probe(hash) {
            hash_move = entry.best_move();
            if entry.depth() >= depth {
                pv.push(hash_move);
                return entry.value;
            }
        }
        let me = usize::from(state.turn);
        let start = core.move_stack.top();
        core.push_moves(state, ply, hash_move, false);
        let end = core.move_stack.top();
        let mut best: Option<PlayerValues> = None;
        let mut best_move = CompactMove::NONE;
        let mut child_pv = Vec::new();
        for place in start..end {
            let (score, mv) = core.move_stack.pick(place, end);
            let next = state.after(core.tables, mv);
            let reduction = reduction(score, depth, place - start);
            let mut found = self.node(core, &next, depth - 1 - reduction, ply + 1, &mut child_pv);
            if reduction > 0 && !core.stopped && best.is_some_and(|best| found[me] > best[me]) {
                found = self.node(core, &next, depth - 1, ply + 1, &mut child_pv);
            }
            if core.stopped {
                core.move_stack.cut(start);
                return [0; 4];
            }
            if best.is_none_or(|best| found[me] > best[me]) {
                best = Some(found);
                best_move = mv;
                pv.clear();
                pv.push(mv);
                pv.extend_from_slice(&child_pv);
            }
        }
        core.update_histories(state, best_move, depth, ply, &[]);
        core.move_stack.cut(start);
        let best = best.unwrap_or_default();
        self.table.store(hash, depth, ValueBound::Exact, best, best_move);
        best
    }
}

/// The reduction of a move in plies; `number` is its index.
fn reduction(score: i32, depth: i32, number: usize) -> i32 {
    if score >= QUIET || depth < LMR_MIN_DEPTH || number < LMR_FIRST_MOVE {
        return 0;
    }
    (1 + i32::from(number >= MAX_N_LATE_MOVE) + i32::from(depth >= MAX_N_DEEP)).min(depth - 1)
}
