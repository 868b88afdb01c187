//! The content of a card of the gallery. Everything is computed from the definition, except the line that says what is special.

use super::Words;
use crate::catalogue;
use crate::pages::list;
use crate::site::library::{LibraryTranslation, TranslatedGame};
use anyhow::{Context as _, Result, anyhow};
use menagerie_rulebook::traits;
use menagerie_rules::Variant;
use menagerie_texts::Language;
use menagerie_texts::read::messages;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A card of the gallery.
#[derive(Clone, Debug, Serialize)]
pub struct GameCard {
    /// The game's id.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What is special about it, in one line.
    pub about: Words,
    /// Its inventor and the year, as far as they are known.
    pub maker: Words,
    /// The names of the players in the definition, in lower case, in their order.
    pub sides: Vec<String>,
    /// The number of files.
    pub files: u8,
    /// The number of ranks.
    pub ranks: u8,
    /// The number of players.
    pub players: usize,
    /// The number of kinds of piece.
    pub kinds: usize,
    /// The approximate length of a game, in minutes.
    pub minutes: usize,
    /// How hard it is for beginners: `easy`, `medium` or `hard`.
    pub difficulty: &'static str,
}

impl GameCard {
    /// The card of a game. `translations` have the words about games of the library.
    ///
    /// # Errors
    /// When the catalogue lacks the name or the line of a built-in game.
    pub fn of(variant: &Arc<Variant>, translations: &BTreeMap<&'static str, LibraryTranslation>) -> Result<GameCard> {
        let (id, shape, definition) = (variant.id().to_owned(), variant.board_size(), variant.definition());
        let words = |own: &str, other: fn(&TranslatedGame) -> Option<&String>| -> Words {
            let translated = |tag| translations.get(tag).and_then(|it| it.games.get(&id)).and_then(other);
            Language::TAGS
                .into_iter()
                .map(|tag| (tag, translated(tag).map_or(own, String::as_str).to_owned()))
                .collect()
        };
        let (name, about) = if list::is_built_in(&id) {
            (named(&format!("game-{id}"))?, named(&format!("about-{id}"))?)
        } else {
            (words(&definition.name, |it| it.name.as_ref()), words(&definition.about, |it| it.about.as_ref()))
        };
        let years = words(&definition.year, |it| it.year.as_ref());
        let mut maker = words(&definition.inventor, |it| it.inventor.as_ref());
        for (tag, who) in &mut maker {
            let year = years.get(tag).map_or("", String::as_str);
            let comma = if who.is_empty() || year.is_empty() { "" } else { ", " };
            *who = format!("{who}{comma}{year}");
        }
        let traits = traits(variant);
        Ok(GameCard {
            players: traits.players,
            minutes: traits.minutes,
            difficulty: traits.difficulty.id(),
            // Without those that a promotion adds because they revert.
            kinds: definition.pieces.len(),
            sides: variant.players().iter().map(|player| player.name.to_lowercase()).collect(),
            files: shape.files(),
            ranks: shape.ranks(),
            id,
            name,
            about,
            maker,
        })
    }
}

/// A text of `names.ftl` in every language.
fn named(id: &str) -> Result<Words> {
    let mut words = BTreeMap::new();
    for language in Language::ALL {
        let all = messages(language, "names.ftl", |other| other == id).map_err(|fault| anyhow!(fault))?;
        let text = all.into_iter().find_map(|message| message.text);
        let text = text.with_context(|| format!("{id} in names.ftl of {}", language.tag()))?;
        words.insert(language.tag(), catalogue::plain(&text));
    }
    Ok(words)
}
