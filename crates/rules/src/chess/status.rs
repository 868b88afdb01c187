//! Whether a two-player game is over.

use super::ChessPosition;
use crate::{GameResult, Outcome, Termination};

/// Moves by either side without capture or Pawn move that end a game: fifty by each.
pub const FIFTY_MOVES: u32 = 100;

impl ChessPosition {
    /// How the game stands by this position alone: everything but repetition.
    ///
    /// `repeated` tells how often the position has occurred, this time included; it comes before the fifty-move rule and the
    /// material draws, and after checkmate and stalemate.
    pub fn outcome(&self, repeated: usize) -> Outcome {
        if let Some(outcome) = self.goal_outcome() {
            return outcome;
        }
        if self.legal_moves().is_empty() {
            return self.end_without_move();
        }
        match self.draw_by_rule(repeated) {
            Some(Termination::Threefold) => self.repetition_outcome(),
            Some(reason @ Termination::FiftyMove) => self.material_outcome().unwrap_or(Outcome::Draw { reason }),
            Some(reason) => Outcome::Draw { reason },
            None => Outcome::Ongoing,
        }
    }

    /// Whether so many moves have been made without progress that the game is drawn.
    #[inline]
    pub fn is_move_limit_reached(&self) -> bool {
        let limit = u32::from(self.variant.rules().ends.move_limit);
        limit > 0 && self.halfmove_clock >= 2 * limit
    }

    /// What it means that the position has occurred as often as ends the game.
    fn repetition_outcome(&self) -> Outcome {
        let outcome = self.outcome_for_turn(self.repetition_result(), Termination::Threefold);
        match outcome {
            Outcome::Draw { .. } => self.material_outcome().unwrap_or(outcome),
            _ => outcome,
        }
    }

    /// What the repetition that ends the game is worth to the side to move.
    pub fn repetition_result(&self) -> GameResult {
        let ends = &self.variant.rules().ends;
        match (ends.repetition_first, self.turn.index()) {
            (None, _) => ends.repetition,
            (Some(first), 0) => first,
            (Some(GameResult::Win), _) => GameResult::Loss,
            (Some(GameResult::Loss), _) => GameResult::Win,
            (Some(GameResult::Draw), _) => GameResult::Draw,
        }
    }

    /// Why the rules draw the game though there are moves to play, which is not looked at here.
    pub(crate) fn draw_by_rule(&self, repeated: usize) -> Option<Termination> {
        let ends = &self.variant.rules().ends;
        if ends.repetitions > 0 && repeated >= usize::from(ends.repetitions) {
            Some(Termination::Threefold)
        } else if self.is_counted_out() {
            Some(Termination::Counting)
        } else if self.is_move_limit_reached() {
            Some(Termination::FiftyMove)
        } else {
            self.material_draw()
        }
    }
}
