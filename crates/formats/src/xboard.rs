//! XBoard's `piece` and `setup` commands.

use crate::{FormatError, ImportedGame};

pub(crate) fn looks_like_one(_text: &str) -> bool {
    false
}

pub(crate) fn names(_text: &str) -> Result<Vec<String>, FormatError> {
    Err(FormatError::unknown())
}

pub(crate) fn read(_text: &str) -> Result<ImportedGame, FormatError> {
    Err(FormatError::unknown())
}
