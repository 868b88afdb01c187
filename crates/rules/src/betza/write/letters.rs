//! The direction letters for a set of directions: the inverse of [`first_leg`].

use super::super::Leap;
use super::super::directions::{DirectionSet, Leaper, first_leg};
use std::collections::BTreeSet;

/// Single letters, which can end a text.
const SINGLE: [&str; 6] = ["f", "b", "l", "r", "s", "v"];

/// Pairs of letters, which can follow one another. Of two pairs with the same meaning, the preferred one comes first.
const PAIRS: [&str; 26] = [
    "fs", "bs", "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "fh", "bh", "lh", "rh", "hl", "hr", "ff", "bb", "ll",
    "rr", "ss", "vv", "sf", "sb", "vl", "vr",
];

/// The longest text has four pairs: two of the eight leaps of an oblique atom for each.
const MAX_PAIRS: usize = 4;

/// The directions of an atom that letters choose: those of all its leaps.
fn chosen(leaps: &[Leaper], letters: &str) -> Option<DirectionSet> {
    leaps.iter().try_fold(0, |set, &leap| Some(set | first_leg(leap, letters.as_bytes())?))
}

/// The shortest direction letters that choose exactly these directions of the ring for an atom; `None` if there are none.
pub(super) fn letters(leaps: &[Leaper], wanted: DirectionSet) -> Option<String> {
    if wanted == 0 {
        return None;
    }
    if chosen(leaps, "") == Some(wanted) {
        return Some(String::new());
    }
    let mut prefixes = vec![(String::new(), 0)];
    for _ in 0..=MAX_PAIRS {
        let mut longer: Vec<(String, DirectionSet)> = Vec::new();
        for (tails, is_last) in [(SINGLE.as_slice(), true), (PAIRS.as_slice(), false)] {
            for (prefix, _) in &prefixes {
                for tail in tails {
                    let text = [prefix, *tail].concat();
                    let Some(set) = chosen(leaps, &text) else { continue };
                    if set == wanted {
                        return Some(text);
                    }
                    if !is_last && set & !wanted == 0 && longer.iter().all(|(_, known)| *known != set) {
                        longer.push((text, set));
                    }
                }
            }
        }
        prefixes = longer;
    }
    None
}

/// The directions of a leap in which these steps lead.
pub(super) fn directions((short, long): Leap, steps: &BTreeSet<Leap>) -> DirectionSet {
    let ring = Leaper(short, long).ring();
    (0..8).filter(|&place| steps.contains(&ring[place])).fold(0, |set, place| set | 1 << place)
}

/// The shortest direction letters for exactly these steps of a leap, whose smaller number is first. `None` without steps.
///
/// ```
/// use menagerie_rules::betza::direction_letters;
/// assert_eq!(direction_letters((1, 2), &[(1, 2), (-1, 2)].into()).as_deref(), Some("f"));
/// assert_eq!(direction_letters((1, 1), &[(1, 1)].into()).as_deref(), Some("fr"));
/// ```
pub fn direction_letters(leap: Leap, steps: &BTreeSet<Leap>) -> Option<String> {
    letters(&[Leaper(leap.0, leap.1)], directions(leap, steps))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_directions_of_a_leap_has_letters() {
        for (leap, ring) in [(Leaper(0, 1), 0b0101_0101), (Leaper(2, 2), 0b1010_1010), (Leaper(1, 3), 0xFF)] {
            for set in (1..=DirectionSet::MAX).filter(|set| set & !ring == 0) {
                let text = letters(&[leap], set).unwrap_or_else(|| panic!("{leap:?}: {set:08b}"));
                assert_eq!(chosen(&[leap], &text), Some(set), "{leap:?}: {text}");
            }
        }
    }

    #[test]
    fn letters_are_those_that_people_write() {
        for (leap, text) in [
            (Leaper(0, 1), ["", "f", "v", "s", "fs", "fl"]),
            (Leaper(1, 1), ["", "f", "fl", "r", "b", "br"]),
            (Leaper(1, 2), ["", "f", "fs", "fh", "rf", "hr"]),
        ] {
            for text in text {
                assert_eq!(letters(&[leap], chosen(&[leap], text).unwrap()).as_deref(), Some(text), "{leap:?}");
            }
        }
        let king = [Leaper(0, 1), Leaper(1, 1)];
        assert_eq!(letters(&king, 0xFF).as_deref(), Some(""));
        assert_eq!(letters(&king, 0b1000_0011).as_deref(), Some("f"));
    }
}
