//! Training games: the engine plays against itself from many different starts.
//!
//! A folder holds blocks of games, one file each. A block depends only on the seed and its number. So it is the same on every machine, and
//! an interrupted run continues with the missing blocks.

use super::games::{self, TrainingGame};
use anyhow::{Context as _, Result, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use menagerie_engine::{ChessWeights, Engine, Network, NoControl, SearchLimits};
use menagerie_matches::trial::for_first_player;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Outcome, Position, Variant};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::ScopedJoinHandle;

/// Games in a block.
pub const BLOCK: u32 = 50;
/// Longer games are given up.
const MAX_PLIES: usize = 360;
/// A side that is this far behind for this many plies has lost. The unit is the lead that wins three games of four.
const LOST: (i32, u32) = (6, 6);
/// The smallest share of the pieces that stays in a thinned start.
const LEAST_SHARE: f64 = 0.2;
/// The random plies at the start: the minimum, and how many more at most.
const RANDOM_PLIES: (u32, u32) = (4, 6);
/// A random opening that leaves a side further ahead than this, in the same unit, is replaced.
const FAIR: i32 = 2;
/// How many starts are tried before the game's own is taken.
const TRIES: usize = 30;
/// The nodes of the search that evaluates a start.
const START_NODES: u64 = 500;

/// The settings of self-play.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The game.
    pub variant: Arc<Variant>,
    /// The number of blocks.
    pub blocks: u32,
    /// Positions searched for each move.
    pub nodes: u64,
    /// The random seed.
    pub seed: u64,
    /// The number of games played in parallel.
    pub threads: usize,
    /// The share of games that begin with fewer pieces, which finish when whole ones do not.
    pub thinned: f64,
    /// The network to evaluate with, if any.
    pub network: Option<Arc<Network>>,
    /// The folder of the blocks.
    pub folder: PathBuf,
}

impl SelfPlay {
    /// Plays the missing blocks.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn run(&self) -> Result<()> {
        std::fs::create_dir_all(&self.folder).with_context(|| format!("cannot make {}", self.folder.display()))?;
        self.is_the_same()?;
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} blocks, {eta} left")?;
        let bar = ProgressBar::new(u64::from(self.blocks)).with_style(style);
        let next = AtomicU32::new(0);
        std::thread::scope(|scope| {
            let work = || -> Result<()> {
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= self.blocks {
                        return Ok(());
                    }
                    let path = self.folder.join(format!("{}-{block:05}.games", self.seed));
                    if !path.exists() {
                        write_whole(&path, &self.block(block)?)?;
                    }
                    bar.inc(1);
                }
            };
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(joined)
        })?;
        bar.finish();
        Ok(())
    }

    /// Ensures that all games of the folder are played with the same settings.
    fn is_the_same(&self) -> Result<()> {
        let network = self.network.as_ref().map(|network| network.header().trained.join("; "));
        let settings = format!(
            "game {}\nnodes {}\nseed {}\nthinned {}\nnetwork {}\n",
            self.variant.id(),
            self.nodes,
            self.seed,
            self.thinned,
            network.as_deref().unwrap_or("none")
        );
        let path = self.folder.join("settings.txt");
        match std::fs::read_to_string(&path) {
            Ok(other) if other == settings => Ok(()),
            Ok(other) => bail!(
                "{} has games that were played otherwise; choose another folder, or remove it. They were played with:\n{other}",
                self.folder.display()
            ),
            Err(_) => write_whole(&path, &settings),
        }
    }

    fn block(&self, block: u32) -> Result<String> {
        let game = |game: u32| {
            let number = u64::from(block) * u64::from(BLOCK) + u64::from(game);
            let own =
                self.seed.wrapping_mul(0x0051_7cc1_b727_2209).wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            self.game(&mut fastrand::Rng::with_seed(own))
        };
        let games = (0..BLOCK).map(game).collect::<Result<Vec<_>>>()?;
        Ok(games::text(self.variant.id(), &games))
    }

    fn game(&self, random: &mut fastrand::Rng) -> Result<TrainingGame> {
        let lost = LOST.0 * ChessWeights::tuned(&self.variant).winning_lead;
        let mut engine = Engine::new(8);
        engine.set_network(self.network.clone());
        let mut game = fair_start(&self.variant, self.thinned, random);
        let start = game.position().fen();
        let mut plies = Vec::new();
        let (mut last, mut plies_lost) = (0, 0);
        let result = loop {
            if let Outcome::Win { winners, .. } = game.outcome() {
                break Some(if winners.first().is_some_and(|winner| winner.index() == 0) { 1.0 } else { 0.0 });
            }
            if game.plies().len() >= MAX_PLIES {
                break None;
            }
            let Some(found) = engine.search(&game, &SearchLimits::nodes(self.nodes), &mut NoControl) else {
                break Some(0.5);
            };
            let white = for_first_player(game.position(), found.info.score);
            let goes_on = white.abs() > lost && (last > 0) == (white > 0);
            plies_lost = if goes_on { plies_lost + 1 } else { 0 };
            last = white;
            if plies_lost >= LOST.1 {
                break Some(if white > 0 { 1.0 } else { 0.0 });
            }
            plies.push((coordinate::write(game.position(), found.best_move), white));
            game.play(found.best_move)?;
        };
        Ok(TrainingGame { start, result, plies })
    }
}

/// A start that leaves no side far ahead: with probability `thinned` one with fewer pieces, otherwise the game's own, then some random
/// plies.
pub fn fair_start(variant: &Arc<Variant>, thinned: f64, random: &mut fastrand::Rng) -> Game {
    let mut engine = Engine::new(1);
    let fair = FAIR * ChessWeights::tuned(variant).winning_lead;
    for _ in 0..TRIES {
        let Some(game) = start(variant, thinned, random) else { continue };
        let Some(found) = engine.search(&game, &SearchLimits::nodes(START_NODES), &mut NoControl) else { continue };
        if for_first_player(game.position(), found.info.score).abs() <= fair {
            return game;
        }
    }
    Game::new(variant)
}

/// A start that may leave a side far ahead. `None` if the game is already over.
fn start(variant: &Arc<Variant>, thinned: f64, random: &mut fastrand::Rng) -> Option<Game> {
    let mut game = Game::new(variant);
    if random.f64() < thinned {
        let share = LEAST_SHARE + (1.0 - LEAST_SHARE) * random.f64();
        let fen = menagerie_matches::arena::thinned(game.position(), share, random);
        if let Ok(position) = Position::from_fen(variant, &fen) {
            game = Game::from_position(position);
        }
    }
    let plies = RANDOM_PLIES.0 + random.u32(..=RANDOM_PLIES.1);
    menagerie_matches::arena::random_game(game, plies, random).map(|game| Game::from_position(game.position().clone()))
}

/// The result of a thread.
///
/// # Errors
/// The error of the thread, or that it panicked.
pub fn joined(thread: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    thread.join().unwrap_or_else(|_| Err(anyhow!("a game has broken off")))
}

/// Writes a file completely or not at all.
fn write_whole(path: &Path, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    std::fs::write(&part, text).with_context(|| format!("cannot write {}", part.display()))?;
    std::fs::rename(&part, path).with_context(|| format!("cannot write {}", path.display()))
}
