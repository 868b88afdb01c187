//! The score of a four-player match: each engine's share of the wins, and its points.

use crate::arena::elo::NORMAL_95;
use serde::Serialize;

/// One engine's results over all games. Several seats of the same engine count as one, with their average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WinShare {
    games: u64,
    wins: [f64; 2],
    points: [f64; 2],
}

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct MeanWithError {
    /// The mean.
    pub mean: f64,
    /// ±1.96 standard errors of the mean, from the variance over games; `None` with fewer than two.
    pub error: Option<f64>,
}

/// The result of one seat in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatResult {
    /// 1 for a win, less for a shared win.
    pub win: f64,
    /// Final points.
    pub points: f64,
}

impl WinShare {
    /// Adds a game with the results of the engine's seats.
    pub fn add(&mut self, seats: &[SeatResult]) {
        if seats.is_empty() {
            return;
        }
        let average = |of: fn(&SeatResult) -> f64| seats.iter().map(of).sum::<f64>() / seats.len() as f64;
        self.games += 1;
        for (sums, value) in [(&mut self.wins, average(|it| it.win)), (&mut self.points, average(|it| it.points))] {
            sums[0] += value;
            sums[1] += value * value;
        }
    }

    /// The share of the wins of one seat of this engine: a quarter among equals.
    pub fn wins(&self) -> MeanWithError {
        mean(self.games, self.wins)
    }

    /// Its average final points.
    pub fn points(&self) -> MeanWithError {
        mean(self.games, self.points)
    }
}

fn mean(games: u64, [sum, squares]: [f64; 2]) -> MeanWithError {
    let count = games as f64;
    let mean = sum / count.max(1.0);
    let error = (games > 1).then(|| {
        let variance = ((squares - count * mean * mean) / (count - 1.0)).max(0.0);
        NORMAL_95 * (variance / count).sqrt()
    });
    MeanWithError { mean, error }
}

impl std::fmt::Display for MeanWithError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.1}", self.mean)?;
        self.error.map_or(Ok(()), |error| write!(f, " ± {error:.1}"))
    }
}

impl MeanWithError {
    /// In percent.
    pub fn in_percent(self) -> MeanWithError {
        MeanWithError { mean: self.mean * 100.0, error: self.error.map(|error| error * 100.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_averaged_over_seats_and_games() {
        let mut share = WinShare::default();
        let result = |win, points| SeatResult { win, points };
        share.add(&[result(1.0, 20.0), result(0.0, 5.0), result(0.0, 5.0)]);
        share.add(&[result(0.5, 9.0), result(0.5, 9.0), result(0.0, 3.0)]);
        share.add(&[]);
        let wins = share.wins();
        assert!((wins.mean - 1.0 / 3.0).abs() < 1e-12 && wins.error.is_some_and(|error| error < 1e-6));
        let points = share.points();
        // Means of 10 and 7: 8.5, with a standard error of 1.5.
        assert!((points.mean - 8.5).abs() < 1e-12);
        assert!(points.error.is_some_and(|error| (error - 1.96 * 1.5).abs() < 1e-3), "{points}");
        assert_eq!(points.to_string(), "8.5 ± 2.9");
    }

    #[test]
    fn one_game_has_no_error() {
        let mut share = WinShare::default();
        share.add(&[SeatResult { win: 1.0, points: 30.0 }]);
        assert_eq!(share.wins().in_percent().to_string(), "100.0");
    }
}
