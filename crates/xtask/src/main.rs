//! `cargo xtask`: the commands that the README names.

#![forbid(unsafe_code)]

use clap::{Parser, Subcommand};
use std::process::ExitCode;
use xtask::suite::TestStep;
use xtask::{bench, coverage, crosscheck, fuzz, mutants, notices, package, play, schema, suite, types};

/// Build, play, test and package Menagerie.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install what is missing, build the page and serve it on this machine.
    Play {
        /// The port to serve on; without it, the first free one from 8080 on.
        #[arg(long)]
        port: Option<u16>,
    },
    /// Build what others can use: the site in dist/site, the npm package in dist/npm.
    Package,
    /// Measure how fast it is, beside other programs and beside itself.
    Bench(bench::BenchSettings),
    /// Write THIRD-PARTY.md anew: the licences of the libraries in what is built.
    Notices,
    /// Write the TypeScript types of what the programs give to JavaScript anew, such as web/page.d.ts.
    Types,
    /// Write assets/schema/definition.json and packages/npm/definition.d.ts anew: the JSON Schema of the definitions of games, and their
    /// TypeScript types.
    Schema,
    /// Look for inputs that break the rules, for a bounded time.
    Fuzz(fuzz::FuzzSettings),
    /// Play random games of Fairy-Stockfish's variants, and compare every position with Fairy-Stockfish.
    Crosscheck(crosscheck::CrosscheckSettings),
    /// Count the lines of rules and engine that their tests run.
    Coverage(coverage::CoverageSettings),
    /// Change the rules in small ways and look whether the tests notice.
    Mutants(mutants::MutantsSettings),
    /// Install what the tests need and run all of them.
    Test {
        /// Run this step alone; may be given more than once.
        #[arg(long, value_name = "STEP", value_enum)]
        only: Vec<TestStep>,
        /// Run what takes too long for each run as well.
        #[arg(long)]
        thorough: bool,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Play { port } => play::play(port),
        Command::Package => package::run(),
        Command::Bench(settings) => bench::run(&settings),
        Command::Notices => notices::write(),
        Command::Types => types::write(),
        Command::Schema => schema::write(),
        Command::Test { only, thorough } => {
            suite::run(&only).and_then(|()| if thorough { suite::run_thorough() } else { Ok(()) })
        }
        Command::Fuzz(settings) => fuzz::run(&settings),
        Command::Crosscheck(settings) => crosscheck::run_all(&settings),
        Command::Coverage(settings) => coverage::run(&settings),
        Command::Mutants(settings) => mutants::run(&settings),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
