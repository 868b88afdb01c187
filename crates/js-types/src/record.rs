//! The record of a game for the computer in its worker: rules, start and moves.

use menagerie_rules::Position;
use serde::{Deserialize, Serialize};

use crate::{GameOptions, games};

/// Everything needed to play a game again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct GameRecord {
    /// The id of what is played: `gigachess`.
    pub variant: String,
    /// Its definition as JSON, if it does not come with the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub definition: Option<String>,
    /// Its options.
    pub options: GameOptions,
    /// The position it begins with, as FEN.
    pub start: String,
    /// The moves in coordinates.
    pub moves: Vec<String>,
}

/// The most plies in an opening book: `menagerie book` makes none that is deeper.
const BOOK_PLIES: usize = 12;

impl GameRecord {
    /// The name of the opening book for this position, if there may be one: every game of the site has a book, for its default options and
    /// standard start; own games have none.
    pub fn book(&self) -> Option<&str> {
        if games::is_own(&self.variant) || self.moves.len() >= BOOK_PLIES {
            return None;
        }
        let standard = games::find(&self.variant, &GameOptions::default()).ok()?;
        let by_its_rules = self.options == GameOptions::of(&standard);
        (by_its_rules && self.start == Position::start(&standard).fen()).then_some(&self.variant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Variant;

    fn record(options: &[&str], moves: usize) -> GameRecord {
        let options = GameOptions(options.iter().map(|id| ((*id).to_string(), true)).collect());
        let variant = Variant::named("gigachess2", &options.chosen()).unwrap();
        let start = Position::start(&variant).fen();
        GameRecord {
            variant: "gigachess2".to_string(),
            definition: None,
            options: GameOptions::of(&variant),
            start,
            moves: vec![String::new(); moves],
        }
    }

    #[test]
    fn a_game_of_the_library_has_a_book_and_an_own_game_has_none() {
        let library = games::register_from_library(include_str!("../../../games/shako/definition.json")).unwrap();
        let own = games::register(include_str!("../../../games/shako/definition.json")).unwrap();
        let of = |variant: &Variant| GameRecord {
            variant: variant.id().to_string(),
            definition: games::definition_of(variant.id()),
            options: GameOptions::of(variant),
            start: Position::start(&library).fen(),
            moves: Vec::new(),
        };
        assert_eq!(of(&library).book(), Some("shako"));
        assert_eq!(of(&own).book(), None);
    }

    #[test]
    fn the_standard_game_has_a_book_while_it_is_young() {
        assert_eq!(record(&[], 0).book(), Some("gigachess2"));
        assert_eq!(record(&[], 12).book(), None);
        let option =
            Variant::named("gigachess2", &GameOptions::default().chosen()).unwrap().definition().options[0].id.clone();
        assert_eq!(record(&[&option], 0).book(), None);
        assert_eq!(GameRecord { start: "another".to_string(), ..record(&[], 0) }.book(), None);
        assert_eq!(GameRecord { variant: "own".to_string(), ..record(&[], 0) }.book(), None);
    }
}
