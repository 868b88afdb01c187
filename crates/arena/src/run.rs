//! A whole match: workers play its games, the scoreboard adds them up.

use crate::engine_config::EngineConfig;
use crate::game::GameConditions;
use crate::opening::OpeningBook;
use crate::scoreboard::Scoreboard;
use crate::sprt::Sprt;
use crate::worker::{FinishedGame, Progress, work};
use anyhow::Result;
use menagerie_rules::Variant;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

/// What is played, by whom, and how.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The game.
    pub variant: Arc<Variant>,
    /// The engines: two, or four in a four-player game.
    pub engines: Vec<EngineConfig>,
    /// Where games begin.
    pub openings: OpeningBook,
    /// What holds for every game.
    pub conditions: GameConditions,
    /// Stops the match as soon as the test has decided; for two players.
    pub sprt: Option<Sprt>,
    /// The seed of everything random.
    pub seed: u64,
    /// How many games are played at most.
    pub games: usize,
    /// How many games are played at the same time.
    pub concurrency: u16,
}

impl MatchSettings {
    /// The names of the engines in the seats of a game, in turn order.
    pub fn names_by_seat(&self, game: &FinishedGame) -> Vec<&str> {
        game.pairing.engines(self.engines.len()).map(|engine| self.engines[engine].name.as_str()).collect()
    }
}

/// Plays a match. `on_game` is called after every game, with the scoreboard that includes it.
///
/// # Errors
/// If an engine cannot be started or set up, no opening can be found, or `on_game` fails.
pub fn run_match(
    settings: &MatchSettings,
    mut on_game: impl FnMut(&FinishedGame, &Scoreboard) -> Result<()>,
) -> Result<Scoreboard> {
    let mut scoreboard = Scoreboard::new(&settings.variant, &settings.engines, settings.sprt);
    let progress = Progress::default();
    let (sender, results) = channel();
    thread::scope(|scope| -> Result<()> {
        for _ in 0..settings.concurrency {
            let (sender, progress) = (sender.clone(), &progress);
            scope.spawn(move || work(settings, progress, &sender));
        }
        drop(sender);
        for finished in results {
            let taken = finished.and_then(|finished| {
                scoreboard.add(&finished.pairing, &finished.played);
                on_game(&finished, &scoreboard)
            });
            // Whatever went wrong, the others need not go on.
            if taken.is_err() || scoreboard.sprt_decision().is_some() {
                progress.stop();
            }
            taken?;
            if progress.is_stopped() {
                break;
            }
        }
        Ok(())
    })?;
    Ok(scoreboard)
}
