//! Chinese notation of Xiangqi: the piece, its file, 进 forward, 退 back, 平 sideways, and the distance or the target file: 炮二平五, 马8进7. With
//! several pieces on a file, 前, 中, 后 or a number selects one: 前车进一. Numbers may be Chinese or Arabic. Moves are between PGN tags.
//!
//! The variant's definition has a Chinese name for each piece; the alternative characters are in a table here.

use super::by_files::{ByFiles, Order, Origin, Way};
use menagerie_rules::notation::MoveError;
use menagerie_rules::notation::pgn::{MoveNotation, PgnGame};
use menagerie_rules::notation::tidy::tidy;
use menagerie_rules::{KindId, Move, Player, Position, Variant};

pub(super) const MOVES: MoveNotation = MoveNotation { is_move, read };
/// The language of the names.
const LANGUAGE: &str = "zh";
/// The characters of each piece: simplified, traditional, and those of one player only. The first player's and the second's character,
/// which are written, come first.
const PIECES: [&str; 7] = ["车车車俥伡", "马马馬傌㐷", "炮炮砲包", "兵卒", "仕士", "相象", "帅将帥將"];
/// The characters of directions.
const WAYS: [(char, Way); 5] =
    [('进', Way::Advance), ('進', Way::Advance), ('退', Way::Retreat), ('平', Way::Traverse), ('─', Way::Traverse)];
/// The characters of the order on a file.
const ORDERS: [(char, Order); 4] =
    [('前', Order::Front), ('中', Order::Middle), ('后', Order::Rear), ('後', Order::Rear)];
/// The numbers from 1.
const NUMBERS: &str = "一二三四五六七八九";
const WIDE: &str = "１２３４５６７８９";

fn number(letter: char) -> Option<u8> {
    let chinese = NUMBERS.chars().position(|number| number == letter).map(|at| at as u8 + 1);
    chinese.or_else(|| letter.to_digit(10).map(|digit| digit as u8)).filter(|number| *number > 0)
}

/// The index of a character in the table of pieces.
fn piece(letter: char) -> Option<usize> {
    PIECES.iter().position(|letters| letters.contains(letter))
}

/// The kind of a character, in a variant whose pieces have Chinese names.
fn kind(variant: &Variant, at: usize) -> Option<KindId> {
    variant.kind_ids().find(|&kind| row(variant, kind) == Some(at))
}

fn row(variant: &Variant, kind: KindId) -> Option<usize> {
    let name = variant.kind(kind).translations.iter().find(|(language, _)| language == LANGUAGE)?;
    piece(name.1.chars().next()?)
}

/// The parts of a move before the variant is known.
struct Parts {
    piece: Option<usize>,
    origin: Origin,
    way: Way,
    number: u8,
}

fn parts(word: &str) -> Option<Parts> {
    let mut letters = word.chars();
    let [first, second, third, fourth] = [letters.next()?, letters.next()?, letters.next()?, letters.next()?];
    if letters.next().is_some() {
        return None;
    }
    let (_, way) = *WAYS.iter().find(|(letter, _)| *letter == third)?;
    let order = ORDERS.iter().find(|(letter, _)| *letter == first).map(|(_, order)| *order);
    let order = order.or_else(|| number(first).map(Order::Nth));
    let (piece, origin) = match (piece(first), order) {
        (Some(at), _) => match ORDERS.iter().find(|(letter, _)| *letter == second) {
            Some((_, order)) => (Some(at), Origin::Order(*order)),
            None => (Some(at), Origin::File(number(second)?)),
        },
        (None, Some(order)) => match piece(second) {
            Some(at) => (Some(at), Origin::Order(order)),
            None => (None, Origin::OrderOnFile(order, number(second)?)),
        },
        (None, None) => return None,
    };
    Some(Parts { piece, origin, way, number: number(fourth)? })
}

/// Whether a word looks like a move.
pub(super) fn is_move(word: &str) -> bool {
    parts(word).is_some()
}

fn read(position: &Position, word: &str) -> Result<Move, MoveError> {
    let unreadable = || MoveError::Unreadable(word.to_string());
    let Parts { piece, origin, way, number } = parts(word).ok_or_else(unreadable)?;
    let kind = match piece {
        Some(at) => Some(kind(position.variant(), at).ok_or_else(unreadable)?),
        None => None,
    };
    ByFiles { kind, origin, way, number }.find(position, word)
}

fn word(position: &Position, mv: Move) -> Option<String> {
    let (variant, player) = (position.variant(), position.turn());
    let ByFiles { kind, origin, way, number } = ByFiles::of(position, mv)?;
    let mut letters = PIECES[row(variant, kind?)?].chars();
    let letter = letters.nth(player.index())?;
    // The first player's numbers are Chinese, the second's are full-width Arabic, as some programs require.
    let write = |number: u8| match player {
        Player::FIRST => NUMBERS.chars().nth(usize::from(number).checked_sub(1)?),
        _ => WIDE.chars().nth(usize::from(number).checked_sub(1)?),
    };
    let (way, _) = WAYS.iter().find(|(_, known)| *known == way)?;
    let piece = match origin {
        Origin::File(file) => format!("{letter}{}", write(file)?),
        Origin::Order(Order::Nth(place)) => format!("{}{letter}", write(place)?),
        Origin::Order(order) | Origin::OrderOnFile(order, _) => {
            format!("{}{letter}", ORDERS.iter().find(|(_, known)| *known == order)?.0)
        }
    };
    let word = format!("{piece}{way}{}", write(number)?);
    // A piece that moves both straight and sideways, such as Manchu's Banner, may have one text for two moves.
    (read(position, &tidy(&word)) == Ok(mv)).then_some(word)
}

/// Writes a game; `None` if a piece has no Chinese name, or the board has more files than there are numbers.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    super::tagged::write(game, "Chinese", &word)
}
