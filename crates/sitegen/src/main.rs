//! Builds the site and the npm package, checks them, and serves the site. `cargo xtask` calls it.

#![forbid(unsafe_code)]

use anyhow::Context as _;
use clap::{Args, Parser, Subcommand};
use menagerie_sitegen::site::BuildEffort;
use menagerie_sitegen::site::page_data;
use menagerie_sitegen::{floor, notices, package, play, schema, site, trunk, types};
use std::env;
use std::path::{Path, PathBuf};
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
        /// Its public address.
        #[command(flatten)]
        home: Home,
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

/// The public address of the site.
#[derive(Args)]
struct Home {
    /// The public address of the site, such as https://example.org/menagerie/: links and snippets lead there, wherever they are made
    #[arg(long, value_name = "ADDRESS")]
    home: Option<String>,
}

/// Where the site is to be.
#[derive(Args)]
struct Place {
    #[command(flatten)]
    home: Home,
    /// The site that was there before, as a folder: its versions of the diagrams are kept
    #[arg(long, value_name = "FOLDER")]
    earlier: Option<PathBuf>,
}

impl Place {
    fn of_site(&self) -> site::Place<'_> {
        site::Place { home: self.home.home.as_deref(), earlier: self.earlier.as_deref() }
    }
}

fn main() -> ExitCode {
    exit(match Arguments::parse().command {
        Command::Play { port, home } => play::play(port, home.home.as_deref()),
        Command::Site(place) => site::build(BuildEffort::Full, place.of_site()),
        Command::Npm => package::build(),
        Command::Package(place) => package::run(place.of_site()),
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
