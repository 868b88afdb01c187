//! Castling as in Chess960: King and Rook begin wherever a position's text says that they stand.
//!
//! The rights in a text name the Rook's file (`HAha`), or the outermost Rook on the King's right or left (`KQkq`). A position whose King
//! and Rooks stand elsewhere than the game has them belongs to a copy of the game with other castling squares, so that nothing else needs
//! to ask where castling begins.
//!
//! Source: the FENs of Shredder and X-FEN, as chessprogramming.org describes them under “Forsyth-Edwards Notation”.

use super::castling::{castling_rights, with_ways};
use super::{Castling, Variant};
use crate::board::{Board, Piece};
use crate::order::sort_few;
use crate::{Bitboard, Player, Square};
use std::sync::{Arc, Mutex};

/// Names a castling move's right by the file of its Rook.
pub(super) fn name_by_file(castle: &mut Castling) {
    let letter = (b'a' + castle.rook.file()) as char;
    castle.letter = if castle.player.index() == 0 { letter.to_ascii_uppercase() } else { letter };
}

impl Variant {
    /// Whether King and Rook castle from wherever they begin on their rank.
    pub fn chess960_castling(&self) -> bool {
        self.chess960_castling
    }

    /// The game in which the rights of a position's text have their King and Rooks where they stand on this board, and the rights in
    /// the letters of their files. A letter that names no Rook is left as it is.
    pub(crate) fn with_castling_of(self: &Arc<Variant>, board: &Board, rights: &str) -> (Arc<Variant>, String) {
        if !self.chess960_castling {
            return (Arc::clone(self), rights.to_string());
        }
        let mut found: Vec<Castling> = Vec::new();
        let mut unknown = String::new();
        for letter in rights.chars() {
            match self.castling_by_letter(board, letter) {
                // One right a side is all that castling can use: the last one counts.
                Some(castle) => {
                    found.retain(|it| {
                        (it.player, it.rook_to, it.king_to) != (castle.player, castle.rook_to, castle.king_to)
                    });
                    found.push(castle);
                }
                None => unknown.push(letter),
            }
        }
        let letters: String = found.iter().map(|castle| castle.letter).chain(unknown.chars()).collect();
        let squares = |castle: &Castling| (castle.player, castle.king, castle.rook, castle.king_to);
        let knows = |game: &Variant| found.iter().all(|it| game.castling.iter().any(|own| squares(own) == squares(it)));
        if knows(self) {
            return (Arc::clone(self), letters);
        }
        let Ok(mut last) = self.castling_elsewhere.lock() else { return (Arc::clone(self), letters) };
        if let Some(game) = last.as_ref().filter(|game| knows(game)) {
            return (Arc::clone(game), letters);
        }
        // In the order of the game's own castling moves, which is the order of the rights in a text.
        let place = |it: &Castling| {
            self.usual_castling.iter().position(|own| (own.player, own.king_to) == (it.player, it.king_to))
        };
        sort_few(&mut found, place);
        let Ok(rights) = castling_rights(&mut found) else { return (Arc::clone(self), letters) };
        let castles = |letter: char| self.castling.iter().any(|own| own.letter == letter);
        let others = self.rights.iter().filter(|right| !castles(right.letter)).cloned();
        let rights: Vec<_> = rights.into_iter().chain(others).collect();
        let kept = rights.iter().fold(Bitboard::EMPTY, |kept, right| kept | right.squares());
        let game = Arc::new(Variant {
            definition: self.definition.clone(),
            options: self.options.clone(),
            shape: self.shape,
            holes: self.holes,
            players: self.players.clone(),
            kinds: self.kinds.clone(),
            royal: self.royal,
            rules: self.rules.clone(),
            start_counts: self.start_counts.clone(),
            castling: found,
            rights,
            kept,
            king_leap: self.king_leap,
            insufficient: self.insufficient.clone(),
            promotion_squares: self.promotion_squares.clone(),
            start: self.start.clone(),
            tables: self.tables.clone(),
            promoters: self.promoters.clone(),
            promotion_area: self.promotion_area.clone(),
            en_passant_area: self.en_passant_area.clone(),
            shuffle: self.shuffle.clone(),
            first_moves: self.first_moves.clone(),
            chess960_castling: true,
            usual_castling: self.usual_castling.clone(),
            castling_elsewhere: Mutex::new(None),
        });
        *last = Some(Arc::clone(&game));
        (game, letters)
    }

    /// The castling move that a letter of the rights stands for on this board.
    fn castling_by_letter(&self, board: &Board, letter: char) -> Option<Castling> {
        let player = Player(u8::from(letter.is_ascii_lowercase()));
        let usual = self.usual_castling.iter().filter(|usual| usual.player == player);
        let mut found = usual.filter_map(|usual| {
            let to_right = usual.rook_to < usual.king_to;
            let stands = |square: &Square, kind| board.get(*square) == Some(Piece { player, kind });
            let rank = || (0..self.shape.files()).filter_map(|file| Square::new(file, usual.king.rank()));
            let king = rank().find(|square| stands(square, usual.king_kind))?;
            let beyond = |square: &Square| (*square > king) == to_right && *square != king;
            let mut rooks = rank().filter(|square| stands(square, usual.rook_kind) && beyond(square));
            let file = u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
            // On wide boards K is the letter of a file as well.
            let on_file = rooks.clone().find(|square| square.file() == file);
            let rook = match (letter.to_ascii_uppercase(), on_file) {
                (_, Some(rook)) => rook,
                ('K', None) if to_right => rooks.next_back()?,
                ('Q', None) if !to_right => rooks.next()?,
                _ => return None,
            };
            let mut castle = with_ways(Castling { king, rook, by_rook: true, ..usual.clone() });
            name_by_file(&mut castle);
            Some(castle)
        });
        found.next()
    }
}
