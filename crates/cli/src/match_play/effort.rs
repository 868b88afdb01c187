//! What an engine used for its moves.

use super::answer::Answer;
use serde::Serialize;
use std::time::Duration;

/// Sums over moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    moves: u64,
    time: Duration,
    /// Moves for which a depth was told, and the sum of the depths.
    told: u64,
    depths: u64,
    /// Positions looked at, and the time of the moves for which that was told.
    nodes: u64,
    nodes_time: Duration,
    /// The most by which a move took longer than it might, if any had a limit.
    overstep: Option<Duration>,
}

/// Averages over moves.
#[derive(Clone, Copy, Debug, Serialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct Averages {
    /// Moves made.
    pub moves: u64,
    /// Plies looked ahead.
    pub depth: Option<f64>,
    /// Positions looked at in a second.
    pub nodes_per_second: Option<f64>,
    /// Milliseconds.
    pub milliseconds_per_move: f64,
    /// The most milliseconds by which a move took longer than it might; none if no time was limited.
    pub worst_overstep_milliseconds: Option<f64>,
}

impl Effort {
    /// Takes in a move that might take so long.
    pub fn add(&mut self, answer: &Answer, allowed: Option<Duration>) {
        self.moves += 1;
        self.time += answer.took;
        if let Some(depth) = answer.report.depth {
            self.told += 1;
            self.depths += u64::from(depth);
        }
        if let Some(nodes) = answer.report.nodes {
            self.nodes = self.nodes.saturating_add(nodes);
            self.nodes_time += answer.took;
        }
        let over = allowed.map(|allowed| answer.took.saturating_sub(allowed));
        self.overstep = self.overstep.max(over);
    }

    /// Takes in what was used elsewhere.
    pub fn join(&mut self, other: &Effort) {
        self.moves += other.moves;
        self.time += other.time;
        self.told += other.told;
        self.depths += other.depths;
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.nodes_time += other.nodes_time;
        self.overstep = self.overstep.max(other.overstep);
    }

    /// The averages.
    pub fn averages(&self) -> Averages {
        let seconds = self.nodes_time.as_secs_f64();
        Averages {
            moves: self.moves,
            depth: (self.told > 0).then(|| self.depths as f64 / self.told as f64),
            nodes_per_second: (seconds > 0.0).then(|| self.nodes as f64 / seconds),
            milliseconds_per_move: self.time.as_secs_f64() * 1_000.0 / self.moves.max(1) as f64,
            worst_overstep_milliseconds: self.overstep.map(|over| over.as_secs_f64() * 1_000.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::answer::Report;
    use super::*;

    fn answer(took: u64, depth: Option<u32>, nodes: Option<u64>) -> Answer {
        let report = Report { score: None, depth, nodes };
        Answer { text: "e2e4".to_string(), report, took: Duration::from_millis(took) }
    }

    #[test]
    fn averages_are_of_what_was_told() {
        let limit = Some(Duration::from_millis(100));
        let (mut one, mut other) = (Effort::default(), Effort::default());
        one.add(&answer(100, Some(5), Some(1_000)), limit);
        one.add(&answer(300, None, None), limit);
        other.add(&answer(100, Some(8), Some(3_000)), None);
        assert_eq!(other.averages().worst_overstep_milliseconds, None);
        one.join(&other);
        let averages = one.averages();
        assert_eq!((averages.moves, averages.depth), (3, Some(6.5)));
        assert!((averages.nodes_per_second.unwrap_or(0.0) - 20_000.0).abs() < 1e-6);
        assert_eq!(averages.worst_overstep_milliseconds, Some(200.0));
    }
}
