//! `cargo xtask fuzz`: looks for inputs that break the rules crate, for a bounded time.

use crate::process::{root, run as run_command, target_folder};
use crate::tools::{CARGO_FUZZ, Toolbox};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};

/// What is fuzzed: a file of `fuzz/fuzz_targets` each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum FuzzTarget {
    /// Position texts.
    Position,
    /// Moves in coordinates and SAN.
    Moves,
    /// Game texts.
    Pgn,
    /// Betza texts.
    Betza,
    /// Definitions of games.
    Definition,
    /// Texts that describe games in other forms.
    VariantText,
    /// Moves made and taken back, and the slow move generator beside the fast one.
    Play,
}

/// How long to fuzz, and what.
#[derive(Debug, Args)]
pub struct FuzzSettings {
    /// Seconds for each target.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Fuzz this target alone; may be given more than once.
    #[arg(long, value_name = "TARGET", value_enum)]
    only: Vec<FuzzTarget>,
}

impl FuzzTarget {
    /// The name of its program.
    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    /// Where its first inputs lie, from the root folder.
    fn seeds(self) -> String {
        match self {
            Self::Definition => "crates/rules/variants".to_owned(),
            _ => format!("fuzz/seeds/{}", self.name()),
        }
    }
}

/// Builds the targets and runs each for its time, up to the first input that breaks something.
///
/// # Errors
/// When `cargo-fuzz` cannot be installed, or an input breaks a target; the input is kept in `fuzz/artifacts`.
pub fn run(settings: &FuzzSettings) -> Result<()> {
    let tools = Toolbox::with(&[CARGO_FUZZ])?;
    let all = FuzzTarget::value_variants().iter().copied();
    for target in all.filter(|target| settings.only.is_empty() || settings.only.contains(target)) {
        let found = root().join("fuzz/corpus").join(target.name());
        std::fs::create_dir_all(&found).with_context(|| format!("{} cannot be made", found.display()))?;
        let mut command = tools.command("cargo");
        command
            // Coverage is counted by flags that only nightly compilers take without this.
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_TARGET_DIR", target_folder().join("fuzz"))
            // There is no unsafe code here, so memory needs no watching.
            .args(["fuzz", "run", "--sanitizer", "none", "--codegen-units", "16", &target.name()])
            .args([format!("fuzz/corpus/{}", target.name()), target.seeds()])
            .args(["--", &format!("-max_total_time={}", settings.seconds), "-timeout=20", "-max_len=4096"])
            .args(["-print_final_stats=1"]);
        run_command(&mut command).with_context(|| {
            format!(
                "fuzzing {0} failed (the input again: cargo fuzz run {0} fuzz/artifacts/{0}/…, see fuzz/README.md)",
                target.name()
            )
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_target_has_its_program_and_seeds_and_no_program_is_forgotten() {
        let named: BTreeSet<String> = FuzzTarget::value_variants().iter().map(|target| target.name()).collect();
        let programs = std::fs::read_dir(root().join("fuzz/fuzz_targets")).expect("the targets");
        let programs: BTreeSet<String> = programs
            .map(|entry| entry.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned())
            .collect();
        assert_eq!(named, programs);
        for target in FuzzTarget::value_variants() {
            let seeds = std::fs::read_dir(root().join(target.seeds())).expect("its seeds");
            assert!(seeds.count() >= 3, "{}", target.name());
        }
    }
}
