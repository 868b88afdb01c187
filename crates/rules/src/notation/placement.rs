//! The first field of a FEN, the piece placement.
//!
//! Two players: `rnb1/…`, capitals for the first player, `*` for a square that the board lacks. Four players: cells such as `rK`,
//! separated by commas.

use crate::board::{Board, Piece};
use crate::variant::{BoardGeometry, PlayerInfo};
use crate::{BoardSize, KindId, Letter, Player, Square};
use menagerie_texts::Message;
use std::fmt::Write as _;

/// An error in a placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlacementError {
    /// There are too few or too many ranks.
    Ranks {
        /// The ranks of the board.
        expected: usize,
        /// The ranks in the text.
        found: usize,
    },
    /// A rank is too short or too long.
    Width {
        /// The rank, from 1.
        rank: usize,
        /// The files of the board.
        expected: usize,
        /// The squares in the text.
        found: usize,
    },
    /// The text has a hole where the board has none, or a piece on a hole (`true`).
    Hole(Square, bool),
    /// A cell is neither a piece nor a number.
    Piece {
        /// The rank, from 1.
        rank: usize,
        /// The text of the cell.
        found: String,
        /// The letters of the variant's pieces, concatenated.
        letters: String,
    },
}

impl PlacementError {
    /// What is wrong with the placement.
    pub fn describe(&self) -> Message {
        match self {
            PlacementError::Ranks { expected, found } => {
                Message::new("position-ranks").with("expected", *expected).with("found", *found)
            }
            PlacementError::Width { rank, expected, found } => {
                Message::new("position-width").with("rank", *rank).with("expected", *expected).with("found", *found)
            }
            PlacementError::Hole(square, true) => Message::new("position-hole").with("square", *square),
            PlacementError::Hole(square, false) => Message::new("position-no-hole").with("square", *square),
            PlacementError::Piece { rank, found, letters } => {
                Message::new("position-piece").with("text", found).with("rank", *rank).with("letters", letters)
            }
        }
    }
}

/// Parses a placement. All errors are returned, not only the first.
pub(crate) fn read(
    text: &str,
    geometry: BoardGeometry<'_>,
    kind: impl Fn(Letter) -> Option<KindId>,
) -> Result<Board, Vec<PlacementError>> {
    let BoardGeometry { size, players, holes } = geometry;
    let mut board = Board::empty();
    let mut errors = Vec::new();
    let rows: Vec<&str> = text.split('/').collect();
    let ranks = usize::from(size.ranks());
    if rows.len() != ranks {
        return Err(vec![PlacementError::Ranks { expected: ranks, found: rows.len() }]);
    }
    for (row, text) in rows.iter().enumerate() {
        let rank = ranks - 1 - row;
        let mut file: usize = 0;
        let cells = if players.len() == 2 { cells_of_two(text) } else { text.split(',').map(str::to_string).collect() };
        for cell in cells {
            let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank as u8));
            let square = square.filter(|&square| size.contains(square));
            let is_hole = square.is_some_and(|square| holes.has(square));
            if cell == "*" {
                file = file.saturating_add(1);
                if let Some(square) = square.filter(|_| !is_hole) {
                    errors.push(PlacementError::Hole(square, false));
                }
            } else if !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit()) && !cell.starts_with('0') {
                file = file.saturating_add(cell.parse().unwrap_or(usize::MAX));
            } else if let Some(piece) = piece(&cell, players, &kind) {
                if let Some(square) = square {
                    board.put(square, piece);
                    if is_hole {
                        errors.push(PlacementError::Hole(square, true));
                    }
                }
                file = file.saturating_add(1);
            } else {
                let letters = ('A'..='Z').filter(|&letter| Letter::new(letter).and_then(&kind).is_some()).collect();
                errors.push(PlacementError::Piece { rank: rank + 1, found: cell, letters });
                file = file.saturating_add(1);
            }
        }
        let expected = usize::from(size.files());
        if file != expected {
            errors.push(PlacementError::Width { rank: rank + 1, expected, found: file });
        }
    }
    if errors.is_empty() { Ok(board) } else { Err(errors) }
}

/// Splits a rank into runs of digits and letters of pieces.
fn cells_of_two(text: &str) -> Vec<String> {
    let mut cells: Vec<String> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = match Letter::read(rest) {
            Some((_, _, after)) => rest.len() - after.len(),
            None if digits > 0 => digits,
            None => first.len_utf8(),
        };
        let (cell, after) = rest.split_at(length);
        cells.push(cell.to_string());
        rest = after;
    }
    cells
}

fn piece(cell: &str, players: &[PlayerInfo], kind: impl Fn(Letter) -> Option<KindId>) -> Option<Piece> {
    if players.len() == 2 {
        let (letter, is_capital, rest) = Letter::read(cell)?;
        let kind = kind(letter).filter(|_| rest.is_empty())?;
        return Some(Piece { player: Player(u8::from(!is_capital)), kind });
    }
    let first = cell.chars().next()?;
    let player = players.iter().position(|player| player.letter == first)?;
    let kind = kind(cell[first.len_utf8()..].parse().ok()?)?;
    Some(Piece { player: Player(player as u8), kind })
}

/// Writes a placement.
pub(crate) fn write(board: &Board, geometry: BoardGeometry<'_>, letter: impl Fn(KindId) -> Letter) -> String {
    let BoardGeometry { size, players, holes } = geometry;
    let separator = if players.len() == 2 { "" } else { "," };
    write_rows(size, separator, &|square| {
        let Some(piece) = board.get(square) else { return holes.has(square).then(|| "*".to_string()) };
        let capital = letter(piece.kind);
        Some(match (players.len(), piece.player.index()) {
            (2, 0) => capital.to_string(),
            (2, _) => capital.small(),
            (_, player) => format!("{}{capital}", players[player].letter),
        })
    })
}

/// Writes the ranks of a board from the last one down, separated by `/`: the text of each cell, and numbers of empty squares, separated by
/// `separator`.
///
/// ```
/// use menagerie_rules::{BoardSize, notation};
/// let size = BoardSize::new(3, 2).unwrap();
/// let text = notation::write_rows(size, "", &|square| (square.to_string() == "b1").then(|| "K".to_string()));
/// assert_eq!(text, "3/1K1");
/// ```
pub fn write_rows(size: BoardSize, separator: &str, cell: &dyn Fn(Square) -> Option<String>) -> String {
    let mut text = String::new();
    for rank in (0..size.ranks()).rev() {
        let mut empty = 0;
        let mut cells: Vec<String> = Vec::new();
        for square in (0..size.files()).filter_map(|file| Square::new(file, rank)) {
            let Some(written) = cell(square) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                cells.push(std::mem::take(&mut empty).to_string());
            }
            cells.push(written);
        }
        if empty > 0 {
            cells.push(empty.to_string());
        }
        let _ = write!(text, "{}{}", if text.is_empty() { "" } else { "/" }, cells.join(separator));
    }
    text
}
