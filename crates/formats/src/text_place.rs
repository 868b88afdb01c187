//! Places in a text.

/// A place in a text: line and column, both from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    pub line: usize,
    pub column: usize,
}
