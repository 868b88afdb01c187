//! Converts a ruleset to a definition.

use super::castling::{castling, shuffle};
use super::ends::Ends;
use super::french::french;
use super::keys::{KEYS, KeyKind};
use super::kinds::Kinds;
use super::piece::definitions;
use super::place::Place;
use super::ruleset::Ruleset;
use super::start::{Start, read};
use super::zones::on_board;
use crate::{FormatError, FormatNote, Message, NoteKind};
use menagerie_rules::{
    BoardDefinition, BoardSize, Definition, Family, FirstMovesText, Forward, GoalDefinition, Letter, Letters,
    PieceDefinition, PlayerDefinition, SortedMap, Square, write_squares,
};
use std::fmt::Write as _;

/// Converts a ruleset to a definition. Rules that cannot be converted are noted.
pub(super) fn define(
    name: &str,
    rules: &Ruleset,
    whole: Place,
    notes: &mut Vec<FormatNote>,
) -> Result<Definition, FormatError> {
    let Some(size) = BoardSize::new(rules.files, rules.ranks) else {
        return Err(FormatError::whole(Message::new("format-ini-board")));
    };
    let start = read(rules, size, rules.place("startFen", whole), notes);
    let kinds = Kinds::new(rules, &start, size);
    if kinds.all.is_empty() {
        let message = Message::new("format-ini-no-piece");
        return Err(FormatError { reasons: vec![whole.note(NoteKind::Unreadable, "startFen", message)] });
    }
    others(rules, whole, notes);
    let pieces = definitions(&kinds, whole, notes);
    let (castling, rights) = castling(&kinds);
    let mut ends = Ends { kinds: &kinds, whole, notes };
    let id = id(name);
    let mut definition = Definition {
        format: 2,
        name: title(name),
        also_called: if title(name) == name { Vec::new() } else { vec![name.to_string()] },
        variant_tag: Some(if id == "chess" { String::new() } else { name.to_string() }),
        family: Family::Chess,
        board: BoardDefinition {
            files: rules.files,
            ranks: rules.ranks,
            checkered: !["shogi", "xiangqi", "janggi"].contains(&rules.template.as_str()),
            holes: write_squares(on_board(start.holes, size), size),
        },
        players: vec![
            PlayerDefinition {
                letter: 'w',
                name: "White".into(),
                forward: Forward::North,
                other_letters: String::new(),
            },
            PlayerDefinition {
                letter: 'b',
                name: "Black".into(),
                forward: Forward::South,
                other_letters: String::new(),
            },
        ],
        names: names(&pieces),
        start: text(&kinds, &start, &rights),
        ends: ends.ends(),
        goals: ends.goals(),
        check: ends.check(),
        capture: ends.capture(),
        hands: ends.hands(),
        passing: ends.passing(),
        id,
        pieces,
        castling,
        ..rules.definition.clone()
    };
    for (key, kind) in KEYS {
        if let (KeyKind::FieldTypes(field), Some(types)) = (kind, rules.field_types.get(key)) {
            *field(&mut definition) = kinds.letters(*types);
        }
    }
    // It makes no difference if every move of a promoting piece resets the halfmove clock.
    let waits = |piece: &PieceDefinition| !piece.zeroing && !piece.promotion.is_empty();
    definition.ends.promotion_is_progress &= definition.pieces.iter().any(waits);
    // If nothing can be captured en passant, nothing captures en passant.
    if definition.pieces.iter().all(|piece| !piece.taken_en_passant) {
        definition.pieces.iter_mut().for_each(|piece| piece.takes_en_passant = false);
    }
    if has_orthodox_pieces_and_only_mate(&definition) {
        // A Knight is insufficient, and so are Bishops on squares of one colour, a single one included.
        let with = |betza: &'static str| {
            definition.pieces.iter().filter(move |piece| piece.betza == betza).map(|piece| piece.letter)
        };
        let (knight, bishops) = (with("N").next(), Letters(with("B").collect()));
        definition.insufficient = knight.into_iter().map(|letter| Letters(vec![letter])).collect();
        definition.ends.bishops_alike = bishops;
    }
    if !rules.castling_wins.is_empty() {
        definition.goals.push(GoalDefinition::Castle { rights: rules.castling_wins.clone() });
    }
    if rules.cambodian {
        definition.first_moves_text = FirstMovesText::Files;
    }
    if rules.chess960 {
        definition.chess960_castling = !definition.castling.is_empty();
        definition.shuffle.extend(shuffle(&kinds));
        if !definition.shuffle.is_empty() {
            let message = Message::new("format-ini-chess960");
            notes.push(rules.place("chess960", whole).note(NoteKind::Assumed, "chess960", message));
        }
    }
    Ok(definition)
}

/// Notes the keys of rules without a field.
fn others(rules: &Ruleset, whole: Place, notes: &mut Vec<FormatNote>) {
    for (key, value) in &rules.others {
        let is_known = KEYS.iter().any(|(known, kind)| known == key && matches!(kind, KeyKind::Other(_)));
        debug_assert!(is_known);
        let place = rules.place(key, whole);
        notes.push(place.note(NoteKind::Unsupported, key, Message::new("format-ini-rule").with("value", value)));
    }
}

/// The FEN of the start position.
fn text(kinds: &Kinds<'_>, start: &Start, rights: &str) -> String {
    let (rules, size) = (kinds.rules, kinds.size);
    let mut text = String::new();
    for rank in (0..size.ranks()).rev() {
        let mut empty = 0;
        for file in 0..size.files() {
            let Some(square) = Square::new(file, rank) else { continue };
            let cell = cell(kinds, start, square);
            if cell.is_empty() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                let _ = write!(text, "{empty}");
                empty = 0;
            }
            text.push_str(&cell);
        }
        if empty > 0 {
            let _ = write!(text, "{empty}");
        }
        if rank > 0 {
            text.push('/');
        }
    }
    let has_hands = rules.drops || rules.captures_to_hand || rules.gating && rules.seirawan_gating;
    if has_hands || start.hands.iter().any(|hand| !hand.is_empty()) {
        let hand = |player: usize| {
            let letters = start.hands[player].iter().filter_map(|piece| rules.letters.get(piece));
            letters.map(|letter| if player == 0 { *letter } else { letter.to_ascii_lowercase() }).collect::<String>()
        };
        let _ = write!(text, "[{}{}]", hand(0), hand(1));
    }
    let side = if start.black_moves { 'b' } else { 'w' };
    let _ = write!(text, " {side} {rights} {}", start.en_passant);
    if rules.check_counting {
        let (white, black) = start.checks.unwrap_or((1, 1));
        let _ = write!(text, " {white}+{black}");
    }
    let _ = write!(text, " {} {}", start.clock, start.move_number);
    text
}

fn cell(kinds: &Kinds<'_>, start: &Start, square: Square) -> String {
    if start.holes.has(square) {
        return "*".to_string();
    }
    let Some(piece) = start.pieces.get(&square) else { return String::new() };
    let letter = kinds.letter(super::kinds::Kind { piece: piece.piece, plus: piece.plus });
    let mut text = if piece.player == 0 { letter.to_string() } else { letter.small() };
    if piece.tilde && kinds.rules.reverts() {
        text.push('~');
    }
    text
}

/// The French names of the pieces, if known.
fn names(pieces: &[PieceDefinition]) -> SortedMap<String, SortedMap<Letter, String>> {
    let named: SortedMap<_, _> = pieces.iter().filter_map(|piece| Some((piece.letter, french(&piece.name)?))).collect();
    if named.is_empty() { SortedMap::default() } else { SortedMap::from_iter([("fr".to_string(), named)]) }
}

/// Whether all pieces are those of chess and only checkmate wins.
fn has_orthodox_pieces_and_only_mate(definition: &Definition) -> bool {
    let orthodox = definition.pieces.iter().all(|piece| {
        let betza = piece.betza.as_str();
        matches!(betza, "N" | "B" | "R" | "Q" | "K") || piece.pawn && betza.starts_with("fmWfcF")
    });
    orthodox
        && definition.goals.is_empty()
        && definition.ends == menagerie_rules::EndsDefinition::default()
        && definition.hands == menagerie_rules::HandsDefinition::default()
        && definition.capture == menagerie_rules::CaptureDefinition::default()
        && definition.pieces.iter().any(|piece| piece.royal == menagerie_rules::Royal::Always && piece.betza == "K")
}

/// The id: lowercase letters, digits and hyphens.
fn id(name: &str) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    let id: String = name.trim().chars().map(plain).collect();
    let id = id.trim_matches('-').to_string();
    if id.is_empty() { "game".to_string() } else { id }
}

/// The display name: capitalised words.
fn title(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    let words: Vec<String> = name.split(['-', '_', ' ']).filter(|word| !word.is_empty()).map(capital).collect();
    words.join(" ")
}
