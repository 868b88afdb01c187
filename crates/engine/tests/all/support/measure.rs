//! What a move gives away, worked out without the engine: every capture of the opponent is tried, and every capture in answer.

use menagerie_rules::chess::Position;
use menagerie_rules::{Kind, Move};

/// A loss that no piece is worth.
pub const MATE: i32 = 100_000;

/// The worth of a piece in hundredths; a Rook is 500. Where the game's source gives none: what pieces of like reach are worth.
pub fn worth(kind: &Kind) -> i32 {
    match (kind.value, kind.name.as_str()) {
        _ if kind.royal => 0,
        (Some(value), _) => (value * 100.0).round() as i32,
        (None, "Giraffe") => 190,
        (None, "Centaur" | "Missionary") => 500,
        (None, "Rhinoceros" | "Admiral") => 640,
        (None, "Duchess") => 700,
        (None, "Sorceress") => 850,
        (None, name) => panic!("what is a {name} worth?"),
    }
}

/// What a move wins at once: what it captures, and what a promotion adds.
pub fn gain(position: &Position, mv: Move) -> i32 {
    let variant = position.variant();
    let of = |kind| worth(variant.kind(kind));
    let promoted = |kind| of(kind) - position.board().get(mv.from()).map_or(0, |piece| of(piece.kind));
    position.captured_by(mv).map_or(0, |(_, piece)| of(piece.kind)) + mv.promotion().map_or(0, promoted)
}

/// The most the side to move wins with one capture or promotion, once the other side has had its best capture in answer; at
/// least 0. [`MATE`] if a move of any kind is checkmate.
pub fn threat(position: &mut Position) -> i32 {
    let mut most = 0;
    for mv in position.legal_moves() {
        let wins = gain(position, mv);
        let undo = position.make(mv);
        let replies = position.legal_moves();
        let answer = replies.iter().map(|&reply| gain(position, reply)).max().unwrap_or(0).max(0);
        let mated = replies.is_empty() && position.in_check();
        position.unmake(mv, undo);
        most = most.max(if mated { MATE } else { wins - answer });
    }
    most
}

/// What the opponent can win by one capture after this move.
pub fn loss(position: &mut Position, mv: Move) -> i32 {
    let undo = position.make(mv);
    let loss = threat(position);
    position.unmake(mv, undo);
    loss
}
