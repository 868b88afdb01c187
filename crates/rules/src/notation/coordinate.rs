//! Coordinate notation: from, to, and the promotion letter: `e4e6`, `a13a14q`; `0000` for a pass.
//!
//! Castling is the King's own from and to. Where the King could also step or leap there, it is the King's square and its Rook's.

use super::error::{MoveError, choose_promotion, has_squares, why_not};
use crate::square::split_square;
use crate::{Letter, Move, Named, Position, Square, Variant};

/// The text of a pass.
pub const PASS: &str = "0000";

/// Writes a move.
///
/// ```
/// use menagerie_rules::{Options, Position, Variant, notation::coordinate};
/// let chess = Variant::by_id("chess", &Options::none()).unwrap();
/// let position = Position::start(&chess);
/// let mv = coordinate::read(&position, "g1f3").unwrap();
/// assert_eq!(coordinate::write(&chess, mv), "g1f3");
/// ```
pub fn write(variant: &Variant, mv: Move) -> String {
    if mv.is_pass() {
        return PASS.to_string();
    }
    let promotion = mv.promotion().map(|kind| variant.kind(kind).letter.plain().small());
    format!("{}{}{}", mv.from(), target(variant, mv), promotion.unwrap_or_default())
}

/// The second square of a move's text.
pub fn target(variant: &Variant, mv: Move) -> Square {
    match variant.castling_of(mv) {
        Some(castle) => castle.target(),
        None => mv.to(),
    }
}

/// Reads a legal move. The promotion letter may be left out where there is only one choice.
///
/// # Errors
/// If the text is no move in coordinates, or the move is not legal.
pub fn read(position: &Position, text: &str) -> Result<Move, MoveError> {
    if text == PASS {
        let pass = position.is_legal(Move::PASS).then_some(Move::PASS);
        return pass.ok_or_else(|| MoveError::CannotPass(Named::new(position.variant(), position.turn())));
    }
    let (from, to, promotion) = split(text).ok_or_else(|| MoveError::Unreadable(text.to_string()))?;
    let legal = position.legal_moves();
    let fits = |mv: &Move| mv.from() == from && target(position.variant(), *mv) == to;
    let found: Vec<Move> = legal.into_iter().filter(has_squares).filter(fits).collect();
    choose_promotion(position, &found, promotion)?.ok_or_else(|| why_not(position, from, to))
}

fn split(text: &str) -> Option<(Square, Square, Option<Letter>)> {
    let (from, rest) = split_square(text)?;
    let (to, rest) = split_square(rest.strip_prefix('-').unwrap_or(rest))?;
    let rest = rest.strip_prefix('=').unwrap_or(rest);
    if rest.is_empty() {
        return Some((from, to, None));
    }
    Letter::read(rest).filter(|(.., rest)| rest.is_empty()).map(|(letter, ..)| (from, to, Some(letter)))
}
