//! Finds the terms of several legs that describe a walk.

use super::super::directions::{DirectionSet, Leaper};
use super::letters::letters;
use super::line::{Modality, atom, leaps};
use super::path::{Path, paths};
use super::remaining::{AnyWalk, Remaining};

/// A term, and the numbers of the walks that it describes.
pub(super) struct Found {
    pub term: String,
    pub walks: Vec<usize>,
}

/// The letters for a turn of so many eighths of a circle.
const TURNS: [&str; 8] = ["f", "fr", "r", "br", "b", "bl", "l", "fl"];

/// The letters of further legs that are tried, besides a single turn.
const FURTHER: [&str; 20] =
    ["", "f", "s", "fs", "b", "bs", "v", "l", "r", "fl", "fr", "bl", "br", "z", "q", "fz", "fq", "bz", "bq", "ffs"];

/// The letters of a first leg that are tried for `K` and `Q`.
const FIRST: [&str; 7] = ["", "f", "b", "l", "r", "s", "v"];

/// The largest number of legs of a term.
const MAX_LEGS: usize = 8;

/// The term of several legs that describes this walk, the most others of the movement that are still to be written, and no walk
/// of another movement.
pub(super) fn best(number: usize, remaining: &Remaining<'_>) -> Option<Found> {
    let walk = remaining.walk(number)?;
    (2..=MAX_LEGS).find_map(|legs| {
        let mut best: Option<((usize, usize, usize), Found)> = None;
        for path in paths(walk, legs) {
            let shape = Shape { path: &path, walk };
            for found in shape.terms(number, remaining) {
                // The fewest letters, and then the fewest walks that other terms describe too.
                let gain = remaining.gain(&found.walks);
                let rank = (usize::MAX - gain, found.term.len(), found.walks.len());
                if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                    best = Some((rank, found));
                }
            }
        }
        best.map(|(_, found)| found)
    })
}

/// A term of several legs without its directions.
struct Shape<'a> {
    path: &'a Path,
    walk: AnyWalk<'a>,
}

impl Shape<'_> {
    /// Terms of this shape that describe the walk, and no walk of another movement.
    fn terms(&self, number: usize, remaining: &Remaining<'_>) -> Vec<Found> {
        let read = |first: DirectionSet, further: &[&str]| {
            let term = self.term(first, further)?;
            remaining.found(&term).map(|walks| Found { term, walks })
        };
        let Some(own) = self.path.legs.first().map(|leg| leg.heading) else { return Vec::new() };
        let single = self.turns();
        if read(1 << own, &single).is_none_or(|found| !found.walks.contains(&number)) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for further in self.wider(&single, |further| read(1 << own, further).map_or(0, |found| found.walks.len())) {
            let places = (0..8).filter(|place| self.path.ring.is_oblique() || (place + own) % 2 == 0);
            let fits = places.filter(|place| read(1 << place, &further).is_some());
            found.extend(read(fits.fold(0, |set, place| set | 1 << place), &further));
        }
        if self.path.ring == Leaper(0, 1) {
            let any = |further: &[&str]| {
                let terms = FIRST.iter().filter_map(|first| self.written(first, further, &[(0, 1), (1, 1)]));
                let read = terms.filter_map(|term| remaining.found(&term).map(|walks| Found { term, walks }));
                read.max_by_key(|found| found.walks.len())
            };
            for further in self.wider(&single, |further| any(further).map_or(0, |found| found.walks.len())) {
                found.extend(any(&further));
            }
        }
        found.retain(|found| found.walks.contains(&number));
        found
    }

    /// The letters of the further legs' own turns.
    fn turns(&self) -> Vec<&'static str> {
        let legs = self.path.legs.windows(2);
        legs.map(|pair| TURNS[(pair[1].heading + 8 - pair[0].heading) % 8]).collect()
    }

    /// Letters of the further legs with more directions. For each leg, they are those that describe most walks while the others have their
    /// own turns.
    fn wider(&self, single: &[&'static str], count: impl Fn(&[&str]) -> usize) -> Vec<Vec<&'static str>> {
        let most = match single.len() {
            1 => FURTHER.len(),
            2 => 6,
            3 => 4,
            _ => 2,
        };
        let mut all: Vec<Vec<&'static str>> = vec![Vec::new()];
        for leg in 0..single.len() {
            let mut choices: Vec<(usize, &'static str)> = Vec::new();
            for letters in FURTHER {
                let mut further = single.to_vec();
                further[leg] = letters;
                choices.push((count(&further), letters));
            }
            choices.retain(|(walks, _)| *walks > 0);
            choices.sort_by_key(|(walks, letters)| (usize::MAX - walks, letters.len()));
            choices.truncate(most);
            let longer = |row: &Vec<&'static str>, letters| row.iter().copied().chain([letters]).collect();
            all = all.iter().flat_map(|row| choices.iter().map(move |(_, letters)| longer(row, *letters))).collect();
        }
        all
    }

    fn term(&self, first: DirectionSet, further: &[&str]) -> Option<String> {
        let leaps = leaps(self.path.ring, first);
        let leapers: Vec<Leaper> = leaps.iter().map(|&(a, b)| Leaper(a, b)).collect();
        self.written(&letters(&leapers, first)?, further, &leaps)
    }

    fn written(&self, first: &str, further: &[&str], leaps: &[(i8, i8)]) -> Option<String> {
        let walk = self.walk.walk;
        let mut text = String::from(if walk.initial { "i" } else { "" });
        for (number, (leg, letters)) in self.path.legs.iter().zip([first].iter().chain(further)).enumerate() {
            let is_last = number + 1 == self.path.legs.len();
            let way = if is_last { Modality::of(walk.moves, walk.captures).modifier() } else { leg.way };
            let toggles = if leg.toggles { "y" } else { "" };
            let lame = if leg.lame { "n" } else { "" };
            let next = if is_last { "" } else { "a" };
            text.extend([*letters, way, lame, toggles, next]);
        }
        Some(text + &atom(leaps, self.path.range)?)
    }
}
