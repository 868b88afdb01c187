//! The sequential test that ends a match as soon as it is clear enough which of two hypotheses holds.
//!
//! The generalized sequential probability ratio test on pairs of games: each hypothesis is given the likeliest distribution of the
//! five results of a pair that has its mean score. M. Van den Bergh, “A practical introduction to the GSPRT”, and the documentation
//! of fishtest, <https://github.com/official-stockfish/fishtest>.

use super::elo::{Pairs, expected};
use std::str::FromStr;

/// Stands for the count of a result that has not happened yet, and may.
const UNSEEN: f64 = 1e-3;
/// The greatest difference that makes sense.
const MOST: f64 = 1_000.0;
/// Halvings of an interval after which it is as small as numbers allow.
const HALVINGS: u32 = 100;

/// The two hypotheses, as logistic Elo, and the risks of being wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference if the change is no good.
    pub elo0: f64,
    /// The difference if it is.
    pub elo1: f64,
    /// The risk of accepting elo1 though elo0 holds.
    pub alpha: f64,
    /// The risk of accepting elo0 though elo1 holds.
    pub beta: f64,
}

/// Which hypothesis is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// The difference is elo0 rather than elo1.
    Elo0,
    /// The difference is elo1 rather than elo0.
    Elo1,
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
        let risk = |number: f64| number > 0.0 && number < 0.5;
        if !(elo0 < elo1 && elo0.abs() <= MOST && elo1.abs() <= MOST && risk(alpha) && risk(beta)) {
            return Err(
                "elo0 must be less than elo1, both within 1000, and alpha and beta between 0 and 0.5".to_string()
            );
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }
}

impl Sprt {
    /// How much likelier elo1 is than elo0: the logarithm of the ratio.
    pub fn llr(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| (count as f64).max(UNSEEN));
        let sum: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / sum);
        let (p0, p1) = (likeliest(&seen, expected(self.elo0)), likeliest(&seen, expected(self.elo1)));
        (0..5).map(|result| counts[result] * (p1[result] / p0[result]).ln()).sum()
    }

    /// Where the test ends: below the first elo0 is accepted, above the second elo1.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Whether it is clear enough.
    pub fn verdict(&self, pairs: &Pairs) -> Option<Accepted> {
        let (low, high) = self.bounds();
        match self.llr(pairs) {
            llr if llr <= low => Some(Accepted::Elo0),
            llr if llr >= high => Some(Accepted::Elo1),
            _ => None,
        }
    }
}

/// The distribution with this mean under which what was seen is likeliest: each frequency p becomes p / (1 + θ·(a − mean)), a being
/// the score of the result, for the one θ that gives the mean.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
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
    for _ in 0..HALVINGS {
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
            // A few results all alike decide nothing yet.
            ([2, 0, 0, 0, 0], -0.058_452),
            ([0, 0, 0, 0, 20], 0.567_419),
        ] {
            assert!((test.llr(&Pairs(pairs)) - llr).abs() < 1e-5, "{pairs:?}: {}", test.llr(&Pairs(pairs)));
        }
        let wide: Sprt = "-200,200".parse().expect("a test");
        assert!((wide.llr(&Pairs([1, 3, 10, 8, 3])) - 11.097_478).abs() < 1e-5);
        assert_eq!(test.llr(&Pairs::default()), 0.0);
        let (low, high) = test.bounds();
        assert!((low + 2.944_439).abs() < 1e-5 && (high - 2.944_439).abs() < 1e-5);
    }

    #[test]
    fn many_pairs_decide() {
        let test: Sprt = "0,10".parse().expect("a test");
        assert_eq!(test.verdict(&Pairs([100, 300, 1_000, 800, 300])), Some(Accepted::Elo1));
        assert_eq!(test.verdict(&Pairs([300, 800, 1_000, 300, 100])), Some(Accepted::Elo0));
        assert_eq!(test.verdict(&Pairs([1, 3, 10, 8, 3])), None);
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "5", "5,0", "0,5,0.05", "0,5,0,0.05", "0,5,0.05,0.6", "a,b", "0,inf", "0,5000", "nan,5"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
