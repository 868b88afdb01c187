//! `--write` and `--strength`: write the figures between marks into docs/performance.md, those of the first move into docs/start.md, and
//! draw the chart. The rest of these pages is written by hand and stays. All figures are kept in docs/lab.

use super::strength::StoredMatch;
use super::table::{MeasureTable, Ratio, ReportSection};
use super::{Results, chart, strength};
use crate::marks::between;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::PathBuf;
use xtask::files;
use xtask::process::root;

/// The parts whose ratios are speeds compared with another program or build.
const DRAWN: [&str; 3] = ["perft", "wasm", "search"];

/// The part with its own page, and the name of its marks there.
const START: &str = "start";

/// The part of docs/lab/bench.json that is read back.
#[derive(Deserialize)]
struct StoredResults {
    sections: Vec<StoredSection>,
}

#[derive(Deserialize)]
struct StoredSection {
    part: String,
    ratios: Vec<Ratio>,
}

/// Writes the measurements, and the matches as [`write_strength`] does.
///
/// # Errors
/// When a file cannot be read or written, or a mark is missing.
pub(super) fn write(results: &Results) -> Result<()> {
    files::write(&figures(), &(serde_json::to_string_pretty(results)? + "\n"))?;
    let how = if results.quick { "cargo xtask bench --quick --write" } else { "cargo xtask bench --write" };
    let mut text = format!("{}* Command: `{how}`\n", results.machine.markdown());
    for section in &results.sections {
        if section.part == START {
            let page = root().join("docs/start.md");
            files::write(&page, &between(&files::read(&page)?, START, &markdown(section))?)?;
        } else {
            text += &format!("\n{}", markdown(section));
        }
    }
    finish(&between(&files::read(&page())?, "figures", &text).with_context(wrong)?)
}

/// Writes the matches of docs/lab/matches.json into the page, and redraws the chart. The measurements stay.
///
/// # Errors
/// When a file cannot be read or written, or a mark is missing.
pub(super) fn write_strength() -> Result<()> {
    finish(&files::read(&page())?)
}

fn finish(text: &str) -> Result<()> {
    let (text, chart) = with_strength(text, &strength::current(strength::read()?)).with_context(wrong)?;
    files::write(&page(), &text)?;
    files::write(&root().join("docs/performance.svg"), &chart)?;
    println!("Written: docs/performance.md, docs/performance.svg");
    Ok(())
}

/// The page with the matches, and the chart of measurements and matches.
fn with_strength(text: &str, matches: &[StoredMatch]) -> Result<(String, String)> {
    let text = between(text, "strength", &strength::table(matches).markdown())?;
    Ok((text, chart::draw(&drawn()?, matches)))
}

/// The ratios that the chart shows.
fn drawn() -> Result<Vec<Ratio>> {
    let stored: StoredResults = serde_json::from_str(&files::read(&figures())?)
        .with_context(|| format!("{} holds no results of the benchmark", figures().display()))?;
    let drawn = stored.sections.into_iter().filter(|section| DRAWN.contains(&section.part.as_str()));
    Ok(drawn.flat_map(|section| section.ratios).collect())
}

fn figures() -> PathBuf {
    root().join("docs/lab/bench.json")
}

fn page() -> PathBuf {
    root().join("docs/performance.md")
}

fn wrong() -> String {
    format!("{} cannot take the figures", page().display())
}

/// A section's title and table.
fn markdown(section: &ReportSection) -> String {
    let mut table = section.table.clone();
    if section.last_row_only {
        let before_last = table.rows.len().saturating_sub(1);
        table.rows.drain(..before_last);
    }
    format!("{}:\n\n{}", section.title, MeasureTable::markdown(&table))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::marks::within;
    use crate::table::TableCell;

    #[test]
    fn the_page_has_a_place_for_figures_and_matches_and_is_short() {
        let text = files::read(&page()).unwrap();
        for name in ["figures", "strength"] {
            assert!(within(&text, name).is_ok(), "{name}");
        }
        assert!(text.lines().count() <= 120, "{} lines", text.lines().count());
        let text = files::read(&root().join("docs/start.md")).unwrap();
        assert!(within(&text, START).is_ok());
    }

    #[test]
    fn the_page_and_its_chart_show_the_matches_of_the_file() {
        let page = files::read(&page()).unwrap();
        let chart = files::read(&root().join("docs/performance.svg")).unwrap();
        let (text, drawn) = with_strength(&page, &strength::current(strength::read().unwrap())).unwrap();
        assert!(text == page && drawn == chart, "`cargo xtask bench --strength` has to be run");
    }

    #[test]
    fn the_chart_shows_speeds_over_others() {
        let ratios = drawn().unwrap();
        assert!(ratios.len() >= 5 && ratios.iter().all(|ratio| !ratio.title.contains("time allowed")), "{ratios:?}");
    }

    #[test]
    fn a_section_with_a_sum_shows_the_sum_alone() {
        let mut table = MeasureTable::new(&["position", "nodes"]);
        for (name, nodes) in [("1", 2), ("2", 3), ("all", 5)] {
            table.add(vec![TableCell::text(name), TableCell::Count(nodes)]);
        }
        let (part, title) = ("search".to_owned(), "Searched".to_owned());
        let section = ReportSection { part, title, table, last_row_only: true, ratios: Vec::new() };
        assert_eq!(markdown(&section), "Searched:\n\n| position | nodes |\n| --- | ---: |\n| all | 5 |\n");
    }
}
