//! Coordinate notation: from, to, and the promotion letter: `e4e6`, `a13a14q`; `0000` for a pass.
//!
//! A drop is the letter of its piece and the square: `P@e4`. A piece that promotes to the one of its letter with `+` has a `+` behind
//! the squares, one that goes back a `-`: `e3e4+`; where it may become several such kinds, their letter stands there.
//!
//! A piece that enters where another leaves is named behind the squares: `e1f1s`; with a slash, `e1f1/s`, where a move over these
//! squares could also be a promotion to it. When King and Rook castle and it enters on the Rook's square, the squares are the Rook's and
//! the King's: `h1e1s`.
//!
//! A piece that captures on its way and goes on is written as two moves: `d4e5,e5f6`; `d4e5,e5d4` captures without moving.
//!
//! Castling is the King's own from and to. Where the King could also step or leap there, it is the King's square and its Rook's.

use super::error::{MoveError, choose_promotion, has_squares, why_not};
use crate::square::split_square;
use crate::{KindId, Letter, Move, MoveKind, Named, PieceKind, Player, Position, Square, Variant};

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
    let letter = |kind: KindId| variant.kind(kind).letter.plain();
    match (mv.kind(), mv.from_hand()) {
        (MoveKind::Drop, Some(kind)) => return format!("{}@{}", letter(kind), mv.to()),
        (MoveKind::CastleGateRook, Some(kind)) => {
            let rook = variant.castling_of(mv).map_or(mv.to(), |castle| castle.rook);
            return format!("{rook}{}{}", mv.from(), letter(kind).small());
        }
        _ => {}
    }
    if let Some(via) = mv.via() {
        return format!("{}{via},{via}{}", mv.from(), mv.to());
    }
    let ending = match (mv.from_hand(), mv.promotion()) {
        (Some(kind), _) if mv.kind() == MoveKind::Gate && could_promote(variant, mv, kind) => {
            format!("/{}", letter(kind).small())
        }
        (Some(kind), _) => letter(kind).small(),
        (None, Some(kind)) if is_the_only(variant, kind, |kind| letter(kind).has_plus()) => "+".to_string(),
        (None, Some(kind)) if is_the_only(variant, kind, |kind| is_demotion(variant, kind)) => "-".to_string(),
        (None, Some(kind)) => letter(kind).small(),
        (None, None) => String::new(),
    };
    format!("{}{}{ending}", mv.from(), target(variant, mv))
}

/// Whether a piece that leaves the first rank as this move does could become this kind.
fn could_promote(variant: &Variant, mv: Move, kind: KindId) -> bool {
    let base = |kind: KindId| variant.kind(kind).same_as.unwrap_or(kind);
    let is_first = |player: &Player| variant.relative_rank(*player, mv.from()) == 0;
    [Player(0), Player(1)].into_iter().filter(is_first).any(|player| {
        let on_the_first_rank = variant.kinds().iter().filter(|kind| kind.lowest_rank == 0);
        let mut rows = on_the_first_rank.flat_map(|kind| &kind.promotions);
        rows.any(|row| {
            let happens = [false, true].into_iter().any(|captures| row.happens(player, mv.from(), mv.to(), captures));
            happens && row.to[player.index()].iter().any(|&to| base(to) == base(kind))
        })
    })
}

/// Whether a kind is such, and whatever becomes it can become no other that is.
fn is_the_only(variant: &Variant, kind: KindId, is_such: impl Fn(KindId) -> bool) -> bool {
    let base = |kind: KindId| variant.kind(kind).same_as.unwrap_or(kind);
    let others = |it: &PieceKind| it.promotes_to.iter().any(|&to| base(to) != base(kind) && is_such(to));
    let becomes_it = |it: &&PieceKind| it.promotes_to.iter().any(|&to| base(to) == base(kind));
    is_such(kind) && !variant.kinds().iter().filter(becomes_it).any(others)
}

/// Whether a piece becomes this kind by going back to what it was: some kind with `+` does.
fn is_demotion(variant: &Variant, kind: KindId) -> bool {
    let base = |kind: KindId| variant.kind(kind).same_as.unwrap_or(kind);
    let goes_back = |it: &PieceKind| {
        let becomes_it = it.promotes_to.iter().any(|&to| base(to) == base(kind));
        it.letter.has_plus() && it.letter.without_plus() == variant.kind(kind).letter.plain() && becomes_it
    };
    variant.kinds().iter().any(goes_back)
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
    if let Some(mv) = read_special(position, text) {
        return mv;
    }
    let (from, to, promotion) = split(text).ok_or_else(|| MoveError::Unreadable(text.to_string()))?;
    let legal = position.legal_moves();
    let fits = |mv: &Move| mv.from() == from && target(position.variant(), *mv) == to;
    let found: Vec<Move> = legal.into_iter().filter(has_squares).filter(fits).collect();
    choose_promotion(position, &found, promotion)?.ok_or_else(|| why_not(position, from, to))
}

/// Reads a drop, and in games with more rules a move that is written just like this crate writes it; nothing for other texts.
pub(super) fn read_special(position: &Position, text: &str) -> Option<Result<Move, MoveError>> {
    let variant = position.variant();
    let dropped = text.split_once('@');
    if variant.rules().plain && dropped.is_none() {
        return None;
    }
    let same = |mv: &Move| write(variant, *mv).eq_ignore_ascii_case(text);
    if let Some(mv) = position.legal_moves().into_iter().find(same) {
        return Some(Ok(mv));
    }
    let (piece, square) = dropped?;
    let square = square.trim_end_matches(['+', '#', '!', '?']);
    // A Pawn's letter may be left out.
    let kind = match piece {
        "" => variant.kind_ids().find(|&kind| variant.kind(kind).pawn),
        _ => Letter::read(piece).filter(|(.., rest)| rest.is_empty()).and_then(|it| variant.kind_by_letter(it.0)),
    };
    let Some((kind, (to, ""))) = kind.zip(split_square(square)) else {
        return Some(Err(MoveError::Unreadable(text.to_string())));
    };
    let is_it = |mv: &Move| mv.kind() == MoveKind::Drop && mv.from_hand() == Some(kind) && mv.to() == to;
    let found = position.legal_moves().into_iter().find(is_it);
    Some(found.ok_or_else(|| MoveError::CannotDrop { piece: Named::new(variant, kind), to }))
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
