//! What is wrong with a definition, or with what was asked for.

use crate::betza::BetzaError;

/// Why there is no such game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// No built-in game has this id.
    #[error("there is no game “{given}”; the games are {}", .known.join(", "))]
    UnknownGame {
        /// What was asked for.
        given: String,
        /// The ids there are.
        known: Vec<&'static str>,
    },
    /// The game has no such option.
    #[error("{name} has no option “{given}”{}", options(.known))]
    UnknownOption {
        /// The game's id.
        game: String,
        /// Its name in English.
        name: String,
        /// What was asked for.
        given: String,
        /// The ids of the options there are.
        known: Vec<String>,
    },
    /// The definition is wrong.
    #[error(transparent)]
    Definition(#[from] DefinitionError),
}

/// The options of a game in English, as the end of a sentence.
fn options(known: &[String]) -> String {
    if known.is_empty() { String::new() } else { format!("; it has {}", known.join(", ")) }
}

/// What is wrong with a definition, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DefinitionError {
    /// Not the JSON of a definition.
    #[error("line {line}, column {column} of the definition: {what}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader says.
        what: String,
    },
    /// A piece's move cannot be read.
    #[error("piece {piece}: {fault}")]
    Betza {
        /// The piece's name.
        piece: String,
        /// The fault.
        fault: BetzaError,
    },
    /// Anything else.
    #[error("{place}: {what}")]
    Wrong {
        /// Which part of the definition.
        place: String,
        /// What is wrong there.
        what: String,
    },
}

pub(super) fn wrong<T>(place: impl Into<String>, what: impl Into<String>) -> Result<T, DefinitionError> {
    Err(DefinitionError::Wrong { place: place.into(), what: what.into() })
}

pub(super) fn unknown_letter<T>(place: &str, letter: char) -> Result<T, DefinitionError> {
    wrong(place, format!("there is no piece with the letter “{letter}”"))
}
