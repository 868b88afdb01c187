//! The search on a thread of its own, so that every command is answered at once.

use super::go::Go;
use super::{perft, report};
use crate::lines;
use crate::timed_search::TimedSearch;
use anyhow::Result;
use menagerie_engine::{SearchInfo, SearchLimits, TimeManager};
use menagerie_matches::baselines::MethodEngine;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Outcome};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Bytes of the thread's stack. The search is recursive, and on large boards its move lists are long.
const STACK: usize = 64 << 20;

/// What to search.
pub struct UciTask {
    /// The game, with its past.
    pub game: Game,
    /// The `go` command.
    pub go: Go,
    /// How far to search.
    pub limits: SearchLimits,
    /// When the command came.
    pub start: Instant,
    /// The time for the move.
    pub time: TimeManager,
}

/// A search that runs, or that has ended and was not joined yet.
pub struct UciSearch {
    stop: Arc<AtomicBool>,
    ponders: Arc<AtomicBool>,
    bounded: bool,
    counts: bool,
    thread: JoinHandle<MethodEngine>,
}

impl UciSearch {
    /// Begins a search. The engine comes back with [`join`](UciSearch::join).
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
            // Nobody reads the output any more.
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

    /// Tells the search to stop. It does so within about a millisecond.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
    }

    /// Tells the search that the enemy has played the expected move: its time begins.
    pub fn ponderhit(&self) {
        self.ponders.store(false, Ordering::Relaxed);
        self.thread.thread().unpark();
    }

    /// Waits until `bestmove` was printed, and gives the engine back. `None` if the search panicked.
    pub fn join(self) -> Option<MethodEngine> {
        self.thread.join().ok()
    }
}

fn think(engine: &mut MethodEngine, task: UciTask, stop: &Arc<AtomicBool>, ponders: Arc<AtomicBool>) -> Result<()> {
    let UciTask { game, go, limits, start, time } = task;
    if let Some(depth) = go.perft {
        return perft::divide(game.position(), depth, stop);
    }
    let variant = game.variant();
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
        // Nobody reads the output any more.
        if tell(variant, news, start).is_err() {
            gone.store(true, Ordering::Relaxed);
        }
        if news.multipv == 1 {
            last = Some(news.clone());
        }
    })
    .pondering(Arc::clone(&ponders))
    .among(only);
    if let Some(reason) = game.position().draw_by_rule(game.repetitions()) {
        lines::put(&format!("info string drawn {}, if anybody claims it; the search goes on", reason.in_words()))?;
    }
    let found = engine.search_even_if_drawn(&game, &limits, &mut watch);
    // While it is told to, the best move is kept back.
    while (go.infinite || ponders.load(Ordering::Relaxed)) && !stop.load(Ordering::Relaxed) {
        thread::park_timeout(Duration::from_millis(100));
    }
    let Some(found) = found else {
        if variant.players().len() == 2 {
            let score = if game.position().in_check() { "mate 0" } else { "cp 0" };
            lines::put(&format!("info depth 0 score {score}"))?;
        }
        lines::put(&format!("info string the game is over: {}", game.outcome().in_words(variant)))?;
        // As engines of Shogi declare that the King has entered.
        let wins = matches!(game.outcome(), Outcome::Win { winners, .. } if winners.contains(&game.position().turn()));
        return lines::put(if wins { "bestmove win" } else { "bestmove (none)" });
    };
    // A search that was stopped has searched more nodes than its last report says.
    if last.as_ref() != Some(&found.info) {
        tell(variant, &found.info, start)?;
    }
    lines::put(&report::best_move(variant, &found))
}

fn tell(variant: &menagerie_rules::Variant, news: &SearchInfo, start: Instant) -> Result<()> {
    for line in report::info(variant, news, start.elapsed()) {
        lines::put(&line)?;
    }
    Ok(())
}
