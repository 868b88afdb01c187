//! Atoms: the capital letters, pairs of numbers and ranges of a Betza text.

use super::directions::Leaper;
use super::error::{BetzaErrorKind, LocatedError};

/// An atom with its range.
pub(super) struct Atom {
    /// The leaps it stands for: two for `K` and `Q`.
    pub leaps: Vec<Leaper>,
    /// How often the leap may be repeated; `None` as often as the board allows.
    pub range: Option<u8>,
}

/// The longest leap that a board has room for.
const LONGEST: u8 = 15;

/// Reads an atom and its range, and moves `at` behind them.
pub(super) fn read(text: &str, at: &mut usize) -> Result<Atom, LocatedError> {
    let start = *at;
    let Some(letter) = rest(text, start).chars().next() else {
        return Err((start, BetzaErrorKind::NoAtom));
    };
    let (leaps, range) = if letter == '(' {
        (vec![pair(text, at)?], Some(1))
    } else {
        *at += letter.len_utf8();
        named(text, at, letter).ok_or_else(|| (start, BetzaErrorKind::of_letter(letter, BetzaErrorKind::Atom)))?
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

/// What follows a place. Never panics, which spares readers of a page the code for that.
pub(super) fn rest(text: &str, at: usize) -> &str {
    text.get(at..).unwrap_or_default()
}

fn digits<'a>(text: &'a str, at: &mut usize) -> &'a str {
    let start = *at;
    *at += rest(text, start).bytes().take_while(u8::is_ascii_digit).count();
    text.get(start..*at).unwrap_or_default()
}

/// The leaps of a letter, which `X` or `Y` behind it makes longer, and its range if no number says otherwise.
fn named(text: &str, at: &mut usize, letter: char) -> Option<(Vec<Leaper>, Option<u8>)> {
    let one = match letter {
        'K' => return Some((vec![Leaper(0, 1), Leaper(1, 1)], Some(1))),
        'Q' => return Some((vec![Leaper(0, 1), Leaper(1, 1)], None)),
        'R' => return Some((vec![Leaper(0, 1)], None)),
        'B' => return Some((vec![Leaper(1, 1)], None)),
        'W' => Leaper(0, 1),
        'F' => Leaper(1, 1),
        'D' => Leaper(0, 2),
        'N' => Leaper(1, 2),
        'A' => Leaper(2, 2),
        'H' => Leaper(0, 3),
        'C' | 'L' => Leaper(1, 3),
        'Z' | 'J' => Leaper(2, 3),
        'G' => Leaper(3, 3),
        _ => return None,
    };
    let long = match (one, text.as_bytes().get(*at)) {
        (Leaper(a, b), Some(b'X')) => Leaper(a, b + 3),
        (Leaper(0, 2), Some(b'Y')) => Leaper(2, 4),
        (Leaper(1, 2), Some(b'Y')) => Leaper(3, 4),
        (Leaper(2, 2), Some(b'Y')) => Leaper(4, 4),
        (Leaper(1, 3), Some(b'Y')) => Leaper(3, 5),
        (Leaper(2, 3), Some(b'Y')) => Leaper(4, 5),
        _ => return Some((vec![one], Some(1))),
    };
    *at += 1;
    Some((vec![long], Some(1)))
}

/// A leap written as two numbers: `(1,4)`.
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
        (Ok(a), Ok(b)) if a.max(b) >= 1 && a.max(b) <= LONGEST => Ok(Leaper(a.min(b) as i8, a.max(b) as i8)),
        _ => Err((start, BetzaErrorKind::PairNumbers)),
    }
}
