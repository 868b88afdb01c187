//! Softmax regression on the winner. A player's strength is a weighted sum, so this has a single best set of weights.

use super::data::{self, ChaturajiSample};
use crate::numbers;
use anyhow::{Context as _, Result, bail};
use indicatif::ProgressIterator as _;
use menagerie_engine::{ChaturajiEvaluator, ChaturajiWeights};
use menagerie_rules::Variant;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How far a weight is changed to measure its effect. The step is large because evaluations are integers.
const STEP: f64 = 1_000.0;
/// The penalty for changing a weight by its own size, so that weights with little evidence stay where they are.
const STAY: f64 = 1e-2;
const DESCENTS: usize = 1_500;
/// One of this many positions is held out for validation; they come from the last games.
const CHECKED: usize = 5;

/// The strength of each player, in units of the softmax.
type Strengths = [f64; 4];

/// Fits the weights to the positions of some files.
pub fn fit(variant: &Arc<Variant>, files: &[PathBuf], out: Option<&Path>) -> Result<()> {
    let read = files.iter().map(|path| data::read(variant, path)).collect::<Result<Vec<_>>>()?;
    let samples: Vec<ChaturajiSample> = read.into_iter().flatten().collect();
    if samples.is_empty() {
        bail!("there is nothing to fit to");
    }
    let shares: Vec<Strengths> = samples.iter().map(|sample| sample.shares).collect();
    let fitted_to = samples.len() - samples.len() / CHECKED;
    let weights = ChaturajiWeights::tuned();
    let (names, now) = (numbers::names(&weights)?, numbers::list(&weights)?);
    let evals = evaluate(variant, &samples, &weights)?;
    let mut slopes = Vec::new();
    for place in (0..now.len()).progress() {
        let mut moved = now.clone();
        moved[place] += STEP;
        let other = evaluate(variant, &samples, &numbers::with(&weights, &moved)?)?;
        let slope = |(other, evals): (&Strengths, &Strengths)| {
            std::array::from_fn(|player| (other[player] - evals[player]) / STEP)
        };
        slopes.push(other.iter().zip(&evals).map(slope).collect::<Vec<Strengths>>());
    }
    let by = descend(&evals[..fitted_to], &slopes, &shares[..fitted_to], &now);
    let moved: Vec<f64> = now.iter().zip(&by).map(|(now, by)| now + by).collect();
    let next: ChaturajiWeights = numbers::with(&weights, &moved)?;
    let after = evaluate(variant, &samples, &next)?;
    eprintln!(
        "{}: {} positions; error, as the logarithm of the chance given to who won:",
        variant.name(),
        samples.len()
    );
    for (what, part) in [("fitted to", 0..fitted_to), ("only looked at", fitted_to..samples.len())] {
        let (before, after) =
            (error(&evals[part.clone()], &shares[part.clone()]), error(&after[part.clone()], &shares[part.clone()]));
        eprintln!("  {:6} {what}: {before:.4} → {after:.4}", part.len());
    }
    for ((name, before), after) in names.iter().zip(&now).zip(numbers::list(&next)?) {
        eprintln!("{name:24} {before:6} → {after:6}");
    }
    let text = serde_json::to_string_pretty(&next)? + "\n";
    match out {
        Some(path) => std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?,
        None => print!("{text}"),
    }
    Ok(())
}

fn evaluate(variant: &Variant, samples: &[ChaturajiSample], weights: &ChaturajiWeights) -> Result<Vec<Strengths>> {
    let evaluator =
        ChaturajiEvaluator::new(variant, weights).context("these weights are for small boards without hoppers")?;
    let of = |sample: &ChaturajiSample| {
        evaluator.strengths(&sample.position).map(|thousandths| f64::from(thousandths) / 1_000.0)
    };
    Ok(samples.iter().map(of).collect())
}

/// Each player's chance of winning.
fn chances(strengths: &Strengths) -> Strengths {
    let most = strengths.iter().copied().fold(f64::MIN, f64::max);
    let each = strengths.map(|strength| (strength - most).exp());
    let sum: f64 = each.iter().sum();
    each.map(|one| one / sum)
}

/// The mean cross entropy of a position.
fn error(evals: &[Strengths], shares: &[Strengths]) -> f64 {
    let one = |(evals, shares): (&Strengths, &Strengths)| -> f64 {
        chances(evals).iter().zip(shares).map(|(chance, share)| -share * chance.max(1e-12).ln()).sum()
    };
    evals.iter().zip(shares).map(one).sum::<f64>() / evals.len().max(1) as f64
}

/// How far to change each weight: descent with Adam (Kingma and Ba 2014).
fn descend(evals: &[Strengths], slopes: &[Vec<Strengths>], shares: &[Strengths], now: &[f64]) -> Vec<f64> {
    let mut by = vec![0.0; slopes.len()];
    let (mut first, mut second) = (by.clone(), by.clone());
    let scale: Vec<f64> = now.iter().map(|now| now.abs().max(20.0)).collect();
    for time in (1..DESCENTS + 1).progress() {
        let mut gradient = vec![0.0; by.len()];
        for (place, (evals, shares)) in evals.iter().zip(shares).enumerate() {
            let mut strengths = *evals;
            for (slope, by) in slopes.iter().zip(&by) {
                strengths.iter_mut().zip(&slope[place]).for_each(|(strength, slope)| *strength += slope * by);
            }
            let chances = chances(&strengths);
            for (slope, gradient) in slopes.iter().zip(&mut gradient) {
                *gradient += (0..4).map(|it| (chances[it] - shares[it]) * slope[place][it]).sum::<f64>();
            }
        }
        let (bias_one, bias_two) = (1.0 - 0.9_f64.powi(time as i32), 1.0 - 0.999_f64.powi(time as i32));
        // Smaller steps towards the end.
        let rate = 0.02 * (1.0 - (time - 1) as f64 / DESCENTS as f64);
        for place in 0..by.len() {
            // Relative to the weight, so that large and small weights change alike.
            let pull = gradient[place] / evals.len().max(1) as f64 * scale[place] + STAY * by[place] / scale[place];
            first[place] = 0.9 * first[place] + 0.1 * pull;
            second[place] = 0.999 * second[place] + 0.001 * pull * pull;
            by[place] -= rate * scale[place] * (first[place] / bias_one) / ((second[place] / bias_two).sqrt() + 1e-9);
        }
    }
    by
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fit_finds_the_weights_that_made_the_results() {
        // One weight, with a different coefficient for each player. The results come from a weight of 30, the start is 10.
        let amounts: Vec<Strengths> =
            (0..60_u32).map(|n| [n % 7, n % 5, n % 3, n % 2].map(|it| f64::from(it) / 20.0)).collect();
        let at = |weight: f64| amounts.iter().map(|each| each.map(|it| it * weight)).collect::<Vec<Strengths>>();
        let shares: Vec<Strengths> = at(30.0).iter().map(chances).collect();
        let by = descend(&at(10.0), std::slice::from_ref(&amounts), &shares, &[10.0]);
        assert!((by[0] - 20.0).abs() < 1.0, "{by:?}");
        let fitted = at(10.0 + by[0]);
        assert!(error(&fitted, &shares) < error(&at(10.0), &shares));
    }

    #[test]
    fn equal_strengths_are_equal_chances() {
        assert_eq!(chances(&[3.0; 4]), [0.25; 4]);
        let evens = [[0.0; 4]];
        assert!((error(&evens, &[[1.0, 0.0, 0.0, 0.0]]) - 4.0_f64.ln()).abs() < 1e-9);
    }
}
