//! A reference implementation of a network's evaluation, from scratch and without vectors.

use super::layers::{between, bucket_value, buckets};
use super::{ACTIVATION_ONE, BUCKETS, Network};
use menagerie_rules::{ChessPosition, Player};

impl Network {
    /// Like [`evaluate_ply`](Network::evaluate_ply), without incremental updates and vectors. `phase` goes from 0, only Kings and Pawns,
    /// to 256, all pieces; `hand_crafted` is the hand-crafted evaluation. Both it and the result are in cp for the side to move.
    pub fn evaluate_plain(&self, position: &ChessPosition, phase: i32, hand_crafted: i32) -> i32 {
        let mover = position.turn().index() & 1;
        let inputs = [mover, 1 - mover].map(|perspective| {
            let king = Player::from_index(perspective).map(|player| position.king(player));
            king.map(|king| self.inputs.active(position.board(), perspective, king).collect()).unwrap_or_default()
        });
        self.evaluate_inputs([&inputs[0], &inputs[1]], phase, hand_crafted)
    }

    /// Like [`evaluate_plain`](Network::evaluate_plain), from the active inputs of the side to move and of the other.
    pub fn evaluate_inputs(&self, inputs: [&Vec<usize>; 2], phase: i32, hand_crafted: i32) -> i32 {
        let [mine, other] = inputs.map(|inputs| self.sums_of(inputs));
        let (bucket, along) = buckets(phase);
        let value = |bucket: usize| {
            let hidden = self.header.hidden;
            let weights = &self.weights.outputs[bucket * 2 * hidden..][..2 * hidden];
            let (my_weights, other_weights) = weights.split_at(hidden);
            let sum = products(&mine.0, my_weights).wrapping_add(products(&other.0, other_weights));
            bucket_value(self, bucket, sum, i32::from(mine.1[bucket]) - i32::from(other.1[bucket]), hand_crafted)
        };
        between(value(bucket), value(bucket + 1), along)
    }

    /// The sums of the first layer and of the linear part.
    fn sums_of(&self, inputs: &[usize]) -> (Vec<i16>, [i16; BUCKETS]) {
        let hidden = self.header.hidden;
        let mut sums = self.weights.biases.clone();
        let mut linear = [0_i16; BUCKETS];
        for &input in inputs {
            let row = &self.weights.rows[input * hidden..][..hidden];
            sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum = sum.wrapping_add(i16::from(weight)));
            let row = &self.weights.linear[input * BUCKETS..][..BUCKETS];
            linear.iter_mut().zip(row).for_each(|(sum, &weight)| *sum = sum.wrapping_add(weight));
        }
        (sums, linear)
    }
}

fn products(sums: &[i16], weights: &[i8]) -> i32 {
    let product = |(&sum, &weight): (&i16, &i8)| {
        let activation = i32::from(sum).clamp(0, ACTIVATION_ONE);
        activation * activation * i32::from(weight)
    };
    sums.iter().zip(weights).map(product).fold(0, i32::wrapping_add)
}
