//! The texts about the pieces of a game, and the surroundings in their diagrams: `games/ID/rules/pieces.json`.

use super::chapters;
use anyhow::{Context as _, Result};
use menagerie_texts::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fs;

/// A text in each language, by tag.
pub type WordsByLanguage = BTreeMap<String, String>;

/// The pieces of a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceTexts {
    /// The unit of values: the piece to which the source gives its round number. Without it no values are shown.
    pub unit: Option<String>,
    /// The pieces by their names in the definition.
    pub pieces: BTreeMap<String, PieceText>,
}

/// The texts about a kind of piece, and its diagram.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PieceText {
    /// The game whose piece of this name has the same data. Other fields here override them.
    pub like: String,
    /// The full description of its moves.
    pub text: WordsByLanguage,
    /// The board of its diagram; empty for one that fits the move.
    pub board: String,
    /// Its square in its diagram; empty for the middle.
    pub square: String,
    /// Its owner's pieces in the diagram.
    pub friends: String,
    /// The enemies in the diagram.
    pub enemies: String,
    /// The owner of the piece in the diagram; empty for the first player.
    pub player: String,
}

impl PieceTexts {
    /// Reads the texts about the pieces of a game.
    ///
    /// # Errors
    /// When the file is not as expected, or a piece is to be like one that is not there.
    pub fn read(game: &str) -> Result<Self> {
        let mut texts: Self = read(game, "pieces.json")?.unwrap_or_default();
        for (name, piece) in texts.pieces.iter_mut().filter(|(_, piece)| !piece.like.is_empty()) {
            let mut other = Self::read(&piece.like)?;
            let other = other.pieces.remove(name).with_context(|| format!("{} has no words on {name}", piece.like))?;
            piece.text = other.text;
            for (own, other) in [
                (&mut piece.board, other.board),
                (&mut piece.square, other.square),
                (&mut piece.friends, other.friends),
                (&mut piece.enemies, other.enemies),
                (&mut piece.player, other.player),
            ] {
                if own.is_empty() {
                    *own = other;
                }
            }
        }
        Ok(texts)
    }
}

impl PieceText {
    /// The attributes of its diagram, without the piece. The tray of additional pieces is only there in diagrams with enemies.
    pub fn diagram(&self) -> impl Iterator<Item = (&'static str, String)> {
        let all = [
            ("player", &*self.player),
            ("board", &self.board),
            ("square", &self.square),
            ("friends", &self.friends),
            ("enemies", &self.enemies),
            ("tray", if self.enemies.is_empty() { "no" } else { "" }),
        ];
        all.map(|(name, value)| (name, value.to_owned())).into_iter().filter(|(_, value)| !value.is_empty())
    }
}

/// Reads a file of the texts about a game, if it exists.
///
/// # Errors
/// When it is not as expected.
pub fn read<T: DeserializeOwned>(game: &str, name: &str) -> Result<Option<T>> {
    let file = chapters::folder(game).join(name);
    if !file.is_file() {
        return Ok(None);
    }
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    serde_json::from_str(&text).map(Some).with_context(|| file.display().to_string())
}

/// Words in a language, or in English where nobody has translated them.
///
/// # Errors
/// When they are not there, naming what they are about.
pub fn said(words: &WordsByLanguage, language: Language, about: &str) -> Result<String> {
    let found = [language, Language::EN].into_iter().find_map(|it| words.get(it.tag()));
    found.cloned().with_context(|| format!("{about} is not given in {}", language.tag()))
}
