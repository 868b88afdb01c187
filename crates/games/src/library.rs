//! The library: further games, a folder each in the folder `games` at the top of the repository, with a definition, counts of moves, an
//! oracle, and words in other languages.
//!
//! They are not built into the rules, so that no page loads all of them. Programs for the terminal have them from here; the page
//! fetches the file of the game that is chosen.

use crate::files::GAMES;
use menagerie_rules::{Definition, Options, Variant, VariantError};
use std::sync::Arc;

/// The ids of the games, in the order of the alphabet.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(id, _)| *id)
}

/// The JSON of a game's definition, by its id.
pub fn json(id: &str) -> Option<&'static str> {
    GAMES.iter().find(|(known, _)| *known == id).map(|(_, json)| *json)
}

/// The definitions of the games, in the same order; one that cannot be read is left out.
pub fn definitions() -> impl Iterator<Item = Definition> {
    GAMES.iter().filter_map(|(_, json)| serde_json::from_str(json).ok())
}

/// A game by its id, its name, or another name that it has, as [`Variant::named`] finds those that are built in; none if there is
/// no such game.
///
/// # Errors
/// If the game has no such option.
///
/// ```
/// use menagerie_rules::Options;
/// let shako = menagerie_games::library::named("SHAKO", &Options::none()).unwrap().unwrap();
/// assert_eq!((shako.id(), shako.shape().files()), ("shako", 10));
/// ```
pub fn named(name: &str, options: &Options) -> Result<Option<Arc<Variant>>, VariantError> {
    let by_id = json(&name.to_lowercase()).and_then(|json| serde_json::from_str(json).ok());
    match by_id.or_else(|| definitions().find(|definition: &Definition| definition.is_called(name))) {
        Some(definition) => Variant::from_definition(definition, options).map(Some),
        None => Ok(None),
    }
}
