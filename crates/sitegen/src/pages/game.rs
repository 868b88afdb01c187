//! The data of a game for its rules page and its card: from its definition, from the rulebook, and from the texts about it.

use super::chapters::Chapters;
use super::notation::notation;
use super::piece::{self, PieceView};
use super::pieces::{self, PieceTexts};
use super::positions::{self, ExamplePosition};
use super::{list, start};
use crate::catalogue;
use crate::site::library::LibraryTranslation;
use anyhow::{Context as _, Result, ensure};
use menagerie_rulebook::{RuleExample, examples, rulebook};
use menagerie_rules::Position;
use menagerie_texts::Language;
use minijinja::{Value, context};
use serde::Serialize;
use std::collections::BTreeMap;

/// A game.
#[derive(Debug, Serialize)]
pub struct GamePage {
    /// The id, which is also the page's folder.
    pub id: String,
    /// Whether it is built in. Then diagrams know it by its id, and it has no file.
    pub built_in: bool,
    /// The name.
    pub name: String,
    /// A paragraph about it.
    pub about: String,
    /// The inventor, if known.
    pub inventor: String,
    /// The year of the invention.
    pub year: String,
    /// The address of the rules.
    pub source: String,
    /// The licence of the rules, if the source names one.
    pub licence: String,
    /// Decisions where sources differ, in English.
    pub decisions: Vec<String>,
    /// The number of files.
    pub files: u8,
    /// The number of ranks.
    pub ranks: u8,
    /// The names of the players, in the order of turns.
    pub players: Vec<String>,
    /// The number of pieces of a side at the start.
    pub pieces_a_side: usize,
    /// The start position's text.
    pub start: String,
    /// The kinds of piece, in the order of the definition.
    pub pieces: Vec<PieceView>,
    /// Whether captures score points.
    pub points: bool,
    /// The unit of values; none where no values are shown.
    pub unit: Option<String>,
    /// The promotions on the far rank: one row for each set of targets.
    pub promotions: Vec<Value>,
    /// The promotions of a Pawn on each square of the far rank, where the square decides.
    pub promotion_squares: Vec<Value>,
    /// The first player's pieces at the start, its nearest rank first.
    pub setup: Vec<Value>,
    /// The positions of the texts, by id.
    pub positions: BTreeMap<String, Value>,
    /// The rules in words, by the ids of their sections in the rulebook.
    pub rules: BTreeMap<&'static str, Vec<String>>,
    /// The rules in words that no chapter replaces, without the moves of the pieces.
    pub sections: Vec<Value>,
    /// Rules shown on the board, where the texts have no positions.
    pub examples: Vec<MadeExample>,
    /// The notation of moves and positions, of two-player games.
    pub notation: Option<Value>,
    /// The options: their names, and the starts with them on.
    pub options: Vec<Value>,
    /// The text about it in the list of rules, if there is one.
    pub summary: Option<String>,
    /// The texts about the game.
    #[serde(skip)]
    pub chapters: Chapters,
}

/// A rule shown on the board.
#[derive(Debug, Serialize)]
pub struct MadeExample {
    /// Its id on the page.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The caption.
    pub caption: String,
    /// The position.
    pub fen: String,
    /// The moves as coordinates, separated by spaces.
    pub moves: String,
    /// The moves in SAN.
    pub san: Vec<String>,
    /// The square of the piece that is picked up, if one is.
    pub select: Option<String>,
}

impl GamePage {
    /// Collects the data for the page of a game; `translation` has the names of the library in the language.
    ///
    /// # Errors
    /// When the game is unknown, or something about it is missing or wrong in the files.
    pub fn read(id: &str, language: Language, translation: Option<&LibraryTranslation>) -> Result<GamePage> {
        let variant = list::variant(id)?;
        let definition = variant.definition();
        let built_in = list::is_built_in(id);
        let names = catalogue::names(language)?;
        let words = translation.and_then(|it| it.games.get(id));
        // The catalogue has the names of built-in games.
        let or = |key: &str, word: Option<&String>, own: &str| {
            let known = names.get(&format!("{key}-{id}")).filter(|_| built_in);
            word.or(known).map_or_else(|| own.to_owned(), Clone::clone)
        };
        let begin = Position::start(&variant);
        let first = variant.turn_order().next().context("a game has players")?;
        let player =
            |name: &str| names.get(&format!("player-{}", name.to_lowercase())).map_or(name, |it| it).to_owned();
        let players: Vec<String> = variant.players().iter().map(|it| player(&it.name)).collect();
        let written = PieceTexts::read(id)?;
        let places = positions::of(id)?;
        let chapters = Chapters::read(id, language)?;
        let book = rulebook(&variant, language);
        for id in &chapters.instead {
            ensure!(book.iter().any(|it| it.id == id), "{}: the rulebook has no section {id}", variant.id());
        }
        // The moves of the pieces are on their cards.
        let is_left = |id: &str| id != "pieces" && !chapters.instead.contains(id);
        let sections = book.iter().filter(|section| is_left(section.id)).map(|it| {
            context! { id => format!("rules-{}", it.id), title => it.title, sentences => it.sentences }
        });
        let shown = examples(&variant, language);
        let option = |key: &str, own: &str| names.get(&format!("option-{key}")).map_or(own, |it| it).to_owned();
        Ok(GamePage {
            id: id.to_owned(),
            built_in,
            name: or("game", words.and_then(|it| it.name.as_ref()), &definition.name),
            about: or("about", words.and_then(|it| it.about.as_ref()), &definition.about),
            inventor: or("", words.and_then(|it| it.inventor.as_ref()), &definition.inventor),
            year: or("", words.and_then(|it| it.year.as_ref()), &definition.year),
            source: definition.source.clone(),
            licence: definition.licence.clone(),
            decisions: definition.decisions.clone(),
            files: variant.board_size().files(),
            ranks: variant.board_size().ranks(),
            pieces_a_side: begin.board().pieces_of(first).count(),
            start: variant.start().to_owned(),
            pieces: piece::all(&variant, language, &written)?,
            points: variant.kinds().iter().any(|kind| kind.points > 0),
            unit: written.unit,
            promotions: start::promotions(&variant, language),
            promotion_squares: start::promotion_squares(&variant, language),
            setup: start::setup(&variant, language, &players),
            rules: book.iter().map(|section| (section.id, section.sentences.clone())).collect(),
            sections: sections.collect(),
            notation: notation(&variant, language, &shown),
            examples: shown.into_iter().filter(|_| places.is_empty()).map(made).collect(),
            positions: places.iter().map(|it| Ok((it.id.clone(), view(it, language)?))).collect::<Result<_>>()?,
            options: definition
                .options
                .iter()
                .map(|it| context! { name => option(&it.id, &it.name), start => it.start })
                .collect(),
            players,
            summary: chapters.summary().map(str::to_owned),
            chapters,
        })
    }
}

fn view(place: &ExamplePosition, language: Language) -> Result<Value> {
    let ExamplePosition { id, game, options, fen, moves, at, select, alt } = place.clone();
    let alt = pieces::said(&alt, language, &format!("the position {id} of {game}"))?;
    let game = place.play()?;
    Ok(context! { id, options, fen, moves, at, select, alt, san => game.san_list() })
}

fn made(it: RuleExample) -> MadeExample {
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
