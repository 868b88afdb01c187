//! Files with definitions of variants, in any supported format.

use anyhow::{Context as _, Result, anyhow, bail};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use formats::{FormatError, Games, ImportedGame, MAX_NOTES, NoteKind, among};
use menagerie_matches::arena::file_reader::read_file;
use menagerie_rules::notation::pgn::decode;
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::path::Path;
use std::sync::Arc;

/// The variant of a file: the one with this name, or the only one. Notes go to standard error.
///
/// # Errors
/// If the file cannot be read, or has no such variant, or the variant is not playable.
pub fn variant(file: &Path, name: Option<&str>, options: &Options) -> Result<Arc<Variant>> {
    let ImportedGame { definition, .. } = game_with_notes(file, name, Language::EN)?;
    Variant::from_definition(definition, options).with_context(|| file.display().to_string())
}

/// The definition of a variant in a file. Notes go to standard error, in a language.
///
/// # Errors
/// If the file cannot be read, or has no such variant.
pub fn game_with_notes(file: &Path, name: Option<&str>, language: Language) -> Result<ImportedGame> {
    let game = game(&text(file)?, name, language).with_context(|| file.display().to_string())?;
    for note in &game.notes {
        eprintln!("menagerie: {}: {}", file.display(), note.in_full(language));
    }
    Ok(game)
}

/// The definition of a variant in a text.
///
/// # Errors
/// If the text has no such variant, or several and no name is given. The reason is in the language.
pub fn game(text: &str, name: Option<&str>, language: Language) -> Result<ImportedGame> {
    let said = |error: FormatError| anyhow!(error.in_words(language).join("\n"));
    let games = Games::of(text).map_err(said)?;
    if name.is_none() {
        let names = games.names();
        if names.len() > 1 {
            let listed = names[..names.len().min(MAX_NOTES)].join(", ");
            let more = if names.len() > MAX_NOTES { ", …" } else { "" };
            bail!("there are {} games: choose one with --name. They are {listed}{more}", names.len());
        }
    }
    games.read(name).map_err(said)
}

/// A file with the names of its variants.
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
    /// If it cannot be read, or has no variant.
    pub fn read(file: &Path) -> Result<DefinitionFile> {
        DefinitionFile::of(text(file)?).with_context(|| file.display().to_string())
    }

    /// Finds the variants of a text.
    ///
    /// # Errors
    /// If it has none.
    pub fn of(text: String) -> Result<DefinitionFile> {
        let names = formats::names(&text)?;
        Ok(DefinitionFile { text, names })
    }

    /// The spelling of a name in the file. Case does not matter, and `_` stands for a blank.
    pub fn name(&self, wanted: &str) -> Option<&str> {
        among(&self.names, wanted)
    }

    /// The variant with this name, and notes about it.
    ///
    /// # Errors
    /// If it is missing or not playable.
    pub fn variant(&self, name: &str) -> Result<(Arc<Variant>, Vec<String>)> {
        let game = game(&self.text, Some(name), Language::EN)?;
        let notes = game.notes.iter().filter(|note| note.kind != NoteKind::NotNeeded);
        let notes = notes.map(|note| note.in_full(Language::EN)).collect();
        Ok((Variant::from_definition(game.definition, &Options::none())?, notes))
    }
}

/// The maximum length of a definition in a PGN tag, in bytes.
const MAX_CARRIED_LEN: usize = 200_000;

/// The variant whose definition is in a PGN tag: JSON, compressed with deflate and encoded as URL-safe base64.
///
/// # Errors
/// If the text is damaged, or the variant is not playable.
pub fn carried(letters: &str) -> Result<Arc<Variant>> {
    let bytes = URL_SAFE_NO_PAD.decode(letters.trim());
    let bytes = bytes.map_err(|_| anyhow!("the definition that this game carries is damaged"))?;
    let json = decompress_to_vec_with_limit(&bytes, MAX_CARRIED_LEN).map_err(|_| {
        anyhow!("the definition that this game carries is damaged, or longer than {MAX_CARRIED_LEN} bytes")
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
