//! The moves of the three others in each opponent model.

use crate::baselines::ordering::MoveOrdering;
use crate::baselines::parameters::OTHERS_CAPTURE;
use crate::baselines::two_sided::{OpponentModel, TwoSidedSearch};
use menagerie_engine::internals::{CompactMove, CompactPosition, MAX_PLY, see};

impl TwoSidedSearch<'_> {
    /// Pushes the possible moves on the move stack.
    pub(crate) fn push_moves(
        &self,
        core: &mut MoveOrdering<'_>,
        state: &CompactPosition,
        ply: usize,
        hash_move: CompactMove,
        captures: bool,
    ) {
        if self.model == OpponentModel::Paranoid || usize::from(state.turn) == self.me {
            core.push_moves(state, ply, hash_move, captures);
            return;
        }
        for other in (0..4).filter(|&it| it != self.me && state.is_in_game(it)) {
            let mut turned = state.clone();
            turned.set_turn(other);
            let start = core.move_stack.top();
            let own = if hash_move.player() == other { hash_move.without_player() } else { CompactMove::NONE };
            core.push_moves(&turned, ply, own, captures);
            for (score, mv) in core.move_stack.all_from_mut(start) {
                *mv = mv.with_player(other);
                if let Some((victim, _)) = state.piece(mv.to())
                    && victim != self.me
                    && *score != i32::MAX
                    && !mv.is_pass()
                {
                    *score -= OTHERS_CAPTURE;
                }
            }
        }
    }

    /// The first moves in the ordering of each of the others.
    pub(crate) fn favourites(&self, core: &mut MoveOrdering<'_>, state: &CompactPosition) -> [CompactMove; 4] {
        let mut favourites = [CompactMove::PASS; 4];
        for other in (0..4).filter(|&it| it != self.me && state.is_in_game(it)) {
            let mut turned = state.clone();
            turned.set_turn(other);
            let start = core.move_stack.top();
            core.push_moves(&turned, MAX_PLY, CompactMove::NONE, false);
            let end = core.move_stack.top();
            for place in start..end {
                let (_, mv) = core.move_stack.pick(place, end);
                if place + 1 == end || see(core.tables, &turned, mv) >= 0 {
                    favourites[other] = mv;
                    break;
                }
            }
            core.move_stack.cut(start);
        }
        favourites
    }

    /// The position after a move, and in best-reply search after the turns of all others.
    pub(crate) fn after(
        &self,
        core: &MoveOrdering<'_>,
        state: &CompactPosition,
        mv: CompactMove,
        favourites: &[CompactMove; 4],
    ) -> CompactPosition {
        if self.model == OpponentModel::Paranoid || usize::from(state.turn) == self.me {
            return state.after(core.tables, mv);
        }
        let mut next = state.clone();
        if self.model == OpponentModel::BestReply {
            next.set_turn(mv.player());
            next.play(core.tables, mv.without_player());
            if next.is_in_game(self.me) && !next.is_over() {
                next.set_turn(self.me);
            }
            return next;
        }
        while usize::from(next.turn) != self.me && next.is_in_game(self.me) && !next.is_over() {
            let turn = usize::from(next.turn);
            let mv = if turn == mv.player() { mv.without_player() } else { favourites[turn] };
            let mv = if next.allows(core.tables, mv) { mv } else { CompactMove::PASS };
            next.play(core.tables, mv);
        }
        next
    }
}
