//! Errors in the writing of Betza texts.

use super::super::{MultiLegWalk, Walk};

/// A walk that has no Betza text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BetzaWriteError {
    /// A walk that no term describes without others.
    #[error("no Betza text was found for a walk that ends with the step {:?} after the legs {:?}", .0.step, .0.legs)]
    Walk(Box<Walk>),
    /// A walk of several legs that no term describes without others.
    #[error(
        "no Betza text was found for a walk of several legs that ends with the step {:?} after the legs {:?}",
        .0.walk.step, .0.walk.legs
    )]
    MultiLeg(Box<MultiLegWalk>),
    /// All walks have terms, but the reader refuses so many.
    #[error("the Betza text is too long to be read")]
    TooLong,
}
