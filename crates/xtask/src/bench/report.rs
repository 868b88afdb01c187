//! `--write`: the figures into docs/performance.md, between marks, and the chart beside it. Everything else in that file is
//! written by hand and stays.

use super::table::{Ratio, Section};
use super::{Results, chart, strength};
use crate::files;
use crate::marks::between;
use crate::process::root;
use anyhow::{Context, Result};

/// The parts whose ratios are no speeds beside another's.
const NOT_DRAWN: [&str; 2] = ["compile", "drag"];

/// Writes what was measured. The strength is read from docs/strength.json.
///
/// # Errors
/// When a file cannot be read or written, or a mark is missing.
pub(super) fn write(results: &Results) -> Result<()> {
    let file = root().join("docs/performance.md");
    let wrong = || format!("{} cannot take the figures", file.display());
    let how = if results.quick { "cargo xtask bench --quick --write" } else { "cargo xtask bench --write" };
    let machine = format!("{}* Command: `{how}`\n", results.machine.markdown());
    let mut text = between(&files::read(&file)?, "machine", &machine).with_context(wrong)?;
    for section in &results.sections {
        text = between(&text, &section.part, &markdown(section)).with_context(wrong)?;
    }
    let matches = strength::read()?;
    let strength = if matches.is_empty() { "No match yet.\n".to_owned() } else { strength::table(&matches).markdown() };
    text = between(&text, "strength", &strength)?;
    files::write(&file, &text)?;
    let ratios: Vec<&Ratio> = results
        .sections
        .iter()
        .filter(|section| !NOT_DRAWN.contains(&section.part.as_str()))
        .flat_map(|section| &section.ratios)
        .collect();
    files::write(&root().join("docs/performance.svg"), &chart::draw(&ratios, &matches))?;
    println!("Written: docs/performance.md, docs/performance.svg");
    Ok(())
}

/// A section's table, and its ratios as a list.
fn markdown(section: &Section) -> String {
    let mut text = format!("{}:\n\n{}\n", section.title, section.table.markdown());
    for ratio in &section.ratios {
        let target = ratio.target.map(|target| format!(" (aim: {target:.2})")).unwrap_or_default();
        text += &format!("* {:.2}× {}{target}\n", ratio.value, ratio.title);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::Part;
    use clap::ValueEnum as _;

    #[test]
    fn the_page_has_a_place_for_every_part() {
        let text = files::read(&root().join("docs/performance.md")).unwrap();
        let parts =
            Part::value_variants().iter().filter_map(|part| Some(part.to_possible_value()?.get_name().to_owned()));
        for name in parts.chain(["machine".to_owned(), "strength".to_owned()]) {
            assert!(between(&text, &name, "").is_ok(), "{name}");
        }
    }
}
