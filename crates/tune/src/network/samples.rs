//! Positions to learn from: those of games in which nothing hangs, as inputs of a network, with what they are worth.

use super::self_play::GIVEN_UP;
use anyhow::{Context as _, Result, bail};
use menagerie_engine::{BUCKETS, ChessEvaluator, ChessWeights, NetworkInputs};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{ChessPosition, Game, Position, Variant};
use menagerie_trial::MATE;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The last of so many games of a file is only looked at: every position of it, so that no neighbour of what is looked at was learned.
const HELD_OUT: usize = 20;
/// A lead of so many times the one that wins three games of four is decided.
const DECIDED: i32 = 5;
/// The scale is fitted to one position of so many.
const SCALE_STEP: usize = 7;

/// Positions, one list for each part of them.
#[derive(Debug, Default)]
pub struct Samples {
    /// The inputs as the side to move sees the position and as the other does, one position's after the other's.
    pub inputs: [Vec<u16>; 2],
    /// Where the inputs of each position begin; one more than positions.
    pub begins: Vec<usize>,
    /// The hand-crafted evaluation of the side to move, in hundredths.
    pub hand_crafted: Vec<f32>,
    /// The place of the game phase among the buckets.
    pub place: Vec<f32>,
    /// What the search said to the side to move, in hundredths.
    pub score: Vec<f32>,
    /// The part of the points that it had in the end; not a number where the game was given up.
    pub result: Vec<f32>,
}

impl Samples {
    fn new() -> Samples {
        Samples { begins: vec![0], ..Samples::default() }
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.hand_crafted.len()
    }

    /// The lead in hundredths that multiplies the odds by e: the one whose promises are nearest to the results.
    pub fn scale(&self) -> f64 {
        let off = |scale: f64| -> f64 {
            let error =
                |(&score, &result): (&f32, &f32)| (chance(f64::from(score) / scale) - f64::from(result)).powi(2);
            self.score
                .iter()
                .zip(&self.result)
                .filter(|(_, result)| !result.is_nan())
                .step_by(SCALE_STEP)
                .map(error)
                .sum()
        };
        let candidates = (10..200).map(|step| f64::from(step) * 10.0);
        candidates.min_by(|one, other| off(*one).total_cmp(&off(*other))).unwrap_or(300.0)
    }

    fn append(&mut self, other: &Samples) {
        let before = self.inputs[0].len();
        for (mine, theirs) in self.inputs.iter_mut().zip(&other.inputs) {
            mine.extend_from_slice(theirs);
        }
        self.begins.extend(other.begins[1..].iter().map(|begin| begin + before));
        self.hand_crafted.extend_from_slice(&other.hand_crafted);
        self.place.extend_from_slice(&other.place);
        self.score.extend_from_slice(&other.score);
        self.result.extend_from_slice(&other.result);
    }
}

/// The positions to learn from, and those that are only looked at.
///
/// # Errors
/// If a folder cannot be read, or a file in it has no games of this game.
pub fn read(variant: &Arc<Variant>, folders: &[PathBuf]) -> Result<(Samples, Samples)> {
    let mut files = Vec::new();
    for folder in folders {
        let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|it| it == "games") {
                files.push(path);
            }
        }
    }
    files.sort();
    let reader = Reader::new(variant)?;
    let read = files.par_iter().map(|path| reader.file(path)).collect::<Result<Vec<_>>>()?;
    let (mut learned, mut held_out) = (Samples::new(), Samples::new());
    for (learn, hold) in &read {
        learned.append(learn);
        held_out.append(hold);
    }
    Ok((learned, held_out))
}

/// The chance at odds of e to the power of `logit`.
pub fn chance(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

struct Reader {
    variant: Arc<Variant>,
    evaluator: ChessEvaluator,
    weights: ChessWeights,
    inputs: NetworkInputs,
}

impl Reader {
    fn new(variant: &Arc<Variant>) -> Result<Reader> {
        let inputs = NetworkInputs::new(variant);
        if inputs.count() > usize::from(u16::MAX) {
            bail!("{} has too many kinds of piece on too many squares", variant.name());
        }
        let weights = ChessWeights::tuned(variant);
        Ok(Reader { variant: Arc::clone(variant), evaluator: ChessEvaluator::new(variant, weights), weights, inputs })
    }

    fn file(&self, path: &Path) -> Result<(Samples, Samples)> {
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut lines = text.lines();
        if lines.next() != Some(self.variant.id()) {
            bail!("{} has no games of {}", path.display(), self.variant.name());
        }
        let (mut learned, mut held_out) = (Samples::new(), Samples::new());
        for (number, line) in lines.enumerate() {
            let samples = if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut learned };
            self.game(line, samples).with_context(|| format!("{}:{}", path.display(), number + 2))?;
        }
        Ok((learned, held_out))
    }

    fn game(&self, line: &str, samples: &mut Samples) -> Result<()> {
        let mut fields = line.split('\t');
        let (Some(start), Some(result), Some(moves)) = (fields.next(), fields.next(), fields.next()) else {
            bail!("a line has a start, a result and moves, with tabs between them");
        };
        let result = match result {
            GIVEN_UP => f32::NAN,
            result => result.parse().context("the result")?,
        };
        let mut game = Game::from_position(Position::from_fen(&self.variant, start)?);
        for text in moves.split_whitespace() {
            let (mv, score) = text.rsplit_once(':').context("a move has a score")?;
            let score: i32 = score.parse().context("the score of a move")?;
            let mv = coordinate::read(game.position(), mv)?;
            let position = game.position();
            let quiet = position.captured_by(mv).is_none() && mv.promotion().is_none() && !position.in_check();
            let open = score.abs() < MATE.min(DECIDED * self.weights.winning_lead);
            if let Position::Chess(position) = position
                && quiet
                && open
            {
                let first = position.turn().index() == 0;
                let (hand_crafted, phase) = self.evaluator.side_to_move(position);
                let (score, result) = if first { (score, result) } else { (-score, 1.0 - result) };
                self.sample(position, Says { hand_crafted, phase, score, result }, samples);
            }
            game.play(mv)?;
        }
        Ok(())
    }

    fn sample(&self, position: &ChessPosition, says: Says, samples: &mut Samples) {
        let mover = position.turn().index() & 1;
        let players: Vec<_> = self.variant.turn_order().collect();
        for (list, perspective) in samples.inputs.iter_mut().zip([mover, 1 - mover]) {
            let king = position.king(players[perspective]);
            list.extend(self.inputs.active(position.board(), perspective, king).map(|input| input as u16));
        }
        samples.begins.push(samples.inputs[0].len());
        samples.hand_crafted.push(says.hand_crafted as f32);
        samples.place.push(says.phase as f32 * (BUCKETS - 1) as f32 / 256.0);
        samples.score.push(says.score as f32);
        samples.result.push(says.result);
    }
}

/// What is known of a position, for the side to move.
struct Says {
    hand_crafted: i32,
    phase: i32,
    score: i32,
    result: f32,
}
