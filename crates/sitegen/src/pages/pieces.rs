//! What the rules pages say about each kind of piece: `web/rules/pieces.json`.

use anyhow::{Context as _, Result, bail};
use serde::{Deserialize, Serialize};
use std::fs;

/// A kind of piece, in words, and what stands around it in its diagram.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PieceText {
    /// The piece's name in the definition.
    pub name: String,
    /// The games these words are true for.
    pub games: Vec<String>,
    /// How it moves, short enough for a row of a table.
    pub line: String,
    /// How it moves, in full.
    pub text: String,
    /// The same in French.
    pub french: String,
    /// The board of its diagram; nothing: sized to the move.
    #[serde(default)]
    pub board: String,
    /// Where it stands in its diagram; nothing: in the middle.
    #[serde(default)]
    pub square: String,
    /// Its owner's pieces in the diagram.
    #[serde(default)]
    pub friends: String,
    /// The enemies in the diagram.
    #[serde(default)]
    pub enemies: String,
    /// Whose piece the diagram shows; nothing: the first player's.
    #[serde(default)]
    pub player: String,
}

/// Reads what is said about every kind of piece.
///
/// # Errors
/// When the file is missing or not as expected.
pub fn read() -> Result<Vec<PieceText>> {
    let file = super::source().join("pieces.json");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    serde_json::from_str(&text).with_context(|| file.display().to_string())
}

/// What is said about a piece of a game.
///
/// # Errors
/// When nothing is said about it, or more than once.
pub fn of(texts: &[PieceText], game: &str, name: &str) -> Result<PieceText> {
    let mut found = texts.iter().filter(|text| text.name == name && text.games.iter().any(|id| id == game));
    match (found.next(), found.next()) {
        (Some(text), None) => Ok(text.clone()),
        (None, _) => bail!("pieces.json says nothing about the {name} of {game}"),
        (Some(_), Some(_)) => bail!("pieces.json speaks twice about the {name} of {game}"),
    }
}
