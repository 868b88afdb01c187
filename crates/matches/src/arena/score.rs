//! The score of a match of two engines.

use crate::arena::elo::{EloEstimate, Pentanomial};
use crate::arena::sprt::Sprt;
use std::collections::BTreeMap;

/// The results of a two-player match, for the first engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TwoPlayerScore {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// The pairs of which both games are over.
    pub pairs: Pentanomial,
    /// The half points of the first game of a pair whose second game is not over, by opening.
    open_pairs: BTreeMap<usize, usize>,
}

impl TwoPlayerScore {
    /// Adds a game: the number of its opening, and the half points of the first engine.
    pub fn add(&mut self, opening: usize, half_points: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        match self.open_pairs.remove(&opening) {
            Some(other) => self.pairs.add(other + half_points),
            None => {
                self.open_pairs.insert(opening, half_points);
            }
        }
    }

    /// The games that are over.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The first engine's share of the points.
    pub fn score(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }

    /// The score, Elo and SPRT in one line.
    pub fn line(&self, sprt: Option<&Sprt>) -> String {
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        let mut text = format!("+{wins} ={draws} -{losses} ({:.1} %)", self.score() * 100.0);
        if let Some(estimate) = EloEstimate::of(&self.pairs) {
            text.push_str(&format!(", Elo {}, LOS {:.1} %", rating(&estimate), estimate.los * 100.0));
        }
        if let Some(sprt) = sprt {
            let (low, high) = sprt.bounds();
            text.push_str(&format!(", LLR {:.2} ({low:.2}, {high:.2})", sprt.llr(&self.pairs)));
        }
        text
    }
}

/// `+12.3 ± 20.1`.
fn rating(estimate: &EloEstimate) -> String {
    let elo = if estimate.elo.is_finite() {
        format!("{:+.1}", estimate.elo)
    } else {
        (if estimate.elo > 0.0 { "+∞" } else { "-∞" }).to_string()
    };
    let error = estimate.error();
    if error.is_finite() { format!("{elo} ± {error:.1}") } else { format!("{elo} ± ∞") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_joined_by_their_opening() {
        let mut score = TwoPlayerScore::default();
        for (opening, half_points) in [(0, 2), (1, 1), (1, 0), (0, 2), (2, 1)] {
            score.add(opening, half_points);
        }
        assert_eq!((score.wins, score.draws, score.losses, score.games()), (2, 2, 1, 5));
        assert_eq!(score.pairs, Pentanomial([0, 1, 0, 0, 1]));
        assert!((score.score() - 0.6).abs() < 1e-12);
    }

    #[test]
    fn the_line_is_complete() {
        let mut score = TwoPlayerScore::default();
        assert_eq!(score.line(None), "+0 =0 -0 (0.0 %)");
        for (opening, half_points) in [(0, 2), (0, 1), (1, 1), (1, 0)] {
            score.add(opening, half_points);
        }
        let sprt = "0,10".parse().ok();
        let line = score.line(sprt.as_ref());
        assert!(line.starts_with("+1 =2 -1 (50.0 %), Elo +0.0 ± 296.6, "), "{line}");
        assert!(
            line.contains("LOS 50.0 %") && line.contains("LLR -0.00 (") && line.ends_with("(-2.94, 2.94)"),
            "{line}"
        );
        let mut won = TwoPlayerScore::default();
        won.add(0, 2);
        won.add(0, 2);
        assert!(won.line(None).contains("Elo +∞ ± ∞"), "{}", won.line(None));
    }
}
