//! The cards of all games and the shelves on which they stand, in a file that the page fetches with the gallery: the page itself stays small,
//! for those who come for one game, too.

use super::card::GameCard;
use super::shelf::{Shelf, ShelfFacts, prolific, shelves};
use crate::pages::list;
use crate::site::library::translations;
use anyhow::{Context as _, Result};
use menagerie_rulebook::{GameDifficulty, traits};
use serde_json::{Value, json};
use std::path::Path;
use xtask::files;

/// The file below the site.
pub const FILE: &str = "games/cards.json";

/// A card with its shelves.
#[derive(Clone, Debug)]
pub struct ShelvedCard {
    /// The card.
    pub card: GameCard,
    /// The ids of its shelves.
    pub shelves: Vec<&'static str>,
}

/// The cards in the order in which they stand: the game that names a shelf, then the easy ones.
#[derive(Debug)]
pub struct Cards {
    /// All of them.
    pub all: Vec<ShelvedCard>,
    /// The game after whose inventor a shelf is named.
    pub named_after: GameCard,
}

/// The cards of all games.
///
/// # Errors
/// When a game or its words are wrong.
pub fn cards() -> Result<Cards> {
    let translations = translations()?;
    let mut games = Vec::new();
    for id in list::ids() {
        let variant = list::variant(id)?;
        let definition = variant.definition();
        let (inventor, year) = (definition.inventor.clone(), definition.year.clone());
        let facts = ShelfFacts { traits: traits(&variant), inventor, year };
        games.push((GameCard::of(&variant, &translations)?, facts));
    }
    let facts: Vec<ShelfFacts> = games.iter().map(|(_, facts)| facts.clone()).collect();
    let most = prolific(&facts);
    let named = games.iter().find(|(_, facts)| Some(facts.inventor.as_str()) == most);
    let named_after = named.context("nobody has invented two games")?.0.clone();
    games.sort_by_key(|(card, facts)| (card.id != named_after.id, hardness(facts.traits.difficulty)));
    let shelved = |(card, facts): (GameCard, ShelfFacts)| ShelvedCard {
        card,
        shelves: shelves(&facts, most).into_iter().map(Shelf::id).collect(),
    };
    Ok(Cards { all: games.into_iter().map(shelved).collect(), named_after })
}

const fn hardness(difficulty: GameDifficulty) -> u8 {
    match difficulty {
        GameDifficulty::Easy => 0,
        GameDifficulty::Medium => 1,
        GameDifficulty::Hard => 2,
    }
}

/// Writes them into a site.
///
/// # Errors
/// When the file cannot be written.
pub fn write(site: &Path, cards: &Cards) -> Result<()> {
    let all: Vec<Value> = cards.all.iter().map(entry).collect();
    files::write(&site.join(FILE), &Value::from(all).to_string())
}

fn entry(ShelvedCard { card, shelves }: &ShelvedCard) -> Value {
    let mut entry = json!(card);
    entry["shelves"] = json!(shelves);
    entry
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Variant;

    #[test]
    fn every_game_has_a_card_with_all_that_it_shows_and_stands_on_a_shelf() {
        let cards = cards().unwrap();
        assert_eq!(cards.all.len(), Variant::ids().count() + menagerie_games::library::ids().count());
        for ShelvedCard { card, shelves } in &cards.all {
            assert!(!shelves.is_empty(), "{}", card.id);
            assert!(card.minutes > 0 && card.players == card.sides.len(), "{card:?}");
            for words in [&card.name, &card.about] {
                assert!(words.values().all(|words| !words.is_empty()), "{card:?}");
            }
        }
        let counts = Shelf::ALL.map(|shelf| cards.all.iter().filter(|it| it.shelves.contains(&shelf.id())).count());
        assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
        assert_eq!(cards.all[0].card.id, cards.named_after.id);
        println!("{counts:?}");
    }
}
