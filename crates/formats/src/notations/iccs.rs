//! ICCS, the notation of the Internet Chinese Chess Server: origin and target, `H2-E2` or `h2e2`. Ranks count from 0, so that each has one
//! digit. Moves are between PGN tags.

use super::description::{MoveDescription, is_of_one_piece};
use menagerie_rules::notation::MoveError;
use menagerie_rules::notation::pgn::{MoveNotation, PgnGame};
use menagerie_rules::{BoardSize, Move, Position, Square};

pub(super) const MOVES: MoveNotation = MoveNotation { is_move, read };
/// The maximum number of ranks with one digit.
const MAX_RANKS: u8 = 10;

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

/// Whether a word looks like a move.
pub(super) fn is_move(word: &str) -> bool {
    squares(word).is_some()
}

pub(super) fn read(position: &Position, word: &str) -> Result<Move, MoveError> {
    let [from, to] = squares(word).ok_or_else(|| MoveError::Unreadable(word.to_string()))?;
    MoveDescription { from: Some(from), to, kind: None, changes: None }.find(position)
}

/// Writes a move; `None` if the notation cannot express it.
pub(super) fn word(size: BoardSize, mv: Move) -> Option<String> {
    let square = |square: Square| format!("{}{}", char::from(b'A' + square.file()), square.rank());
    let fits = size.ranks() <= MAX_RANKS && is_of_one_piece(mv) && mv.promotion().is_none();
    fits.then(|| format!("{}-{}", square(mv.from()), square(mv.to())))
}

/// Writes a game; `None` if the notation cannot express one of its moves.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    super::tagged::write(game, "ICCS", &|position, mv| word(position.variant().board_size(), mv))
}
