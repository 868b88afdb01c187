//! Neural networks for evaluation: NNUE (Nasu 2018), small and specific to one variant.
//!
//! | file | subject |
//! |---|---|
//! | [`inputs`] | which inputs a position switches on, as each player sees it |
//! | [`accumulator`] | the sums of the first layer, updated as moves are made |
//! | [`layers`] | from these sums to an evaluation, in vectors |
//! | [`reference`] | the same from scratch and without vectors, for tests |
//! | [`file`] | a network as bytes |
//!
//! The evaluation is the hand-crafted evaluation times a weight plus the output of the network. With a weight of 0 it is the network
//! alone.

pub(super) mod accumulator;
mod file;
mod inputs;
mod layers;
mod reference;

pub use file::{NetworkError, NetworkHeader, NetworkWeights, write as write_network};
pub use inputs::NetworkInputs;

use menagerie_rules::Variant;
use wide::i16x8;

/// The lanes of a vector.
pub(super) const WIDTH: usize = 8;
/// The number of game phases with their own weights, which are interpolated in between.
pub const BUCKETS: usize = 4;
/// The integer of an activation of 1 in the first layer.
pub const ACTIVATION_ONE: i32 = 255;
/// The integer of a weight of 1 in the second layer.
pub const WEIGHT_ONE: i32 = 64;
/// The integer of a cp in the linear part.
pub const LINEAR_ONE: i32 = 4;
/// The integer of a weight of 1 of the hand-crafted evaluation.
pub const HAND_CRAFTED_ONE: i32 = 256;

/// A network that is ready to evaluate positions of a variant.
#[derive(Debug)]
pub struct Network {
    pub(super) header: NetworkHeader,
    pub(super) inputs: NetworkInputs,
    /// The first layer: for each input a row of [`row`](Network::row) vectors, the last of which has the linear part's [`BUCKETS`]
    /// numbers.
    pub(super) rows: Vec<i16x8>,
    /// The biases of the first layer.
    pub(super) biases: Vec<i16x8>,
    /// The second layer by bucket: the weights of the side to move, then of the other.
    pub(super) outputs: Vec<Vec<i16x8>>,
    pub(super) weights: NetworkWeights,
}

impl Network {
    /// Parses a network for a variant.
    ///
    /// # Errors
    /// If the bytes are not a network, or it is for another board or other pieces.
    pub fn from_bytes(variant: &Variant, bytes: &[u8]) -> Result<Network, NetworkError> {
        let (header, weights) = file::read(bytes)?;
        Network::new(variant, header, weights)
    }

    /// A network with these weights.
    ///
    /// # Errors
    /// If they are for another board or other pieces, or their number differs from the header.
    pub fn new(variant: &Variant, header: NetworkHeader, weights: NetworkWeights) -> Result<Network, NetworkError> {
        header.check(variant)?;
        weights.check(&header)?;
        let hidden = header.hidden;
        let mut rows = Vec::with_capacity(header.inputs() * (hidden / WIDTH + 1));
        for (row, linear) in weights.rows.chunks(hidden).zip(weights.linear.chunks(BUCKETS)) {
            rows.extend(row.chunks(WIDTH).map(|part| vector(part.iter().map(|&it| i16::from(it)))));
            rows.push(vector(linear.iter().copied()));
        }
        let mut biases = vectors(weights.biases.iter().copied());
        biases.push(i16x8::default());
        let outputs =
            weights.outputs.chunks(2 * hidden).map(|row| vectors(row.iter().map(|&it| i16::from(it)))).collect();
        Ok(Network { inputs: NetworkInputs::new(variant), rows, biases, outputs, weights, header })
    }

    /// Whether the network fits the board and the pieces of a variant.
    pub fn fits(&self, variant: &Variant) -> bool {
        self.header.check(variant).is_ok()
    }

    /// Whether the hand-crafted evaluation has a weight.
    pub fn uses_hand_crafted(&self) -> bool {
        self.weights.hand_crafted.iter().any(|&weight| weight != 0)
    }

    /// The header of the network.
    pub fn header(&self) -> &NetworkHeader {
        &self.header
    }

    /// The number of vectors in a row of the first layer.
    #[inline]
    pub(super) fn row(&self) -> usize {
        self.header.hidden / WIDTH + 1
    }

    /// The first layer's row of an input.
    #[inline]
    pub(super) fn input_row(&self, input: usize) -> &[i16x8] {
        &self.rows[input * self.row()..][..self.row()]
    }
}

fn vector(numbers: impl Iterator<Item = i16>) -> i16x8 {
    let mut eight = [0; WIDTH];
    eight.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
    i16x8::new(eight)
}

fn vectors(numbers: impl Iterator<Item = i16>) -> Vec<i16x8> {
    let all: Vec<i16> = numbers.collect();
    all.chunks(WIDTH).map(|part| vector(part.iter().copied())).collect()
}

#[cfg(test)]
mod tests {
    use super::accumulator::{NetworkAccumulator, NetworkPlies, PieceChanges};
    use super::*;
    use menagerie_rules::{ChessPosition, Options};
    use proptest::prelude::*;

    /// The plies of a game.
    struct Plies(Vec<NetworkAccumulator>);

    impl NetworkPlies for Plies {
        fn at(&mut self, ply: usize) -> &mut NetworkAccumulator {
            &mut self.0[ply]
        }
    }

    /// A network with random weights.
    fn by_chance(variant: &Variant, seed: u64) -> Network {
        let header = NetworkHeader::new(variant, 24, 300);
        let mut random = fastrand::Rng::with_seed(seed);
        let inputs = header.inputs();
        let weights = NetworkWeights {
            rows: (0..inputs * 24).map(|_| random.i8(..)).collect(),
            linear: (0..inputs * BUCKETS).map(|_| random.i16(-999..999)).collect(),
            biases: (0..24).map(|_| random.i16(-200..400)).collect(),
            outputs: (0..BUCKETS * 48).map(|_| random.i8(-127..=127)).collect(),
            output_biases: [5_000_000, -900_000, 0, 77],
            hand_crafted: [256, 100, -30, 0],
        };
        Network::new(variant, header, weights).expect("a network")
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

        /// For random games, of which random positions are evaluated.
        #[test]
        fn what_is_updated_is_what_is_computed_from_nothing(seed in any::<u64>(), game in 0_usize..4) {
            let id = ["chess", "janus", "gigachess", "gigachess2"][game];
            let mut options = Options::none();
            if id == "gigachess2" {
                options.set("king-leap", true);
            }
            let variant = Variant::by_id(id, &options).expect("a game");
            let network = by_chance(&variant, seed);
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = ChessPosition::start(&variant);
            let mut plies = Plies(std::iter::repeat_with(NetworkAccumulator::default).take(121).collect());
            plies.at(0).after(&network, &position, None);
            for ply in 0..120 {
                let (phase, hand_crafted) = (random.i32(0..=256), random.i32(-900..900));
                if random.u8(..3) > 0 {
                    let fast = network.evaluate_ply(&mut plies, ply, &position, phase, hand_crafted);
                    prop_assert_eq!(fast, network.evaluate_plain(&position, phase, hand_crafted), "{} ply {}", id, ply);
                }
                let moves = position.legal_moves();
                // Captures, castling, promotions and King moves are rare in random games.
                let special = |mv: &menagerie_rules::Move| {
                    mv.is_castling() || mv.promotion().is_some() || position.captured_by(*mv).is_some()
                        || position.board().get(mv.from()).is_some_and(|piece| variant.is_king(piece.kind))
                };
                let rare: Vec<_> = moves.iter().copied().filter(special).collect();
                let from = if random.bool() && !rare.is_empty() { &rare } else { &moves };
                let Some(&mv) = random.choice(from) else { break };
                let changes = PieceChanges::from_slice(position.play_unchecked(mv).changes());
                plies.at(ply + 1).after(&network, &position, Some(changes));
            }
        }
    }
}
