//! Betza text → terms → walks. A term's number of legs selects the function that adds its walks.

use super::error::{BetzaErrorKind, LocatedError};
use super::term::Term;
use super::walks::Walks;
use super::{BetzaError, Movement, bent, straight};

/// Parses all moves of a Betza text.
pub(super) fn movement(text: &str) -> Result<Movement, BetzaError> {
    read(text).map_err(|error| BetzaError::new(text, error))
}

fn read(text: &str) -> Result<Movement, LocatedError> {
    if text.is_empty() {
        return Err((0, BetzaErrorKind::NoMove));
    }
    let mut walks = Walks::default();
    let mut at = 0;
    while at < text.len() {
        let term = Term::read(text, &mut at)?;
        let before = walks.pushed();
        match term.legs.as_slice() {
            [leg] => straight::add(leg, &term, &mut walks)?,
            _ => bent::add(&term, &mut walks)?,
        }
        if walks.pushed() == before {
            return Err((term.at, BetzaErrorKind::Nowhere));
        }
    }
    let (walks, multi_leg) = walks.into_vecs();
    Ok(Movement { walks, multi_leg })
}
