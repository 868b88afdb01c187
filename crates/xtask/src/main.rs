//! `cargo xtask`: the commands that the README names.

#![forbid(unsafe_code)]

use clap::{Args, Parser, Subcommand};
use std::process::ExitCode;
use xtask::process::{cargo, exit, program, run};
use xtask::suite::{self, TestStep};

/// Build, play, test and package Menagerie.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// What a program of the workspace is given.
#[derive(Args)]
#[command(disable_help_flag = true)]
struct Options {
    /// Its options; `--help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

#[derive(Subcommand)]
enum Command {
    /// Install what is missing, build the page and serve it on this machine (`--port N`; otherwise the first free one from 8080 on).
    Play(Options),
    /// Build what others can use: dist/site and the npm packages (`--home ADDRESS`: the site's public address; `--earlier ADDRESS`: the site whose versions of the diagrams are kept).
    Package(Options),
    /// Write dist/release: what others download.
    Release(Options),
    /// Measure how fast it is, beside other programs and beside itself.
    Bench(Options),
    /// Write THIRD-PARTY.md again: the licences of the libraries in what is built.
    Notices,
    /// Write the TypeScript types of the programs again, such as web/page.d.ts.
    Types,
    /// Write the JSON Schema and the TypeScript types of definitions again.
    Schema,
    /// Compare games with other programs: Fairy-Stockfish's variants, or those of the library with their oracles.
    Crosscheck(Options),
    /// Write what the page fetches into the folder that Trunk builds. Trunk runs it.
    #[command(hide = true)]
    PageData,
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
    const PLAY: [&str; 7] = ["run", "--profile", "quick", "--package", "sitegen", "--", "play"];
    let sitegen = |command: &str| run(program("sitegen").arg(command));
    exit(match Arguments::parse().command {
        // Compiled as the page's programs are, so that the macros of both are compiled once.
        Command::Play(Options { options: port }) => run(cargo().args(PLAY).args(port)),
        Command::Package(Options { options }) => run(program("sitegen").arg("package").args(options)),
        Command::Types => sitegen("types"),
        Command::Schema => sitegen("schema"),
        Command::Release(Options { options }) => run(program("release").args(options)),
        Command::Bench(Options { options }) => run(program("bench-runner").args(options)),
        Command::Crosscheck(Options { options }) => run(program("crosscheck").args(options)),
        Command::PageData => sitegen("page-data"),
        Command::Notices => sitegen("notices"),
        Command::Test { only, thorough: false } => suite::run(&only),
        Command::Test { only, thorough: true } => suite::run(&only).and_then(|()| suite::run_thorough()),
    })
}
