//! The search on its own thread, so that every command is answered at once.

use super::go::Go;
use super::{perft, report};
use crate::lines;
use crate::timed_search::TimedSearch;
use anyhow::Result;
use menagerie_engine::{SearchInfo, SearchLimits, TimeManager};
use menagerie_matches::baselines::MethodEngine;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Outcome, Position};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Bytes of the thread's stack. The search is recursive, and on large boards its move lists are long.
const STACK: usize = 64 << 20;

/// What to search.
pub struct UciTask {
    /// The game, with its earlier positions.
    pub game: Game,
    /// The `go` command.
    pub go: Go,
    /// The limits of the search.
    pub limits: SearchLimits,
    /// The time when the command was received.
    pub start: Instant,
    /// The time for the move.
    pub time: TimeManager,
}

/// A search that is running, or has ended and has not been joined yet.
pub struct UciSearch {
    stop: Arc<AtomicBool>,
    ponders: Arc<AtomicBool>,
    bounded: bool,
    counts: bool,
    thread: JoinHandle<MethodEngine>,
}

impl UciSearch {
    /// Begins a search. [`join`](UciSearch::join) returns the engine.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn begin(mut engine: MethodEngine, task: UciTask, bounded: bool) -> Result<UciSearch> {
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&stop);
        let ponders = Arc::new(AtomicBool::new(task.go.ponder));
        let hit = Arc::clone(&ponders);
        let counts = task.go.perft.is_some();
        let thread = thread::Builder::new().name("search".to_string()).stack_size(STACK).spawn(move || {
            // The output is closed.
            let _ = think(&mut engine, task, &heard, hit);
            engine
        })?;
        Ok(UciSearch { stop, ponders, bounded, counts, thread })
    }

    /// Whether the search ends without `stop`.
    pub fn will_end(&self) -> bool {
        self.bounded && !self.ponders.load(Ordering::Relaxed)
            || self.stop.load(Ordering::Relaxed)
            || self.thread.is_finished()
    }

    /// Whether it is a perft.
    pub const fn counts(&self) -> bool {
        self.counts
    }

    /// Whether `bestmove` was printed.
    pub fn is_over(&self) -> bool {
        self.thread.is_finished()
    }

    /// Stops the search. It ends within about a millisecond.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
    }

    /// The enemy has played the expected move: the time of the search begins.
    pub fn ponderhit(&self) {
        self.ponders.store(false, Ordering::Relaxed);
        self.thread.thread().unpark();
    }

    /// Waits until `bestmove` was printed, and returns the engine. `None` if the search panicked.
    pub fn join(self) -> Option<MethodEngine> {
        self.thread.join().ok()
    }
}

fn think(engine: &mut MethodEngine, task: UciTask, stop: &Arc<AtomicBool>, ponders: Arc<AtomicBool>) -> Result<()> {
    let UciTask { game, go, limits, start, time } = task;
    if let Some(depth) = go.perft {
        return perft::divide(game.position(), depth, stop);
    }
    let (variant, position) = (game.variant(), game.position());
    let mut last: Option<SearchInfo> = None;
    let gone = Arc::clone(stop);
    let mut only = Vec::new();
    for text in &go.searchmoves {
        match coordinate::read(game.position(), text) {
            Ok(mv) => only.push(mv),
            Err(why) => lines::put(&format!("info string searchmoves: {text}: {why}"))?,
        }
    }
    let mut watch = TimedSearch::reporting(start, time, Arc::clone(stop), |news: &SearchInfo| {
        // The output is closed.
        if print(position, news, start).is_err() {
            gone.store(true, Ordering::Relaxed);
        }
        if news.multipv == 1 {
            last = Some(news.clone());
        }
    })
    .pondering(Arc::clone(&ponders))
    .among(only);
    if let Some(reason) = game.position().draw_by_rule(game.repetitions()) {
        lines::put(&format!("info string drawn {reason}, if anybody claims it; the search goes on"))?;
    }
    let found = engine.search_even_if_drawn(&game, &limits, &mut watch);
    // In these modes the best move is held back.
    while (go.infinite || ponders.load(Ordering::Relaxed)) && !stop.load(Ordering::Relaxed) {
        thread::park_timeout(Duration::from_millis(100));
    }
    let Some(found) = found else {
        if variant.players().len() == 2 {
            let score = if game.position().in_check() { "mate 0" } else { "cp 0" };
            lines::put(&format!("info depth 0 score {score}"))?;
        }
        lines::put(&format!("info string the game is over: {}", game.outcome().in_words(variant)))?;
        // Engines of Shogi declare so that the King has entered.
        let wins = matches!(game.outcome(), Outcome::Win { winners, .. } if winners.contains(&game.position().turn()));
        return lines::put(if wins { "bestmove win" } else { "bestmove (none)" });
    };
    // A stopped search has searched more nodes than its last report.
    if last.as_ref() != Some(&found.info) {
        print(position, &found.info, start)?;
    }
    lines::put(&report::best_move(position, &found))
}

fn print(position: &Position, news: &SearchInfo, start: Instant) -> Result<()> {
    for line in report::info(position, news, start.elapsed()) {
        lines::put(&line)?;
    }
    Ok(())
}
