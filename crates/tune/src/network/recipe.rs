//! From a definition to a network, in one command: play, train, play with the network, train again, and a match that says what it is
//! worth.

use super::check_match::CheckMatch;
use super::self_play::SelfPlay;
use super::train::Training;
use anyhow::{Context as _, Result};
use menagerie_rules::Variant;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// What is made, and how much is spent on it.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The game.
    pub variant: Arc<Variant>,
    /// Where games, checkpoints and networks are kept. What is there already is not made again.
    pub folder: PathBuf,
    /// Blocks of games in each generation.
    pub blocks: u32,
    /// Positions searched for each move.
    pub nodes: u64,
    /// The part of the games that begin with fewer pieces.
    pub thinned: f64,
    /// Neurons for each player, a multiple of 8.
    pub hidden: usize,
    /// How often each position is learned.
    pub epochs: usize,
    /// How much each later search counts, as a part of the one before it, 0 to 1.
    pub lambda: f64,
    /// What the weights of single inputs pay for being there.
    pub decay: f64,
    /// How often play and training follow each other.
    pub generations: u32,
    /// Openings of the last match; 0 for no match.
    pub openings: usize,
    /// Milliseconds a move in it.
    pub millis: u64,
    /// Where chance begins.
    pub seed: u64,
    /// Games played at the same time.
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
