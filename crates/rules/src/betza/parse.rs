//! Betza text → terms → walks.

use super::atom::{self, Atom};
use super::error::{BetzaErrorKind, LocatedError};
use super::{BetzaError, Walk, bent, straight};

/// The modifiers of one leg, each with its place in the text.
#[derive(Default)]
pub(super) struct LegModifiers {
    letters: Vec<(u8, usize)>,
}

impl LegModifiers {
    /// Whether the modifier stands there.
    pub(super) fn has(&self, letter: u8) -> bool {
        self.place(letter).is_some()
    }

    /// Where in the text a modifier stands.
    pub(super) fn place(&self, letter: u8) -> Option<usize> {
        self.letters.iter().find(|(found, _)| *found == letter).map(|(_, place)| *place)
    }

    /// Its direction letters; in a further leg of a bent move `z` and `q` are such, too.
    pub(super) fn directions(&self, further: bool) -> Vec<u8> {
        let known: &[u8] = if further { b"fblrsvzq" } else { b"fblrsvh" };
        self.letters.iter().map(|(letter, _)| *letter).filter(|letter| known.contains(letter)).collect()
    }

    /// An error if one of these letters stands there.
    pub(super) fn refuse(&self, letters: &[u8], why: impl Fn(char) -> BetzaErrorKind) -> Result<(), LocatedError> {
        match self.letters.iter().find(|(letter, _)| letters.contains(letter)) {
            Some(&(letter, place)) => Err((place, why(letter as char))),
            None => Ok(()),
        }
    }
}

/// One atom with its modifiers.
pub(super) struct Term {
    /// The legs, at least one.
    pub legs: Vec<LegModifiers>,
    pub atom: Atom,
    /// Where the term begins.
    pub at: usize,
}

/// Walks, up to a limit that no drawable piece needs.
pub(super) struct Walks {
    all: Vec<Walk>,
    tried: usize,
}

impl Walks {
    const MOST: usize = 1200;

    /// Counts a leg that is tried, so that moves of many legs do not take for ever.
    pub(super) fn try_one(&mut self) -> Result<(), BetzaErrorKind> {
        self.tried += 1;
        if self.tried > 16 * Self::MOST { Err(BetzaErrorKind::Ways(Self::MOST)) } else { Ok(()) }
    }

    pub(super) fn push(&mut self, walk: Walk) -> Result<(), BetzaErrorKind> {
        if self.all.len() >= Self::MOST {
            return Err(BetzaErrorKind::Ways(Self::MOST));
        }
        if !self.all.contains(&walk) {
            self.all.push(walk);
        }
        Ok(())
    }
}

/// All walks of a Betza text.
pub(super) fn walks(text: &str) -> Result<Vec<Walk>, BetzaError> {
    read(text).map_err(|fault| BetzaError::new(text, fault))
}

fn read(text: &str) -> Result<Vec<Walk>, LocatedError> {
    let mut walks = Walks { all: Vec::new(), tried: 0 };
    let mut at = 0;
    while at < text.len() {
        let term = Term { at, legs: modifiers(text, &mut at)?, atom: atom::read(text, &mut at)? };
        match term.legs.as_slice() {
            [leg] => straight::add(leg, &term, &mut walks)?,
            _ => bent::add(&term, &mut walks)?,
        }
        if walks.all.is_empty() {
            return Err((term.at, BetzaErrorKind::Nowhere));
        }
    }
    if walks.all.is_empty() {
        return Err((at, BetzaErrorKind::NoMove));
    }
    Ok(walks.all)
}

const MOST_LEGS: usize = 8;

fn modifiers(text: &str, at: &mut usize) -> Result<Vec<LegModifiers>, LocatedError> {
    let mut legs = vec![LegModifiers::default()];
    while let Some(&letter) = text.as_bytes().get(*at).filter(|letter| letter.is_ascii_lowercase()) {
        let number = legs.len();
        match (letter, legs.last_mut()) {
            (b'a', _) if number == MOST_LEGS => {
                return Err((*at, BetzaErrorKind::Legs(MOST_LEGS)));
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
