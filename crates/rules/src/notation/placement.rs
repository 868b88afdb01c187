//! The first field of a position text: which piece stands where.
//!
//! Two players: `rnb1/…`, capitals for the first player. Four players: cells `rK` separated by commas.

use crate::board::{Board, Piece};
use crate::variant::PlayerInfo;
use crate::{KindId, Player, Shape, Square};
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
    shape: Shape,
    players: &[PlayerInfo],
    kind: impl Fn(char) -> Option<KindId>,
) -> Result<Board, Vec<PlacementError>> {
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
            if !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit()) && !cell.starts_with('0') {
                file = file.saturating_add(cell.parse().unwrap_or(usize::MAX));
            } else if let Some(piece) = piece(&cell, players, &kind) {
                let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank as u8));
                if let Some(square) = square.filter(|&square| shape.contains(square)) {
                    board.put(square, piece);
                }
                file = file.saturating_add(1);
            } else {
                let letters = ('A'..='Z').filter(|&letter| kind(letter).is_some()).collect();
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

/// Runs of digits, and single letters.
fn cells_of_two(text: &str) -> Vec<String> {
    let mut cells: Vec<String> = Vec::new();
    for letter in text.chars() {
        match cells.last_mut() {
            Some(last) if letter.is_ascii_digit() && last.bytes().all(|byte| byte.is_ascii_digit()) => {
                last.push(letter);
            }
            _ => cells.push(letter.to_string()),
        }
    }
    cells
}

fn piece(cell: &str, players: &[PlayerInfo], kind: impl Fn(char) -> Option<KindId>) -> Option<Piece> {
    let mut letters = cell.chars();
    let first = letters.next()?;
    if players.len() == 2 {
        let player = Player(u8::from(first.is_ascii_lowercase()));
        return kind(first.to_ascii_uppercase()).map(|kind| Piece { player, kind });
    }
    let player = players.iter().position(|player| player.letter == first)?;
    let kind = kind(letters.next()?)?;
    letters.next().is_none().then_some(Piece { player: Player(player as u8), kind })
}

/// Writes a placement.
pub(crate) fn write(board: &Board, shape: Shape, players: &[PlayerInfo], letter: impl Fn(KindId) -> char) -> String {
    let mut text = String::new();
    for rank in (0..shape.ranks()).rev() {
        let mut empty = 0;
        let mut cells: Vec<String> = Vec::new();
        for square in (0..shape.files()).filter_map(|file| Square::new(file, rank)) {
            let Some(piece) = board.get(square) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                cells.push(std::mem::take(&mut empty).to_string());
            }
            let capital = letter(piece.kind);
            cells.push(match (players.len(), piece.player.index()) {
                (2, 0) => capital.to_string(),
                (2, _) => capital.to_ascii_lowercase().to_string(),
                (_, player) => format!("{}{capital}", players[player].letter),
            });
        }
        if empty > 0 {
            cells.push(empty.to_string());
        }
        let separator = if players.len() == 2 { "" } else { "," };
        let _ = write!(text, "{}{}", if text.is_empty() { "" } else { "/" }, cells.join(separator));
    }
    text
}
