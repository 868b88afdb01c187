//! Sets of squares as a definition writes them.

use crate::{Bitboard, Forward, Shape, Square};
use serde::{Deserialize, Serialize};

/// A set of squares for each player.
///
/// A set is written as squares and groups of squares with blanks or commas between them: `e4`, `*8` (a whole rank), `a*` (a whole
/// file), `a1-h3` (a rectangle) and `*` (the whole board). One text says it as the first player sees the board, and the other
/// players' squares are where they see them; several texts say it for each player in the order of turns, on the board as it is.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Zone {
    /// As each player sees the board.
    Same(String),
    /// For each player, in the order of turns.
    Each(Vec<String>),
}

/// What is wrong with a set of squares.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ZoneError {
    /// Not a square or group of squares.
    #[error(
        "“{0}” is not a set of squares: write squares such as e4, *8 for a rank, a* for a file, a1-h3 for a rectangle, * for all"
    )]
    Text(String),
    /// Outside the board.
    #[error("“{0}” is not on the board")]
    OffBoard(String),
    /// Too few or too many texts.
    #[error("there must be one set of squares, or one for each of the {needed} players, not {found}")]
    Players {
        /// How many players there are.
        needed: usize,
        /// How many texts there are.
        found: usize,
    },
}

impl Zone {
    /// The squares of each player, who look in these directions.
    ///
    /// # Errors
    /// If a text is no set of squares of the board.
    pub fn squares(&self, shape: Shape, players: &[Forward]) -> Result<Vec<Bitboard>, ZoneError> {
        match self {
            Zone::Same(text) => {
                let first = read_squares(text, shape)?;
                Ok(players.iter().map(|&forward| seen_by(first, shape, forward)).collect())
            }
            Zone::Each(texts) if texts.len() == players.len() => {
                texts.iter().map(|text| read_squares(text, shape)).collect()
            }
            Zone::Each(texts) => Err(ZoneError::Players { needed: players.len(), found: texts.len() }),
        }
    }
}

/// The squares that lie for a player who looks this way as these do for one who looks north: ranks are turned, files are not.
fn seen_by(squares: Bitboard, shape: Shape, forward: Forward) -> Bitboard {
    let turn = |square: Square| match forward {
        Forward::North => Some(square),
        Forward::South => Square::new(square.file(), shape.ranks() - 1 - square.rank()),
        Forward::East => Square::new(square.rank(), square.file()),
        Forward::West => Square::new(shape.files().checked_sub(1 + square.rank())?, square.file()),
    };
    squares.iter().filter_map(turn).filter(|&square| shape.contains(square)).collect()
}

/// Reads a set of squares: see [`Zone`].
///
/// # Errors
/// If a part of the text is no square or group of squares of the board.
///
/// ```
/// use menagerie_rules::{Shape, read_squares};
/// let board = Shape::new(8, 8).unwrap();
/// assert_eq!(read_squares("*8 e4 a1-b2", board).unwrap().count(), 8 + 1 + 4);
/// assert!(read_squares("e9", board).is_err());
/// ```
pub fn read_squares(text: &str, shape: Shape) -> Result<Bitboard, ZoneError> {
    let mut squares = Bitboard::EMPTY;
    for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
        let group = group(part, shape).ok_or_else(|| ZoneError::Text(part.to_string()))?;
        if group.is_empty() {
            return Err(ZoneError::OffBoard(part.to_string()));
        }
        squares |= group;
    }
    Ok(squares)
}

/// One group; empty if it is outside the board.
fn group(part: &str, shape: Shape) -> Option<Bitboard> {
    let all = |keep: &dyn Fn(Square) -> bool| shape.squares().filter(|&square| keep(square)).collect();
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
    if !shape.contains(first) || !shape.contains(last) {
        return Some(Bitboard::EMPTY);
    }
    let within = |at: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&at);
    Some(all(&|square| {
        within(square.file(), first.file(), last.file()) && within(square.rank(), first.rank(), last.rank())
    }))
}

/// Writes a set of squares in the shortest of these ways: all, ranks, files, squares.
pub fn write_squares(squares: Bitboard, shape: Shape) -> String {
    let on = |keep: &dyn Fn(Square) -> bool| shape.squares().filter(|&square| keep(square)).collect::<Bitboard>();
    if squares == on(&|_| true) {
        return "*".to_string();
    }
    let mut parts = Vec::new();
    let mut left = squares;
    let whole = |set: Bitboard| !set.is_empty() && (set & squares) == set;
    for rank in 0..shape.ranks() {
        let set = on(&|square| square.rank() == rank);
        if whole(set) && shape.files() > 1 {
            parts.push(format!("*{}", rank + 1));
            left &= !set;
        }
    }
    for file in 0..shape.files() {
        let set = on(&|square| square.file() == file);
        if whole(set) && !(set & left).is_empty() && shape.ranks() > 1 {
            parts.push(format!("{}*", (b'a' + file) as char));
            left &= !set;
        }
    }
    parts.extend(left.iter().map(|square| square.to_string()));
    parts.join(" ")
}
