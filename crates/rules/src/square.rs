//! Squares, and the size of a board.

use menagerie_texts::{Message, MessageValue};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A square, on any board of up to 16 files and 16 ranks.
///
/// Files count from 0 (the a-file) and ranks from 0 (rank 1). [`BoardSize`] says whether a square is on a particular board.
///
/// ```
/// use menagerie_rules::Square;
/// let square: Square = "n14".parse().unwrap();
/// assert_eq!((square.file(), square.rank()), (13, 13));
/// assert_eq!(square.to_string(), "n14");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The maximum number of files and ranks.
    pub const MAX_SIDE: u8 = 16;

    /// The square on `file` and `rank`, both from 0 to 15; `None` outside that.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Self::MAX_SIDE && rank < Self::MAX_SIDE { Some(Square(rank << 4 | file)) } else { None }
    }

    /// The square with this [`index`](Square::index).
    pub const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// A number from 0 to 255: sixteen times the rank, plus the file. It does not depend on the size of the board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 for the a-file.
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, 0 for rank 1.
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// Whether the square is light on a checkered board: a1 is dark.
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The square `files` to the right and `ranks` up, if it is within 16×16.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        // A negative coordinate wraps to a large one, which is outside every board.
        Square::new(self.file().wrapping_add_signed(files), self.rank().wrapping_add_signed(ranks))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not the name of a square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SquareError(pub String);

impl SquareError {
    /// Why the text is not a square.
    pub fn describe(&self) -> Message {
        Message::new("reason-square").with("text", &self.0)
    }
}

impl From<Square> for MessageValue {
    fn from(square: Square) -> MessageValue {
        MessageValue::Words(square.to_string())
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        split_square(text)
            .filter(|(_, rest)| rest.is_empty())
            .map(|(square, _)| square)
            .ok_or_else(|| SquareError(text.to_string()))
    }
}

impl Serialize for Square {
    /// Serializes the square's name: `"e4"`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    /// Deserializes the square's name.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Splits a text into the square with which it begins and the rest.
pub(crate) fn split_square(text: &str) -> Option<(Square, &str)> {
    let file = *text.as_bytes().first()?;
    if !(b'a'..=b'p').contains(&file) {
        return None;
    }
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let number = &text[1..1 + digits];
    if number.starts_with('0') {
        return None;
    }
    let rank: u8 = number.parse().ok()?;
    Some((Square::new(file - b'a', rank.checked_sub(1)?)?, &text[1 + digits..]))
}

/// The size of a board, in files and ranks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardSize {
    files: u8,
    ranks: u8,
}

impl BoardSize {
    /// A board of `files` × `ranks` squares, each from 1 to 16; `None` outside this range.
    pub const fn new(files: u8, ranks: u8) -> Option<BoardSize> {
        let fits = files >= 1 && ranks >= 1 && files <= Square::MAX_SIDE && ranks <= Square::MAX_SIDE;
        if fits { Some(BoardSize { files, ranks }) } else { None }
    }

    /// The number of files.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// The number of ranks.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// Whether the square is on this board.
    pub const fn contains(self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// The square `files` to the right and `ranks` up from `square`, if it is on this board.
    pub fn offset(self, square: Square, files: i8, ranks: i8) -> Option<Square> {
        square.offset(files, ranks).filter(|&there| self.contains(there))
    }

    /// All squares: a1, b1, … to the last file, then rank 2, and so on.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.ranks).flat_map(move |rank| (0..self.files).filter_map(move |file| Square::new(file, rank)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_read_back_from_its_name() {
        for index in 0..=255 {
            let square = Square::from_index(index);
            assert_eq!(square.to_string().parse(), Ok(square));
            let json = serde_json::to_string(&square).expect("JSON");
            assert_eq!(json, format!("\"{square}\""));
            assert_eq!(serde_json::from_str::<Square>(&json).expect("a square"), square);
        }
    }

    #[test]
    fn names_that_are_no_squares_are_refused() {
        for text in ["", "e", "4", "e0", "e04", "e17", "q1", "E4", "e4 ", "é4", "e999"] {
            let error = text.parse::<Square>().expect_err(text).to_string();
            let json = serde_json::to_string(text).expect("JSON");
            assert!(serde_json::from_str::<Square>(&json).expect_err(text).to_string().contains(&error));
        }
    }

    #[test]
    fn a_board_has_one_to_sixteen_files_and_ranks() {
        for (files, ranks, fits) in
            [(1, 1, true), (16, 16, true), (1, 16, true), (0, 8, false), (8, 0, false), (17, 8, false), (8, 17, false)]
        {
            assert_eq!(BoardSize::new(files, ranks).is_some(), fits, "{files}×{ranks}");
        }
        assert!(Square::new(15, 15).is_some());
        assert!(Square::new(16, 0).is_none() && Square::new(0, 16).is_none());
    }

    #[test]
    fn a_board_holds_its_own_squares_and_no_others() {
        let board = BoardSize::new(10, 8).expect("a board");
        assert_eq!((board.files(), board.ranks()), (10, 8));
        let squares: Vec<Square> = board.squares().collect();
        assert_eq!(squares.len(), 80);
        assert!(squares.iter().all(|&square| board.contains(square)));
        assert_eq!((0..=255).filter(|&index| board.contains(Square::from_index(index))).count(), 80);
        let corner = Square::new(9, 7).expect("a square");
        assert_eq!(board.offset(corner, -9, -7), Square::new(0, 0));
        assert_eq!(board.offset(corner, 1, 0), None);
        assert_eq!(board.offset(corner, 0, 1), None);
        assert_eq!(corner.offset(7, 0), None);
        assert_eq!(corner.offset(-10, 0), None);
    }
}
