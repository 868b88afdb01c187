//! Betza text → terms → walks.

use super::atom::{self, Atom};
use super::error::{Fault, foreign};
use super::{BetzaError, Walk, bent, straight};

/// The modifiers of one leg, each with its place in the text.
#[derive(Default)]
pub(super) struct Leg {
    letters: Vec<(u8, usize)>,
}

impl Leg {
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
    pub(super) fn refuse(&self, letters: &[u8], why: &str) -> Result<(), Fault> {
        match self.letters.iter().find(|(letter, _)| letters.contains(letter)) {
            Some(&(letter, place)) => Err((place, format!("“{}” {why}", letter as char))),
            None => Ok(()),
        }
    }
}

/// One atom with its modifiers.
pub(super) struct Term {
    /// The legs, at least one.
    pub legs: Vec<Leg>,
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
    pub(super) fn try_one(&mut self) -> Result<(), String> {
        self.tried += 1;
        if self.tried > 16 * Self::MOST { Err(Self::too_many()) } else { Ok(()) }
    }

    fn too_many() -> String {
        format!("there are more than {} ways to move", Self::MOST)
    }

    pub(super) fn push(&mut self, walk: Walk) -> Result<(), String> {
        if self.all.len() >= Self::MOST {
            return Err(Self::too_many());
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

fn read(text: &str) -> Result<Vec<Walk>, Fault> {
    let mut walks = Walks { all: Vec::new(), tried: 0 };
    let mut at = 0;
    while at < text.len() {
        let term = Term { at, legs: modifiers(text, &mut at)?, atom: atom::read(text, &mut at)? };
        match term.legs.as_slice() {
            [leg] => straight::add(leg, &term, &mut walks)?,
            _ => bent::add(&term, &mut walks)?,
        }
        if walks.all.is_empty() {
            return Err((term.at, "this goes nowhere".into()));
        }
    }
    if walks.all.is_empty() {
        return Err((at, "there is no move in it".into()));
    }
    Ok(walks.all)
}

const MOST_LEGS: usize = 8;

fn modifiers(text: &str, at: &mut usize) -> Result<Vec<Leg>, Fault> {
    let mut legs = vec![Leg::default()];
    while let Some(&letter) = text.as_bytes().get(*at).filter(|letter| letter.is_ascii_lowercase()) {
        let number = legs.len();
        match (letter, legs.last_mut()) {
            (b'a', _) if number == MOST_LEGS => {
                return Err((*at, format!("more than {MOST_LEGS} legs are not drawn here")));
            }
            (b'a', _) => legs.push(Leg::default()),
            (_, Some(leg)) if b"fblrsvhmcnjpgiyzqe".contains(&letter) => leg.letters.push((letter, *at)),
            _ => {
                let chained = atom::rest(text, *at).starts_with("t[");
                let letter = if chained { '[' } else { letter as char };
                return Err((
                    *at,
                    match foreign(letter) {
                        Some(what) => format!("“{letter}” ({what}) is not drawn here"),
                        None => format!("“{letter}” is not a modifier known here"),
                    },
                ));
            }
        }
        *at += 1;
    }
    for leg in &legs {
        if !leg.has(b'c') {
            leg.refuse(b"e", "(en passant) is only read after “c”, as in fmWfceF")?;
        }
    }
    Ok(legs)
}
