//! Playing strength: the results of matches. They are added by hand, as a match takes hours.

use super::table::{MeasureTable, TableCell};
use anyhow::{Context, Result};
use serde::Deserialize;
use xtask::files;
use xtask::process::root;

/// The result of a match, or of many games.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredMatch {
    /// The opponents and the conditions. It is short because the chart shows it beside the bar.
    pub title: String,
    /// A remark.
    pub note: Option<String>,
    /// Whether it is about the current engine. The page and the chart only show these.
    #[serde(default)]
    pub current: bool,
    /// The number of games.
    pub games: u64,
    /// The score, in percent.
    pub score_percent: f64,
    /// The lower end of the confidence interval (95 %).
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The target, if there is one.
    pub target_percent: Option<f64>,
    /// The command that was run.
    pub command: String,
}

/// Reads docs/lab/matches.json.
///
/// # Errors
/// When it cannot be read or is malformed.
pub fn read() -> Result<Vec<StoredMatch>> {
    let file = root().join("docs/lab/matches.json");
    serde_json::from_str(&files::read(&file)?).with_context(|| format!("{} is no list of matches", file.display()))
}

/// The matches of the current engine.
pub fn current(matches: Vec<StoredMatch>) -> Vec<StoredMatch> {
    matches.into_iter().filter(|one| one.current).collect()
}

/// The matches as a table.
pub fn table(matches: &[StoredMatch]) -> MeasureTable {
    let mut table = MeasureTable::new(&["match", "games", "score", "95 %", "aim"]);
    for strength in matches {
        let percent = |value: f64| format!("{value:.1} %");
        table.add(vec![
            TableCell::text(strength.title.as_str()),
            TableCell::Count(strength.games),
            TableCell::text(percent(strength.score_percent)),
            TableCell::text(format!("{:.1}–{:.1} %", strength.low, strength.high)),
            strength.target_percent.map_or(TableCell::Nothing, |target| TableCell::text(percent(target))),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_holds_matches_whose_error_bars_hold_their_scores() {
        for strength in read().unwrap() {
            assert!(strength.low <= strength.score_percent && strength.score_percent <= strength.high, "{strength:?}");
            assert!(0.0 <= strength.low && strength.high <= 100.0, "{strength:?}");
        }
    }

    #[test]
    fn titles_leave_room_for_the_bars() {
        for strength in read().unwrap() {
            assert!(strength.title.chars().count() <= 72, "{}", strength.title);
        }
    }

    #[test]
    fn only_matches_of_the_engine_as_it_is_are_shown() {
        let all = read().unwrap();
        let shown = current(all.clone());
        assert!((5..30).contains(&shown.len()) && shown.len() < all.len(), "{} of {}", shown.len(), all.len());
    }
}
