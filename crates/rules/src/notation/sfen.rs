//! SFEN, the format of Shogi programs for positions: the board, the side to move, the pockets and the number of the ply. `b` moves first.
//!
//! ```
//! use menagerie_rules::{Options, Position, Variant, notation::sfen};
//! let chess = Variant::by_id("chess", &Options::none()).unwrap();
//! assert_eq!(sfen::write(&Position::start(&chess)), None);
//! ```

use super::placement;
use crate::{Letter, Player, Position, Variant};

/// The letters of the players, the first player's first.
const SIDES: [&str; 2] = ["b", "w"];
/// The text for empty pockets.
const NONE: &str = "-";
/// The maximum length of the text for pockets.
const MAX_POCKETS_LEN: usize = 200;

/// The parts of a SFEN, in the form of FEN fields.
pub(super) struct Sfen {
    /// The board, with the pockets in brackets in variants that have them.
    pub pieces: String,
    pub turn: Player,
    pub move_number: u32,
    /// Whether the text is ambiguous: it has neither pockets nor a number.
    pub doubtful: bool,
}

/// Whether positions of a variant can be written as SFEN: some pieces are written with `+`, and there are no castling rights.
fn has_them(variant: &Variant) -> bool {
    let rules = variant.rules();
    let has_rights = !variant.castling().rights().is_empty() || variant.first_moves().is_some();
    variant.players().len() == 2
        && !has_rights
        && rules.checks == 0
        && !rules.pockets.gating
        && variant.kinds().iter().any(|kind| kind.letter.has_plus())
}

/// Parses the words of a text if they are a SFEN.
pub(super) fn read<'a>(variant: &Variant, words: impl Iterator<Item = &'a str>) -> Option<Sfen> {
    // A fifth word is one too many.
    let words: Vec<&str> = words.take(5).collect();
    let (board, side, pockets, number) = match words[..] {
        [board, side] => (board, side, NONE, None),
        [board, side, pockets] => (board, side, pockets, None),
        [board, side, pockets, number] => (board, side, pockets, Some(number)),
        _ => return None,
    };
    let turn = SIDES.iter().position(|known| known.eq_ignore_ascii_case(side))?;
    let ranks = 1 + board.matches('/').count();
    if !has_them(variant) || ranks != usize::from(variant.board_size().ranks()) || board.contains('[') {
        return None;
    }
    let ply = number.map_or(Some(1), |number| number.parse::<u32>().ok())?;
    let doubtful = number.is_none() && pockets == NONE;
    let held = held(variant, pockets)?;
    let pieces = if variant.rules().pockets.any() { format!("{board}[{held}]") } else { board.to_string() };
    Some(Sfen { pieces, turn: Player(turn as u8), move_number: ply.max(1).div_ceil(2), doubtful })
}

/// Expands the pockets to one letter for each piece: in `2Pb` the number precedes the letter.
fn held(variant: &Variant, pockets: &str) -> Option<String> {
    if pockets == NONE {
        return Some(String::new());
    }
    if !variant.rules().pockets.any() || pockets.len() > MAX_POCKETS_LEN {
        return None;
    }
    let mut held = String::new();
    let mut rest = pockets;
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

/// Writes a position; `None` if positions of its variant are not written as SFEN.
pub fn write(position: &Position) -> Option<String> {
    let variant = position.variant();
    let Position::Chess(chess) = position else { return None };
    if !has_them(variant) {
        return None;
    }
    let board = placement::write(position.board(), variant.geometry(), |kind| variant.kind(kind).letter);
    let mut pockets = String::new();
    for player in [Player(0), Player(1)] {
        for kind in variant.kind_ids() {
            let count = chess.variant_state().pocket_count(player, kind);
            let letter = variant.kind(kind).letter;
            let letter = if player == Player(0) { letter.to_string() } else { letter.small() };
            match count {
                0 => {}
                1 => pockets.push_str(&letter),
                _ => pockets.push_str(&format!("{count}{letter}")),
            }
        }
    }
    let pockets = if pockets.is_empty() { NONE } else { &pockets };
    let turn = position.turn().index();
    let ply = chess.fullmove_number().saturating_sub(1).saturating_mul(2).saturating_add(1 + turn as u32);
    Some(format!("{board} {} {pockets} {ply}", SIDES[turn]))
}
