//! What a reader tells of a text besides the game.

use crate::{Message, texts};
use menagerie_texts::Language;
use std::fmt;

/// The most notes that are told of a game. How many more there would be is one note.
pub const MOST_NOTES: usize = 100;

/// What is remarkable about a place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatNote {
    /// The line, from 1; 0 where it is about the whole text.
    pub line: usize,
    /// The column, from 1; 0 where it is about the whole line.
    pub column: usize,
    /// The key, or what stands for it in this form; empty where there is none.
    pub key: String,
    /// What is the matter.
    pub kind: NoteKind,
    /// What is to say about it, in no language yet.
    pub message: Message,
}

/// What is the matter with a place of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// It is not used, as it does not matter for the rules.
    NotNeeded,
    /// It says a rule that a definition cannot say: the game would be another one.
    Unsupported,
    /// It cannot be read.
    Unreadable,
    /// The text does not say it, so the usual was taken.
    Assumed,
}

impl NoteKind {
    /// Something with what kind of note it is: `not supported: line 3: …`.
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
    /// A note on the whole text, or on a key of it.
    pub fn whole(kind: NoteKind, key: &str, message: Message) -> FormatNote {
        FormatNote { line: 0, column: 0, key: key.to_string(), kind, message }
    }

    /// What is the matter, in a language, without the place.
    pub fn words(&self, language: Language) -> String {
        texts::words(&self.message, language)
    }

    /// The same with the place and the key before it: `line 3: king: …`.
    pub fn in_place(&self, language: Language) -> String {
        texts::words(&self.placed(), language)
    }

    /// The same with what kind of note it is before that: `not supported: line 3: king: …`.
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
        f.write_str(&self.in_place(Language::English))
    }
}

/// Why there is no game: all reasons.
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

    /// That a text is in none of the known forms.
    pub(crate) fn unknown() -> FormatError {
        FormatError::whole(Message::new("format-unknown"))
    }

    /// That one of several games must be named.
    pub(crate) fn several(names: &[&str]) -> FormatError {
        FormatError::whole(Message::new("format-several").with("count", names.len()).with("names", told(names)))
    }

    /// That none of these games has a name.
    pub(crate) fn not_among(name: &str, names: &[&str]) -> FormatError {
        FormatError::whole(Message::new("format-not-among").with("name", name).with("names", told(names)))
    }

    /// One reason about the whole text.
    pub(crate) fn whole(message: Message) -> FormatError {
        FormatError { reasons: vec![FormatNote::whole(NoteKind::Unreadable, "", message)] }
    }
}

/// In English.
impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(Language::English).join("\n"))
    }
}

impl std::error::Error for FormatError {}

/// No more than the most notes: those that are left out become one, as grave as the gravest of them.
pub(crate) fn bounded(mut notes: Vec<FormatNote>) -> Vec<FormatNote> {
    if notes.len() <= MOST_NOTES {
        return notes;
    }
    let rest = notes.split_off(MOST_NOTES);
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

/// Names one after the other, the first ones of many.
fn told(names: &[&str]) -> String {
    let more = if names.len() > MOST_NOTES { ", …" } else { "" };
    names[..names.len().min(MOST_NOTES)].join(", ") + more
}
