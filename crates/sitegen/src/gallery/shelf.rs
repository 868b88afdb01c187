//! The shelves of the gallery. On which of them a game stands follows from its definition.

use menagerie_rulebook::{GameDifficulty, GameTraits, SizeClass};
use std::collections::BTreeMap;

/// The first year that is not historic.
const MODERN: u32 = 1900;

/// A shelf, in the order of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// The games of the person who has invented the most of them.
    Inventor,
    /// Games that take few minutes.
    Quick,
    /// Large boards.
    Large,
    /// More than two players.
    Four,
    /// Pieces enter from the hand.
    Drops,
    /// Older than [`MODERN`].
    Historic,
    /// Games on no other shelf whose pieces chess players know.
    Near,
    /// Games on no other shelf that have new pieces.
    NewPieces,
}

impl Shelf {
    /// All of them.
    pub const ALL: [Shelf; 8] = [
        Shelf::Inventor,
        Shelf::Quick,
        Shelf::Large,
        Shelf::Four,
        Shelf::Drops,
        Shelf::Historic,
        Shelf::Near,
        Shelf::NewPieces,
    ];

    /// The id: `quick`, `large`, …
    pub const fn id(self) -> &'static str {
        match self {
            Shelf::Inventor => "inventor",
            Shelf::Quick => "quick",
            Shelf::Large => "large",
            Shelf::Four => "four",
            Shelf::Drops => "drops",
            Shelf::Historic => "historic",
            Shelf::Near => "near",
            Shelf::NewPieces => "new-pieces",
        }
    }
}

/// What decides where a game stands.
#[derive(Clone, Debug)]
pub struct ShelfFacts {
    /// Its traits.
    pub traits: GameTraits,
    /// Its inventor; empty if nobody knows.
    pub inventor: String,
    /// When it was made, in the words of the definition; empty if nobody knows.
    pub year: String,
}

/// The inventor of the most games, or nobody if none has invented two.
pub fn prolific(games: &[ShelfFacts]) -> Option<&str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games.iter().filter(|game| !game.inventor.is_empty()) {
        *counts.entry(&game.inventor).or_default() += 1;
    }
    counts.into_iter().filter(|(_, count)| *count > 1).max_by_key(|(_, count)| *count).map(|(inventor, _)| inventor)
}

/// The shelves of a game. `prolific` is the inventor of the most games.
pub fn shelves(game: &ShelfFacts, prolific: Option<&str>) -> Vec<Shelf> {
    let ShelfFacts { traits, inventor, year } = game;
    let is_on = |shelf: &Shelf| match shelf {
        Shelf::Inventor => prolific == Some(inventor),
        Shelf::Quick => traits.short,
        Shelf::Large => traits.size == SizeClass::Large,
        Shelf::Four => traits.players > 2,
        Shelf::Drops => traits.drops,
        Shelf::Historic => year_of(year).is_some_and(|year| year < MODERN),
        Shelf::Near | Shelf::NewPieces => false,
    };
    let found: Vec<Shelf> = Shelf::ALL.into_iter().filter(is_on).collect();
    match traits.difficulty {
        _ if !found.is_empty() => found,
        GameDifficulty::Easy => vec![Shelf::Near],
        _ => vec![Shelf::NewPieces],
    }
}

/// The year that words such as “about 1200” or “14th century” mean: of a century, its first.
fn year_of(words: &str) -> Option<u32> {
    let from = words.find(|letter: char| letter.is_ascii_digit())?;
    let rest = &words[from..];
    let to = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    let number: u32 = rest[..to].parse().ok()?;
    if rest.contains("century") { Some(number.saturating_sub(1) * 100) } else { Some(number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(change: impl FnOnce(&mut ShelfFacts)) -> ShelfFacts {
        let traits = GameTraits {
            size: SizeClass::Small,
            players: 2,
            difficulty: GameDifficulty::Easy,
            minutes: 20,
            short: false,
            drops: false,
            hoppers: false,
        };
        let mut facts = ShelfFacts { traits, inventor: String::new(), year: String::new() };
        change(&mut facts);
        facts
    }

    #[test]
    fn years_are_read_from_words() {
        let years = ["about 1200", "14th century", "7th century", "1990s", "before 1998", ""].map(year_of);
        assert_eq!(years, [Some(1200), Some(1300), Some(600), Some(1990), Some(1998), None]);
    }

    #[test]
    fn a_game_stands_on_every_shelf_that_it_belongs_to_and_on_one_at_least() {
        let on = |game: ShelfFacts| shelves(&game, Some("Ada"));
        assert_eq!(on(facts(|_| ())), [Shelf::Near]);
        assert_eq!(on(facts(|it| it.traits.difficulty = GameDifficulty::Hard)), [Shelf::NewPieces]);
        let old = facts(|it| {
            it.year = "16th century".to_owned();
            it.traits.drops = true;
            it.traits.short = true;
        });
        assert_eq!(on(old), [Shelf::Quick, Shelf::Drops, Shelf::Historic]);
        let hers = facts(|it| {
            it.inventor = "Ada".to_owned();
            it.traits.players = 4;
        });
        assert_eq!(on(hers), [Shelf::Inventor, Shelf::Four]);
    }

    #[test]
    fn the_inventor_of_one_game_has_no_shelf() {
        let by = |name: &str| facts(|it| it.inventor = name.to_owned());
        assert_eq!(prolific(&[by("Ada"), by(""), by("")]), None);
        assert_eq!(prolific(&[by("Ada"), by("Bo"), by("Ada")]), Some("Ada"));
    }
}
