//! The games there are, described for the page.

use std::sync::Arc;

use menagerie_rules::{Definition, Forward, OptionDefinition, PlayerDefinition, Variant, VariantError};
use serde::Serialize;
use tsify::{Ts, Tsify};

use super::faults;
use super::limits;
use super::scene::colour_of;
use crate::board::geometry::Orientation;
use crate::board::scene::PieceColour;
use crate::texts::Text;
use menagerie_js_types::{GameOptions, games, list, read};

/// One game.
#[derive(Serialize, Tsify)]
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

#[derive(Serialize, Tsify)]
struct VariantPlayer {
    name: String,
    /// What the player's pieces are painted in.
    colour: PieceColour,
    /// How far the board is turned for the player to sit at the bottom.
    turns: Orientation,
}

#[derive(Serialize, Tsify)]
struct VariantOption {
    id: String,
    name: String,
    about: String,
}

list!(
    /// The games there are.
    VariantList(VariantInfo)
);

/// All games, in the order of the menu. They are not compiled for it: there may be many.
pub fn list() -> Result<VariantList, Text> {
    let each = |definition: Result<Definition, VariantError>| definition.map(describe).map_err(faults::words);
    Variant::definitions().map(each).collect::<Result<_, _>>().map(VariantList)
}

/// The game with this id and the options that JavaScript has given.
pub fn find_for(id: &str, options: Option<Ts<GameOptions>>) -> Result<Arc<Variant>, Text> {
    let options = options.map_or_else(|| Ok(GameOptions::default()), |given| read(&given)).map_err(faults::words)?;
    find(id, &options)
}

/// The game with this id and these options.
pub fn find(id: &str, options: &GameOptions) -> Result<Arc<Variant>, Text> {
    games::find(id, options).map_err(|error| faults::of_variant(&error))
}

/// Takes in a game that does not come with the rules.
pub fn bring(json: &str) -> Result<Arc<Variant>, Text> {
    limits::check_definition(json.len())?;
    games::bring(json).map_err(|error| faults::of_variant(&error))
}

/// Takes in a game that was brought before and kept.
pub fn remember(json: &str) -> Result<VariantInfo, Text> {
    games::remember(json).map(describe).map_err(|error| Text::new("fault-definition").with("what", error))
}

/// Takes in a game of the library.
pub fn bring_from_library(json: &str) -> Result<Arc<Variant>, Text> {
    games::bring_from_library(json).map_err(|error| faults::of_variant(&error))
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
        turns: match player.forward {
            Forward::North => Orientation::Unturned,
            Forward::West => Orientation::Quarter,
            Forward::South => Orientation::Half,
            Forward::East => Orientation::ThreeQuarters,
        },
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
pub mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Gigachess II with the King's leap.
    pub fn king_leap() -> Arc<Variant> {
        find("gigachess2", &GameOptions(BTreeMap::from([("king-leap".to_string(), true)]))).unwrap()
    }

    #[test]
    fn games_are_described_as_they_are_played() {
        let VariantList(all) = list().unwrap();
        assert_eq!(all.len(), Variant::ids().count());
        for info in all {
            let variant = find(&info.id, &GameOptions::default()).unwrap();
            assert_eq!((info.files, info.ranks), (variant.shape().files(), variant.shape().ranks()));
            let kinds = variant.kinds().iter().map(|kind| (&kind.art, kind.letter.to_string()));
            assert!(kinds.eq(info.art.iter().zip(info.letters.iter().cloned())), "{}", info.id);
            let colours = variant.turn_order().map(|player| crate::session::scene::colour(&variant, player));
            assert!(colours.eq(info.players.iter().map(|player| player.colour)), "{}", info.id);
            let names = variant.players().iter().map(|player| &player.name);
            assert!(names.eq(info.players.iter().map(|player| &player.name)), "{}", info.id);
        }
    }
}
