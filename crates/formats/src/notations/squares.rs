//! Squares as Shogi counts them: files from the right, ranks from the top, both from 1.

use menagerie_rules::{Shape, Square};

/// The square on a file and a rank; none outside the board.
pub(super) fn from_right(shape: Shape, file: u8, rank: u8) -> Option<Square> {
    let square = Square::new(shape.files().checked_sub(file)?, shape.ranks().checked_sub(rank)?)?;
    shape.contains(square).then_some(square)
}

/// The file and the rank of a square.
pub(super) fn numbers(shape: Shape, square: Square) -> (u8, u8) {
    (shape.files() - square.file(), shape.ranks() - square.rank())
}

/// The file and the rank that a text begins with, `7g`, and what follows them.
pub(super) fn split_lettered(text: &str) -> Option<(u8, u8, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let file = text[..digits].parse().ok().filter(|file| (1..=Square::MAX_SIDE).contains(file))?;
    let letter = text[digits..].bytes().next().filter(|letter| (b'a'..=b'p').contains(letter))?;
    Some((file, letter - b'a' + 1, &text[digits + 1..]))
}

/// A square as `7g`.
pub(super) fn lettered(shape: Shape, square: Square) -> String {
    let (file, rank) = numbers(shape, square);
    format!("{file}{}", char::from(b'a' + rank - 1))
}
