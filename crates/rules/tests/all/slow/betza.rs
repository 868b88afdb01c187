//! Parses Betza texts: atoms, modifiers and ranges, as written.

use super::board::At;
use super::letters;

/// One atom with its modifiers and range.
#[derive(Debug, Clone)]
pub struct Term {
    /// The modifiers of each leg.
    pub legs: Vec<String>,
    /// The leaps: two for `K` and `Q`.
    pub leaps: Vec<Leap>,
    /// The maximum number of repetitions of a leap; `None` for unlimited.
    pub range: Option<i32>,
}

/// A leap of a term.
#[derive(Debug, Clone)]
pub struct Leap {
    /// Its length in both dimensions, the smaller first.
    pub length: At,
    /// Its eight directions, clockwise.
    pub ring: Vec<At>,
    /// The indices in the ring that the directions of the first leg select.
    pub headings: Vec<i32>,
}

const ATOMS: [(&str, At); 25] = [
    ("WX", (0, 4)),
    ("FX", (1, 4)),
    ("DX", (0, 5)),
    ("NX", (1, 5)),
    ("AX", (2, 5)),
    ("HX", (0, 6)),
    ("CX", (1, 6)),
    ("ZX", (2, 6)),
    ("GX", (3, 6)),
    ("DY", (2, 4)),
    ("NY", (3, 4)),
    ("AY", (4, 4)),
    ("CY", (3, 5)),
    ("ZY", (4, 5)),
    ("W", (0, 1)),
    ("F", (1, 1)),
    ("D", (0, 2)),
    ("N", (1, 2)),
    ("A", (2, 2)),
    ("H", (0, 3)),
    ("C", (1, 3)),
    ("L", (1, 3)),
    ("Z", (2, 3)),
    ("J", (2, 3)),
    ("G", (3, 3)),
];

/// Parses a valid text.
pub fn read(text: &str) -> Vec<Term> {
    let mut terms = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let atom = rest.find(|letter: char| !letter.is_ascii_lowercase()).expect("an atom");
        let legs: Vec<String> = rest[..atom].split('a').map(str::to_string).collect();
        rest = &rest[atom..];
        let (name, leaps, default_range) = atom_of(rest);
        rest = &rest[name.len()..];
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let range = if digits > 0 {
            let number = rest[..digits].parse().expect("a number");
            rest = &rest[digits..];
            (number != 0).then_some(number)
        } else if default_range == Some(1) && rest.starts_with(name) {
            rest = &rest[name.len()..];
            None
        } else {
            default_range
        };
        let leaps = leaps.into_iter().map(|length| leap(length, &legs[0])).collect();
        terms.push(Term { legs, leaps, range });
    }
    terms
}

fn leap(length: At, modifiers: &str) -> Leap {
    let ring = letters::ring(length);
    let place = |way: At| ring.iter().position(|it| *it == way).expect("a way of its ring") as i32;
    let headings = letters::first(length, modifiers).into_iter().map(place).collect();
    Leap { length, ring, headings }
}

/// An atom's name, its leaps, and its default range.
fn atom_of(text: &str) -> (&str, Vec<At>, Option<i32>) {
    if text.starts_with('(') {
        let end = text.find(')').expect("a bracket");
        let (a, b) = text[1..end].split_once(',').expect("two numbers");
        let (a, b): (i32, i32) = (a.parse().expect("a number"), b.parse().expect("a number"));
        return (&text[..=end], vec![(a.min(b), a.max(b))], Some(1));
    }
    let both = vec![(0, 1), (1, 1)];
    match &text[..1] {
        "K" => (&text[..1], both, Some(1)),
        "Q" => (&text[..1], both, None),
        "R" => (&text[..1], vec![(0, 1)], None),
        "B" => (&text[..1], vec![(1, 1)], None),
        _ => {
            let (name, leap) = ATOMS.iter().find(|(name, _)| text.starts_with(name)).expect("a known atom");
            (&text[..name.len()], vec![*leap], Some(1))
        }
    }
}
