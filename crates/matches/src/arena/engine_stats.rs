//! The time and nodes that an engine used.

use crate::arena::uci_info::EngineMove;
use serde::Serialize;
use std::time::Duration;

/// Sums over moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EngineStats {
    moves: u64,
    time: Duration,
    /// The number of moves with a reported depth, and the sum of the depths.
    depth_count: u64,
    depth_sum: u64,
    /// The nodes, and the time of the moves with reported nodes.
    nodes: u64,
    nodes_time: Duration,
    /// The maximum time by which a move exceeded its limit, if any move had one.
    overstep: Option<Duration>,
}

/// Averages over moves.
#[derive(Clone, Copy, Debug, Serialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct EngineAverages {
    /// Moves made.
    pub moves: u64,
    /// The search depth, in plies.
    pub depth: Option<f64>,
    /// Nodes searched in a second.
    pub nodes_per_second: Option<f64>,
    /// Milliseconds.
    pub milliseconds_per_move: f64,
    /// The maximum time in milliseconds by which a move exceeded its limit; `None` if there was no limit.
    pub worst_overstep_milliseconds: Option<f64>,
}

impl EngineStats {
    /// Adds a move that was allowed this much time.
    pub fn add(&mut self, answer: &EngineMove, allowed: Option<Duration>) {
        self.moves += 1;
        self.time += answer.elapsed;
        if let Some(depth) = answer.info.depth {
            self.depth_count += 1;
            self.depth_sum += u64::from(depth);
        }
        if let Some(nodes) = answer.info.nodes {
            self.nodes = self.nodes.saturating_add(nodes);
            self.nodes_time += answer.elapsed;
        }
        let over = allowed.map(|allowed| answer.elapsed.saturating_sub(allowed));
        self.overstep = self.overstep.max(over);
    }

    /// Adds another sum.
    pub fn merge(&mut self, other: &EngineStats) {
        self.moves += other.moves;
        self.time += other.time;
        self.depth_count += other.depth_count;
        self.depth_sum += other.depth_sum;
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.nodes_time += other.nodes_time;
        self.overstep = self.overstep.max(other.overstep);
    }

    /// The averages of all moves.
    pub fn averages(&self) -> EngineAverages {
        let seconds = self.nodes_time.as_secs_f64();
        EngineAverages {
            moves: self.moves,
            depth: (self.depth_count > 0).then(|| self.depth_sum as f64 / self.depth_count as f64),
            nodes_per_second: (seconds > 0.0).then(|| self.nodes as f64 / seconds),
            milliseconds_per_move: self.time.as_secs_f64() * 1_000.0 / self.moves.max(1) as f64,
            worst_overstep_milliseconds: self.overstep.map(|over| over.as_secs_f64() * 1_000.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::uci_info::UciInfo;

    fn answer(elapsed: u64, depth: Option<u32>, nodes: Option<u64>) -> EngineMove {
        let info = UciInfo { score: None, depth, nodes };
        EngineMove { text: "e2e4".to_string(), info, elapsed: Duration::from_millis(elapsed) }
    }

    #[test]
    fn averages_are_of_what_was_reported() {
        let limit = Some(Duration::from_millis(100));
        let (mut one, mut other) = (EngineStats::default(), EngineStats::default());
        one.add(&answer(100, Some(5), Some(1_000)), limit);
        one.add(&answer(300, None, None), limit);
        other.add(&answer(100, Some(8), Some(3_000)), None);
        assert_eq!(other.averages().worst_overstep_milliseconds, None);
        one.merge(&other);
        let averages = one.averages();
        assert_eq!((averages.moves, averages.depth), (3, Some(6.5)));
        assert!((averages.nodes_per_second.unwrap_or(0.0) - 20_000.0).abs() < 1e-6);
        assert_eq!(averages.worst_overstep_milliseconds, Some(200.0));
    }
}
