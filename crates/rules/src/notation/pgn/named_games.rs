//! The games of a text that are not built in: those that its tags carry or name, and those that a position without a name may be of.

use super::beginning::names_a_game;
use super::{DEFINITION_TAG, Headline, Pgn};
use crate::notation::PositionNote;
use crate::{Options, Position, Variant};
use std::sync::Arc;

/// So many games are looked for of one text.
const MOST: usize = 32;

/// A game that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKey<'a> {
    /// The value of the tag that carries a definition.
    Carried(&'a str),
    /// A name, as a tag has it.
    Name(&'a str),
}

/// Games of a text that were not found, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissingGames {
    /// Those that tags name: the text cannot be read without them.
    pub named: Vec<String>,
    /// Those that a position without a name may be of. Without them it is read as orthodox chess, with a note on what was left out.
    pub guessed: Vec<String>,
}

/// The games that a position may be of which orthodox chess does not read without loss, by what is left out.
const CHESS960: &str = "chess960";
const CRAZYHOUSE: &str = "crazyhouse";

impl Pgn {
    /// Asks for each game that the text may be of and that is not built in, and remembers what is found. Returns those that are not
    /// found.
    ///
    /// # Errors
    /// The first error that `find` gives.
    pub fn find_games<E>(
        &mut self,
        mut find: impl FnMut(GameKey<'_>) -> Result<Option<Arc<Variant>>, E>,
    ) -> Result<MissingGames, E> {
        let mut asked: Vec<String> = Vec::new();
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
                if asked.contains(&key) || asked.len() >= MOST {
                    continue;
                }
                asked.push(key.clone());
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

    /// Names of games that a position may be of that orthodox chess does not read without loss: it has castling rights that are
    /// chess960's, or pieces in hand.
    fn games_of_position(&self, index: usize, headline: &Headline) -> Vec<String> {
        let own = self.sections.get(index).map_or("", |section| &self.text[section.position.clone()]);
        let text = headline.tag("FEN").unwrap_or(own);
        if text.is_empty() {
            return Vec::new();
        }
        let Ok(orthodox) = self.variant("orthodox", &Options::none()) else { return Vec::new() };
        let Ok((_, notes)) = Position::read(&orthodox, text) else { return Vec::new() };
        let right = notes.iter().any(|note| matches!(note, PositionNote::Right { .. })).then_some(CHESS960);
        let hand = notes.iter().any(|note| matches!(note, PositionNote::Holdings(_))).then_some(CRAZYHOUSE);
        right.into_iter().chain(hand).map(str::to_string).collect()
    }
}
