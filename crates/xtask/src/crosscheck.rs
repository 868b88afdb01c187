//! `cargo xtask crosscheck`: random games of Fairy-Stockfish's variants, compared with Fairy-Stockfish move list by move list.
//!
//! Fairy-Stockfish comes as the Python library pyffish. It is installed in an environment of its own under the target folder, so
//! Python 3 with `venv` must be there. What is compared stands in `crosscheck/crosscheck.py`. Boards of more than 12×10 squares
//! cannot be compared, as that is the most that Fairy-Stockfish has.

use crate::process::{cargo, output, root, run, target_folder};
use anyhow::{Context as _, Result};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of pyffish.
const PYFFISH: &str = "0.0.90";

/// What is compared, and how much.
#[derive(Debug, Args)]
pub struct CrosscheckSettings {
    /// A file of variants; without it, only those that Fairy-Stockfish has built in are compared
    #[arg(long, value_name = "FILE")]
    ini: Option<PathBuf>,
    /// Compare this variant alone; may be given more than once
    #[arg(long, value_name = "NAME")]
    variant: Vec<String>,
    /// Compare the variants of this file, which has one name a line
    #[arg(long, value_name = "FILE", conflicts_with = "variant")]
    list: Option<PathBuf>,
    /// Compare this definition of the variant instead of what is read of Fairy-Stockfish's
    #[arg(long, value_name = "FILE", requires = "variant")]
    definition: Option<PathBuf>,
    /// Random games of each variant
    #[arg(long, default_value_t = 8)]
    games: u32,
    /// The most plies of a game
    #[arg(long, default_value_t = 120)]
    plies: u32,
    /// The seed of the random moves
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Variants at a time; by default as many as the processor has cores
    #[arg(long)]
    jobs: Option<u32>,
    /// Write the table and the first differences to this file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// The program to compare; by default it is built
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// Compares, and prints a table of the variants.
///
/// # Errors
/// When there is a difference, pyffish cannot be installed, or the program cannot be built.
pub fn run_all(settings: &CrosscheckSettings) -> Result<()> {
    let python = environment()?;
    let program = match &settings.program {
        Some(program) => program.clone(),
        None => {
            // With the checks of debug builds; the rules are optimised there, too.
            run(cargo().args(["build", "-p", "cli"]))?;
            target_folder().join("debug").join(format!("menagerie{}", std::env::consts::EXE_SUFFIX))
        }
    };
    let mut command = Command::new(python);
    command.arg(root().join("crates/xtask/crosscheck/crosscheck.py")).arg("--program").arg(program);
    for (name, number) in [("--games", settings.games), ("--plies", settings.plies), ("--seed", settings.seed)] {
        command.arg(name).arg(number.to_string());
    }
    if let Some(jobs) = settings.jobs {
        command.arg("--jobs").arg(jobs.to_string());
    }
    let files = [
        ("--ini", &settings.ini),
        ("--list", &settings.list),
        ("--definition", &settings.definition),
        ("--report", &settings.report),
    ];
    for (name, file) in files {
        if let Some(file) = file {
            command.arg(name).arg(file);
        }
    }
    for variant in &settings.variant {
        command.arg("--variant").arg(variant);
    }
    run(&mut command)
}

/// The Python that has pyffish.
fn environment() -> Result<PathBuf> {
    let folder = target_folder().join("crosscheck");
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = programs.join(format!("python{}", std::env::consts::EXE_SUFFIX));
    if has_pyffish(&python) {
        return Ok(python);
    }
    println!("pyffish {PYFFISH} is missing. It is built from its source: about a minute, only once.");
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder)).context("Python 3 with venv is needed")?;
    let pyffish = format!("pyffish=={PYFFISH}");
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", &pyffish]))?;
    Ok(python)
}

fn has_pyffish(python: &Path) -> bool {
    let version =
        output(Command::new(python).args(["-c", "import importlib.metadata as m; print(m.version('pyffish'))"]));
    version.is_some_and(|version| version == PYFFISH)
}
