//! The standing of a match of two engines.

use super::elo::{Estimate, Pairs};
use super::sprt::Sprt;
use std::collections::BTreeMap;

/// Results as the first engine sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs of games that are both over.
    pub pairs: Pairs,
    /// The half points of the first game of pairs whose second is not over, by opening.
    half: BTreeMap<usize, usize>,
}

impl Standing {
    /// Takes in a game from the opening with this number, in which the first engine made so many half points.
    pub fn add(&mut self, opening: usize, half_points: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        match self.half.remove(&opening) {
            Some(other) => self.pairs.add(other + half_points),
            None => {
                self.half.insert(opening, half_points);
            }
        }
    }

    /// How many games are over.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The first engine's share of the points.
    pub fn score(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }

    /// Everything in one line.
    pub fn line(&self, sprt: Option<&Sprt>) -> String {
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        let mut text = format!("+{wins} ={draws} -{losses} ({:.1} %)", self.score() * 100.0);
        if let Some(estimate) = Estimate::of(&self.pairs) {
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
fn rating(estimate: &Estimate) -> String {
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
        let mut standing = Standing::default();
        for (opening, half_points) in [(0, 2), (1, 1), (1, 0), (0, 2), (2, 1)] {
            standing.add(opening, half_points);
        }
        assert_eq!((standing.wins, standing.draws, standing.losses, standing.games()), (2, 2, 1, 5));
        assert_eq!(standing.pairs, Pairs([0, 1, 0, 0, 1]));
        assert!((standing.score() - 0.6).abs() < 1e-12);
    }

    #[test]
    fn the_line_tells_everything() {
        let mut standing = Standing::default();
        assert_eq!(standing.line(None), "+0 =0 -0 (0.0 %)");
        for (opening, half_points) in [(0, 2), (0, 1), (1, 1), (1, 0)] {
            standing.add(opening, half_points);
        }
        let sprt = "0,10".parse().ok();
        let line = standing.line(sprt.as_ref());
        assert!(line.starts_with("+1 =2 -1 (50.0 %), Elo +0.0 ± 296.6, "), "{line}");
        assert!(
            line.contains("LOS 50.0 %") && line.contains("LLR -0.00 (") && line.ends_with("(-2.94, 2.94)"),
            "{line}"
        );
        let mut won = Standing::default();
        won.add(0, 2);
        won.add(0, 2);
        assert!(won.line(None).contains("Elo +∞ ± ∞"), "{}", won.line(None));
    }
}
