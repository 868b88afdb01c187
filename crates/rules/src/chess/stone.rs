//! Pieces that turn to stone when they capture, and those whose hops need another screen: what they attack is not what their moves say.

use super::ChessPosition;
use super::undo::SpecialUndo;
use crate::board::Piece;
use crate::tables::Tables;
use crate::{Bitboard, Move, Player, Square, zobrist};

impl ChessPosition {
    /// Turns a piece that has captured on a square to stone. A piece that promoted with the capture is only gone if what it became
    /// does not turn to stone.
    pub(super) fn petrify(&mut self, at: Square, moved: Piece, change: &mut SpecialUndo) {
        let stays_stone = self.board.get(at).is_none_or(|it| self.variant.rules().capture.petrifies.has(it.kind));
        self.set(at, None, change);
        self.give_to_hand(Player(1 - moved.player.0), moved);
        if stays_stone {
            let before = self.extra.walls;
            self.extra.walls.insert(at);
            self.board.change_walls(before, self.extra.walls);
            self.hash ^= zobrist::wall(at);
        }
    }

    /// A player who castles takes from the other the right to castle to the same side.
    pub(super) fn lose_castling_opposite(&mut self, mv: Move) {
        let Some(castle) = self.variant.castling_of(mv) else { return };
        let side = |it: &crate::Castling| (it.king < it.rook, it.player);
        let (to_right, player) = side(castle);
        let lost = self.variant.castling().iter().filter(|it| side(it) == (to_right, Player(1 - player.0)));
        let before = self.rights;
        let lost = lost.fold(0_u16, |lost, it| lost | 1 << it.right);
        self.rights &= !lost;
        if self.rights != before {
            self.hash ^= zobrist::rights(before) ^ zobrist::rights(self.rights);
        }
    }

    /// The pieces of `by` that capture on a square, in games where some do not attack what their moves say.
    pub(super) fn true_attackers(&self, square: Square, by: Player) -> Bitboard {
        let (tables, occupied) = (self.variant.tables(), self.board.occupied());
        let all = tables.attackers_to(&self.board, by, self.board.of(by), occupied, square);
        let later = self.variant.first_moves().map_or(tables, |first| &first.later);
        let petrifies = self.variant.rules().capture.petrifies;
        let captures = |from: &Square| {
            let Some(piece) = self.board.get(*from) else { return false };
            let kind = self.variant.kind(piece.kind);
            // A royal piece that turns to stone when it captures cannot.
            !(kind.royal && petrifies.has(piece.kind))
                && (kind.hops_not.is_empty() || self.gets_there(tables, piece, (*from, square), true))
                && (!self.extra.returned.has(*from) || self.gets_there(later, piece, (*from, square), true))
        };
        all.iter().filter(captures).collect::<Bitboard>() | self.multi_leg_attackers(square, by)
    }

    /// Whether a move of a piece is one that it can make with the screens that there are.
    pub(super) fn has_screen(&self, mv: Move) -> bool {
        let along = |_: &Piece| !mv.is_pass() && !mv.is_castling() && mv.via().is_none();
        let Some(piece) = self.board.get(mv.from()).filter(along) else { return true };
        let captures = self.captured_by(mv).is_some();
        self.variant.kind(piece.kind).hops_not.is_empty()
            || self.gets_there(self.variant.tables(), piece, (mv.from(), mv.to()), captures)
    }

    /// Whether a piece gets to a square without a hop over a piece that is no screen for it.
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
                    path.reached(tables.path_squares(path).0, occupied, |_, square, _, screen| {
                        there |= square == to && screen.is_none_or(is_screen);
                    });
                }
                there
            })
    }
}
