//! `cargo xtask mutants`: cargo-mutants changes the rules crate in small ways and checks whether a test fails.
//!
//! This installs cargo-mutants and runs it with the project's settings, which are in `.cargo/mutants.toml`; what it finds is in its
//! own files in `target/mutants.out`.

use crate::process::{run as run_command, target_folder};
use crate::tools::{CARGO_MUTANTS, Toolbox};
use anyhow::Result;
use clap::Args;

/// Which changes to try.
#[derive(Debug, Args)]
pub struct MutantsSettings {
    /// Try only what no test noticed the last time, with every test.
    #[arg(long)]
    again: bool,
    /// Options of cargo-mutants, such as `--shard 0/40` or `--file crates/rules/src/square.rs`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTION")]
    options: Vec<String>,
}

/// What the first run leaves out: random games and texts, perft, and whatever takes a second without optimisation.
const NOT_QUICK: [&str; 6] =
    ["laws", "perft::", "random_betza::", "slow_generator::", "read_back_in_every_game", "spaces_of_every_kind"];

/// Tries the changes. A change costs a build and a run of tests, so the first run asks only the quick tests; `--again` asks all tests
/// about what the quick ones let pass.
///
/// # Errors
/// When `cargo-mutants` cannot be installed, the tests fail without a change, or they let a change pass.
pub fn run(settings: &MutantsSettings) -> Result<()> {
    let tools = Toolbox::with(&[CARGO_MUTANTS])?;
    let mut command = tools.command("cargo");
    command.args(["mutants", "--package", "rules", "--output"]).arg(target_folder());
    command.args(arguments(settings));
    run_command(&mut command)
}

/// What follows the project's own options.
fn arguments(settings: &MutantsSettings) -> Vec<String> {
    let mut all = settings.options.clone();
    if settings.again {
        all.extend(["--iterate", "--profile", "dev", "--cargo-arg=--lib"].map(String::from));
    } else {
        all.extend(["--", "--"].map(String::from));
        all.extend(NOT_QUICK.iter().flat_map(|name| ["--skip".to_owned(), (*name).to_owned()]));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_run_asks_the_quick_tests_and_the_second_all() {
        let options = vec!["--shard".to_owned(), "0/40".to_owned()];
        let first = arguments(&MutantsSettings { again: false, options: options.clone() }).join(" ");
        assert!(first.starts_with("--shard 0/40 -- -- --skip laws --skip perft::"), "{first}");
        let again = arguments(&MutantsSettings { again: true, options }).join(" ");
        assert_eq!(again, "--shard 0/40 --iterate --profile dev --cargo-arg=--lib");
    }
}
