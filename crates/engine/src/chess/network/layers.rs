//! The layers after the accumulator.

use super::{ACTIVATION_ONE, BUCKETS, HAND_CRAFTED_ONE, LINEAR_ONE, Network, WEIGHT_ONE};
use crate::chess::parameters::FULL_PHASE;
use wide::{i16x8, i32x4};

/// The number of steps from one bucket to the next.
const BETWEEN: i32 = 256;

/// The bucket below a game phase, and the position of the phase between it and the next.
#[inline]
pub(super) fn buckets(phase: i32) -> (usize, i32) {
    let along = phase.clamp(0, FULL_PHASE) * (BUCKETS as i32 - 1) * BETWEEN / FULL_PHASE;
    let bucket = (along / BETWEEN).min(BUCKETS as i32 - 2);
    (bucket as usize, along - bucket * BETWEEN)
}

/// The output of a bucket in cp, from the second layer's sum, the linear part's difference and the hand-crafted evaluation.
#[inline]
pub(super) fn bucket_value(network: &Network, bucket: usize, sum: i32, linear: i32, hand_crafted: i32) -> i64 {
    const SUM_ONE: i64 = (ACTIVATION_ONE * ACTIVATION_ONE * WEIGHT_ONE) as i64;
    let weights = &network.weights;
    let sum = i64::from(sum) + i64::from(weights.output_biases[bucket]);
    sum * i64::from(network.header.scale) / SUM_ONE
        + i64::from(linear / LINEAR_ONE)
        + i64::from(hand_crafted) * i64::from(weights.hand_crafted[bucket]) / i64::from(HAND_CRAFTED_ONE)
}

/// Interpolates between the values of two buckets.
#[inline]
pub(super) fn between(lower: i64, upper: i64, along: i32) -> i32 {
    let mixed = (lower * i64::from(BETWEEN - along) + upper * i64::from(along)) / i64::from(BETWEEN);
    // Far below the scores of checkmates.
    mixed.clamp(-20_000, 20_000) as i32
}

impl Network {
    /// The evaluation in cp for the side to move, whose sums come first.
    #[inline]
    pub(super) fn evaluate(&self, sums: [&[i16x8]; 2], phase: i32, hand_crafted: i32) -> i32 {
        let (bucket, along) = buckets(phase);
        let [mine, other] = sums;
        let (mine, my_linear) = mine.split_at(mine.len() - 1);
        let (other, other_linear) = other.split_at(other.len() - 1);
        let (lower, upper) = (&self.outputs[bucket], &self.outputs[bucket + 1]);
        let (my_lower, other_lower) = lower.split_at(mine.len());
        let (my_upper, other_upper) = upper.split_at(mine.len());
        let mut sums = [i32x4::default(); 2];
        add_products(&mut sums, mine, my_lower, my_upper);
        add_products(&mut sums, other, other_lower, other_upper);
        let (my_linear, other_linear) = (my_linear[0].to_array(), other_linear[0].to_array());
        let value = |bucket: usize, sum: i32x4| {
            let linear = i32::from(my_linear[bucket]) - i32::from(other_linear[bucket]);
            bucket_value(self, bucket, sum.to_array().into_iter().fold(0, i32::wrapping_add), linear, hand_crafted)
        };
        between(value(bucket, sums[0]), value(bucket + 1, sums[1]), along)
    }
}

/// Adds the weighted activations for two buckets: squared clipped ReLU.
#[inline]
fn add_products(sums: &mut [i32x4; 2], neurons: &[i16x8], lower: &[i16x8], upper: &[i16x8]) {
    let one = i16x8::splat(ACTIVATION_ONE as i16);
    for ((&neuron, &lower), &upper) in neurons.iter().zip(lower).zip(upper) {
        let activation = neuron.max(i16x8::default()).min(one);
        // 255 times a weight of at most 127 fits.
        sums[0] += (activation * lower).dot(activation);
        sums[1] += (activation * upper).dot(activation);
    }
}
