//! Pieces that turn to stone when they capture.

use super::ChessPosition;
use super::undo::Undo;
use crate::board::Piece;
use crate::{Bitboard, Letter, Player, Square, Variant, zobrist};

impl ChessPosition {
    /// Whether a piece cannot capture, because it is royal and would turn to stone.
    pub(super) fn would_turn_royal_to_stone(&self, piece: Piece) -> bool {
        self.variant.kind(piece.kind).royal && self.variant.rules().capture.petrifies.has(piece.kind)
    }

    /// Turns a piece that has captured on a square to stone, in variants with this rule. A piece that promoted with the capture is only
    /// removed if its new kind does not turn to stone.
    pub(super) fn petrify(&mut self, at: Square, moved: Piece, undo: &mut Undo) {
        let petrifies = self.variant.rules().capture.petrifies;
        if undo.captured.is_none() || !petrifies.has(moved.kind) {
            return;
        }
        let stays_stone = self.board.get(at).is_none_or(|it| petrifies.has(it.kind));
        self.set::<false>(at, None, undo);
        self.add_to_pocket(Player(1 - moved.player.0), moved);
        if stays_stone {
            self.add_wall(at);
        }
    }

    /// Turns an exploded piece to stone, in variants with this rule.
    pub(super) fn petrify_blasted(&mut self, at: Square) {
        if self.variant.rules().capture.petrifies_blasted {
            self.add_wall(at);
        }
    }

    fn add_wall(&mut self, at: Square) {
        let before = self.state.walls;
        self.state.walls.insert(at);
        self.board.change_walls(before, self.state.walls);
        self.hash ^= zobrist::wall(at);
    }
}

/// The holes of the board, and the squares that a placement marks as turned to stone.
pub(super) fn walls_of(variant: &Variant, pieces: &str) -> Bitboard {
    let mut walls = variant.holes();
    let capture = &variant.rules().capture;
    if capture.petrifies.is_empty() && !capture.petrifies_blasted {
        return walls;
    }
    for (rank, row) in (0..variant.board_size().ranks()).rev().zip(pieces.split('/')) {
        let mut file = 0_usize;
        let mut rest = row;
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                file = file.saturating_add(rest[..digits].parse().unwrap_or(usize::MAX));
                rest = &rest[digits..];
                continue;
            }
            if let Some(square) = u8::try_from(file).ok().filter(|_| first == '*').and_then(|it| Square::new(it, rank))
            {
                walls.insert(square);
            }
            rest = Letter::read(rest).map_or(&rest[first.len_utf8()..], |(.., after)| after);
            file = file.saturating_add(1);
        }
    }
    walls
}
