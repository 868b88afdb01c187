//! Western notation of Shogi, after Hodges: the piece, its origin if ambiguous, `-` or `x` or `*` for a drop, the target, and `+` for a
//! promotion or `=` for none: `P-7f`, `Rx2b+`, `P*5e`, `G6g-5h`. Squares may also be two digits, `P-76`, and a drop may be written `'`.
//! Moves are between PGN tags.

use super::description::{MoveDescription, find_drop, is_of_one_piece};
use super::squares::{from_right, lettered, split_lettered};
use menagerie_rules::notation::pgn::{MoveNotation, PgnGame};
use menagerie_rules::notation::{MoveError, sfen};
use menagerie_rules::{Letter, Move, Position};

pub(super) const MOVES: MoveNotation = MoveNotation { is_move, read };

/// The parts of a move before the board is known.
struct Parts {
    letter: Letter,
    from: Option<(u8, u8)>,
    drop: bool,
    to: (u8, u8),
    /// Whether the square has a letter; other notations have words with digits.
    is_lettered: bool,
    changes: Option<bool>,
}

/// Splits the square at the beginning of a text, `7f` or `76`, from the rest, and whether it has a letter.
fn square(text: &str) -> Option<((u8, u8), bool, &str)> {
    if let Some((file, rank, rest)) = split_lettered(text) {
        return Some(((file, rank), true, rest));
    }
    match text.as_bytes() {
        [file @ b'1'..=b'9', rank @ b'1'..=b'9', ..] => Some(((file - b'0', rank - b'0'), false, &text[2..])),
        _ => None,
    }
}

fn parts(word: &str) -> Option<Parts> {
    let (letter, true, rest) = Letter::read(word)? else { return None };
    // A drop's sign looks like the mark of a letter.
    let (letter, rest) = if letter.mark() == Some('\'') {
        Letter::read(word.get(..1)?).map(|it| (it.0, &word[1..]))?
    } else {
        (letter, rest)
    };
    let (from, rest) = square(rest).map_or((None, rest), |(from, _, rest)| (Some(from), rest));
    let sign = rest.bytes().next().filter(|sign| b"-x*'".contains(sign))?;
    let (to, is_lettered, rest) = square(&rest[1..])?;
    let changes = match rest {
        "+" => Some(true),
        "=" => Some(false),
        "" => None,
        _ => return None,
    };
    Some(Parts { letter, from, drop: matches!(sign, b'*' | b'\''), to, is_lettered, changes })
}

/// Whether a word looks like a move.
pub(super) fn is_move(word: &str) -> bool {
    parts(word).is_some()
}

/// Whether a word looks like a move of this notation only.
pub(super) fn is_surely_a_move(word: &str) -> bool {
    parts(word).is_some_and(|parts| parts.is_lettered)
}

fn read(position: &Position, word: &str) -> Result<Move, MoveError> {
    let variant = position.variant();
    let unreadable = || MoveError::Unreadable(word.to_string());
    let square = |(file, rank)| from_right(variant.board_size(), file, rank).ok_or_else(unreadable);
    let parts = parts(word).ok_or_else(unreadable)?;
    let Some(kind) = variant.kind_by_letter(parts.letter) else {
        let letters = variant.kinds().iter().map(|kind| kind.letter.to_string()).collect();
        return Err(MoveError::NoSuchPiece { letter: parts.letter.base(), letters });
    };
    let to = square(parts.to)?;
    if parts.drop {
        return find_drop(position, kind, to);
    }
    let from = parts.from.map(square).transpose()?;
    MoveDescription { from, to, kind: Some(kind), changes: parts.changes }.find(position)
}

fn word(position: &Position, mv: Move) -> Option<String> {
    let variant = position.variant();
    let square = |square| lettered(variant.board_size(), square);
    let to = square(mv.to());
    if let Some(dropped) = mv.dropped() {
        return Some(format!("{}*{to}", variant.kind(dropped).letter));
    }
    let kind = position.piece_at(mv.from()).filter(|_| is_of_one_piece(mv))?.kind;
    let same = |other: &Move| {
        let piece = position.piece_at(other.from());
        is_of_one_piece(*other) && other.to() == mv.to() && piece.is_some_and(|piece| piece.kind == kind)
    };
    let rivals: Vec<Move> = position.legal_moves().into_iter().filter(same).collect();
    let is_alone = rivals.iter().all(|other| other.from() == mv.from());
    let from = if is_alone { String::new() } else { square(mv.from()) };
    let sign = if position.captured_by(mv).is_some() { "x" } else { "-" };
    let choice = rivals.iter().any(|other| other.from() == mv.from() && other.promotion().is_some());
    let ending = match mv.promotion() {
        Some(_) => "+",
        None if choice => "=",
        None => "",
    };
    Some(format!("{}{from}{sign}{to}{ending}", variant.kind(kind).letter))
}

/// Writes a game; `None` if its positions cannot be written as SFEN.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    sfen::write(game.start())?;
    super::tagged::write(game, "", &word)
}
