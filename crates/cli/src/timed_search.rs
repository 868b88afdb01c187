//! A search under the clock: it stops when its time is over or when it is stopped.

use menagerie_engine::{SearchControl, SearchInfo, TimeManager};
use menagerie_rules::Move;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The control of a search: stops it when its time is over or `stop` is set, and passes its reports on.
pub struct TimedSearch<F: FnMut(&SearchInfo)> {
    start: Instant,
    time: TimeManager,
    stop: Arc<AtomicBool>,
    /// Whether the search is pondering: its time begins when that ends.
    ponders: Arc<AtomicBool>,
    pondered: bool,
    /// The allowed root moves; all if empty.
    only: Vec<Move>,
    on_report: F,
}

impl TimedSearch<fn(&SearchInfo)> {
    /// A control whose time begins now, and which drops the reports.
    pub fn new(time: TimeManager) -> Self {
        TimedSearch::reporting(Instant::now(), time, Arc::default(), |_| {})
    }
}

impl<F: FnMut(&SearchInfo)> TimedSearch<F> {
    /// A control whose time begins at `start`. It stops as soon as `stop` is set, and passes the reports to `on_report`.
    pub fn reporting(start: Instant, time: TimeManager, stop: Arc<AtomicBool>, on_report: F) -> Self {
        let (ponders, pondered, only) = (Arc::default(), false, Vec::new());
        TimedSearch { start, time, stop, ponders, pondered, only, on_report }
    }

    /// Delays the start of the time until `ponders` is no longer set.
    pub fn pondering(mut self, ponders: Arc<AtomicBool>) -> Self {
        self.pondered = ponders.load(Ordering::Relaxed);
        self.ponders = ponders;
        self
    }

    /// Restricts the root moves.
    pub fn among(mut self, only: Vec<Move>) -> Self {
        self.only = only;
        self
    }
}

impl<F: FnMut(&SearchInfo)> SearchControl for TimedSearch<F> {
    fn should_stop(&mut self, _: u64) -> bool {
        if self.stop.load(Ordering::Relaxed) {
            return true;
        }
        if self.pondered {
            if self.ponders.load(Ordering::Relaxed) {
                return false;
            }
            self.pondered = false;
            self.start = Instant::now();
        }
        self.time.is_over(self.start.elapsed())
    }

    fn allows(&self, mv: Move) -> bool {
        self.only.is_empty() || self.only.contains(&mv)
    }

    fn report(&mut self, info: &SearchInfo) {
        self.time.update(info);
        (self.on_report)(info);
    }
}
