//! The accuracy of moves and players.
//!
//! Formulas and figures: <https://lichess.org/page/accuracy>.

/// The accuracy of a move, 0 to 100, from its player's winning chances before and after it, in percent.
pub fn move_accuracy(before: f64, after: f64) -> f64 {
    if after >= before {
        return 100.0;
    }
    let raw = 103.166_810_071_164_9 * (-0.043_544_153_867_539_51 * (before - after)).exp() - 3.166_924_740_191_411;
    // Plus one, because the analysis may be wrong.
    (raw + 1.0).clamp(0.0, 100.0)
}

/// The range to which the deviation of the winning chances around a move is clamped, in percent.
const VOLATILITY: (f64, f64) = (0.5, 12.0);
/// The number of positions around a move that count: a tenth of the game, clamped to this range.
const WINDOW: (usize, usize) = (2, 8);

/// The accuracy of a player over a game, 0 to 100: the mean of two means of the moves' accuracies. One is weighted by the volatility
/// around each move, the other is harmonic. `percents` are the player's winning chances at each position, in percent, the start first.
/// `is_own` says for each move whether the player made it. `None` if there is no such move.
pub fn game_accuracy(percents: &[f64], is_own: impl Fn(usize) -> bool) -> Option<f64> {
    let moves = percents.len().saturating_sub(1);
    let window = (moves / 10).clamp(WINDOW.0, WINDOW.1);
    let own = (0..moves).filter(|&at| is_own(at)).map(|at| {
        let from = at.saturating_sub(window - 2);
        let around = &percents[from..(from + window).min(percents.len())];
        (move_accuracy(percents[at], percents[at + 1]), deviation(around).clamp(VOLATILITY.0, VOLATILITY.1))
    });
    let (mut count, mut weights, mut weighted, mut inverse) = (0.0, 0.0, 0.0, 0.0);
    for (accuracy, weight) in own {
        count += 1.0;
        weights += weight;
        weighted += accuracy * weight;
        inverse += 1.0 / accuracy.max(1.0);
    }
    (count > 0.0).then(|| f64::midpoint(weighted / weights, count / inverse))
}

/// The standard deviation.
fn deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64) {
        assert!((value - expected).abs() < 0.01, "{value}, not {expected}");
    }

    #[test]
    fn a_move_is_as_accurate_as_lichess_says() {
        near(move_accuracy(50.0, 50.0), 100.0);
        near(move_accuracy(50.0, 60.0), 100.0);
        // The curve at a loss of 5, 10, 20 and 40 percent, plus one.
        near(move_accuracy(50.0, 45.0), 80.82);
        near(move_accuracy(50.0, 40.0), 64.58);
        near(move_accuracy(50.0, 30.0), 41.02);
        near(move_accuracy(90.0, 50.0), 15.91);
        near(move_accuracy(100.0, 0.0), 0.0);
    }

    #[test]
    fn a_game_without_losses_is_fully_accurate() {
        near(game_accuracy(&[50.0, 50.0, 50.0, 50.0, 50.0], |at| at % 2 == 0).unwrap(), 100.0);
        assert_eq!(game_accuracy(&[50.0], |_| true), None);
        assert_eq!(game_accuracy(&[50.0, 50.0], |at| at == 1), None);
    }

    #[test]
    fn a_game_is_the_mean_of_two_means() {
        // Two moves of the player: one that loses nothing in a calm phase, with the weight 0.5; one that loses 20 percent, with a
        // deviation of 10 around it. Their accuracies are 100 and 41.02.
        let weighted = (100.0 * 0.5 + 41.02 * 10.0) / 10.5;
        let harmonic = 2.0 / (1.0 / 100.0 + 1.0 / 41.02);
        let game = game_accuracy(&[50.0, 50.0, 50.0, 30.0], |at| at != 1).unwrap();
        near(game, f64::midpoint(weighted, harmonic));
        near(game, 51.00);
    }

    #[test]
    fn the_first_moves_share_the_first_window() {
        // Forty moves: a window of four positions. The first three moves have the first four positions.
        let mut percents = vec![50.0; 41];
        percents[4..].fill(30.0);
        let calm = game_accuracy(&percents, |at| at <= 2).unwrap();
        near(calm, 100.0);
        let one = game_accuracy(&percents, |at| at == 3).unwrap();
        near(one, 41.02);
    }
}
