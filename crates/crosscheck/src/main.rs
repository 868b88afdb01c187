//! The program behind `cargo xtask crosscheck`: starts the comparisons.

#![forbid(unsafe_code)]

use anyhow::Result;
use clap::Parser;
use menagerie_crosscheck::judge::{JudgeSettings, judge, write_other_records, write_page};
use menagerie_crosscheck::random_games::{RandomGames, compare};
use std::path::PathBuf;
use std::process::ExitCode;
use xtask::process::{cargo, exit, run, target_folder};

/// What is compared, and how much.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask crosscheck", bin_name = "cargo xtask crosscheck")]
struct CrosscheckSettings {
    /// Ask the oracle of every game, and write the records that the tests compare the rules with, and docs/games.md
    #[arg(long)]
    library: bool,
    /// Ask the oracle of this game alone; may be given more than once
    #[arg(long, value_name = "ID", requires = "library")]
    game: Vec<String>,
    /// Write no record, only compare
    #[arg(long, requires = "library")]
    compare: bool,
    /// Only write docs/games.md again, of the records as they are
    #[arg(long, requires = "library", conflicts_with_all = ["game", "compare"])]
    page: bool,
    /// A file of variants of Fairy-Stockfish; without it, only those that it has built in are compared. With --library, the file that comes
    /// with Fairy-Stockfish (src/variants.ini of its source), without which some games are left out
    #[arg(long, value_name = "FILE")]
    ini: Option<PathBuf>,
    /// Compare this variant of Fairy-Stockfish alone; may be given more than once
    #[arg(long, value_name = "NAME", conflicts_with = "library")]
    variant: Vec<String>,
    /// Compare the variants of this file, which has one name a line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "library"])]
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
    /// Games at a time; by default as many as the processor has cores
    #[arg(long)]
    jobs: Option<u32>,
    /// Write the table and the first differences to this file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// The program to compare; by default it is built
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

fn main() -> ExitCode {
    exit(run_all(&CrosscheckSettings::parse()))
}

/// Compares, and prints a table.
///
/// # Errors
/// When there is a difference, an oracle cannot be installed, or the program cannot be built.
fn run_all(settings: &CrosscheckSettings) -> Result<()> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = settings.jobs.map_or(cores, |jobs| jobs as usize);
    if settings.page {
        return write_page();
    }
    if settings.library {
        let (games, seed, writes) = (settings.game.clone(), u64::from(settings.seed), !settings.compare);
        let variants_file = settings.ini.clone();
        judge(&JudgeSettings { games, seed, writes, jobs, variants_file }, &target_folder())?;
        if writes && settings.game.is_empty() {
            write_other_records(&target_folder())?;
        }
        return if writes { write_page() } else { Ok(()) };
    }
    let program = match &settings.program {
        Some(program) => program.clone(),
        None => {
            // With the checks of debug builds; the rules are optimised there, too.
            run(cargo().args(["build", "-p", "cli"]))?;
            target_folder().join("debug").join(format!("menagerie{}", std::env::consts::EXE_SUFFIX))
        }
    };
    let what = RandomGames {
        program,
        games: settings.games,
        plies: settings.plies,
        seed: settings.seed,
        jobs,
        ini: settings.ini.clone(),
        list: settings.list.clone(),
        definition: settings.definition.clone(),
        report: settings.report.clone(),
        variants: settings.variant.clone(),
    };
    compare(&what, &target_folder())
}
