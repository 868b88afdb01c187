//! What a reader tells of a text besides the game.

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
    /// In English, as a sentence.
    pub words: String,
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

impl std::fmt::Display for FormatNote {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.line > 0 {
            write!(f, "line {}", self.line)?;
            if self.column > 0 {
                write!(f, ", column {}", self.column)?;
            }
            f.write_str(": ")?;
        }
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        f.write_str(&self.words)
    }
}

/// Why there is no game: all reasons.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct FormatError {
    /// The reasons, at least one.
    pub reasons: Vec<FormatNote>,
}

impl FormatError {
    /// That a text is in none of the known forms.
    pub(crate) fn unknown() -> FormatError {
        FormatError::whole(
            "this is no game that can be read: it must be JSON, a Fairy-Stockfish ini file, the text of an Interactive Diagram, or \
             XBoard's piece and setup commands",
        )
    }

    /// That one of several games must be named.
    pub(crate) fn several(names: &[&str]) -> FormatError {
        FormatError::whole(&format!("there are {} games; name one of them: {}", names.len(), told(names)))
    }

    /// That none of these games has a name.
    pub(crate) fn not_among(name: &str, names: &[&str]) -> FormatError {
        FormatError::whole(&format!("there is no game “{name}”; there are {}", told(names)))
    }

    /// One reason about the whole text.
    pub(crate) fn whole(words: &str) -> FormatError {
        let (key, words) = (String::new(), words.to_string());
        FormatError { reasons: vec![FormatNote { line: 0, column: 0, key, kind: NoteKind::Unreadable, words }] }
    }
}

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
    let words = format!("{} more notes of this kind or lighter ones are left out", rest.len());
    notes.push(FormatNote { line: 0, column: 0, key: String::new(), kind, words });
    notes
}

/// Names one after the other, the first ones of many.
fn told(names: &[&str]) -> String {
    let more = if names.len() > MOST_NOTES { ", …" } else { "" };
    names[..names.len().min(MOST_NOTES)].join(", ") + more
}
