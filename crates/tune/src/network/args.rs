//! The arguments of the commands about networks.

use super::check_match::CheckMatch;
use super::recipe::Recipe;
use super::self_play::SelfPlay;
use super::train::Training;
use crate::trained_game::TrainedGame;
use anyhow::{Result, bail};
use menagerie_rules::{Family, Variant};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The random seed, and how many games are played in parallel.
#[derive(clap::Args, Clone, Debug)]
struct Common {
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time [default: as many as the machine has processors]
    #[arg(long)]
    threads: Option<usize>,
}

impl Common {
    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

/// How games are played.
#[derive(clap::Args, Clone, Debug)]
struct PlayArgs {
    /// Blocks of 50 games
    #[arg(long, default_value_t = 400)]
    blocks: u32,
    /// Positions searched for each move
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
}

/// How many games begin with fewer pieces.
#[derive(clap::Args, Clone, Debug)]
struct ThinnedArgs {
    /// The part of the games that begin with fewer pieces, from 0 to 1: more where whole games come to no end
    #[arg(long, default_value_t = 0.4, value_parser = part)]
    thinned: f64,
}

/// How a network is trained.
#[derive(clap::Args, Clone, Debug)]
struct LearnArgs {
    /// Neurons for each player, a multiple of 8
    #[arg(long, default_value_t = 64)]
    hidden: usize,
    /// How often each position is learned
    #[arg(long, default_value_t = 4)]
    epochs: usize,
    /// How much each later search counts, as a part of the one before it: with 0 the network learns what searches say, with 1 how games end
    #[arg(long, default_value_t = 0.9, value_parser = part)]
    lambda: f64,
    /// What the weights of single inputs pay for being there: the fewer games, the more
    #[arg(long, default_value_t = 15.0)]
    decay: f64,
}

/// How the match is played.
#[derive(clap::Args, Clone, Debug)]
struct MatchArgs {
    /// Openings, each played twice; 0 for no match
    #[arg(long, default_value_t = 50)]
    openings: usize,
    /// Milliseconds a move
    #[arg(long, default_value_t = 100)]
    millis: u64,
}

/// `tune self-play`.
#[derive(clap::Args, Clone, Debug)]
pub struct SelfPlayArgs {
    #[command(flatten)]
    game: TrainedGame,
    #[command(flatten)]
    play: PlayArgs,
    #[command(flatten)]
    thinned: ThinnedArgs,
    #[command(flatten)]
    common: Common,
    /// The file of a network that helps to evaluate
    #[arg(long)]
    network: Option<PathBuf>,
    /// The folder of the blocks
    #[arg(long)]
    folder: PathBuf,
}

impl SelfPlayArgs {
    /// Plays.
    ///
    /// # Errors
    /// If the game is not for two, or a file cannot be read or written.
    pub fn run(self) -> Result<()> {
        let variant = for_two(&self.game)?;
        let network = self.network.map(|path| super::open(&variant, &path)).transpose()?;
        let PlayArgs { blocks, nodes } = self.play;
        let (seed, threads) = (self.common.seed, self.common.threads());
        let thinned = self.thinned.thinned;
        SelfPlay { variant, blocks, nodes, seed, threads, thinned, network, folder: self.folder }.run()
    }
}

/// `tune train`.
#[derive(clap::Args, Clone, Debug)]
pub struct TrainArgs {
    #[command(flatten)]
    game: TrainedGame,
    #[command(flatten)]
    learn: LearnArgs,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Folders that `self-play` has written
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// The network's file to write
    #[arg(long)]
    out: PathBuf,
}

impl TrainArgs {
    /// Trains.
    ///
    /// # Errors
    /// If the game is not for two, a file cannot be read or written, or the library of tensors fails.
    pub fn run(self) -> Result<()> {
        let variant = for_two(&self.game)?;
        let LearnArgs { hidden, epochs, lambda, decay } = self.learn;
        let TrainArgs { folders, seed, out, .. } = self;
        Training { variant, folders, hidden, epochs, lambda, decay, seed, out }.run()
    }
}

/// `tune check`.
#[derive(clap::Args, Clone, Debug)]
pub struct CheckArgs {
    #[command(flatten)]
    game: TrainedGame,
    #[command(flatten)]
    thinned: ThinnedArgs,
    #[command(flatten)]
    play: MatchArgs,
    #[command(flatten)]
    common: Common,
    /// The network's file
    network: PathBuf,
}

impl CheckArgs {
    /// Plays the match.
    ///
    /// # Errors
    /// If the game is not for two, or the network is not for it.
    pub fn run(self) -> Result<()> {
        let variant = for_two(&self.game)?;
        let network = super::open(&variant, &self.network)?;
        let MatchArgs { openings, millis } = self.play;
        let (seed, threads) = (self.common.seed, self.common.threads());
        let (time, thinned) = (Duration::from_millis(millis), self.thinned.thinned);
        let score = CheckMatch { variant, network, openings, time, thinned, seed, threads }.run()?;
        println!("{}", score.line(None));
        Ok(())
    }
}

/// `tune recipe`.
#[derive(clap::Args, Clone, Debug)]
pub struct RecipeArgs {
    #[command(flatten)]
    game: TrainedGame,
    #[command(flatten)]
    play: PlayArgs,
    #[command(flatten)]
    thinned: ThinnedArgs,
    #[command(flatten)]
    learn: LearnArgs,
    #[command(flatten)]
    check: MatchArgs,
    #[command(flatten)]
    common: Common,
    /// How often play and training follow each other
    #[arg(long, default_value_t = 2)]
    generations: u32,
    /// Where games, checkpoints and networks are kept; what is there already is not made again [default: the game's id]
    #[arg(long)]
    folder: Option<PathBuf>,
}

impl RecipeArgs {
    /// Makes the network.
    ///
    /// # Errors
    /// If the game is not for two, a file cannot be read or written, or the library of tensors fails.
    pub fn run(self) -> Result<()> {
        let variant = for_two(&self.game)?;
        let folder = self.folder.unwrap_or_else(|| PathBuf::from(format!("network-{}", variant.id())));
        Recipe {
            variant,
            folder,
            blocks: self.play.blocks,
            nodes: self.play.nodes,
            thinned: self.thinned.thinned,
            hidden: self.learn.hidden,
            epochs: self.learn.epochs,
            lambda: self.learn.lambda,
            decay: self.learn.decay,
            generations: self.generations.max(1),
            openings: self.check.openings,
            millis: self.check.millis,
            seed: self.common.seed,
            threads: self.common.threads(),
        }
        .run()
    }
}

/// A number from 0 to 1.
fn part(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "a number from 0 to 1 is wanted".to_string())
}

/// A game of two players.
fn for_two(game: &TrainedGame) -> Result<Arc<Variant>> {
    let variant = game.variant()?;
    if variant.family() != Family::Chess {
        bail!("{} has more than two players: networks are for games of two", variant.name());
    }
    Ok(variant)
}
