//! Builds the site and the npm package, checks them, and serves the site. `cargo xtask` calls it.

#![forbid(unsafe_code)]

use clap::{Parser, Subcommand};
use menagerie_sitegen::{floor, notices, package, play, schema, site, trunk, types};
use std::process::ExitCode;
use xtask::process::exit;

/// Builds, checks and serves the site.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the site and serve it on this machine.
    Play {
        /// The port to serve on; without it, the first free one from 8080 on.
        #[arg(long)]
        port: Option<u16>,
    },
    /// Build the site in dist/site.
    Site,
    /// Build the npm package in dist/npm, from the built site.
    Npm,
    /// Build both.
    Package,
    /// Compare the built site with the oldest browsers that it is for.
    Floor,
    /// Build the page with Trunk as well, and compare.
    Trunk,
    /// Write THIRD-PARTY.md again: the licences of the libraries in what is built.
    Notices,
    /// Write the TypeScript types of the programs again.
    Types,
    /// Write the JSON Schema of definitions and their TypeScript types again.
    Schema,
}

fn main() -> ExitCode {
    exit(match Arguments::parse().command {
        Command::Play { port } => play::play(port),
        Command::Site => site::build(),
        Command::Npm => package::build(),
        Command::Package => package::run(),
        Command::Floor => floor::check(),
        Command::Trunk => trunk::compare(),
        Command::Notices => notices::write(),
        Command::Types => types::write(),
        Command::Schema => schema::write(),
    })
}
