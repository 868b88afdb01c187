//! What the rules page of a game that is told from its definition alone is told: a game of the library, or one that comes with the page and
//! has no template of its own.

use super::game::{PieceRef, id_of};
use super::{made_games, piece_stills};
use crate::catalogue;
use crate::site::library::{self, LibraryTranslation};
use anyhow::{Context as _, Result};
use menagerie_rulebook::{RuleExample, examples, piece_name, piece_rules, rulebook};
use menagerie_rules::{KindId, Position, Variant};
use menagerie_texts::Language;
use serde::Serialize;
use std::sync::Arc;

/// A game.
#[derive(Debug, Serialize)]
pub struct MadePage {
    /// The id, which is also the page's folder.
    pub id: String,
    /// Whether it comes with the page: then diagrams know it by its id, and there is no file of it.
    pub built_in: bool,
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
    pub pieces: Vec<MadePiece>,
    /// The rules in words but for how the pieces move.
    pub sections: Vec<MadeSection>,
    /// Rules shown on the board.
    pub examples: Vec<MadeExample>,
}

/// A kind of piece.
#[derive(Debug, Serialize)]
pub struct MadePiece {
    /// Its place on the page.
    pub anchor: String,
    /// The name.
    pub name: String,
    /// The letter in position and move texts, by which its diagram finds it.
    pub letter: String,
    /// The id of its picture; none where it is its letter on a disc.
    pub art: String,
    /// The move in Betza notation.
    pub betza: String,
    /// The picture of how it moves, below the folder of stills; none where it does not move.
    pub still: Option<String>,
    /// How many a side has at the start.
    pub count: usize,
    /// What it becomes, as the definition lists it.
    pub becomes: Vec<PieceRef>,
    /// How it moves, in sentences.
    pub sentences: Vec<String>,
}

/// Rules that belong together.
#[derive(Debug, Serialize)]
pub struct MadeSection {
    /// Its place on the page.
    pub id: String,
    /// What they are about.
    pub title: String,
    /// The rules.
    pub sentences: Vec<String>,
}

/// A rule shown on the board.
#[derive(Debug, Serialize)]
pub struct MadeExample {
    /// Its place on the page.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// What happens.
    pub caption: String,
    /// The position.
    pub fen: String,
    /// The moves as coordinates, separated by spaces.
    pub moves: String,
    /// The moves as people write them.
    pub san: Vec<String>,
    /// The square of the piece that is picked up, if one is.
    pub select: Option<String>,
}

/// The pages of all these games.
///
/// # Errors
/// When a game cannot be read.
pub fn read_all(language: Language) -> Result<Vec<MadePage>> {
    let translations = library::translations()?;
    let told = translations.get(language.tag());
    made_games::ids()?.iter().map(|id| page(id, language, told)).collect()
}

fn page(id: &str, language: Language, told: Option<&LibraryTranslation>) -> Result<MadePage> {
    let variant = made_games::variant(id)?;
    let definition = variant.definition();
    let built_in = made_games::built_in().any(|own| own == id);
    let names = catalogue::names(language)?;
    let words = told.and_then(|it| it.games.get(id));
    // What comes with the page is named in the catalogue.
    let or = |key: &str, word: Option<&String>, own: &str| {
        let known = names.get(&format!("{key}-{id}")).filter(|_| built_in);
        word.or(known).map_or_else(|| own.to_string(), Clone::clone)
    };
    let start = Position::start(&variant);
    let first = variant.turn_order().next().context("a game has players")?;
    let player =
        |name: &str| names.get(&format!("player-{}", name.to_lowercase())).map_or(name, String::as_str).to_string();
    // How the pieces move stands on their cards.
    let sections = rulebook(&variant, language).into_iter().filter(|section| section.id != "pieces");
    Ok(MadePage {
        id: id.to_string(),
        built_in,
        name: or("game", words.and_then(|it| it.name.as_ref()), &definition.name),
        about: or("about", words.and_then(|it| it.about.as_ref()), &definition.about),
        inventor: or("", words.and_then(|it| it.inventor.as_ref()), &definition.inventor),
        year: or("", words.and_then(|it| it.year.as_ref()), &definition.year),
        source: definition.source.clone(),
        licence: definition.licence.clone(),
        decisions: definition.decisions.clone(),
        files: variant.shape().files(),
        ranks: variant.shape().ranks(),
        players: variant.players().iter().map(|it| player(&it.name)).collect(),
        pieces_a_side: start.board().pieces_of(first).count(),
        pieces: pieces(&variant, language)?,
        sections: sections
            .map(|it| MadeSection {
                id: format!("rules-{}", it.id),
                title: it.title.to_string(),
                sentences: it.sentences,
            })
            .collect(),
        examples: examples(&variant, language).into_iter().map(example).collect(),
    })
}

fn pieces(variant: &Arc<Variant>, language: Language) -> Result<Vec<MadePiece>> {
    let start = Position::start(variant);
    let first = variant.turn_order().next().context("a game has players")?;
    let on_board = |kind: KindId| start.board().pieces_of(first).filter(|&(_, other)| other == kind).count();
    let kinds: Vec<KindId> = variant.kind_ids().take(variant.definition().pieces.len()).collect();
    let name = |kind: KindId| piece_name(variant, kind, language);
    let reference = |kind: KindId| PieceRef {
        name: name(kind),
        letter: variant.kind(kind).letter.to_string(),
        art: variant.kind(kind).art.clone(),
        anchor: anchor(variant, kind),
    };
    let piece = |&kind: &KindId| {
        let it = variant.kind(kind);
        let listed = it.promotes_to.iter().map(|&target| variant.kind(target).same_as.unwrap_or(target));
        let letter = it.letter.to_string();
        Ok(MadePiece {
            anchor: anchor(variant, kind),
            name: name(kind),
            art: it.art.clone(),
            betza: it.betza.clone(),
            still: piece_stills::of(variant.id(), &letter)?.map(|still| still.file.clone()),
            count: on_board(kind),
            becomes: listed.filter(|target| kinds.contains(target)).map(reference).collect(),
            sentences: piece_rules(variant, kind, language),
            letter,
        })
    };
    kinds.iter().map(piece).collect()
}

fn example(it: RuleExample) -> MadeExample {
    MadeExample {
        id: format!("example-{}", it.id),
        title: it.title,
        caption: it.caption,
        fen: it.fen,
        moves: it.moves.join(" "),
        san: it.san,
        select: it.select.map(|square| square.to_string()),
    }
}

/// Where a kind of piece is on a page, in any language.
pub fn anchor(variant: &Variant, kind: KindId) -> String {
    let id = |kind: KindId| id_of(&variant.kind(kind).name);
    let another = variant.kind_ids().take_while(|&other| other != kind).any(|other| id(other) == id(kind));
    let number = if another { format!("-{}", kind.index()) } else { String::new() };
    format!("piece-{}{number}", id(kind))
}
