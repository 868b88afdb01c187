//! The result of a task.

use serde::{Deserialize, Serialize};

/// The result of a task. Equal tasks give equal answers on every machine, except for the times.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// Nodes: the leaves of a perft, or the nodes of a search.
    pub nodes: u64,
    /// The time it took, in seconds.
    pub seconds: f64,
    /// The finished depths of a search, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub depths: Vec<DepthReached>,
    /// The best move of a search, in coordinates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
}

/// When a search finished a depth: its last report of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DepthReached {
    /// In plies.
    pub depth: u32,
    /// Nodes searched until then.
    pub nodes: u64,
    /// Seconds until then.
    pub seconds: f64,
}
