//! Terms of one leg.

use super::super::atoms::NamedAtom;
use super::super::directions::{DirectionSet, Leaper, first_leg, members};
use super::super::{Leap, Movement};
use super::letters::{directions, letters};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Whether a walk may end on an empty square or on an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Modality {
    /// On either.
    Both,
    /// Only on an empty square (`m`).
    Move,
    /// Only on an enemy (`c`).
    Capture,
}

impl Modality {
    /// The modality of a walk with these properties.
    pub const fn of(moves: bool, captures: bool) -> Modality {
        match (moves, captures) {
            (true, false) => Modality::Move,
            (false, true) => Modality::Capture,
            _ => Modality::Both,
        }
    }

    /// The modifier.
    pub const fn modifier(self) -> &'static str {
        match self {
            Modality::Both => "",
            Modality::Move => "m",
            Modality::Capture => "c",
        }
    }
}

/// How a piece moves in one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Manner {
    /// It steps, leaps or slides.
    Plain,
    /// A leap needs empty squares in between (`n`).
    Lame,
    /// It hops over one piece anywhere on the line (`p`).
    Cannon,
    /// It hops over one piece and lands right behind it (`g`).
    Grasshopper,
    /// A leap needs a piece to leap over; a slide skips its first square (`j`).
    Jump,
    /// It turns to and fro at each step (`z`).
    Crooked,
    /// It turns the same way at each leap (`q`).
    Circular,
}

impl Manner {
    /// The modifier.
    pub const fn modifier(self) -> &'static str {
        match self {
            Manner::Plain => "",
            Manner::Lame => "n",
            Manner::Cannon => "p",
            Manner::Grasshopper => "g",
            Manner::Jump => "j",
            Manner::Crooked => "z",
            Manner::Circular => "q",
        }
    }
}

/// The properties of a term of one leg, all but its directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BetzaLine {
    /// Whether it is limited to the squares where the piece starts.
    pub initial: bool,
    /// The leap, the smaller number first.
    pub leap: Leap,
    /// The maximum number of leaps; `None` if only the board limits it.
    pub range: Option<u8>,
    /// How the piece moves.
    pub manner: Manner,
    /// Where it may end.
    pub modality: Modality,
}

impl BetzaLine {
    /// The term in these directions; `None` if it has none.
    fn term(self, leaps: &[Leap], directions: DirectionSet) -> Option<String> {
        let leapers: Vec<Leaper> = leaps.iter().map(|&(a, b)| Leaper(a, b)).collect();
        let letters = letters(&leapers, directions)?;
        let initial = if self.initial { "i" } else { "" };
        let atom = atom(leaps, self.range)?;
        let term = [initial, &letters, self.modality.modifier(), self.manner.modifier(), &atom].concat();
        term.parse::<Movement>().is_ok().then_some(term)
    }

    /// The term with these steps; `None` if it has none.
    pub(super) fn with(self, steps: &BTreeSet<Leap>) -> Option<String> {
        self.term(&[self.leap], self.directions(steps))
    }

    /// The steps in all directions.
    pub(super) fn steps(self) -> BTreeSet<Leap> {
        let leap = Leaper(self.leap.0, self.leap.1);
        let whole = first_leg(leap, b"").unwrap_or_default();
        members(whole).map(|place| leap.ring()[place]).collect()
    }

    fn directions(self, steps: &BTreeSet<Leap>) -> DirectionSet {
        directions(self.leap, steps)
    }
}

/// An atom with its range; `None` if these leaps are not an atom.
pub(super) fn atom(leaps: &[Leap], range: Option<u8>) -> Option<String> {
    let rider = NamedAtom::of(leaps, true);
    Some(match (range, rider, leaps) {
        (None, Some(rider), _) => rider.name.to_string(),
        (Some(range @ 2..), Some(rider), _) => format!("{}{range}", rider.name),
        (_, _, &[leap]) => with_range(&name(leap), range),
        _ => NamedAtom::of(leaps, false)?.name.to_string(),
    })
}

/// The name of a leap: one letter, or two numbers, which more readers know than two letters.
fn name(leap: Leap) -> String {
    match NamedAtom::of(&[leap], false) {
        Some(atom) if atom.name.len() == 1 => atom.name.to_string(),
        _ => format!("({},{})", leap.0, leap.1),
    }
}

fn with_range(name: &str, range: Option<u8>) -> String {
    match range {
        Some(1) => name.to_string(),
        Some(range) => format!("{name}{range}"),
        None if name.len() == 1 => name.repeat(2),
        None => format!("{name}0"),
    }
}

/// The terms of moves in one leg, as few as possible. Moves that the notation does not have, such as lame steps, are left out.
///
/// ```
/// use menagerie_rules::betza::{BetzaLine, Manner, Modality, write_lines};
/// let line = BetzaLine { initial: false, leap: (1, 2), range: None, manner: Manner::Plain, modality: Modality::Move };
/// assert_eq!(write_lines(&[(line, [(1, 2), (-1, 2)].into())].into()), "fmNN");
/// ```
pub fn write_lines(lines: &BTreeMap<BetzaLine, BTreeSet<Leap>>) -> String {
    let mut sorted: Vec<(BetzaLine, &BTreeSet<Leap>)> = lines.iter().map(|(line, steps)| (*line, steps)).collect();
    // The longest range first: `N2N` has two terms, and `NN2` is not read.
    sorted.sort_by_key(|(line, _)| (line.initial, line.leap, Reverse(line.range.unwrap_or(u8::MAX))));
    let mut text = String::new();
    let mut joined = BTreeSet::new();
    for &(line, steps) in &sorted {
        let diagonal = BetzaLine { leap: (1, 1), ..line };
        let both = lines.get(&diagonal).filter(|_| line.leap == (0, 1));
        if let Some(term) = both.and_then(|others| join(line, line.directions(steps) | diagonal.directions(others))) {
            text.push_str(&term);
            joined.extend([line, diagonal]);
        }
    }
    let others = sorted.into_iter().filter(|(line, _)| !joined.contains(line));
    text.extend(others.filter_map(|(line, steps)| line.with(steps)));
    text
}

/// The term of a King or Queen in all directions or in those of one half.
fn join(line: BetzaLine, directions: DirectionSet) -> Option<String> {
    let leaps = [(0, 1), (1, 1)];
    let letters = letters(&leaps.map(|(a, b)| Leaper(a, b)), directions)?;
    if ["", "f", "b", "l", "r"].contains(&letters.as_str()) { line.term(&leaps, directions) } else { None }
}

/// The leaps of a ring in these directions: for a straight or diagonal ring, one leap or both.
pub(super) fn leaps(ring: Leaper, directions: DirectionSet) -> Vec<Leap> {
    let Leaper(a, b) = ring;
    if ring.is_oblique() {
        return vec![(a, b)];
    }
    let is_there = |parity| members(directions).any(|place| place % 2 == parity);
    [(0, (0, b)), (1, (b, b))].into_iter().filter(|(parity, _)| is_there(*parity)).map(|(_, leap)| leap).collect()
}
