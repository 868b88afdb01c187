//! `setup (letters) FILESxRANKS+HAND_PARENT FEN`.

use menagerie_rules::{Letter, Square};
use std::collections::BTreeMap;

/// What a `setup` command says.
#[derive(Debug, Default)]
pub(crate) struct Setup {
    /// The letters in XBoard's order of pieces, those of White; a dot where it has none.
    pub table: Vec<Option<Letter>>,
    /// The game whose rules go with it.
    pub parent: String,
    pub files: u8,
    pub ranks: u8,
    /// Who stands where: player and letter.
    pub board: BTreeMap<Square, (usize, Letter)>,
    pub holes: Vec<Square>,
    /// The letters in the hands, with their players.
    pub hands: Vec<(usize, Letter)>,
    /// The rights of the position text.
    pub rights: String,
    pub black_begins: bool,
}

/// Reads what stands behind `setup`.
///
/// # Errors
/// If it has no position, or one that is larger than a board: the column in the text, from 0, and a sentence.
pub(crate) fn read(text: &str) -> Result<Setup, (usize, String)> {
    let mut setup = Setup::default();
    let mut rest = text.trim_start();
    if let Some(table) = rest.strip_prefix('(') {
        let Some((letters, after)) = table.split_once(')') else {
            return Err((0, "the letters of the pieces must end with “)”".to_string()));
        };
        let all = table_letters(letters);
        setup.table = all[..all.len() / 2].to_vec();
        rest = after.trim_start();
    }
    let mut words = rest.split_whitespace().peekable();
    let mut size = None;
    if let Some(word) = words.peek().filter(|word| !word.contains('/')) {
        size = read_size(word);
        setup.parent = word.split_once('_').map_or("", |(_, parent)| parent).to_string();
        if size.is_none() {
            let at = text.find(word).unwrap_or(0);
            return Err((
                at,
                format!(
                    "“{word}” is no size of a board: it is written FILESxRANKS+HAND_PARENT, such as 10x8+0_capablanca"
                ),
            ));
        }
        words.next();
    }
    let Some(placement) = words.next() else { return Err((text.len(), "the position is missing".to_string())) };
    let at = text.find(placement).unwrap_or(0);
    read_placement(placement, &mut setup).map_err(|words| (at, words))?;
    if let Some((files, ranks)) = size
        && (files, ranks) != (setup.files, setup.ranks)
    {
        return Err((
            at,
            format!(
                "the position has {} files and {} ranks, but the board {files} and {ranks}",
                setup.files, setup.ranks
            ),
        ));
    }
    setup.black_begins = words.next() == Some("b");
    setup.rights = words.next().unwrap_or("-").to_string();
    Ok(setup)
}

fn read_size(word: &str) -> Option<(u8, u8)> {
    let size = word.split('_').next()?.split('+').next()?;
    let (files, ranks) = size.split_once('x')?;
    Some((files.parse().ok()?, ranks.parse().ok()?))
}

/// The letters of a table, White's and then Black's.
fn table_letters(mut text: &str) -> Vec<Option<Letter>> {
    let mut letters = Vec::new();
    while let Some(first) = text.chars().next() {
        match Letter::read(text) {
            Some((letter, _, rest)) => {
                letters.push(Some(letter));
                text = rest;
            }
            None => {
                letters.push(None);
                text = &text[first.len_utf8()..];
            }
        }
    }
    letters
}

fn read_placement(text: &str, setup: &mut Setup) -> Result<(), String> {
    let (board, hands) = text.split_once('[').unwrap_or((text, ""));
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() > 16 {
        return Err("a board has at most 16 ranks".to_string());
    }
    setup.ranks = rows.len() as u8;
    for (from_top, row) in rows.iter().enumerate() {
        let rank = (rows.len() - 1 - from_top) as u8;
        let (mut file, mut rest) = (0_u8, *row);
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                let empty =
                    rest[..digits].parse::<u8>().map_err(|_| format!("“{}” squares are too many", &rest[..digits]))?;
                file = file.saturating_add(empty);
                rest = &rest[digits..];
            } else if first == '*' {
                setup.holes.extend(Square::new(file, rank));
                file = file.saturating_add(1);
                rest = &rest[1..];
            } else if let Some((letter, white, after)) = Letter::read(rest) {
                if let Some(square) = Square::new(file, rank) {
                    setup.board.insert(square, (usize::from(!white), letter.plain()));
                }
                file = file.saturating_add(1);
                rest = after;
            } else {
                return Err(format!("“{first}” is no piece and no number of empty squares"));
            }
            if file > 16 {
                return Err("a board has at most 16 files".to_string());
            }
        }
        if from_top > 0 && file != setup.files {
            return Err(format!("rank {} has {file} squares, and the ranks above have {}", rank + 1, setup.files));
        }
        setup.files = file;
    }
    let mut rest = hands.trim_end_matches(']');
    while let Some((letter, white, after)) = Letter::read(rest) {
        setup.hands.push((usize::from(!white), letter));
        rest = after;
    }
    if setup.files == 0 { Err("the board has no squares".to_string()) } else { Ok(()) }
}
