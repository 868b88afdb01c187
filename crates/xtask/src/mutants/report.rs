//! `--write`: the outcomes into docs/mutants.md, between marks. Why a change may pass is told by hand, in docs/mutants.json.

use super::outcomes::{Fate, Outcomes};
use crate::files;
use crate::marks::between;
use crate::process::root;
use anyhow::{Context, Result, bail};
use serde::Deserialize;

/// Why no test notices a change.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reason {
    /// The change as `cargo mutants --list` says it, without line and column.
    change: String,
    reason: String,
}

/// Writes what was tried of `all` changes that there are.
///
/// # Errors
/// When a file cannot be read or written, or a change that no test noticed has no reason.
pub(super) fn write(outcomes: &Outcomes, all: usize) -> Result<()> {
    let file = root().join("docs/mutants.json");
    let reasons: Vec<Reason> = serde_json::from_str(&files::read(&file)?)
        .with_context(|| format!("{} is no list of changes with their reasons", file.display()))?;
    let page = root().join("docs/mutants.md");
    let text = between(&files::read(&page)?, "counts", &counts(outcomes, all))
        .and_then(|text| between(&text, "survivors", &survivors(outcomes, &reasons)?))
        .with_context(|| format!("{} cannot be written", page.display()))?;
    files::write(&page, &text)?;
    println!("Written: docs/mutants.md");
    Ok(())
}

/// How many were tried, and what became of them.
fn counts(outcomes: &Outcomes, all: usize) -> String {
    let number = |fate| outcomes.count(fate);
    let (caught, endless, missed) = (number(Fate::Caught), number(Fate::Timeout), number(Fate::Missed));
    let noticed = caught + endless;
    let share = 100.0 * noticed as f64 / (noticed + missed).max(1) as f64;
    format!(
        "cargo-mutants {}, last run {}.\n\n\
         | | changes |\n|---|---|\n\
         | there are | {all} |\n\
         | tried | {} |\n\
         | noticed: a test failed | {caught} |\n\
         | noticed: a test did not come to its end | {endless} |\n\
         | not noticed | {missed} |\n\
         | do not compile | {} |\n\
         | **noticed, of those that compile** | **{share:.1} %** |",
        outcomes.version,
        outcomes.day,
        outcomes.tried.len(),
        number(Fate::Unviable)
    )
}

/// The changes that were not noticed, each with its reason.
fn survivors(outcomes: &Outcomes, reasons: &[Reason]) -> Result<String> {
    let mut text = "| where | change | why no test fails |\n|---|---|---|\n".to_owned();
    let mut without = Vec::new();
    for name in outcomes.missed() {
        let (place, change) = name.split_once(": ").unwrap_or(("", &name));
        let path = place.split(':').next().unwrap_or(place);
        match reasons.iter().find(|reason| reason.change == format!("{path}: {change}")) {
            Some(Reason { reason, .. }) => {
                let place = place.trim_start_matches("crates/rules/src/");
                text += &format!("| {place} | `{}` | {reason} |\n", change.replace('|', "\\|"));
            }
            None => without.push(name),
        }
    }
    if !without.is_empty() {
        bail!("docs/mutants.json has no reason for\n{}", without.join("\n"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::outcomes::Tried;

    fn outcomes() -> Outcomes {
        let tried = [
            ("crates/rules/src/a.rs:1:2: replace | with ^ in f", Fate::Missed),
            ("crates/rules/src/a.rs:3:4: replace f with ()", Fate::Caught),
            ("crates/rules/src/a.rs:5:6: replace + with * in g", Fate::Timeout),
            ("crates/rules/src/a.rs:7:8: replace g with ()", Fate::Unviable),
        ];
        let tried = tried.map(|(name, fate)| Tried { name: name.to_owned(), fate }).to_vec();
        Outcomes { tried, day: "2026-01-02".to_owned(), version: "27.1.0".to_owned() }
    }

    fn reason(change: &str) -> Reason {
        Reason { change: change.to_owned(), reason: "no bit is in both".to_owned() }
    }

    #[test]
    fn the_share_is_of_those_that_compile() {
        let text = counts(&outcomes(), 10);
        assert!(text.contains("| there are | 10 |\n| tried | 4 |"), "{text}");
        assert!(text.contains("**66.7 %**"), "{text}");
    }

    #[test]
    fn a_survivor_has_a_reason() {
        let table = survivors(&outcomes(), &[reason("crates/rules/src/a.rs: replace | with ^ in f")]).unwrap();
        assert!(table.ends_with("| a.rs:1:2 | `replace \\| with ^ in f` | no bit is in both |\n"), "{table}");
        let error = survivors(&outcomes(), &[reason("crates/rules/src/b.rs: replace | with ^ in f")]).unwrap_err();
        assert!(error.to_string().contains("a.rs:1:2"), "{error}");
    }
}
