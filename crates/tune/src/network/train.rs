//! Training: the network learns the search scores and the results of games.

use super::bag::Lists;
use super::model::{Batch, Model};
use super::samples::{self, AllSamples, Samples};
use anyhow::{Context as _, Result, bail};
use candle_core::{Device, Tensor};
use candle_nn::{AdamW, Optimizer as _, ParamsAdamW};
use indicatif::{ProgressBar, ProgressStyle};
use menagerie_engine::{BUCKETS, Network, write_network};
use menagerie_matches::trial::chance;
use menagerie_rules::Variant;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

/// Positions in a batch.
const BATCH: usize = 4_096;
/// The weight decay of shared rows, relative to single ones. It is smaller as they have learned from more positions.
const SHARED_DECAY: f64 = 0.1;
/// The initial learning rate.
const RATE: f64 = 0.002;
/// The quantised network is tested on one held-out position of this many.
const INTEGER_STEP: usize = 5;

/// The training settings.
#[derive(Clone, Debug)]
pub struct Training {
    /// The game.
    pub variant: Arc<Variant>,
    /// Folders of games.
    pub folders: Vec<PathBuf>,
    /// Neurons for each player, a multiple of 8.
    pub hidden: usize,
    /// The weight decay of single inputs (decoupled, Loshchilov and Hutter 2017).
    pub decay: f64,
    /// The number of epochs.
    pub epochs: usize,
    /// The weight of each later search relative to the one before it, from 0 to 1 (TD(λ), Sutton 1988).
    pub lambda: f64,
    /// The random seed.
    pub seed: u64,
    /// The network file to write.
    pub out: PathBuf,
}

impl Training {
    /// Trains and writes the network.
    ///
    /// # Errors
    /// If the games cannot be read, the network cannot be written, or the tensor library fails.
    pub fn run(&self) -> Result<()> {
        let began = Instant::now();
        let AllSamples { learned, held_out, scale } = samples::read(&self.variant, &self.folders, self.lambda)?;
        if learned.len() == 0 || held_out.len() == 0 {
            bail!("there is too little to learn from");
        }
        let seconds = began.elapsed().as_secs_f64();
        println!("{} positions to learn from, {} held out, read in {seconds:.0} s", learned.len(), held_out.len());
        println!("a lead of {scale:.0} multiplies the odds by e");
        println!("searches: error {}", search_errors(&held_out));
        let mut model = Model::new(&self.variant, self.hidden, scale, self.seed)?;
        let before = errors(&model, &held_out)?.to_string();
        println!("hand-crafted evaluation: error {before}");
        let settings = self.settings(learned.len());
        let mut curve = Vec::new();
        let mut order: Vec<usize> = (0..learned.len()).collect();
        for epoch in 0..self.epochs {
            let checkpoint = self.out.with_extension(format!("{settings:08x}-{:02}.safetensors", epoch + 1));
            if checkpoint.exists() {
                model.load(&checkpoint)?;
            } else {
                let began = Instant::now();
                order.sort_unstable();
                fastrand::Rng::with_seed(self.seed.wrapping_add(epoch as u64)).shuffle(&mut order);
                self.epoch(&model, &learned, &order, epoch)?;
                model.save(&checkpoint)?;
                print!("{:.0} s, ", began.elapsed().as_secs_f64());
            }
            let errors = errors(&model, &held_out)?;
            println!("epoch {}: error {errors}", epoch + 1);
            curve.push(errors.to_string());
        }
        let (mut header, weights) = model.export(&self.variant)?;
        let network = Network::new(&self.variant, header.clone(), weights.clone())?;
        println!("as integers: error {}", integer_errors(&network, &held_out, scale));
        let Training { hidden, epochs, lambda, decay, seed, .. } = self;
        header.trained = vec![
            format!("{} positions of games, {} of others held out", learned.len(), held_out.len()),
            format!("hidden {hidden}, epochs {epochs}, lambda {lambda}, decay {decay}, seed {seed}"),
            format!("held-out error of the hand-crafted evaluation: {before}"),
        ];
        let by_epoch = curve.iter().enumerate().map(|(epoch, errors)| format!("after epoch {}: {errors}", epoch + 1));
        header.trained.extend(by_epoch);
        std::fs::write(&self.out, write_network(&header, &weights))
            .with_context(|| format!("cannot write {}", self.out.display()))
    }

    /// A hash of the training settings: checkpoints with other settings are not loaded.
    fn settings(&self, positions: usize) -> u32 {
        let Training { variant, hidden, epochs, lambda, decay, seed, .. } = self;
        let text = format!("{} {positions} {hidden} {epochs} {lambda} {decay} {seed}", variant.id());
        // FNV-1a (Fowler, Noll, Vo).
        text.bytes().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }

    fn epoch(&self, model: &Model, samples: &Samples, order: &[usize], epoch: usize) -> Result<()> {
        let steps = order.len().div_ceil(BATCH);
        let parameters = |weight_decay| ParamsAdamW { lr: RATE, weight_decay, ..ParamsAdamW::default() };
        let [own, shared, rest] = model.trained()?;
        let mut optimizers = [
            AdamW::new(own, parameters(self.decay))?,
            AdamW::new(shared, parameters(self.decay * SHARED_DECAY))?,
            AdamW::new(rest, parameters(0.0))?,
        ];
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} steps, {eta} left")?;
        let bar = ProgressBar::new(steps as u64).with_style(style);
        for (step, part) in order.chunks(BATCH).enumerate() {
            let done = (epoch * steps + step) as f64 / (self.epochs * steps) as f64;
            // Cosine decay to nearly zero (Loshchilov and Hutter 2016).
            let rate = RATE * (0.01 + 0.99 * (1.0 + (std::f64::consts::PI * done).cos()) / 2.0);
            let batch = batch(samples, part)?;
            let loss = (model.chance(&batch)? - &batch.target)?.sqr()?.mean_all()?;
            let gradients = loss.backward()?;
            for optimizer in &mut optimizers {
                optimizer.set_learning_rate(rate);
                optimizer.step(&gradients)?;
            }
            model.clamp()?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }
}

/// Mean squared errors against search scores, against targets and, in finished games, against results.
#[derive(Clone, Copy, Debug, Default)]
struct Errors {
    scores: (f64, u32),
    targets: (f64, u32),
    results: (f64, u32),
}

impl Errors {
    fn mean((sum, count): (f64, u32)) -> f64 {
        sum / f64::from(count.max(1))
    }

    fn add(&mut self, samples: &Samples, at: usize, chance: f64) {
        let add = |(sum, count): &mut (f64, u32), wanted: f64| {
            *sum += (chance - wanted).powi(2);
            *count += 1;
        };
        add(&mut self.scores, f64::from(samples.promised[at]));
        add(&mut self.targets, f64::from(samples.target[at]));
        let result = samples.result[at];
        if !result.is_nan() {
            add(&mut self.results, f64::from(result));
        }
    }
}

impl std::fmt::Display for Errors {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [scores, targets, results] = [self.scores, self.targets, self.results].map(Errors::mean);
        write!(f, "{scores:.5} (scores) {targets:.5} (targets) {results:.5} (results)")
    }
}

/// The errors on held-out positions.
fn errors(model: &Model, samples: &Samples) -> Result<Errors> {
    let all: Vec<usize> = (0..samples.len()).collect();
    let mut errors = Errors::default();
    for part in all.chunks(BATCH) {
        let chances: Vec<f32> = model.chance(&batch(samples, part)?)?.to_vec1()?;
        part.iter().zip(chances).for_each(|(&at, chance)| errors.add(samples, at, f64::from(chance)));
    }
    Ok(errors)
}

fn batch(samples: &Samples, part: &[usize]) -> Result<Batch> {
    let device = Device::Cpu;
    let mut lists = Lists { inputs: Vec::new(), begins: vec![0] };
    for side in &samples.inputs {
        for &at in part {
            lists.inputs.extend_from_slice(&side[samples.begins[at]..samples.begins[at + 1]]);
            lists.begins.push(lists.inputs.len());
        }
    }
    let numbers = |of: &dyn Fn(usize) -> f32| Tensor::from_iter(part.iter().map(|&at| of(at)), &device);
    let buckets: Vec<f32> = part
        .iter()
        .flat_map(|&at| (0..BUCKETS).map(move |bucket| (1.0 - (samples.place[at] - bucket as f32).abs()).max(0.0)))
        .collect();
    Ok(Batch {
        lists: Arc::new(lists),
        hand_crafted: numbers(&|at| samples.hand_crafted[at])?,
        buckets: Tensor::from_vec(buckets, (part.len(), BUCKETS), &device)?,
        target: numbers(&|at| samples.target[at])?,
    })
}

/// The errors of the quantised network.
fn integer_errors(network: &Network, samples: &Samples, scale: f64) -> Errors {
    let mut errors = Errors::default();
    for at in (0..samples.len()).step_by(INTEGER_STEP) {
        let range = samples.begins[at]..samples.begins[at + 1];
        let list = |side: usize| samples.inputs[side][range.clone()].iter().map(|&it| usize::from(it)).collect();
        let lists: [Vec<usize>; 2] = [list(0), list(1)];
        let phase = (samples.place[at] * 256.0 / (BUCKETS - 1) as f32).round() as i32;
        let says = network.evaluate_inputs([&lists[0], &lists[1]], phase, samples.hand_crafted[at] as i32);
        errors.add(samples, at, chance(f64::from(says) / scale));
    }
    errors
}

/// The errors of the search scores themselves.
fn search_errors(samples: &Samples) -> Errors {
    let mut errors = Errors::default();
    (0..samples.len()).for_each(|at| errors.add(samples, at, f64::from(samples.promised[at])));
    errors
}
