//! The games that have a rules page: all of them.

use crate::site::library;
use anyhow::{Context as _, Result};
use menagerie_rules::{Options, Variant};
use std::sync::Arc;

/// The ids: built-in games first, then those of the library, each in the order of its list.
pub fn ids() -> impl Iterator<Item = &'static str> {
    Variant::ids().chain(menagerie_games::library::ids())
}

/// Whether a game is built in. Then diagrams know it by its id, and it has no file.
pub fn is_built_in(id: &str) -> bool {
    Variant::ids().any(|own| own == id)
}

/// The game with this id.
///
/// # Errors
/// When it cannot be read.
pub fn variant(id: &str) -> Result<Arc<Variant>> {
    if is_built_in(id) {
        return Variant::by_id(id, &Options::none()).with_context(|| format!("the game {id}"));
    }
    Variant::from_definition(library::definition(id)?, &Options::none()).with_context(|| format!("games/{id} is wrong"))
}
