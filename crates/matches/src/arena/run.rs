//! Runs a match: workers play its games, and the scoreboard adds up the results.

use crate::arena::scoreboard::Scoreboard;
use crate::arena::settings::MatchSettings;
use crate::arena::worker::{FinishedGame, Progress, work};
use anyhow::Result;
use std::sync::mpsc::channel;
use std::thread;

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
            // After an error the other workers stop.
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
