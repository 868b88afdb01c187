//! `setup (letters) FILESxRANKS+HAND_PARENT FEN`.

use super::parent::Parent;
use super::table::Table;
use crate::Message;
use menagerie_rules::{Letter, Square};
use std::collections::BTreeMap;

/// The parsed `setup` command.
#[derive(Debug, Default)]
pub(crate) struct Setup {
    /// The letters in XBoard's order of pieces; empty if none are given.
    pub table: Table,
    /// An unreadable table.
    pub unread_table: Option<String>,
    /// The parent variant.
    pub parent: String,
    /// The number of kinds in hand.
    pub hand: u8,
    pub files: u8,
    pub ranks: u8,
    /// The pieces on the board: player and letter.
    pub board: BTreeMap<Square, (usize, Letter)>,
    pub holes: Vec<Square>,
    /// The letters of the pieces in hand, with their players.
    pub hands: Vec<(usize, Letter)>,
    /// The castling rights of the FEN.
    pub rights: String,
    /// Additional fields of the FEN.
    pub further: Vec<String>,
    pub black_begins: bool,
}

/// Parses the argument of `setup`.
///
/// # Errors
/// If it has no position, or one that is larger than a board. Returns the column in the text, from 0, and the reason.
pub(crate) fn read(text: &str) -> Result<Setup, (usize, Message)> {
    let mut setup = Setup::default();
    let mut rest = text.trim_start();
    if let Some(table) = rest.strip_prefix('(') {
        let Some((letters, after)) = table.split_once(')') else {
            return Err((0, Message::new("format-xboard-table-end")));
        };
        match Table::read(letters.trim()) {
            Some(table) => setup.table = table,
            None => setup.unread_table = Some(letters.to_string()),
        }
        rest = after.trim_start();
    }
    let mut words = rest.split_whitespace().peekable();
    let mut size = None;
    let mut hand = None;
    if let Some(word) = words.peek().filter(|word| !word.contains('/')) {
        (size, hand) = read_size(word).map_or((None, None), |(files, ranks, hand)| (Some((files, ranks)), hand));
        setup.parent = word.split_once('_').map_or("", |(_, parent)| parent).to_string();
        if size.is_none() {
            let at = text.find(word).unwrap_or(0);
            return Err((at, Message::new("format-xboard-size").with("what", *word)));
        }
        words.next();
    }
    let Some(placement) = words.next() else {
        return Err((text.len(), Message::new("format-xboard-position-missing")));
    };
    let at = text.find(placement).unwrap_or(0);
    let in_hand = words.next_if(|word| word.starts_with('[')).unwrap_or_default();
    // A slash at its end precedes hands that are not given.
    let placement = format!("{}{in_hand}", placement.trim_end_matches('/'));
    setup.hand = hand.unwrap_or_else(|| Parent(&setup.parent).hand());
    read_placement(&placement, &mut setup).map_err(|message| (at, message))?;
    if let Some((files, ranks)) = size
        && (files, ranks) != (setup.files, setup.ranks)
    {
        let message = Message::new("format-xboard-size-differs")
            .with("given-files", setup.files)
            .with("given-ranks", setup.ranks)
            .with("files", files)
            .with("ranks", ranks);
        return Err((at, message));
    }
    setup.black_begins = words.next() == Some("b");
    let starts_with_digit = |word: &&str| word.starts_with(|it: char| it.is_ascii_digit());
    setup.rights = words.next_if(|word| !starts_with_digit(word)).unwrap_or("-").to_string();
    // The en-passant square.
    words.next_if(|word| !starts_with_digit(word));
    setup.further = words.filter(|word| word.parse::<u16>().is_err()).map(ToString::to_string).collect();
    Ok(setup)
}

/// Parses files, ranks, and the size of the hands if it is given.
fn read_size(word: &str) -> Option<(u8, u8, Option<u8>)> {
    let size = word.split('_').next()?;
    let (board, hand) = size.split_once('+').map_or((size, None), |(board, hand)| (board, Some(hand)));
    let (files, ranks) = board.split_once('x')?;
    Some((files.parse().ok()?, ranks.parse().ok()?, hand.and_then(|hand| hand.parse().ok())))
}

fn read_placement(text: &str, setup: &mut Setup) -> Result<(), Message> {
    let (board, hands) = text.split_once('[').unwrap_or((text, ""));
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() > 16 {
        return Err(Message::new("format-xboard-ranks"));
    }
    setup.ranks = rows.len() as u8;
    for (from_top, row) in rows.iter().enumerate() {
        let rank = (rows.len() - 1 - from_top) as u8;
        let (mut file, mut rest) = (0_u8, *row);
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                let empty = rest[..digits]
                    .parse::<u8>()
                    .map_err(|_| Message::new("format-xboard-empty").with("digits", &rest[..digits]))?;
                file = file.saturating_add(empty);
                rest = &rest[digits..];
            } else if first == '*' {
                setup.holes.extend(Square::new(file, rank));
                file = file.saturating_add(1);
                rest = &rest[1..];
            } else if let Some((letter, white, after)) = Letter::read(rest) {
                if let Some(square) = Square::new(file, rank) {
                    let player = usize::from(!white);
                    setup.board.insert(square, (player, setup.table.meant(player, letter.plain())));
                }
                file = file.saturating_add(1);
                rest = after;
            } else {
                return Err(Message::new("format-xboard-no-sign").with("letter", first));
            }
            if file > 16 {
                return Err(Message::new("format-xboard-files"));
            }
        }
        if from_top > 0 && file != setup.files {
            return Err(Message::new("format-xboard-rank-differs")
                .with("rank", rank + 1)
                .with("given", file)
                .with("files", setup.files));
        }
        setup.files = file;
    }
    let mut rest = hands.trim_end_matches(']');
    while let Some((letter, white, after)) = Letter::read(rest) {
        let player = usize::from(!white);
        setup.hands.push((player, setup.table.meant(player, letter)));
        rest = after;
    }
    if setup.files == 0 { Err(Message::new("format-xboard-no-squares")) } else { Ok(()) }
}
