//! A game being played: the rules as the page sees them.

mod captured;
mod events;
mod record;
mod scene;
mod state;
mod targets;
mod variants;

use std::sync::Arc;

use menagerie_rules::{Game, Position, Square, Variant};
use wasm_bindgen::prelude::wasm_bindgen;

pub(crate) use record::Record;

/// A game being played, with everything that may be taken back. Whatever fails throws a sentence for the player.
#[wasm_bindgen]
pub struct Session {
    game: Game,
}

#[wasm_bindgen]
impl Session {
    /// The games there are, as JSON: `[{id, name, files, ranks, art, players: [{name, colour, turns}],
    /// options: [{id, name, about}]}]`. `art` lists the pictures needed; `turns` is how far the board is turned, in
    /// quarters clockwise, for the player to sit at the bottom.
    pub fn variants() -> Result<String, String> {
        variants::list().and_then(|list| to_json(&list))
    }

    /// A game from its start. `options` is JSON: `{"king-leap": true}`.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: &str) -> Result<Session, String> {
        Ok(Session { game: Game::new(&variants::find(id, options)?) })
    }

    /// A game from any position.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(id: &str, options: &str, position: &str) -> Result<Session, String> {
        let variant = variants::find(id, options)?;
        Ok(Session { game: Game::from_position(read_position(&variant, position)?) })
    }

    /// How the game stands, as JSON: see `State` in this crate.
    pub fn state(&self) -> Result<String, String> {
        to_json(&state::State::of(&self.game))
    }

    /// What the board shows, as JSON for `BoardView.set_scene`: with the piece on `selected` picked up, and turned by
    /// `orientation` quarters.
    pub fn scene(&self, selected: Option<String>, orientation: u8) -> Result<String, String> {
        let selected = selected.as_deref().map(read_square).transpose()?;
        to_json(&scene::scene(&self.game, selected, orientation.try_into()?))
    }

    /// Where the piece on a square may go now, as JSON: `[{square, kind, takes}]`; nowhere if it is not its turn.
    pub fn targets(&self, square: &str) -> Result<String, String> {
        to_json(&targets::targets(&self.game, read_square(square)?))
    }

    /// The legal moves from one square to another, as JSON: `[{move, name, art}]`. There are several where a promotion
    /// is chosen; `name` and `art` show what arrives.
    pub fn choices(&self, from: &str, to: &str) -> Result<String, String> {
        to_json(&targets::choices(&self.game, read_square(from)?, read_square(to)?))
    }

    /// Plays a move: coordinates, or as people write it.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        self.game.play_text(text).map(|_| ()).map_err(|error| sentence(&error.to_string()))
    }

    /// Takes the last move back; false at the beginning.
    pub fn undo(&mut self) -> bool {
        self.game.undo().is_some()
    }

    /// Plays again what was taken back; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.game.redo().is_some()
    }

    /// The game so far as JSON, for `Searcher.search`: from it the computer knows which positions have occurred.
    pub fn record(&self) -> Result<String, String> {
        to_json(&Record::of(&self.game))
    }
}

fn read_position(variant: &Arc<Variant>, text: &str) -> Result<Position, String> {
    Position::from_fen(variant, text).map_err(|error| {
        let reasons = error.reasons().join("; ");
        format!("This is not a position of {}: {reasons}", variant.name())
    })
}

fn read_square(text: &str) -> Result<Square, String> {
    text.parse::<Square>().map_err(|error| error.to_string())
}

/// A value as JSON text.
pub(crate) fn to_json<T: serde::Serialize>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("This cannot be shown: {error}"))
}

/// A text with its first letter made a capital.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
