//! The games that Fairy-Stockfish knows by name, of the family of chess.

use super::ini;
use super::ruleset::Ruleset;
use super::sections::{KnownGames, Sections};
use std::sync::LazyLock;

const TEXT: &str = include_str!("builtin.ini");

static ALL: LazyLock<Sections<'static>> = LazyLock::new(|| Sections::new(ini::sections(TEXT).0, KnownGames::NONE));

/// These games, for texts that build on them.
pub(super) const GAMES: KnownGames = KnownGames { ruleset, names: || names().collect() };

/// Their names.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    ALL.all().iter().map(|section| section.name)
}

/// The name of one as it is written here, given in small or capital letters.
pub(super) fn name(name: &str) -> Option<&'static str> {
    ALL.find(name).map(|place| ALL.all()[place].name)
}

/// The rules of one, given its name in small or capital letters.
pub(super) fn ruleset(name: &str) -> Option<Ruleset> {
    let mut rules = ALL.resolve(ALL.find(name)?, &mut Vec::new()).ok()?;
    // Places in this file mean nothing to the reader of another.
    rules.places.clear();
    Some(rules)
}
