//! ICCS, the notation of the Internet Chinese Chess Server: the squares that a piece leaves and goes to, `H2-E2` or `h2e2`. Ranks count
//! from 0, so that each has one digit. Moves stand between PGN tags.

use super::told::{Told, is_of_one_piece};
use menagerie_rules::notation::MoveError;
use menagerie_rules::notation::pgn::{MoveNotation, PgnGame};
use menagerie_rules::{Move, Position, Shape, Square};

pub(super) const MOVES: MoveNotation = MoveNotation { is_move, read };
/// The most ranks that one digit counts.
const MOST_RANKS: u8 = 10;

/// The two squares of a text, on any board.
pub(super) fn squares(word: &str) -> Option<[Square; 2]> {
    let (from, to) = match *word.as_bytes() {
        [a, b, b'-', c, d] | [a, b, c, d] => ([a, b], [c, d]),
        _ => return None,
    };
    let square = |[file, rank]: [u8; 2]| {
        let file = file.to_ascii_lowercase();
        let fits = (b'a'..=b'p').contains(&file) && rank.is_ascii_digit();
        fits.then(|| Square::new(file - b'a', rank - b'0')).flatten()
    };
    Some([square(from)?, square(to)?])
}

/// Whether a word has the shape of a move.
pub(super) fn is_move(word: &str) -> bool {
    squares(word).is_some()
}

pub(super) fn read(position: &Position, word: &str) -> Result<Move, MoveError> {
    let [from, to] = squares(word).ok_or_else(|| MoveError::Unreadable(word.to_string()))?;
    Told { from: Some(from), to, kind: None, changes: None }.find(position)
}

/// A move; none if it cannot be written so.
pub(super) fn word(shape: Shape, mv: Move) -> Option<String> {
    let square = |square: Square| format!("{}{}", char::from(b'A' + square.file()), square.rank());
    let fits = shape.ranks() <= MOST_RANKS && is_of_one_piece(mv) && mv.promotion().is_none();
    fits.then(|| format!("{}-{}", square(mv.from()), square(mv.to())))
}

/// A game; none if one of its moves cannot be written so.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    super::tagged::write(game, "ICCS", &|position, mv| word(position.variant().shape(), mv))
}
