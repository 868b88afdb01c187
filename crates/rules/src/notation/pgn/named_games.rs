//! Finds the variants of a text that are not built in: those that tags contain or name, and those that fit a position without a name.

use super::beginning::names_a_game;
use super::{DEFINITION_TAG, Headline, Pgn};
use crate::notation::PositionNote;
use crate::{Options, Position, Variant};
use std::sync::Arc;

/// The maximum number of variants that are looked up for a text.
const MAX_GAMES: usize = 32;

/// How a text identifies its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKey<'a> {
    /// The value of the tag with the definition.
    Carried(&'a str),
    /// The name in a tag.
    Name(&'a str),
}

/// The variants of a text that were not found, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissingGames {
    /// Variants that tags name. The text cannot be read without them.
    pub named: Vec<String>,
    /// Possible variants of a position without a name. Without them it is read as orthodox chess, with notes on the parts that are left
    /// out.
    pub guessed: Vec<String>,
}

/// Variants that may fit a position that orthodox chess does not read without loss.
const CHESS960: &str = "chess960";
const CRAZYHOUSE: &str = "crazyhouse";

impl Pgn {
    /// Looks up every variant that the text may need and that is not built in. Returns those that are not found.
    ///
    /// # Errors
    /// The first error that `find` returns.
    pub fn find_games<E>(
        &mut self,
        mut find: impl FnMut(GameKey<'_>) -> Result<Option<Arc<Variant>>, E>,
    ) -> Result<MissingGames, E> {
        let mut requested: Vec<String> = Vec::new();
        let mut missing = MissingGames::default();
        for index in 0..self.len() {
            let Some(headline) = self.headline(index) else { continue };
            let carried = headline.tag(DEFINITION_TAG);
            let named = headline.tag("Variant").filter(|name| names_a_game(name));
            let keys = match carried.or(named) {
                Some(key) => vec![key.to_string()],
                None => self.games_of_position(index, &headline),
            };
            let is_named = carried.or(named).is_some();
            for key in keys {
                if requested.contains(&key) || requested.len() >= MAX_GAMES {
                    continue;
                }
                requested.push(key.clone());
                let is_built_in = || carried.is_none() && Variant::id_named(&key).ok().flatten().is_some();
                if is_built_in() {
                    continue;
                }
                match find(if carried.is_some() { GameKey::Carried(&key) } else { GameKey::Name(&key) })? {
                    Some(variant) => self.know(&key, &variant),
                    None if is_named => missing.named.push(key),
                    None => missing.guessed.push(key),
                }
            }
        }
        Ok(missing)
    }

    /// The names of variants for a position that orthodox chess does not read without loss: it has castling rights of chess960, or
    /// pockets.
    fn games_of_position(&self, index: usize, headline: &Headline) -> Vec<String> {
        let own = self.sections.get(index).map_or("", |section| &self.text[section.position.clone()]);
        let text = headline.tag("FEN").unwrap_or(own);
        if text.is_empty() {
            return Vec::new();
        }
        let Ok(orthodox) = self.variant("orthodox", &Options::none()) else { return Vec::new() };
        let Ok((_, notes)) = Position::read(&orthodox, text) else { return Vec::new() };
        let right = notes.iter().any(|note| matches!(note, PositionNote::Right { .. })).then_some(CHESS960);
        let pocket = notes.iter().any(|note| matches!(note, PositionNote::Holdings(_))).then_some(CRAZYHOUSE);
        right.into_iter().chain(pocket).map(str::to_string).collect()
    }
}
