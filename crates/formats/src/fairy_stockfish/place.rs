//! Places in a text, and notes about them.

use crate::{FormatNote, Message, NoteKind};

/// A line and a column, both from 1; 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}

impl Place {
    /// The place `characters` to the right.
    pub fn plus(self, characters: usize) -> Place {
        if self.line == 0 { self } else { Place { column: self.column + characters, ..self } }
    }

    pub fn note(self, kind: NoteKind, key: &str, message: Message) -> FormatNote {
        FormatNote { line: self.line, column: self.column, key: key.to_string(), kind, message }
    }
}
