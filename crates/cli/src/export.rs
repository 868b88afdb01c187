//! `menagerie export`: a game in the forms of other programs.

use crate::{definition_file, lines};
use anyhow::{Result, bail};
use clap::ValueEnum;
use formats::NoteKind;
use menagerie_texts::Language;
use std::path::Path;

/// A form to write a game in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportForm {
    /// A section of a Fairy-Stockfish ini file
    Ini,
    /// The text of an Interactive Diagram
    Diagram,
    /// XBoard's piece and setup commands
    Xboard,
    /// This program's own JSON
    Json,
}

/// Writes the variant of a file. Notes about rules that the format cannot express go to standard error, in a language.
///
/// # Errors
/// If the file has no such variant, or the format cannot express all of its rules.
pub fn export(file: &Path, name: Option<&str>, to: ExportForm, language: Language) -> Result<()> {
    let game = definition_file::game_with_notes(file, name, language)?;
    let definition = &game.definition;
    let (text, notes) = match to {
        ExportForm::Ini => formats::to_fairy_stockfish(definition),
        ExportForm::Diagram => formats::to_interactive_diagram(definition),
        ExportForm::Xboard => formats::to_xboard(definition),
        ExportForm::Json => (serde_json::to_string_pretty(definition)?, Vec::new()),
    };
    lines::put(text.trim_end())?;
    for note in &notes {
        eprintln!("menagerie: {}", note.in_full(language));
    }
    match notes.iter().filter(|note| note.kind == NoteKind::Unsupported).count() {
        0 => Ok(()),
        1 => bail!("one rule of the game cannot be said in this form"),
        many => bail!("{many} rules of the game cannot be said in this form"),
    }
}
