//! Logistic regression with a prior.
//!
//! The probability that the first player scores is `1 / (1 + exp(−x·b))`; a draw is half a success. Each coefficient has its own normal
//! prior, which is ridge regression around a value other than zero (Hoerl and Kennard 1970; le Cessie and van Houwelingen 1992). The
//! maximum is found by Newton's method, as in iteratively reweighted least squares (McCullagh and Nelder, “Generalized Linear Models”,
//! 1989).

use crate::trial::matrix::Matrix;

/// The maximum number of Newton steps: it takes five or six.
const STEPS: usize = 40;
/// The size of the last step.
const CLOSE: f64 = 1e-9;

/// One observation.
#[derive(Clone, Debug)]
pub struct Observation {
    /// The values of its features; a constant is one of these.
    pub features: Vec<f64>,
    /// The result, from 0 to 1.
    pub result: f64,
    /// The index of its group: observations of one group are not independent.
    pub group: usize,
}

/// The prior of a coefficient.
#[derive(Clone, Copy, Debug)]
pub struct Prior {
    /// Its mean.
    pub mean: f64,
    /// One over its variance.
    pub precision: f64,
}

/// The most likely coefficients.
#[derive(Clone, Debug)]
pub struct LogisticFit {
    /// The coefficients.
    pub coefficients: Vec<f64>,
    /// The inverse of the negative Hessian, prior included.
    pub inverse: Matrix,
    /// The weighted information of the observations alone.
    pub information: Matrix,
    /// By group: the gradient of the weighted log-likelihood.
    pub slopes: Vec<Vec<f64>>,
}

/// Fits the coefficients to observations, each of which counts `weight` times. `None` if there is no finite maximum.
pub fn fit(observations: &[Observation], priors: &[Prior], weight: f64) -> Option<LogisticFit> {
    let mut coefficients: Vec<f64> = priors.iter().map(|prior| prior.mean).collect();
    let mut before = posterior(observations, priors, weight, &coefficients);
    for _ in 0..STEPS {
        let LogisticFit { inverse, slopes, .. } = around(observations, priors, weight, &coefficients)?;
        let mut slope: Vec<f64> =
            priors.iter().zip(&coefficients).map(|(prior, it)| prior.precision * (prior.mean - it)).collect();
        slopes.iter().for_each(|group| slope.iter_mut().zip(group).for_each(|(sum, it)| *sum += it));
        let mut step = inverse.times(&slope);
        // The function is concave: a step that is halved often enough always increases it.
        let next = (0..STEPS).find_map(|_| {
            let next: Vec<f64> = coefficients.iter().zip(&step).map(|(it, by)| it + by).collect();
            let value = posterior(observations, priors, weight, &next);
            step.iter_mut().for_each(|by| *by /= 2.0);
            (value >= before).then_some((next, value))
        });
        let Some((next, value)) = next else { break };
        let moved = next.iter().zip(&coefficients).map(|(next, now)| (next - now).abs()).fold(0.0, f64::max);
        (coefficients, before) = (next, value);
        if moved < CLOSE {
            break;
        }
    }
    around(observations, priors, weight, &coefficients)
}

/// The probability at these log odds.
pub fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// The log odds of an observation.
pub fn log_odds(features: &[f64], coefficients: &[f64]) -> f64 {
    features.iter().zip(coefficients).map(|(feature, it)| feature * it).sum()
}

fn posterior(observations: &[Observation], priors: &[Prior], weight: f64, coefficients: &[f64]) -> f64 {
    let likelihood: f64 = observations
        .iter()
        .map(|one| {
            let odds = log_odds(&one.features, coefficients);
            // ln(1 + e^odds) without overflow.
            one.result * odds - odds.max(0.0) - (-odds.abs()).exp().ln_1p()
        })
        .sum();
    let away: f64 =
        priors.iter().zip(coefficients).map(|(prior, it)| prior.precision * (it - prior.mean).powi(2)).sum();
    weight * likelihood - away / 2.0
}

/// The values, gradient and Hessian for Newton's method at these coefficients.
fn around(observations: &[Observation], priors: &[Prior], weight: f64, coefficients: &[f64]) -> Option<LogisticFit> {
    let groups = observations.iter().map(|one| one.group + 1).max().unwrap_or(0);
    let mut slopes = vec![vec![0.0; priors.len()]; groups];
    let mut information = Matrix::zero(priors.len());
    for one in observations {
        let chance = chance(log_odds(&one.features, coefficients));
        information.add_square(&one.features, weight * chance * (1.0 - chance));
        let pull = weight * (one.result - chance);
        slopes[one.group].iter_mut().zip(&one.features).for_each(|(sum, feature)| *sum += pull * feature);
    }
    let mut hessian = information.clone();
    priors.iter().enumerate().for_each(|(place, prior)| *hessian.at(place, place) += prior.precision);
    let inverse = hessian.inverse()?;
    Some(LogisticFit { coefficients: coefficients.to_vec(), inverse, information, slopes })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn observation(features: &[f64], result: f64) -> Observation {
        Observation { features: features.to_vec(), result, group: 0 }
    }

    #[test]
    fn a_constant_is_the_log_odds_of_the_mean() {
        let observations: Vec<Observation> = [1.0, 1.0, 1.0, 0.0].map(|result| observation(&[1.0], result)).to_vec();
        let fit = fit(&observations, &[Prior { mean: 0.0, precision: 1e-9 }], 1.0).expect("a fit");
        assert!((fit.coefficients[0] - 3_f64.ln()).abs() < 1e-6, "{fit:?}");
        // The variance of log odds: 1 / (n p (1 − p)).
        assert!((fit.inverse.get(0, 0) - 1.0 / (4.0 * 0.75 * 0.25)).abs() < 1e-6, "{fit:?}");
    }

    #[test]
    fn results_without_a_fault_stay_finite_by_the_prior() {
        let observations: Vec<Observation> = (0..50).map(|_| observation(&[1.0], 1.0)).collect();
        let fit = fit(&observations, &[Prior { mean: 0.0, precision: 1.0 }], 1.0).expect("a fit");
        assert!(fit.coefficients[0] > 2.0 && fit.coefficients[0] < 6.0, "{fit:?}");
    }

    #[test]
    fn without_observations_the_prior_is_all() {
        let fit = fit(&[], &[Prior { mean: 3.0, precision: 4.0 }], 1.0).expect("a fit");
        assert_eq!((fit.coefficients[0], fit.inverse.get(0, 0)), (3.0, 0.25));
    }
}
