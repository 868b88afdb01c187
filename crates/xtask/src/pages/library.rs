//! What the rules page of a game of the library is told: everything on it comes from the game's definition.

use super::game::PieceRef;
use crate::catalogue;
use crate::site::library::{self, LibraryTranslation};
use anyhow::{Context as _, Result};
use menagerie_rulebook::{piece_name, piece_rules, rulebook};
use menagerie_rules::{KindId, Options, Position, Variant};
use menagerie_texts::Language;
use serde::Serialize;

/// A game of the library.
#[derive(Debug, Serialize)]
pub struct LibraryPage {
    /// The id, which is also the page's folder.
    pub id: String,
    /// The name.
    pub name: String,
    /// A paragraph about it.
    pub about: String,
    /// Who invented it, and when, as far as it is told.
    pub inventor: String,
    /// When it was invented.
    pub year: String,
    /// Where the rules stand.
    pub source: String,
    /// The licence of the rules, where the source tells one.
    pub licence: String,
    /// What was decided where sources differ, in English.
    pub decisions: Vec<String>,
    /// How many files the board has.
    pub files: u8,
    /// How many ranks it has.
    pub ranks: u8,
    /// The names of the players, in the order of turns.
    pub players: Vec<String>,
    /// How many pieces a side has at the start.
    pub pieces_a_side: usize,
    /// The kinds of piece, in the order of the definition.
    pub pieces: Vec<LibraryPiece>,
    /// The rules in words but for how the pieces move.
    pub sections: Vec<LibrarySection>,
}

/// A kind of piece.
#[derive(Debug, Serialize)]
pub struct LibraryPiece {
    /// Its place on the page.
    pub anchor: String,
    /// The name.
    pub name: String,
    /// The letter in position and move texts, by which its diagram finds it.
    pub letter: String,
    /// The move in Betza notation.
    pub betza: String,
    /// How many a side has at the start.
    pub count: usize,
    /// What it becomes, as the definition lists it.
    pub becomes: Vec<PieceRef>,
    /// How it moves, in sentences.
    pub sentences: Vec<String>,
}

/// Rules that belong together.
#[derive(Debug, Serialize)]
pub struct LibrarySection {
    /// Its place on the page.
    pub id: String,
    /// What they are about.
    pub title: String,
    /// The rules.
    pub sentences: Vec<String>,
}

/// The pages of all games of the library, in the order of the list.
///
/// # Errors
/// When a game cannot be read.
pub fn read_all(language: Language) -> Result<Vec<LibraryPage>> {
    let translations = library::translations()?;
    let told = translations.get(language.tag());
    library::ids()?.iter().map(|id| page(id, language, told)).collect()
}

fn page(id: &str, language: Language, told: Option<&LibraryTranslation>) -> Result<LibraryPage> {
    let variant = Variant::from_definition(library::definition(id)?, &Options::none())
        .with_context(|| format!("games/{id}.json is wrong"))?;
    let definition = variant.definition();
    let words = told.and_then(|it| it.games.get(id));
    let or = |word: Option<&String>, own: &str| word.map_or_else(|| own.to_string(), Clone::clone);
    let start = Position::start(&variant);
    let first = variant.turn_order().next().context("a game has players")?;
    let on_board = |kind: KindId| start.board().pieces_of(first).filter(|&(_, other)| other == kind).count();
    let kinds: Vec<KindId> = variant.kind_ids().take(definition.pieces.len()).collect();
    let name = |kind: KindId| piece_name(&variant, kind, language);
    let reference = |kind: KindId| PieceRef {
        name: name(kind),
        letter: variant.kind(kind).letter.to_string(),
        art: variant.kind(kind).art.clone(),
        anchor: anchor(kind),
    };
    let piece = |&kind: &KindId| {
        let it = variant.kind(kind);
        let listed = it.promotes_to.iter().map(|&target| variant.kind(target).same_as.unwrap_or(target));
        LibraryPiece {
            anchor: anchor(kind),
            name: name(kind),
            letter: it.letter.to_string(),
            betza: it.betza.clone(),
            count: on_board(kind),
            becomes: listed.filter(|target| kinds.contains(target)).map(reference).collect(),
            sentences: piece_rules(&variant, kind, language),
        }
    };
    let names = catalogue::names(language)?;
    let player =
        |name: &str| names.get(&format!("player-{}", name.to_lowercase())).map_or(name, String::as_str).to_string();
    // How the pieces move stands on their cards.
    let sections = rulebook(&variant, language).into_iter().filter(|section| section.id != "pieces");
    Ok(LibraryPage {
        id: id.to_string(),
        name: or(words.and_then(|it| it.name.as_ref()), &definition.name),
        about: or(words.and_then(|it| it.about.as_ref()), &definition.about),
        inventor: or(words.and_then(|it| it.inventor.as_ref()), &definition.inventor),
        year: or(words.and_then(|it| it.year.as_ref()), &definition.year),
        source: definition.source.clone(),
        licence: definition.licence.clone(),
        decisions: definition.decisions.clone(),
        files: variant.shape().files(),
        ranks: variant.shape().ranks(),
        players: variant.players().iter().map(|it| player(&it.name)).collect(),
        pieces_a_side: start.board().pieces_of(first).count(),
        pieces: kinds.iter().map(piece).collect(),
        sections: sections
            .map(|it| LibrarySection {
                id: format!("rules-{}", it.id),
                title: it.title.to_string(),
                sentences: it.sentences,
            })
            .collect(),
    })
}

fn anchor(kind: KindId) -> String {
    format!("piece-{}", kind.index())
}
