//! The network during training, in floating point.
//!
//! The row of an input is the sum of its own row and shared rows: those of its kind of piece, of its kind in its area of the board, and of
//! its square. So a piece that is rare on a square has learned from its other squares, and from other pieces there. The export contains
//! the sums.

use super::bag::{Bag, Lists};
use anyhow::Result;
use candle_core::{D, DType, Device, Tensor, Var};
use candle_nn::{Init, VarBuilder, VarMap};
use menagerie_engine::{
    ACTIVATION_ONE, BUCKETS, HAND_CRAFTED_ONE, LINEAR_ONE, NetworkHeader, NetworkInputs, NetworkWeights, WEIGHT_ONE,
};
use menagerie_rules::Variant;
use std::path::Path;
use std::sync::Arc;

/// The side length of an area of the board, in squares.
const PART: usize = 3;
/// The largest values that fit into 8 bits, in the first layer and in the second.
const MAX_ROW: f64 = 127.0 / ACTIVATION_ONE as f64;
const MAX_OUTPUT: f64 = 127.0 / WEIGHT_ONE as f64;

/// The network.
pub struct Model {
    variables: VarMap,
    own: Tensor,
    by_kind: Tensor,
    by_part: Tensor,
    by_square: Tensor,
    kind_of: Tensor,
    part_of: Tensor,
    square_of: Tensor,
    bias: Tensor,
    outputs: Tensor,
    output_bias: Tensor,
    hand_crafted: Tensor,
    hidden: usize,
    /// An output of 1 in cp: the lead that multiplies the odds by e.
    scale: f64,
}

/// A batch.
pub struct Batch {
    /// The inputs from the view of the sides to move, then from the view of their opponents.
    pub lists: Arc<Lists>,
    /// The hand-crafted evaluations, in cp.
    pub hand_crafted: Tensor,
    /// The weight of each bucket, by position.
    pub buckets: Tensor,
    /// The target: points from 0 to 1.
    pub target: Tensor,
}

impl Model {
    /// A network that hardly changes the hand-crafted evaluation yet.
    ///
    /// # Errors
    /// If the tensor library fails.
    pub fn new(variant: &Variant, hidden: usize, scale: f64, seed: u64) -> Result<Model> {
        let device = Device::Cpu;
        let variables = VarMap::new();
        let builder = VarBuilder::from_varmap(&variables, DType::F32, &device);
        let (inputs, squares) = (NetworkInputs::new(variant).count(), NetworkInputs::new(variant).squares());
        let files = usize::from(variant.board_size().files());
        let parts_a_rank = files.div_ceil(PART);
        let parts = parts_a_rank * usize::from(variant.board_size().ranks()).div_ceil(PART);
        let part = |square: usize| square / files / PART * parts_a_rank + square % files / PART;
        let place = |of: &dyn Fn(usize) -> usize| Tensor::from_iter((0..inputs).map(|input| of(input) as u32), &device);
        let width = hidden + BUCKETS;
        let kinds = inputs / squares;
        let zero = Init::Const(0.0);
        let by_kind = builder.get_with_hints((kinds, width), "by_kind", zero)?;
        let model = Model {
            own: builder.get_with_hints((inputs, width), "own", zero)?,
            by_part: builder.get_with_hints((kinds * parts, width), "by_part", zero)?,
            by_square: builder.get_with_hints((2 * squares, width), "by_square", zero)?,
            kind_of: place(&|input| input / squares)?,
            part_of: place(&|input| input / squares * parts + part(input % squares))?,
            square_of: place(&|input| input / (inputs / 2) * squares + input % squares)?,
            bias: builder.get_with_hints(hidden, "bias", Init::Const(0.3))?,
            outputs: builder.get_with_hints((2 * hidden, BUCKETS), "outputs", zero)?,
            output_bias: builder.get_with_hints(BUCKETS, "output_bias", zero)?,
            hand_crafted: builder.get_with_hints(BUCKETS, "hand_crafted", Init::Const(1.0))?,
            by_kind,
            variables,
            hidden,
            scale,
        };
        // Random, as neurons that start equal would stay equal, but with a fixed seed.
        let mut random = fastrand::Rng::with_seed(seed);
        let mut chance = |shape: (usize, usize), spread: f32, last: usize| -> Result<Tensor> {
            let row = |random: &mut fastrand::Rng| -> Vec<f32> {
                let mut row: Vec<f32> = (0..shape.1).map(|_| (random.f32() * 2.0 - 1.0) * spread).collect();
                row[shape.1 - last..].fill(0.0);
                row
            };
            let numbers: Vec<f32> = (0..shape.0).flat_map(|_| row(&mut random)).collect();
            Ok(Tensor::from_vec(numbers, shape, &device)?)
        };
        let (kinds_by_chance, parts_by_chance) =
            (chance((kinds, width), 0.05, BUCKETS)?, chance((kinds * parts, width), 0.05, BUCKETS)?);
        let outputs_by_chance = chance((2 * hidden, BUCKETS), 0.02, 0)?;
        model.set("by_kind", &kinds_by_chance)?;
        model.set("by_part", &parts_by_chance)?;
        model.set("outputs", &outputs_by_chance)?;
        Ok(model)
    }

    fn set(&self, name: &str, value: &Tensor) -> Result<()> {
        Ok(self.variable(name)?.set(value)?)
    }

    fn variable(&self, name: &str) -> Result<Var> {
        let data = self.variables.data().lock().map_err(|_| anyhow::anyhow!("a thread has failed"))?;
        data.get(name).cloned().ok_or_else(|| anyhow::anyhow!("no weights are called {name}"))
    }

    /// The trainable variables: the rows of single inputs, the shared rows, and the rest.
    ///
    /// # Errors
    /// If the tensor library fails.
    pub fn trained(&self) -> Result<[Vec<Var>; 3]> {
        let of = |names: &[&str]| names.iter().map(|name| self.variable(name)).collect::<Result<Vec<Var>>>();
        Ok([
            of(&["own", "by_part"])?,
            of(&["by_kind", "by_square"])?,
            of(&["bias", "outputs", "output_bias", "hand_crafted"])?,
        ])
    }

    /// The rows of all inputs: the neurons, then the linear part in units of the output.
    fn rows(&self) -> Result<Tensor> {
        let shared = self.by_kind.index_select(&self.kind_of, 0)?;
        let shared = (shared + self.by_part.index_select(&self.part_of, 0)?)?;
        let shared = (shared + self.by_square.index_select(&self.square_of, 0)?)?;
        Ok((&self.own + shared)?)
    }

    /// The winning chance of the side to move, by position.
    ///
    /// # Errors
    /// If the tensor library fails.
    pub fn chance(&self, batch: &Batch) -> Result<Tensor> {
        let sums = self.rows()?.apply_op1(Bag(Arc::clone(&batch.lists)))?;
        let positions = sums.dim(0)? / 2;
        let neurons = sums.narrow(1, 0, self.hidden)?.broadcast_add(&self.bias)?.clamp(0.0, 1.0)?.sqr()?;
        let linear = sums.narrow(1, self.hidden, BUCKETS)?;
        let both = |all: &Tensor| -> Result<[Tensor; 2]> {
            Ok([all.narrow(0, 0, positions)?, all.narrow(0, positions, positions)?])
        };
        let [mine, other] = both(&neurons)?;
        let [my_linear, other_linear] = both(&linear)?;
        let says = Tensor::cat(&[mine, other], 1)?.matmul(&self.outputs)?.broadcast_add(&self.output_bias)?;
        let says = (says + (my_linear - other_linear)?)?;
        let hand_crafted =
            (&batch.hand_crafted / self.scale)?.unsqueeze(1)?.broadcast_mul(&self.hand_crafted.unsqueeze(0)?)?;
        let value = ((says + hand_crafted)? * &batch.buckets)?.sum(D::Minus1)?;
        Ok(candle_nn::ops::sigmoid(&value)?)
    }

    /// Limits the weights to values that fit into 8 bits.
    ///
    /// # Errors
    /// If the tensor library fails.
    pub fn clamp(&self) -> Result<()> {
        self.set("outputs", &self.outputs.clamp(-MAX_OUTPUT, MAX_OUTPUT)?.detach())
    }

    /// Saves the weights to a file, in floating point.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        Ok(self.variables.save(path)?)
    }

    /// Loads the weights from such a file.
    ///
    /// # Errors
    /// If it cannot be read, or belongs to another network.
    pub fn load(&mut self, path: &Path) -> Result<()> {
        Ok(self.variables.load(path)?)
    }

    /// The quantised weights.
    ///
    /// # Errors
    /// If the tensor library fails.
    pub fn export(&self, variant: &Variant) -> Result<(NetworkHeader, NetworkWeights)> {
        let header = NetworkHeader::new(variant, self.hidden, self.scale.round() as i32);
        let rows: Vec<Vec<f32>> = self.rows()?.to_vec2()?;
        let one = f64::from(ACTIVATION_ONE);
        let neuron = |&it: &f32| (f64::from(it).clamp(-MAX_ROW, MAX_ROW) * one).round() as i8;
        let linear_one = self.scale * f64::from(LINEAR_ONE);
        let linear = |&it: &f32| (f64::from(it) * linear_one).round() as i16;
        let outputs: Vec<Vec<f32>> = self.outputs.t()?.to_vec2()?;
        let output = |&it: &f32| (f64::from(it) * f64::from(WEIGHT_ONE)).round() as i8;
        let buckets = |tensor: &Tensor, one: f64| -> Result<[f64; BUCKETS]> {
            let numbers: Vec<f32> = tensor.to_vec1()?;
            Ok(std::array::from_fn(|bucket| (f64::from(numbers[bucket]) * one).round()))
        };
        let sum_one = one * one * f64::from(WEIGHT_ONE);
        let weights = NetworkWeights {
            rows: rows.iter().flat_map(|row| row[..self.hidden].iter().map(neuron)).collect(),
            linear: rows.iter().flat_map(|row| row[self.hidden..].iter().map(linear)).collect(),
            biases: self.bias.to_vec1::<f32>()?.iter().map(|&it| (f64::from(it) * one).round() as i16).collect(),
            outputs: outputs.iter().flatten().map(output).collect(),
            output_biases: buckets(&self.output_bias, sum_one)?.map(|it| it as i32),
            hand_crafted: buckets(&self.hand_crafted, f64::from(HAND_CRAFTED_ONE))?.map(|it| it as i16),
        };
        Ok((header, weights))
    }
}
