//! Moves for people: SAN in the two-player games (`Nf3`, `exd6`, `O-O`, `a8=Q+`, and `Lxe5-f6` or `Lxe5xf6` for a capture on the way), from–to in Chaturaji (`Nb1-c3`, `Eh3xc3`).

use super::coordinate;
use super::error::{MoveError, choose_promotion};
use crate::order::sort_few;
use crate::square::split_square;
use crate::{
    Castling, CastlingRefusal, Family, InVariant, KindId, Letter, Move, MoveKind, Outcome, PieceKind, Position, Square,
    Termination,
};

/// Writes a legal move of the position.
pub fn write(position: &Position, mv: Move) -> String {
    if mv.is_pass() {
        return coordinate::PASS.to_string();
    }
    let Some(piece) = position.piece_at(mv.from()).filter(|_| mv.kind() != MoveKind::Drop) else {
        return coordinate::write(position, mv) + check_mark(position, mv);
    };
    match position.variant().family() {
        Family::Chess => short(position, mv, piece.kind) + check_mark(position, mv),
        Family::Chaturaji => long(position, mv, piece.kind),
    }
}

fn letter_of(kind: &PieceKind) -> String {
    if kind.pawn { String::new() } else { kind.letter.plain().to_string() }
}

fn short(position: &Position, mv: Move, id: KindId) -> String {
    let variant = position.variant();
    let gated =
        |square: &str| mv.gated().map_or_else(String::new, |kind| format!("/{}{square}", variant.kind(kind).letter));
    if let Some(castle) = position.castling().of_move(mv) {
        let at = if mv.kind() == MoveKind::CastleGateRook { castle.rook } else { castle.king };
        return castle.san.clone() + &gated(&at.to_string());
    }
    let kind = variant.kind(id);
    let captures = position.captured_by(mv).is_some();
    let rivals: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter(|other| {
            other.to() == mv.to()
                && other.via() == mv.via()
                && other.from() != mv.from()
                && !other.is_castling()
                && other.kind() != MoveKind::Drop
        })
        .map(Move::from)
        .filter(|&from| {
            position.piece_at(from).is_some_and(|piece| letter_of(variant.kind(piece.kind)) == letter_of(kind))
        })
        .collect();
    let (file, rank) = (mv.from().file(), mv.from().rank());
    let file_letter = ((b'a' + file) as char).to_string();
    let origin = if rivals.is_empty() {
        if kind.pawn && captures { file_letter } else { String::new() }
    } else if rivals.iter().all(|rival| rival.file() != file) {
        file_letter
    } else if rivals.iter().all(|rival| rival.rank() != rank) {
        (rank + 1).to_string()
    } else {
        mv.from().to_string()
    };
    let promotion = mv.promotion().map_or_else(String::new, |kind| format!("={}", variant.kind(kind).letter.plain()));
    if let Some(via) = mv.via() {
        let sign = if mv.to() != mv.from() && position.piece_at(mv.to()).is_some() { 'x' } else { '-' };
        return format!("{}{origin}x{via}{sign}{}", letter_of(kind), mv.to());
    }
    let captures = if captures { "x" } else { "" };
    format!("{}{origin}{captures}{}{promotion}{}", letter_of(kind), mv.to(), gated(""))
}

fn check_mark(position: &Position, mv: Move) -> &'static str {
    let mut after = position.clone();
    if after.play(mv).is_err() || !after.in_check() {
        return "";
    }
    match after.outcome(1) {
        Outcome::Win { reason: Termination::Checkmate, .. } => "#",
        _ => "+",
    }
}

fn long(position: &Position, mv: Move, id: KindId) -> String {
    let variant = position.variant();
    let mut after = position.clone();
    // The rules decide the promotion of the Pawn, so it is read off the position after the move.
    let became = match after.play(mv) {
        Ok(()) => after.piece_at(mv.to()).map(|piece| piece.kind).filter(|&kind| kind != id),
        Err(_) => None,
    };
    let promotion = became.map_or_else(String::new, |kind| format!("={}", variant.kind(kind).letter));
    let sign = if position.captured_by(mv).is_some() { 'x' } else { '-' };
    format!("{}{}{sign}{}{promotion}", letter_of(variant.kind(id)), mv.from(), mv.to())
}

/// The castling move that a name such as `O-O` means, in variants where programs disagree. In Janus `O-O` is the shorter one for XBoard,
/// Cute Chess and books, and the one towards the last file for Fairy-Stockfish and PyChess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingNames {
    /// The names in the variant's definition, which this crate writes.
    Defined,
    /// The names that some programs use, according to the definition.
    Other,
}

/// Whether a text is the name of a castling move: `O-O`, `0-0-0`, `o-o`.
pub fn is_castling_name(text: &str) -> bool {
    castling_name(text.trim_end_matches(['+', '#', '!', '?'])).is_some()
}

/// The standard form of a castling name.
fn castling_name(text: &str) -> Option<&'static str> {
    match text.replace(['0', 'o'], "O").as_str() {
        "O-O" | "OO" => Some("O-O"),
        "O-O-O" | "OOO" => Some("O-O-O"),
        _ => None,
    }
}

/// The legal castling move of the King on `from` that is written by the King's target or by the Rook's square.
pub(super) fn castling_by_squares(position: &Position, from: Square, to: Square) -> Option<Move> {
    let castle =
        position.castling().moves().iter().find(|it| it.king == from && (it.rook == to || it.king_to == to))?;
    let is_this = |mv: &Move| mv.kind() == MoveKind::Castle && mv.from() == from && mv.to() == castle.king_to;
    position.legal_moves().into_iter().find(is_this)
}

/// A move without decoration, with its promotion as this crate writes it: `a8(q)+` → `a8=Q`.
pub(super) fn plain(text: &str) -> String {
    let text = text.strip_suffix("e.p.").or(text.strip_suffix("ep")).unwrap_or(text);
    let text = text.trim_end_matches(['+', '#', '!', '?', ' ']);
    let text = text.strip_suffix(')').unwrap_or(text);
    let Some(letter) = text.chars().last().filter(char::is_ascii_alphabetic) else { return text.to_string() };
    let before = text[..text.len() - 1].trim_end_matches(['=', '(', '/']);
    let is_marked = before.len() + 1 < text.len() && before.ends_with(|last: char| last.is_ascii_digit());
    if is_marked { format!("{before}={}", letter.to_ascii_uppercase()) } else { text.to_string() }
}

/// Parses a legal move. An unnecessary origin is accepted, and so are missing `x`, `=`, `+` and `#`, and a lowercase piece letter where no
/// file has that letter.
///
/// # Errors
/// If the text is not SAN, the move is not legal, or several moves fit.
pub fn read(position: &Position, text: &str) -> Result<Move, MoveError> {
    read_as(position, text, CastlingNames::Defined)
}

/// Like [`read`], for a text that may use the other castling names.
///
/// # Errors
/// If the text is not SAN, the move is not legal, or several moves fit.
pub fn read_as(position: &Position, text: &str, names: CastlingNames) -> Result<Move, MoveError> {
    let unreadable = || MoveError::Unreadable(text.to_string());
    let bare = plain(text);
    let legal = position.legal_moves();
    // A text that is spelled exactly as this crate writes a move is that move: gating, and promotions to kinds with marks.
    let is_just_so = |mv: &&Move| plain(&write(position, **mv)) == bare;
    if !position.variant().rules().standard
        && let Some(&mv) = legal.iter().find(is_just_so)
    {
        return Ok(mv);
    }
    let has_very_name = |mv: &&Move| position.castling().of_move(**mv).is_some_and(|castle| castle.san == bare);
    if let Some(&mv) = legal.iter().find(has_very_name).filter(|_| castling_name(&bare).is_none()) {
        return Ok(mv);
    }
    if let Some(name) = castling_name(&bare) {
        let has_name = |castle: &Castling| match (names, &castle.other_san) {
            (CastlingNames::Other, Some(other)) => other == name,
            _ => castle.san == name,
        };
        let is_it = |mv: &&Move| position.castling().of_move(**mv).is_some_and(has_name);
        if let Some(&mv) = legal.iter().find(is_it) {
            return Ok(mv);
        }
        if let Some(error) = position.why_not_castle(has_name) {
            return Err(MoveError::Castling(error));
        }
    }
    let parts = split(position, &bare).ok_or_else(|| unknown_letter(position, &bare).unwrap_or_else(unreadable))?;
    let found: Vec<Move> = legal.into_iter().filter(|&mv| parts.fits(position, mv)).collect();
    let Some(first) = found.first() else {
        let king = parts.kind.filter(|&kind| position.variant().is_king(kind));
        let squares = position.castling().moves().iter().map(|castle| castle.king);
        let castling = || squares.into_iter().find_map(|king| castling_by_squares(position, king, parts.to));
        if let Some(mv) = king.and_then(|_| castling()) {
            return Ok(mv);
        }
        if let Some(error) = parts.why_not_castle(position) {
            return Err(MoveError::Castling(error));
        }
        let pawn = || position.variant().kind_ids().find(|&kind| position.variant().kind(kind).pawn);
        let piece = parts.kind.or_else(pawn).map(|kind| InVariant::new(position.variant(), kind));
        return Err(MoveError::NoneCanReach { piece, to: parts.to });
    };
    if found.iter().any(|mv| mv.from() != first.from()) {
        let mut texts: Vec<String> = found.iter().map(|&mv| write(position, mv)).collect();
        sort_few(&mut texts, String::clone);
        return Err(MoveError::Ambiguous(texts));
    }
    // In Chaturaji a promotion is no choice, so the text's promotion is ignored.
    let promotion = parts.promotion.filter(|_| position.variant().family() == Family::Chess);
    choose_promotion(position, &found, promotion)?.ok_or_else(unreadable)
}

/// The error for a text that would be a move if some piece had the letter with which it begins: another language may have that letter.
fn unknown_letter(position: &Position, text: &str) -> Option<MoveError> {
    let letter = text.chars().next().filter(|letter| letter.is_uppercase())?;
    split(position, &text[letter.len_utf8()..])?;
    let letters = position.variant().kinds().iter().map(|kind| kind.letter.to_string()).collect();
    Some(MoveError::NoSuchPiece { letter, letters })
}

struct Parts {
    kind: Option<KindId>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
    promotion: Option<Letter>,
}

impl Parts {
    fn fits(&self, position: &Position, mv: Move) -> bool {
        let piece = position.piece_at(mv.from());
        let of_kind = piece.is_some_and(|piece| match self.kind {
            Some(kind) => {
                let letter = |kind: KindId| position.variant().kind(kind).letter.plain();
                letter(piece.kind) == letter(kind)
            }
            None => position.variant().kind(piece.kind).pawn,
        });
        of_kind
            && !mv.is_castling()
            && !mv.is_pass()
            && mv.from_pocket().is_none()
            && mv.via().is_none()
            && mv.to() == self.to
            && self.file.is_none_or(|file| file == mv.from().file())
            && self.rank.is_none_or(|rank| rank == mv.from().rank())
    }

    /// Why the King cannot castle, if the text is a King's move to its castling target or onto its Rook.
    fn why_not_castle(&self, position: &Position) -> Option<CastlingRefusal> {
        self.kind.filter(|&kind| position.variant().is_king(kind))?;
        let Position::Chess(chess) = position else { return None };
        let king = chess.king(position.turn());
        let from = self.file.is_none_or(|file| file == king.file()) && self.rank.is_none_or(|rank| rank == king.rank());
        from.then(|| position.why_not_castle_to(king, self.to)).flatten()
    }
}

/// Splits a SAN text from both ends.
fn split(position: &Position, text: &str) -> Option<Parts> {
    let variant = position.variant();
    let letter = text.chars().next()?;
    let is_file = letter.is_ascii_lowercase() && letter as u8 - b'a' < variant.board_size().files();
    let named = Letter::read(text).filter(|(_, is_capital, _)| *is_capital || !is_file);
    let named = named.and_then(|(letter, _, rest)| Some((variant.kind_by_letter(letter)?, rest)));
    let kind = named.map(|(kind, _)| kind);
    let mut rest = named.map_or(text, |(_, rest)| rest);
    let after = rest.rfind(|letter: char| letter.is_ascii_digit()).map_or(0, |at| at + 1);
    let promotion = Letter::read(rest[after..].trim_start_matches('=')).filter(|(.., rest)| rest.is_empty());
    if promotion.is_some() {
        rest = &rest[..after];
    }
    let promotion = promotion.map(|(letter, ..)| letter);
    let digits = rest.bytes().rev().take_while(u8::is_ascii_digit).count();
    let at = rest.len().checked_sub(digits + 1).filter(|&at| rest.is_char_boundary(at))?;
    let (to, _) = split_square(&rest[at..]).filter(|(_, rest)| rest.is_empty())?;
    let origin = rest[..at].trim_end_matches(['x', 'X', '-', ':', '*']);
    let (file, rank) = match split_square(origin) {
        Some((square, "")) => (Some(square.file()), Some(square.rank())),
        _ if origin.is_empty() => (None, None),
        _ => match origin.parse::<u8>() {
            Ok(rank) => (None, Some(rank.checked_sub(1)?)),
            Err(_) => (split_square(&format!("{origin}1")).map(|(square, _)| square.file()), None),
        },
    };
    (origin.is_empty() || file.is_some() || rank.is_some()).then_some(Parts { kind, file, rank, to, promotion })
}
