//! The games there are, described for the page.

use std::sync::Arc;

use menagerie_rules::{Forward, Options, Variant};
use serde::Serialize;
use tsify::{Ts, Tsify};

use super::examples::examples;
use super::faults;
use super::scene::colour;
use crate::board::geometry::Orientation;
use crate::board::scene::PieceColour;
use crate::texts::Text;
use menagerie_border::{GameOptions, list, read};

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
    letters: Vec<char>,
    /// In the order in which they move.
    players: Vec<VariantPlayer>,
    /// What may be chosen before the game.
    options: Vec<VariantOption>,
    /// Two moves from the start, in both ways of writing them.
    examples: Vec<String>,
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

/// All games, in the order of the menu.
pub fn list() -> Result<VariantList, Text> {
    let each = |id| Variant::by_id(id, &Options::none()).map(|variant| describe(&variant)).map_err(faults::words);
    Variant::ids().map(each).collect::<Result<_, _>>().map(VariantList)
}

/// The game with this id and the options that JavaScript has given.
pub fn find_for(id: &str, options: Option<Ts<GameOptions>>) -> Result<Arc<Variant>, Text> {
    let options = options.map_or_else(|| Ok(GameOptions::default()), |given| read(&given)).map_err(faults::words)?;
    find(id, &options)
}

/// The game with this id and these options.
pub fn find(id: &str, options: &GameOptions) -> Result<Arc<Variant>, Text> {
    Variant::named(id, &options.chosen()).map_err(|error| faults::of_variant(&error))
}

fn describe(variant: &Arc<Variant>) -> VariantInfo {
    let definition = variant.definition();
    VariantInfo {
        id: variant.id().to_string(),
        name: variant.name().to_string(),
        files: variant.shape().files(),
        ranks: variant.shape().ranks(),
        art: variant.kinds().iter().map(|kind| kind.art.clone()).collect(),
        letters: variant.kinds().iter().map(|kind| kind.letter).collect(),
        players: variant
            .players()
            .iter()
            .zip(variant.turn_order())
            .map(|(info, player)| VariantPlayer {
                name: info.name.clone(),
                colour: colour(variant, player),
                turns: match info.forward {
                    Forward::North => Orientation::Unturned,
                    Forward::West => Orientation::Quarter,
                    Forward::South => Orientation::Half,
                    Forward::East => Orientation::ThreeQuarters,
                },
            })
            .collect(),
        options: definition
            .options
            .iter()
            .map(|option| VariantOption {
                id: option.id.clone(),
                name: option.name.clone(),
                about: option.about.clone(),
            })
            .collect(),
        examples: examples(variant),
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
}
