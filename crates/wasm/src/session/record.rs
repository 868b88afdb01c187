//! A game as it is handed to the computer in its worker: rules, start and moves.

use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::{Game, Variant, notation};
use serde::{Deserialize, Serialize};

use super::{read_position, variants};

/// Everything needed to play a game again.
#[derive(Serialize, Deserialize)]
pub struct Record {
    variant: String,
    options: BTreeMap<String, bool>,
    start: String,
    moves: Vec<String>,
}

impl Record {
    /// The record of a game up to the position on the board.
    pub fn of(game: &Game) -> Record {
        let variant = game.variant();
        Record {
            variant: variant.id().to_string(),
            options: switches(variant),
            start: game.start().fen(),
            moves: game.plies().iter().map(|ply| notation::coordinate::write(variant, ply.mv)).collect(),
        }
    }

    /// Reads a record.
    pub fn from_json(json: &str) -> Result<Record, String> {
        serde_json::from_str(json).map_err(|error| format!("The game cannot be read: {error}"))
    }

    /// Whether this is the record of a game by these rules.
    pub fn is_of(&self, variant: &Variant) -> bool {
        self.variant == variant.id() && self.options == switches(variant)
    }

    /// The rules of the recorded game.
    pub fn variant(&self) -> Result<Arc<Variant>, String> {
        variants::find(&self.variant, &super::to_json(&self.options)?)
    }

    /// Plays the recorded game again, by its rules.
    pub fn replay(&self, variant: &Arc<Variant>) -> Result<Game, String> {
        let mut game = Game::from_position(read_position(variant, &self.start)?);
        for text in &self.moves {
            game.play_text(text).map_err(|error| error.to_string())?;
        }
        Ok(game)
    }
}

fn switches(variant: &Variant) -> BTreeMap<String, bool> {
    let options = variant.options();
    options.ids().map(|id| (id.to_string(), options.is_on(id))).collect()
}
