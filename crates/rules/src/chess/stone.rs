//! Pieces that turn to stone when they capture.

use super::ChessPosition;
use super::undo::SpecialUndo;
use crate::board::Piece;
use crate::{Player, Square, zobrist};

impl ChessPosition {
    /// Turns a piece that has captured on a square to stone. A piece that promoted with the capture is only removed if its new kind does
    /// not turn to stone.
    pub(super) fn petrify(&mut self, at: Square, moved: Piece, change: &mut SpecialUndo) {
        let stays_stone = self.board.get(at).is_none_or(|it| self.variant.rules().capture.petrifies.has(it.kind));
        self.set(at, None, change);
        self.add_to_pocket(Player(1 - moved.player.0), moved);
        if stays_stone {
            let before = self.state.walls;
            self.state.walls.insert(at);
            self.board.change_walls(before, self.state.walls);
            self.hash ^= zobrist::wall(at);
        }
    }
}
