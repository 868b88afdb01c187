//! SFEN, in which Shogi programs write positions: the board, whose turn it is, the hands and the number of the ply. `b` moves first.
//!
//! ```
//! use menagerie_rules::{Options, Position, Variant, notation::sfen};
//! let chess = Variant::by_id("chess", &Options::none()).unwrap();
//! assert_eq!(sfen::write(&Position::start(&chess)), None);
//! ```

use super::placement;
use crate::{Letter, Player, Position, Variant};

/// The letters of the players in a SFEN, the first one's first.
const SIDES: [&str; 2] = ["b", "w"];
/// What stands for empty hands.
const NONE: &str = "-";
/// More letters than the hands of any game need.
const LONGEST_HANDS: usize = 200;

/// What a SFEN says, in the words of the other position texts.
pub(super) struct Sfen {
    /// The board, with the hands in brackets where the game has them.
    pub pieces: String,
    pub turn: Player,
    pub move_number: u32,
    /// Whether the text could be another one cut short: it has neither hands nor a number.
    pub doubtful: bool,
}

/// Whether positions of a game are written as SFEN at all: some pieces are written with `+`, and no rights stand where the hands do.
fn has_them(variant: &Variant) -> bool {
    let rules = variant.rules();
    let has_rights = !variant.rights().is_empty() || variant.first_moves().is_some();
    variant.players().len() == 2
        && !has_rights
        && rules.checks == 0
        && !rules.hands.gating
        && variant.kinds().iter().any(|kind| kind.letter.has_plus())
}

/// Reads the words of a position text, if they are a SFEN.
pub(super) fn read<'a>(variant: &Variant, words: impl Iterator<Item = &'a str>) -> Option<Sfen> {
    // A fifth word is one too many.
    let words: Vec<&str> = words.take(5).collect();
    let (board, side, hands, number) = match words[..] {
        [board, side] => (board, side, NONE, None),
        [board, side, hands] => (board, side, hands, None),
        [board, side, hands, number] => (board, side, hands, Some(number)),
        _ => return None,
    };
    let turn = SIDES.iter().position(|known| known.eq_ignore_ascii_case(side))?;
    let ranks = 1 + board.matches('/').count();
    if !has_them(variant) || ranks != usize::from(variant.shape().ranks()) || board.contains('[') {
        return None;
    }
    let ply = number.map_or(Some(1), |number| number.parse::<u32>().ok())?;
    let doubtful = number.is_none() && hands == NONE;
    let held = held(variant, hands)?;
    let pieces = if variant.rules().hands.any() { format!("{board}[{held}]") } else { board.to_string() };
    Some(Sfen { pieces, turn: Player(turn as u8), move_number: ply.max(1).div_ceil(2), doubtful })
}

/// The hands letter by letter, out of `2Pb`: the number stands before the letter.
fn held(variant: &Variant, hands: &str) -> Option<String> {
    if hands == NONE {
        return Some(String::new());
    }
    if !variant.rules().hands.any() || hands.len() > LONGEST_HANDS {
        return None;
    }
    let mut held = String::new();
    let mut rest = hands;
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = if digits == 0 { 1 } else { rest[..digits].parse::<u8>().ok().filter(|count| *count < 100)? };
        let (letter, is_capital, after) = Letter::read(&rest[digits..])?;
        variant.kind_by_letter(letter)?;
        let letter = if is_capital { letter.to_string() } else { letter.small() };
        held.extend(std::iter::repeat_n(letter.as_str(), usize::from(count)));
        rest = after;
    }
    Some(held)
}

/// Writes a position; none if positions of its game are not written so.
pub fn write(position: &Position) -> Option<String> {
    let variant = position.variant();
    let Position::Chess(chess) = position else { return None };
    if !has_them(variant) {
        return None;
    }
    let board = placement::write(position.board(), variant.ground(), |kind| variant.kind(kind).letter);
    let mut hands = String::new();
    for player in [Player(0), Player(1)] {
        for kind in variant.kind_ids() {
            let count = chess.extra().in_hand(player, kind);
            let letter = variant.kind(kind).letter;
            let letter = if player == Player(0) { letter.to_string() } else { letter.small() };
            match count {
                0 => {}
                1 => hands.push_str(&letter),
                _ => hands.push_str(&format!("{count}{letter}")),
            }
        }
    }
    let hands = if hands.is_empty() { NONE } else { &hands };
    let turn = position.turn().index();
    let ply = chess.fullmove_number().saturating_sub(1).saturating_mul(2).saturating_add(1 + turn as u32);
    Some(format!("{board} {} {hands} {ply}", SIDES[turn]))
}
