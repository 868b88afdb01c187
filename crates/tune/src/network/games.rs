//! The file format of training games: a file for each block, a line for each game.

use anyhow::{Context as _, Result, bail};
use menagerie_matches::trial::chance;
use std::path::{Path, PathBuf};

/// Replaces the result of a game that was given up.
const GIVEN_UP: &str = "-";
/// The scale is fitted to one of this many plies.
const SCALE_STEP: usize = 7;

/// A game with its search scores.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingGame {
    /// The FEN of the start.
    pub start: String,
    /// The points of the first player, from 0 to 1; `None` if the game was given up.
    pub result: Option<f64>,
    /// Each move in coordinates, and the score of its search in cp for the first player.
    pub plies: Vec<(String, i32)>,
}

impl TrainingGame {
    /// The line in the file.
    pub fn line(&self) -> String {
        let result = self.result.map_or_else(|| GIVEN_UP.to_string(), |result| result.to_string());
        let plies: Vec<String> = self.plies.iter().map(|(mv, score)| format!("{mv}:{score}")).collect();
        format!("{}\t{result}\t{}", self.start, plies.join(" "))
    }

    /// Parses such a line.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn of_line(line: &str) -> Result<TrainingGame> {
        let mut fields = line.split('\t');
        let (Some(start), Some(result), Some(plies)) = (fields.next(), fields.next(), fields.next()) else {
            bail!("a line has a start, a result and moves, with tabs between them");
        };
        let result = match result {
            GIVEN_UP => None,
            result => Some(result.parse().context("the result")?),
        };
        let ply = |text: &str| -> Result<(String, i32)> {
            let (mv, score) = text.rsplit_once(':').context("a move has a score")?;
            Ok((mv.to_string(), score.parse().context("the score of a move")?))
        };
        let plies = plies.split_whitespace().map(ply).collect::<Result<_>>()?;
        Ok(TrainingGame { start: start.to_string(), result, plies })
    }

    /// The target of each ply: the first player's winning chance according to its search and the later searches, each weighted `lambda`
    /// times the one before it, and finally the result. This is TD(λ) (Sutton 1988). With a lambda of 0 only the search of the ply counts,
    /// with 1 only the result.
    pub fn targets(&self, scale: f64, lambda: f64) -> Vec<f64> {
        let mut later = self.result;
        let mut targets: Vec<f64> = Vec::with_capacity(self.plies.len());
        for &(_, score) in self.plies.iter().rev() {
            let promised = chance(f64::from(score) / scale);
            let target = later.map_or(promised, |later| (1.0 - lambda) * promised + lambda * later);
            later = Some(target);
            targets.push(target);
        }
        targets.reverse();
        targets
    }
}

/// The files in some folders.
///
/// # Errors
/// If a folder cannot be read.
pub fn files(folders: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in folders {
        let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|it| it == "games") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The games of a file.
///
/// # Errors
/// If it cannot be read, or contains no games of this game id.
pub fn read(path: &Path, id: &str) -> Result<Vec<TrainingGame>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut lines = text.lines().enumerate();
    if lines.next().is_none_or(|(_, first)| first != id) {
        bail!("{} has no games of {id}", path.display());
    }
    let game =
        |(number, line)| TrainingGame::of_line(line).with_context(|| format!("{}:{}", path.display(), number + 1));
    lines.map(game).collect()
}

/// The text of a file.
pub fn text(id: &str, games: &[TrainingGame]) -> String {
    let lines: Vec<String> = games.iter().map(TrainingGame::line).collect();
    format!("{id}\n{}\n", lines.join("\n"))
}

/// The lead in cp that multiplies the odds by e, fitted to the results. Scores beyond `decided` are left out.
pub fn scale<'g>(games: impl Iterator<Item = &'g TrainingGame>, decided: i32) -> f64 {
    let of_game = |game: &'g TrainingGame| {
        let scores = game.plies.iter().map(|(_, score)| *score).filter(move |score| score.abs() < decided);
        scores.filter_map(|score| game.result.map(|result| (f64::from(score), result)))
    };
    let known: Vec<(f64, f64)> = games.flat_map(of_game).step_by(SCALE_STEP).collect();
    let off =
        |scale: f64| -> f64 { known.iter().map(|&(score, result)| (chance(score / scale) - result).powi(2)).sum() };
    let candidates = (10..200).map(|step| f64::from(step) * 10.0);
    candidates.min_by(|one, other| off(*one).total_cmp(&off(*other))).unwrap_or(300.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(result: Option<f64>) -> TrainingGame {
        let plies = [("e2e4", 0), ("e7e5", 100), ("f1c4", -100)];
        let plies = plies.iter().map(|(mv, score)| ((*mv).to_string(), *score)).collect();
        TrainingGame { start: "8/8 w - - 0 1".to_string(), result, plies }
    }

    #[test]
    fn a_line_says_the_whole_game() {
        for result in [None, Some(1.0), Some(0.5)] {
            assert_eq!(TrainingGame::of_line(&game(result).line()).unwrap(), game(result));
        }
        for wrong in ["", "8/8 w\t1", "8/8 w\tx\te2e4:0", "8/8 w\t1\te2e4", "8/8 w\t1\te2e4:x"] {
            assert!(TrainingGame::of_line(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn targets_lie_between_what_searches_say_and_how_the_game_ends() {
        let promises = [0.5, chance(0.5), chance(-0.5)];
        assert_eq!(game(Some(1.0)).targets(200.0, 0.0), promises);
        assert_eq!(game(Some(1.0)).targets(200.0, 1.0), [1.0, 1.0, 1.0]);
        let [first, second, third] = game(Some(1.0)).targets(200.0, 0.5)[..] else { panic!("a target a ply") };
        assert!((third - (promises[2] + 1.0) / 2.0).abs() < 1e-9);
        assert!((second - f64::midpoint(promises[1], third)).abs() < 1e-9);
        assert!((first - f64::midpoint(promises[0], second)).abs() < 1e-9);
    }

    #[test]
    fn a_game_that_was_given_up_ends_with_what_the_last_search_says() {
        assert_eq!(game(None).targets(200.0, 1.0), [chance(-0.5); 3]);
    }

    #[test]
    fn the_scale_fits_what_happened() {
        // A side that leads by 200 wins three games of four: the odds are 3, so a lead of 200 is ln 3 = 1.1 times the scale.
        let games: Vec<TrainingGame> = (0..400)
            .map(|number| TrainingGame {
                start: String::new(),
                result: Some(if number % 4 == 0 { 0.0 } else { 1.0 }),
                plies: vec![(String::new(), 200); 7],
            })
            .collect();
        assert_eq!(scale(games.iter(), 1_000), 180.0);
    }
}
