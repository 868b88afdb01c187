//! Parses atoms: capital letters or pairs of numbers, with a range.

use super::atoms::{MAX_LEAP, NamedAtom};
use super::directions::Leaper;
use super::error::{BetzaErrorKind, LocatedError};

/// An atom with its range.
pub(super) struct Atom {
    /// The leaps of the atom: two for `K` and `Q`.
    pub leaps: Vec<Leaper>,
    /// The maximum number of leaps; `None` if only the board limits it.
    pub range: Option<u8>,
}

/// Parses an atom and its range, and advances `at` past them.
pub(super) fn read(text: &str, at: &mut usize) -> Result<Atom, LocatedError> {
    let start = *at;
    let Some(letter) = rest(text, start).chars().next() else {
        return Err((start, BetzaErrorKind::NoAtom));
    };
    let (leaps, range) = if letter == '(' {
        (vec![pair(text, at)?], Some(1))
    } else {
        let atom =
            named(text, start).ok_or_else(|| (start, BetzaErrorKind::of_letter(letter, BetzaErrorKind::Atom)))?;
        *at += atom.name.len();
        (atom.leaps.iter().map(|&(a, b)| Leaper(a, b)).collect(), (!atom.endless).then_some(1))
    };
    let name = text.get(start..*at).unwrap_or_default();
    let digits = digits(text, at);
    if !digits.is_empty() {
        let range = digits.parse::<u8>().map_err(|_| (*at - digits.len(), BetzaErrorKind::Range))?;
        return Ok(Atom { leaps, range: (range != 0).then_some(range) });
    }
    if range == Some(1) && rest(text, *at).starts_with(name) {
        *at += name.len();
        return Ok(Atom { leaps, range: None });
    }
    Ok(Atom { leaps, range })
}

/// The text from an offset on. Never panics, so that the WebAssembly module needs no code for panics.
pub(super) fn rest(text: &str, at: usize) -> &str {
    text.get(at..).unwrap_or_default()
}

fn digits<'a>(text: &'a str, at: &mut usize) -> &'a str {
    let start = *at;
    *at += rest(text, start).bytes().take_while(u8::is_ascii_digit).count();
    text.get(start..*at).unwrap_or_default()
}

/// The atom whose name begins at an offset. The longest name counts.
fn named(text: &str, at: usize) -> Option<&'static NamedAtom> {
    [2, 1].into_iter().find_map(|length| NamedAtom::named(text.get(at..at + length)?))
}

/// Parses a leap that is written as two numbers: `(1,4)`.
fn pair(text: &str, at: &mut usize) -> Result<Leaper, LocatedError> {
    let start = *at;
    *at += 1;
    let first = digits(text, at);
    let comma = rest(text, *at).starts_with(',');
    *at += usize::from(comma);
    let second = digits(text, at);
    if !comma || !rest(text, *at).starts_with(')') {
        return Err((start, BetzaErrorKind::Pair));
    }
    *at += 1;
    match (first.parse::<u8>(), second.parse::<u8>()) {
        (Ok(a), Ok(b)) if a.max(b) >= 1 && a.max(b) <= MAX_LEAP => Ok(Leaper(a.min(b) as i8, a.max(b) as i8)),
        _ => Err((start, BetzaErrorKind::PairNumbers)),
    }
}
