//! The time of a search: a soft limit that depends on what the search finds, and a hard limit.

mod manager;

pub use manager::TimeManager;

use menagerie_engine::{SearchControl, SearchInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Controls a search: stops it when its time is over or `stop` is set, and passes its reports on.
pub struct TimedSearch<F: FnMut(&SearchInfo)> {
    time: TimeManager,
    stop: Arc<AtomicBool>,
    on_report: F,
}

impl TimedSearch<fn(&SearchInfo)> {
    /// Keeps the time and nothing else.
    pub fn new(time: TimeManager) -> Self {
        TimedSearch { time, stop: Arc::default(), on_report: |_| {} }
    }
}

impl<F: FnMut(&SearchInfo)> TimedSearch<F> {
    /// Keeps the time, stops as soon as `stop` is set, and passes the reports to `on_report`.
    pub fn reporting(time: TimeManager, stop: Arc<AtomicBool>, on_report: F) -> Self {
        TimedSearch { time, stop, on_report }
    }
}

impl<F: FnMut(&SearchInfo)> SearchControl for TimedSearch<F> {
    fn should_stop(&mut self, _: u64) -> bool {
        self.stop.load(Ordering::Relaxed) || self.time.is_over()
    }

    fn report(&mut self, info: &SearchInfo) {
        self.time.update(info);
        (self.on_report)(info);
    }
}
