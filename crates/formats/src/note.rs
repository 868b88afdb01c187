//! Notes about a text that was read.

use crate::{Message, texts};
use menagerie_texts::Language;
use std::fmt;

/// The maximum number of notes for a variant. One more counts those that are left out.
pub const MAX_NOTES: usize = 100;

/// A note about a place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatNote {
    /// The line, from 1; 0 for the whole text.
    pub line: usize,
    /// The column, from 1; 0 for the whole line.
    pub column: usize,
    /// The key, or its equivalent in the format; empty if there is none.
    pub key: String,
    /// The kind of the note.
    pub kind: NoteKind,
    /// The text of the note, without a language.
    pub message: Message,
}

/// The kind of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// The part is not used, because it does not affect the rules.
    NotNeeded,
    /// The part is a rule that a definition cannot express, so the variant differs.
    Unsupported,
    /// The part cannot be parsed.
    Unreadable,
    /// The text lacks the part, so the default was used.
    Assumed,
}

impl NoteKind {
    /// Adds the kind of note before a message: `not supported: line 3: …`.
    fn before(self, what: Message) -> Message {
        let id = match self {
            NoteKind::NotNeeded => "format-not-needed",
            NoteKind::Unsupported => "format-unsupported",
            NoteKind::Unreadable => "format-unreadable",
            NoteKind::Assumed => "format-assumed",
        };
        Message::new(id).with("what", what)
    }
}

impl FormatNote {
    /// A note about the whole text, or about a key.
    pub fn whole(kind: NoteKind, key: &str, message: Message) -> FormatNote {
        FormatNote { line: 0, column: 0, key: key.to_string(), kind, message }
    }

    /// The text in a language, without the place.
    pub fn words(&self, language: Language) -> String {
        texts::words(&self.message, language)
    }

    /// The text with the place and the key: `line 3: king: …`.
    pub fn in_place(&self, language: Language) -> String {
        texts::words(&self.placed(), language)
    }

    /// The text with the kind of note, the place and the key: `not supported: line 3: king: …`.
    pub fn in_full(&self, language: Language) -> String {
        texts::words(&self.kind.before(self.placed()), language)
    }

    fn placed(&self) -> Message {
        let mut message = self.message.clone();
        if !self.key.is_empty() {
            message = Message::new("format-key").with("key", &self.key).with("what", message);
        }
        match (self.line, self.column) {
            (0, _) => message,
            (line, 0) => Message::new("format-line").with("line", line).with("what", message),
            (line, column) => {
                Message::new("format-place").with("line", line).with("column", column).with("what", message)
            }
        }
    }
}

/// In English.
impl fmt::Display for FormatNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_place(Language::EN))
    }
}

/// All reasons why a variant cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// The reasons, at least one.
    pub reasons: Vec<FormatNote>,
}

impl FormatError {
    /// The reasons in a language, each with its place.
    pub fn in_words(&self, language: Language) -> Vec<String> {
        self.reasons.iter().map(|reason| reason.in_place(language)).collect()
    }

    /// The text is in none of the formats.
    pub(crate) fn unknown() -> FormatError {
        FormatError::whole(Message::new("format-unknown"))
    }

    /// There are several variants, and no name is given.
    pub(crate) fn several(names: &[&str]) -> FormatError {
        FormatError::whole(Message::new("format-several").with("count", names.len()).with("names", listed(names)))
    }

    /// No variant has this name.
    pub(crate) fn not_among(name: &str, names: &[&str]) -> FormatError {
        FormatError::whole(Message::new("format-not-among").with("name", name).with("names", listed(names)))
    }

    /// A single reason about the whole text.
    pub(crate) fn whole(message: Message) -> FormatError {
        FormatError { reasons: vec![FormatNote::whole(NoteKind::Unreadable, "", message)] }
    }
}

/// In English.
impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(Language::EN).join("\n"))
    }
}

impl std::error::Error for FormatError {}

/// Limits the number of notes: those that are left out become one note, with the most serious kind among them.
pub(crate) fn bounded(mut notes: Vec<FormatNote>) -> Vec<FormatNote> {
    if notes.len() <= MAX_NOTES {
        return notes;
    }
    let rest = notes.split_off(MAX_NOTES);
    let gravity = |kind: &NoteKind| match kind {
        NoteKind::NotNeeded => 0,
        NoteKind::Assumed => 1,
        NoteKind::Unreadable => 2,
        NoteKind::Unsupported => 3,
    };
    let kind = rest.iter().map(|note| note.kind).max_by_key(gravity).unwrap_or(NoteKind::Unreadable);
    let message = Message::new("format-more-notes").with("count", rest.len());
    notes.push(FormatNote::whole(kind, "", message));
    notes
}

/// Lists names, shortened if there are many.
fn listed(names: &[&str]) -> String {
    let more = if names.len() > MAX_NOTES { ", …" } else { "" };
    names[..names.len().min(MAX_NOTES)].join(", ") + more
}
