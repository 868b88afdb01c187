//! This project's own JSON format.

use crate::{FormatError, FormatNote, GameFormat, ImportedGame, Message, NoteKind};
use menagerie_rules::Definition;
use menagerie_rules::notation::tidy::weight;

/// The number of bytes that are not JSON tokens; `None` if the text does not begin like an object.
pub(crate) fn unread(text: &str) -> Option<usize> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let first = text.strip_prefix('{')?.trim_start();
    if !first.starts_with(['"', '}']) {
        return None;
    }
    let mut unread = 0;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let end_of = |letters: &[char]| rest.find(letters).unwrap_or(rest.len());
        let (length, is_word) = match letter {
            '{' | '}' | '[' | ']' | ':' | ',' => (1, true),
            letter if letter.is_whitespace() => (letter.len_utf8(), true),
            '"' => string(rest).map_or_else(|| (end_of(&['\n']), false), |length| (length, true)),
            _ => {
                let end = end_of(&['{', '}', '[', ']', ':', ',', '"', ' ', '\t', '\r', '\n']);
                (end, serde_json::from_str::<serde::de::IgnoredAny>(&rest[..end]).is_ok())
            }
        };
        let (word, after) = rest.split_at(length);
        unread += if is_word { 0 } else { weight(word) };
        rest = after;
    }
    Some(unread)
}

/// The length of the string at the beginning of a text; `None` if it does not end on its line.
fn string(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '\n' => return None,
            '"' if !is_escaped => return Some(at + 1),
            _ => is_escaped = letter == '\\' && !is_escaped,
        }
    }
    None
}

/// Whether JSON may be the definition of a variant: it has keys of one, or is malformed, so that its parser has to report the place.
pub(crate) fn is_definition(text: &str) -> bool {
    match serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(text) {
        Ok(object) => ["format", "board", "pieces", "start", "name"].iter().any(|key| object.contains_key(*key)),
        Err(_) => true,
    }
}

pub(crate) fn read(text: &str) -> Result<ImportedGame, FormatError> {
    Ok(ImportedGame { definition: definition(text)?, format: GameFormat::Json, notes: Vec::new() })
}

fn definition(text: &str) -> Result<Definition, FormatError> {
    serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let reason =
            FormatNote { line, column, key: String::new(), kind: NoteKind::Unreadable, message: fault(&error) };
        FormatError { reasons: vec![reason] }
    })
}

/// The message for an error in JSON. Most errors of the parser are only available in English; the common ones are translated.
fn fault(error: &serde_json::Error) -> Message {
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default();
    let quoted = |before: &str| message.strip_prefix(before)?.split_once('`');
    if error.is_eof() {
        return Message::new("format-json-end");
    }
    if error.is_syntax() {
        return Message::new("format-json-syntax").with("fault", message);
    }
    if let Some((field, _)) = quoted("missing field `") {
        return Message::new("format-json-missing-field").with("field", field);
    }
    if let Some((field, rest)) = quoted("unknown field `") {
        // “, expected one of `a`, `b`”: every other part is quoted.
        let known: Vec<&str> = rest.split('`').skip(1).step_by(2).collect();
        return Message::new("format-json-unknown-field").with("field", field).with("known", known.join(", "));
    }
    Message::new("format-json-value").with("fault", message)
}
