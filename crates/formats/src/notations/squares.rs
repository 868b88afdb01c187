//! Squares in Shogi's numbering: files from the right, ranks from the top, both from 1.

use menagerie_rules::{BoardSize, Square};

/// The square on a file and a rank; `None` outside the board.
pub(super) fn from_right(size: BoardSize, file: u8, rank: u8) -> Option<Square> {
    let square = Square::new(size.files().checked_sub(file)?, size.ranks().checked_sub(rank)?)?;
    size.contains(square).then_some(square)
}

/// The file and the rank of a square.
pub(super) fn numbers(size: BoardSize, square: Square) -> (u8, u8) {
    (size.files() - square.file(), size.ranks() - square.rank())
}

/// Splits the file and the rank at the beginning of a text, `7g`, from the rest.
pub(super) fn split_lettered(text: &str) -> Option<(u8, u8, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let file = text[..digits].parse().ok().filter(|file| (1..=Square::MAX_SIDE).contains(file))?;
    let letter = text[digits..].bytes().next().filter(|letter| (b'a'..=b'p').contains(letter))?;
    Some((file, letter - b'a' + 1, &text[digits + 1..]))
}

/// A square as `7g`.
pub(super) fn lettered(size: BoardSize, square: Square) -> String {
    let (file, rank) = numbers(size, square);
    format!("{file}{}", char::from(b'a' + rank - 1))
}
