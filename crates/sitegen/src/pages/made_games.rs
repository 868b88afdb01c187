//! The games whose pages are made of their definitions alone.

use crate::site::library;
use anyhow::{Context as _, Result};
use menagerie_rules::{Options, Variant};
use std::sync::Arc;

/// The ids of the games: those that come with the page first, then those of the library in the order of the list.
///
/// # Errors
/// When the list cannot be read.
pub fn ids() -> Result<Vec<String>> {
    let own = built_in().map(str::to_string);
    Ok(own.chain(library::ids()?).collect())
}

/// Those that come with the page and have no template of their own.
pub fn built_in() -> impl Iterator<Item = &'static str> {
    Variant::ids().filter(|id| super::games().all(|game| game != *id))
}

/// A game by its id, as its definition has it.
///
/// # Errors
/// When it cannot be read.
pub fn variant(id: &str) -> Result<Arc<Variant>> {
    if Variant::ids().any(|own| own == id) {
        return Variant::by_id(id, &Options::none()).with_context(|| format!("the game {id}"));
    }
    Variant::from_definition(library::definition(id)?, &Options::none()).with_context(|| format!("games/{id} is wrong"))
}
