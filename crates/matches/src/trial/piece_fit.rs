//! The values of pieces, from the results of games.
//!
//! The probability that the first player scores from a position is assumed to be logistic in the difference in material,
//!
//! > `chance = 1 / (1 + exp(−(b + s · Σ vₖ·dₖ)))`
//!
//! where `dₖ` is the first player's surplus of a kind, `vₖ` the value of the kind and `b` the value of the first move.
//! This is how evaluations are fitted to games since Texel (Österlund 2014), here with material only.
//!
//! 1. The scale `s` is the effect of a unit of material. It is fitted first, with the engine's own values for the `vₖ`. So the unit of the
//!    measured values is that of the engine's: where a Pawn is 1, the values are in Pawns, but the Pawn itself is measured as well.
//! 2. Then the `vₖ` are fitted, with a weak normal prior around the engine's values, whose standard deviation is the value itself.
//! 3. A difference in material counts once in a game, when it has lasted for a few plies, as in statistics of imbalances (Kaufman 1999).
//!    With every quiet position, long endings counted most: 2,000 games of chess gave a Pawn 1.7 and a Queen 6.7, and give 1.2 and 8.5 if
//!    each difference counts once.
//! 4. All positions of a game have its result and are not independent. Their information is divided by the design effect, `tr(H⁻¹G) /
//! tr(H⁻¹F)`, the mean ratio of the variance between games to that between independent positions (Rao and Scott 1981; for likelihoods with
//!    a prior: Pauli, Racugno and Ventura 2011). `F` is the information of the positions, `H` adds the prior, `G` is the sum over games of
//!    the squared gradients of the log-likelihood.
//! 5. The error bars come from the sandwich estimator `H⁻¹ (G + P) H⁻¹` with a game as one cluster (Liang and Zeger 1986), where the
//!    precision `P` of the prior is included: a piece without information has the error of the prior. The error of the scale is propagated by
//!    the derivative of the values by the scale.

use crate::arena::{MeanWithError, NORMAL_95};
use crate::trial::logistic::{LogisticFit, Observation, Prior, chance, fit, log_odds};
use crate::trial::matrix::Matrix;
use crate::trial::report::ValueFit;

/// The minimum number of games with different numbers of a kind for its value to be reported.
const LEAST_GAMES: usize = 4;
/// The minimum number of standard errors of the scale from zero.
const DECIDES: f64 = 2.0;
/// The minimum standard deviation of the prior of a value.
const LEAST_SPREAD: f64 = 0.5;

/// A position of a game.
#[derive(Clone, Debug)]
pub struct MaterialSample {
    /// The index of its game.
    pub game: usize,
    /// By kind: the first player's surplus.
    pub difference: Vec<i16>,
}

/// The values by the games; `None` for a kind that has none, or was too rarely the difference.
#[derive(Clone, Debug)]
pub struct PieceFit {
    /// Whether the games give values.
    pub fit: ValueFit,
    /// By kind.
    pub values: Vec<Option<MeanWithError>>,
    /// By kind: the number of games with different numbers of it.
    pub games: Vec<usize>,
}

/// Fits values to the results of games, by game, from 0 for a loss of the first player to 1 for a win. `known` are the engine's values by
/// kind, 0 for a kind without a value, and `default_scale` is the engine's own scale.
pub fn measure(samples: &[MaterialSample], results: &[f64], known: &[f64], default_scale: f64) -> PieceFit {
    let mut fit = PieceFit { fit: ValueFit::TooFewGames, values: vec![None; known.len()], games: vec![0; known.len()] };
    for (kind, games) in fit.games.iter_mut().enumerate() {
        let mut seen: Vec<usize> = samples.iter().filter(|it| it.difference[kind] != 0).map(|it| it.game).collect();
        seen.dedup();
        *games = seen.len();
    }
    let kinds: Vec<usize> = (0..known.len()).filter(|&kind| known[kind] > 0.0 && fit.games[kind] > 0).collect();
    let enough: Vec<bool> = fit.games.iter().map(|&games| games >= LEAST_GAMES).collect();
    if !kinds.iter().any(|&kind| enough[kind]) {
        return fit;
    }
    let Some(scale) = scale(samples, results, known, default_scale) else { return fit };
    if scale.value < DECIDES * scale.error {
        fit.fit = ValueFit::MaterialDoesNotDecide;
        return fit;
    }
    let Some(values) = values(samples, results, known, &kinds, &scale) else { return fit };
    fit.fit = ValueFit::Measured;
    for (&kind, value) in kinds.iter().zip(values).filter(|(kind, _)| enough[**kind]) {
        fit.values[kind] = Some(value);
    }
    fit
}

/// The effect of a unit of material.
struct Scale {
    value: f64,
    error: f64,
    /// By game: its influence on the scale.
    influence: Vec<f64>,
}

fn scale(samples: &[MaterialSample], results: &[f64], known: &[f64], default: f64) -> Option<Scale> {
    let lead =
        |sample: &MaterialSample| sample.difference.iter().zip(known).map(|(&it, value)| f64::from(it) * value).sum();
    let observations = observe(samples, results, |sample| vec![1.0, lead(sample)]);
    let priors = [FIRST_MOVE, Prior { mean: default, precision: default.powi(-2) }];
    let fit = fit(&observations, &priors, weight(&observations, &priors)?)?;
    let influence: Vec<f64> = fit.slopes.iter().map(|slope| fit.inverse.times(slope)[1]).collect();
    let error = spread(&influence, prior_part(&fit, &priors, 1)).sqrt();
    Some(Scale { value: fit.coefficients[1], error, influence })
}

/// The prior of the value of the first move, in log odds: small.
const FIRST_MOVE: Prior = Prior { mean: 0.0, precision: 1.0 };

fn values(
    samples: &[MaterialSample],
    results: &[f64],
    known: &[f64],
    kinds: &[usize],
    scale: &Scale,
) -> Option<Vec<MeanWithError>> {
    let numbers =
        |sample: &MaterialSample| kinds.iter().map(|&kind| f64::from(sample.difference[kind])).collect::<Vec<f64>>();
    let observations = observe(samples, results, |sample| {
        std::iter::once(1.0).chain(numbers(sample).iter().map(|it| it * scale.value)).collect()
    });
    let prior = |&kind: &usize| Prior { mean: known[kind], precision: known[kind].max(LEAST_SPREAD).powi(-2) };
    let priors: Vec<Prior> = std::iter::once(FIRST_MOVE).chain(kinds.iter().map(prior)).collect();
    let weight = weight(&observations, &priors)?;
    let fit = fit(&observations, &priors, weight)?;
    // The derivative of the gradients by the scale.
    let mut by_scale = vec![0.0; priors.len()];
    for one in &observations {
        let chance = chance(log_odds(&one.features, &fit.coefficients));
        let lead = log_odds(&one.features[1..], &fit.coefficients[1..]) / scale.value;
        for (place, (sum, feature)) in by_scale.iter_mut().zip(&one.features).enumerate() {
            let number = if place == 0 { 0.0 } else { feature / scale.value };
            *sum += weight * ((one.result - chance) * number - chance * (1.0 - chance) * lead * feature);
        }
    }
    let by_game: Vec<Vec<f64>> = fit
        .slopes
        .iter()
        .zip(&scale.influence)
        .map(|(slope, scale)| {
            let slope: Vec<f64> = slope.iter().zip(&by_scale).map(|(slope, by)| slope + by * scale).collect();
            fit.inverse.times(&slope)
        })
        .collect();
    let value = |place: usize| {
        let influence: Vec<f64> = by_game.iter().map(|it| it[place]).collect();
        let variance = spread(&influence, prior_part(&fit, &priors, place));
        MeanWithError { mean: fit.coefficients[place], error: Some(NORMAL_95 * variance.sqrt()) }
    };
    Some((1..priors.len()).map(value).collect())
}

fn observe(
    samples: &[MaterialSample],
    results: &[f64],
    features: impl Fn(&MaterialSample) -> Vec<f64>,
) -> Vec<Observation> {
    let of = |sample: &MaterialSample| Observation {
        features: features(sample),
        result: results.get(sample.game).copied().unwrap_or(0.5),
        group: sample.game,
    };
    samples.iter().map(of).collect()
}

/// One over the design effect of observations in groups.
fn weight(observations: &[Observation], priors: &[Prior]) -> Option<f64> {
    let LogisticFit { inverse, information, slopes, .. } = fit(observations, priors, 1.0)?;
    let mut between = Matrix::zero(priors.len());
    slopes.iter().for_each(|slope| between.add_square(slope, 1.0));
    let effect = inverse.trace_with(&between) / inverse.trace_with(&information);
    Some(if effect.is_finite() { 1.0 / effect.max(1.0) } else { 1.0 })
}

/// The variance by games with these influences, plus that of the prior.
fn spread(influence: &[f64], prior: f64) -> f64 {
    let count = influence.iter().filter(|it| **it != 0.0).count() as f64;
    let few = if count > 1.0 { count / (count - 1.0) } else { 1.0 };
    influence.iter().map(|it| it * it).sum::<f64>() * few + prior
}

/// The prior's part of a coefficient's variance.
fn prior_part(fit: &LogisticFit, priors: &[Prior], place: usize) -> f64 {
    priors.iter().enumerate().map(|(other, prior)| fit.inverse.get(place, other).powi(2) * prior.precision).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: [f64; 5] = [1.0, 3.0, 3.0, 5.0, 0.0];
    const TRUE: [f64; 5] = [1.0, 4.2, 2.0, 5.5, 0.0];
    const SCALE: f64 = 0.45;

    /// Games in which the difference changes now and then, and the result follows the true values.
    fn games(count: usize, seed: u64) -> (Vec<MaterialSample>, Vec<f64>) {
        let mut chance = fastrand::Rng::with_seed(seed);
        let (mut samples, mut results) = (Vec::new(), Vec::new());
        for game in 0..count {
            let mut difference: Vec<i16> = [2, 1, 1, 1].map(|most| chance.i16(-most..=most)).to_vec();
            // A King, of which there is always one.
            difference.push(0);
            let lead: f64 = difference.iter().zip(TRUE).map(|(&it, value)| f64::from(it) * value).sum();
            let wins = 1.0 / (1.0 + (-(0.2 + SCALE * lead)).exp());
            samples.extend((0..6).map(|_| MaterialSample { game, difference: difference.clone() }));
            results.push(if chance.f64() < wins { 1.0 } else { 0.0 });
        }
        (samples, results)
    }

    #[test]
    fn known_values_are_found_again() {
        let (samples, results) = games(1_500, 1);
        let fit = measure(&samples, &results, &ENGINE, 0.37);
        assert_eq!(fit.fit, ValueFit::Measured);
        assert_eq!(fit.values[4], None, "a King has no value");
        // The unit is the engine's: the sum of all values equals the engine's, so that only their ratios come from the games.
        let values: Vec<f64> = fit.values.iter().flatten().map(|value| value.mean).collect();
        for (kind, value) in values.iter().enumerate() {
            let ratio = value / values[3];
            assert!((ratio / (TRUE[kind] / TRUE[3]) - 1.0).abs() < 0.2, "{kind}: {values:?}");
        }
    }

    #[test]
    fn error_bars_hold_the_truth_as_often_as_they_say() {
        // The values in the unit of the measurement, from many games.
        let (samples, results) = games(4_000, 99);
        let wanted: Vec<f64> =
            measure(&samples, &results, &ENGINE, 0.37).values.iter().flatten().map(|value| value.mean).collect();
        let (mut held, mut all) = (0, 0);
        for seed in 0..60 {
            let (samples, results) = games(120, seed);
            let fit = measure(&samples, &results, &ENGINE, 0.37);
            for (value, wanted) in fit.values.iter().flatten().zip(&wanted) {
                let error = value.error.expect("an error bar");
                assert!(error > 0.2, "six positions of a game are not six games: {value:?}");
                held += usize::from((value.mean - wanted).abs() <= error);
                all += 1;
            }
        }
        let share = f64::from(held as u32) / f64::from(all as u32);
        assert!((0.88..=0.99).contains(&share), "{share}");
    }

    #[test]
    fn unknown_values_are_not_reported() {
        let (mut samples, results) = games(200, 3);
        samples.iter_mut().filter(|it| it.game > 2).for_each(|it| it.difference[1] = 0);
        let fit = measure(&samples, &results, &ENGINE, 0.37);
        assert_eq!((fit.values[1], fit.games[1] <= 3), (None, true));
        assert!(fit.values[0].is_some());
        let none = measure(&[], &[], &ENGINE, 0.37);
        assert_eq!((none.fit, none.values[0]), (ValueFit::TooFewGames, None));
    }

    #[test]
    fn where_less_is_more_nothing_is_claimed() {
        let (samples, results) = games(400, 4);
        let lost: Vec<f64> = results.iter().map(|result| 1.0 - result).collect();
        assert_eq!(measure(&samples, &lost, &ENGINE, 0.37).fit, ValueFit::MaterialDoesNotDecide);
    }
}
