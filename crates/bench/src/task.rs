//! The measured tasks.

use serde::{Deserialize, Serialize};

/// A task, written as JSON: `{"perft": {"game": "janus", "depth": 4}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Runs a perft from the start of a game, with bulk counting on the last ply.
    Perft {
        /// The game's id.
        game: String,
        /// In plies.
        depth: u32,
    },
    /// Searches a position with a new engine that has only searched the start of the game.
    Search {
        /// The game's id.
        game: String,
        /// The position's text.
        fen: String,
        /// In plies; without it, only `nodes` limits the search.
        depth: Option<u32>,
        /// The node limit.
        nodes: Option<u64>,
    },
    /// Compiles a game from its JSON definition several times; the time is that of one compilation.
    Compile {
        /// The game's id.
        game: String,
        /// The number of compilations.
        times: u32,
    },
    /// Does nothing: it measures the cost of starting.
    Nothing,
}
