//! The evaluation alone, for tuning.

use super::evaluation::Weights;
use super::ground::Ground;
use super::state::State;
use super::weights::FourWeights;
use crate::Worth;
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::Variant;

/// Judges positions of a four-player game on a small board without looking ahead.
///
/// ```
/// use menagerie_engine::{FourJudge, FourWeights};
/// use menagerie_rules::{Options, Variant, ChaturajiPosition};
///
/// let chaturaji = Variant::by_id("chaturaji", &Options::none()).unwrap();
/// let judge = FourJudge::new(&chaturaji, &FourWeights::tuned()).unwrap();
/// // All begin alike: only the turn counts.
/// let [red, green, blue, yellow] = judge.strengths(&ChaturajiPosition::start(&chaturaji));
/// assert!(red > green && green == blue && blue == yellow);
/// assert_eq!(red - green, FourWeights::tuned().four.turn);
/// ```
#[derive(Debug)]
pub struct FourJudge {
    ground: Ground,
    weights: Weights,
}

impl FourJudge {
    /// A judge of one game; `None` if its board is too large for these weights, or its pieces hop or bend.
    pub fn new(variant: &Variant, weights: &FourWeights) -> Option<FourJudge> {
        Some(FourJudge { ground: Ground::new(variant, &Worth::new(variant))?, weights: Weights::new(weights) })
    }

    /// What speaks for each player, in the order of turns, in thousandths: the chance to win is in proportion to e to this power.
    pub fn strengths(&self, position: &ChaturajiPosition) -> [i32; 4] {
        self.weights.strength(&self.ground, &State::new(&self.ground, position))
    }
}
