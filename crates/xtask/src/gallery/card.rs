//! What a card of the gallery tells of its game. All of it follows from the definition, but for the line that says what is special.

use super::Words;
use crate::catalogue;
use crate::pages;
use anyhow::{Context as _, Result, anyhow};
use menagerie_rules::{PieceKind, Position, Variant};
use menagerie_texts::Language;
use menagerie_texts::read::messages;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The moves of the pieces of chess, in Betza notation: who plays a game like chess knows them.
const KNOWN: [&str; 5] = ["K", "Q", "R", "B", "N"];

/// How hard a game is to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GameDifficulty {
    /// Nearly all pieces are those of chess.
    Easy,
    /// Some pieces are new, or the game is played by other rules.
    Medium,
    /// Most pieces are new.
    Hard,
}

/// A card of the gallery.
#[derive(Clone, Debug, Serialize)]
pub struct GameCard {
    /// The game's id.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What is special about it, in one line.
    pub about: Words,
    /// How many files the board has.
    pub files: u8,
    /// How many ranks it has.
    pub ranks: u8,
    /// How many play.
    pub players: usize,
    /// How many kinds of piece there are.
    pub kinds: usize,
    /// How many minutes a game takes, about.
    pub minutes: usize,
    /// How hard it is to begin with.
    pub difficulty: GameDifficulty,
    /// Whether it has a rules page.
    pub rules: bool,
    /// What a search finds it by, in small letters: its names in all languages, its size.
    pub keys: String,
}

impl GameCard {
    /// The card of a game.
    ///
    /// # Errors
    /// When the catalogue lacks its name or its line.
    pub fn of(variant: &Arc<Variant>) -> Result<GameCard> {
        let (id, shape) = (variant.id().to_owned(), variant.shape());
        let (name, about) = (named(&format!("game-{id}"))?, named(&format!("about-{id}"))?);
        let new = variant.kinds().iter().filter(|kind| !is_known(kind)).count();
        let players = variant.players().len();
        let mut keys: Vec<String> = name.values().map(|name| name.to_lowercase()).collect();
        keys.extend(variant.definition().also_called.iter().map(|name| name.to_lowercase()));
        keys.push(format!("{0}x{1} {0}×{1}", shape.files(), shape.ranks()));
        Ok(GameCard {
            players,
            minutes: minutes(Position::start(variant).board().pieces().count()),
            difficulty: difficulty(new, players),
            kinds: variant.kinds().len(),
            files: shape.files(),
            ranks: shape.ranks(),
            rules: pages::games().any(|game| game == id),
            keys: keys.join(" "),
            id,
            name,
            about,
        })
    }

    /// How small the game is: by its squares, then by its pieces; with as many, the one for fewer players.
    pub fn size(&self) -> impl Ord + use<> {
        (u16::from(self.files) * u16::from(self.ranks), self.players, self.kinds, Reverse(self.id.clone()))
    }
}

/// Whether who plays chess knows how this piece moves.
fn is_known(kind: &PieceKind) -> bool {
    kind.pawn || KNOWN.contains(&kind.betza.as_str())
}

/// As many pieces as nobody has met before, and as many opponents as chess has.
fn difficulty(new: usize, players: usize) -> GameDifficulty {
    match new {
        0..=2 if players == 2 => GameDifficulty::Easy,
        0..=6 => GameDifficulty::Medium,
        _ => GameDifficulty::Hard,
    }
}

/// Minutes of a game against the computer: the 32 pieces of chess take twenty, and each piece more its share. In steps of five.
fn minutes(pieces: usize) -> usize {
    (pieces * 20).div_ceil(32 * 5) * 5
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
