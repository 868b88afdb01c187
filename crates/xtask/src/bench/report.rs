//! `--write`: the figures into docs/performance.md, between marks, and the chart beside it. Everything else in that file is
//! written by hand and stays.

use super::table::{Ratio, Section};
use super::{Results, chart, strength};
use crate::files;
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
    let how = if results.quick { "cargo xtask bench --quick --write" } else { "cargo xtask bench --write" };
    let machine = format!("{}* Command: `{how}`\n", results.machine.markdown());
    let mut text = between(&files::read(&file)?, "machine", &machine)?;
    for section in &results.sections {
        text = between(&text, &section.part, &markdown(section))?;
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

/// The text with what lies between the marks of this name replaced.
fn between(text: &str, name: &str, new: &str) -> Result<String> {
    let (begin, end) = (format!("<!-- {name}: generated -->\n"), format!("<!-- {name}: end -->"));
    let missing = || format!("docs/performance.md has no marks `{}` and `{end}`", begin.trim_end());
    let (before, rest) = text.split_once(&begin).with_context(missing)?;
    let (_, after) = rest.split_once(&end).with_context(missing)?;
    Ok(format!("{before}{begin}\n{}\n\n{end}{after}", new.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::Part;
    use clap::ValueEnum as _;

    #[test]
    fn only_what_lies_between_the_marks_changes() {
        let text = "by hand\n<!-- x: generated -->\nold\n<!-- x: end -->\nmore\n";
        let once = between(text, "x", "new\n").unwrap();
        assert_eq!(once, "by hand\n<!-- x: generated -->\n\nnew\n\n<!-- x: end -->\nmore\n");
        assert_eq!(between(&once, "x", "new").unwrap(), once);
        assert!(between(text, "y", "").unwrap_err().to_string().contains("y: generated"));
    }

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
