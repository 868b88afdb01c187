//! `cargo xtask mutants`: changes the rules crate in small ways and looks whether its tests notice.

use crate::process::{run as run_command, target_folder};
use crate::tools::{CARGO_MUTANTS, Toolbox};
use anyhow::Result;
use clap::Args;

/// Which of the changes to try.
#[derive(Debug, Args)]
pub struct Settings {
    /// Which part of all changes: `3/20` is the fourth of twenty. Without it, all, which takes hours.
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
    /// Only changes in this file, such as `crates/rules/src/square.rs`; may be given more than once.
    #[arg(long, value_name = "FILE")]
    file: Vec<String>,
}

/// Tries the changes. What the tests did not notice is listed in `mutants.out` of the target folder.
///
/// # Errors
/// When `cargo-mutants` cannot be installed, or the tests let a change pass.
pub fn run(settings: &Settings) -> Result<()> {
    let tools = Toolbox::with(&[CARGO_MUTANTS])?;
    let mut command = tools.command("cargo");
    // What is tried, with which tests, is in .cargo/mutants.toml.
    command.args(["mutants", "--no-shuffle", "--colors", "never", "--output"]).arg(target_folder());
    for file in &settings.file {
        command.args(["--file", file]);
    }
    if let Some(shard) = &settings.shard {
        command.args(["--shard", shard, "--sharding", "round-robin"]);
    }
    run_command(&mut command)
}
