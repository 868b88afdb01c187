//! This project's Betza notation, put into Fairy-Stockfish's.

use super::super::moves::{Atom, directions, letter, shorten, translate};
use menagerie_rules::betza::{Hop, Movement, Walk};
use std::collections::{BTreeMap, BTreeSet};

/// What walks of one term have in common.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Term {
    initial: bool,
    modality: &'static str,
    hop: &'static str,
    lame: bool,
    atom: Atom,
    range: Option<u8>,
}

/// The text; none if Fairy-Stockfish has no such moves.
pub(super) fn written(walks: &[Walk]) -> Option<String> {
    let mut terms: BTreeMap<usize, (Term, BTreeSet<(i8, i8)>)> = BTreeMap::new();
    for walk in walks {
        let term = term(walk)?;
        let leap = (walk.step.1, walk.step.0);
        let known = terms.iter().find(|(_, (other, _))| *other == term).map(|(at, _)| *at);
        let at = known.unwrap_or(terms.len());
        terms.entry(at).or_insert((term, BTreeSet::new())).1.insert(leap);
    }
    let mut text = String::new();
    for (term, leaps) in terms.values() {
        let base = match term.range {
            None => match term.atom {
                (1, 0) => "R".to_string(),
                (1, 1) => "B".to_string(),
                atom => letter(atom).to_string().repeat(2),
            },
            Some(1) => letter(term.atom).to_string(),
            Some(steps) => format!("{}{steps}", letter(term.atom)),
        };
        let initial = if term.initial { "i" } else { "" };
        let lame = if term.lame { "n" } else { "" };
        for direction in directions(term.atom, leaps) {
            text.push_str(&format!("{initial}{direction}{}{}{lame}{base} ", term.modality, term.hop));
        }
    }
    let text = shorten(&text);
    // What it reads must be what is meant.
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
    if !walk.bends.is_empty() || walk.over.is_some() || !walk.then.is_empty() || atom.0 > 3 || atom == (0, 0) {
        return None;
    }
    let hop = match walk.hop {
        Hop::None => "",
        Hop::Cannon => "p",
        Hop::Grasshopper => "g",
    };
    let modality = match (walk.moves, walk.captures) {
        (true, true) => "",
        (true, false) => "m",
        (false, true) => "c",
        (false, false) => return None,
    };
    let lame = walk.hop == Hop::None && !walk.passes.is_empty();
    let range = if walk.hop == Hop::Grasshopper { None } else { walk.range };
    if range.is_some_and(|range| range > 9) {
        return None;
    }
    Some(Term { initial: walk.initial, modality, hop, lame, atom, range })
}

/// Whether the walks are the same, in any order.
pub(super) fn alike(one: &[Walk], other: &[Walk]) -> bool {
    one.iter().all(|walk| other.contains(walk)) && other.iter().all(|walk| one.contains(walk))
}

/// The walks of a text; none for an empty one or one that cannot be read.
pub(super) fn walks(betza: &str) -> Vec<Walk> {
    betza.parse::<Movement>().map_or_else(|_| Vec::new(), |movement| movement.walks().to_vec())
}
