//! The games there are, described for the page.

use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::{Definition, OptionDefinition, PlayerDefinition, Variant, VariantError};
use serde::Serialize;

use super::scene::colour_of;
use super::{faults, limits};
use menagerie_js_types::{GameOptions, games};
use menagerie_scene::{Orientation, PieceColour};
use menagerie_texts::Text;

/// One game.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct VariantInfo {
    /// In addresses: `gigachess`.
    id: String,
    name: String,
    files: u8,
    ranks: u8,
    /// The pictures of its pieces.
    art: Vec<String>,
    /// The letters of these pieces.
    letters: Vec<String>,
    /// In the order in which they move.
    players: Vec<VariantPlayer>,
    /// What may be chosen before the game.
    options: Vec<VariantOption>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct VariantPlayer {
    name: String,
    /// What the player's pieces are painted in.
    colour: PieceColour,
    /// How far the board is turned for the player to sit at the bottom.
    turns: Orientation,
}

#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct VariantOption {
    id: String,
    name: String,
    about: String,
}

/// All games, in the order of the menu. They are not compiled for it: there may be many.
pub fn list() -> Result<Vec<VariantInfo>, Text> {
    let each = |definition: Result<Definition, VariantError>| {
        definition.map(describe).map_err(|error| faults::of_variant(&error))
    };
    Variant::definitions().map(each).collect::<Result<_, _>>()
}

/// The game with this id and these options.
pub fn find(id: &str, options: &GameOptions) -> Result<Arc<Variant>, Text> {
    games::find(id, options).map_err(|error| faults::of_variant(&error))
}

/// Registers an own game.
pub fn register(json: &str) -> Result<Arc<Variant>, Text> {
    limits::check_definition(json.len())?;
    games::register(json).map_err(|error| faults::of_variant(&error))
}

/// Registers an own game that was saved before.
pub fn remember(json: &str) -> Result<VariantInfo, Text> {
    games::remember(json).map(describe).map_err(|error| Text::new("fault-definition").with("what", error))
}

/// Registers a game of the library.
pub fn register_from_library(json: &str) -> Result<Arc<Variant>, Text> {
    games::register_from_library(json).map_err(|error| faults::of_variant(&error))
}

/// Sets the names of a game of the library and of its pieces in other languages, as JSON:
/// `{"fr": {"name": "…", "about": "…", "pieces": {"Cannon": "Canon"}}}`.
pub fn translate(variant: &Variant, names: &str) -> Result<(), Text> {
    let names: BTreeMap<String, games::TranslatedNames> = serde_json::from_str(names).map_err(faults::words)?;
    for (language, names) in names {
        games::translate(variant.id(), &language, names);
    }
    Ok(())
}

/// The id of the game with this id or name, or an alternative name, in any spelling: `Janus-Chess` is `janus`.
pub fn id_named(name: &str) -> Option<String> {
    let registered = games::definition_of(name).map(|_| name.to_string());
    let built_in = || Variant::id_named(name).ok().flatten().map(str::to_string);
    registered.or_else(built_in).or_else(|| games::id_named(name))
}

/// A game as the page lists it.
pub fn info(variant: &Variant) -> VariantInfo {
    describe(variant.definition().clone())
}

fn describe(definition: Definition) -> VariantInfo {
    let Definition { id, name, family, board, players, pieces, options, .. } = definition;
    let player = |(index, player): (usize, PlayerDefinition)| VariantPlayer {
        colour: colour_of(family, index, &player.name),
        name: player.name,
        turns: player.forward.into(),
    };
    let option = |OptionDefinition { id, name, about, .. }| VariantOption { id, name, about };
    VariantInfo {
        id,
        name,
        files: board.files,
        ranks: board.ranks,
        letters: pieces.iter().map(|piece| piece.letter.to_string()).collect(),
        art: pieces.into_iter().map(|piece| piece.art).collect(),
        players: players.into_iter().enumerate().map(player).collect(),
        options: options.into_iter().map(option).collect(),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Gigachess II with the King's leap.
    pub fn king_leap() -> Arc<Variant> {
        find("gigachess2", &GameOptions(BTreeMap::from([("king-leap".to_string(), true)]))).unwrap()
    }

    #[test]
    fn games_are_described_as_they_are_played() {
        let all = list().unwrap();
        assert_eq!(all.len(), Variant::ids().count());
        for info in all {
            let variant = find(&info.id, &GameOptions::default()).unwrap();
            assert_eq!((info.files, info.ranks), (variant.board_size().files(), variant.board_size().ranks()));
            let kinds = variant.kinds().iter().map(|kind| (&kind.art, kind.letter.to_string()));
            assert!(kinds.eq(info.art.iter().zip(info.letters.iter().cloned())), "{}", info.id);
            let colours = variant.turn_order().map(|player| crate::session::scene::colour(&variant, player));
            assert!(colours.eq(info.players.iter().map(|player| player.colour)), "{}", info.id);
            let names = variant.players().iter().map(|player| &player.name);
            assert!(names.eq(info.players.iter().map(|player| &player.name)), "{}", info.id);
        }
    }
}
