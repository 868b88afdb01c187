//! The search on its own thread, so that every command is answered at once.

use super::Event;
use crate::lines;
use crate::timed_search::TimedSearch;
use anyhow::Result;
use menagerie_engine::{Score, SearchInfo, SearchLimits, SearchResult, TimeManager};
use menagerie_matches::baselines::MethodEngine;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Position};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Bytes of the thread's stack. The search is recursive, and on large boards its move lists are long.
const STACK: usize = 64 << 20;
/// XBoard's score of a mate without its moves: a mate in three is 100003.
const MATE: i64 = 100_000;

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    /// To make a move.
    Move,
    /// To analyse the position, until it is stopped.
    Analysis,
}

/// What to search.
pub struct XboardTask {
    /// The game, with its earlier positions.
    pub game: Game,
    /// The limits of the search.
    pub limits: SearchLimits,
    /// The time for the move.
    pub time: TimeManager,
    /// The time when the command was received.
    pub start: Instant,
    /// The purpose.
    pub purpose: SearchPurpose,
    /// Whether thinking output is printed.
    pub post: Arc<AtomicBool>,
}

/// A search that is running, or has ended and has not been joined yet.
pub struct XboardSearch {
    /// Its number.
    pub number: u64,
    /// Its purpose.
    pub purpose: SearchPurpose,
    start: Instant,
    stop: Arc<AtomicBool>,
    last: Arc<Mutex<Option<SearchInfo>>>,
    thread: JoinHandle<(MethodEngine, Option<SearchResult>)>,
}

/// Sends the event that a search has ended, even if it panics.
struct Bell(u64, Sender<Event>);

impl Drop for Bell {
    fn drop(&mut self) {
        // The session has ended.
        let _ = self.1.send(Event::Done(self.0));
    }
}

impl XboardSearch {
    /// Begins a search. An event with its number is sent when it has ended.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn begin(
        number: u64,
        mut engine: MethodEngine,
        task: XboardTask,
        events: Sender<Event>,
    ) -> Result<XboardSearch> {
        let (stop, last) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(None)));
        let (heard, kept) = (Arc::clone(&stop), Arc::clone(&last));
        let (purpose, start) = (task.purpose, task.start);
        let thread = thread::Builder::new().name("search".to_string()).stack_size(STACK).spawn(move || {
            let _bell = Bell(number, events);
            let found = think(&mut engine, &task, &heard, &kept);
            (engine, found)
        })?;
        Ok(XboardSearch { number, purpose, start, stop, last, thread })
    }

    /// Stops the search. It ends within about a millisecond.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The answer to `.`: the state of the search.
    pub fn standing(&self) -> String {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let (nodes, depth) = last.as_ref().map_or((0, 0), |info| (info.nodes, info.depth));
        format!("stat01: {} {nodes} {depth} 0 0", centiseconds(self.start.elapsed()))
    }

    /// Waits for its end. `None` if it panicked.
    pub fn join(self) -> Option<(MethodEngine, Option<SearchResult>)> {
        self.thread.join().ok()
    }
}

fn think(
    engine: &mut MethodEngine,
    task: &XboardTask,
    stop: &Arc<AtomicBool>,
    kept: &Mutex<Option<SearchInfo>>,
) -> Option<SearchResult> {
    let &XboardTask { ref game, ref limits, ref time, start, ref purpose, ref post } = task;
    let keep = |info: &SearchInfo| *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(info.clone());
    let print = |info: &SearchInfo| {
        let shown = post.load(Ordering::Relaxed) || *purpose == SearchPurpose::Analysis;
        // The output is closed.
        if shown && lines::put(&thought(game.position(), info, start.elapsed())).is_err() {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let mut watch = TimedSearch::reporting(start, time.clone(), Arc::clone(stop), |info: &SearchInfo| {
        if info.multipv == 1 {
            keep(info);
            print(info);
        }
    });
    let found = engine.search(game, limits, &mut watch);
    // A stopped search has searched more nodes than its last report.
    if let Some(found) = &found
        && kept.lock().unwrap_or_else(PoisonError::into_inner).as_ref() != Some(&found.info)
    {
        print(&found.info);
    }
    found
}

/// A line of thinking output: depth, score in hundredths of a Pawn, time in hundredths of a second, nodes, moves.
fn thought(position: &Position, info: &SearchInfo, elapsed: Duration) -> String {
    let moves: Vec<String> = info.pv.iter().map(|&mv| coordinate::write(position, mv)).collect();
    let (depth, score, nodes) = (info.depth, score(info.score), info.nodes);
    format!("{depth} {score} {} {nodes} {}", centiseconds(elapsed), moves.join(" "))
}

/// The score in hundredths, mates counted in full moves.
fn score(score: Score) -> i64 {
    let moves = |plies: u32| i64::from(plies.div_ceil(2));
    match score {
        Score::Cp(points) => i64::from(points),
        Score::MateIn(plies) => MATE + moves(plies),
        Score::MatedIn(plies) => -MATE - moves(plies),
        Score::WonOnPoints => MATE,
        Score::LostOnPoints => -MATE,
    }
}

fn centiseconds(time: Duration) -> u128 {
    time.as_millis() / 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_from_a_hundred_thousand() {
        let scores = [Score::Cp(-35), Score::MateIn(1), Score::MateIn(5), Score::MatedIn(2)].map(score);
        assert_eq!(scores, [-35, 100_001, 100_003, -100_001]);
    }
}
