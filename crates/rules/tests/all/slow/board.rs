//! A board as an array of squares, and its FEN.

use super::rules::Rules;
use menagerie_rules::Letter;
use std::collections::BTreeSet;

/// File and rank from 0, or a step.
pub type At = (i32, i32);

/// A piece: its owner and its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub player: usize,
    pub letter: Letter,
}

/// The pieces on the squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub files: i32,
    pub ranks: i32,
    cells: Vec<Option<Piece>>,
    holes: BTreeSet<At>,
}

impl Board {
    pub fn empty(rules: &Rules) -> Board {
        let (files, ranks) = (rules.files, rules.ranks);
        Board { files, ranks, cells: vec![None; (files * ranks) as usize], holes: rules.holes.clone() }
    }

    /// An empty board without squares.
    pub fn nothing() -> Board {
        Board { files: 0, ranks: 0, cells: Vec::new(), holes: BTreeSet::new() }
    }

    /// Whether the square exists and is no hole.
    pub fn contains(&self, at: At) -> bool {
        self.is_within(at) && (self.holes.is_empty() || !self.holes.contains(&at))
    }

    fn is_within(&self, (file, rank): At) -> bool {
        (0..self.files).contains(&file) && (0..self.ranks).contains(&rank)
    }

    /// The piece on a square of the board.
    pub fn get(&self, at: At) -> Option<Piece> {
        self.cells[self.index(at)]
    }

    pub fn set(&mut self, at: At, piece: Option<Piece>) {
        let index = self.index(at);
        self.cells[index] = piece;
    }

    fn index(&self, at: At) -> usize {
        assert!(self.is_within(at), "{at:?} is not on the board");
        (at.1 * self.files + at.0) as usize
    }

    /// All squares, a1, b1, … by ranks.
    pub fn squares(&self) -> impl Iterator<Item = At> + use<> {
        let (files, ranks, holes) = (self.files, self.ranks, self.holes.clone());
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank))).filter(move |at| !holes.contains(at))
    }

    /// The pieces of a player, with their squares.
    pub fn of(&self, player: usize) -> Vec<(At, Letter)> {
        let here = |at: At| self.get(at).filter(|piece| piece.player == player).map(|piece| (at, piece.letter));
        self.squares().filter_map(here).collect()
    }

    /// How many pieces of a kind a player has on the board, including those that will revert to this kind.
    pub fn count(&self, player: usize, letter: Letter) -> usize {
        self.of(player).into_iter().filter(|(_, it)| it.plain() == letter.plain()).count()
    }

    /// Parses the first field of a FEN.
    pub fn read(rules: &Rules, text: &str) -> Board {
        let mut board = Board::empty(rules);
        for (row, line) in text.split('/').enumerate() {
            let (rank, mut file) = (rules.ranks - 1 - row as i32, 0);
            let mut rest = line;
            while let Some(first) = rest.chars().next() {
                if first.is_ascii_digit() {
                    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
                    file += rest[..end].parse::<i32>().expect("a number");
                    rest = &rest[end..];
                } else if first == ',' {
                    rest = &rest[1..];
                } else if first == '*' {
                    rest = &rest[1..];
                    file += 1;
                } else if rules.players.len() == 2 {
                    let (piece, after) = piece_of(rest);
                    board.set((file, rank), Some(piece));
                    (file, rest) = (file + 1, after);
                } else {
                    let (piece, after) = piece_of(&rest[1..]);
                    board.set((file, rank), Some(Piece { player: rules.player(first), ..piece }));
                    (file, rest) = (file + 1, after);
                }
            }
            assert_eq!(file, rules.files, "rank {} of {text}", rank + 1);
        }
        board
    }

    /// Writes the first field of a FEN.
    pub fn write(&self, rules: &Rules) -> String {
        let two = rules.players.len() == 2;
        let mut rows = Vec::new();
        for rank in (0..self.ranks).rev() {
            let (mut cells, mut empty) = (Vec::new(), 0);
            for file in 0..self.files {
                let hole = self.holes.contains(&(file, rank));
                if !hole && self.get((file, rank)).is_none() {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    cells.push(empty.to_string());
                    empty = 0;
                }
                cells.push(match (self.get((file, rank)), two) {
                    (None, _) => "*".to_string(),
                    (Some(piece), true) => text_of(piece),
                    (Some(piece), false) => format!("{}{}", rules.players[piece.player].0, piece.letter),
                });
            }
            if empty > 0 {
                cells.push(empty.to_string());
            }
            rows.push(cells.join(if two { "" } else { "," }));
        }
        rows.join("/")
    }
}

/// Parses a piece of two-player games at the beginning of a text: an optional `+`, a letter, an optional mark. Also returns the rest of
/// the text.
pub fn piece_of(text: &str) -> (Piece, &str) {
    let mut end = usize::from(text.starts_with('+')) + 1;
    if text[end..].starts_with(['\'', '"', '!', '~']) {
        end += 1;
    }
    let letter = text[..end].to_ascii_uppercase().parse().expect("a piece");
    let small = text[..end].contains(|letter: char| letter.is_ascii_lowercase());
    (Piece { player: usize::from(small), letter }, &text[end..])
}

/// Writes a piece in the format of [`piece_of`].
pub fn text_of(piece: Piece) -> String {
    let text = piece.letter.to_string();
    if piece.player == 0 { text } else { text.to_ascii_lowercase() }
}

/// A square's name.
pub fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The square with this name.
pub fn square(name: &str) -> At {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().expect("a rank") - 1)
}

pub fn plus(a: At, b: At) -> At {
    (a.0 + b.0, a.1 + b.1)
}
