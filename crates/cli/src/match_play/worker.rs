//! Plays games of a match, one after the other, with its own set of engines.

use super::contestant::Contestant;
use super::opening::Openings;
use super::process::Process;
use super::referee::{self, Conduct, Played};
use super::schedule::{Fixture, engine_of, fixture};
use anyhow::{Result, anyhow};
use menagerie_engine::Engine;
use menagerie_rules::Variant;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::Sender;

/// What all workers share.
pub struct Programme {
    /// The game.
    pub variant: Arc<Variant>,
    /// The engines.
    pub contestants: Vec<Contestant>,
    /// Where games begin.
    pub openings: Openings,
    /// What holds for every game.
    pub conduct: Conduct,
    /// Where chance begins.
    pub seed: u64,
    /// How many games are played.
    pub games: usize,
    /// The next game, from 0.
    pub next: AtomicUsize,
    /// Set when no more games are wanted.
    pub off: AtomicBool,
}

/// A game that is over.
pub struct Finished {
    /// Its number, from 0.
    pub number: usize,
    /// Who sat where.
    pub fixture: Fixture,
    /// How it went.
    pub played: Played,
}

/// Plays games until there are no more, and sends each one off; an error ends it.
pub fn work(programme: &Programme, results: &Sender<Result<Finished>>) {
    let mut chairs: Vec<Option<Process>> = programme.variant.players().iter().map(|_| None).collect();
    let mut judge = Engine::new(1);
    while !programme.off.load(Ordering::Relaxed) {
        let number = programme.next.fetch_add(1, Ordering::Relaxed);
        if number >= programme.games {
            return;
        }
        match game(programme, number, &mut chairs, &mut judge) {
            Ok(None) => return,
            Ok(Some(finished)) => {
                if results.send(Ok(finished)).is_err() {
                    return;
                }
            }
            Err(error) => {
                programme.off.store(true, Ordering::Relaxed);
                let _ = results.send(Err(error));
                return;
            }
        }
    }
}

fn game(
    programme: &Programme,
    number: usize,
    chairs: &mut [Option<Process>],
    judge: &mut Engine,
) -> Result<Option<Finished>> {
    let fixture = fixture(number, chairs.len());
    let opening = programme.openings.get(fixture.opening, judge)?;
    let contestant = |chair: usize| &programme.contestants[engine_of(chair, programme.contestants.len())];
    for (chair, process) in chairs.iter_mut().enumerate() {
        if process.is_none() {
            *process = Some(Process::launch(contestant(chair), &programme.variant)?);
        }
    }
    let limits: Vec<_> = fixture.chairs.iter().map(|&chair| contestant(chair).limit).collect();
    // In the order of the seats.
    let mut waiting: Vec<Option<&mut Process>> = chairs.iter_mut().map(Option::as_mut).collect();
    let seated: Option<Vec<&mut Process>> =
        fixture.chairs.iter().map(|&chair| waiting.get_mut(chair).and_then(Option::take)).collect();
    let mut seated = seated.ok_or_else(|| anyhow!("a chair is empty"))?;
    let seed = programme.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
    let played = referee::play(&opening, &mut seated, &limits, &programme.conduct, seed, &programme.off);
    let Some(played) = played else { return Ok(None) };
    if let Some(seat) = played.verdict.failed {
        chairs[fixture.chairs[seat]] = None;
    }
    Ok(Some(Finished { number, fixture, played }))
}
