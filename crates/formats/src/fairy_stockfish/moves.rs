//! Fairy-Stockfish's Betza notation, put into this project's.
//!
//! It differs in how direction letters are read: `lfrb` is two squares there, a left forward and a right backward one. A hopper always
//! goes on as far as it can, even on a leap, and riders are never lame. What it does not know it leaves out.

use std::collections::BTreeSet;

/// What a text says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Translated {
    /// The moves that it always has.
    pub always: String,
    /// Those that it has from the squares of double steps.
    pub initial: String,
    /// Letters that mean nothing there.
    pub left_out: String,
}

/// An atom: its leap, straight on and sideways.
pub(super) type Atom = (i8, i8);

fn atoms(letter: char) -> Option<(&'static [Atom], bool)> {
    Some(match letter {
        'W' => (&[(1, 0)], false),
        'F' => (&[(1, 1)], false),
        'D' => (&[(2, 0)], false),
        'N' => (&[(2, 1)], false),
        'A' => (&[(2, 2)], false),
        'H' => (&[(3, 0)], false),
        'L' | 'C' => (&[(3, 1)], false),
        'J' | 'Z' => (&[(3, 2)], false),
        'G' => (&[(3, 3)], false),
        'K' => (&[(1, 0), (1, 1)], false),
        'R' => (&[(1, 0)], true),
        'B' => (&[(1, 1)], true),
        'Q' => (&[(1, 0), (1, 1)], true),
        _ => return None,
    })
}

/// How this project writes an atom.
pub(super) fn letter(atom: Atom) -> char {
    match atom {
        (1, 0) => 'W',
        (1, 1) => 'F',
        (2, 0) => 'D',
        (2, 1) => 'N',
        (2, 2) => 'A',
        (3, 0) => 'H',
        (3, 1) => 'C',
        (3, 2) => 'Z',
        _ => 'G',
    }
}

const VERTICAL: &str = "fbvh";
const HORIZONTAL: &str = "rlsh";

/// Modifiers read so far.
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

/// Translates a text.
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
            _ => match atoms(current) {
                Some((atoms, slides)) => {
                    let range = next.filter(|&next| next.is_ascii_digit() || next == current);
                    at += usize::from(range.is_some());
                    let range = match range {
                        Some(digit) if digit.is_ascii_digit() => Some(digit as u8 - b'0'),
                        Some(_) => Some(0),
                        None if slides => Some(0),
                        None => None,
                    };
                    let terms = if modifiers.initial { &mut translated.initial } else { &mut translated.always };
                    for &atom in atoms {
                        write(terms, atom, range, &modifiers, atoms.len() == 1);
                    }
                    modifiers = Modifiers::default();
                }
                // It tells that a capture may be en passant, which other keys say, too.
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
        // A hopper goes on for ever unless a number stops it.
        range = range.or(Some(0)).filter(|_| !modifiers.right_behind).or(Some(0));
    } else if modifiers.lame && range.is_none() && atom != (1, 0) && atom != (1, 1) {
        kind.push('n');
    }
    let tail = match range {
        None | Some(1) => letter(atom).to_string(),
        Some(0) => match atom {
            (1, 0) => "R".to_string(),
            (1, 1) => "B".to_string(),
            _ => letter(atom).to_string().repeat(2),
        },
        Some(steps) => format!("{}{steps}", letter(atom)),
    };
    for direction in directions(atom, &leaps) {
        // Directions first: `fmW`. A text reads the same in any order.
        terms.push_str(&direction);
        terms.push_str(&kind);
        terms.push_str(&tail);
        terms.push(' ');
    }
}

/// The leaps of an atom that the directions leave: forward and to the right.
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

/// Whether a leap, forward and to the right, is one of those that a direction names.
type IsIn = fn(i8, i8) -> bool;

/// The direction letters of this project for these leaps of an atom: one text, or one for each leap.
pub(super) fn directions((long, short): Atom, leaps: &BTreeSet<(i8, i8)>) -> Vec<String> {
    let named: &[(&str, IsIn)] = if short == 0 {
        &[("", |_, _| true), ("v", |_, right| right == 0), ("s", |forward, _| forward == 0)]
    } else if short == long {
        &[
            ("", |_, _| true),
            ("f", |forward, _| forward > 0),
            ("b", |forward, _| forward < 0),
            ("l", |_, right| right < 0),
            ("r", |_, right| right > 0),
        ]
    } else {
        &[
            ("", |_, _| true),
            ("f", |forward, right| forward > right.abs()),
            ("b", |forward, right| -forward > right.abs()),
            ("r", |forward, right| right > forward.abs()),
            ("l", |forward, right| -right > forward.abs()),
            ("v", |forward, right| forward.abs() > right.abs()),
            ("s", |forward, right| forward.abs() < right.abs()),
            ("fh", |forward, _| forward > 0),
            ("bh", |forward, _| forward < 0),
            ("rh", |_, right| right > 0),
            ("lh", |_, right| right < 0),
            ("fs", |forward, right| forward > 0 && forward < right.abs()),
            ("bs", |forward, right| forward < 0 && -forward < right.abs()),
        ]
    };
    let all: BTreeSet<(i8, i8)> = self::leaps((long, short), &[], true);
    for (name, is_in) in named {
        if all.iter().filter(|(forward, right)| is_in(*forward, *right)).eq(leaps.iter()) {
            return vec![(*name).to_string()];
        }
    }
    if short == 0 {
        let straight = leaps.iter().map(|&(forward, right)| match (forward.signum(), right.signum()) {
            (1, _) => 'f',
            (-1, _) => 'b',
            (_, 1) => 'r',
            _ => 'l',
        });
        let mut letters: Vec<char> = straight.collect();
        letters.sort_by_key(|letter| "fblr".find(*letter));
        let letters: String = letters.into_iter().collect();
        return vec![letters.replace("lr", "s").replace("fb", "v")];
    }
    let single = |&(forward, right): &(i8, i8)| {
        let vertical = if forward > 0 { 'f' } else { 'b' };
        let horizontal = if right > 0 { 'r' } else { 'l' };
        // On an oblique leap the letter behind says which way it leads most.
        if forward.abs() > right.abs() { format!("{horizontal}{vertical}") } else { format!("{vertical}{horizontal}") }
    };
    leaps.iter().map(single).collect()
}

/// Joins what atoms of two kinds say alike: `W F` is `K`, `R B` is `Q`.
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
