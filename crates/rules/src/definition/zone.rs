//! Sets of squares as a definition writes them.

use crate::{Bitboard, BoardSize, Forward, Square};
use menagerie_texts::Message;
use serde::Serialize;

/// A set of squares for each player.
///
/// A set is written as squares and groups of squares with blanks or commas between them: `e4`, `*8` (a whole rank), `a*` (a whole
/// file), `a1-h3` (a rectangle) and `*` (the whole board). One text says it as the first player sees the board, and the other
/// players' squares are where they see them; several texts say it for each player in the order of turns, on the board as it is.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Zone {
    /// As each player sees the board.
    Same(String),
    /// For each player, in the order of turns.
    Each(Vec<String>),
}

/// An error in a set of squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ZoneError {
    /// A part is neither a square nor a group of squares.
    Text(String),
    /// A part is outside the board.
    OffBoard(String),
    /// There are too few or too many texts.
    Players {
        /// The number of players.
        needed: usize,
        /// The number of texts.
        found: usize,
    },
}

impl ZoneError {
    /// What is wrong with the set of squares.
    pub fn describe(&self) -> Message {
        match self {
            ZoneError::Text(text) => Message::new("definition-zone").with("text", text),
            ZoneError::OffBoard(text) => Message::new("definition-zone-off-board").with("text", text),
            ZoneError::Players { needed, found } => {
                Message::new("definition-zone-players").with("needed", *needed).with("found", *found)
            }
        }
    }
}

/// No squares.
impl Default for Zone {
    fn default() -> Zone {
        Zone::Same(String::new())
    }
}

impl Zone {
    /// The squares of each player, by the players' directions.
    ///
    /// # Errors
    /// If a text is not a set of squares of the board.
    pub fn squares(&self, size: BoardSize, players: &[Forward]) -> Result<Vec<Bitboard>, ZoneError> {
        match self {
            Zone::Same(text) => {
                let first = read_squares(text, size)?;
                Ok(players.iter().map(|&forward| seen_by(first, size, forward)).collect())
            }
            Zone::Each(texts) if texts.len() == players.len() => {
                texts.iter().map(|text| read_squares(text, size)).collect()
            }
            Zone::Each(texts) => Err(ZoneError::Players { needed: players.len(), found: texts.len() }),
        }
    }
}

/// Converts squares from the point of view of a player with this direction: ranks are mirrored, files are not.
fn seen_by(squares: Bitboard, size: BoardSize, forward: Forward) -> Bitboard {
    let turn = |square: Square| match forward {
        Forward::North => Some(square),
        Forward::South => Square::new(square.file(), size.ranks() - 1 - square.rank()),
        Forward::East => Square::new(square.rank(), square.file()),
        Forward::West => Square::new(size.files().checked_sub(1 + square.rank())?, square.file()),
    };
    squares.iter().filter_map(turn).filter(|&square| size.contains(square)).collect()
}

/// Parses a set of squares, see [`Zone`].
///
/// # Errors
/// If a part of the text is not a square or group of squares of the board.
///
/// ```
/// use menagerie_rules::{BoardSize, read_squares};
/// let board = BoardSize::new(8, 8).unwrap();
/// assert_eq!(read_squares("*8 e4 a1-b2", board).unwrap().count(), 8 + 1 + 4);
/// assert!(read_squares("e9", board).is_err());
/// ```
pub fn read_squares(text: &str, size: BoardSize) -> Result<Bitboard, ZoneError> {
    let mut squares = Bitboard::EMPTY;
    for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
        let group = group(part, size).ok_or_else(|| ZoneError::Text(part.to_string()))?;
        if group.is_empty() {
            return Err(ZoneError::OffBoard(part.to_string()));
        }
        squares |= group;
    }
    Ok(squares)
}

/// Parses one group; the result is empty if it is outside the board.
fn group(part: &str, size: BoardSize) -> Option<Bitboard> {
    let all = |keep: &dyn Fn(Square) -> bool| size.squares().filter(|&square| keep(square)).collect();
    if part == "*" {
        return Some(all(&|_| true));
    }
    if let Some(rank) = part.strip_prefix('*') {
        let rank: u8 = rank.parse().ok()?;
        return Some(all(&|square| square.rank() + 1 == rank));
    }
    if let Some(file) = part.strip_suffix('*') {
        let &[file @ b'a'..=b'z'] = file.as_bytes() else { return None };
        return Some(all(&|square| square.file() == file - b'a'));
    }
    let (first, last) = part.split_once('-').unwrap_or((part, part));
    let (first, last): (Square, Square) = (first.parse().ok()?, last.parse().ok()?);
    if !size.contains(first) || !size.contains(last) {
        return Some(Bitboard::EMPTY);
    }
    let within = |at: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&at);
    Some(all(&|square| {
        within(square.file(), first.file(), last.file()) && within(square.rank(), first.rank(), last.rank())
    }))
}

/// Writes a set of squares in the shortest form: everything, ranks, files, or squares.
pub fn write_squares(squares: Bitboard, size: BoardSize) -> String {
    let on = |keep: &dyn Fn(Square) -> bool| size.squares().filter(|&square| keep(square)).collect::<Bitboard>();
    if squares == on(&|_| true) {
        return "*".to_string();
    }
    let mut parts = Vec::new();
    let mut left = squares;
    let whole = |set: Bitboard| !set.is_empty() && (set & squares) == set;
    for rank in 0..size.ranks() {
        let set = on(&|square| square.rank() == rank);
        if whole(set) && size.files() > 1 {
            parts.push(format!("*{}", rank + 1));
            left &= !set;
        }
    }
    for file in 0..size.files() {
        let set = on(&|square| square.file() == file);
        if whole(set) && !(set & left).is_empty() && size.ranks() > 1 {
            parts.push(format!("{}*", (b'a' + file) as char));
            left &= !set;
        }
    }
    parts.extend(left.iter().map(|square| square.to_string()));
    parts.join(" ")
}
