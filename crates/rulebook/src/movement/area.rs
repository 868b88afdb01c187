//! Finds words for sets of directions. The words themselves depend on the language.

use super::clause::{ALL, DIAGONAL, Directions, STRAIGHT};

/// The sets of directions along lines that have a word, the widest first.
pub(super) const LINES: [Directions; 19] = [
    ALL, STRAIGHT, DIAGONAL, // Three forward, three backward.
    0x83, 0x38, // Forward and backward; sideways.
    0x11, 0x44, // Diagonally forward, backward, right, left.
    0x82, 0x28, 0x0A, 0xA0,
    // Single directions: forward, backward, right, left, and the four diagonals clockwise from forward right.
    0x01, 0x10, 0x04, 0x40, 0x02, 0x08, 0x20, 0x80,
];

/// The sets of oblique leaps that have a word, the widest first.
pub(super) const OBLIQUE: [Directions; 16] = [
    // Long along the file; long along the rank.
    0x99, 0x66, // Long forward, backward, right, left.
    0x81, 0x18, 0x06, 0x60, // Long along the rank and short forward, backward.
    0x42, 0x24, // One each, clockwise from ahead and a little to the right.
    0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80,
];

/// The indices of the words in the list that together cover exactly an area, the widest first. For directions along lines the reverse
/// order reads better, so that an addition to a narrow one is not applied to the widest.
pub(super) fn cover(area: Directions, list: &[Directions]) -> Vec<usize> {
    let mut rest = area;
    let mut words = Vec::new();
    for (number, &set) in list.iter().enumerate() {
        if rest & set == set {
            rest &= !set;
            words.push(number);
        }
    }
    words
}

/// Whether a word of [`LINES`] itself names two directions.
pub(super) fn is_choice(word: usize) -> bool {
    matches!(word, 1 | 3 | 4 | 5)
}

/// The word for the few directions that are missing from an area along lines, if there is one.
pub(super) fn except(area: Directions) -> Option<usize> {
    match cover(!area, &LINES).as_slice() {
        [word] if area.count_ones() >= 6 && area != ALL => Some(*word),
        _ => None,
    }
}

/// Appends a text. Never inlined: there are hundreds of calls, which would enlarge the WebAssembly module.
#[inline(never)]
pub(super) fn say(out: &mut String, text: &str) {
    out.push_str(text);
}

/// Appends a list: its items with commas and, before the last, the word for “or”.
pub(super) fn list(out: &mut String, number: usize, or: &str, item: &mut dyn FnMut(&mut String, usize)) {
    for at in 0..number {
        if at > 0 {
            say(out, if at + 1 == number { or } else { ", " });
        }
        item(out, at);
    }
}

/// The numbers in a set: bit n is n.
pub(super) fn members(set: u16) -> Vec<u8> {
    (0..16).filter(|n| set >> n & 1 == 1).collect()
}
