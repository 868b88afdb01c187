//! The static evaluation without search, for tuning and inspection.

use super::evaluation::PawnTable;
use super::{ChessWeights, Evaluation};
use crate::PieceValues;
use menagerie_rules::{ChessPosition, Variant};
use std::sync::Arc;

/// Evaluates positions of a two-player game without search.
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
    /// The evaluator of a two-player variant.
    pub fn new(variant: &Arc<Variant>, weights: ChessWeights) -> ChessEvaluator {
        ChessEvaluator(Evaluation::new(variant, PieceValues::new(variant), weights))
    }

    /// The first player's lead, in hundredths of the unit of the variant's piece values.
    pub fn first_player(&self, position: &ChessPosition) -> i32 {
        let (own, _) = self.side_to_move(position);
        if position.turn().index() == 0 { own } else { -own }
    }

    /// The lead of the side to move, in the same unit, and the game phase: from 0, Kings and Pawns only, to 256, all pieces.
    pub fn side_to_move(&self, position: &ChessPosition) -> (i32, i32) {
        let accumulator = self.0.accumulator(position);
        let eval = self.0.evaluate(position, &accumulator, &mut PawnTable::new(1));
        let standard = position.variant().rules().standard;
        let eval = if standard { eval } else { self.0.with_rules(position, eval) };
        (eval, self.0.phase(&accumulator))
    }
}
