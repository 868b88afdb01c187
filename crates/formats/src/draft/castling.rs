//! Castling moves from the start position and the `O` in a piece's moves.

use super::DraftGame;
use crate::dialect::{CastlingTerm, DialectMoves};
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{CastlingDefinition, Definition, Royal, Square};
use std::collections::BTreeSet;

/// Adds the castling moves and partners of all pieces.
pub(super) fn add(game: &DraftGame, moves: &[DialectMoves], definition: &mut Definition, notes: &mut Vec<FormatNote>) {
    let mut partners = Vec::new();
    let mut others: BTreeSet<(usize, String)> = BTreeSet::new();
    // If several kinds castle, the royal one counts.
    let is_royal = |piece: &usize| game.pieces.get(*piece).is_some_and(|it| it.royal != Royal::No);
    let (royals, rest): (Vec<usize>, Vec<usize>) = (0..moves.len()).partition(is_royal);
    for piece in royals.into_iter().chain(rest) {
        for term in &moves[piece].castlings {
            let mut found = false;
            for player in 0..2 {
                let own = game.board.iter().filter(|(_, stands)| **stands == (player, piece));
                for (&king, _) in own {
                    for to_right in
                        [true, false].into_iter().filter(|&right| if right { term.right } else { term.left })
                    {
                        if let Some((entry, partner)) = entry(game, definition, (player, piece, king), *term, to_right)
                        {
                            found = true;
                            // Castling rights exist for one King of each player.
                            if definition.castling.iter().any(|it| it.right == entry.right && it.king != entry.king) {
                                others.insert((piece, entry.king));
                            } else {
                                partners.push(partner);
                                definition.castling.push(entry);
                            }
                        }
                    }
                }
            }
            if !found {
                let it = &game.pieces[piece];
                notes.push(FormatNote {
                    line: it.at.line,
                    column: it.at.column,
                    key: it.name.clone(),
                    kind: NoteKind::NotNeeded,
                    message: Message::new("format-castling-no-partner").with("steps", term.steps),
                });
            }
        }
    }
    for (piece, square) in others {
        let it = &game.pieces[piece];
        notes.push(FormatNote {
            line: it.at.line,
            column: it.at.column,
            key: it.name.clone(),
            kind: NoteKind::Unsupported,
            message: Message::new("format-castling-left-out").with("square", square),
        });
    }
    partners.sort_unstable();
    partners.dedup();
    if let [only] = partners.as_slice() {
        definition.pieces[*only].castles = true;
    } else {
        for entry in &mut definition.castling {
            entry.rook_letter = entry
                .rook
                .parse()
                .ok()
                .and_then(|square: Square| game.board.get(&square))
                .map(|(_, piece)| game.pieces[*piece].letter);
        }
    }
}

/// A castling move with its partner.
fn entry(
    game: &DraftGame,
    definition: &Definition,
    (player, piece, king): (usize, usize, Square),
    term: CastlingTerm,
    to_right: bool,
) -> Option<(CastlingDefinition, usize)> {
    let last = i32::from(game.files) - 1;
    let on_rank = |file: i32| u8::try_from(file).ok().and_then(|file| Square::new(file, king.rank()));
    let way: Vec<i32> = if to_right {
        ((i32::from(king.file()) + 1)..=last).rev().collect()
    } else {
        (0..i32::from(king.file())).collect()
    };
    // The piece at the edge, or the next one.
    let mut own = way
        .into_iter()
        .filter_map(on_rank)
        .filter(|square| matches!(game.board.get(square), Some((owner, _)) if *owner == player));
    let rook = own.nth(term.inward.into())?;
    let (_, partner) = game.board.get(&rook)?;
    let step = if to_right { 1 } else { -1 };
    let arrives = i32::from(king.file()) + step * i32::from(term.steps);
    let king_to = on_rank(arrives).filter(|square| square.file() < game.files && *square != king)?;
    let rook_to = on_rank(arrives - step)?;
    let letter = if to_right { 'K' } else { 'Q' };
    let right = if player == 0 { letter } else { letter.to_ascii_lowercase() };
    let again = definition.castling.iter().any(|other| other.right == right && other.king_to == king_to.to_string());
    if again {
        return None;
    }
    let near = rook.file().abs_diff(king.file());
    let other = game
        .board
        .iter()
        .filter(|(square, stands)| stands.0 == player && square.rank() == king.rank() && stands.1 == *partner);
    let farther = other
        .filter(|(square, _)| (square.file() > king.file()) != to_right)
        .map(|(square, _)| square.file().abs_diff(king.file()))
        .max();
    // Castling towards the nearer partner is short. If both are equally near, it is the right one.
    let short = farther.map_or(to_right, |other| near < other || near == other && to_right);
    let royal = game.pieces[piece].royal != Royal::No;
    Some((
        CastlingDefinition {
            right,
            san: if short { "O-O" } else { "O-O-O" }.to_string(),
            king: king.to_string(),
            king_to: king_to.to_string(),
            rook: rook.to_string(),
            rook_to: rook_to.to_string(),
            king_letter: (!royal).then_some(game.pieces[piece].letter),
            ..CastlingDefinition::default()
        },
        *partner,
    ))
}
