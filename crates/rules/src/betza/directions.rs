//! Converts Betza's direction letters into steps.

use super::Leap;

/// The offset of an atom's leap, the smaller number first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaper(pub i8, pub i8);

/// A set of directions: bit n for the n-th step of the ring.
pub(super) type DirectionSet = u8;

/// The eight compass directions, clockwise from straight ahead.
const COMPASS: [Leap; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// A parser of direction letters. It returns the directions in the ring and the number of letters it read.
type Choose = fn(&[Leap; 8], &[u8]) -> Option<(DirectionSet, usize)>;

const STRAIGHT: DirectionSet = 0b0101_0101;
const DIAGONAL: DirectionSet = 0b1010_1010;

impl Leaper {
    pub(super) fn is_oblique(self) -> bool {
        self.0 != 0 && self.0 != self.1
    }

    /// The eight leaps of this length, clockwise from straight ahead. For an orthogonal or diagonal leap the ring contains the leaps of
    /// both types, so that a bent move can turn from one into the other.
    pub(super) fn ring(self) -> [Leap; 8] {
        let Leaper(a, b) = self;
        if self.is_oblique() {
            [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)]
        } else {
            COMPASS.map(|(x, y)| (x * b, y * b))
        }
    }
}

/// The directions of the ring that the letters choose for a first leg; `None` where a letter does not fit the leap.
pub(super) fn first_leg(leap: Leaper, letters: &[u8]) -> Option<DirectionSet> {
    let ring = leap.ring();
    let (whole, choose): (DirectionSet, Choose) = match leap {
        Leaper(0, _) => (STRAIGHT, straight),
        Leaper(a, b) if a == b => (DIAGONAL, diagonal),
        _ => (0xFF, oblique),
    };
    let mut chosen = if letters.is_empty() { whole } else { 0 };
    let mut rest = letters;
    while !rest.is_empty() {
        let (set, used) = choose(&ring, rest)?;
        chosen |= set & whole;
        rest = &rest[used..];
    }
    Some(chosen)
}

/// The half of the ring that a letter names: `f` is every direction that leads forward.
fn half(ring: &[Leap; 8], letter: u8) -> Option<DirectionSet> {
    let mut set = 0;
    for (place, &(x, y)) in ring.iter().enumerate() {
        let within = match letter {
            b'f' => y > 0,
            b'b' => y < 0,
            b'l' => x < 0,
            b'r' => x > 0,
            b's' => x != 0,
            b'v' => y != 0,
            _ => return None,
        };
        set |= DirectionSet::from(within) << place;
    }
    Some(set)
}

/// The directions of the half in which the letter's own direction is the longer component.
fn narrow(ring: &[Leap; 8], letter: u8) -> Option<DirectionSet> {
    let mut lengthwise = 0;
    for (place, &(x, y)) in ring.iter().enumerate() {
        lengthwise |= DirectionSet::from(y.abs() > x.abs()) << place;
    }
    Some(half(ring, letter)? & if is_lengthwise(letter) { lengthwise } else { !lengthwise })
}

fn is_lengthwise(letter: u8) -> bool {
    matches!(letter, b'f' | b'b' | b'v')
}

fn straight(ring: &[Leap; 8], letters: &[u8]) -> Option<(DirectionSet, usize)> {
    Some((half(ring, letters[0])?, 1))
}

/// On a diagonal, letters of both dimensions intersect: `fl` is one direction, and `rlb` the two backward ones.
fn diagonal(ring: &[Leap; 8], letters: &[u8]) -> Option<(DirectionSet, usize)> {
    let (first, mut used) = both_ways(letters);
    let mut set = half(ring, first)?;
    if used < letters.len() {
        let (second, more) = both_ways(&letters[used..]);
        if is_lengthwise(first) != is_lengthwise(second) {
            set &= half(ring, second)?;
            used += more;
        }
    }
    Some((set, used))
}

/// The first letter, where `rl` counts as `s` and `fb` as `v`.
fn both_ways(letters: &[u8]) -> (u8, usize) {
    match letters {
        [b'r', b'l', ..] | [b'l', b'r', ..] => (b's', 2),
        [b'f', b'b', ..] | [b'b', b'f', ..] => (b'v', 2),
        _ => (letters[0], 1),
    }
}

fn oblique(ring: &[Leap; 8], letters: &[u8]) -> Option<(DirectionSet, usize)> {
    match *letters {
        [b'h', b'r', ..] => Some((STRAIGHT, 2)),
        [b'h', b'l', ..] => Some((DIAGONAL, 2)),
        [first, b'h', ..] => Some((half(ring, first)?, 2)),
        [first, second, ..] if first == second => Some((narrow(ring, first)?, 2)),
        [first, second, ..] if second.is_ascii_lowercase() && is_lengthwise(first) != is_lengthwise(second) => {
            Some((half(ring, first)? & narrow(ring, second)?, 2))
        }
        [first, ..] => Some((narrow(ring, first)?, 1)),
        [] => None,
    }
}

/// The turns that direction letters choose for a further leg: bit n is a turn by n eighths of a circle, clockwise. `side` is the side of
/// the previous turn: −1 left, 1 right, 0 neither. Without letters the turns are straight on or a right angle to either side; with `all`
/// they are all turns but backwards.
pub(super) fn next_leg(letters: &[u8], side: i8, all: bool) -> Option<DirectionSet> {
    let mut turns = match (letters, all) {
        ([], true) => 0b1110_1111,
        ([], false) => 0b0100_0101,
        _ => 0,
    };
    let mut rest = letters;
    while let Some(&letter) = rest.first() {
        let next = rest.get(1).copied().unwrap_or(0);
        // `fl` and `lf` are the same. A doubled letter is complete.
        let (along, across, used) = match (letter, next) {
            (b'f' | b'b', b'l' | b'r' | b's' | b'z' | b'q') => (letter, next, 2),
            (b'l' | b'r', b'f' | b'b') => (next, letter, 2),
            (b'f' | b'b' | b'v', _) => (letter, 0, 1 + usize::from(next == letter)),
            _ => (0, letter, 1 + usize::from(next == letter)),
        };
        rest = &rest[used..];
        let (right, left) = match (across, side) {
            (b'r', _) | (b'z', -1) | (b'q', 1) => (true, false),
            (b'l', _) | (b'z', 1) | (b'q', -1) => (false, true),
            (b's' | b'z' | b'q', _) => (true, true),
            (0, _) => {
                turns |= match along {
                    b'f' => 0b0000_0001,
                    b'b' => 0b0001_0000,
                    _ => 0b0001_0001,
                };
                (false, false)
            }
            _ => return None,
        };
        let eighths = match along {
            b'f' => 1,
            b'b' => 3,
            _ => 2,
        };
        turns |= DirectionSet::from(right) << eighths | DirectionSet::from(left) << (8 - eighths);
    }
    Some(turns)
}

/// The side of a turn: −1 left, 1 right, 0 neither.
pub(super) fn side(eighths: usize) -> i8 {
    match eighths % 8 {
        1..=3 => 1,
        5..=7 => -1,
        _ => 0,
    }
}

/// The members of a set.
pub(super) fn members(set: DirectionSet) -> impl Iterator<Item = usize> {
    (0..8).filter(move |place| set >> place & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(leap: Leaper, letters: &str) -> Vec<Leap> {
        members(first_leg(leap, letters.as_bytes()).unwrap()).map(|place| leap.ring()[place]).collect()
    }

    fn turns(letters: &str, side: i8) -> Vec<usize> {
        members(next_leg(letters.as_bytes(), side, false).unwrap()).collect()
    }

    #[test]
    fn letters_choose_directions() {
        assert_eq!(chosen(Leaper(0, 1), "f"), [(0, 1)]);
        assert_eq!(chosen(Leaper(0, 1), "fs"), [(0, 1), (1, 0), (-1, 0)]);
        assert_eq!(chosen(Leaper(1, 1), "f"), [(1, 1), (-1, 1)]);
        assert_eq!(chosen(Leaper(1, 1), "fl"), [(-1, 1)]);
        assert_eq!(chosen(Leaper(1, 1), "flbr"), [(1, -1), (-1, 1)]);
        assert_eq!(chosen(Leaper(1, 1), "rlb"), [(1, -1), (-1, -1)]);
    }

    #[test]
    fn letters_on_oblique_leaps_are_narrow_unless_they_say_half() {
        for (letters, steps) in [
            ("f", vec![(1, 2), (-1, 2)]),
            ("ff", vec![(1, 2), (-1, 2)]),
            ("fs", vec![(2, 1), (-2, 1)]),
            ("fr", vec![(2, 1)]),
            ("rf", vec![(1, 2)]),
            ("fh", vec![(1, 2), (2, 1), (-2, 1), (-1, 2)]),
            ("fb", vec![(1, 2), (1, -2), (-1, -2), (-1, 2)]),
            ("s", vec![(2, 1), (2, -1), (-2, -1), (-2, 1)]),
            ("hr", vec![(1, 2), (2, -1), (-1, -2), (-2, 1)]),
            ("ffbs", vec![(1, 2), (2, -1), (-2, -1), (-1, 2)]),
        ] {
            assert_eq!(chosen(Leaper(1, 2), letters), steps, "{letters}");
        }
    }

    #[test]
    fn a_further_leg_turns_from_the_leg_before() {
        assert_eq!(turns("fs", 0), [1, 7]);
        assert_eq!(turns("l", 0), [6]);
        assert_eq!(turns("lf", 0), [7]);
        assert_eq!(turns("fz", 1), [7]);
        assert_eq!(turns("q", -1), [6]);
        assert_eq!(turns("v", 0), [0, 4]);
        assert_eq!(turns("fb", 0), [0, 4]);
        assert_eq!(turns("", 0), [0, 2, 6]);
        assert_eq!(next_leg(b"", 0, true).unwrap().count_ones(), 7);
    }
}
