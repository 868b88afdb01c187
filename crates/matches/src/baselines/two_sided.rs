//! Alpha-beta search of the player at the root against all others, with three models of the others.
//!
//! Paranoid (Sturtevant and Korf 2000): each of the others moves in its turn, against the player. Best-reply search (Schadd and Winands
//! 2011): only the one with the worst reply moves. BRS+ (Esser, Gras, Winands, Schadd and Lanctot 2013): only one chooses its reply, and
//! the others make the first move in their ordering.

use crate::baselines::ordering::MoveOrdering;
use crate::baselines::parameters::{
    FUTILITY_MAX_DEPTH, FUTILITY_MINE, FUTILITY_OTHERS, LMR_DEEP, LMR_DEEP_OTHERS, LMR_FIRST_MOVE, LMR_LATE_MOVE,
    LMR_MIN_DEPTH, NULL_MOVE_MIN_DEPTH, NULL_MOVE_REDUCTION, NULL_MOVE_SUDDEN_DEATH, QUIET, TWO_SIDED_TURNS,
};
use crate::baselines::root::ChildSearch;
use crate::baselines::table::{ValueBound, ValueEntry, ValueTable};
use menagerie_engine::internals::{CompactMove, CompactPosition, INFINITE, MAX_PLY, MinimaxWindow, see};

/// The model of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OpponentModel {
    /// All move against the player.
    Paranoid,
    /// One moves against the player.
    BestReply,
    /// One moves against the player, and the others make their own best moves.
    BestReplyPlus,
}

/// The search.
pub(crate) struct TwoSidedSearch<'t> {
    pub(crate) model: OpponentModel,
    pub(crate) me: usize,
    table: &'t mut ValueTable<i32>,
    /// Distinguishes the values for this player and model in the table.
    salt: u64,
}

impl ChildSearch for TwoSidedSearch<'_> {
    fn search_child(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        window: (i32, i32),
        depth: i32,
        pv: &mut Vec<CompactMove>,
    ) -> i32 {
        self.node(core, state, window, depth, 1, pv)
    }

    fn cuts(&self) -> bool {
        true
    }

    fn full(&self) -> u32 {
        self.table.full()
    }
}

/// A node being searched.
#[derive(Clone, Copy)]
struct TwoSidedNode {
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
    /// Whether the player at the root is to move.
    mine: bool,
    zero_window: bool,
}

impl<'t> TwoSidedSearch<'t> {
    /// A search for the player to move at the root.
    pub fn new(model: OpponentModel, me: usize, table: &'t mut ValueTable<i32>) -> TwoSidedSearch<'t> {
        let salt = (me as u64 + 1 + 8 * model as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        TwoSidedSearch { model, me, table, salt }
    }
}

impl TwoSidedSearch<'_> {
    fn value(&self, core: &MoveOrdering<'_>, state: &CompactPosition) -> i32 {
        core.weights.value(core.tables, state, self.me)
    }

    /// The value for the player at the root, whoever is to move.
    fn node(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        pv: &mut Vec<CompactMove>,
    ) -> i32 {
        pv.clear();
        if state.is_over() {
            return core.weights.final_value(state, self.me);
        }
        if !state.is_in_game(self.me) || ply >= MAX_PLY - 1 {
            return self.value(core, state);
        }
        if depth <= 0 {
            return self.quiescence(core, state, (alpha, beta), TWO_SIDED_TURNS, ply, pv);
        }
        if core.count_node(ply) {
            return 0;
        }
        let mine = usize::from(state.turn) == self.me;
        let node = TwoSidedNode { alpha, beta, depth, ply, mine, zero_window: beta - alpha <= 1 };
        let hash = state.hash() ^ self.salt;
        let mut hash_move = CompactMove::NONE;
        if let Some(entry) = self.table.probe(hash) {
            hash_move = entry.best_move();
            if let Some(value) = cutoff(entry, &node) {
                return value;
            }
        }
        if node.zero_window
            && let Some(value) = self.prune(core, state, &node, pv)
        {
            return value;
        }
        self.search_moves(core, state, &node, hash, hash_move, pv)
    }

    /// The value of a node that is pruned before its moves are searched: by futility, or by a null move.
    fn prune(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        node: &TwoSidedNode,
        pv: &mut Vec<CompactMove>,
    ) -> Option<i32> {
        let &TwoSidedNode { alpha, beta, depth, ply, mine, .. } = node;
        let stand_pat = self.value(core, state);
        if depth <= FUTILITY_MAX_DEPTH {
            let clear = if mine {
                stand_pat - FUTILITY_MINE * depth >= beta
            } else {
                stand_pat + FUTILITY_OTHERS * depth <= alpha
            };
            if clear {
                return Some(stand_pat);
            }
        }
        let late = state.sudden_death().is_some_and(|left| left <= NULL_MOVE_SUDDEN_DEATH);
        if depth < NULL_MOVE_MIN_DEPTH || late || self.model != OpponentModel::Paranoid {
            return None;
        }
        let fails = |value: i32| if mine { value >= beta } else { value <= alpha };
        if !fails(stand_pat) {
            return None;
        }
        let next = state.after(core.tables, CompactMove::PASS);
        let value = self.node(core, &next, (alpha, beta), depth - NULL_MOVE_REDUCTION, ply + 1, pv);
        pv.clear();
        if core.stopped {
            return Some(0);
        }
        fails(value).then_some(value)
    }

    /// Searches the moves of a node, and stores its value.
    fn search_moves(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        node: &TwoSidedNode,
        hash: u64,
        hash_move: CompactMove,
        pv: &mut Vec<CompactMove>,
    ) -> i32 {
        let &TwoSidedNode { alpha, beta, depth, ply, mine, zero_window } = node;
        let start = core.move_stack.top();
        self.push_moves(core, state, ply, hash_move, false);
        let end = core.move_stack.top();
        let plus = self.model == OpponentModel::BestReplyPlus && !mine;
        let favourites = if plus { self.favourites(core, state) } else { [CompactMove::PASS; 4] };
        let mut window = MinimaxWindow::new(mine, (alpha, beta), INFINITE);
        let mut best_move = CompactMove::NONE;
        let mut child_pv = Vec::new();
        for place in start..end {
            let (score, mv) = core.move_stack.pick(place, end);
            let next = self.after(core, state, mv, &favourites);
            let reduction = reduction(node, score, place - start);
            let value = if place == start {
                self.node(core, &next, window.bounds(), depth - 1, ply + 1, &mut child_pv)
            } else {
                self.search_late_move(core, &next, node, &window, reduction, &mut child_pv)
            };
            if core.stopped {
                core.move_stack.cut(start);
                return 0;
            }
            if window.takes(value) {
                best_move = mv;
                if !zero_window {
                    pv.clear();
                    pv.push(mv);
                    pv.extend_from_slice(&child_pv);
                }
            }
            if window.is_decided() {
                let tried = core.move_stack.all_from(start)[..place - start].to_vec();
                self.update_histories(core, state, node, mv, &tried);
                break;
            }
        }
        core.move_stack.cut(start);
        let best = window.best;
        let bound = match best {
            _ if best <= alpha => ValueBound::Upper,
            _ if best >= beta => ValueBound::Lower,
            _ => ValueBound::Exact,
        };
        self.table.store(hash, depth, bound, best, best_move);
        best
    }

    /// The value of a move after the first: at first at a reduced depth and with a zero window.
    fn search_late_move(
        &mut self,
        core: &mut MoveOrdering<'_>,
        next: &CompactPosition,
        node: &TwoSidedNode,
        window: &MinimaxWindow,
        reduction: i32,
        pv: &mut Vec<CompactMove>,
    ) -> i32 {
        let &TwoSidedNode { depth, ply, zero_window, .. } = node;
        let mut value = self.node(core, next, window.zero_window(), depth - 1 - reduction, ply + 1, pv);
        if reduction > 0 && window.improves(value) && !core.stopped {
            value = self.node(core, next, window.zero_window(), depth - 1, ply + 1, pv);
        }
        if !zero_window && window.improves(value) && !core.stopped {
            value = self.node(core, next, window.bounds(), depth - 1, ply + 1, pv);
        }
        value
    }

    fn update_histories(
        &self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        node: &TwoSidedNode,
        mv: CompactMove,
        tried: &[(i32, CompactMove)],
    ) {
        let mut mover = state.clone();
        let merged = self.model != OpponentModel::Paranoid && !node.mine;
        if merged {
            mover.set_turn(mv.player());
        }
        core.update_histories(&mover, mv.without_player(), node.depth, node.ply, if merged { &[] } else { tried });
    }

    fn quiescence(
        &mut self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        window: (i32, i32),
        turns: i32,
        ply: usize,
        pv: &mut Vec<CompactMove>,
    ) -> i32 {
        pv.clear();
        if state.is_over() {
            return core.weights.final_value(state, self.me);
        }
        let mine = usize::from(state.turn) == self.me;
        if turns <= 0 || !state.is_in_game(self.me) || ply >= MAX_PLY - 1 {
            return self.value(core, state);
        }
        if core.count_node(ply) {
            return 0;
        }
        let mut node = MinimaxWindow::new(mine, window, INFINITE);
        let mut child_pv = Vec::new();
        let stand_pat = if mine || self.model != OpponentModel::Paranoid {
            self.value(core, state)
        } else {
            let mut next = state.clone();
            next.set_turn(state.next_player(usize::from(state.turn)));
            let stand_pat = self.quiescence(core, &next, window, turns - 1, ply + 1, &mut child_pv);
            pv.push(CompactMove::NONE);
            pv.extend_from_slice(&child_pv);
            stand_pat
        };
        node.takes(stand_pat);
        if node.is_decided() {
            return stand_pat;
        }
        let start = core.move_stack.top();
        self.push_moves(core, state, ply, CompactMove::NONE, true);
        let end = core.move_stack.top();
        for place in start..end {
            let (_, mv) = core.move_stack.pick(place, end);
            if mv.is_pass() {
                break;
            }
            if !mine && state.piece(mv.to()).is_some_and(|(victim, _)| victim != self.me) {
                continue;
            }
            if see(core.tables, state, mv) < 0 {
                continue;
            }
            let next = self.after(core, state, mv, &[CompactMove::PASS; 4]);
            let value = self.quiescence(core, &next, node.bounds(), turns - 1, ply + 1, &mut child_pv);
            if core.stopped {
                break;
            }
            if node.takes(value) {
                pv.clear();
                pv.push(mv);
                pv.extend_from_slice(&child_pv);
            }
            if node.is_decided() {
                break;
            }
        }
        core.move_stack.cut(start);
        node.best
    }
}

/// The stored value, if it causes a cutoff.
fn cutoff(entry: &ValueEntry<i32>, node: &TwoSidedNode) -> Option<i32> {
    if !node.zero_window || entry.depth() < node.depth {
        return None;
    }
    let value = entry.value;
    let cuts = match entry.bound {
        ValueBound::Exact => true,
        ValueBound::Lower => value >= node.beta,
        ValueBound::Upper => value <= node.alpha,
        ValueBound::None => false,
    };
    cuts.then_some(value)
}

/// The reduction of a move in plies; `number` is its index.
fn reduction(node: &TwoSidedNode, score: i32, number: usize) -> i32 {
    let &TwoSidedNode { depth, mine, zero_window, .. } = node;
    if depth < LMR_MIN_DEPTH || number < LMR_FIRST_MOVE || score >= QUIET {
        return 0;
    }
    let mut reduction = 1 + i32::from(number >= LMR_LATE_MOVE) + i32::from(depth >= LMR_DEEP);
    if !mine {
        reduction += i32::from(depth >= LMR_DEEP_OTHERS);
    }
    if !zero_window {
        reduction -= 1;
    }
    reduction.min(depth - 1)
}
