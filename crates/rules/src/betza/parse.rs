//! Betza text → terms → walks: each term by the number of its legs.

use super::error::{BetzaErrorKind, LocatedError};
use super::term::Term;
use super::walks::Walks;
use super::{BetzaError, Walk, bent, straight};

/// All walks of a Betza text.
pub(super) fn walks(text: &str) -> Result<Vec<Walk>, BetzaError> {
    read(text).map_err(|fault| BetzaError::new(text, fault))
}

fn read(text: &str) -> Result<Vec<Walk>, LocatedError> {
    let mut walks = Walks::default();
    let mut at = 0;
    while at < text.len() {
        let term = Term::read(text, &mut at)?;
        match term.legs.as_slice() {
            [leg] => straight::add(leg, &term, &mut walks)?,
            _ => bent::add(&term, &mut walks)?,
        }
        if walks.is_empty() {
            return Err((term.at, BetzaErrorKind::Nowhere));
        }
    }
    if walks.is_empty() {
        return Err((at, BetzaErrorKind::NoMove));
    }
    Ok(walks.into_vec())
}
