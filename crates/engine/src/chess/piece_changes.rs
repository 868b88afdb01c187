//! The pieces that a move removes from the board and puts on it.

use menagerie_rules::{ChessPosition, Move, MoveKind, Piece, Square};

/// A piece that a move removes from a square or puts on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceChange {
    pub square: Square,
    pub piece: Piece,
    pub comes: bool,
}

/// Calls `change` with the changes of a legal move in a game of standard rules. `position` is the one before the move.
#[inline]
pub(super) fn for_each_change(position: &ChessPosition, mv: Move, mut change: impl FnMut(PieceChange)) {
    let Some(piece) = position.board().get(mv.from()) else { return };
    if let Some((square, victim)) = position.captured_by(mv) {
        change(PieceChange { square, piece: victim, comes: false });
    }
    change(PieceChange { square: mv.from(), piece, comes: false });
    let arrived = mv.promotion().map_or(piece, |kind| Piece { kind, ..piece });
    change(PieceChange { square: mv.to(), piece: arrived, comes: true });
    if mv.kind() == MoveKind::Castle
        && let Some((from, to)) = position.castling_rook(mv)
        && let Some(rook) = position.board().get(from)
    {
        change(PieceChange { square: from, piece: rook, comes: false });
        change(PieceChange { square: to, piece: rook, comes: true });
    }
}
