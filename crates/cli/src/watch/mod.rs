//! Who watches over a search: the time it may take, the order to stop, and the ear for its news.

mod pace;

pub use pace::Pace;

use menagerie_engine::{Control, Info};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Keeps a search's time, hears the order to stop, and passes its news on.
pub struct Watch<F: FnMut(&Info)> {
    pace: Pace,
    stop: Arc<AtomicBool>,
    tell: F,
}

impl Watch<fn(&Info)> {
    /// Keeps the time and nothing else.
    pub fn new(pace: Pace) -> Self {
        Watch { pace, stop: Arc::default(), tell: |_| {} }
    }
}

impl<F: FnMut(&Info)> Watch<F> {
    /// Keeps the time, stops as soon as `stop` is set, and tells the news to `tell`.
    pub fn telling(pace: Pace, stop: Arc<AtomicBool>, tell: F) -> Self {
        Watch { pace, stop, tell }
    }
}

impl<F: FnMut(&Info)> Control for Watch<F> {
    fn should_stop(&mut self, _: u64) -> bool {
        self.stop.load(Ordering::Relaxed) || self.pace.is_over()
    }

    fn report(&mut self, info: &Info) {
        self.pace.learn(info);
        (self.tell)(info);
    }
}
