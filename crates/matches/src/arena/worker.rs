//! A worker plays games of a match, one after the other, with its own set of engine processes.

use crate::arena::engine_process::EngineProcess;
use crate::arena::game::{self, PlayedGame};
use crate::arena::pairing::{Pairing, engine_of};
use crate::arena::settings::MatchSettings;
use anyhow::{Result, anyhow};
use menagerie_engine::Engine;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::Sender;

/// The state that all workers share.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    /// The next game, from 0.
    next: AtomicUsize,
    /// Set when no more games are wanted.
    stopped: AtomicBool,
}

impl Progress {
    /// Ends the match: games under way are abandoned.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the match has been ended.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// A game of a match that is over.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// Its number, from 0.
    pub number: usize,
    /// The seats.
    pub pairing: Pairing,
    /// How it went.
    pub played: PlayedGame,
}

/// Plays games until there are no more, and sends each one to `results`. An error ends the match.
pub(crate) fn work(settings: &MatchSettings, progress: &Progress, results: &Sender<Result<FinishedGame>>) {
    let mut slots: Vec<Option<EngineProcess>> = settings.variant.players().iter().map(|_| None).collect();
    let mut judge = Engine::new(1);
    while !progress.is_stopped() {
        let number = progress.next.fetch_add(1, Ordering::Relaxed);
        if number >= settings.games {
            return;
        }
        match play_game(settings, progress, number, &mut slots, &mut judge) {
            Ok(None) => return,
            Ok(Some(finished)) => {
                if results.send(Ok(finished)).is_err() {
                    return;
                }
            }
            Err(error) => {
                progress.stop();
                let _ = results.send(Err(error));
                return;
            }
        }
    }
}

/// Plays the game with this number. `None` if the match was ended.
fn play_game(
    settings: &MatchSettings,
    progress: &Progress,
    number: usize,
    slots: &mut [Option<EngineProcess>],
    judge: &mut Engine,
) -> Result<Option<FinishedGame>> {
    let pairing = Pairing::of_game(number, slots.len());
    let opening = settings.openings.get(pairing.opening, judge)?;
    let engine = |slot: usize| &settings.engines[engine_of(slot, settings.engines.len())];
    for (slot, process) in slots.iter_mut().enumerate() {
        if process.is_none() {
            *process = Some(EngineProcess::launch(engine(slot), &settings.variant)?);
        }
    }
    let limits: Vec<_> = pairing.slots.iter().map(|&slot| engine(slot).limits).collect();
    // In the order of seats.
    let mut waiting: Vec<Option<&mut EngineProcess>> = slots.iter_mut().map(Option::as_mut).collect();
    let seated: Option<Vec<&mut EngineProcess>> =
        pairing.slots.iter().map(|&slot| waiting.get_mut(slot).and_then(Option::take)).collect();
    let mut seated = seated.ok_or_else(|| anyhow!("a seat has no engine"))?;
    let seed = settings.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
    let played = game::play(&opening, &mut seated, &limits, &settings.conditions, seed, &progress.stopped);
    let Some(played) = played else { return Ok(None) };
    if let Some(seat) = played.termination.failed_seat {
        slots[pairing.slots[seat]] = None;
    }
    Ok(Some(FinishedGame { number, pairing, played }))
}
