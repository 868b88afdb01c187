//! The name of a square, as the scene and the gestures write it.

use std::fmt;

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use menagerie_js_types::list;

/// A square of a board of at most 26 files, counted from 0 at `a1`.
///
/// The board view only needs to know where a square is, so it has its own name for it and can be used without the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, Tsify)]
#[serde(try_from = "String", into = "String")]
#[tsify(type = "string")]
pub struct BoardSquare {
    /// 0 for the a-file.
    pub file: u8,
    /// 0 for the first rank.
    pub rank: u8,
}

impl fmt::Display for BoardSquare {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", file_letter(self.file), u16::from(self.rank) + 1)
    }
}

impl From<BoardSquare> for String {
    fn from(square: BoardSquare) -> String {
        square.to_string()
    }
}

impl TryFrom<String> for BoardSquare {
    type Error = String;

    fn try_from(text: String) -> Result<BoardSquare, String> {
        let wrong = || format!("\"{text}\" is not the name of a square");
        let letter = text.chars().next().filter(char::is_ascii_lowercase).ok_or_else(wrong)?;
        let rank: u8 = text[1..].parse().map_err(|_| wrong())?;
        let rank = rank.checked_sub(1).ok_or_else(wrong)?;
        Ok(BoardSquare { file: letter as u8 - b'a', rank })
    }
}

list!(
    /// Squares by their names.
    SquareList(BoardSquare)
);

/// The letter of a file counted from 0.
pub fn file_letter(file: u8) -> char {
    char::from(b'a' + file.min(25))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for text in ["a1", "e4", "n14", "p16"] {
            assert_eq!(BoardSquare::try_from(text.to_string()).unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_square_is_named_in_the_error() {
        for text in ["", "4", "e", "e0", "E4", "e-1", "e999", "é4"] {
            assert!(BoardSquare::try_from(text.to_string()).unwrap_err().contains(text), "{text}");
        }
    }
}
