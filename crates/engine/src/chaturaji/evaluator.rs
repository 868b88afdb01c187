//! The static evaluation alone, for tuning.

use super::board_tables::BoardTables;
use super::compact_position::CompactPosition;
use super::evaluation::PreparedWeights;
use super::weights::ChaturajiWeights;
use crate::PieceValues;
use menagerie_rules::{ChaturajiPosition, Variant};

/// Evaluates positions of a four-player game on a small board, without search.
///
/// ```
/// use menagerie_engine::{ChaturajiEvaluator, ChaturajiWeights};
/// use menagerie_rules::{ChaturajiPosition, Options, Variant};
///
/// let chaturaji = Variant::by_id("chaturaji", &Options::none()).unwrap();
/// let evaluator = ChaturajiEvaluator::new(&chaturaji, &ChaturajiWeights::tuned()).unwrap();
/// // All begin alike: only the tempo counts.
/// let [red, green, blue, yellow] = evaluator.strengths(&ChaturajiPosition::start(&chaturaji));
/// assert!(red > green && green == blue && blue == yellow);
/// assert_eq!(red - green, ChaturajiWeights::tuned().four.tempo);
/// ```
#[derive(Debug)]
pub struct ChaturajiEvaluator {
    tables: BoardTables,
    weights: PreparedWeights,
}

impl ChaturajiEvaluator {
    /// The evaluator of a variant; `None` if its board is too large for these weights, or its pieces hop or bend.
    pub fn new(variant: &Variant, weights: &ChaturajiWeights) -> Option<ChaturajiEvaluator> {
        let tables = BoardTables::new(variant, &PieceValues::new(variant))?;
        Some(ChaturajiEvaluator { tables, weights: PreparedWeights::new(weights) })
    }

    /// The strength of each player, in the order of turns, in thousandths: the chance to win is proportional to e to this power.
    pub fn strengths(&self, position: &ChaturajiPosition) -> [i32; 4] {
        self.weights.strength(&self.tables, &CompactPosition::new(&self.tables, position))
    }
}
