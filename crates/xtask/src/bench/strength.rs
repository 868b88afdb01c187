//! How strong it plays: figures of matches, kept by hand, as a match takes hours.

use super::table::{MeasureTable, TableCell};
use crate::files;
use crate::process::root;
use anyhow::{Context, Result};
use serde::Deserialize;

/// The outcome of a match, or of many games.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredMatch {
    /// Who against whom, and at what; short, as the chart says it beside the bar.
    pub title: String,
    /// What else is to be known; the table says it after the title.
    pub note: Option<String>,
    /// How many games.
    pub games: u64,
    /// The share of the points, in percent.
    pub score_percent: f64,
    /// The lower end of its error bar (95 %).
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What is aimed at, if anything.
    pub target_percent: Option<f64>,
    /// What was run.
    pub command: String,
}

/// Reads docs/strength.json.
///
/// # Errors
/// When it cannot be read or is no list of matches.
pub fn read() -> Result<Vec<StoredMatch>> {
    let file = root().join("docs/strength.json");
    serde_json::from_str(&files::read(&file)?).with_context(|| format!("{} is no list of matches", file.display()))
}

/// The matches as a table.
pub fn table(matches: &[StoredMatch]) -> MeasureTable {
    let mut table = MeasureTable::new(&["match", "games", "score", "95 %", "aim", "command"]);
    for strength in matches {
        let percent = |value: f64| format!("{value:.1} %");
        let name = match &strength.note {
            Some(note) => format!("{}; {note}", strength.title),
            None => strength.title.clone(),
        };
        table.add(vec![
            TableCell::text(name),
            TableCell::Count(strength.games),
            TableCell::text(percent(strength.score_percent)),
            TableCell::text(format!("{:.1}–{:.1} %", strength.low, strength.high)),
            strength.target_percent.map_or(TableCell::Nothing, |target| TableCell::text(percent(target))),
            TableCell::text(format!("`{}`", strength.command)),
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
    fn the_table_says_what_else_is_to_be_known() {
        let text = r#"[{
            "title": "one against three", "note": "20 points a game", "games": 4, "score_percent": 50.0, "low": 1.0,
            "high": 99.0, "target_percent": null, "command": "menagerie match"
        }]"#;
        let table = table(&serde_json::from_str::<Vec<StoredMatch>>(text).unwrap()).markdown();
        assert!(table.contains("| one against three; 20 points a game |"), "{table}");
    }
}
