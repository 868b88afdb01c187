//! The Betza text of the squares that somebody has clicked.

use crate::move_cells::{CellKind, CellWay, MoveCell, MoveCells};
use menagerie_rules::betza::{Leap, Movement};
use std::collections::{BTreeMap, BTreeSet};

/// The longest leap that Betza notation can say.
const LONGEST: i8 = 15;

/// The direction letters that are tried, shortest first: all that a leap's directions can be told by.
const DIRECTIONS: [&str; 38] = [
    "", "f", "b", "l", "r", "s", "v", "fs", "bs", "fl", "fr", "bl", "br", "ff", "bb", "ll", "rr", "ss", "vv", "lf",
    "rf", "lb", "rb", "fh", "bh", "lh", "rh", "hl", "hr", "fb", "sf", "sb", "fbl", "fbr", "flbr", "frbl", "ffbb",
    "llrr",
];

/// The Betza text of these moves: the fewest terms that say just these squares, then the rest. Nothing where there is no move.
///
/// ```
/// use menagerie_workshop::{betza_of, cells_of};
/// assert_eq!(betza_of(&cells_of("FWN").unwrap()), "KN");
/// assert_eq!(betza_of(&cells_of("fmWfcF").unwrap()), "fmWfcF");
/// ```
pub fn betza_of(moves: &MoveCells) -> String {
    let mut wanted: BTreeMap<Group, BTreeSet<Leap>> = BTreeMap::new();
    for &MoveCell { step, range, kind, way, first } in &moves.cells {
        let (a, b) = (step.0.abs().min(step.1.abs()), step.0.abs().max(step.1.abs()));
        if (1..=LONGEST).contains(&b) {
            let group = Group { first, leap: (a, b), range, way, kind };
            wanted.entry(group).or_default().insert(step);
        }
    }
    let mut text = String::new();
    for (range, atom) in [(Some(1), "K"), (None, "Q")] {
        text.push_str(&both_ways(&mut wanted, range, atom));
    }
    for (group, steps) in wanted {
        terms(group, steps, &mut text);
    }
    text + &moves.rest
}

/// Moves that one term may say: all but their directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Group {
    first: bool,
    leap: Leap,
    range: Option<u8>,
    way: CellWay,
    kind: CellKind,
}

impl Group {
    /// The modifiers besides the directions.
    fn modifiers(self) -> String {
        [if self.first { "i" } else { "" }, self.kind.modifier(), self.way.modifier()].concat()
    }
}

/// A King and a Queen are two of the other atoms: the terms of those that go all eight ways, which are taken out.
fn both_ways(wanted: &mut BTreeMap<Group, BTreeSet<Leap>>, range: Option<u8>, atom: &str) -> String {
    let whole = |steps: &BTreeSet<Leap>| steps.len() == 4;
    let all = |group: &Group| Group { leap: (1, 1), ..*group };
    let straight: Vec<Group> = wanted
        .iter()
        .filter(|(group, steps)| group.leap == (0, 1) && group.range == range && whole(steps))
        .map(|(group, _)| *group)
        .filter(|group| wanted.get(&all(group)).is_some_and(whole))
        .collect();
    let mut text = String::new();
    for group in straight {
        wanted.remove(&group);
        wanted.remove(&all(&group));
        text.push_str(&group.modifiers());
        text.push_str(atom);
    }
    text
}

/// The terms of moves that differ in their directions alone.
fn terms(group: Group, mut steps: BTreeSet<Leap>, text: &mut String) {
    let atom = [group.modifiers(), atom(group.leap, group.range)].concat();
    let choices: Vec<(&str, BTreeSet<Leap>)> = DIRECTIONS
        .iter()
        .filter_map(|letters| {
            let movement: Movement = format!("{letters}{atom}").parse().ok()?;
            let found = movement.walks().iter().map(|walk| walk.step).collect::<BTreeSet<Leap>>();
            Some((*letters, found))
        })
        .collect();
    while !steps.is_empty() {
        let fits = choices.iter().filter(|(_, found)| !found.is_empty() && found.is_subset(&steps));
        let Some((letters, found)) = fits.max_by_key(|(letters, found)| (found.len(), usize::MAX - letters.len()))
        else {
            break;
        };
        text.push_str(letters);
        text.push_str(&atom);
        steps = steps.difference(found).copied().collect();
    }
}

/// The atom of a leap, with its range.
fn atom(leap: Leap, range: Option<u8>) -> String {
    let name = match leap {
        (0, 1) => "W",
        (1, 1) => "F",
        (0, 2) => "D",
        (1, 2) => "N",
        (2, 2) => "A",
        (0, 3) => "H",
        (1, 3) => "C",
        (2, 3) => "Z",
        (3, 3) => "G",
        (a, b) => return with_range(&format!("({a},{b})"), range),
    };
    match (name, range) {
        ("W", None) => "R".to_string(),
        ("F", None) => "B".to_string(),
        ("W", Some(2..)) => with_range("R", range),
        ("F", Some(2..)) => with_range("B", range),
        (_, None) => format!("{name}{name}"),
        _ => with_range(name, range),
    }
}

fn with_range(name: &str, range: Option<u8>) -> String {
    match range {
        Some(1) => name.to_string(),
        Some(range) => format!("{name}{range}"),
        None => format!("{name}0"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells_of;
    use proptest::prelude::*;

    #[test]
    fn moves_that_are_clicked_are_written_as_people_write_them() {
        for betza in
            ["K", "Q", "R", "B", "N", "QN", "KN", "WD", "FA", "KAD", "fmWfcF", "R3", "NN", "C0", "BW", "fFmW", "(1,4)"]
        {
            let text = betza_of(&cells_of(betza).unwrap());
            let (mut found, mut wanted) = (cells_of(&text).unwrap().cells, cells_of(betza).unwrap().cells);
            found.sort();
            wanted.sort();
            assert_eq!(found, wanted, "{betza} became {text}");
            assert!(text.len() <= betza.len() + 2, "{betza} became {text}");
        }
        assert_eq!(betza_of(&cells_of("mRcpR").unwrap()), "mRcpR");
        assert_eq!(betza_of(&cells_of("gQ").unwrap()), "gQ");
        assert_eq!(betza_of(&MoveCells::default()), "");
    }

    proptest! {
        #[test]
        fn any_squares_that_are_clicked_can_be_written(
            clicked in prop::collection::btree_set((-4_i8..=4, -4_i8..=4, 0_usize..3, prop::option::of(1_u8..5)), 0..24)
        ) {
            let kinds = [CellKind::Both, CellKind::Move, CellKind::Capture];
            let mut cells: Vec<MoveCell> = clicked
                .into_iter()
                .filter(|&(x, y, ..)| (x, y) != (0, 0))
                .map(|(x, y, kind, range)| {
                    let (way, first) = (CellWay::Plain, x > 1 && range == Some(1));
                    MoveCell { step: (x, y), range, kind: kinds[kind], way, first }
                })
                .collect();
            cells.sort();
            let text = betza_of(&MoveCells { cells: cells.clone(), rest: String::new() });
            if cells.is_empty() {
                prop_assert_eq!(text, "");
            } else {
                prop_assert_eq!(cells_of(&text).unwrap().cells, cells, "{}", text);
            }
        }
    }
}
