//! `--write` and `--strength`: the figures into docs/performance.md, between marks, and the chart beside it. Everything else in
//! that file is written by hand and stays.

use super::strength::StoredMatch;
use super::table::{Ratio, ReportSection};
use super::{Results, chart, strength};
use crate::files;
use crate::marks::{between, within};
use crate::process::root;
use anyhow::{Context, Result};
use std::path::PathBuf;

/// The parts whose ratios are speeds beside another's.
const DRAWN: [&str; 3] = ["perft", "wasm", "search"];

/// Writes what was measured, and the matches as [`write_strength`] does.
///
/// # Errors
/// When a file cannot be read or written, or a mark is missing.
pub(super) fn write(results: &Results) -> Result<()> {
    let how = if results.quick { "cargo xtask bench --quick --write" } else { "cargo xtask bench --write" };
    let machine = format!("{}* Command: `{how}`\n", results.machine.markdown());
    let mut text = between(&files::read(&page())?, "machine", &machine).with_context(wrong)?;
    for section in &results.sections {
        text = between(&text, &section.part, &markdown(section)).with_context(wrong)?;
    }
    finish(&text)
}

/// Writes the matches of docs/strength.json into the page, and draws the chart anew; what was measured stays.
///
/// # Errors
/// When a file cannot be read or written, or a mark is missing.
pub(super) fn write_strength() -> Result<()> {
    finish(&files::read(&page())?)
}

fn finish(text: &str) -> Result<()> {
    let (text, chart) = with_strength(text, &strength::read()?).with_context(wrong)?;
    files::write(&page(), &text)?;
    files::write(&root().join("docs/performance.svg"), &chart)?;
    println!("Written: docs/performance.md, docs/performance.svg");
    Ok(())
}

/// The page with the matches, and the chart of what the page says.
fn with_strength(text: &str, matches: &[StoredMatch]) -> Result<(String, String)> {
    let text = between(text, "strength", &strength::table(matches).markdown())?;
    let mut ratios = Vec::new();
    for part in DRAWN {
        for line in within(&text, part)?.lines().filter(|line| line.starts_with("* ")) {
            ratios.push(Ratio::from_markdown(line).with_context(|| format!("`{line}` is no ratio"))?);
        }
    }
    let chart = chart::draw(&ratios, matches);
    Ok((text, chart))
}

fn page() -> PathBuf {
    root().join("docs/performance.md")
}

fn wrong() -> String {
    format!("{} cannot take the figures", page().display())
}

/// A section's table, and its ratios as a list.
fn markdown(section: &ReportSection) -> String {
    let mut text = format!("{}:\n\n{}\n", section.title, section.table.markdown());
    for ratio in &section.ratios {
        text += &(ratio.markdown() + "\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::BenchPart;
    use clap::ValueEnum as _;

    #[test]
    fn the_page_has_a_place_for_every_part() {
        let text = files::read(&page()).unwrap();
        let parts =
            BenchPart::value_variants().iter().filter_map(|part| Some(part.to_possible_value()?.get_name().to_owned()));
        for name in parts.chain(["machine".to_owned(), "strength".to_owned()]) {
            assert!(within(&text, &name).is_ok(), "{name}");
        }
    }

    #[test]
    fn the_page_and_its_chart_tell_the_matches_of_the_file() {
        let page = files::read(&page()).unwrap();
        let chart = files::read(&root().join("docs/performance.svg")).unwrap();
        let (text, drawn) = with_strength(&page, &strength::read().unwrap()).unwrap();
        assert!(text == page && drawn == chart, "`cargo xtask bench --strength` has to be run");
        assert!(DRAWN.iter().all(|part| within(&page, part).unwrap().contains("\n* ")));
        assert!(with_strength(&page.replacen("× perft", " perft", 1), &[]).is_err());
    }
}
