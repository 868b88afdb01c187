//! The static evaluation alone, for tuning and for those who want to see what it says.

use super::evaluation::PawnTable;
use super::{ChessWeights, Evaluation};
use crate::PieceValues;
use menagerie_rules::{ChessPosition, Variant};
use std::sync::Arc;

/// Evaluates positions of a two-player game without looking ahead.
///
/// ```
/// use menagerie_engine::{ChessEvaluator, ChessWeights};
/// use menagerie_rules::{ChessPosition, Options, Variant};
///
/// let janus = Variant::by_id("janus", &Options::none()).unwrap();
/// let evaluator = ChessEvaluator::new(&janus, ChessWeights::tuned(&janus));
/// // Nobody is ahead at the start: only the tempo counts, for either side the same.
/// let start = ChessPosition::start(&janus);
/// let black_to_move = ChessPosition::from_fen(&janus, &start.fen().replace(" w ", " b ")).unwrap();
/// let score = evaluator.first_player(&start);
/// assert_eq!(score, -evaluator.first_player(&black_to_move));
/// assert_eq!(score, ChessWeights::tuned(&janus).tempo[0]);
/// ```
#[derive(Debug)]
pub struct ChessEvaluator(Evaluation);

impl ChessEvaluator {
    /// The evaluator of one two-player game.
    pub fn new(variant: &Arc<Variant>, weights: ChessWeights) -> ChessEvaluator {
        ChessEvaluator(Evaluation::new(variant, PieceValues::new(variant), weights))
    }

    /// How much the first player is ahead, in hundredths of the unit of the game's piece values.
    pub fn first_player(&self, position: &ChessPosition) -> i32 {
        let own = self.0.evaluate(position, &self.0.accumulator(position), &mut PawnTable::new(1));
        if position.turn().index() == 0 { own } else { -own }
    }
}
