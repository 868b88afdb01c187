//! First moves of pieces that may return to their start squares, and the bookkeeping of which pieces still have them.

use super::ChessPosition;
use crate::board::Piece;
use crate::definition::FirstMovesText;
use crate::square::split_square;
use crate::variant::Variant;
use crate::{Bitboard, Board, Move, Player, Square, zobrist};

impl ChessPosition {
    /// Records a change of a square: a piece that returns to a start square of its kind has no first moves there.
    pub(super) fn note_return(&mut self, square: Square, piece: Option<Piece>) {
        let Some(first) = self.variant.first_moves() else { return };
        let returned = piece.is_some_and(|piece| first.ends_on(piece.player, piece.kind, square));
        if returned != self.state.returned.has(square) {
            self.set_returned(square, returned);
        }
    }

    fn set_returned(&mut self, square: Square, returned: bool) {
        if returned {
            self.state.returned.insert(square);
        } else {
            self.state.returned.remove(square);
        }
        self.hash ^= zobrist::returned(square);
    }

    /// A piece that arrives on the rank or file of a royal piece removes its first moves, in variants with this rule.
    pub(super) fn lose_first_moves(&mut self, moved: Piece, to: Square) {
        let Some(first) = self.variant.first_moves().filter(|first| first.lost_to.has(moved.kind)) else { return };
        let royal = |(square, kind): &(Square, crate::KindId)| {
            let aligned = square.file() == to.file() || square.rank() == to.rank();
            aligned && self.variant.kind(*kind).royal && first.ends_on(Player(1 - moved.player.0), *kind, *square)
        };
        let them = self.board.pieces_of(Player(1 - moved.player.0));
        let lost: Bitboard = them.filter(royal).map(|(square, _)| square).collect();
        for square in lost & !self.state.returned {
            self.set_returned(square, true);
        }
    }

    /// Whether a piece may make a move that may be a first move: the piece has not moved, or the move is not limited to first moves.
    pub(super) fn has_first_move(&self, mv: Move, in_check: bool) -> bool {
        let Some(first) = self.variant.first_moves() else { return true };
        let Some(piece) = self.board.get(mv.from()).filter(|_| !mv.is_pass() && !mv.is_castling()) else { return true };
        if mv.from_pocket().is_some() || mv.via().is_some() || !first.kinds.has(piece.kind) {
            return true;
        }
        let royal_in_check = in_check && self.variant.kind(piece.kind).royal;
        if !royal_in_check && !self.state.returned.has(mv.from()) {
            return true;
        }
        let captures = self.captured_by(mv).is_some();
        self.gets_there(&first.later, piece, (mv.from(), mv.to()), captures)
    }

    /// The part of the rights field that describes first moves.
    pub(super) fn first_moves_text(&self, player: Player) -> String {
        let Some(first) = self.variant.first_moves() else { return String::new() };
        match first.text {
            FirstMovesText::Files => {
                let own = beginners(&self.variant, &self.board) & !self.state.returned & self.board.of(player);
                let letter = |square: Square| (b'a' + square.file()) as char;
                own.iter()
                    .map(letter)
                    .map(|it| if player.index() == 0 { it.to_ascii_uppercase() } else { it })
                    .collect()
            }
            FirstMovesText::Returned if player.index() == 1 && !self.state.returned.is_empty() => {
                let squares: String = self.state.returned.iter().map(|square| square.to_string()).collect();
                format!("/{squares}")
            }
            FirstMovesText::Returned => String::new(),
        }
    }
}

/// The squares with a piece that has first moves and whose kind starts there.
fn beginners(variant: &Variant, board: &Board) -> Bitboard {
    let Some(first) = variant.first_moves() else { return Bitboard::EMPTY };
    let begins = |(square, piece): &(Square, Piece)| first.ends_on(piece.player, piece.kind, *square);
    board.pieces().filter(begins).map(|(square, _)| square).collect()
}

/// Parses the squares of returned pieces in the rights field; returns them and the rest of the field.
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
            // Squares that are unreadable or on which nothing can have returned are left to the parser of the rights, which refuses them.
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
