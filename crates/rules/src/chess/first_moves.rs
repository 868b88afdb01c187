//! First moves of pieces that may come back to where they began: which pieces still have them.

use super::ChessPosition;
use crate::board::Piece;
use crate::definition::FirstMovesText;
use crate::square::split_square;
use crate::variant::Variant;
use crate::{Bitboard, Board, Move, Player, Square, zobrist};

impl ChessPosition {
    /// Notes that what stands on a square has changed: a piece that comes to where its kind begins has no first moves there.
    pub(super) fn note_return(&mut self, square: Square, piece: Option<Piece>) {
        let Some(first) = self.variant.first_moves() else { return };
        let returned = piece.is_some_and(|piece| first.ends_on(piece.player, piece.kind, square));
        if returned != self.extra.returned.has(square) {
            self.set_returned(square, returned);
        }
    }

    fn set_returned(&mut self, square: Square, returned: bool) {
        if returned {
            self.extra.returned.insert(square);
        } else {
            self.extra.returned.remove(square);
        }
        self.hash ^= zobrist::returned(square);
    }

    /// A piece that comes to the rank or file of a royal piece takes its first moves away, where the game has it so.
    pub(super) fn lose_first_moves(&mut self, moved: Piece, to: Square) {
        let Some(first) = self.variant.first_moves().filter(|first| first.lost_to.has(moved.kind)) else { return };
        let royal = |(square, kind): &(Square, crate::KindId)| {
            let aligned = square.file() == to.file() || square.rank() == to.rank();
            aligned && self.variant.kind(*kind).royal && first.ends_on(Player(1 - moved.player.0), *kind, *square)
        };
        let them = self.board.pieces_of(Player(1 - moved.player.0));
        let lost: Bitboard = them.filter(royal).map(|(square, _)| square).collect();
        for square in lost & !self.extra.returned {
            self.set_returned(square, true);
        }
    }

    /// Whether a piece may make a move that only those may make that have not moved, or that others may make as well.
    pub(super) fn has_first_move(&self, mv: Move, in_check: bool) -> bool {
        let Some(first) = self.variant.first_moves() else { return true };
        let Some(piece) = self.board.get(mv.from()).filter(|_| !mv.is_pass() && !mv.is_castling()) else { return true };
        if mv.from_hand().is_some() || mv.via().is_some() || !first.kinds.has(piece.kind) {
            return true;
        }
        let royal_in_check = in_check && self.variant.kind(piece.kind).royal;
        if !royal_in_check && !self.extra.returned.has(mv.from()) {
            return true;
        }
        let captures = self.captured_by(mv).is_some();
        self.gets_there(&first.later, piece, (mv.from(), mv.to()), captures)
    }

    /// What position texts say of first moves behind or among the rights.
    pub(super) fn first_moves_text(&self, player: Player) -> String {
        let Some(first) = self.variant.first_moves() else { return String::new() };
        match first.text {
            FirstMovesText::Files => {
                let own = beginners(&self.variant, &self.board) & !self.extra.returned & self.board.of(player);
                let letter = |square: Square| (b'a' + square.file()) as char;
                own.iter()
                    .map(letter)
                    .map(|it| if player.index() == 0 { it.to_ascii_uppercase() } else { it })
                    .collect()
            }
            FirstMovesText::Returned if player.index() == 1 && !self.extra.returned.is_empty() => {
                let squares: String = self.extra.returned.iter().map(|square| square.to_string()).collect();
                format!("/{squares}")
            }
            FirstMovesText::Returned => String::new(),
        }
    }
}

/// The squares on which a piece stands whose kind begins there and has first moves.
fn beginners(variant: &Variant, board: &Board) -> Bitboard {
    let Some(first) = variant.first_moves() else { return Bitboard::EMPTY };
    let begins = |(square, piece): &(Square, Piece)| first.ends_on(piece.player, piece.kind, *square);
    board.pieces().filter(begins).map(|(square, _)| square).collect()
}

/// Where pieces stand that have come back, as the field of the rights tells it, and what is left of that.
pub(super) fn read(variant: &Variant, board: &Board, text: &str) -> (Bitboard, String) {
    let Some(first) = variant.first_moves() else { return (Bitboard::EMPTY, text.to_string()) };
    let all = beginners(variant, board);
    match first.text {
        FirstMovesText::Returned => {
            let (rights, mut rest) = text.split_once('/').unwrap_or((text, ""));
            let mut returned = Bitboard::EMPTY;
            while let Some((square, after)) = split_square(rest) {
                returned.insert(square);
                rest = after;
            }
            // What is no square, or where nothing can have come back, is left for the reader of the rights to refuse.
            if !rest.is_empty() || (returned & all) != returned {
                return (Bitboard::EMPTY, text.to_string());
            }
            let rights = if rights.is_empty() { "-" } else { rights };
            (returned, rights.to_string())
        }
        FirstMovesText::Files => {
            let mut returned = all;
            let mut rest = String::new();
            for letter in text.chars() {
                let player = Player(u8::from(letter.is_ascii_lowercase()));
                let file = (letter.to_ascii_lowercase() as u32).wrapping_sub(u32::from(b'a'));
                let own = all & board.of(player);
                match own.iter().find(|square| u32::from(square.file()) == file) {
                    Some(square) => returned.remove(square),
                    None => rest.push(letter),
                }
            }
            if rest.is_empty() {
                rest.push('-');
            }
            (returned, rest)
        }
    }
}
