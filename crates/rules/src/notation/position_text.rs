//! Parses FENs as other programs and people write them: with fields missing, in another order, or with additional ones.
//!
//! The text is completed, and the strict parser then checks it. A right or an en-passant square that is invalid is ignored, with a note.

use super::address;
use super::position_note::{FenField, PositionNote, RightNote};
use super::sfen;
use super::tidy::{is_space, tidy};
use crate::chess::{ChessFenError, RightsError};
use crate::square::split_square;
use crate::{Family, FirstMovesText, InVariant, Player, PlayerInfo, Position, PositionError, Variant};
use std::sync::Arc;

impl Position {
    /// Parses a FEN as other programs and people write it: with one to six fields in any order, EPD operations, castling rights named by
    /// the Rook's file, quotation marks around it. The notes describe the repairs.
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    ///
    /// ```
    /// use menagerie_rules::{Options, Position, Variant};
    /// let chess = Variant::by_id("chess", &Options::none()).unwrap();
    /// let (position, notes) = Position::read(&chess, "4k3/8/8/8/8/8/8/4K2R w H bm O-O;").unwrap();
    /// assert_eq!(position.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    /// assert!(notes.iter().any(|note| note.to_string().contains("bm O-O")));
    /// ```
    pub fn read(variant: &Arc<Variant>, text: &str) -> Result<(Position, Vec<PositionNote>), PositionError> {
        let text = bare(text);
        let mut notes = Vec::new();
        let fields = match variant.family() {
            Family::Chess => fields_of_two(variant, &text, &mut notes),
            Family::Chaturaji => fields_of_four(variant, &text, &mut notes),
        };
        let position = strict(variant, fields, &mut notes)?;
        Ok((position, notes))
    }
}

/// Whether a line looks like a FEN: its first word has ranks.
pub(crate) fn looks_like_one(line: &str) -> bool {
    let line = bare(line);
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "/,[]-+~*'".contains(letter);
    let mut words = line.split_whitespace();
    let Some(first) = words.next().filter(|first| !first.starts_with('[') && first.chars().all(fits)) else {
        return false;
    };
    // A small board has few ranks, and a result also contains slashes.
    let has_side = words.next().is_some_and(|word| matches!(word, "w" | "b" | "r" | "W" | "B" | "R"));
    let ranks = 1 + first.matches('/').count();
    ranks > 3 || ranks > 1 && has_side
}

/// The tidied text without the decoration of programs: quotation marks, `position fen`, `FEN:`.
fn bare(text: &str) -> String {
    let tidied = tidy(text.trim_matches(is_space));
    let tidied = address::decoded(&tidied);
    let around = |letter: char| is_space(letter) || matches!(letter, '"' | '\'' | '`' | ',');
    let mut text = tidied.trim_matches(around);
    for word in ["position", "setboard", "sfen", "fen:", "fen=", "fen", "epd"] {
        if text.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word)) {
            text = text[word.len()..].trim_matches(around);
        }
    }
    // Lists of positions number their lines.
    match text.split_once(char::is_whitespace) {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) && rest.contains('/') => {
            rest.trim_matches(around).to_string()
        }
        _ => text.to_string(),
    }
}

/// Completes the six fields of a text whose fields may be in any order.
fn fields_of_two(variant: &Arc<Variant>, text: &str, notes: &mut Vec<PositionNote>) -> Vec<String> {
    let (text, operations) = without_operations(text);
    let mut words = text.split_whitespace();
    if let Some(sfen) = sfen::read(variant, words.clone()) {
        let turn = variant.player(sfen.turn);
        if sfen.doubtful {
            notes.push(PositionNote::Sfen(InVariant::new(variant, sfen.turn)));
        }
        let [turn, none, none_too, clock] = [turn.letter.to_string(), "-".into(), "-".into(), "0".into()];
        return vec![sfen.pieces, turn, none, none_too, clock, sfen.move_number.to_string()];
    }
    let first = words.next().unwrap_or_default();
    let (pieces, holdings) = match first.split_once('[') {
        Some((pieces, rest)) => (pieces, rest.trim_end_matches(']')),
        None => (first, ""),
    };
    let has_pockets = variant.rules().pockets.any();
    // Some programs write the pockets behind an additional slash.
    let (pieces, holdings) = match pieces.rsplit_once('/') {
        Some((board, pockets))
            if has_pockets && pieces.matches('/').count() == usize::from(variant.board_size().ranks()) =>
        {
            (board, pockets)
        }
        _ => (pieces, holdings),
    };
    if !has_pockets && !matches!(holdings, "" | "-") {
        notes.push(PositionNote::Holdings(holdings.to_string()));
    }
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = words.clone().filter(is_number).count();
    // With three numbers, the first is the limit of counted moves, which is in the en-passant field.
    let limit =
        if variant.rules().ends.counting.is_some() && numbers == 3 { words.clone().find(is_number) } else { None };
    let mut found = Found { en_passant: limit.map(str::to_string), ..Found::default() };
    let skipped = limit.and_then(|limit| words.clone().position(|word| word == limit));
    for (_, word) in words.enumerate().filter(|(place, _)| Some(*place) != skipped) {
        found.take(variant, word, notes);
    }
    found.take_operations(operations, notes);
    // If it is the start position, the defaults are the fields of that.
    let start: Vec<&str> = variant.start().split_whitespace().collect();
    let is_start = start.first().is_some_and(|start| start.split('[').next() == Some(pieces));
    let default = |at: usize, otherwise: &str| {
        start.get(at).filter(|_| is_start).map_or_else(|| otherwise.to_string(), |field| (*field).to_string())
    };
    let first_player = variant.player(Player(0)).letter.to_string();
    let mut field = |given: Option<String>, field: FenField, default: String| {
        given.unwrap_or_else(|| {
            notes.push(PositionNote::Missing { field, value: default.clone() });
            default
        })
    };
    let turn = field(found.turn, FenField::Turn, default(1, &first_player));
    let rights = field(found.rights, FenField::Rights, default(2, "-"));
    let en_passant = field(found.en_passant, FenField::EnPassant, "-".to_string());
    let halfmove_clock = field(found.halfmove_clock, FenField::HalfmoveClock, "0".to_string());
    let fullmove_number = field(found.fullmove_number, FenField::MoveNumber, "1".to_string());
    let fullmove_number = match fullmove_number.parse::<i64>() {
        Ok(number) if number < 1 => {
            notes.push(PositionNote::MoveNumber(fullmove_number));
            "1".to_string()
        }
        _ => fullmove_number,
    };
    let pieces = if has_pockets { format!("{pieces}[{}]", holdings.trim_matches('-')) } else { pieces.to_string() };
    let mut fields = vec![pieces, turn, rights, en_passant];
    fields.extend(found.checks);
    fields.extend([halfmove_clock, fullmove_number]);
    fields
}

/// Splits a text from its EPD operations: they begin with a lowercase word after the fourth field, and end in `;`.
fn without_operations(text: &str) -> (&str, &str) {
    let is_operation = |word: &str| {
        word.len() > 1
            && word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word.len() < 16
            && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    let end = text.find(';').unwrap_or(text.len());
    let mut at = 0;
    for (index, word) in text.split(' ').enumerate() {
        let known = ["bm", "am", "id", "ce", "acd", "acn", "pv", "dm", "hmvc", "fmvn", "pm", "sm", "eco", "noop"];
        if at < end
            && index > 0
            && is_operation(word)
            && (known.contains(&word) || index > 3 && text.contains(';'))
            && !is_square(word)
        {
            return (&text[..at], &text[at..]);
        }
        at += word.len() + 1;
    }
    (&text[..end], text[end..].trim_start_matches(';'))
}

/// The fields found so far after the placement.
#[derive(Default)]
struct Found {
    turn: Option<String>,
    rights: Option<String>,
    en_passant: Option<String>,
    /// The checks that each player has given or still has to give, in variants that count checks.
    checks: Option<String>,
    halfmove_clock: Option<String>,
    fullmove_number: Option<String>,
}

impl Found {
    /// Assigns a word to the only field that it fits; `-` is the first missing one of rights and en-passant square.
    fn take(&mut self, variant: &Variant, word: &str, notes: &mut Vec<PositionNote>) {
        let player = variant.players().iter().find(|it| is_side(word, it));
        if let Some(player) = player.filter(|_| self.turn.is_none()) {
            self.turn = Some(player.letter.to_string());
            return;
        }
        if variant.rules().checks > 0 && self.checks.is_none() && word.contains('+') {
            self.checks = Some(word.to_string());
            return;
        }
        let number = word.strip_prefix('-').unwrap_or(word);
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let place = if is_number {
            if self.halfmove_clock.is_none() { &mut self.halfmove_clock } else { &mut self.fullmove_number }
        } else if word == "-" {
            if self.rights.is_none() { &mut self.rights } else { &mut self.en_passant }
        } else if is_squares(word) {
            &mut self.en_passant
        } else if word.split('/').next().is_some_and(|rights| {
            rights.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-')
                && (rights != word || !word.contains('-'))
        }) {
            &mut self.rights
        } else {
            notes.push(PositionNote::Unused(word.to_string()));
            return;
        };
        match place {
            Some(_) => notes.push(PositionNote::Unused(word.to_string())),
            None => *place = Some(word.to_string()),
        }
    }

    /// EPD has operations for the values of the last two FEN fields.
    fn take_operations(&mut self, operations: &str, notes: &mut Vec<PositionNote>) {
        let mut others = Vec::new();
        for operation in operations.split(';').map(str::trim).filter(|operation| !operation.is_empty()) {
            match operation.split_once(' ') {
                Some(("hmvc", number)) if self.halfmove_clock.is_none() => {
                    self.halfmove_clock = Some(number.trim().to_string())
                }
                Some(("fmvn", number)) if self.fullmove_number.is_none() => {
                    self.fullmove_number = Some(number.trim().to_string())
                }
                _ => others.push(operation),
            }
        }
        if !others.is_empty() {
            notes.push(PositionNote::Operations(others.join("; ")));
        }
    }
}

fn is_side(word: &str, player: &PlayerInfo) -> bool {
    let mut letters = std::iter::once(player.letter).chain(player.other_letters.chars());
    let is_it = |letter: char| word.eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]));
    word.eq_ignore_ascii_case(&player.name) || letters.any(is_it)
}

fn is_square(word: &str) -> bool {
    word.len() > 1
        && word.starts_with(|letter: char| letter.is_ascii_lowercase())
        && word[1..].bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word is a square, or several, as after a step over more than one.
fn is_squares(word: &str) -> bool {
    let mut rest = word;
    while let Some((_, after)) = split_square(rest) {
        rest = after;
    }
    rest.is_empty() && !word.is_empty()
}

/// Completes the seven fields; missing ones at the end have the values of the start position.
fn fields_of_four(variant: &Variant, text: &str, notes: &mut Vec<PositionNote>) -> Vec<String> {
    let mut fields: Vec<String> = text.split_whitespace().map(str::to_string).collect();
    let default: Vec<&str> = variant.start().split_whitespace().collect();
    if fields.len() < default.len() {
        let missing = &default[fields.len()..];
        notes.push(PositionNote::Missing { field: FenField::FourPlayers, value: missing.join(" ") });
        fields.extend(missing.iter().map(|field| (*field).to_string()));
    }
    notes.extend(fields.drain(default.len()..).map(PositionNote::Unused));
    fields
}

/// Runs the strict parser, and ignores invalid fields that are not essential.
fn strict(
    variant: &Arc<Variant>,
    mut fields: Vec<String>,
    notes: &mut Vec<PositionNote>,
) -> Result<Position, PositionError> {
    if let (Family::Chess, [_, _, rights, ..]) = (variant.family(), &mut fields[..]) {
        *rights = known_rights(variant, rights, notes);
    }
    let error = match Position::from_fen(variant, &fields.join(" ")) {
        Ok(position) => return Ok(position),
        Err(error) => error,
    };
    let (PositionError::Chess(errors), [_, _, rights, en_passant, ..]) = (&error, &mut fields[..]) else {
        return Err(error);
    };
    for reason in errors {
        match reason {
            ChessFenError::RightWithoutPiece { right, .. } => {
                // One right may need several pieces that are missing.
                if rights.contains(*right) {
                    rights.retain(|letter| letter != *right);
                    let why = RightNote::WithoutPiece(Box::new(reason.clone()));
                    notes.push(PositionNote::Right { right: *right, why });
                }
            }
            ChessFenError::Rights(text, RightsError::Letters(known)) if variant.chess960_castling() => {
                let why = || RightNote::Unknown(known.clone());
                notes.extend(text.chars().map(|right| PositionNote::Right { right, why: why() }));
                *rights = "-".to_string();
            }
            ChessFenError::EnPassant(square, why) => {
                notes.push(PositionNote::EnPassant { square: square.clone(), why: *why });
                *en_passant = "-".to_string();
            }
            _ => return Err(error),
        }
    }
    if rights.is_empty() {
        *rights = "-".to_string();
    }
    Position::from_fen(variant, &fields.join(" "))
}

/// Converts the castling rights to the variant's letters. A letter that is none of them may name the file of the Rook, as in Shredder-FEN.
fn known_rights(variant: &Variant, text: &str, notes: &mut Vec<PositionNote>) -> String {
    let mut known = String::new();
    let (text, returned) = match text.split_once('/').filter(|_| variant.first_moves().is_some()) {
        Some((text, returned)) => (text, format!("/{returned}")),
        None => (text, String::new()),
    };
    for letter in text.chars().filter(|&letter| letter != '-') {
        let own = variant.castling().right(letter);
        let player = Player(u8::from(letter.is_ascii_lowercase()));
        let file = u8::try_from(u32::from(letter.to_ascii_lowercase())).ok().and_then(|byte| byte.checked_sub(b'a'));
        let of_file = || {
            let castle =
                variant.castling().moves().iter().find(|it| it.player == player && Some(it.rook.file()) == file)?;
            Some(castle.letter)
        };
        // In chess960 the strict parser finds the Rooks.
        if variant.chess960_castling() && letter.is_ascii_alphabetic() {
            known.push(letter);
            continue;
        }
        // With gates, the letter of a file names a piece that has not moved. The strict parser handles it.
        let by_files = variant.first_moves().is_some_and(|first| first.text == FirstMovesText::Files);
        let gate = ((variant.rules().pockets.gating || by_files) && letter.is_ascii_alphabetic()).then_some(letter);
        match own.map(|right| right.letter).or(gate).or_else(of_file) {
            Some(letter) if known.contains(letter) => {}
            Some(letter) => known.push(letter),
            None => {
                let all: String = variant.castling().rights().iter().map(|right| right.letter).collect();
                let why = if all.is_empty() { RightNote::NoneInGame } else { RightNote::Unknown(all) };
                notes.push(PositionNote::Right { right: letter, why });
            }
        }
    }
    (if known.is_empty() { "-".to_string() } else { known }) + &returned
}
