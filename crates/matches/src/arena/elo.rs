//! Estimates the difference in strength of two engines: Elo with error bars and likelihood of superiority (LOS), from pairs of games.
//!
//! Both games of a pair begin from the same opening with colours swapped, so their results are not independent; the pairs are.
//! The spread is therefore taken from the five possible results of a pair (“pentanomial”), as explained by M. Van den Bergh,
//! “A practical introduction to the GSPRT” and in the documentation of fishtest, <https://github.com/official-stockfish/fishtest>.

/// A standard normal variable lies within this on both sides with a probability of 95 %.
pub const NORMAL_95: f64 = 1.959_963_985;

/// The rating difference at which a score is expected: −400·log₁₀(1/score − 1). Infinite at 0 and 1.
pub fn elo(score: f64) -> f64 {
    // Subtracting from 0 avoids a negative zero.
    0.0 - 400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10()
}

/// The score expected at a rating difference.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The pentanomial counts: how many pairs of games gave 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Adds a pair of games with this many half points.
    pub fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }

    /// The number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean and the variance of a pair's score between 0 and 1.
    fn moments(&self) -> (f64, f64) {
        let counts = self.0.map(|count| count as f64);
        let sum: f64 = counts.iter().sum();
        let each = |of: &dyn Fn(f64) -> f64| -> f64 {
            counts.iter().enumerate().map(|(place, count)| count * of(place as f64 / 4.0)).sum::<f64>() / sum
        };
        let mean = each(&|score| score);
        (mean, each(&|score| (score - mean).powi(2)))
    }
}

/// The estimated difference of two engines, in logistic Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EloEstimate {
    /// The most likely difference.
    pub elo: f64,
    /// The lower bound of the 95 % confidence interval.
    pub low: f64,
    /// The upper bound of the 95 % confidence interval.
    pub high: f64,
    /// The likelihood of superiority: how likely it is that the first engine is stronger, from 0 to 1.
    pub los: f64,
}

impl EloEstimate {
    /// Estimates from pairs. `None` without any pair.
    ///
    /// The bounds are those of the mean score, ±1.96 standard errors, each turned into Elo; with few or one-sided results they can
    /// be infinite.
    pub fn of(pairs: &Pentanomial) -> Option<EloEstimate> {
        if pairs.count() == 0 {
            return None;
        }
        let (mean, variance) = pairs.moments();
        let count = pairs.count() as f64;
        let error = (variance / count).sqrt();
        // If all pairs ended alike there is no variance: they count as tosses of a coin, or as 0 if they were drawn.
        let deviations = if error > 0.0 {
            (mean - 0.5) / error
        } else if mean == 0.5 {
            0.0
        } else {
            (mean - 0.5).signum() * count.sqrt()
        };
        let los = 0.5 * (1.0 + libm::erf(deviations / std::f64::consts::SQRT_2));
        let bound = |sign: f64| if error > 0.0 { elo(mean + sign * NORMAL_95 * error) } else { sign * f64::INFINITY };
        Some(EloEstimate { elo: elo(mean), low: bound(-1.0), high: bound(1.0), los })
    }

    /// Half the width of the bounds.
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-4 * b.abs().max(1.0)
    }

    #[test]
    fn scores_and_ratings_belong_together() {
        assert!(close(elo(0.75), 190.8485) && close(elo(0.5), 0.0));
        assert!(close(expected(100.0), 0.640065) && close(expected(-400.0), 1.0 / 11.0));
        assert!(elo(1.0).is_infinite() && elo(0.0).is_infinite() && elo(0.0) < 0.0);
    }

    #[test]
    fn an_estimate_from_pairs() {
        let one = EloEstimate::of(&Pentanomial([1, 3, 10, 8, 3])).expect("pairs");
        assert!(close(one.elo, 63.22726) && close(one.low, -3.84761) && close(one.high, 135.38449), "{one:?}");
        assert!(close(one.los, 0.967581), "{one:?}");
        let other = EloEstimate::of(&Pentanomial([10, 20, 40, 25, 12])).expect("pairs");
        assert!(close(other.elo, 14.62040) && close(other.low, -22.01036) && close(other.high, 51.58015), "{other:?}");
        assert!(close(other.error(), 36.79526) && close(other.los, 0.783078), "{other:?}");
    }

    #[test]
    fn without_pairs_or_spread_nothing_is_claimed() {
        assert_eq!(EloEstimate::of(&Pentanomial::default()), None);
        let won = EloEstimate::of(&Pentanomial([0, 0, 0, 0, 5])).expect("pairs");
        assert!(won.elo.is_infinite() && won.low.is_infinite() && close(won.los, 0.987_326), "{won:?}");
        let level = EloEstimate::of(&Pentanomial([0, 0, 5, 0, 0])).expect("pairs");
        assert!(level.elo == 0.0 && level.elo.is_sign_positive() && close(level.los, 0.5), "{level:?}");
    }

    #[test]
    fn pairs_are_counted_by_half_points() {
        let mut pairs = Pentanomial::default();
        for half_points in [0, 2, 2, 4, 9] {
            pairs.add(half_points);
        }
        assert_eq!((pairs, pairs.count()), (Pentanomial([1, 0, 2, 0, 1]), 4));
    }
}
