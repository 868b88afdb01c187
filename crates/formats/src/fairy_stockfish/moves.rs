//! Converts Fairy-Stockfish's Betza notation to this project's.
//!
//! The direction letters differ: `lfrb` is two squares there, left forward and right backward. A hopper always goes on as far as it can,
//! even on a leap, and riders are never lame. Unknown letters are ignored.

use menagerie_rules::betza::{NamedAtom, direction_letters};
use std::collections::BTreeSet;

/// The converted moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Translated {
    /// The unconditional moves.
    pub always: String,
    /// The moves from the squares of double steps.
    pub initial: String,
    /// Unknown letters.
    pub left_out: String,
}

/// An atom: its leap, straight on and sideways.
pub(super) type Atom = (i8, i8);

/// An atom with its range in this project's notation; without a range, only the board limits it. Fairy-Stockfish has the same atoms of one
/// letter.
pub(super) fn ranged((long, short): Atom, range: Option<u8>) -> String {
    let name = |endless| NamedAtom::of(&[(short, long)], endless).map(|atom| atom.name);
    let one = name(false).unwrap_or_default();
    match range {
        Some(1) => one.to_string(),
        Some(steps) => format!("{one}{steps}"),
        None => name(true).map_or_else(|| one.repeat(2), str::to_string),
    }
}

const VERTICAL: &str = "fbvh";
const HORIZONTAL: &str = "rlsh";

/// The modifiers read so far.
#[derive(Default)]
struct Modifiers {
    moves: bool,
    captures: bool,
    hops: bool,
    right_behind: bool,
    lame: bool,
    initial: bool,
    directions: Vec<(char, char)>,
}

/// Converts a text.
pub(super) fn translate(text: &str) -> Translated {
    let letters: Vec<char> = text.chars().collect();
    let mut translated = Translated::default();
    let mut modifiers = Modifiers::default();
    let mut at = 0;
    while let Some(&current) = letters.get(at) {
        let next = letters.get(at + 1).copied();
        at += 1;
        match current {
            'm' => modifiers.moves = true,
            'c' => modifiers.captures = true,
            'p' => modifiers.hops = true,
            'g' => (modifiers.hops, modifiers.right_behind) = (true, true),
            'n' => modifiers.lame = true,
            'i' => modifiers.initial = true,
            _ if VERTICAL.contains(current) || HORIZONTAL.contains(current) => {
                let pairs = |other: char| {
                    other == current
                        || VERTICAL.contains(current) && HORIZONTAL.contains(other)
                        || HORIZONTAL.contains(current) && VERTICAL.contains(other)
                };
                match next.filter(|&other| pairs(other)) {
                    Some(other) => {
                        modifiers.directions.push((current, other));
                        at += 1;
                    }
                    None => modifiers.directions.push((current, current)),
                }
            }
            _ => match NamedAtom::named(current.encode_utf8(&mut [0; 4])) {
                Some(atom) => {
                    let range = next.filter(|&next| next.is_ascii_digit() || next == current);
                    at += usize::from(range.is_some());
                    let range = match range {
                        Some(digit) if digit.is_ascii_digit() => Some(digit as u8 - b'0'),
                        Some(_) => Some(0),
                        None if atom.endless => Some(0),
                        None => None,
                    };
                    let terms = if modifiers.initial { &mut translated.initial } else { &mut translated.always };
                    for &(short, long) in atom.leaps {
                        write(terms, (long, short), range, &modifiers, atom.leaps.len() == 1);
                    }
                    modifiers = Modifiers::default();
                }
                // It marks a capture that may be en passant, which other keys define.
                None if current == 'e' => {}
                None => translated.left_out.push(current),
            },
        }
    }
    for terms in [&mut translated.always, &mut translated.initial] {
        *terms = shorten(terms);
    }
    translated
}

/// Writes one atom with its modifiers.
fn write(terms: &mut String, atom: Atom, range: Option<u8>, modifiers: &Modifiers, alone: bool) {
    let leaps = leaps(atom, &modifiers.directions, alone);
    let mut kind = String::new();
    if modifiers.moves != modifiers.captures {
        kind.push(if modifiers.moves { 'm' } else { 'c' });
    }
    let mut range = range;
    if modifiers.hops {
        kind.push(if modifiers.right_behind { 'g' } else { 'p' });
        // A hopper goes on without limit unless a number stops it.
        range = range.or(Some(0)).filter(|_| !modifiers.right_behind).or(Some(0));
    } else if modifiers.lame && range.is_none() && atom != (1, 0) && atom != (1, 1) {
        kind.push('n');
    }
    let range = match range {
        Some(0) => None,
        range => range.or(Some(1)),
    };
    for directions in directions(atom, &leaps) {
        terms.extend([directions.as_str(), &kind, &ranged(atom, range), " "]);
    }
}

/// The direction letters for leaps of an atom, forward and to the right: one text, or one for each leap. Up to two letters mean the same in
/// both notations; on orthogonal leaps, any letters do.
pub(super) fn directions((long, short): Atom, leaps: &BTreeSet<(i8, i8)>) -> Vec<String> {
    let letters = |leaps: &[(i8, i8)]| {
        let steps = leaps.iter().map(|&(forward, right)| (right, forward)).collect();
        direction_letters((short, long), &steps)
    };
    let leaps: Vec<(i8, i8)> = leaps.iter().copied().collect();
    match letters(&leaps) {
        Some(text) if text.len() > 2 && short != 0 => leaps.iter().filter_map(|&leap| letters(&[leap])).collect(),
        text => text.into_iter().collect(),
    }
}

/// The leaps of an atom in the given directions: forward and to the right.
fn leaps((long, short): Atom, directions: &[(char, char)], alone: bool) -> BTreeSet<(i8, i8)> {
    let mut wanted: Vec<[char; 2]> = Vec::new();
    for &(first, second) in directions {
        if alone && short == 0 && first != second {
            wanted.extend([[first; 2], [second; 2]]);
        } else {
            wanted.push([first, second]);
        }
    }
    let has = |names: &[&str]| {
        wanted.is_empty() || names.iter().any(|name| wanted.iter().any(|pair| pair.iter().collect::<String>() == *name))
    };
    let rows: [(&[&str], (i8, i8)); 8] = [
        (&["ff", "vv", "rf", "rv", "fh", "rh", "hr"], (long, short)),
        (&["bb", "vv", "lb", "lv", "bh", "lh", "hr"], (-long, -short)),
        (&["rr", "ss", "br", "bs", "bh", "rh", "hr"], (-short, long)),
        (&["ll", "ss", "fl", "fs", "fh", "lh", "hr"], (short, -long)),
        (&["rr", "ss", "fr", "fs", "fh", "rh", "hl"], (short, long)),
        (&["ll", "ss", "bl", "bs", "bh", "lh", "hl"], (-short, -long)),
        (&["bb", "vv", "rb", "rv", "bh", "rh", "hl"], (-long, short)),
        (&["ff", "vv", "lf", "lv", "fh", "lh", "hl"], (long, -short)),
    ];
    rows.into_iter().filter(|(names, _)| has(names)).map(|(_, leap)| leap).collect()
}

/// Joins equal terms of different atoms: `W F` is `K`, `R B` is `Q`.
pub(super) fn shorten(terms: &str) -> String {
    let mut parts: Vec<String> = terms.split_whitespace().map(str::to_string).collect();
    for (first, second, joined) in [('W', 'F', 'K'), ('R', 'B', 'Q')] {
        let mut at = 0;
        while at + 1 < parts.len() {
            let (one, other) = (&parts[at], &parts[at + 1]);
            let plain = |part: &str| !part.contains(['f', 'b', 'l', 'r', 'v', 's', 'h']);
            let base = one.strip_suffix(first).filter(|base| plain(base));
            if let Some(base) = base.filter(|base| other.strip_suffix(second) == Some(*base)) {
                parts[at] = format!("{base}{joined}");
                parts.remove(at + 1);
            }
            at += 1;
        }
    }
    parts.concat()
}

#[cfg(test)]
mod tests {
    use super::translate;
    use menagerie_rules::betza::Movement;

    fn always(text: &str) -> String {
        translate(text).always
    }

    fn steps(betza: &str) -> Vec<(i8, i8)> {
        let movement: Movement = betza.parse().unwrap();
        let mut steps: Vec<_> = movement.walks().iter().map(|walk| walk.step).collect();
        steps.sort_unstable();
        steps
    }

    #[test]
    fn what_both_write_alike_stays() {
        for text in ["N", "B", "R", "Q", "K", "FA", "mRcpR", "fW", "nN", "NN", "fsW", "CZ", "F2", "mNcB", "gQ", "fN"] {
            assert_eq!(always(text), text);
        }
    }

    #[test]
    fn pairs_of_direction_letters_are_single_squares() {
        assert_eq!(steps(&always("lfrbB")), [(-1, 1), (1, -1)]);
        assert_eq!(steps(&always("fRrbBlbF")), [(-1, -1), (0, 1), (1, -1)]);
        assert_eq!(steps(&always("ffNfsN")), [(-2, 1), (-1, 2), (1, 2), (2, 1)]);
        assert_eq!(steps(&always("hrN")).len(), 4);
        assert_eq!(steps(&always("frN")), [(2, 1)]);
        assert_eq!(steps(&always("rfN")), [(1, 2)]);
    }

    #[test]
    fn initial_moves_stand_apart() {
        let pawn = translate("fmWfceFifmnD");
        assert_eq!((pawn.always.as_str(), pawn.initial.as_str()), ("fmWfcF", "fmnD"));
    }

    #[test]
    fn a_hopper_goes_on() {
        assert_eq!(always("cpW"), "cpR");
        assert_eq!(always("pB2"), "pF2");
        assert_eq!(always("nNN"), "NN");
        assert_eq!(
            translate("zBN"),
            super::Translated { always: "BN".into(), initial: String::new(), left_out: "z".into() }
        );
    }
}
