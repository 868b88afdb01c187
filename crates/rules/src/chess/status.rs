//! The outcome of a two-player game.

use super::ChessPosition;
use crate::{GameResult, Outcome, Termination};

/// The plies without a capture or Pawn move that draw a game: fifty moves of each player.
pub const FIFTY_MOVES: u32 = 100;

impl ChessPosition {
    /// The outcome by this position alone.
    ///
    /// `repeated` is how often the position has occurred, this time included. Repetition comes after checkmate and stalemate, and before
    /// the fifty-move rule and the material draws.
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

    /// Whether the limit of moves without progress is reached, which draws the game.
    #[inline]
    pub fn is_move_limit_reached(&self) -> bool {
        let limit = u32::from(self.variant.rules().ends.move_limit);
        limit > 0 && self.halfmove_clock >= 2 * limit
    }

    /// The outcome of the repetition that ends the game.
    fn repetition_outcome(&self) -> Outcome {
        let outcome = self.outcome_for_turn(self.repetition_result(), Termination::Threefold);
        match outcome {
            Outcome::Draw { .. } => self.material_outcome().unwrap_or(outcome),
            _ => outcome,
        }
    }

    /// The result of the repetition that ends the game, for the side to move.
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

    /// The rule that draws the game although there may be legal moves, which this function does not check.
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
