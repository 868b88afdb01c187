//! The data by which games are found in the gallery: a file with properties of each game. The page fetches it when somebody begins to
//! interact. It is computed from the definitions.

use crate::catalogue;
use crate::pages::list;
use crate::site::library;
use anyhow::Result;
use menagerie_rulebook::traits;
use menagerie_rules::Variant;
use menagerie_texts::Language;
use serde_json::{Map, Value, json};
use std::path::Path;
use std::sync::Arc;
use xtask::files;

/// The file below the site.
pub const FILE: &str = "games/finder.json";

/// Writes it into a site.
///
/// # Errors
/// When a game or a catalogue is wrong, or the file cannot be written.
pub fn write(site: &Path) -> Result<()> {
    files::write(&site.join(FILE), &contents()?.to_string())
}

/// The contents: `{"chess": {"keys": "…", "size": "small", …}, …}`.
///
/// # Errors
/// When a game or a catalogue is wrong.
pub fn contents() -> Result<Value> {
    let mut games = Map::new();
    for id in list::ids() {
        games.insert(id.to_owned(), entry(&list::variant(id)?)?);
    }
    Ok(games.into())
}

/// The properties of a game.
fn entry(variant: &Arc<Variant>) -> Result<Value> {
    let it = traits(variant);
    Ok(json!({
        "keys": keys(variant)?,
        "size": it.size.id(),
        "players": it.players,
        "difficulty": it.difficulty.id(),
        "short": it.short,
        "drops": it.drops,
        "hoppers": it.hoppers,
    }))
}

/// The search keys besides the texts of its card: its names and those of its pieces in all languages, and its size.
fn keys(variant: &Arc<Variant>) -> Result<String> {
    let (definition, shape) = (variant.definition(), variant.board_size());
    let mut keys = vec![definition.name.clone(), format!("{0}x{1} {0}×{1}", shape.files(), shape.ranks())];
    keys.extend(definition.also_called.iter().cloned());
    for piece in &definition.pieces {
        keys.push(piece.name.clone());
        keys.extend(piece.also_called.iter().cloned());
    }
    keys.extend(definition.names.iter().flat_map(|(_, names)| names.iter()).map(|(_, name)| name.clone()));
    for language in Language::ALL {
        keys.extend(catalogue::names(language)?.remove(&format!("game-{}", variant.id())));
    }
    for translation in library::translations()?.into_values() {
        keys.extend(translation.games.get(variant.id()).and_then(|game| game.name.clone()));
    }
    keys.sort_unstable();
    keys.dedup();
    Ok(keys.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_there_with_what_it_is_like() {
        let contents = contents().unwrap();
        let games = contents.as_object().unwrap();
        assert_eq!(games.len(), Variant::ids().count() + menagerie_games::library::ids().count());
        assert_eq!((&games["crazyhouse"]["drops"], &games["chess"]["drops"]), (&json!(true), &json!(false)));
        assert_eq!((&games["gigachess"]["size"], &games["chaturaji"]["players"]), (&json!("large"), &json!(4)));
        assert!(games["janus"]["keys"].as_str().unwrap().contains("Échecs Janus"));
    }
}
