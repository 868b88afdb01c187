//! `menagerie match`: engines play each other, and how much stronger one is comes out.
//!
//! Two players: results count by pairs of games from the same opening. Four players: one engine against three of another, or four
//! different ones, everybody in every seat; each engine's share of the wins and its points count.

mod adjudication;
mod answer;
pub mod args;
mod contestant;
mod effort;
mod elo;
mod four;
mod limit;
mod opening;
mod process;
mod record;
mod referee;
mod schedule;
mod sprt;
mod table;
mod tally;
mod two;
mod worker;

use crate::lines;
use adjudication::Adjudicator;
use anyhow::{Context as _, Result, bail};
use args::MatchArgs;
use indicatif::{ProgressBar, ProgressStyle};
use opening::Openings;
use referee::Conduct;
use schedule::engine_of;
use std::fs::File;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;
use tally::Tally;
use worker::{Finished, Programme, work};

/// Plays a match and prints its result.
///
/// # Errors
/// If the arguments do not fit together, an engine cannot be started or set up, or a file cannot be read or written.
pub fn run(args: &MatchArgs) -> Result<()> {
    let programme = programme(args)?;
    let mut save = match &args.save {
        Some(path) => Some(File::create(path).with_context(|| path.display().to_string())?),
        None => None,
    };
    let mut tally = Tally::new(&programme.variant, &programme.contestants, args.sprt);
    let bar = bar(programme.games as u64);
    let (sender, results) = channel();
    thread::scope(|scope| -> Result<()> {
        for _ in 0..args.concurrency {
            let (sender, programme) = (sender.clone(), &programme);
            scope.spawn(move || work(programme, &sender));
        }
        drop(sender);
        for finished in results {
            let taken = finished.and_then(|finished| {
                tally.add(&finished.fixture, &finished.played);
                save.as_mut().map_or(Ok(()), |file| write(file, &programme, &finished))
            });
            // Whatever went wrong, the others need not go on.
            if taken.is_err() || tally.accepted().is_some() {
                programme.off.store(true, Ordering::Relaxed);
            }
            taken?;
            show(&bar, &tally);
            if programme.off.load(Ordering::Relaxed) {
                break;
            }
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    if args.json {
        lines::put(&serde_json::to_string_pretty(&tally.json())?)
    } else {
        lines::put(tally.text().trim_end())
    }
}

fn programme(args: &MatchArgs) -> Result<Programme> {
    let variant = args.game.variant()?;
    let seats = variant.players().len();
    let four = seats == 4;
    if four && (args.sprt.is_some() || args.resign.is_some() || args.draw.is_some()) {
        bail!("--sprt, --resign and --draw are for games of two players");
    }
    let contestants = args.contestants(seats)?;
    let openings = match &args.openings {
        Some(path) => Openings::from_file(&variant, path)?,
        None => Openings::Random {
            variant: variant.clone(),
            plies: args.random_plies.unwrap_or(if four { 8 } else { 6 }),
            seed: args.seed,
            balance: args.balance.unwrap_or_else(|| opening::default_balance(&variant)),
        },
    };
    let conduct = Conduct {
        adjudicator: Adjudicator::new(args.resign, args.draw),
        max_plies: args.max_plies.unwrap_or(if four { 1_000 } else { 400 }),
        grace: Duration::from_millis(args.grace),
    };
    let games = usize::try_from(args.games)?;
    let (next, off) = (AtomicUsize::new(0), AtomicBool::new(false));
    Ok(Programme { variant, contestants, openings, conduct, seed: args.seed, games, next, off })
}

fn write(file: &mut File, programme: &Programme, finished: &Finished) -> Result<()> {
    let name = |&chair: &usize| programme.contestants[engine_of(chair, programme.contestants.len())].name.as_str();
    let names: Vec<&str> = finished.fixture.chairs.iter().map(name).collect();
    writeln!(file, "{}", record::text(&finished.played, &names, finished.number)).context("a game cannot be saved")
}

fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{elapsed_precise} {bar:20} {pos}/{len}, {eta} left  {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

/// Shows how the match stands; where nobody looks at a terminal, as some twenty lines for a log.
fn show(bar: &ProgressBar, tally: &Tally) {
    bar.set_position(tally.games());
    bar.set_message(tally.line());
    let step = (bar.length().unwrap_or(0) / 20).max(1);
    if bar.is_hidden() && tally.games().is_multiple_of(step) {
        eprintln!("{}/{}  {}", tally.games(), bar.length().unwrap_or(0), tally.line());
    }
}
