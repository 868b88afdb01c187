//! Random games of Fairy-Stockfish's variants, compared with Fairy-Stockfish move list by move list.
//!
//! `oracles/fairy_stockfish_games.py` does the comparison. Boards of more than 12×10 squares cannot be compared, because Fairy-Stockfish
//! does not support them.

use crate::games::folder;
use crate::oracle::{Oracles, run};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The settings of a comparison.
#[derive(Clone, Debug)]
pub struct RandomGames {
    /// The program `menagerie`.
    pub program: PathBuf,
    /// Random games of each variant.
    pub games: u32,
    /// The most plies of a game.
    pub plies: u32,
    /// The seed of the random moves.
    pub seed: u32,
    /// Variants at a time.
    pub jobs: usize,
    /// A file of variants; without it, only those that Fairy-Stockfish has built in are compared.
    pub ini: Option<PathBuf>,
    /// A file of the variants that are compared, one name a line.
    pub list: Option<PathBuf>,
    /// The definition to compare with the variant, instead of one imported from Fairy-Stockfish's.
    pub definition: Option<PathBuf>,
    /// Where the table and the first differences are written.
    pub report: Option<PathBuf>,
    /// The variants; all if there are none.
    pub variants: Vec<String>,
}

/// Compares, and prints a table of the variants.
///
/// # Errors
/// When there is a difference, or pyffish cannot be installed.
pub fn compare(what: &RandomGames, target: &Path) -> Result<()> {
    let oracles = Oracles::install(target, None)?;
    let mut command = Command::new(oracles.python());
    command.arg(folder().join("oracles/fairy_stockfish_games.py")).arg("--program").arg(&what.program);
    let numbers =
        [("--games", what.games), ("--plies", what.plies), ("--seed", what.seed), ("--jobs", what.jobs as u32)];
    for (name, number) in numbers {
        command.arg(name).arg(number.to_string());
    }
    let files =
        [("--ini", &what.ini), ("--list", &what.list), ("--definition", &what.definition), ("--report", &what.report)];
    for (name, file) in files {
        if let Some(file) = file {
            command.arg(name).arg(file);
        }
    }
    for variant in &what.variants {
        command.arg("--variant").arg(variant);
    }
    run(&mut command)
}
