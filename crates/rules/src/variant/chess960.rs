//! Castling as in Chess960: King and Rooks start on the squares of a FEN.
//!
//! The rights in a FEN name the Rook's file (`HAha`), or the outermost Rook on the King's right or left (`KQkq`). A position whose King
//! and Rooks start elsewhere than in the definition has a [`CastlingSet`] of its own, so that no other code has to ask where castling
//! begins.
//!
//! The source is Shredder-FEN and X-FEN, as chessprogramming.org describes them under “Forsyth-Edwards Notation”.

use super::castling::{needs, with_ways};
use super::{Castling, CastlingSet, FenRight, Variant};
use crate::board::{Board, Piece};
use crate::order::sort_few;
use crate::{Player, Square};
use std::sync::Arc;

/// Names a castling right by the file of its Rook.
pub(super) fn name_by_file(castle: &mut Castling) {
    let letter = (b'a' + castle.rook.file()) as char;
    castle.letter = if castle.player.index() == 0 { letter.to_ascii_uppercase() } else { letter };
}

impl Variant {
    /// Whether King and Rook castle from any squares of their rank.
    pub fn chess960_castling(&self) -> bool {
        self.chess960_castling
    }

    /// The castling moves and rights that a FEN with these rights and this board means, and the rights in the letters of their files. A
    /// letter that names no Rook stays unchanged.
    pub(crate) fn castling_in(&self, board: &Board, rights: &str) -> (Arc<CastlingSet>, String) {
        if !self.chess960_castling {
            return (Arc::clone(&self.castling), rights.to_string());
        }
        let mut found: Vec<Castling> = Vec::new();
        let mut unknown = String::new();
        for letter in rights.chars() {
            match self.castling_by_letter(board, letter) {
                // Castling has one right for each side: the last one counts.
                Some(castle) => {
                    found.retain(|it| it.right != castle.right);
                    found.push(castle);
                }
                None => unknown.push(letter),
            }
        }
        let letters: String = found.iter().map(|castle| castle.letter).chain(unknown.chars()).collect();
        let squares = |castle: &Castling| (castle.player, castle.king, castle.rook, castle.king_to);
        let is_known = |it: &Castling| self.castling.moves().iter().any(|own| squares(own) == squares(it));
        if found.iter().all(is_known) {
            return (Arc::clone(&self.castling), letters);
        }
        // In the order of the rights in a FEN.
        sort_few(&mut found, |castle| castle.right);
        let right = |castle: &Castling| FenRight {
            letter: castle.letter,
            bit: castle.right,
            player: castle.player,
            needs: needs(castle),
        };
        let rights: Vec<FenRight> = found.iter().map(right).chain(self.castling.leap_rights().cloned()).collect();
        (Arc::new(self.castling.with(found, rights)), letters)
    }

    /// The castling move of a letter of the rights on this board.
    fn castling_by_letter(&self, board: &Board, letter: char) -> Option<Castling> {
        let player = Player(u8::from(letter.is_ascii_lowercase()));
        let castle = self.castling.moves().iter().filter(|castle| castle.player == player);
        let mut found = castle.filter_map(|castle| {
            let to_right = castle.rook_to < castle.king_to;
            let stands = |square: &Square, kind| board.get(*square) == Some(Piece { player, kind });
            let rank = || (0..self.size.files()).filter_map(|file| Square::new(file, castle.king.rank()));
            let king = rank().find(|square| stands(square, castle.king_kind))?;
            let beyond = |square: &Square| (*square > king) == to_right && *square != king;
            let mut rooks = rank().filter(|square| stands(square, castle.rook_kind) && beyond(square));
            let file = u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
            // On wide boards K is also the letter of a file.
            let on_file = rooks.clone().find(|square| square.file() == file);
            let rook = match (letter.to_ascii_uppercase(), on_file) {
                (_, Some(rook)) => rook,
                ('K', None) if to_right => rooks.next_back()?,
                ('Q', None) if !to_right => rooks.next()?,
                _ => return None,
            };
            let mut castle = with_ways(Castling { king, rook, by_rook: true, ..castle.clone() });
            name_by_file(&mut castle);
            Some(castle)
        });
        found.next()
    }
}
