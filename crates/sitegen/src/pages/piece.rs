//! The data of a kind of piece for a rules page.

use super::piece_stills;
use super::pieces::{self, PieceText, PieceTexts};
use crate::catalogue;
use anyhow::{Context as _, Result, ensure};
use menagerie_rulebook::{piece_name, piece_rules};
use menagerie_rules::{KindId, Position, Variant};
use menagerie_texts::Language;
use serde::Serialize;
use std::sync::Arc;

/// A kind of piece.
#[derive(Clone, Debug, Serialize)]
pub struct PieceView {
    /// Its id on the page.
    pub anchor: String,
    /// The name.
    pub name: String,
    /// The letter in position and move texts. Its diagram refers to it.
    pub letter: String,
    /// The id of its picture; none where it is its letter on a disc.
    pub art: String,
    /// The move in Betza notation.
    pub betza: String,
    /// The full description of its moves.
    pub text: String,
    /// The description in a row of a table.
    pub line: String,
    /// The description on the card.
    pub short: String,
    /// The attributes of its diagram besides game and piece.
    pub diagram: Vec<(&'static str, String)>,
    /// The picture of its moves, below the folder of stills; none if it does not move.
    pub still: Option<String>,
    /// Its value, if the definition gives one.
    pub value: Option<String>,
    /// Whether it is royal.
    pub royal: bool,
    /// The points for capturing it, where points decide.
    pub points: u16,
    /// The number of pieces of a side at the start.
    pub count: usize,
    /// Its promotions, in the order of the definition.
    pub becomes: Vec<PieceRef>,
}

/// A reference to a piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceRef {
    /// The name.
    pub name: String,
    /// The id of its picture.
    pub art: String,
    /// The letter.
    pub letter: String,
    /// Its id on the page.
    pub anchor: String,
}

impl PieceRef {
    /// A reference to a kind of piece.
    pub fn new(variant: &Arc<Variant>, kind: KindId, language: Language) -> Self {
        let it = variant.kind(kind);
        Self {
            name: piece_name(variant, kind, language),
            letter: it.letter.to_string(),
            art: it.art.clone(),
            anchor: anchor(variant, kind),
        }
    }
}

/// The kinds that a definition lists, without those that a promotion adds because they revert.
pub fn kinds(variant: &Variant) -> impl Iterator<Item = KindId> + use<> {
    variant.kind_ids().take(variant.definition().pieces.len())
}

/// The promotions of a kind, in the order of the definition.
pub fn targets(variant: &Variant, kind: KindId) -> impl Iterator<Item = KindId> {
    let number = variant.definition().pieces.len();
    let listed = variant.kind(kind).promotes_to.iter().map(|&target| variant.kind(target).same_as.unwrap_or(target));
    listed.filter(move |target| target.index() < number)
}

/// All kinds of a game, in the order of the definition, with the texts about them.
///
/// # Errors
/// When there is a text about a piece that does not exist, or one is missing in the language.
pub fn all(variant: &Arc<Variant>, language: Language, written: &PieceTexts) -> Result<Vec<PieceView>> {
    for name in written.pieces.keys() {
        ensure!(variant.kinds().iter().any(|kind| kind.name == *name), "{} has no {name}", variant.id());
    }
    let start = Position::start(variant);
    let first = variant.turn_order().next().context("a game has players")?;
    let on_board = |kind: KindId| start.board().pieces_of(first).filter(|&(_, other)| other == kind).count();
    let value = |value: f64| value.to_string().replace('.', &language.decimal().to_string());
    let piece = |kind: KindId| {
        let it = variant.kind(kind);
        let letter = it.letter.to_string();
        let own = written.pieces.get(&it.name);
        let [text, line, short] = words(variant, kind, language, own)?;
        Ok(PieceView {
            anchor: anchor(variant, kind),
            name: piece_name(variant, kind, language),
            art: it.art.clone(),
            betza: it.betza.clone(),
            text,
            line,
            short,
            diagram: own.map(|it| it.diagram().collect()).unwrap_or_default(),
            still: piece_stills::of(variant.id(), &letter)?.map(|still| still.file.clone()),
            value: it.value.map(value),
            royal: it.royal,
            points: it.points,
            count: on_board(kind),
            becomes: targets(variant, kind).map(|target| PieceRef::new(variant, target, language)).collect(),
            letter,
        })
    };
    kinds(variant).map(piece).collect()
}

/// The descriptions of a kind's moves: full, in a line, and for the card.
fn words(variant: &Arc<Variant>, kind: KindId, language: Language, written: Option<&PieceText>) -> Result<[String; 3]> {
    let Some(written) = written else {
        let sentences = piece_rules(variant, kind, language);
        let all = sentences.join(" ");
        return Ok([all.clone(), sentences.into_iter().next().unwrap_or_default(), all]);
    };
    let name = &variant.kind(kind).name;
    let text = pieces::said(&written.text, language, name)?;
    let line = format!("line-{}", id_of(name));
    let names = catalogue::names(language)?;
    let line = names.get(&format!("{line}-{}", variant.id())).or_else(|| names.get(&line));
    let line = line.with_context(|| format!("a line about the {name} in names.ftl"))?;
    Ok([text, line.clone(), line.clone()])
}

/// The id of a kind of piece on a page, the same in every language.
pub fn anchor(variant: &Variant, kind: KindId) -> String {
    let id = |kind: KindId| id_of(&variant.kind(kind).name);
    let another = variant.kind_ids().take_while(|&other| other != kind).any(|other| id(other) == id(kind));
    let number = if another { format!("-{}", kind.index()) } else { String::new() };
    format!("piece-{}{number}", id(kind))
}

/// A name of a definition in the form of ids.
fn id_of(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
