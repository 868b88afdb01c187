//! Errors in the writing of Betza texts.

use super::super::{MultiLegWalk, Walk};
use menagerie_texts::Message;

/// A walk that has no Betza text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BetzaWriteError {
    /// A walk that no term describes without others.
    Walk(Box<Walk>),
    /// A walk of several legs that no term describes without others.
    MultiLeg(Box<MultiLegWalk>),
    /// All walks have terms, but the reader refuses so many.
    TooLong,
}

impl BetzaWriteError {
    /// Which walk has no text.
    pub fn describe(&self) -> Message {
        let (id, walk) = match self {
            BetzaWriteError::Walk(walk) => ("betza-write-walk", &**walk),
            BetzaWriteError::MultiLeg(walk) => ("betza-write-legs", &walk.walk),
            BetzaWriteError::TooLong => return Message::new("betza-write-long"),
        };
        let Walk { step, legs, .. } = walk;
        Message::new(id).with("step", format!("{step:?}")).with("legs", format!("{legs:?}"))
    }
}
