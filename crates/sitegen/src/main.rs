//! Builds the site and the npm package, checks them, and serves the site. `cargo xtask` calls it.

#![forbid(unsafe_code)]

use anyhow::Context as _;
use clap::{Parser, Subcommand};
use menagerie_sitegen::site::{BuildEffort, Place, page_data};
use menagerie_sitegen::{floor, notices, package, play, schema, site, trunk, types};
use std::env;
use std::path::Path;
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
        #[command(flatten)]
        place: Place,
    },
    /// Build the site in dist/site.
    Site(Place),
    /// Build the npm packages in dist/npm and dist/npm-site, from the built site.
    Npm,
    /// Build all of it.
    Package(Place),
    /// Compare the built site with the oldest browsers that it is for.
    Floor,
    /// Build the page with Trunk as well, and compare.
    Trunk,
    /// Write THIRD-PARTY.md again: the licences of the libraries in what is built.
    Notices,
    /// Write the TypeScript types of the programs again.
    Types,
    /// Write what the page fetches beside its programs into the folder that Trunk builds.
    PageData,
    /// Write the JSON Schema of definitions and their TypeScript types again.
    Schema,
}

fn main() -> ExitCode {
    exit(match Arguments::parse().command {
        Command::Play { port, place } => play::play(port, &place),
        Command::Site(place) => site::build(BuildEffort::Full, &place),
        Command::Npm => package::build(),
        Command::Package(place) => package::run(&place),
        Command::Floor => floor::check(),
        Command::Trunk => trunk::compare(),
        Command::Notices => notices::write(),
        Command::Types => types::write(),
        Command::Schema => schema::write(),
        Command::PageData => env::var("TRUNK_STAGING_DIR")
            .context("Trunk runs this command, and says in which folder it builds")
            .and_then(|folder| page_data::write(Path::new(&folder))),
    })
}
