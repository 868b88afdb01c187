//! Applies the keys of a section to a [`Ruleset`].

use super::ini::{Entry, Section};
use super::keys::{KEYS, KeyKind, OtherKind};
use super::place::Place;
use super::ruleset::Ruleset;
use super::types::{self, ANY, KING, PieceType, TypeSet};
use super::values::{self, ValueError, error};
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::nearest;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The maximum number of unknown keys for which a suggestion is searched.
const MAX_MEANT: usize = 20;

/// Applies a section's keys to the rules of its base. Unreadable values are ignored.
pub(super) fn apply(section: &Section<'_>, rules: &mut Ruleset, notes: &mut Vec<FormatNote>) {
    if section.entries.is_empty() {
        return;
    }
    let mut reader = Reader { entries: BTreeMap::new(), rules, notes };
    for entry in &section.entries {
        // The last of several values counts.
        if let Some(before) = reader.entries.insert(entry.key, *entry) {
            let message = Message::new("format-ini-key-again").with("line", entry.place.line);
            reader.notes.push(before.place.note(NoteKind::NotNeeded, before.key, message));
        }
    }
    reader.unknown_keys();
    let is_size = |key: &str| ["maxRank", "maxFile"].contains(&key);
    // The size comes first: others depend on it.
    for (key, kind) in KEYS.iter().filter(|(key, _)| is_size(key)) {
        reader.key(key, *kind);
    }
    for keys in OF_TYPES.iter() {
        reader.piece(keys);
    }
    for (key, kind) in KEYS.iter().filter(|(key, _)| !is_size(key)) {
        reader.key(key, *kind);
    }
    reader.main_pawns();
    rules.conclude();
}

/// The key of the squares that a player's pieces of a type cannot leave.
pub(super) fn mobility_key(piece: PieceType, player: usize) -> String {
    let key = types::key(piece);
    let colour = ["White", "Black"][player];
    let (first, rest) = key.split_at(1);
    format!("mobilityRegion{colour}{}{rest}", first.to_ascii_uppercase())
}

/// The keys of a type of piece.
struct TypeKeys {
    piece: PieceType,
    /// Its letter and its moves.
    own: String,
    /// The squares that each player's pieces cannot leave.
    mobility: [String; 2],
}

static OF_TYPES: LazyLock<Vec<TypeKeys>> = LazyLock::new(|| {
    let keys =
        |piece| TypeKeys { piece, own: types::key(piece), mobility: [0, 1].map(|player| mobility_key(piece, player)) };
    types::all().map(keys).collect()
});

/// All keys.
static KNOWN: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let of_types = OF_TYPES.iter().flat_map(|keys| keys.mobility.iter().chain([&keys.own])).map(String::as_str);
    KEYS.iter().map(|(key, _)| *key).chain(of_types).collect()
});

struct Reader<'a, 'b> {
    entries: BTreeMap<&'a str, Entry<'a>>,
    rules: &'b mut Ruleset,
    notes: &'b mut Vec<FormatNote>,
}

impl<'a> Reader<'a, '_> {
    fn unknown_keys(&mut self) {
        let unknown = self.entries.values().filter(|entry| !KNOWN.contains(entry.key));
        for (number, entry) in unknown.enumerate() {
            let near = (number < MAX_MEANT).then(|| nearest(entry.key, KNOWN.iter().copied())).flatten();
            let message = match near {
                Some(near) => Message::new("format-ini-unknown-key-near").with("near", near),
                None => Message::new("format-ini-unknown-key"),
            };
            self.notes.push(entry.place.note(NoteKind::Unreadable, entry.key, message));
        }
        self.notes.sort_by_key(|note| note.line);
    }

    /// Parses the value of a key; an error is noted.
    fn value<T>(&mut self, key: &str, read: impl FnOnce(&Ruleset, &'a str) -> Result<T, ValueError>) -> Option<T> {
        let entry = *self.entries.get(key)?;
        self.rules.places.insert(key.to_string(), entry.place);
        match read(self.rules, entry.value) {
            Ok(value) => Some(value),
            Err(ValueError { offset, message }) => {
                self.notes.push(entry.value_place.plus(offset).note(NoteKind::Unreadable, key, message));
                None
            }
        }
    }

    fn key(&mut self, key: &'static str, kind: KeyKind) {
        match kind {
            KeyKind::Flag(set) => self.set(key, |_, text| values::flag(text), set),
            KeyKind::FieldFlag(field) => {
                if let Some(value) = self.value(key, |_, text| values::flag(text)) {
                    *field(&mut self.rules.definition) = value;
                }
            }
            KeyKind::FieldTypes(_) => {
                if let Some(types) = self.value(key, type_set) {
                    self.rules.field_types.insert(key, types);
                }
            }
            KeyKind::Number(set) => self.set(key, |_, text| values::number(text), set),
            KeyKind::Rank(set) => self.set(key, |_, text| values::rank(text), set),
            KeyKind::File(set) => self.set(key, |_, text| values::file(text), set),
            KeyKind::Squares(set) => self.set(key, |_, text| values::squares(text), set),
            KeyKind::Result(set) => self.set(key, |_, text| values::result(text), set),
            KeyKind::Type(set) => self.set(key, one_type, set),
            KeyKind::Types(set) => self.set(key, type_set, set),
            KeyKind::Text(set) => {
                if let Some(text) = self.value(key, |_, text| Ok(text)) {
                    set(self.rules, text);
                }
            }
            KeyKind::Checked(kind, set) => {
                if let Some(text) = self.value(key, |_, text| other(text, kind).map(|()| text)) {
                    set(self.rules, text);
                }
            }
            KeyKind::Limits => {
                if let Some(limits) = self.value(key, |rules, text| pairs(rules, text, values::number)) {
                    self.rules.promotion_limit.extend(limits);
                }
            }
            KeyKind::Values(phase) => {
                let number = |text: &str| {
                    text.parse::<i32>().or_else(|_| error(0, Message::new("format-ini-integer").with("value", text)))
                };
                if let Some(worth) = self.value(key, |rules, text| pairs(rules, text, number)) {
                    self.rules.values[phase].extend(worth);
                }
            }
            KeyKind::Promoted => self.promoted(key),
            KeyKind::NotNeeded => {
                if let Some(entry) = self.entries.get(key) {
                    let message = Message::new("format-ini-key-not-needed");
                    self.notes.push(entry.place.note(NoteKind::NotNeeded, key, message));
                }
            }
            KeyKind::Other(kind) => {
                if let Some(text) = self.value(key, |_, text| other(text, kind).map(|()| text)) {
                    let is_default =
                        text == kind.default() || matches!(kind, OtherKind::Number) && values::number(text) == Ok(0);
                    if is_default {
                        self.rules.others.remove(key);
                    } else {
                        self.rules.others.insert(key, text.to_string());
                    }
                }
            }
        }
    }

    fn set<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&Ruleset, &'a str) -> Result<T, ValueError>,
        set: fn(&mut Ruleset, T),
    ) {
        if let Some(value) = self.value(key, read) {
            set(self.rules, value);
        }
    }

    fn promoted(&mut self, key: &str) {
        let read = |rules: &Ruleset, text: &str| {
            let target = |target: &str| match target.chars().next() {
                Some('-') => Ok(ANY),
                Some(letter) => rules.type_of(letter).map_or_else(|| no_type(rules, letter, 0), Ok),
                None => error(0, Message::new("format-ini-promoted-letter")),
            };
            pairs(rules, text, target)
        };
        for (piece, to) in self.value(key, read).unwrap_or_default() {
            if to == ANY {
                self.rules.promoted.remove(&piece);
            } else {
                self.rules.promoted.insert(piece, to);
            }
        }
    }

    /// Applies the keys of a type: its letter, its moves, and the squares that it cannot leave.
    fn piece(&mut self, keys: &TypeKeys) {
        let TypeKeys { piece, own: key, mobility } = keys;
        let piece = *piece;
        if let Some((letter, rest)) = self.value(key, |_, text| letter_and_rest(text)) {
            match letter {
                Some(letter) => self.rules.add(piece, letter),
                None => self.rules.remove(piece),
            }
            let synonym = rest.strip_prefix('/').and_then(|rest| rest.chars().next()).filter(char::is_ascii_alphabetic);
            if let (Some(synonym), false) = (synonym, types::is_custom(piece) || piece == KING) {
                self.rules.synonyms.insert(piece, synonym.to_ascii_uppercase());
            }
            let moves = rest.strip_prefix(':').map(str::trim);
            if letter.is_some() {
                self.own_moves(piece, key, moves);
            }
        }
        for (player, key) in mobility.iter().enumerate() {
            if let Some(squares) = self.value(key, |_, text| values::squares(text)) {
                self.rules.mobility[player].insert(piece, squares);
            }
        }
    }

    fn own_moves(&mut self, piece: PieceType, key: &str, moves: Option<&str>) {
        match moves {
            Some(moves) if types::is_custom(piece) => {
                if moves.contains('e') {
                    self.rules.en_passant_types = self.rules.en_passant_types.map(|types| types.with(piece));
                }
                self.rules.betza.insert(piece, moves.to_string());
            }
            Some(moves) if piece == KING => {
                self.rules.betza.insert(KING, moves.to_string());
            }
            None if piece == KING => {
                self.rules.betza.remove(&KING);
            }
            None if types::is_custom(piece) => {
                let message = Message::new("format-ini-moves-missing");
                let place = self.entries.get(key).map_or_else(Place::default, |entry| entry.value_place);
                self.notes.push(place.note(NoteKind::Unreadable, key, message));
            }
            _ => {}
        }
    }

    /// The first named type is the unpromoted type of promoted pieces.
    fn main_pawns(&mut self) {
        let keys = [
            ("pawnTypes", [0, 1].as_slice()),
            ("promotionPawnTypes", &[0, 1]),
            ("promotionPawnTypesWhite", &[0]),
            ("promotionPawnTypesBlack", &[1]),
        ];
        for (key, players) in keys {
            let Some(entry) = self.entries.get(key) else { continue };
            let last = entry.value.chars().filter(|letter| !letter.is_whitespace());
            if let Some(piece) = last.filter_map(|letter| self.rules.type_of(letter)).next_back() {
                players.iter().for_each(|&player| self.rules.main_pawn[player] = piece);
            }
        }
    }
}

/// A letter, or `None` for `-`, and the rest of the text.
fn letter_and_rest(text: &str) -> Result<(Option<char>, &str), ValueError> {
    match text.chars().next() {
        Some(letter) if letter.is_ascii_alphabetic() => Ok((Some(letter), &text[1..])),
        Some('-') => Ok((None, "")),
        Some(other) => error(0, Message::new("format-ini-piece-letter").with("value", other)),
        None => error(0, Message::new("format-ini-piece-letter-missing")),
    }
}

fn no_type<T>(rules: &Ruleset, letter: char, offset: usize) -> Result<T, ValueError> {
    let letters: String = rules.letters.values().map(char::to_ascii_lowercase).collect();
    error(offset, Message::new("format-ini-no-type").with("letter", letter).with("letters", letters))
}

/// The letters of types, `*` for any, `-` for none.
fn type_set(rules: &Ruleset, text: &str) -> Result<TypeSet, ValueError> {
    let mut types = TypeSet::NONE;
    for (offset, letter) in text.chars().enumerate() {
        match letter {
            _ if letter.is_whitespace() => {}
            '-' => break,
            '*' => types = types.with(ANY),
            _ => match rules.type_of(letter) {
                Some(piece) => types = types.with(piece),
                None => return no_type(rules, letter, offset),
            },
        }
    }
    Ok(types)
}

/// One type; [`ANY`] for `*` and for none.
fn one_type(rules: &Ruleset, text: &str) -> Result<PieceType, ValueError> {
    let types = type_set(rules, text)?;
    if types.count() > 1 {
        return error(0, Message::new("format-ini-one-letter").with("value", text));
    }
    Ok(types.iter().next().unwrap_or(ANY))
}

/// Pairs of a type's letter and a value: `p:1 q:2`.
fn pairs<T>(
    rules: &Ruleset,
    text: &str,
    read: impl Fn(&str) -> Result<T, ValueError>,
) -> Result<Vec<(PieceType, T)>, ValueError> {
    let mut pairs = Vec::new();
    let mut offset = 0;
    for part in text.split(' ') {
        let at = offset;
        offset += part.chars().count() + 1;
        let part = part.trim();
        if part.is_empty() || part == "-" {
            continue;
        }
        let Some((letter, value)) = part.split_once(':') else {
            return error(at, Message::new("format-ini-pair").with("value", part));
        };
        let mut letters = letter.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return error(at, Message::new("format-ini-one-letter").with("value", letter));
        };
        let Some(piece) = rules.type_of(letter) else { return no_type(rules, letter, at) };
        let value = read(value).map_err(|inner| ValueError { offset: at + 2 + inner.offset, ..inner })?;
        pairs.push((piece, value));
    }
    Ok(pairs)
}

/// Checks the value of a key without a field of its own.
fn other(text: &str, kind: OtherKind) -> Result<(), ValueError> {
    match kind {
        OtherKind::Flag => values::flag(text).map(|_| ()),
        OtherKind::Squares => values::squares(text).map(|_| ()),
        OtherKind::Number => values::number(text).map(|_| ()),
        OtherKind::Rights => match text.chars().position(|letter| !"KQkq- ".contains(letter)) {
            Some(offset) => error(offset, Message::new("format-ini-right")),
            None => Ok(()),
        },
        OtherKind::Words(words) if words.contains(&text) => Ok(()),
        OtherKind::Words(words) => {
            error(0, Message::new("format-ini-word").with("value", text).with("known", words.join(", ")))
        }
    }
}
