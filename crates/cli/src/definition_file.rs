//! Files that describe games, in any of the forms that can be read.

use anyhow::{Context as _, Result, anyhow, bail};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use formats::{FormatError, Games, ImportedGame, MOST_NOTES, NoteKind};
use menagerie_matches::arena::file_reader::read_file;
use menagerie_rules::notation::pgn::decode;
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::path::Path;
use std::sync::Arc;

/// The game of a file: the one of this name, or the only one that there is. Notes are told on standard error.
///
/// # Errors
/// If the file cannot be read, or describes no such game, or one that cannot be played.
pub fn variant(file: &Path, name: Option<&str>, options: &Options) -> Result<Arc<Variant>> {
    let ImportedGame { definition, .. } = told_game(file, name, Language::English)?;
    Variant::from_definition(definition, options).with_context(|| file.display().to_string())
}

/// The game of a file as a definition. Notes are told on standard error, in a language.
///
/// # Errors
/// If the file cannot be read, or describes no such game.
pub fn told_game(file: &Path, name: Option<&str>, language: Language) -> Result<ImportedGame> {
    let game = game(&text(file)?, name, language).with_context(|| file.display().to_string())?;
    for note in &game.notes {
        eprintln!("menagerie: {}: {}", file.display(), note.in_full(language));
    }
    Ok(game)
}

/// The game of a text as a definition.
///
/// # Errors
/// If the text describes no such game, or several and none is named: why, in a language.
pub fn game(text: &str, name: Option<&str>, language: Language) -> Result<ImportedGame> {
    let said = |error: FormatError| anyhow!(error.in_words(language).join("\n"));
    let games = Games::of(text).map_err(said)?;
    if name.is_none() {
        let names = games.names();
        if names.len() > 1 {
            let told = names[..names.len().min(MOST_NOTES)].join(", ");
            let more = if names.len() > MOST_NOTES { ", …" } else { "" };
            bail!("there are {} games: choose one with --name. They are {told}{more}", names.len());
        }
    }
    games.read(name).map_err(said)
}

/// A file that has been read, with the names of its games.
#[derive(Clone, Debug)]
pub struct DefinitionFile {
    text: String,
    /// The names, in the order of the file.
    pub names: Vec<String>,
}

impl DefinitionFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or describes no game.
    pub fn read(file: &Path) -> Result<DefinitionFile> {
        DefinitionFile::of(text(file)?).with_context(|| file.display().to_string())
    }

    /// The games of a text.
    ///
    /// # Errors
    /// If it describes none.
    pub fn of(text: String) -> Result<DefinitionFile> {
        let names = formats::names(&text)?;
        Ok(DefinitionFile { text, names })
    }

    /// The name as the file has it. Small and capital letters make no difference, nor does `_` for a blank.
    pub fn name(&self, wanted: &str) -> Option<&str> {
        among(&self.names, wanted)
    }

    /// The game of this name, and what is remarkable about it.
    ///
    /// # Errors
    /// If it is not there or cannot be played.
    pub fn variant(&self, name: &str) -> Result<(Arc<Variant>, Vec<String>)> {
        let game = game(&self.text, Some(name), Language::English)?;
        let notes = game.notes.iter().filter(|note| note.kind != NoteKind::NotNeeded);
        let notes = notes.map(|note| note.in_full(Language::English)).collect();
        Ok((Variant::from_definition(game.definition, &Options::none())?, notes))
    }
}

/// A name among others, in which small and capital letters make no difference, nor does `_` for a blank.
pub fn among<'a>(names: &'a [String], wanted: &str) -> Option<&'a str> {
    let plain = |name: &str| name.to_lowercase().replace(' ', "_");
    names.iter().find(|name| plain(name) == plain(wanted)).map(String::as_str)
}

/// The longest definition that a game's text may carry, in bytes.
const LONGEST_CARRIED: usize = 200_000;

/// The game whose definition a game's text carries: JSON that was compressed with deflate and written in URL-safe base64.
///
/// # Errors
/// If the letters are damaged, or the game cannot be played.
pub fn carried(letters: &str) -> Result<Arc<Variant>> {
    let bytes = URL_SAFE_NO_PAD.decode(letters.trim());
    let bytes = bytes.map_err(|_| anyhow!("the definition that this game carries is damaged"))?;
    let json = decompress_to_vec_with_limit(&bytes, LONGEST_CARRIED).map_err(|_| {
        anyhow!("the definition that this game carries is damaged, or longer than {LONGEST_CARRIED} bytes")
    })?;
    Ok(Variant::from_json(&String::from_utf8_lossy(&json), &Options::none())?)
}

/// The text of a file; `-` is standard input.
///
/// # Errors
/// If it cannot be read.
pub fn text(file: &Path) -> Result<String> {
    Ok(decode(&read_file(file).map_err(|error| anyhow!("{}: this file cannot be read: {error}", file.display()))?))
}
