//! What a reader tells of a text besides the game.

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

    /// One reason about the whole text.
    pub(crate) fn whole(words: &str) -> FormatError {
        let (key, words) = (String::new(), words.to_string());
        FormatError { reasons: vec![FormatNote { line: 0, column: 0, key, kind: NoteKind::Unreadable, words }] }
    }
}
