//! Parses the values of keys.

use crate::Message;
use menagerie_rules::{Bitboard, GameResult, Square};

/// Why a value is unreadable: the offset in characters, and a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ValueError {
    pub offset: usize,
    pub message: Message,
}

pub(super) fn error<T>(offset: usize, message: Message) -> Result<T, ValueError> {
    Err(ValueError { offset, message })
}

pub(super) fn flag(value: &str) -> Result<bool, ValueError> {
    match value {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => error(0, Message::new("format-ini-flag").with("value", value)),
    }
}

pub(super) fn number(value: &str) -> Result<u16, ValueError> {
    let message = || Message::new("format-ini-number").with("value", value).with("most", u16::MAX);
    value.parse().or_else(|_| error(0, message()))
}

/// A rank, from 0.
pub(super) fn rank(value: &str) -> Result<u8, ValueError> {
    let rank = value.parse::<u8>().ok().filter(|rank| (1..=Square::MAX_SIDE).contains(rank));
    rank.map_or_else(
        || error(0, Message::new("format-ini-rank").with("value", value).with("most", Square::MAX_SIDE)),
        |rank| Ok(rank - 1),
    )
}

/// A file, from 0: a letter or a number.
pub(super) fn file(value: &str) -> Result<u8, ValueError> {
    let by_letter = match *value.as_bytes() {
        [letter @ b'a'..=b'p'] => Some(letter - b'a'),
        [letter @ b'A'..=b'P'] => Some(letter - b'A'),
        _ => value.parse::<u8>().ok().filter(|file| (1..=Square::MAX_SIDE).contains(file)).map(|file| file - 1),
    };
    by_letter.map_or_else(|| error(0, Message::new("format-ini-file").with("value", value)), Ok)
}

/// `win`, `loss`, `draw`, or `none`.
pub(super) fn result(value: &str) -> Result<Option<GameResult>, ValueError> {
    match value {
        "win" => Ok(Some(GameResult::Win)),
        "loss" => Ok(Some(GameResult::Loss)),
        "draw" => Ok(Some(GameResult::Draw)),
        "none" => Ok(None),
        _ => error(0, Message::new("format-ini-result").with("value", value)),
    }
}

/// Squares, `a*` for files, `*1` for ranks, `-` for none.
pub(super) fn squares(value: &str) -> Result<Bitboard, ValueError> {
    let mut squares = Bitboard::EMPTY;
    let mut offset = 0;
    for part in value.split(' ') {
        let at = offset;
        offset += part.chars().count() + 1;
        let part = part.trim_matches(['\t', ',']);
        if part.is_empty() {
            continue;
        }
        if part == "-" {
            break;
        }
        let found = group(part);
        let Some(group) = found else {
            return error(at, Message::new("format-ini-squares").with("value", part));
        };
        squares |= group;
    }
    Ok(squares)
}

fn group(part: &str) -> Option<Bitboard> {
    let side = Square::MAX_SIDE;
    if let Some(rank) = part.strip_prefix('*') {
        let rank = rank.parse::<u8>().ok().filter(|rank| (1..=side).contains(rank))?;
        return Some(rank_squares(rank - 1));
    }
    if let Some(file) = part.strip_suffix('*') {
        let &[file] = file.to_ascii_lowercase().as_bytes() else { return None };
        let file = file.checked_sub(b'a').filter(|&file| file < side)?;
        return Some((0..side).filter_map(|rank| Square::new(file, rank)).collect());
    }
    part.to_ascii_lowercase().parse::<Square>().ok().map(Bitboard::of)
}

/// The squares of a rank, from 0, of the largest board.
pub(super) fn rank_squares(rank: u8) -> Bitboard {
    (0..Square::MAX_SIDE).filter_map(|file| Square::new(file, rank)).collect()
}

/// All squares of the largest board.
pub(super) fn all_squares() -> Bitboard {
    (0..Square::MAX_SIDE).map(rank_squares).fold(Bitboard::EMPTY, |all, rank| all | rank)
}
