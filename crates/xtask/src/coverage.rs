//! `cargo xtask coverage`: which lines of rules and engine the tests run.

use crate::files;
use crate::process::{root, run as run_command, target_folder};
use crate::tools::{CARGO_LLVM_COV, Toolbox, ensure_llvm_tools};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// What is measured, and where it is written.
#[derive(Debug, Args)]
pub struct CoverageSettings {
    /// Measure this crate alone; may be given more than once.
    #[arg(long, value_name = "CRATE", value_parser = ["rules", "engine"])]
    only: Vec<String>,
}

/// The crates, with the hundredths of their lines that their own tests must run, where so much is asked for.
const CRATES: [(&str, Option<f64>); 2] = [("rules", Some(95.0)), ("engine", None)];

/// What the tests are told: one after the other, since threads that count the same line wait for each other, and without those that
/// take many minutes where every line is counted.
const ARGUMENTS: [&str; 6] =
    ["--test-threads", "1", "--skip", "no_piece_is_given_away", "--skip", "no_piece_is_lost_to_two_moves"];

/// What `cargo llvm-cov --json` prints.
#[derive(Deserialize)]
struct Export {
    data: Vec<Data>,
}

#[derive(Deserialize)]
struct Data {
    files: Vec<File>,
}

#[derive(Deserialize)]
struct File {
    filename: PathBuf,
    summary: Summary,
}

#[derive(Deserialize)]
struct Summary {
    lines: Lines,
}

#[derive(Deserialize, Clone, Copy)]
struct Lines {
    count: u64,
    covered: u64,
}

impl Lines {
    fn hundredths(self) -> f64 {
        100.0 * self.covered as f64 / self.count.max(1) as f64
    }
}

/// Runs the tests of each crate, and prints how many of its lines they run, file by file.
///
/// # Errors
/// When a tool cannot be installed, a test fails, or too few lines are run.
pub fn run(settings: &CoverageSettings) -> Result<()> {
    ensure_llvm_tools()?;
    let tools = Toolbox::with(&[CARGO_LLVM_COV])?;
    for (name, least) in CRATES {
        if !settings.only.is_empty() && !settings.only.iter().any(|only| only == name) {
            continue;
        }
        let file = target_folder().join(format!("coverage-{name}.json"));
        let mut command = tools.command("cargo");
        command.args(["llvm-cov", "--package", name, "--json", "--summary-only", "--output-path"]).arg(&file);
        command.arg("--").args(ARGUMENTS);
        run_command(&mut command)?;
        let export: Export = serde_json::from_str(&files::read(&file)?)
            .with_context(|| format!("{} is not what cargo llvm-cov writes", file.display()))?;
        let covered = report(name, &export);
        if let Some(least) = least.filter(|least| covered < *least) {
            bail!("the tests of {name} run {covered:.1} % of its lines, and {least} % are asked for");
        }
    }
    Ok(())
}

/// Prints the lines of the crate's own files, the least covered first. Returns the hundredths of all.
fn report(name: &str, export: &Export) -> f64 {
    let source = root().join("crates").join(name).join("src");
    let mut rows: Vec<(&Path, Lines)> = export
        .data
        .iter()
        .flat_map(|data| &data.files)
        .filter_map(|file| Some((file.filename.strip_prefix(&source).ok()?, file.summary.lines)))
        .collect();
    rows.sort_by(|(_, one), (_, other)| one.hundredths().total_cmp(&other.hundredths()));
    let all = rows.iter().fold(Lines { count: 0, covered: 0 }, |sum, (_, lines)| Lines {
        count: sum.count + lines.count,
        covered: sum.covered + lines.covered,
    });
    println!("\n== {name}: lines run by its tests");
    for (file, lines) in rows {
        println!("{:>6.1} %  {:>4} of {:>4}  {}", lines.hundredths(), lines.covered, lines.count, file.display());
    }
    println!("{:>6.1} %  {:>4} of {:>4}  in all", all.hundredths(), all.covered, all.count);
    all.hundredths()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_files_of_a_crate_count() {
        let own = root().join("crates/rules/src/square.rs");
        let test = root().join("crates/rules/tests/all/laws.rs");
        let summary = |covered| format!(r#"{{"lines":{{"count":8,"covered":{covered},"percent":1}}}}"#);
        let file = |path: &Path, covered| format!(r#"{{"filename":{path:?},"summary":{}}}"#, summary(covered));
        let json = format!(r#"{{"data":[{{"files":[{},{}]}}],"type":"x"}}"#, file(&own, 6), file(&test, 0));
        let export: Export = serde_json::from_str(&json).expect("an export");
        assert!((report("rules", &export) - 75.0).abs() < 1e-9);
    }
}
