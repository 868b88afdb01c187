//! A search under the clock: it stops when its time is over or when it is told to.

use menagerie_engine::{SearchControl, SearchInfo, TimeManager};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Controls a search: stops it when its time is over or `stop` is set, and passes its reports on.
pub struct TimedSearch<F: FnMut(&SearchInfo)> {
    start: Instant,
    time: TimeManager,
    stop: Arc<AtomicBool>,
    on_report: F,
}

impl TimedSearch<fn(&SearchInfo)> {
    /// A control that watches the time from now on, and drops the reports.
    pub fn new(time: TimeManager) -> Self {
        TimedSearch { start: Instant::now(), time, stop: Arc::default(), on_report: |_| {} }
    }
}

impl<F: FnMut(&SearchInfo)> TimedSearch<F> {
    /// A control that watches the time from `start` on. It stops as soon as `stop` is set, and passes the reports to `on_report`.
    pub fn reporting(start: Instant, time: TimeManager, stop: Arc<AtomicBool>, on_report: F) -> Self {
        TimedSearch { start, time, stop, on_report }
    }
}

impl<F: FnMut(&SearchInfo)> SearchControl for TimedSearch<F> {
    fn should_stop(&mut self, _: u64) -> bool {
        self.stop.load(Ordering::Relaxed) || self.time.is_over(self.start.elapsed())
    }

    fn report(&mut self, info: &SearchInfo) {
        self.time.update(info);
        (self.on_report)(info);
    }
}
