//! The sequential probability ratio test (SPRT). It ends a match as soon as one of two hypotheses is accepted.
//!
//! It is the generalised test (GSPRT) on the pentanomial counts. For each hypothesis it takes the most likely distribution of the five
//! results of a pair that has the mean score of the hypothesis. M. Van den Bergh, “A practical introduction to the GSPRT”, and the
//! documentation of fishtest, <https://github.com/official-stockfish/fishtest>.

use crate::arena::elo::{Pentanomial, expected};
use std::str::FromStr;

/// The count of a result that has not occurred.
const UNSEEN: f64 = 1e-3;
/// The maximum difference, in Elo.
const MAX_ELO: f64 = 1_000.0;
/// Steps of the bisection, enough for the precision of an f64.
const BISECTION_STEPS: u32 = 100;

/// The two hypotheses, in logistic Elo, and the accepted error rates. Written as `elo0,elo1` or `elo0,elo1,alpha,beta`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// H0: the difference is elo0.
    pub elo0: f64,
    /// H1: the difference is elo1.
    pub elo1: f64,
    /// The probability of accepting H1 although H0 holds.
    pub alpha: f64,
    /// The probability of accepting H0 although H1 holds.
    pub beta: f64,
}

/// The hypothesis that is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtDecision {
    /// The difference is elo0.
    H0,
    /// The difference is elo1.
    H1,
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let numbers: Option<Vec<f64>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
        let (elo0, elo1, alpha, beta) = match numbers.as_deref() {
            Some(&[elo0, elo1]) => (elo0, elo1, 0.05, 0.05),
            Some(&[elo0, elo1, alpha, beta]) => (elo0, elo1, alpha, beta),
            _ => return Err(format!("“{text}” is not a test: write elo0,elo1 or elo0,elo1,alpha,beta, such as 0,5")),
        };
        let is_error_rate = |number: f64| number > 0.0 && number < 0.5;
        if !(elo0 < elo1
            && elo0.abs() <= MAX_ELO
            && elo1.abs() <= MAX_ELO
            && is_error_rate(alpha)
            && is_error_rate(beta))
        {
            return Err(
                "elo0 must be less than elo1, both within 1000, and alpha and beta between 0 and 0.5".to_string()
            );
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }
}

impl Sprt {
    /// The log-likelihood ratio (LLR) of H1 to H0.
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| (count as f64).max(UNSEEN));
        let sum: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / sum);
        let (p0, p1) = (most_likely(&seen, expected(self.elo0)), most_likely(&seen, expected(self.elo1)));
        (0..5).map(|result| counts[result] * (p1[result] / p0[result]).ln()).sum()
    }

    /// The bounds of the LLR: below the first H0 is accepted, above the second H1.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The accepted hypothesis; `None` while the LLR is between its bounds.
    pub fn decision(&self, pairs: &Pentanomial) -> Option<SprtDecision> {
        let (low, high) = self.bounds();
        match self.llr(pairs) {
            llr if llr <= low => Some(SprtDecision::H0),
            llr if llr >= high => Some(SprtDecision::H1),
            _ => None,
        }
    }
}

/// The distribution with this mean that makes the observed counts most likely. Each frequency p becomes p / (1 + θ·(a − mean)), where a is
/// the score of the result and θ is chosen to give the mean.
fn most_likely(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let away = [0.0, 0.25, 0.5, 0.75, 1.0].map(|score| score - mean);
    let tilted = |theta: f64| -> [f64; 5] {
        let mut all = [0.0; 5];
        for ((place, seen), away) in all.iter_mut().zip(seen).zip(away) {
            *place = seen / (1.0 + theta * away);
        }
        all
    };
    // The sum falls as θ grows, from +∞ to −∞ between the two values at which a frequency becomes infinite.
    let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
    for _ in 0..BISECTION_STEPS {
        let middle = f64::midpoint(low, high);
        let sum: f64 = tilted(middle).iter().zip(away).map(|(frequency, away)| frequency * away).sum();
        if sum > 0.0 { low = middle } else { high = middle }
    }
    tilted(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratio_of_known_results() {
        let test: Sprt = "0,10".parse().expect("a test");
        for (pairs, llr) in [
            ([1, 3, 10, 8, 3], 0.424_347),
            ([10, 20, 40, 25, 12], 0.274_098),
            // A few equal results do not decide yet.
            ([2, 0, 0, 0, 0], -0.058_452),
            ([0, 0, 0, 0, 20], 0.567_419),
        ] {
            assert!((test.llr(&Pentanomial(pairs)) - llr).abs() < 1e-5, "{pairs:?}: {}", test.llr(&Pentanomial(pairs)));
        }
        let wide: Sprt = "-200,200".parse().expect("a test");
        assert!((wide.llr(&Pentanomial([1, 3, 10, 8, 3])) - 11.097_478).abs() < 1e-5);
        assert_eq!(test.llr(&Pentanomial::default()), 0.0);
        let (low, high) = test.bounds();
        assert!((low + 2.944_439).abs() < 1e-5 && (high - 2.944_439).abs() < 1e-5);
    }

    #[test]
    fn many_pairs_decide() {
        let test: Sprt = "0,10".parse().expect("a test");
        assert_eq!(test.decision(&Pentanomial([100, 300, 1_000, 800, 300])), Some(SprtDecision::H1));
        assert_eq!(test.decision(&Pentanomial([300, 800, 1_000, 300, 100])), Some(SprtDecision::H0));
        assert_eq!(test.decision(&Pentanomial([1, 3, 10, 8, 3])), None);
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "5", "5,0", "0,5,0.05", "0,5,0,0.05", "0,5,0.05,0.6", "a,b", "0,inf", "0,5000", "nan,5"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
