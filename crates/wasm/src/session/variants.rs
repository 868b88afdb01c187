//! The games there are, described for the page.

use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::{Forward, Options, Variant};
use serde::Serialize;

use super::examples::examples;
use super::faults;
use crate::texts::Text;

/// One game.
#[derive(Serialize)]
pub struct VariantInfo {
    id: String,
    name: String,
    files: u8,
    ranks: u8,
    art: Vec<String>,
    letters: Vec<char>,
    players: Vec<VariantPlayer>,
    options: Vec<VariantOption>,
    /// Two moves from the start, in both ways of writing them.
    examples: Vec<String>,
}

#[derive(Serialize)]
struct VariantPlayer {
    name: String,
    colour: String,
    turns: u8,
}

#[derive(Serialize)]
struct VariantOption {
    id: String,
    name: String,
    about: String,
}

/// All games, in the order of the menu.
pub fn list() -> Result<Vec<VariantInfo>, String> {
    Variant::ids()
        .map(|id| Variant::by_id(id, &Options::none()).map(|variant| describe(&variant)).map_err(|e| e.to_string()))
        .collect()
}

/// The game with this id and these options.
pub fn find(id: &str, options: &str) -> Result<Arc<Variant>, Text> {
    let chosen: BTreeMap<String, bool> = serde_json::from_str(options).map_err(faults::words)?;
    let mut options = Options::none();
    for (option, on) in chosen {
        options.set(&option, on);
    }
    Variant::named(id, &options).map_err(|error| faults::of_variant(&error))
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
            .map(|player| VariantPlayer {
                name: player.name.clone(),
                colour: player.name.to_lowercase(),
                turns: match player.forward {
                    Forward::North => 0,
                    Forward::West => 1,
                    Forward::South => 2,
                    Forward::East => 3,
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
