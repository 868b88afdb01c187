//! The record of a game for the computer in its worker: rules, start and moves.

use menagerie_rules::{Position, Variant};
use serde::{Deserialize, Serialize};

use crate::GameOptions;

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
    /// The name of the opening book for this position, if there may be one: games that come with the rules have a book, for their default
    /// options and standard start.
    pub fn book(&self) -> Option<&str> {
        let standard = Variant::named(&self.variant, &GameOptions::default().chosen()).ok()?;
        let by_its_rules = Variant::ids().any(|id| id == self.variant) && self.options == GameOptions::of(&standard);
        let from_its_start = self.moves.len() < BOOK_PLIES && self.start == Position::start(&standard).fen();
        (by_its_rules && from_its_start).then_some(&self.variant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
