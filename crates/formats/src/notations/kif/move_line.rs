//! Moves of KIF: `７六歩(77)`, `同　銀成(22)`, `５五角打`; and of KI2: `７八金右`, with a word if several pieces could go there.

use super::super::description::{MoveDescription, find_drop, is_of_one_piece};
use super::super::japanese::{self, split_number};
use super::super::squares::from_right;
use super::words::{DROP, ENDINGS, PROMOTES, SAME, STAYS};
use menagerie_rules::notation::MoveError;
use menagerie_rules::notation::tidy::{is_space, tidy};
use menagerie_rules::{KindId, Move, Player, Position, Square};

/// Splits a move from the time in brackets behind it: `7六歩(77) ( 0:01/00:00:01)`.
pub(super) fn split_time(text: &str) -> (&str, Option<&str>) {
    // The brackets with a colon: others contain a square.
    let is_time = |(at, bracket): &(usize, &str)| {
        let inside = text[at + bracket.len()..].split([')', '）']).next().unwrap_or_default();
        inside.contains([':', '：'])
    };
    let found = text.match_indices(['(', '（']).find(is_time);
    let Some((at, bracket)) = found else { return (text.trim_end_matches(['+', ' ']), None) };
    let inside = &text[at + bracket.len()..];
    let end = inside.find(['/', ')', '／', '）']).unwrap_or(inside.len());
    (text[..at].trim_matches(is_space), Some(inside[..end].trim_matches(is_space)))
}

/// The position of a piece relative to others, in KI2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Right,
    Left,
    Straight,
    Up,
    Down,
    Aside,
}

const PLACES: [(&str, Place); 8] = [
    ("右", Place::Right),
    ("左", Place::Left),
    ("直", Place::Straight),
    ("上", Place::Up),
    ("行", Place::Up),
    ("入", Place::Up),
    ("引", Place::Down),
    ("寄", Place::Aside),
];

/// Whether a text begins with a move, or is an ending.
pub(in super::super) fn is_move(text: &str) -> bool {
    let (word, _) = split_time(text);
    let tidied = tidy(word);
    let rest = match tidied.strip_prefix(SAME) {
        Some(rest) => Some(rest),
        None => tidied.strip_prefix(|first: char| first.is_ascii_digit()).and_then(split_number).map(|(_, rest)| rest),
    };
    let has_piece = rest.is_some_and(|rest| japanese::split_name(rest.trim_start_matches(is_space)).is_some());
    has_piece || ENDINGS.iter().any(|(known, _)| *known == word)
}

/// Parses a move; `last` is the previous one.
pub(super) fn read(position: &Position, last: Option<Move>, word: &str) -> Result<Move, MoveError> {
    let variant = position.variant();
    let size = variant.board_size();
    let unreadable = || MoveError::Unreadable(word.to_string());
    let tidied = tidy(word);
    let (to, rest) = match tidied.strip_prefix(SAME) {
        Some(rest) => (last.map(Move::to).ok_or_else(unreadable)?, rest),
        None => {
            let file = tidied.bytes().next().filter(u8::is_ascii_digit).ok_or_else(unreadable)? - b'0';
            let (rank, rest) = split_number(&tidied[1..]).ok_or_else(unreadable)?;
            (from_right(size, file, rank).ok_or_else(unreadable)?, rest)
        }
    };
    let (name, mut rest) = japanese::split_name(rest.trim_start_matches(is_space)).ok_or_else(unreadable)?;
    let kind = japanese::kind(variant, name).ok_or_else(unreadable)?;
    let mut places = Vec::new();
    let (mut changes, mut drop, mut from) = (None, false, None);
    while !rest.is_empty() {
        if let Some((after, place)) = PLACES.iter().find_map(|(it, place)| Some((rest.strip_prefix(it)?, *place))) {
            places.push(place);
            rest = after;
        } else if let Some(after) = rest.strip_prefix(STAYS) {
            (changes, rest) = (Some(false), after);
        } else if let Some(after) = rest.strip_prefix(PROMOTES) {
            (changes, rest) = (Some(true), after);
        } else if let Some(after) = rest.strip_prefix(DROP) {
            (drop, rest) = (true, after);
        } else {
            let inside = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).ok_or_else(unreadable)?;
            let &[file @ b'1'..=b'9', rank @ b'1'..=b'9'] = inside.as_bytes() else { return Err(unreadable()) };
            from = Some(from_right(size, file - b'0', rank - b'0').ok_or_else(unreadable)?);
            rest = "";
        }
    }
    if drop {
        return find_drop(position, kind, to);
    }
    if let Some(from) = from {
        // In KIF a piece does not promote unless the text says so.
        let changes = Some(changes.unwrap_or(false));
        return MoveDescription { from: Some(from), to, kind: Some(kind), changes }.find(position);
    }
    by_place(position, MoveDescription { from: None, to, kind: Some(kind), changes }, kind, &places)
}

/// The move of the only piece in its relative position. If no piece can go there, it is a drop.
fn by_place(
    position: &Position,
    description: MoveDescription,
    kind: KindId,
    places: &[Place],
) -> Result<Move, MoveError> {
    let is_it = |mv: &Move| {
        let piece = position.piece_at(mv.from());
        is_of_one_piece(*mv) && mv.to() == description.to && piece.is_some_and(|piece| piece.kind == kind)
    };
    let mut froms: Vec<Square> = position.legal_moves().into_iter().filter(is_it).map(Move::from).collect();
    froms.sort_unstable();
    froms.dedup();
    if froms.is_empty() && places.is_empty() {
        return find_drop(position, kind, description.to)
            .map_err(|_| description.find(position).err().unwrap_or(MoveError::NoMoves));
    }
    // How far to the right and ahead the target is, from the player's point of view.
    let way = |from: Square| {
        let (right, ahead) = (
            i16::from(description.to.file()) - i16::from(from.file()),
            i16::from(description.to.rank()) - i16::from(from.rank()),
        );
        if position.turn() == Player::FIRST { (right, ahead) } else { (-right, -ahead) }
    };
    let is_there = |place: Place, among: &[Square], from: Square| {
        let (right, ahead) = way(from);
        let rights = || among.iter().map(|&other| way(other).0);
        match place {
            // The piece on the right goes to the left.
            Place::Right => rights().min() == Some(right),
            Place::Left => rights().max() == Some(right),
            Place::Straight => right == 0 && ahead > 0,
            Place::Up => ahead > 0,
            Place::Down => ahead < 0,
            Place::Aside => ahead == 0,
        }
    };
    // Directions first: of the pieces that go up, the one on the right.
    let is_side = |place: &Place| matches!(place, Place::Right | Place::Left);
    let (sides, ways): (Vec<Place>, Vec<Place>) = places.iter().partition(|place| is_side(place));
    for place in ways.into_iter().chain(sides) {
        let among = froms.clone();
        froms.retain(|&from| is_there(place, &among, from));
    }
    let from = if let [one] = froms[..] { Some(one) } else { None };
    MoveDescription { from, ..description }.find(position)
}
