//! What a rules page is told about its game: the definition, in the form its template needs.

use super::pieces::{self, PieceText};
use super::positions;
use crate::catalogue;
use anyhow::{Context as _, Result};
use menagerie_rulebook::rulebook;
use menagerie_rules::{Definition, KindId, Options, Player, Position, Square, Variant};
use menagerie_texts::Language;
use serde::Serialize;
use std::collections::BTreeMap;

/// A game.
#[derive(Debug, Serialize)]
pub struct GamePage {
    /// The id, which is also the page's folder.
    pub id: String,
    /// The name.
    pub name: String,
    /// Who invented it, as far as the definition says.
    pub inventor: String,
    /// How many files the board has.
    pub files: u8,
    /// How many ranks it has.
    pub ranks: u8,
    /// The names of the players, in the order of turns.
    pub players: Vec<String>,
    /// How many pieces a side has at the start.
    pub pieces_a_side: usize,
    /// The start position's text.
    pub start: String,
    /// The kinds of piece, the King last.
    pub pieces: Vec<PieceEntry>,
    /// Who becomes what on the far rank: one row for each choice of targets.
    pub promotions: Vec<Promotion>,
    /// What a Pawn becomes on each square of the far rank, where the square decides.
    pub promotion_squares: Vec<PromotionSquares>,
    /// Where the first player's pieces stand at the start, its nearest rank first.
    pub setup: Vec<SetupRank>,
    /// The positions of the page, by their ids.
    pub positions: BTreeMap<String, ExampleView>,
    /// The rules in words, by the ids of their sections.
    pub rules: BTreeMap<&'static str, Vec<String>>,
    /// The options, by id.
    pub options: Vec<OptionView>,
}

/// A kind of piece.
#[derive(Clone, Debug, Serialize)]
pub struct PieceEntry {
    /// Its place on the page.
    pub anchor: String,
    /// The name.
    pub name: String,
    /// The name in the definition.
    pub key: String,
    /// The letter in position and move texts.
    pub letter: String,
    /// The id of its picture.
    pub art: String,
    /// The move in Betza notation.
    pub betza: String,
    /// Its worth, where the game's source gives one.
    pub value: Option<String>,
    /// The points for capturing it, where points decide.
    pub points: u16,
    /// How many a side has at the start.
    pub count: usize,
    /// The names of what it becomes on the far rank.
    pub becomes: Vec<PieceRef>,
    /// What is said about it.
    pub words: PieceText,
}

/// A piece that is pointed to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceRef {
    /// The name.
    pub name: String,
    /// The letter.
    pub letter: String,
    /// The id of its picture.
    pub art: String,
    /// Its place on the page.
    pub anchor: String,
}

/// Pieces that become the same.
#[derive(Debug, Serialize)]
pub struct Promotion {
    /// Which pieces.
    pub from: Vec<PieceRef>,
    /// What they become: one piece, or the owner's choice.
    pub to: Vec<PieceRef>,
}

/// The squares that make a Pawn a certain piece.
#[derive(Debug, Serialize)]
pub struct PromotionSquares {
    /// The piece.
    pub piece: PieceRef,
    /// The squares for each player, in the order of turns.
    pub squares: Vec<String>,
}

/// A rank of the start position.
#[derive(Debug, Serialize)]
pub struct SetupRank {
    /// Its number.
    pub rank: u8,
    /// What stands on it, with its square, from the a-file on.
    pub pieces: Vec<SetupPiece>,
}

/// Pieces of one kind side by side in the start position.
#[derive(Debug, Serialize)]
pub struct SetupPiece {
    /// The square, or the first and the last of them.
    pub squares: String,
    /// Whose piece it is.
    pub player: String,
    /// The kind of piece.
    pub piece: PieceRef,
}

/// A position of the page.
#[derive(Debug, Serialize)]
pub struct ExampleView {
    /// The position as the data file has it.
    #[serde(flatten)]
    pub place: positions::ExamplePosition,
    /// The moves as people write them.
    pub san: Vec<String>,
}

/// An option of the game.
#[derive(Debug, Serialize)]
pub struct OptionView {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What it does, in a sentence.
    pub about: String,
    /// The start position's text with the option on.
    pub start: String,
}

impl GamePage {
    /// Gathers what the page of a game needs.
    ///
    /// # Errors
    /// When the game is unknown, or something about it is missing or wrong in the data files.
    pub fn read(id: &str, language: Language) -> Result<GamePage> {
        let original = Variant::by_id(id, &Options::none())?;
        let variant = Variant::from_definition(translated(&original, language)?, &Options::none())?;
        let start = Position::start(&variant);
        let first = variant.turn_order().next().expect("every game has players");
        let texts = pieces::read()?;
        let names = catalogue::names(language)?;
        let count = |kind| start.board().pieces_of(first).filter(|&(_, other)| other == kind).count();
        let value = |value: f64| match language {
            Language::English => value.to_string(),
            Language::French => value.to_string().replace('.', ","),
        };
        let entry = |kind: KindId| {
            let it = variant.kind(kind);
            let key = original.kind(kind).name.clone();
            let mut words = pieces::of(&texts, id, &key)?;
            if language == Language::French {
                let line = format!("line-{}", key.to_lowercase());
                let line = names.get(&format!("{line}-{id}")).or_else(|| names.get(&line));
                words.line.clone_from(line.with_context(|| format!("a line about the {key} in names.ftl"))?);
                words.text.clone_from(&words.french);
            }
            Ok(PieceEntry {
                anchor: anchor(&original, kind),
                name: it.name.clone(),
                letter: it.letter.to_string(),
                art: it.art.clone(),
                betza: it.betza.clone(),
                value: it.value.map(value),
                points: it.points,
                count: count(kind),
                becomes: it.promotes_to.iter().map(|&target| reference(&original, &variant, target)).collect(),
                words,
                key,
            })
        };
        let mut places = BTreeMap::new();
        for mut place in positions::read()?.into_iter().filter(|place| place.game == id) {
            if language == Language::French {
                place.alt.clone_from(&place.french);
            }
            let san = place.play()?.san_list().into_iter().map(str::to_string).collect();
            places.insert(place.id.clone(), ExampleView { place, san });
        }
        let options = variant.definition().options.iter();
        Ok(GamePage {
            id: id.to_string(),
            name: variant.name().to_string(),
            inventor: variant.definition().inventor.clone(),
            files: variant.shape().files(),
            ranks: variant.shape().ranks(),
            players: variant.players().iter().map(|player| player.name.clone()).collect(),
            pieces_a_side: start.board().pieces_of(first).count(),
            start: variant.start().to_string(),
            pieces: variant.kind_ids().map(entry).collect::<Result<_>>()?,
            promotions: promotions(&original, &variant),
            promotion_squares: promotion_squares(&original, &variant),
            setup: setup(&original, &variant, &start),
            positions: places,
            rules: rulebook(&original, language).into_iter().map(|section| (section.id, section.sentences)).collect(),
            options: options
                .map(|it| OptionView {
                    id: it.id.clone(),
                    name: it.name.clone(),
                    about: it.about.clone(),
                    start: it.start.clone(),
                })
                .collect(),
        })
    }
}

/// The definition of a game with its names in a language.
fn translated(variant: &Variant, language: Language) -> Result<Definition> {
    let mut definition = variant.definition().clone();
    if language == Language::English {
        return Ok(definition);
    }
    let names = catalogue::names(language)?;
    let named = |id: String| names.get(&id).cloned().with_context(|| format!("{id} in names.ftl"));
    definition.name = named(format!("game-{}", variant.id()))?;
    for piece in &mut definition.pieces {
        piece.name = named(format!("piece-{}", id_of(&piece.name)))?;
    }
    for player in &mut definition.players {
        player.name = named(format!("player-{}", player.name.to_lowercase()))?;
    }
    for option in &mut definition.options {
        option.name = named(format!("option-{}", option.id))?;
        option.about = named(format!("option-{}-about", option.id))?;
    }
    Ok(definition)
}

/// Where a kind of piece is on a page, in any language.
fn anchor(original: &Variant, kind: KindId) -> String {
    format!("piece-{}", id_of(&original.kind(kind).name))
}

/// A name of a definition as it stands in ids.
pub fn id_of(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

fn reference(original: &Variant, variant: &Variant, kind: KindId) -> PieceRef {
    let it = variant.kind(kind);
    PieceRef {
        name: it.name.clone(),
        letter: it.letter.to_string(),
        art: it.art.clone(),
        anchor: anchor(original, kind),
    }
}

/// The pieces that promote, those with the same targets together, in the order of the definition.
fn promotions(original: &Variant, variant: &Variant) -> Vec<Promotion> {
    let mut rows: Vec<Promotion> = Vec::new();
    for kind in variant.kind_ids() {
        let to: Vec<_> =
            variant.kind(kind).promotes_to.iter().map(|&target| reference(original, variant, target)).collect();
        let from = reference(original, variant, kind);
        match rows.iter_mut().find(|row| row.to == to) {
            _ if to.is_empty() => {}
            Some(row) => row.from.push(from),
            None => rows.push(Promotion { from: vec![from], to }),
        }
    }
    rows
}

/// For each kind a Pawn can become by its square, the squares of each player.
fn promotion_squares(original: &Variant, variant: &Variant) -> Vec<PromotionSquares> {
    let all = variant.promotion_squares();
    let squares = |kind: KindId, player: Player| {
        let own = all.iter().filter(|&&(_, it, whose)| it == kind && whose == player);
        own.map(|(square, ..)| square.to_string()).collect::<Vec<_>>().join(", ")
    };
    let kinds = variant.kind_ids().filter(|&kind| all.iter().any(|&(_, it, _)| it == kind));
    kinds
        .map(|kind| PromotionSquares {
            piece: reference(original, variant, kind),
            squares: variant.turn_order().map(|player| squares(kind, player)).collect(),
        })
        .collect()
}

/// Where everything stands at the start, rank by rank from 1; of two players, only the first one's pieces.
fn setup(original: &Variant, variant: &Variant, start: &Position) -> Vec<SetupRank> {
    let four = variant.players().len() > 2;
    let squares: Vec<Square> = variant.shape().squares().collect();
    let rank = |squares: &[Square]| {
        let runs = squares.chunk_by(|&one, &next| start.piece_at(one) == start.piece_at(next));
        let shown = runs.filter_map(|run| {
            let it = start.piece_at(run[0]).filter(|it| four || it.player.index() == 0)?;
            let squares = match run {
                [only] => only.to_string(),
                [first, .., last] => format!("{first}–{last}"),
                [] => String::new(),
            };
            let player = variant.player(it.player).name.clone();
            Some(SetupPiece { squares, player, piece: reference(original, variant, it.kind) })
        });
        SetupRank { rank: squares[0].rank() + 1, pieces: shown.collect() }
    };
    let ranks = squares.chunk_by(|one, next| one.rank() == next.rank()).map(rank);
    ranks.filter(|rank| !rank.pieces.is_empty()).collect()
}
