//! Adjusts the weights until evaluations agree best with results.

use crate::data::{self, Sample};
use crate::numbers;
use anyhow::{Result, bail};
use indicatif::ProgressIterator as _;
use menagerie_engine::{ChessEvaluator, ChessWeights};
use menagerie_rules::Variant;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How far a weight is changed to measure its effect: relative to the weight, and the minimum.
const STEP: (f64, f64) = (0.15, 4.0);
/// The penalty for changing a weight, so that weights with little evidence stay where they are (Tikhonov regularisation).
const STAY: f64 = 8e-6;
const DESCENTS: usize = 400;

/// All positions of a game.
struct Book {
    variant: Arc<Variant>,
    samples: Vec<Sample>,
}

/// Fits the weights to the samples of some files.
pub fn fit(files: &[PathBuf], rounds: u32, results: f64, out: Option<&Path>) -> Result<()> {
    let read = |path: &PathBuf| data::read(path).map(|(variant, samples)| Book { variant, samples });
    let books: Vec<Book> = files.iter().map(read).collect::<Result<_>>()?;
    let mut weights = start(&books)?;
    let names = numbers::names(&weights)?;
    let before = numbers::list(&weights)?;
    let mut scale = Vec::new();
    let mut goal = Vec::new();
    for (book, evals) in books.iter().zip(evaluate_each(&books, &weights)) {
        // With more pieces on the board, the same lead is worth less.
        let ours = lead(&evals, &book.samples);
        // The scores may come from another program, in its own unit.
        let scores: Vec<f64> = book.samples.iter().map(|sample| sample.score).collect();
        let theirs = lead(&scores, &book.samples);
        eprintln!("{}: {} positions; leads that win three games of four:", book.variant.name(), evals.len());
        eprintln!("{ours:.0} as evaluated without looking ahead, {theirs:.0} in the scores of the file");
        scale.extend(std::iter::repeat_n(ours, evals.len()));
        let aim = |sample: &Sample| results * sample.result + (1.0 - results) * chance(sample.score, theirs);
        goal.extend(book.samples.iter().map(aim));
    }
    for round in 1..=rounds {
        let now = numbers::list(&weights)?;
        let evals = evaluate(&books, &weights);
        let mut slopes = Vec::new();
        for place in (0..now.len()).progress() {
            let step = (now[place].abs() * STEP.0).max(STEP.1).round();
            let mut moved = now.clone();
            moved[place] += step;
            let other = evaluate(&books, &numbers::with(&weights, &moved)?);
            slopes.push(other.iter().zip(&evals).map(|(other, evals)| ((other - evals) / step) as f32).collect());
        }
        eprintln!("round {round}: error {:.6}", error(&evals, &goal, &scale));
        let moves = descend(&evals, &slopes, &goal, &scale, &now);
        let next: Vec<f64> = now.iter().zip(&moves).map(|(now, by)| now + by).collect();
        weights = numbers::with(&weights, &next)?;
    }
    eprintln!("at the end: error {:.6}", error(&evaluate(&books, &weights), &goal, &scale));
    for ((name, before), after) in names.iter().zip(&before).zip(numbers::list(&weights)?) {
        eprintln!("{name:24} {before:6} → {after:6}");
    }
    let text = serde_json::to_string_pretty(&weights)? + "\n";
    match out {
        Some(path) => std::fs::write(path, text)?,
        None => print!("{text}"),
    }
    Ok(())
}

/// The starting weights, which depend on the board sizes of the books.
fn start(books: &[Book]) -> Result<ChessWeights> {
    let mut weights = books.iter().map(|book| ChessWeights::tuned(&book.variant));
    let Some(first) = weights.next() else { bail!("there is nothing to fit to") };
    if weights.any(|other| other != first) {
        bail!(
            "these files are of boards of different size, which have different weights: fit them one after the other"
        );
    }
    Ok(first)
}

/// The evaluations of all positions for the first player, by book.
fn evaluate_each(books: &[Book], weights: &ChessWeights) -> Vec<Vec<f64>> {
    let of = |book: &Book| {
        let evaluator = ChessEvaluator::new(&book.variant, *weights);
        book.samples.iter().map(|sample| f64::from(evaluator.first_player(&sample.position))).collect()
    };
    books.iter().map(of).collect()
}

fn evaluate(books: &[Book], weights: &ChessWeights) -> Vec<f64> {
    evaluate_each(books, weights).concat()
}

/// The chance of winning with this score, where a lead of `scale` wins three games of four.
fn chance(score: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-score / scale * 3.0_f64.ln()).exp())
}

/// The lead that wins three games of four, fitted to the samples.
fn lead(evals: &[f64], samples: &[Sample]) -> f64 {
    let results: Vec<f64> = samples.iter().map(|sample| sample.result).collect();
    let off = |lead: f64| error(evals, &results, &vec![lead; evals.len()]);
    let candidates = (5..150).map(|step| f64::from(step) * 10.0);
    candidates.min_by(|a, b| off(*a).total_cmp(&off(*b))).unwrap_or(200.0)
}

fn error(evals: &[f64], goal: &[f64], scale: &[f64]) -> f64 {
    let off = evals.iter().zip(goal).zip(scale).map(|((score, goal), scale)| (chance(*score, *scale) - goal).powi(2));
    off.sum::<f64>() / evals.len().max(1) as f64
}

/// How far to change each weight if evaluations are linear with these slopes: descent with Adam (Kingma and Ba 2014).
fn descend(evals: &[f64], slopes: &[Vec<f32>], goal: &[f64], scale: &[f64], now: &[f64]) -> Vec<f64> {
    let mut by = vec![0.0; slopes.len()];
    let (mut first, mut second) = (by.clone(), by.clone());
    let rate: Vec<f64> = now.iter().map(|now| (now.abs() * 0.01).max(0.25)).collect();
    for time in (1..DESCENTS + 1).progress() {
        let mut scores = evals.to_vec();
        for (slope, by) in slopes.iter().zip(&by) {
            if *by != 0.0 {
                scores.iter_mut().zip(slope).for_each(|(score, slope)| *score += f64::from(*slope) * by);
            }
        }
        // The derivative of the squared error by each evaluation.
        let pull: Vec<f64> = scores
            .iter()
            .zip(goal)
            .zip(scale)
            .map(|((score, goal), &scale)| {
                let chance = chance(*score, scale);
                2.0 * (chance - goal) * chance * (1.0 - chance) * 3.0_f64.ln() / scale
            })
            .collect();
        for (place, slope) in slopes.iter().enumerate() {
            let sum: f64 = pull.iter().zip(slope).map(|(pull, slope)| pull * f64::from(*slope)).sum();
            let away = by[place] / (now[place].abs() + 10.0);
            let gradient = sum / evals.len().max(1) as f64 + STAY * away;
            first[place] = 0.9 * first[place] + 0.1 * gradient;
            second[place] = 0.999 * second[place] + 0.001 * gradient * gradient;
            let (one, two) =
                (first[place] / (1.0 - 0.9_f64.powi(time as i32)), second[place] / (1.0 - 0.999_f64.powi(time as i32)));
            by[place] -= rate[place] * one / (two.sqrt() + 1e-12);
        }
    }
    by
}
