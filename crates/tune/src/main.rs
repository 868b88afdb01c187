//! Fits the weights of the evaluation to self-play with the method of Texel (Österlund 2014). Positions of games are evaluated without
//! search, and the weights are adjusted until the evaluation, as a chance of winning, is closest to the results.
//!
//! ```sh
//! cargo run --release -p tune -- play --variant janus --games 500 --out janus.txt
//! cargo run --release -p tune -- judge janus.txt --engine fairy-stockfish --out judged.txt
//! cargo run --release -p tune -- fit judged.txt --results 0 --out crates/engine/data/small.json
//! ```
//! The second step is for games that another program knows and evaluates better. Without it the scores are the engine's own. With four
//! players it is a softmax regression on the winner, for the stages before sudden death:
//!
//! ```sh
//! cargo run --release -p tune -- play --variant chaturaji --games 500 --out four.txt
//! cargo run --release -p tune -- fit four.txt --out crates/engine/data/four_players.json
//! ```
//! New weights still have to win a match against the old ones. A part of the search that only matters near checkmate is judged by matches
//! from endings:
//!
//! ```sh
//! cargo run --release -p tune -- endings --variant janus --pieces RR,Q,QR --number 5000 --out endings.txt
//! ```
//! On large boards many games do not finish. Matches from positions with fewer pieces do, and are more informative for the same time:
//!
//! ```sh
//! cargo run --release -p tune -- thinned --variant gigachess --share 0.7 --number 1000 --out thinned.txt
//! ```
//! One command makes a network that corrects the hand-crafted evaluation, for any game with two players:
//!
//! ```sh
//! cargo run --release -p tune -- recipe --definition mygame.json
//! ```
//! `docs/network.md` explains how it works.
#![forbid(unsafe_code)]

mod data;
mod endings;
mod fit;
mod four;

mod games;
mod network;
mod numbers;
mod play;
mod teacher;
mod thinned;
mod trained_game;

use anyhow::Result;
use clap::{Parser, Subcommand};
use menagerie_rules::{Family, Options, Variant};
use std::path::PathBuf;

/// Fits the evaluation's weights to games the engine plays against itself.
#[derive(Parser)]
#[command(version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

/// Random positions, one per line, that matches can start from.
#[derive(clap::Args)]
struct Positions {
    /// How many positions
    #[arg(long, default_value_t = 1_000)]
    number: usize,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and write their quiet positions, each with what the search said and how the game ended
    Play {
        /// The game's id
        #[arg(long)]
        variant: String,
        /// How many games
        #[arg(long, default_value_t = 500)]
        games: u32,
        /// Positions searched for each move
        #[arg(long, default_value_t = 2_000)]
        nodes: u64,
        /// Where chance begins
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Play games for a network to learn from
    SelfPlay(network::args::SelfPlayArgs),
    /// Train a network from games
    Train(network::args::TrainArgs),
    /// Play a match that says what a network is worth
    Check(network::args::CheckArgs),
    /// Make a network for any game of two players: play, train, play with the network, train again, and a match
    Recipe(network::args::RecipeArgs),
    /// Have another program judge the positions that `play` has written
    Judge {
        /// A file that `play` has written
        file: PathBuf,
        /// The program, which speaks UCI and knows the game by the same id
        #[arg(long)]
        engine: String,
        /// Positions it searches for each
        #[arg(long, default_value_t = 3_000)]
        nodes: u64,
        /// The file to write
        #[arg(long)]
        out: PathBuf,
    },
    /// Write endings against a King alone, from which matches can begin
    Endings {
        /// The game's id
        #[arg(long)]
        variant: String,
        /// What stands beside the first player's King: letters of pieces, and commas between the sets of which chance takes one
        #[arg(long, value_delimiter = ',', required = true)]
        pieces: Vec<String>,
        #[command(flatten)]
        positions: Positions,
    },
    /// Write starts with fewer pieces, from which matches can begin
    Thinned {
        /// The game's id
        #[arg(long)]
        variant: String,
        /// The share of the pieces beside the Kings that stay, from 0 to 1
        #[arg(long, default_value_t = 0.7)]
        share: f64,
        #[command(flatten)]
        positions: Positions,
    },
    /// Fit the weights to the positions of these files
    Fit {
        /// Files that `play` has written
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// How often the slopes are worked out anew; with four players once is enough
        #[arg(long, default_value_t = 4)]
        rounds: u32,
        /// How much the result counts against what the search said, from 0 to 1; with four players it alone counts
        #[arg(long, default_value_t = 0.6)]
        results: f64,
        /// The file of weights to write; without it they are printed
        #[arg(long)]
        out: Option<PathBuf>,
    },
}

fn main() -> Result<()> {
    match Args::parse().command {
        Command::Play { variant, games, nodes, seed, out } => {
            let variant = Variant::by_id(&variant, &Options::none())?;
            match variant.family() {
                Family::Chess => play::play(&variant, games, nodes, seed, &out),
                Family::Chaturaji => four::play(&variant, games, nodes, seed, &out),
            }
        }
        Command::SelfPlay(args) => args.run(),
        Command::Train(args) => args.run(),
        Command::Check(args) => args.run(),
        Command::Recipe(args) => args.run(),
        Command::Judge { file, engine, nodes, out } => teacher::judge(&file, &engine, nodes, &out),
        Command::Endings { variant, pieces, positions: Positions { number, seed, out } } => {
            endings::write(&Variant::by_id(&variant, &Options::none())?, &pieces, number, seed, &out)
        }
        Command::Thinned { variant, share, positions: Positions { number, seed, out } } => {
            thinned::write(&Variant::by_id(&variant, &Options::none())?, share, number, seed, &out)
        }
        Command::Fit { files, rounds, results, out } => {
            let variant = data::game(&files[0])?;
            match variant.family() {
                Family::Chess => fit::fit(&files, rounds, results, out.as_deref()),
                Family::Chaturaji => four::fit(&variant, &files, out.as_deref()),
            }
        }
    }
}
