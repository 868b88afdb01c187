//! Parses start positions as Fairy-Stockfish does.

use super::place::Place;
use super::ruleset::Ruleset;
use super::types::PieceType;
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{Bitboard, BoardSize, Square};
use std::collections::BTreeMap;

/// A piece of a start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StartPiece {
    pub piece: PieceType,
    /// 0 for White, 1 for Black.
    pub player: usize,
    /// Whether it has a `+`.
    pub plus: bool,
    /// Whether it has a `~`.
    pub tilde: bool,
}

/// A start position.
#[derive(Clone, Debug, Default)]
pub(super) struct Start {
    pub pieces: BTreeMap<Square, StartPiece>,
    pub holes: Bitboard,
    pub hands: [Vec<PieceType>; 2],
    pub black_moves: bool,
    /// The letters of the third field.
    pub rights: String,
    pub en_passant: String,
    /// The remaining checks of each player.
    pub checks: Option<(u8, u8)>,
    pub clock: u32,
    pub move_number: u32,
}

impl Start {
    /// The squares of a player's unpromoted pieces of a type.
    pub fn squares(&self, player: usize, piece: PieceType) -> Bitboard {
        let own = |it: &StartPiece| it.player == player && it.piece == piece && !it.plus;
        self.pieces.iter().filter(|(_, it)| own(it)).map(|(square, _)| *square).collect()
    }
}

/// The maximum number of letters of rights.
const MAX_RIGHTS: usize = 64;

/// Parses a start position. Unreadable parts are noted and ignored.
pub(super) fn read(rules: &Ruleset, size: BoardSize, place: Place, notes: &mut Vec<FormatNote>) -> Start {
    let mut fields = rules.start.split_whitespace();
    let placement = fields.next().unwrap_or("");
    let mut start = Start { rights: "-".into(), en_passant: "-".into(), move_number: 1, ..Start::default() };
    let mut note = |message: Message| notes.push(place.note(NoteKind::Unreadable, "startFen", message));
    let (board, hand) = placement.split_once('[').map_or((placement, ""), |(board, hand)| (board, hand));
    read_board(rules, size, board, &mut start, &mut note);
    let lacking = usize::from(size.ranks()).saturating_sub(board.split('/').count());
    for letter in hand.chars().filter(|letter| !"]-".contains(*letter)) {
        match rules.type_in_fen(letter) {
            Some(piece) => start.hands[usize::from(letter.is_ascii_lowercase())].push(piece),
            None => note(Message::new("format-ini-hand-piece").with("letter", letter)),
        }
    }
    let mut fields = fields.peekable();
    if lacking > 0 && !board.is_empty() {
        let message = Message::new("format-ini-ranks-few")
            .with("given", usize::from(size.ranks()) - lacking)
            .with("ranks", size.ranks());
        notes.push(place.note(NoteKind::Assumed, "startFen", message));
    }
    start.black_moves = fields.next_if(|side| !side.starts_with(|digit: char| digit.is_ascii_digit())) == Some("b");
    let is_text = |field: &&str| !field.starts_with(|digit: char| digit.is_ascii_digit() || digit == '+');
    let mut twice = Vec::new();
    if let Some(rights) = fields.next_if(is_text) {
        // Duplicate rights count once.
        start.rights = rights
            .chars()
            .enumerate()
            .filter(|&(at, letter)| {
                let again = rights.chars().take(at.min(MAX_RIGHTS)).any(|before| before == letter);
                if again && !twice.contains(&letter) {
                    twice.push(letter);
                }
                !again
            })
            .map(|(_, letter)| letter)
            .collect();
        if let Some(en_passant) = fields.next_if(is_text) {
            start.en_passant = en_passant.to_string();
        }
    }
    for letter in twice {
        let message = Message::new("format-ini-right-again").with("letter", letter);
        notes.push(place.note(NoteKind::Unreadable, "startFen", message));
    }
    if start.pieces.values().any(|piece| piece.tilde) && !rules.reverts() {
        notes.push(place.note(NoteKind::NotNeeded, "startFen", Message::new("format-ini-tilde")));
    }
    let mut numbers = Vec::new();
    for field in fields {
        match checks(field) {
            Some(found) => start.checks = Some(found),
            None => numbers.extend(field.parse::<u32>()),
        }
    }
    if let [clock, rest @ ..] = numbers.as_slice() {
        start.clock = *clock;
        start.move_number = rest.first().copied().unwrap_or(1).max(1);
    }
    start
}

/// `3+3`, the remaining checks, or `+0+0`, the given ones of three.
fn checks(field: &str) -> Option<(u8, u8)> {
    let (given, field) = field.strip_prefix('+').map_or((false, field), |field| (true, field));
    let (white, black) = field.split_once('+')?;
    let (white, black): (u8, u8) = (white.parse().ok()?, black.parse().ok()?);
    Some(if given { (3u8.saturating_sub(white), 3u8.saturating_sub(black)) } else { (white, black) })
}

fn read_board(rules: &Ruleset, size: BoardSize, board: &str, start: &mut Start, note: &mut impl FnMut(Message)) {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() > usize::from(size.ranks()) {
        note(Message::new("format-ini-ranks-many").with("given", rows.len()).with("ranks", size.ranks()));
    }
    for (row, text) in rows.iter().take(usize::from(size.ranks())).enumerate() {
        let rank = size.ranks() - 1 - row as u8;
        let mut file: usize = 0;
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            if let Some(digit) = letter.to_digit(10) {
                let mut empty = digit as usize;
                while let Some(digit) = letters.peek().and_then(|next| next.to_digit(10)) {
                    empty = (empty * 10 + digit as usize).min(1000);
                    letters.next();
                }
                file += empty;
                continue;
            }
            let plus = letter == '+';
            let letter = if plus { letters.next().unwrap_or('+') } else { letter };
            let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank));
            let square = square.filter(|&square| size.contains(square));
            file += 1;
            if letter == '*' {
                square.into_iter().for_each(|square| start.holes.insert(square));
                continue;
            }
            let tilde = letters.next_if_eq(&'~').is_some();
            let piece = rules.type_in_fen(letter).filter(|piece| !plus || rules.promoted.contains_key(piece));
            match (piece, square) {
                (Some(piece), Some(square)) => {
                    let player = usize::from(letter.is_ascii_lowercase());
                    start.pieces.insert(square, StartPiece { piece, player, plus, tilde });
                }
                (None, _) if plus => note(Message::new("format-ini-start-promoted").with("letter", letter)),
                (None, _) => note(Message::new("format-ini-start-piece").with("letter", letter)),
                (_, None) => note(Message::new("format-ini-rank-wide").with("rank", rank + 1)),
            }
        }
    }
}
