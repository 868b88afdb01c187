//! The content of a card of the gallery. Everything is computed from the definition, except the line that says what is special.

use super::Words;
use crate::catalogue;
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
    /// The card of a game.
    ///
    /// # Errors
    /// When the catalogue lacks its name or its line.
    pub fn of(variant: &Arc<Variant>) -> Result<GameCard> {
        let (id, shape) = (variant.id().to_owned(), variant.board_size());
        let (name, about) = (named(&format!("game-{id}"))?, named(&format!("about-{id}"))?);
        let traits = traits(variant);
        Ok(GameCard {
            players: traits.players,
            minutes: traits.minutes,
            difficulty: traits.difficulty.id(),
            kinds: variant.kinds().len(),
            files: shape.files(),
            ranks: shape.ranks(),
            id,
            name,
            about,
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
