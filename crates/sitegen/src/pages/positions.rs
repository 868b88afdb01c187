//! The positions of the rules pages, with the moves to step through: `web/rules/positions.json`.

use anyhow::{Context as _, Result};
use menagerie_rules::{Game, Options, Position, Variant};
use serde::{Deserialize, Serialize};
use std::fs;

/// A position of a rules page.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ExamplePosition {
    /// The name of its still picture: `stills/<game>/<id>.svg`.
    pub id: String,
    /// The game.
    pub game: String,
    /// The options it is played with, such as `king-leap=on`.
    pub options: String,
    /// The position's text, or `start`.
    pub fen: String,
    /// The moves, as coordinates, separated by spaces.
    pub moves: String,
    /// How many of them have been made in the picture shown first.
    pub at: usize,
    /// The square of the piece picked up at first, if any.
    pub select: String,
    /// The position and what happens in it, for those who do not see it.
    pub alt: String,
    /// The same in French.
    pub french: String,
}

impl ExamplePosition {
    /// The game after all the moves.
    ///
    /// # Errors
    /// When the position is not one of its game, or a move is not legal, naming the place and the move.
    pub fn play(&self) -> Result<Game> {
        let place = || format!("the position {} of {}", self.id, self.game);
        let options = self.options.split_whitespace().map(str::parse).collect::<Result<Options, _>>();
        let variant = Variant::by_id(&self.game, &options.with_context(place)?).with_context(place)?;
        let mut game = match self.fen.as_str() {
            "start" => Game::new(&variant),
            fen => Game::from_position(Position::from_fen(&variant, fen).with_context(place)?),
        };
        for text in self.moves.split_whitespace() {
            game.play_text(text).with_context(|| format!("{}, move {text}", place()))?;
        }
        Ok(game)
    }
}

/// Reads all positions.
///
/// # Errors
/// When the file is missing or not as expected.
pub fn read() -> Result<Vec<ExamplePosition>> {
    let file = super::source().join("positions.json");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    serde_json::from_str(&text).with_context(|| file.display().to_string())
}
