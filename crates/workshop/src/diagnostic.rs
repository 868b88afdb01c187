//! Errors and notes about a text, with their places.

use formats::{FormatNote, NoteKind};
use menagerie_rules::{DefinitionError, DefinitionPart, VariantError, words};
use menagerie_texts::Language;
use serde::Serialize;

use crate::json_place::place_of;

/// The kind of a diagnostic.
#[derive(Clone, Copy, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum DiagnosticKind {
    /// The game cannot be played with it.
    Wrong,
    /// It uses a rule that is not supported, so the game would be another one.
    Unsupported,
    /// It cannot be read.
    Unreadable,
    /// The text does not give it, so the default was taken.
    Assumed,
    /// It is not used, because it does not affect the rules.
    NotNeeded,
}

/// An error or a note about a place of the text.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Diagnostic {
    /// The line, from 1; 0 where it is about the whole text.
    pub line: usize,
    /// The column, from 1; 0 where it is about the whole line.
    pub column: usize,
    /// The key, or what replaces it; empty where there is none.
    pub key: String,
    /// The kind.
    pub kind: DiagnosticKind,
    /// The message in the requested language; for an error of the JSON itself, in English.
    pub words: String,
}

impl Diagnostic {
    /// A note of a parser, in a language.
    pub fn of_note(note: &FormatNote, language: Language) -> Diagnostic {
        let kind = match note.kind {
            NoteKind::NotNeeded => DiagnosticKind::NotNeeded,
            NoteKind::Unsupported => DiagnosticKind::Unsupported,
            NoteKind::Unreadable => DiagnosticKind::Unreadable,
            NoteKind::Assumed => DiagnosticKind::Assumed,
        };
        Diagnostic { line: note.line, column: note.column, key: note.key.clone(), kind, words: note.words(language) }
    }
}

/// Why a definition cannot be played, in a language. If the text is the definition's JSON, each reason has its place.
pub(crate) fn reasons(error: &VariantError, text: &str, names: &[String], language: Language) -> Vec<Diagnostic> {
    let VariantError::Definition(error) = error else {
        return vec![wrong(None, String::new(), words(&error.describe(), language))];
    };
    error.reasons().into_iter().map(|reason| of_definition(reason, text, names, language)).collect()
}

fn of_definition(error: &DefinitionError, text: &str, names: &[String], language: Language) -> Diagnostic {
    let place = |part: &DefinitionPart, more: &[&str]| match part {
        DefinitionPart::Key(key) => place_of(text, &[key]),
        DefinitionPart::Piece(piece) => {
            let row = names.iter().position(|other| other == piece)?.to_string();
            place_of(text, &[&["pieces", &row][..], more].concat())
        }
        DefinitionPart::Castling(_) => place_of(text, &["castling"]),
    };
    let key = |part: &DefinitionPart| match part {
        DefinitionPart::Key(key) => (*key).to_string(),
        DefinitionPart::Piece(piece) => piece.clone(),
        DefinitionPart::Castling(letter) => format!("castling {letter}"),
    };
    match error {
        DefinitionError::Betza { part, error } => {
            // Within the quotes.
            let place = place(part, &["betza"]).map(|(line, column)| (line, column + 1 + error.at));
            wrong(place, key(part), words(&error.describe(), language))
        }
        DefinitionError::Wrong { part, kind } => wrong(place(part, &[]), key(part), words(&kind.describe(), language)),
        DefinitionError::Json { line, column, what } => wrong(Some((*line, *column)), String::new(), what.clone()),
        DefinitionError::Several(_) => wrong(None, String::new(), words(&error.describe(), language)),
    }
}

fn wrong(place: Option<(usize, usize)>, key: String, words: String) -> Diagnostic {
    let (line, column) = place.unwrap_or_default();
    Diagnostic { line, column, key, kind: DiagnosticKind::Wrong, words }
}
