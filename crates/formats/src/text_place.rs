//! Places in a text.

/// A place in a text: line and column, both from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    pub line: usize,
    pub column: usize,
}

/// The bytes of a text without its blanks.
pub(crate) fn weight(text: &str) -> usize {
    text.chars().filter(|letter| !letter.is_whitespace()).map(char::len_utf8).sum()
}
