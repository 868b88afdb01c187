//! The tasks that are measured.

use serde::{Deserialize, Serialize};

/// A task, written as JSON: `{"perft": {"game": "janus", "depth": 4}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Counts the lines of play from the start of a game, the last ply in bulk.
    Perft {
        /// The game's id.
        game: String,
        /// In plies.
        depth: u32,
    },
    /// Searches a position with an engine that has seen nothing but the start of the game.
    Search {
        /// The game's id.
        game: String,
        /// The position's text.
        fen: String,
        /// In plies; without it, only `nodes` limits.
        depth: Option<u32>,
        /// The most nodes.
        nodes: Option<u64>,
    },
    /// Compiles a game from its definition's text to its tables, several times; the time is that of one.
    Compile {
        /// The game's id.
        game: String,
        /// How many times.
        times: u32,
    },
    /// Does nothing: it measures what starting costs.
    Nothing,
}
