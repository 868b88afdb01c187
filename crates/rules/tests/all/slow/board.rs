//! A board as an array of squares, and its text.

use super::rules::Rules;

/// File and rank from 0; steps are such pairs too.
pub type At = (i32, i32);

/// A piece: whose it is, and its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub player: usize,
    pub letter: char,
}

/// What stands where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub files: i32,
    pub ranks: i32,
    cells: Vec<Option<Piece>>,
}

impl Board {
    pub fn empty(files: i32, ranks: i32) -> Board {
        Board { files, ranks, cells: vec![None; (files * ranks) as usize] }
    }

    pub fn contains(&self, (file, rank): At) -> bool {
        (0..self.files).contains(&file) && (0..self.ranks).contains(&rank)
    }

    /// What stands on a square of the board.
    pub fn get(&self, at: At) -> Option<Piece> {
        self.cells[self.index(at)]
    }

    pub fn set(&mut self, at: At, piece: Option<Piece>) {
        let index = self.index(at);
        self.cells[index] = piece;
    }

    fn index(&self, at: At) -> usize {
        assert!(self.contains(at), "{at:?} is not on the board");
        (at.1 * self.files + at.0) as usize
    }

    /// All squares, a1, b1, … by ranks.
    pub fn squares(&self) -> impl Iterator<Item = At> + use<> {
        let (files, ranks) = (self.files, self.ranks);
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| (file, rank)))
    }

    /// The pieces of a player, with their squares.
    pub fn of(&self, player: usize) -> Vec<(At, char)> {
        let here = |at: At| self.get(at).filter(|piece| piece.player == player).map(|piece| (at, piece.letter));
        self.squares().filter_map(here).collect()
    }

    /// Reads the first field of a position text.
    pub fn read(rules: &Rules, text: &str) -> Board {
        let mut board = Board::empty(rules.files, rules.ranks);
        for (row, line) in text.split('/').enumerate() {
            let (rank, mut file) = (rules.ranks - 1 - row as i32, 0);
            let mut letters = line.chars().peekable();
            while let Some(letter) = letters.next() {
                if let Some(digit) = letter.to_digit(10) {
                    let mut empty = digit as i32;
                    while let Some(digit) = letters.peek().and_then(|letter| letter.to_digit(10)) {
                        letters.next();
                        empty = empty * 10 + digit as i32;
                    }
                    file += empty;
                } else if letter != ',' {
                    let piece = if rules.players.len() == 2 {
                        Piece { player: usize::from(letter.is_lowercase()), letter: letter.to_ascii_uppercase() }
                    } else {
                        Piece { player: rules.player(letter), letter: letters.next().expect("a piece letter") }
                    };
                    board.set((file, rank), Some(piece));
                    file += 1;
                }
            }
            assert_eq!(file, rules.files, "rank {} of {text}", rank + 1);
        }
        board
    }

    /// Writes the first field of a position text.
    pub fn write(&self, rules: &Rules) -> String {
        let two = rules.players.len() == 2;
        let mut rows = Vec::new();
        for rank in (0..self.ranks).rev() {
            let (mut cells, mut empty) = (Vec::new(), 0);
            for file in 0..self.files {
                let Some(piece) = self.get((file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    cells.push(empty.to_string());
                    empty = 0;
                }
                cells.push(match (two, piece.player) {
                    (true, 0) => piece.letter.to_string(),
                    (true, _) => piece.letter.to_ascii_lowercase().to_string(),
                    (false, player) => format!("{}{}", rules.players[player].0, piece.letter),
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
