//! Finds the walks of a movement that terms of one leg describe.

use super::super::atoms::NamedAtom;
use super::super::straight::longest;
use super::super::{Hop, Leap, Walk};
use super::line::{BetzaLine, Manner, Modality};
use super::remaining::Remaining;
use std::collections::{BTreeMap, BTreeSet};

/// The lines among the walks, with their steps. Their walks are marked as written.
pub(super) fn lines(walks: &[Walk], remaining: &mut Remaining<'_>) -> BTreeMap<BetzaLine, BTreeSet<Leap>> {
    let mut lines: BTreeMap<BetzaLine, BTreeSet<Leap>> = BTreeMap::new();
    for (number, walk) in walks.iter().enumerate() {
        if remaining.gain(&[number]) == 0 {
            continue;
        }
        let Some(line) = line(walk, walks) else { continue };
        let steps = match line.manner {
            // These have no direction letters.
            Manner::Crooked | Manner::Circular => line.steps(),
            _ => BTreeSet::from([walk.step]),
        };
        let found = line.with(&steps).and_then(|term| remaining.found(&term));
        if let Some(found) = found.filter(|found| found.contains(&number)) {
            remaining.write(&found);
            lines.entry(line).or_default().extend(steps);
        }
    }
    lines
}

/// The line that may describe a walk.
fn line(walk: &Walk, walks: &[Walk]) -> Option<BetzaLine> {
    let leap = NamedAtom::leap(walk.step)?;
    let (manner, range) = match (walk.cycle.len(), walk.jump, walk.hop, walk.lame_squares.is_empty()) {
        (7, ..) => (Manner::Circular, walk.range.filter(|&range| range < 7).or(Some(1))),
        (1.., ..) => (Manner::Crooked, walk.range),
        (_, Some(_), ..) => (Manner::Jump, walk.range.map(|range| range.saturating_add(1))),
        (_, _, Hop::Cannon, _) => (Manner::Cannon, walk.range),
        (_, _, Hop::Grasshopper, true) => (Manner::Grasshopper, walk.range),
        (_, _, Hop::Grasshopper, false) => (Manner::Jump, walk.range),
        (_, _, Hop::None, true) => (Manner::Plain, walk.range),
        (_, _, Hop::None, false) => (Manner::Lame, lame_range(walk, walks)),
    };
    let modality = Modality::of(walk.moves, walk.captures);
    Some(BetzaLine { initial: walk.initial, leap, range, manner, modality })
}

/// The range of the lame rider that a lame leap belongs to: it has a walk for each number of leaps.
fn lame_range(walk: &Walk, walks: &[Walk]) -> Option<u8> {
    let is_alike = |other: &&Walk| {
        other.step == walk.step
            && (other.moves, other.captures, other.initial) == (walk.moves, walk.captures, walk.initial)
            && !other.lame_squares.is_empty()
            && other.hop == Hop::None
            && other.legs.iter().all(|leg| *leg == walk.step)
    };
    let lengths: BTreeSet<usize> = walks.iter().filter(is_alike).map(|other| other.legs.len()).collect();
    let length = (0..).take_while(|length| lengths.contains(length)).count();
    if length > 1 && length == longest(None, walk.step) as usize { None } else { u8::try_from(length).ok() }
}
