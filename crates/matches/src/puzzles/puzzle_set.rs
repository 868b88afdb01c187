//! A file of puzzles: all of one game.

use crate::puzzles::Puzzle;
use serde::{Deserialize, Serialize};

/// The version of the form that [`PuzzleSet::write`] writes.
const VERSION: u32 = 1;

/// All puzzles of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleSet {
    /// The version of the file's form.
    pub version: u32,
    /// The id of the game.
    pub game: String,
    /// The seed of the games in which the puzzles were found.
    pub seed: u64,
    /// How many of these games have been looked through: the next run goes on from there.
    pub games: u64,
    /// The puzzles, in the order in which they were found. The daily puzzle is chosen by the place in this list, so that puzzles are
    /// added at its end.
    pub puzzles: Vec<Puzzle>,
}

/// Why a text is not a file of puzzles.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleSetError {
    /// It is no JSON, or a field is missing or wrong.
    #[error("this is no file of puzzles: {0}")]
    Json(#[from] serde_json::Error),
    /// A version that this program does not know.
    #[error("this file of puzzles has version {0}, and {VERSION} is the newest that this program reads")]
    Version(u32),
}

impl PuzzleSet {
    /// No puzzles yet.
    pub fn new(game: &str, seed: u64) -> PuzzleSet {
        PuzzleSet { version: VERSION, game: game.to_owned(), seed, games: 0, puzzles: Vec::new() }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<PuzzleSet, PuzzleSetError> {
        let set: PuzzleSet = serde_json::from_str(text)?;
        if set.version == VERSION { Ok(set) } else { Err(PuzzleSetError::Version(set.version)) }
    }

    /// The text of the file: a puzzle a line.
    ///
    /// # Errors
    /// None that is known: every field can be written as JSON.
    pub fn write(&self) -> Result<String, PuzzleSetError> {
        let head = serde_json::to_string(&PuzzleSet { puzzles: Vec::new(), ..self.clone() })?;
        let lines: Result<Vec<String>, serde_json::Error> = self.puzzles.iter().map(serde_json::to_string).collect();
        let head = head.trim_end_matches("]}");
        Ok(format!("{head}\n{}\n]}}\n", lines?.join(",\n")))
    }
}
