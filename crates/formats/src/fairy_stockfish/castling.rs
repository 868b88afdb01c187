//! Finds castling moves in the start position as Fairy-Stockfish does.

use super::kinds::{Kind, Kinds};
use super::types::{KING, PieceType};
use menagerie_rules::{CastlingDefinition, Letter, Letters, ShuffleDefinition, Square};

/// The castling moves of a variant, and the letters of the rights in its start position.
pub(super) fn castling(kinds: &Kinds<'_>) -> (Vec<CastlingDefinition>, String) {
    let rules = kinds.rules;
    let mut entries: Vec<CastlingDefinition> = Vec::new();
    let mut rights = String::new();
    if !rules.castling {
        return (entries, gates(kinds, &rights));
    }
    let mut add = |found: Option<CastlingDefinition>, rights: Option<&mut String>| {
        let Some(entry) = found else { return };
        if entries.iter().any(|known| known.right == entry.right) {
            return;
        }
        if let Some(rights) = rights {
            rights.push(entry.right);
        }
        entries.push(entry);
    };
    for letter in kinds.start.rights.chars() {
        add(by_right(kinds, letter), Some(&mut rights));
    }
    if rules.castling_dropped {
        for player in [0, 1] {
            for rook in [kinds.size.files() - 1, 0] {
                add(by_drop(kinds, player, rook), None);
            }
        }
    }
    let order = |right: char| "KQkq".find(right);
    entries.sort_by_key(|entry| order(entry.right));
    let rights = gates(kinds, &rights);
    (entries, rights)
}

/// The third field of the start position: castling rights, and the files of gates.
fn gates(kinds: &Kinds<'_>, rights: &str) -> String {
    let given = &kinds.start.rights;
    // Cambodian Chess lists the files of pieces with first moves.
    if kinds.rules.cambodian {
        return given.clone();
    }
    if kinds.rules.gating && kinds.rules.seirawan_gating && given != "-" {
        return given.clone();
    }
    let mut letters: Vec<char> = rights.chars().collect();
    letters.sort_by_key(|&letter| "KQkq".find(letter));
    if letters.is_empty() { "-".to_string() } else { letters.into_iter().collect() }
}

/// The shuffled pieces of the first rank in variants like Chess960; `None` if the second player's differ.
pub(super) fn shuffle(kinds: &Kinds<'_>) -> Option<ShuffleDefinition> {
    let (rules, start, size) = (kinds.rules, kinds.start, kinds.size);
    let first = |player: u8| {
        let rank = if player == 0 { 0 } else { size.ranks() - 1 };
        let at = move |file: u8| Square::new(file, rank).and_then(|square| start.pieces.get(&square));
        (0..size.files()).map(at).map(|stands| stands.map(|it| (it.piece, it.plus))).collect::<Vec<_>>()
    };
    let pieces = first(0);
    if pieces != first(1) {
        return None;
    }
    let count = |piece: PieceType| pieces.iter().flatten().filter(|it| **it == (piece, false)).count();
    let mut letters: Vec<Letter> = Vec::new();
    for &(piece, plus) in pieces.iter().flatten() {
        let letter = kinds.letter(Kind { piece, plus });
        if !letters.contains(&letter) {
            letters.push(letter);
        }
    }
    let rooks: Vec<PieceType> = rules.castling_rooks[0].iter().filter(|&rook| count(rook) > 0).collect();
    let pair = matches!(rooks.as_slice(), &[rook] if count(rook) == 2);
    Some(ShuffleDefinition {
        pieces: Letters(letters),
        squares: "*1".to_string(),
        bishops_differ: true,
        king_between_rooks: rules.castling && pair && count(rules.castling_king[0]) == 1,
        ..ShuffleDefinition::default()
    })
}

/// The castling move of a letter of the third field: K, Q, or the file of the partner.
fn by_right(kinds: &Kinds<'_>, letter: char) -> Option<CastlingDefinition> {
    let (rules, start, size) = (kinds.rules, kinds.start, kinds.size);
    let player = usize::from(letter.is_ascii_lowercase());
    let rank = rank(kinds, player)?;
    let partner = |square: &Square| {
        let piece = start.pieces.get(square).filter(|it| it.player == player && !it.plus)?;
        rules.castling_rooks[player].has(piece.piece).then_some((*square, piece.piece))
    };
    let squares = |files: &mut dyn Iterator<Item = u8>| {
        files.filter_map(|file| Square::new(file, rank)).find_map(|square| partner(&square))
    };
    let last = size.files() - 1;
    let (rook, rook_type) = match letter.to_ascii_uppercase() {
        'K' => squares(&mut (0..=rules.castling_rook_kingside_file.min(last)).rev())?,
        'Q' => squares(&mut (rules.castling_rook_queenside_file..=last))?,
        _ if rules.gating => return None,
        file @ 'A'..='P' => partner(&Square::new(file as u8 - b'A', rank)?)?,
        _ => return None,
    };
    let kings = start.squares(player, rules.castling_king[player]);
    let kings: Vec<Square> = kings.iter().filter(|square| square.rank() == rank).collect();
    let king = match kings.as_slice() {
        [only] => *only,
        several => *several.iter().find(|square| square.file() == rules.castling_king_file)?,
    };
    entry(kinds, player, king, (rook, rook_type))
}

/// The castling move of a King and a partner that are dropped on their squares.
fn by_drop(kinds: &Kinds<'_>, player: usize, rook: u8) -> Option<CastlingDefinition> {
    let (rules, rank) = (kinds.rules, rank(kinds, player)?);
    let rook_type = rules.castling_rooks[player].iter().next()?;
    let king = Square::new(rules.castling_king_file, rank)?;
    entry(kinds, player, king, (Square::new(rook, rank)?, rook_type))
}

fn rank(kinds: &Kinds<'_>, player: usize) -> Option<u8> {
    let rank = kinds.rules.castling_rank;
    if player == 0 { Some(rank) } else { (kinds.size.ranks() - 1).checked_sub(rank) }
}

fn entry(
    kinds: &Kinds<'_>,
    player: usize,
    king: Square,
    (rook, rook_type): (Square, PieceType),
) -> Option<CastlingDefinition> {
    let (rules, size) = (kinds.rules, kinds.size);
    let kingside = rook.file() > king.file();
    let file = if kingside { rules.castling_kingside_file } else { rules.castling_queenside_file };
    let king_to = Square::new(file, king.rank()).filter(|&square| size.contains(square))?;
    let rook_to = size.offset(king_to, if kingside { -1 } else { 1 }, 0)?;
    let letter = if kingside { 'K' } else { 'Q' };
    let king_type = rules.castling_king[player];
    let written = |piece: PieceType| kinds.letter(Kind { piece, plus: false });
    let partners = rules.castling_rooks[0].and(rules.castling_rooks[1]);
    let several = kinds.all.iter().filter(|kind| !kind.plus && partners.has(kind.piece)).count() > 1;
    Some(CastlingDefinition {
        right: if player == 0 { letter } else { letter.to_ascii_lowercase() },
        san: if kingside { "O-O" } else { "O-O-O" }.to_string(),
        other_san: None,
        king: king.to_string(),
        king_to: king_to.to_string(),
        rook: rook.to_string(),
        rook_to: rook_to.to_string(),
        king_letter: (king_type != KING || rules.pseudo_royal).then(|| written(king_type)),
        rook_letter: (several || rules.captures_to_hand).then(|| written(rook_type)),
    })
}
