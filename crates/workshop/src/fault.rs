//! What is wrong with a text, and where.

use formats::{FormatNote, NoteKind};
use menagerie_rules::{DefinitionError, DefinitionPart, VariantError};
use menagerie_texts::Language;
use serde::Serialize;

use crate::json_place::place_of;

/// What is the matter with a place of the text.
#[derive(Clone, Copy, Debug, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The game cannot be played with it.
    Wrong,
    /// It says a rule that is not known: the game would be another one.
    Unsupported,
    /// It cannot be read.
    Unreadable,
    /// The text does not say it, so the usual was taken.
    Assumed,
    /// It is not used, as it does not matter for the rules.
    NotNeeded,
}

/// Something about a place of the text.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 where it is about the whole text.
    pub line: usize,
    /// The column, from 1; 0 where it is about the whole line.
    pub column: usize,
    /// The key, or what stands for it; empty where there is none.
    pub key: String,
    /// What is the matter.
    pub kind: FaultKind,
    /// What is said of it, in the language that was asked for; what is wrong with a definition, in English.
    pub words: String,
}

impl Fault {
    /// A note of a reader, in a language.
    pub(crate) fn of_note(note: &FormatNote, language: Language) -> Fault {
        let kind = match note.kind {
            NoteKind::NotNeeded => FaultKind::NotNeeded,
            NoteKind::Unsupported => FaultKind::Unsupported,
            NoteKind::Unreadable => FaultKind::Unreadable,
            NoteKind::Assumed => FaultKind::Assumed,
        };
        Fault { line: note.line, column: note.column, key: note.key.clone(), kind, words: note.words(language) }
    }
}

/// Why a definition cannot be played, each reason at its place in the text if that is the definition's JSON.
pub(crate) fn reasons(error: &VariantError, text: &str, names: &[String]) -> Vec<Fault> {
    let VariantError::Definition(error) = error else { return vec![wrong(None, String::new(), error.to_string())] };
    error.reasons().into_iter().map(|reason| of_definition(reason, text, names)).collect()
}

fn of_definition(error: &DefinitionError, text: &str, names: &[String]) -> Fault {
    let row = |name: &String| names.iter().position(|other| other == name);
    match error {
        DefinitionError::Betza { piece, fault } => {
            let place = row(piece).and_then(|row| place_of(text, &["pieces", &row.to_string(), "betza"]));
            // Within the quotes.
            let place = place.map(|(line, column)| (line, column + 1 + fault.at));
            wrong(place, piece.clone(), fault.to_string())
        }
        DefinitionError::Wrong { part: DefinitionPart::Key(key), fault } => {
            wrong(place_of(text, &[key]), (*key).to_string(), fault.to_string())
        }
        DefinitionError::Wrong { part: DefinitionPart::Piece(piece), fault } => {
            let place = row(piece).and_then(|row| place_of(text, &["pieces", &row.to_string()]));
            wrong(place, piece.clone(), fault.to_string())
        }
        DefinitionError::Wrong { part, fault } => {
            wrong(place_of(text, &["castling"]), part.to_string(), fault.to_string())
        }
        DefinitionError::Json { line, column, what } => wrong(Some((*line, *column)), String::new(), what.clone()),
        DefinitionError::Several(_) => wrong(None, String::new(), error.to_string()),
    }
}

fn wrong(place: Option<(usize, usize)>, key: String, words: String) -> Fault {
    let (line, column) = place.unwrap_or_default();
    Fault { line, column, key, kind: FaultKind::Wrong, words }
}
