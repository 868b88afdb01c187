//! All that a page shows of a text: the game in it, as far as it can be read, and the diagnostics.

use crate::diagnostic::{Diagnostic, DiagnosticKind, reasons};
use crate::json_text::text_of;
use crate::move_cells::{MoveCells, cells_of};
use crate::start_array::StartArray;
use formats::{FormatNote, GameFormat, Message, NoteKind};
use menagerie_engine::PieceValues;
use menagerie_rulebook::{piece_name, piece_rules, rulebook};
use menagerie_rules::{Definition, KindId, Options, Royal, Variant};
use menagerie_texts::Language;
use serde::Serialize;
use std::sync::Arc;

/// The content of a text.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    /// The format of the text: `json`, `ini`, `diagram` or `xboard`; empty if it is not recognised.
    pub format: &'static str,
    /// The games in it, by name.
    pub games: Vec<String>,
    /// The definition of the requested game, or of the first, as readable JSON; empty if there is none.
    pub definition: String,
    /// The same definition as JSON without spaces.
    pub compact: String,
    /// Errors in the text and notes about it.
    pub faults: Vec<Diagnostic>,
    /// Whether the game can be played.
    pub playable: bool,
    /// The number of files and ranks; zeros if there is no game.
    pub size: (u8, u8),
    /// Why the board cannot be edited; empty if it can.
    pub board_fault: String,
    /// The players, in the order of turns.
    pub players: Vec<PlayerSheet>,
    /// The number of the player who moves first.
    pub first: usize,
    /// The holes of the board.
    pub holes: Vec<String>,
    /// The pieces on the board.
    pub standing: Vec<Standing>,
    /// The pieces in the hands.
    pub hands: Vec<Hand>,
    /// The kinds of piece, in the order of the definition.
    pub pieces: Vec<PieceSheet>,
    /// The rules in words: id, title and sentences of each section. Empty if the game cannot be played.
    pub rules: Vec<(String, String, Vec<String>)>,
}

/// A player.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct PlayerSheet {
    /// The name in the requested language.
    pub name: String,
    /// The letter in position texts.
    pub letter: char,
}

/// A piece on the board.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Standing {
    /// The square.
    pub square: String,
    /// The player, from 0.
    pub player: usize,
    /// The index of the kind in the definition.
    pub piece: usize,
}

/// Pieces of a kind in a hand.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Hand {
    /// The player: 0 or 1.
    pub player: usize,
    /// The index of the kind in the definition.
    pub piece: usize,
    /// The number.
    pub count: usize,
}

/// A kind of piece.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct PieceSheet {
    /// Its name in the requested language.
    pub name: String,
    /// Its letter.
    pub letter: String,
    /// Its moves in words; empty if the game cannot be played.
    pub sentences: Vec<String>,
    /// Its moves as squares; none where its Betza text cannot be read.
    pub moves: Option<MoveCells>,
    /// Its value for the computer, in the definition's unit; none for a King.
    pub worth: Option<f64>,
}

/// Reads a text in any of the known formats: the game with this name, or the first one. Messages are in this language.
pub fn read(text: &str, name: Option<&str>, language: Language) -> Sheet {
    let mut sheet = Sheet { format: formats::format_of(text).map_or("", name_of), ..Sheet::default() };
    sheet.games = formats::names(text).unwrap_or_default();
    let wanted = name.filter(|name| sheet.games.iter().any(|game| game == name));
    let wanted = wanted.or(sheet.games.first().map(String::as_str)).map(str::to_string);
    match formats::read(text, wanted.as_deref()) {
        Ok(game) => {
            sheet.faults = game.notes.iter().map(|note| Diagnostic::of_note(note, language)).collect();
            fill(&mut sheet, &game.definition, text, language);
        }
        Err(error) => sheet.faults = error.reasons.iter().map(|note| Diagnostic::of_note(note, language)).collect(),
    }
    sheet
}

const fn name_of(format: GameFormat) -> &'static str {
    match format {
        GameFormat::Json => "json",
        GameFormat::FairyStockfish => "ini",
        GameFormat::InteractiveDiagram => "diagram",
        GameFormat::XBoard => "xboard",
    }
}

fn fill(sheet: &mut Sheet, definition: &Definition, text: &str, language: Language) {
    sheet.definition = text_of(definition);
    sheet.compact = serde_json::to_string(definition).unwrap_or_default();
    sheet.size = (definition.board.files, definition.board.ranks);
    sheet.players = players(definition, language);
    match StartArray::of(definition) {
        Ok(start) => {
            sheet.first = start.first();
            show_board(sheet, definition, &start);
        }
        Err(error) => sheet.board_fault = formats::words(&error.describe(), language),
    }
    let variant = match Variant::from_definition(definition.clone(), &Options::none()) {
        Ok(variant) => Some(variant),
        Err(error) => {
            let names: Vec<String> = definition.pieces.iter().map(|piece| piece.name.clone()).collect();
            sheet.faults.extend(reasons(&error, text, &names, language));
            None
        }
    };
    let has_pieces = |player: usize| {
        sheet.standing.iter().any(|it| it.player == player) || sheet.hands.iter().any(|it| it.player == player)
    };
    let is_bare = sheet.board_fault.is_empty() && !(0..definition.players.len()).all(has_pieces);
    if is_bare {
        let note = FormatNote::whole(NoteKind::Unreadable, "start", Message::new("format-bare-side"));
        sheet.faults.push(Diagnostic::of_note(&note, language));
    }
    sheet.playable = variant.is_some() && !is_bare;
    sheet.pieces = pieces(definition, variant.as_ref(), language);
    if let Some(variant) = &variant {
        let sections = rulebook(variant, language).into_iter();
        sheet.rules = sections.map(|it| (it.id.to_string(), it.title.to_string(), it.sentences)).collect();
    }
    let no_king = definition.pieces.iter().all(|piece| piece.royal == Royal::No);
    if sheet.playable && no_king && definition.goals.is_empty() {
        let note = FormatNote::whole(NoteKind::Assumed, "", Message::new("format-no-winner"));
        sheet.faults.push(Diagnostic::of_note(&note, language));
    }
    sheet.faults.sort_by_key(|fault| (fault.kind == DiagnosticKind::NotNeeded, fault.line, fault.column));
}

fn players(definition: &Definition, language: Language) -> Vec<PlayerSheet> {
    let names = menagerie_rules::player_names(language);
    let sheet = |player: &menagerie_rules::PlayerDefinition| {
        let known = names.iter().find(|(english, _)| *english == player.name);
        let name = known.map_or_else(|| player.name.clone(), |(_, [name, ..])| (*name).to_string());
        PlayerSheet { name, letter: player.letter }
    };
    definition.players.iter().map(sheet).collect()
}

fn show_board(sheet: &mut Sheet, definition: &Definition, start: &StartArray) {
    let kind = |letter: menagerie_rules::Letter| {
        definition.pieces.iter().position(|piece| piece.letter == letter || piece.letter == letter.plain())
    };
    sheet.holes = start.holes.iter().map(ToString::to_string).collect();
    for (square, &(player, letter)) in &start.pieces {
        if let Some(piece) = kind(letter) {
            sheet.standing.push(Standing { square: square.to_string(), player, piece });
        }
    }
    for &(player, letter) in start.hands.iter().flatten() {
        let Some(piece) = kind(letter) else { continue };
        match sheet.hands.iter_mut().find(|hand| (hand.player, hand.piece) == (player, piece)) {
            Some(hand) => hand.count += 1,
            None => sheet.hands.push(Hand { player, piece, count: 1 }),
        }
    }
}

fn pieces(definition: &Definition, variant: Option<&Arc<Variant>>, language: Language) -> Vec<PieceSheet> {
    let values = variant.map(|variant| PieceValues::new(variant));
    let all = definition.pieces.iter().enumerate();
    let sheet = |(place, piece): (usize, &menagerie_rules::PieceDefinition)| {
        let kind = variant.and_then(|variant| Some((variant, variant.kind_ids().nth(place)?)));
        let worth = |kind: KindId| values.as_ref().map(|values| f64::from(values.of(kind)) / 100.0);
        PieceSheet {
            name: kind.map_or_else(|| piece.name.clone(), |(variant, kind)| piece_name(variant, kind, language)),
            letter: piece.letter.to_string(),
            sentences: kind.map(|(variant, kind)| piece_rules(variant, kind, language)).unwrap_or_default(),
            moves: cells_of(&piece.betza),
            worth: kind.and_then(|(_, kind)| worth(kind)).filter(|_| piece.royal == Royal::No),
        }
    };
    all.map(sheet).collect()
}
