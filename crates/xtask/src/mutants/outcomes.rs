//! What became of the changes that were tried, in all runs so far.

use crate::files;
use crate::process::output;
use crate::tools::Toolbox;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum Fate {
    /// A test failed.
    #[serde(rename = "CaughtMutant")]
    Caught,
    /// No test failed.
    #[serde(rename = "MissedMutant")]
    Missed,
    /// A test did not come to its end.
    Timeout,
    /// It does not compile.
    Unviable,
    /// The tests as they are, and whatever says nothing about a change.
    #[serde(other)]
    Other,
}

/// A change that was tried.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tried {
    /// File, line, column and what is changed, as `cargo mutants --list` says it.
    pub name: String,
    pub fate: Fate,
}

/// All that were tried.
#[derive(Debug, Default)]
pub(super) struct Outcomes {
    /// In the order of files and lines.
    pub tried: Vec<Tried>,
    /// The day of the last run, as `2026-01-31`.
    pub day: String,
    /// The version of cargo-mutants.
    pub version: String,
}

impl Outcomes {
    /// How many had this fate.
    pub(super) fn count(&self, fate: Fate) -> usize {
        self.tried.iter().filter(|tried| tried.fate == fate).count()
    }

    /// The names of those that no test noticed.
    pub(super) fn missed(&self) -> Vec<String> {
        self.tried.iter().filter(|tried| tried.fate == Fate::Missed).map(|tried| tried.name.clone()).collect()
    }
}

/// What `cargo mutants` writes.
#[derive(Deserialize)]
struct Run {
    outcomes: Vec<Outcome>,
    start_time: String,
    cargo_mutants_version: String,
}

#[derive(Deserialize)]
struct Outcome {
    scenario: Scenario,
    summary: Fate,
    phase_results: Vec<Phase>,
}

#[derive(Deserialize)]
enum Scenario {
    Baseline,
    Mutant(Mutant),
}

#[derive(Deserialize)]
struct Mutant {
    name: String,
}

#[derive(Deserialize)]
struct Phase {
    phase: String,
}

/// The outcomes of all runs in a folder, for the changes that there are now; a later one of the same change counts.
///
/// # Errors
/// When a file is not what `cargo mutants` writes, or there is none.
pub(super) fn read(folder: &Path, all: &BTreeSet<String>) -> Result<Outcomes> {
    let none = || format!("{} holds no outcomes of `cargo xtask mutants`", folder.display());
    ensure!(folder.is_dir(), none());
    let mut runs: Vec<(PathBuf, Run)> = Vec::new();
    for output in files::entries(folder)? {
        let file = output.join("mutants.out/outcomes.json");
        if !file.exists() {
            // Stopped before anything was tried.
            continue;
        }
        let run = serde_json::from_str(&files::read(&file)?)
            .with_context(|| format!("{} is not what cargo mutants writes", file.display()))?;
        runs.push((file, run));
    }
    runs.sort_by(|(_, one), (_, other)| one.start_time.cmp(&other.start_time));
    let last = runs.last().with_context(none)?;
    let day = last.1.start_time.chars().take(10).collect();
    let version = last.1.cargo_mutants_version.clone();
    let mut fates = BTreeMap::new();
    for outcome in runs.into_iter().flat_map(|(_, run)| run.outcomes) {
        // A build that took too long tells nothing of the tests.
        let built = outcome.phase_results.last().is_some_and(|last| last.phase == "Test");
        if let Scenario::Mutant(mutant) = outcome.scenario
            && (built || outcome.summary != Fate::Timeout)
            && all.contains(&mutant.name)
        {
            fates.insert(mutant.name, outcome.summary);
        }
    }
    let tried = fates.into_iter().map(|(name, fate)| Tried { name, fate }).collect();
    Ok(Outcomes { tried, day, version })
}

/// The names of all changes there are.
///
/// # Errors
/// When `cargo mutants` does not tell them.
pub(super) fn listed(tools: &Toolbox) -> Result<BTreeSet<String>> {
    let list = output(tools.command("cargo").args(["mutants", "--list", "--colors", "never"]).args(super::WHERE));
    let list = list.context("`cargo mutants --list` failed")?;
    Ok(list.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(day: u32, outcomes: &[(&str, &str, &str)]) -> String {
        let outcomes: Vec<String> = outcomes
            .iter()
            .map(|(name, summary, phase)| {
                let scenario = if name.is_empty() {
                    r#""Baseline""#.to_owned()
                } else {
                    format!(r#"{{"Mutant":{{"name":"{name}","file":"x"}}}}"#)
                };
                format!(r#"{{"scenario":{scenario},"summary":"{summary}","phase_results":[{{"phase":"{phase}"}}]}}"#)
            })
            .collect();
        format!(
            r#"{{"outcomes":[{}],"start_time":"2026-01-0{day}T00:00:00Z","cargo_mutants_version":"27.1.0"}}"#,
            outcomes.join(",")
        )
    }

    #[test]
    fn the_last_outcome_of_a_change_counts() {
        let place = tempfile::tempdir().unwrap();
        let write = |number: &str, text: &str| {
            files::write(&place.path().join(number).join("mutants.out/outcomes.json"), text).unwrap();
        };
        write("10", &run(2, &[("b", "CaughtMutant", "Test"), ("c", "Timeout", "Build"), ("d", "Timeout", "Test")]));
        let first = [("", "Success"), ("b", "MissedMutant"), ("a", "MissedMutant"), ("gone", "MissedMutant")];
        write("9", &run(1, &first.map(|(name, summary)| (name, summary, "Test"))));
        let outcomes = read(place.path(), &["a", "b", "c", "d"].map(str::to_owned).into()).unwrap();
        let tried: Vec<_> = outcomes.tried.iter().map(|tried| (tried.name.as_str(), tried.fate)).collect();
        assert_eq!(tried, [("a", Fate::Missed), ("b", Fate::Caught), ("d", Fate::Timeout)]);
        assert_eq!(outcomes.missed(), ["a"]);
        assert_eq!((outcomes.day.as_str(), outcomes.version.as_str()), ("2026-01-02", "27.1.0"));
    }

    #[test]
    fn without_a_run_there_is_nothing_to_tell() {
        let place = tempfile::tempdir().unwrap();
        for folder in [place.path(), &place.path().join("none")] {
            assert!(read(folder, &BTreeSet::new()).unwrap_err().to_string().contains("holds no outcomes"));
        }
    }
}
