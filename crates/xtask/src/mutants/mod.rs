//! `cargo xtask mutants`: changes the rules crate in small ways and looks whether its tests notice.
//!
//! A change costs a build and a run of tests. So the quick tests are asked about all of them, built without optimisation, and
//! every test only about the changes that the quick ones let pass.

mod outcomes;
mod report;

use crate::files;
use crate::process::{shown, target_folder};
use crate::tools::{CARGO_MUTANTS, Toolbox};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::{Path, PathBuf};

/// Which of the changes to try.
#[derive(Debug, Args)]
pub struct MutantsSettings {
    /// Which part of all changes: `3/20` is the fourth of twenty. Without it, all, which takes hours.
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
    /// Only changes in this file, such as `crates/rules/src/square.rs`; may be given more than once.
    #[arg(long, value_name = "FILE")]
    file: Vec<String>,
    /// Only the changes that no test noticed in the runs before.
    #[arg(long, conflicts_with_all = ["shard", "file"])]
    again: bool,
    /// Try nothing, write the outcomes of the runs before into docs/mutants.md.
    #[arg(long, conflicts_with_all = ["shard", "file", "again"])]
    write: bool,
    /// Anything else for cargo mutants, such as `--in-place`.
    #[arg(last = true, value_name = "OPTION")]
    more: Vec<String>,
}

/// What is changed. Said here and not in .cargo/mutants.toml: a file named there and one named on the command line would both
/// be changed.
const WHERE: [&str; 2] = ["--package", "rules"];

/// What the quick tests leave out: random games and texts, counts of lines of play, and whatever takes a second without optimisation.
const NOT_QUICK: [&str; 6] =
    ["laws", "perft::", "random_betza::", "slow_generator::", "read_back_in_every_game", "spaces_of_every_kind"];

/// Tries the changes; the outcomes of all runs add up in `mutants-outcomes` of the target folder.
///
/// # Errors
/// When `cargo-mutants` cannot be installed, nothing can be changed in a file that was named, the tests fail without a change, or
/// they let one pass.
pub fn run(settings: &MutantsSettings) -> Result<()> {
    let tools = Toolbox::with(&[CARGO_MUTANTS])?;
    let all = outcomes::listed(&tools)?;
    if let Some(file) = settings.file.iter().find(|file| !all.iter().any(|name| name.starts_with(&format!("{file}:"))))
    {
        bail!("there is nothing to change in {file}: files are named as crates/rules/src/square.rs is");
    }
    if settings.write {
        return report::write(&outcomes::read(&folder(), &all)?, all.len());
    }
    if !settings.again {
        let mut which: Vec<&str> = settings.file.iter().flat_map(|file| ["--file", file.as_str()]).collect();
        which.extend(settings.shard.iter().flat_map(|shard| ["--shard", shard.as_str(), "--sharding", "round-robin"]));
        let tests: Vec<&str> = NOT_QUICK.iter().flat_map(|name| ["--skip", *name]).collect();
        round(&tools, settings, &unused()?, &which, &tests)?;
    }
    let missed = outcomes::read(&folder(), &all)?.missed();
    if missed.is_empty() {
        return Ok(());
    }
    println!("\nEvery test is asked about what the quick ones let pass: {} changes.", missed.len());
    // `--re` would do, but it lets changes of struct fields through whatever they are called.
    let others: Vec<&str> = all.iter().filter(|name| !missed.contains(name)).map(String::as_str).collect();
    let output = unused()?;
    files::write(&output.join("mutants.out/previously_caught.txt"), &others.join("\n"))?;
    round(&tools, settings, &output, &["--iterate", "--profile", "dev", "--cargo-arg=--lib"], &[])?;
    let left = outcomes::read(&folder(), &all)?.missed();
    if !left.is_empty() {
        bail!("{} changes were noticed by no test:\n{}", left.len(), left.join("\n"));
    }
    Ok(())
}

/// Where the outcomes are, one folder a round.
fn folder() -> PathBuf {
    target_folder().join("mutants-outcomes")
}

/// A folder for the next round, in one that is there: `cargo mutants` makes no more than the last.
fn unused() -> Result<PathBuf> {
    let free = (1..).map(|number: u32| folder().join(number.to_string())).find(|output| !output.exists());
    let free = free.context("there are too many rounds")?;
    files::make_parent(&free)?;
    Ok(free)
}

/// Lets `cargo mutants` try changes with tests. Which changes are left out is in .cargo/mutants.toml.
fn round(tools: &Toolbox, settings: &MutantsSettings, output: &Path, which: &[&str], tests: &[&str]) -> Result<()> {
    let mut command = tools.command("cargo");
    command
        .args(["mutants", "--colors", "never"])
        .args(WHERE)
        .arg("--output")
        .arg(output)
        .args(which)
        .args(&settings.more);
    command.args(["--", "--"]).args(tests);
    let line = shown(&command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    // 2: changes were missed, 3: tests ran too long. Both are outcomes.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}
