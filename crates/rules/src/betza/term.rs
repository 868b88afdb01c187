//! Betza text → terms: an atom with the modifiers before it.

use super::atom::{self, Atom};
use super::error::{BetzaErrorKind, LocatedError};

/// The modifiers of one leg, each with its offset in the text.
#[derive(Default)]
pub(super) struct LegModifiers {
    letters: Vec<(u8, usize)>,
}

impl LegModifiers {
    /// Whether the leg has the modifier.
    pub(super) fn has(&self, letter: u8) -> bool {
        self.place(letter).is_some()
    }

    /// The offset of a modifier in the text.
    pub(super) fn place(&self, letter: u8) -> Option<usize> {
        self.letters.iter().find(|(found, _)| *found == letter).map(|(_, place)| *place)
    }

    /// The direction letters. In a further leg of a bent move they include `z` and `q`.
    pub(super) fn directions(&self, further: bool) -> Vec<u8> {
        let known: &[u8] = if further { b"fblrsvzq" } else { b"fblrsvh" };
        self.letters.iter().map(|(letter, _)| *letter).filter(|letter| known.contains(letter)).collect()
    }

    /// Returns an error if the leg has one of these letters.
    pub(super) fn refuse(&self, letters: &[u8], why: impl Fn(char) -> BetzaErrorKind) -> Result<(), LocatedError> {
        match self.letters.iter().find(|(letter, _)| letters.contains(letter)) {
            Some(&(letter, place)) => Err((place, why(letter as char))),
            None => Ok(()),
        }
    }
}

/// An atom with its modifiers.
pub(super) struct Term {
    /// The legs, at least one.
    pub legs: Vec<LegModifiers>,
    pub atom: Atom,
    /// The offset of the term in the text.
    pub at: usize,
}

impl Term {
    /// Parses the term at an offset, and advances the offset past it.
    pub(super) fn read(text: &str, at: &mut usize) -> Result<Term, LocatedError> {
        Ok(Term { at: *at, legs: legs(text, at)?, atom: atom::read(text, at)? })
    }
}

const MAX_LEGS: usize = 8;

/// Parses the legs at an offset with their modifiers, and advances the offset to the atom.
fn legs(text: &str, at: &mut usize) -> Result<Vec<LegModifiers>, LocatedError> {
    let mut legs = vec![LegModifiers::default()];
    while let Some(&letter) = text.as_bytes().get(*at).filter(|letter| letter.is_ascii_lowercase()) {
        let number = legs.len();
        match (letter, legs.last_mut()) {
            (b'a', _) if number == MAX_LEGS => {
                return Err((*at, BetzaErrorKind::Legs(MAX_LEGS)));
            }
            (b'a', _) => legs.push(LegModifiers::default()),
            (_, Some(leg)) if b"fblrsvhmcnjpgiyzqe".contains(&letter) => leg.letters.push((letter, *at)),
            _ => {
                let chained = atom::rest(text, *at).starts_with("t[");
                let letter = if chained { '[' } else { letter as char };
                return Err((*at, BetzaErrorKind::of_letter(letter, BetzaErrorKind::Modifier)));
            }
        }
        *at += 1;
    }
    for leg in &legs {
        if !leg.has(b'c') {
            leg.refuse(b"e", BetzaErrorKind::EnPassant)?;
        }
    }
    Ok(legs)
}
