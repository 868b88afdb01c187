//! This project's own JSON.

use crate::{FormatError, FormatNote, GameFormat, ImportedGame, NoteKind};
use menagerie_rules::Definition;

pub(crate) fn looks_like_one(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

pub(crate) fn read(text: &str) -> Result<ImportedGame, FormatError> {
    Ok(ImportedGame { definition: definition(text)?, format: GameFormat::Json, notes: Vec::new() })
}

fn definition(text: &str) -> Result<Definition, FormatError> {
    serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let words = error.to_string();
        let words = words.split(" at line ").next().unwrap_or(&words).to_string();
        let reason = FormatNote { line, column, key: String::new(), kind: NoteKind::Unreadable, words };
        FormatError { reasons: vec![reason] }
    })
}
