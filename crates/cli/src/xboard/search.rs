//! The search on a thread of its own, so that every command is heard at once.

use super::Event;
use crate::lines;
use crate::timed_search::TimedSearch;
use anyhow::Result;
use menagerie_engine::{Score, SearchInfo, SearchLimits, SearchResult, TimeManager};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Variant};
use menagerie_yardsticks::MethodEngine;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A search calls itself ply after ply, with lists of moves that large boards make long.
const STACK: usize = 64 << 20;
/// What XBoard counts mates from: one in three moves is 100003.
const MATE: i64 = 100_000;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchPurpose {
    /// A move is to be made.
    Move,
    /// Nothing but to tell how the position stands, until it is stopped.
    Analysis,
}

/// What to search.
pub struct XboardTask {
    /// The game, with its past.
    pub game: Game,
    /// How far.
    pub limits: SearchLimits,
    /// How long.
    pub time: TimeManager,
    /// When it began.
    pub start: Instant,
    /// What for.
    pub purpose: SearchPurpose,
    /// Whether its news are shown.
    pub post: Arc<AtomicBool>,
}

/// A search under way, or done and not yet looked after.
pub struct XboardSearch {
    /// Its number.
    pub number: u64,
    /// What it is for.
    pub purpose: SearchPurpose,
    start: Instant,
    stop: Arc<AtomicBool>,
    last: Arc<Mutex<Option<SearchInfo>>>,
    thread: JoinHandle<(MethodEngine, Option<SearchResult>)>,
}

/// Tells that a search is done, even if it breaks down.
struct Bell(u64, Sender<Event>);

impl Drop for Bell {
    fn drop(&mut self) {
        // Nobody waits any more: then nobody has to be told.
        let _ = self.1.send(Event::Done(self.0));
    }
}

impl XboardSearch {
    /// Begins a search; the event of its number tells when it is done.
    ///
    /// # Errors
    /// If there is no thread to be had.
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

    /// Tells the search to stop, which it does within a millisecond or so.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How it stands, as XBoard asks with `.`.
    pub fn standing(&self) -> String {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let (nodes, depth) = last.as_ref().map_or((0, 0), |info| (info.nodes, info.depth));
        format!("stat01: {} {nodes} {depth} 0 0", centiseconds(self.start.elapsed()))
    }

    /// Waits for its end. `None` if it broke down.
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
    let tell = |info: &SearchInfo| {
        let shown = post.load(Ordering::Relaxed) || *purpose == SearchPurpose::Analysis;
        // Without a reader it is no use to go on.
        if shown && lines::put(&thought(game.variant(), info, start.elapsed())).is_err() {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let mut watch = TimedSearch::reporting(start, time.clone(), Arc::clone(stop), |info: &SearchInfo| {
        if info.multipv == 1 {
            keep(info);
            tell(info);
        }
    });
    let found = engine.search(game, limits, &mut watch);
    // A search that was broken off has looked at more than it told of.
    if let Some(found) = &found
        && kept.lock().unwrap_or_else(PoisonError::into_inner).as_ref() != Some(&found.info)
    {
        tell(&found.info);
    }
    found
}

/// A line of thought: plies, hundredths of a Pawn, hundredths of a second, positions, moves.
fn thought(variant: &Variant, info: &SearchInfo, elapsed: Duration) -> String {
    let moves: Vec<String> = info.pv.iter().map(|&mv| coordinate::write(variant, mv)).collect();
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
        let told = [Score::Cp(-35), Score::MateIn(1), Score::MateIn(5), Score::MatedIn(2)].map(score);
        assert_eq!(told, [-35, 100_001, 100_003, -100_001]);
    }
}
