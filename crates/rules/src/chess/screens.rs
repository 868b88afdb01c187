//! Pieces that cannot hop over every piece, and pieces that do not attack all squares to which they move.

use super::ChessPosition;
use crate::board::Piece;
use crate::tables::Tables;
use crate::{Bitboard, Move, Player, Square};

impl ChessPosition {
    /// The pieces of `by` that capture on a square, in variants where some pieces do not attack all squares of their moves.
    pub(super) fn true_attackers(&self, square: Square, by: Player) -> Bitboard {
        let (tables, occupied) = (self.variant.tables(), self.board.occupied());
        let all = tables.attackers_to(&self.board, by, self.board.of(by), occupied, square);
        let later = self.variant.first_moves().map_or(tables, |first| &first.later);
        let captures = |from: &Square| {
            let Some(piece) = self.board.get(*from) else { return false };
            let kind = self.variant.kind(piece.kind);
            !self.would_turn_royal_to_stone(piece)
                && (kind.hops_not.is_empty() || self.gets_there(tables, piece, (*from, square), true))
                && (!self.state.returned.has(*from) || self.gets_there(later, piece, (*from, square), true))
        };
        all.iter().filter(captures).collect::<Bitboard>() | self.multi_leg_attackers(square, by)
    }

    /// Whether the screens on the board allow a move of a piece.
    pub(super) fn has_screen(&self, mv: Move) -> bool {
        let along = |_: &Piece| !mv.is_pass() && !mv.is_castling() && mv.via().is_none();
        let Some(piece) = self.board.get(mv.from()).filter(along) else { return true };
        let captures = self.captured_by(mv).is_some();
        self.variant.kind(piece.kind).hops_not.is_empty()
            || self.gets_there(self.variant.tables(), piece, (mv.from(), mv.to()), captures)
    }

    /// Whether a piece reaches a square without a hop over a piece that cannot be its screen.
    pub(super) fn gets_there(&self, tables: &Tables, piece: Piece, way: (Square, Square), captures: bool) -> bool {
        let (Piece { player, kind }, (from, to)) = (piece, way);
        let leaps =
            if captures { tables.leap_captures(player, kind, from) } else { tables.leap_moves(player, kind, from) };
        let no_screens = self.variant.kind(kind).hops_not;
        let is_screen = |screen: Square| !self.board.get(screen).is_some_and(|piece| no_screens.has(piece.kind));
        let occupied = if captures { self.board.occupied().with(to) } else { self.board.occupied() };
        leaps.has(to)
            || tables.paths(player, kind, from).iter().any(|path| {
                let mut there = false;
                if if captures { path.captures } else { path.moves } {
                    path.reached(tables.path_squares(path).0, &occupied, |_, square, _, screen| {
                        there |= square == to && screen.is_none_or(is_screen);
                    });
                }
                there
            })
    }
}
