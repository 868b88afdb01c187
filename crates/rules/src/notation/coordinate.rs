//! Coordinate notation: origin, target and promotion letter: `e4e6`, `a13a14q`; `0000` for a pass.
//!
//! A drop is the letter of its piece and the square: `P@e4`. A piece that promotes to the kind of its letter with `+` has a `+` behind the
//! squares, one that reverts a `-`: `e3e4+`. If several such kinds are possible, their letter follows instead.
//!
//! A piece that enters by gating is named behind the squares: `e1f1s`. With a slash, `e1f1/s`, where a move over these squares could also
//! be a promotion to its kind. When King and Rook castle and it enters on the Rook's square, the squares are the Rook's and the King's:
//! `h1e1s`.
//!
//! A piece that captures on its way and goes on is written as two moves: `d4e5,e5f6`; `d4e5,e5d4` captures without moving.
//!
//! Castling is written as the King's origin and target. Where the King could also step or leap there, it is the King's square and the
//! Rook's.

use super::error::{MoveError, choose_promotion, has_squares, why_not};
use crate::square::split_square;
use crate::{InVariant, KindId, Letter, Move, MoveKind, PieceKind, Player, Position, Square, Variant};

/// The text of a pass.
pub const PASS: &str = "0000";

/// Writes a move of a position, or of another position of the same game: King and Rooks castle from the same squares in all of them.
///
/// ```
/// use menagerie_rules::{Options, Position, Variant, notation::coordinate};
/// let chess = Variant::by_id("chess", &Options::none()).unwrap();
/// let position = Position::start(&chess);
/// let mv = coordinate::read(&position, "g1f3").unwrap();
/// assert_eq!(coordinate::write(&position, mv), "g1f3");
/// ```
pub fn write(position: &Position, mv: Move) -> String {
    let variant = position.variant();
    if mv.is_pass() {
        return PASS.to_string();
    }
    let letter = |kind: KindId| variant.kind(kind).letter.plain();
    if let Some(kind) = mv.dropped() {
        return format!("{}@{}", letter(kind), mv.to());
    }
    if let (MoveKind::CastleGateRook, Some(kind)) = (mv.kind(), mv.gated()) {
        let rook = position.castling().of_move(mv).map_or(mv.to(), |castle| castle.rook);
        return format!("{rook}{}{}", mv.from(), letter(kind).small());
    }
    if let Some(via) = mv.via() {
        return format!("{}{via},{via}{}", mv.from(), mv.to());
    }
    let ending = match (mv.gated(), mv.promotion()) {
        (Some(kind), _) if mv.kind() == MoveKind::Gate && could_promote(variant, mv, kind) => {
            format!("/{}", letter(kind).small())
        }
        (Some(kind), _) => letter(kind).small(),
        (None, Some(kind)) if is_the_only(variant, kind, |kind| letter(kind).has_plus()) => "+".to_string(),
        (None, Some(kind)) if is_the_only(variant, kind, |kind| is_demotion(variant, kind)) => "-".to_string(),
        (None, Some(kind)) => letter(kind).small(),
        (None, None) => String::new(),
    };
    format!("{}{}{ending}", mv.from(), target(position, mv))
}

/// Whether a piece that leaves the first rank with this move could promote to this kind.
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

/// Whether a kind passes a test, and the pieces that promote to it can promote to no other kind that does.
fn is_the_only(variant: &Variant, kind: KindId, is_such: impl Fn(KindId) -> bool) -> bool {
    let base = |kind: KindId| variant.kind(kind).same_as.unwrap_or(kind);
    let others = |it: &PieceKind| it.promotes_to.iter().any(|&to| base(to) != base(kind) && is_such(to));
    let becomes_it = |it: &&PieceKind| it.promotes_to.iter().any(|&to| base(to) == base(kind));
    is_such(kind) && !variant.kinds().iter().filter(becomes_it).any(others)
}

/// Whether a piece promotes to this kind by losing its `+`.
fn is_demotion(variant: &Variant, kind: KindId) -> bool {
    let base = |kind: KindId| variant.kind(kind).same_as.unwrap_or(kind);
    let goes_back = |it: &PieceKind| {
        let becomes_it = it.promotes_to.iter().any(|&to| base(to) == base(kind));
        it.letter.has_plus() && it.letter.without_plus() == variant.kind(kind).letter.plain() && becomes_it
    };
    variant.kinds().iter().any(goes_back)
}

/// The second square of the text of a move, as [`write`] writes it.
pub fn target(position: &Position, mv: Move) -> Square {
    match position.castling().of_move(mv) {
        Some(castle) => castle.target(),
        None => mv.to(),
    }
}

/// Parses a legal move. The promotion letter may be omitted if there is only one choice.
///
/// # Errors
/// If the text is not a move in coordinates, or the move is not legal.
pub fn read(position: &Position, text: &str) -> Result<Move, MoveError> {
    if text == PASS {
        let pass = position.is_legal(Move::PASS).then_some(Move::PASS);
        return pass.ok_or_else(|| MoveError::CannotPass(InVariant::new(position.variant(), position.turn())));
    }
    if let Some(mv) = read_special(position, text) {
        return mv;
    }
    let (from, to, promotion) = split(text).ok_or_else(|| MoveError::Unreadable(text.to_string()))?;
    let legal = position.legal_moves();
    let fits = |mv: &Move| mv.from() == from && target(position, *mv) == to;
    let found: Vec<Move> = legal.into_iter().filter(has_squares).filter(fits).collect();
    choose_promotion(position, &found, promotion)?.ok_or_else(|| why_not(position, from, to))
}

/// Parses a drop, and in variants with special rules a move that is spelled exactly as this crate writes it; `None` for other texts.
pub(super) fn read_special(position: &Position, text: &str) -> Option<Result<Move, MoveError>> {
    let variant = position.variant();
    let dropped = text.split_once('@');
    if variant.rules().standard && dropped.is_none() {
        return None;
    }
    let same = |mv: &Move| write(position, *mv).eq_ignore_ascii_case(text);
    if let Some(mv) = position.legal_moves().into_iter().find(same) {
        return Some(Ok(mv));
    }
    let (piece, square) = dropped?;
    let square = square.trim_end_matches(['+', '#', '!', '?']);
    // A Pawn's letter may be omitted.
    let kind = match piece {
        "" => variant.kind_ids().find(|&kind| variant.kind(kind).pawn),
        _ => Letter::read(piece).filter(|(.., rest)| rest.is_empty()).and_then(|it| variant.kind_by_letter(it.0)),
    };
    let Some((kind, (to, ""))) = kind.zip(split_square(square)) else {
        return Some(Err(MoveError::Unreadable(text.to_string())));
    };
    let is_it = |mv: &Move| mv.dropped() == Some(kind) && mv.to() == to;
    let found = position.legal_moves().into_iter().find(is_it);
    Some(found.ok_or_else(|| MoveError::CannotDrop { piece: InVariant::new(variant, kind), to }))
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
