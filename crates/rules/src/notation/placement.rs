//! The first field of a position text: which piece stands where.
//!
//! Two players: `rnb1/…`, capitals for the first player, `*` for a square that the board does not have. Four players: cells `rK`
//! separated by commas.

use crate::board::{Board, Piece};
use crate::variant::{Ground, PlayerInfo};
use crate::{KindId, Letter, Player, Shape, Square};
use std::fmt::Write as _;

/// What is wrong with a placement.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlacementError {
    /// Too few or too many ranks.
    #[error("the board has {expected} ranks, but the text has {found}")]
    Ranks {
        /// Ranks of the board.
        expected: usize,
        /// Ranks in the text.
        found: usize,
    },
    /// A rank that is too short or too long.
    #[error("rank {rank} must have {expected} squares, but has {found}")]
    Width {
        /// The rank, from 1.
        rank: usize,
        /// Files of the board.
        expected: usize,
        /// Squares in the text.
        found: usize,
    },
    /// A hole that the board does not have, or a piece where it has one.
    #[error("{0}: the board has {no} hole there", no = if *.1 { "a" } else { "no" })]
    Hole(Square, bool),
    /// Something that is no piece and no number.
    #[error(
        "“{found}” on rank {rank} is not a piece of this game, nor a number of empty squares; the pieces are {letters}"
    )]
    Piece {
        /// The rank, from 1.
        rank: usize,
        /// What stands there.
        found: String,
        /// The letters of the game's pieces, one after the other.
        letters: String,
    },
}

/// Reads a placement. All faults are returned, not only the first.
pub(crate) fn read(
    text: &str,
    ground: Ground<'_>,
    kind: impl Fn(Letter) -> Option<KindId>,
) -> Result<Board, Vec<PlacementError>> {
    let Ground { shape, players, holes } = ground;
    let mut board = Board::empty();
    let mut faults = Vec::new();
    let rows: Vec<&str> = text.split('/').collect();
    let ranks = usize::from(shape.ranks());
    if rows.len() != ranks {
        return Err(vec![PlacementError::Ranks { expected: ranks, found: rows.len() }]);
    }
    for (row, text) in rows.iter().enumerate() {
        let rank = ranks - 1 - row;
        let mut file: usize = 0;
        let cells = if players.len() == 2 { cells_of_two(text) } else { text.split(',').map(str::to_string).collect() };
        for cell in cells {
            let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank as u8));
            let square = square.filter(|&square| shape.contains(square));
            let is_hole = square.is_some_and(|square| holes.has(square));
            if cell == "*" {
                file = file.saturating_add(1);
                if let Some(square) = square.filter(|_| !is_hole) {
                    faults.push(PlacementError::Hole(square, false));
                }
            } else if !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit()) && !cell.starts_with('0') {
                file = file.saturating_add(cell.parse().unwrap_or(usize::MAX));
            } else if let Some(piece) = piece(&cell, players, &kind) {
                if let Some(square) = square {
                    board.put(square, piece);
                    if is_hole {
                        faults.push(PlacementError::Hole(square, true));
                    }
                }
                file = file.saturating_add(1);
            } else {
                let letters = ('A'..='Z').filter(|&letter| Letter::new(letter).and_then(&kind).is_some()).collect();
                faults.push(PlacementError::Piece { rank: rank + 1, found: cell, letters });
                file = file.saturating_add(1);
            }
        }
        let expected = usize::from(shape.files());
        if file != expected {
            faults.push(PlacementError::Width { rank: rank + 1, expected, found: file });
        }
    }
    if faults.is_empty() { Ok(board) } else { Err(faults) }
}

/// Runs of digits, and the letters of pieces.
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
pub(crate) fn write(board: &Board, ground: Ground<'_>, letter: impl Fn(KindId) -> Letter) -> String {
    let Ground { shape, players, holes } = ground;
    let separator = if players.len() == 2 { "" } else { "," };
    write_rows(shape, separator, &|square| {
        let Some(piece) = board.get(square) else { return holes.has(square).then(|| "*".to_string()) };
        let capital = letter(piece.kind);
        Some(match (players.len(), piece.player.index()) {
            (2, 0) => capital.to_string(),
            (2, _) => capital.small(),
            (_, player) => format!("{}{capital}", players[player].letter),
        })
    })
}

/// Writes the rows of a board from the last rank down, with `/` between them: what stands on each square, and numbers of empty squares, with a
/// separator between them.
///
/// ```
/// use menagerie_rules::{Shape, notation};
/// let shape = Shape::new(3, 2).unwrap();
/// let text = notation::write_rows(shape, "", &|square| (square.to_string() == "b1").then(|| "K".to_string()));
/// assert_eq!(text, "3/1K1");
/// ```
pub fn write_rows(shape: Shape, separator: &str, cell: &dyn Fn(Square) -> Option<String>) -> String {
    let mut text = String::new();
    for rank in (0..shape.ranks()).rev() {
        let mut empty = 0;
        let mut cells: Vec<String> = Vec::new();
        for square in (0..shape.files()).filter_map(|file| Square::new(file, rank)) {
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
