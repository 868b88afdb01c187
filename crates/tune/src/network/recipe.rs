//! From a definition to a network in one command: play, train, play with the network, train again, and a match that measures the network.

use super::check_match::CheckMatch;
use super::self_play::SelfPlay;
use super::train::Training;
use anyhow::{Context as _, Result};
use menagerie_rules::Variant;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The settings of the recipe.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The game.
    pub variant: Arc<Variant>,
    /// The folder for games, checkpoints and networks. Existing files are not made again.
    pub folder: PathBuf,
    /// Blocks of games in each generation.
    pub blocks: u32,
    /// Positions searched for each move.
    pub nodes: u64,
    /// The share of games that begin with fewer pieces.
    pub thinned: f64,
    /// Neurons for each player, a multiple of 8.
    pub hidden: usize,
    /// The number of epochs.
    pub epochs: usize,
    /// The weight of each later search relative to the one before it, from 0 to 1.
    pub lambda: f64,
    /// The weight decay of single inputs.
    pub decay: f64,
    /// The number of generations of play and training.
    pub generations: u32,
    /// The number of openings of the final match; 0 for no match.
    pub openings: usize,
    /// Milliseconds for each move of the match.
    pub millis: u64,
    /// The random seed.
    pub seed: u64,
    /// The number of games played in parallel.
    pub threads: usize,
}

impl Recipe {
    /// Makes the network.
    ///
    /// # Errors
    /// If a file cannot be read or written, or training fails.
    pub fn run(&self) -> Result<()> {
        let mut network = None;
        let mut folders = Vec::new();
        let mut path = PathBuf::new();
        for generation in 1..=self.generations {
            let folder = self.folder.join(format!("generation-{generation}"));
            println!("generation {generation}: {} games", self.blocks * super::self_play::BLOCK);
            let play = SelfPlay {
                variant: Arc::clone(&self.variant),
                blocks: self.blocks,
                nodes: self.nodes,
                seed: self.seed.wrapping_add(u64::from(generation) - 1),
                threads: self.threads,
                thinned: self.thinned,
                network: network.take(),
                folder: folder.clone(),
            };
            play.run()?;
            folders.push(folder);
            path = self.folder.join(format!("{}-{generation}.nnue", self.variant.id()));
            let training = Training {
                variant: Arc::clone(&self.variant),
                folders: folders.clone(),
                hidden: self.hidden,
                epochs: self.epochs,
                lambda: self.lambda,
                decay: self.decay,
                seed: self.seed,
                out: path.clone(),
            };
            training.run()?;
            network = Some(super::open(&self.variant, &path)?);
        }
        let out = self.folder.join(format!("{}.nnue", self.variant.id()));
        std::fs::copy(&path, &out).with_context(|| format!("cannot write {}", out.display()))?;
        println!("the network is {}", out.display());
        match network {
            Some(network) if self.openings > 0 => self.check(network),
            _ => Ok(()),
        }
    }

    fn check(&self, network: Arc<menagerie_engine::Network>) -> Result<()> {
        println!("a match with the network against the engine without it, {} ms a move", self.millis);
        let check = CheckMatch {
            variant: Arc::clone(&self.variant),
            network,
            openings: self.openings,
            time: Duration::from_millis(self.millis),
            thinned: self.thinned,
            seed: self.seed,
            threads: self.threads,
        };
        println!("{}", check.run()?.line(None));
        Ok(())
    }
}
