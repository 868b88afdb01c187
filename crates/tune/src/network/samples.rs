//! Training samples: quiet positions as inputs of a network, with their targets.

use super::games::{self, TrainingGame};
use anyhow::{Context as _, Result, bail};
use menagerie_engine::{BUCKETS, ChessEvaluator, ChessWeights, NetworkInputs};
use menagerie_matches::trial::{MATE, chance};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{ChessPosition, Game, Position, Variant};
use rayon::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

/// The last of this many games of a file is held out. All its positions are, so that no training position is close to a held-out one.
const HELD_OUT: usize = 20;
/// The game is decided when the lead is this many times the one that wins three games of four.
const DECIDED: i32 = 5;
/// Positions, with one list for each of their fields.
#[derive(Debug, Default)]
pub struct Samples {
    /// The inputs from the view of the side to move and of the opponent, grouped by position.
    pub inputs: [Vec<u16>; 2],
    /// Where the inputs of each position start, with one more entry for the end.
    pub begins: Vec<usize>,
    /// The hand-crafted evaluation for the side to move, in centipawns.
    pub hand_crafted: Vec<f32>,
    /// The game phase as a place among the buckets.
    pub place: Vec<f32>,
    /// The winning chance of the side to move according to the search.
    pub promised: Vec<f32>,
    /// The target for the side to move.
    pub target: Vec<f32>,
    /// The points of the side to move at the end, from 0 to 1; NaN if the game was given up.
    pub result: Vec<f32>,
}

impl Samples {
    fn new() -> Samples {
        Samples { begins: vec![0], ..Samples::default() }
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.hand_crafted.len()
    }

    fn append(&mut self, other: &Samples) {
        let before = self.inputs[0].len();
        for (mine, theirs) in self.inputs.iter_mut().zip(&other.inputs) {
            mine.extend_from_slice(theirs);
        }
        self.begins.extend(other.begins[1..].iter().map(|begin| begin + before));
        self.hand_crafted.extend_from_slice(&other.hand_crafted);
        self.place.extend_from_slice(&other.place);
        self.promised.extend_from_slice(&other.promised);
        self.target.extend_from_slice(&other.target);
        self.result.extend_from_slice(&other.result);
    }
}

/// The positions of some folders.
#[derive(Debug)]
pub struct AllSamples {
    /// The training samples.
    pub learned: Samples,
    /// The held-out samples.
    pub held_out: Samples,
    /// The lead in cp that multiplies the odds by e.
    pub scale: f64,
}

/// Reads the positions of some folders. Later searches count with weight `lambda`: see [`TrainingGame::targets`].
///
/// # Errors
/// If a folder cannot be read, or a file in it contains no games of this game.
pub fn read(variant: &Arc<Variant>, folders: &[PathBuf], lambda: f64) -> Result<AllSamples> {
    let files = games::files(folders)?;
    let games = files.par_iter().map(|path| games::read(path, variant.id())).collect::<Result<Vec<_>>>()?;
    let weights = ChessWeights::tuned(variant);
    let decided = MATE.min(DECIDED * weights.winning_lead);
    let scale = games::scale(games.iter().flatten(), decided);
    let evaluator = ChessEvaluator::new(variant, weights);
    let reader = Reader { variant, evaluator, inputs: inputs(variant)?, decided, scale, lambda };
    let read =
        |(path, games): (&PathBuf, &Vec<TrainingGame>)| reader.file(games).with_context(|| path.display().to_string());
    let read = files.par_iter().zip(&games).map(read).collect::<Result<Vec<_>>>()?;
    let (mut learned, mut held_out) = (Samples::new(), Samples::new());
    for (learn, hold) in &read {
        learned.append(learn);
        held_out.append(hold);
    }
    Ok(AllSamples { learned, held_out, scale })
}

fn inputs(variant: &Variant) -> Result<NetworkInputs> {
    let inputs = NetworkInputs::new(variant);
    if inputs.count() > usize::from(u16::MAX) {
        bail!("{} has too many kinds of piece on too many squares", variant.name());
    }
    Ok(inputs)
}

struct Reader<'v> {
    variant: &'v Arc<Variant>,
    evaluator: ChessEvaluator,
    inputs: NetworkInputs,
    decided: i32,
    scale: f64,
    lambda: f64,
}

impl Reader<'_> {
    fn file(&self, games: &[TrainingGame]) -> Result<(Samples, Samples)> {
        let (mut learned, mut held_out) = (Samples::new(), Samples::new());
        for (number, game) in games.iter().enumerate() {
            let samples = if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut learned };
            self.game(game, samples).with_context(|| format!("game {}", number + 1))?;
        }
        Ok((learned, held_out))
    }

    fn game(&self, record: &TrainingGame, samples: &mut Samples) -> Result<()> {
        let mut game = Game::from_position(Position::from_fen(self.variant, &record.start)?);
        let result = record.result.unwrap_or(f64::NAN);
        let targets = record.targets(self.scale, self.lambda);
        for ((mv, score), target) in record.plies.iter().zip(targets) {
            let mv = coordinate::read(game.position(), mv)?;
            let position = game.position();
            let quiet = position.captured_by(mv).is_none() && mv.promotion().is_none() && !position.in_check();
            if let Position::Chess(position) = position
                && quiet
                && score.abs() < self.decided
            {
                let promised = chance(f64::from(*score) / self.scale);
                self.sample(position, [promised, target, result], samples);
            }
            game.play(mv)?;
        }
        Ok(())
    }

    /// Adds a position with its search score, target and result, all for the first player.
    fn sample(&self, position: &ChessPosition, for_first: [f64; 3], samples: &mut Samples) {
        let mover = position.turn().index() & 1;
        let players: Vec<_> = self.variant.turn_order().collect();
        for (list, perspective) in samples.inputs.iter_mut().zip([mover, 1 - mover]) {
            let king = position.king(players[perspective]);
            list.extend(self.inputs.active(position.board(), perspective, king).map(|input| input as u16));
        }
        samples.begins.push(samples.inputs[0].len());
        let (hand_crafted, phase) = self.evaluator.side_to_move(position);
        samples.hand_crafted.push(hand_crafted as f32);
        samples.place.push(phase as f32 * (BUCKETS - 1) as f32 / 256.0);
        let [promised, target, result] = for_first.map(|it| if mover == 0 { it } else { 1.0 - it } as f32);
        samples.promised.push(promised);
        samples.target.push(target);
        samples.result.push(result);
    }
}
