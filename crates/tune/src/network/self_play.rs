//! Games for a network to learn from: the engine against itself from many different starts.
//!
//! A folder holds blocks of games, a file each. A block depends on the seed and its number only, so it comes out the same wherever it is
//! played, and a run that was interrupted goes on with the blocks that are missing.

use super::games::{self, TrainingGame};
use anyhow::{Context as _, Result, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use menagerie_engine::{ChessWeights, Engine, Network, SearchLimits, Unattended};
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
const MOST_PLIES: usize = 360;
/// A side so far behind for so many plies has lost. The lead is in parts of the one that wins three games of four.
const LOST: (i32, u32) = (6, 6);
/// How much of the pieces stays in a thinned start, at least.
const LEAST_SHARE: f64 = 0.2;
/// Plies that chance plays at the beginning: at least, and how many more at most.
const RANDOM_PLIES: (u32, u32) = (4, 6);
/// An opening by chance that leaves somebody further ahead, in the same parts, is played again.
const FAIR: i32 = 2;
/// How often a start is looked for before the game's own is taken.
const TRIES: usize = 30;
/// Positions searched to see who is ahead at a start.
const START_NODES: u64 = 500;

/// What is played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The game.
    pub variant: Arc<Variant>,
    /// How many blocks of games there are to be.
    pub blocks: u32,
    /// Positions searched for each move.
    pub nodes: u64,
    /// Where chance begins.
    pub seed: u64,
    /// Games played at the same time.
    pub threads: usize,
    /// The part of the games that begin with fewer pieces: they come to an end where whole ones do not.
    pub thinned: f64,
    /// What helps to evaluate.
    pub network: Option<Arc<Network>>,
    /// Where the blocks are.
    pub folder: PathBuf,
}

impl SelfPlay {
    /// Plays the blocks that are missing.
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

    /// Makes sure that the games of the folder are all played in one way.
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
            if game.plies().len() >= MOST_PLIES {
                break None;
            }
            let Some(found) = engine.search(&game, &SearchLimits::nodes(self.nodes), &mut Unattended) else {
                break Some(0.5);
            };
            let white = for_first_player(game.position(), found.info.score);
            let goes_on = white.abs() > lost && (last > 0) == (white > 0);
            plies_lost = if goes_on { plies_lost + 1 } else { 0 };
            last = white;
            if plies_lost >= LOST.1 {
                break Some(if white > 0 { 1.0 } else { 0.0 });
            }
            plies.push((coordinate::write(&self.variant, found.best_move), white));
            game.play(found.best_move)?;
        };
        Ok(TrainingGame { start, result, plies })
    }
}

/// A start that leaves nobody far ahead: the game's own or, in so great a part of all, one with fewer pieces, and some plies by chance.
pub fn fair_start(variant: &Arc<Variant>, thinned: f64, random: &mut fastrand::Rng) -> Game {
    let mut engine = Engine::new(1);
    let fair = FAIR * ChessWeights::tuned(variant).winning_lead;
    for _ in 0..TRIES {
        let Some(game) = start(variant, thinned, random) else { continue };
        let Some(found) = engine.search(&game, &SearchLimits::nodes(START_NODES), &mut Unattended) else { continue };
        if for_first_player(game.position(), found.info.score).abs() <= fair {
            return game;
        }
    }
    Game::new(variant)
}

/// A start that may leave somebody far ahead. `None` if the game is over there.
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

/// What a thread has said in the end.
///
/// # Errors
/// What it fell over, or that it broke off.
pub fn joined(thread: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    thread.join().unwrap_or_else(|_| Err(anyhow!("a game has broken off")))
}

/// Writes a file that is either there as a whole or not at all.
fn write_whole(path: &Path, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    std::fs::write(&part, text).with_context(|| format!("cannot write {}", part.display()))?;
    std::fs::rename(&part, path).with_context(|| format!("cannot write {}", path.display()))
}
