//! The positions of the rules pages, with the moves to step through: `games/ID/rules/positions.json`.

use super::list;
use super::pieces::{self, WordsByLanguage};
use anyhow::{Context as _, Result};
use menagerie_rules::{Game, Options, Position, Variant};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// A position of a rules page.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExamplePosition {
    /// Its name on the page.
    pub id: String,
    /// The game.
    #[serde(skip)]
    pub game: String,
    /// The options it is played with, such as `king-leap=on`.
    #[serde(default)]
    pub options: String,
    /// The position's text, or `start`.
    pub fen: String,
    /// The moves, as coordinates, separated by spaces.
    #[serde(default)]
    pub moves: String,
    /// The number of moves made in the initial picture.
    #[serde(default)]
    pub at: usize,
    /// The square of the initially picked piece, if any.
    #[serde(default)]
    pub select: String,
    /// The alternative text: the position and what happens in it.
    pub alt: WordsByLanguage,
}

impl ExamplePosition {
    /// Its still picture, below the folder of stills.
    pub fn file(&self) -> PathBuf {
        Path::new(&self.game).join(&self.id).with_extension("svg")
    }

    /// The attributes of its diagram, without the game. Missing ones are left out.
    pub fn attributes(&self) -> impl Iterator<Item = (&'static str, String)> {
        let at = if self.moves.is_empty() { String::new() } else { self.at.to_string() };
        let all = [
            ("options", &self.options),
            ("fen", &self.fen),
            ("moves", &self.moves),
            ("at", &at),
            ("select", &self.select),
        ];
        all.map(|(name, value)| (name, value.clone())).into_iter().filter(|(_, value)| !value.is_empty())
    }

    /// The game after all the moves.
    ///
    /// # Errors
    /// When the position is not one of its game, or a move is not legal, naming the place and the move.
    pub fn play(&self) -> Result<Game> {
        let place = || format!("the position {} of {}", self.id, self.game);
        let options = self.options.split_whitespace().map(str::parse).collect::<Result<Options, _>>();
        let definition = list::variant(&self.game)?.definition().clone();
        let variant = Variant::from_definition(definition, &options.with_context(place)?).with_context(place)?;
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

/// The positions of a game.
///
/// # Errors
/// When the file is not as expected.
pub fn of(game: &str) -> Result<Vec<ExamplePosition>> {
    let mut all: Vec<ExamplePosition> = pieces::read(game, "positions.json")?.unwrap_or_default();
    all.iter_mut().for_each(|place| game.clone_into(&mut place.game));
    Ok(all)
}

/// The positions of all games.
///
/// # Errors
/// When a file is not as expected.
pub fn read() -> Result<Vec<ExamplePosition>> {
    Ok(list::ids().map(of).collect::<Result<Vec<_>>>()?.concat())
}
