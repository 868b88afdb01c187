//! What all methods of search share: counting, stopping, the ways to order moves.

use super::evaluation::Weights;
use super::ground::Ground;
use super::moves::{Pile, Step};
use super::state::State;
use crate::SearchControl;

/// Positions between two questions whether to stop.
const PATIENCE: u64 = 256;
/// The deepest ply that is looked at.
pub(super) const DEEPEST: usize = 96;

/// What a search has at hand.
pub(super) struct Core<'a> {
    pub ground: &'a Ground,
    pub weights: &'a Weights,
    pub control: &'a mut dyn SearchControl,
    /// The player at the root.
    pub me: usize,
    pub nodes: u64,
    pub most_nodes: u64,
    pub stopped: bool,
    /// The deepest ply reached.
    pub seldepth: u32,
    pub pile: Pile,
    /// By player and move: how often it was good.
    pub history: Vec<i32>,
    /// By ply: quiet moves that were good.
    pub killers: [[Step; 2]; DEEPEST],
}

impl<'a> Core<'a> {
    pub fn new(me: usize, ground: &'a Ground, weights: &'a Weights, control: &'a mut dyn SearchControl) -> Core<'a> {
        Core {
            ground,
            weights,
            control,
            me,
            nodes: 0,
            most_nodes: u64::MAX,
            stopped: false,
            seldepth: 0,
            pile: Pile::default(),
            history: vec![0; 4 * 4096],
            killers: [[Step::NONE; 2]; DEEPEST],
        }
    }

    /// Counts a position, and says whether the search has to end.
    #[inline]
    pub fn counts_out(&mut self, ply: usize) -> bool {
        if self.stopped {
            return true;
        }
        self.seldepth = self.seldepth.max(ply as u32);
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE)
            && (self.nodes >= self.most_nodes || self.control.should_stop(self.nodes))
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// What a capture wins, by the piece taken; a King that is the third is more.
    #[inline]
    pub fn prize(&self, state: &State, step: Step) -> i32 {
        let Some((victim, kind)) = state.piece(step.to()) else { return 0 };
        let mut prize = self.ground.points[kind] * 100;
        if kind == self.ground.royal && state.is_in(victim) {
            prize += 1_000;
            let turn = usize::from(state.turn);
            if (state.kings_taken[turn] | 1 << victim).count_ones() == 3 {
                prize += 5_000;
            }
        }
        if state.is_in(victim) { prize * 2 } else { prize }
    }

    /// Puts the moves of the player to move on the pile, ranked. Captures come first, the greatest victim by the least piece.
    pub fn rank_moves(&mut self, state: &State, ply: usize, known: Step, only_captures: bool) {
        let player = usize::from(state.turn);
        let ground = self.ground;
        let start = self.pile.top();
        let pile = &mut self.pile;
        state.each_step(ground, only_captures, |step| pile.push(0, step));
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let mut pile = std::mem::take(&mut self.pile);
        for (rank, step) in pile.all_from_mut(start) {
            let step = *step;
            *rank = if step == known {
                i32::MAX
            } else if state.piece(step.to()).is_some() {
                let kind = state.piece(step.from()).map_or(0, |(_, kind)| kind);
                1_000_000 + self.prize(state, step) * 16 - ground.points[kind] * 100
            } else if step == killers[0] {
                900_000
            } else if step == killers[1] {
                899_999
            } else {
                let kind = state.piece(step.from()).map_or(0, |(_, kind)| kind);
                let places = ground.worth(player, kind, step.to()) - ground.worth(player, kind, step.from());
                if state.triumphs(ground, step, kind) {
                    950_000
                } else {
                    self.history[player << 12 | step.index()] + places
                }
            };
        }
        self.pile = pile;
        if self.pile.top() == start && !only_captures {
            self.pile.push(0, Step::PASS);
        }
    }

    /// Remembers that a quiet move was good enough, and that those tried before it were not.
    pub fn reward(&mut self, state: &State, step: Step, depth: i32, ply: usize, tried: &[(i32, Step)]) {
        if step.is_pass() || state.piece(step.to()).is_some() {
            return;
        }
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != step
        {
            killers[1] = killers[0];
            killers[0] = step;
        }
        let player = usize::from(state.turn);
        let gain = (depth * depth * 8).min(1_600);
        let mut change = |step: Step, by: i32| {
            let place = &mut self.history[player << 12 | step.index()];
            *place += by - *place * by.abs() / 16_384;
        };
        change(step, gain);
        for &(_, other) in tried {
            if !other.is_pass() && state.piece(other.to()).is_none() {
                change(other, -gain);
            }
        }
    }
}
