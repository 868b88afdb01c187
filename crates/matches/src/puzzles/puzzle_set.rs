//! Puzzle files, one for each variant.

use crate::puzzles::Puzzle;
use serde::{Deserialize, Serialize};

/// The version of the format of [`PuzzleSet::write`].
const VERSION: u32 = 2;

/// All puzzles of a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleSet {
    /// The version of the format.
    pub version: u32,
    /// The id of the variant.
    pub game: String,
    /// The seed of the games in which the puzzles were found.
    pub seed: u64,
    /// The number of these games that have been examined: the next run continues after them.
    pub games: u64,
    /// The puzzles, in the order in which they were found. The daily puzzle is chosen by its index, so new puzzles are appended.
    pub puzzles: Vec<Puzzle>,
}

/// Why a text is not a puzzle file.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleSetError {
    /// The text is not JSON, or a field is missing or wrong.
    #[error("this is no file of puzzles: {0}")]
    Json(#[from] serde_json::Error),
    /// The version is unknown.
    #[error("this file of puzzles has version {0}, and {VERSION} is the newest that this program reads")]
    Version(u32),
}

impl PuzzleSet {
    /// An empty set.
    pub fn new(game: &str, seed: u64) -> PuzzleSet {
        PuzzleSet { version: VERSION, game: game.to_owned(), seed, games: 0, puzzles: Vec::new() }
    }

    /// Parses a file.
    ///
    /// # Errors
    /// If the text is not a puzzle file.
    pub fn read(text: &str) -> Result<PuzzleSet, PuzzleSetError> {
        let set: PuzzleSet = serde_json::from_str(text)?;
        if set.version == VERSION { Ok(set) } else { Err(PuzzleSetError::Version(set.version)) }
    }

    /// The text of the file, with one puzzle on each line.
    ///
    /// # Errors
    /// Never in practice: every field can be written as JSON.
    pub fn write(&self) -> Result<String, PuzzleSetError> {
        let head = serde_json::to_string(&PuzzleSet { puzzles: Vec::new(), ..self.clone() })?;
        let lines: Result<Vec<String>, serde_json::Error> = self.puzzles.iter().map(serde_json::to_string).collect();
        let head = head.trim_end_matches("]}");
        Ok(format!("{head}\n{}\n]}}\n", lines?.join(",\n")))
    }
}
