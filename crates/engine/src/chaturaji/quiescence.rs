//! Quiescence search: captures at a leaf are searched, so that no position is evaluated in the middle of an exchange.

use super::compact_move::CompactMove;
use super::compact_position::CompactPosition;
use super::evaluation::PlayerValues;
use super::parameters::MAX_PLY;
use super::search_core::SearchCore;
use super::see::see;

/// The value of the position for each player after `turns` turns of captures, each player for itself. A player who does not want to
/// capture passes the turn, and its pieces are then assumed to be `safe`: with its turn it would have saved a threatened piece. The
/// principal variation is written into `pv` if it is given. Only the turn of `state` is changed, and restored at the end, which saves a
/// copy for each player.
pub fn quiescence(
    core: &mut SearchCore<'_>,
    state: &mut CompactPosition,
    turns: i32,
    safe: u8,
    ply: usize,
    mut pv: Option<&mut Vec<CompactMove>>,
) -> PlayerValues {
    if let Some(pv) = &mut pv {
        pv.clear();
    }
    if state.is_over() || turns <= 0 || ply >= MAX_PLY - 1 {
        return core.weights.values(core.tables, state);
    }
    if core.count_node(ply) {
        return [0; 4];
    }
    let me = usize::from(state.turn);
    let now_safe = safe | 1 << me;
    let mut child_pv = Vec::new();
    let mut best = if now_safe & state.in_game() == state.in_game() {
        core.weights.values(core.tables, state)
    } else {
        state.set_turn(state.next_player(me));
        let child_pv = pv.is_some().then_some(&mut child_pv);
        let values = quiescence(core, state, turns - 1, now_safe, ply + 1, child_pv);
        state.set_turn(me);
        if let Some(pv) = &mut pv {
            pv.push(CompactMove::NONE);
        }
        values
    };
    let start = core.move_stack.top();
    core.push_captures(state);
    let end = core.move_stack.top();
    for place in start..end {
        let (_, mv) = core.move_stack.pick(place, end);
        let owner = state.piece(mv.to()).map(|(owner, _)| owner);
        if owner.is_some_and(|owner| safe >> owner & 1 != 0 && state.is_in_game(owner)) {
            continue;
        }
        if see(core.tables, state, mv) <= 0 {
            continue;
        }
        // Not `after`, which makes two copies in WebAssembly.
        let mut next = state.clone();
        next.play(core.tables, mv);
        let lower = pv.is_some().then_some(&mut child_pv);
        let found = quiescence(core, &mut next, turns - 1, safe & !(1 << me), ply + 1, lower);
        if core.stopped {
            break;
        }
        if found[me] > best[me] {
            best = found;
            if let Some(pv) = &mut pv {
                pv.clear();
                pv.push(mv);
                pv.extend_from_slice(&child_pv);
            }
        }
    }
    core.move_stack.cut(start);
    best
}
