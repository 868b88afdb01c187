//! Records when a search finishes its depths.

use crate::{DepthReached, now};
use menagerie_engine::{SearchControl, SearchInfo};

/// Watches a search without ever stopping it.
pub struct Stopwatch {
    start: f64,
    depths: Vec<DepthReached>,
}

impl Stopwatch {
    /// Starts now.
    pub fn start() -> Stopwatch {
        Stopwatch { start: now(), depths: Vec::new() }
    }

    /// Returns the seconds since the start, and the finished depths.
    pub fn stop(self) -> (f64, Vec<DepthReached>) {
        (now() - self.start, self.depths)
    }
}

impl SearchControl for Stopwatch {
    fn should_stop(&mut self, _: u64) -> bool {
        false
    }

    fn report(&mut self, info: &SearchInfo) {
        let reached = DepthReached { depth: info.depth, nodes: info.nodes, seconds: now() - self.start };
        // A better move is reported before its depth is finished, so the last report of a depth counts.
        match self.depths.last_mut() {
            Some(last) if last.depth == info.depth => *last = reached,
            _ => self.depths.push(reached),
        }
    }
}
