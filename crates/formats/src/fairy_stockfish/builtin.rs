//! The games that Fairy-Stockfish knows by name, of the family of chess.

use super::ini::{Section, sections};
use super::ruleset::Ruleset;
use super::sections::{find, resolve};

const TEXT: &str = include_str!("builtin.ini");

fn all() -> Vec<Section<'static>> {
    sections(TEXT).0
}

/// Their names.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    all().into_iter().map(|section| section.name)
}

/// The name of one as it is written here, given in small or capital letters.
pub(super) fn name(name: &str) -> Option<&'static str> {
    find(&all(), name).map(|section| section.name)
}

/// The rules of one, given its name in small or capital letters.
pub(super) fn ruleset(name: &str) -> Option<Ruleset> {
    let all = all();
    let section = find(&all, name)?;
    let mut rules = resolve(&all, section, &mut Vec::new()).ok()?;
    // Places in this file mean nothing to the reader of another.
    rules.places.clear();
    Some(rules)
}
