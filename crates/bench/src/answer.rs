//! What came of it.

use serde::{Deserialize, Serialize};

/// How a task ended. Equal tasks give equal answers everywhere, but for the times.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// Lines counted, or positions looked at.
    pub nodes: u64,
    /// What the work took.
    pub seconds: f64,
    /// Of a search: the depths finished, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub depths: Vec<DepthReached>,
    /// Of a search: the move found, in coordinates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
}

/// The last news of a depth that a search told: when it was finished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DepthReached {
    /// In plies.
    pub depth: u32,
    /// Positions looked at until then.
    pub nodes: u64,
    /// The time until then.
    pub seconds: f64,
}
