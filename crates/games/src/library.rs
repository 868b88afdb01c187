//! The library: additional games. Each has a folder in `games` at the top of the repository, with a definition, perft counts, a test
//! oracle and translations.
//!
//! They are not compiled into the rules, so that pages do not load all of them. Programs for the terminal get them from here; the page
//! fetches only the file of the chosen game.

use crate::files::GAMES;
use menagerie_rules::{Definition, Options, Variant, VariantError};
use std::sync::Arc;

/// The ids of the games, in alphabetical order.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(id, _)| *id)
}

/// The JSON definition of a game, by its id.
pub fn json(id: &str) -> Option<&'static str> {
    GAMES.iter().find(|(known, _)| *known == id).map(|(_, json)| *json)
}

/// The definitions of the games, in the same order. One that cannot be parsed is left out.
pub fn definitions() -> impl Iterator<Item = Definition> {
    GAMES.iter().filter_map(|(_, json)| serde_json::from_str(json).ok())
}

/// Finds a game by its id, its name or an alias, as [`Variant::named`] does for the built-in games. `None` if there is no such game.
///
/// # Errors
/// If the game does not have one of the options.
///
/// ```
/// use menagerie_rules::Options;
/// let shako = menagerie_games::library::named("SHAKO", &Options::none()).unwrap().unwrap();
/// assert_eq!((shako.id(), shako.board_size().files()), ("shako", 10));
/// ```
pub fn named(name: &str, options: &Options) -> Result<Option<Arc<Variant>>, VariantError> {
    let by_id = json(&name.to_lowercase()).and_then(|json| serde_json::from_str(json).ok());
    match by_id.or_else(|| definitions().find(|definition: &Definition| definition.is_called(name))) {
        Some(definition) => Variant::from_definition(definition, options).map(Some),
        None => Ok(None),
    }
}
