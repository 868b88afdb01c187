//! The evaluation alone, for tuning.

use super::evaluation::Weights;
use super::ground::Ground;
use super::state::State;
use super::weights::ChaturajiWeights;
use crate::PieceValues;
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::Variant;

/// Judges positions of a four-player game on a small board without looking ahead.
///
/// ```
/// use menagerie_engine::{ChaturajiEvaluator, ChaturajiWeights};
/// use menagerie_rules::{Options, Variant, ChaturajiPosition};
///
/// let chaturaji = Variant::by_id("chaturaji", &Options::none()).unwrap();
/// let judge = ChaturajiEvaluator::new(&chaturaji, &ChaturajiWeights::tuned()).unwrap();
/// // All begin alike: only the turn counts.
/// let [red, green, blue, yellow] = judge.strengths(&ChaturajiPosition::start(&chaturaji));
/// assert!(red > green && green == blue && blue == yellow);
/// assert_eq!(red - green, ChaturajiWeights::tuned().four.tempo);
/// ```
#[derive(Debug)]
pub struct ChaturajiEvaluator {
    ground: Ground,
    weights: Weights,
}

impl ChaturajiEvaluator {
    /// A judge of one game; `None` if its board is too large for these weights, or its pieces hop or bend.
    pub fn new(variant: &Variant, weights: &ChaturajiWeights) -> Option<ChaturajiEvaluator> {
        Some(ChaturajiEvaluator {
            ground: Ground::new(variant, &PieceValues::new(variant))?,
            weights: Weights::new(weights),
        })
    }

    /// What speaks for each player, in the order of turns, in thousandths: the chance to win is in proportion to e to this power.
    pub fn strengths(&self, position: &ChaturajiPosition) -> [i32; 4] {
        self.weights.strength(&self.ground, &State::new(&self.ground, position))
    }
}
