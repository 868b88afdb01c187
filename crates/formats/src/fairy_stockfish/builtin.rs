//! The built-in variants of Fairy-Stockfish, of the chess family.

use super::ini;
use super::ruleset::Ruleset;
use super::sections::{KnownGames, Sections};
use std::sync::LazyLock;

const TEXT: &str = include_str!("builtin.ini");

static ALL: LazyLock<Sections<'static>> = LazyLock::new(|| Sections::new(ini::sections(TEXT).0, KnownGames::NONE));

/// The built-in variants, as bases of sections.
pub(super) const GAMES: KnownGames = KnownGames { ruleset, names: || names().collect() };

/// Their names.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    ALL.all().iter().map(|section| section.name)
}

/// The canonical name of a built-in variant, case ignored.
pub(super) fn name(name: &str) -> Option<&'static str> {
    ALL.find(name).map(|place| ALL.all()[place].name)
}

/// The rules of a built-in variant, case ignored.
pub(super) fn ruleset(name: &str) -> Option<Ruleset> {
    let mut rules = ALL.resolve(ALL.find(name)?, &mut Vec::new()).ok()?;
    // Places in the built-in file mean nothing to the user.
    rules.places.clear();
    Some(rules)
}
