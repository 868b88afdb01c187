//! Converts this project's Betza notation to Fairy-Stockfish's.

use super::super::moves::{Atom, directions, ranged, shorten, translate};
use menagerie_rules::betza::{Hop, Leap, Modality, Movement, Walk};
use std::collections::{BTreeMap, BTreeSet};

/// The common properties of the walks of a term.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Term {
    initial: bool,
    modality: &'static str,
    hop: &'static str,
    lame: bool,
    atom: Atom,
    range: Option<u8>,
}

/// Writes walks; `None` if Fairy-Stockfish has no such moves.
pub(super) fn written(walks: &[Walk]) -> Option<String> {
    let mut terms: BTreeMap<usize, (Term, BTreeSet<Leap>)> = BTreeMap::new();
    for walk in walks {
        let term = term(walk)?;
        let leap = (walk.step.1, walk.step.0);
        let known = terms.iter().find(|(_, (other, _))| *other == term).map(|(at, _)| *at);
        let at = known.unwrap_or(terms.len());
        terms.entry(at).or_insert((term, BTreeSet::new())).1.insert(leap);
    }
    let mut text = String::new();
    for (term, leaps) in terms.values() {
        let base = ranged(term.atom, term.range);
        let initial = if term.initial { "i" } else { "" };
        let lame = if term.lame { "n" } else { "" };
        for direction in directions(term.atom, leaps) {
            text.push_str(&format!("{initial}{direction}{}{}{lame}{base} ", term.modality, term.hop));
        }
    }
    let text = shorten(&text);
    // Parsing must give the same moves.
    let again = translate(&text);
    let read = |text: &str, initial: bool| -> Option<Vec<Walk>> {
        let read: Option<Movement> = if text.is_empty() { Some(Movement::none()) } else { text.parse().ok() };
        let walks = read?.walks().iter().cloned().map(|walk| Walk { initial, ..walk }).collect();
        Some(walks)
    };
    let again = [read(&again.always, false)?, read(&again.initial, true)?].concat();
    alike(&again, walks).then_some(text)
}

fn term(walk: &Walk) -> Option<Term> {
    let (right, forward) = walk.step;
    let (right, forward) = (right.unsigned_abs() as i8, forward.unsigned_abs() as i8);
    let atom = (right.max(forward), right.min(forward));
    if !walk.legs.is_empty() || walk.jump.is_some() || !walk.cycle.is_empty() || atom.0 > 3 || atom == (0, 0) {
        return None;
    }
    let hop = match walk.hop {
        Hop::None => "",
        Hop::Cannon => "p",
        Hop::Grasshopper => "g",
    };
    if !walk.moves && !walk.captures {
        return None;
    }
    let modality = Modality::of(walk.moves, walk.captures).modifier();
    let lame = walk.hop == Hop::None && !walk.lame_squares.is_empty();
    let range = if walk.hop == Hop::Grasshopper { None } else { walk.range };
    if range.is_some_and(|range| range > 9) {
        return None;
    }
    Some(Term { initial: walk.initial, modality, hop, lame, atom, range })
}

/// Whether the walks are equal, in any order.
pub(super) fn alike(one: &[Walk], other: &[Walk]) -> bool {
    one.iter().all(|walk| other.contains(walk)) && other.iter().all(|walk| one.contains(walk))
}

/// The walks of a text; empty for an empty or unreadable one.
pub(super) fn walks(betza: &str) -> Vec<Walk> {
    betza.parse::<Movement>().map_or_else(|_| Vec::new(), |movement| movement.walks().to_vec())
}
