//! What a move gives away, worked out without the engine: every capture of the opponent is tried, and every capture in answer.

use menagerie_rules::ChessPosition;
use menagerie_rules::{Move, PieceKind};

/// A loss that no piece is worth.
pub const MATE: i32 = 100_000;

/// The worth of a piece in hundredths; a Rook is 500. Where the game's source gives none: what pieces of like reach are worth.
pub fn worth(kind: &PieceKind) -> i32 {
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
pub fn gain(position: &ChessPosition, mv: Move) -> i32 {
    let variant = position.variant();
    let of = |kind| worth(variant.kind(kind));
    let promoted = |kind| of(kind) - position.board().get(mv.from()).map_or(0, |piece| of(piece.kind));
    position.captured_by(mv).map_or(0, |(_, piece)| of(piece.kind)) + mv.promotion().map_or(0, promoted)
}

/// The most the side to move wins with one capture or promotion, once the other side has had its best capture in answer; at
/// least 0. [`MATE`] if a move of any kind is checkmate.
pub fn threat(position: &mut ChessPosition) -> i32 {
    let mut most = 0;
    for mv in position.legal_moves() {
        let wins = gain(position, mv);
        let undo = position.play_unchecked(mv);
        let replies = position.legal_moves();
        let answer = replies.iter().map(|&reply| gain(position, reply)).max().unwrap_or(0).max(0);
        let mated = replies.is_empty() && position.in_check();
        position.unmake(mv, undo);
        most = most.max(if mated { MATE } else { wins - answer });
    }
    most
}

/// What the opponent can win by one capture after this move.
pub fn loss(position: &mut ChessPosition, mv: Move) -> i32 {
    let undo = position.play_unchecked(mv);
    let loss = threat(position);
    position.unmake(mv, undo);
    loss
}

/// What the side to move comes out ahead by, in material alone, if both sides look this many plies ahead at every move and at every
/// capture beyond; between `low` and `high`, or beyond them as a bound.
pub fn outlook(position: &mut ChessPosition, plies: u32, mut low: i32, high: i32) -> i32 {
    let check = position.in_check();
    let mut moves: Vec<(i32, Move)> = position.legal_moves().into_iter().map(|mv| (gain(position, mv), mv)).collect();
    if moves.is_empty() {
        return if check { -MATE } else { 0 };
    }
    let mut best = -MATE;
    if plies == 0 && !check {
        best = 0;
        low = low.max(0);
        moves.retain(|&(wins, _)| wins > 0);
    }
    moves.sort_by_key(|&(wins, _)| -wins);
    for (wins, mv) in moves {
        if best >= high {
            break;
        }
        let undo = position.play_unchecked(mv);
        let score = wins - outlook(position, plies.saturating_sub(1), wins - high, wins - low);
        position.unmake(mv, undo);
        best = best.max(score);
        low = low.max(score);
    }
    best
}

/// What the mover comes out ahead by with this move, three plies and all captures further on.
pub fn prospect(position: &mut ChessPosition, mv: Move) -> i32 {
    let wins = gain(position, mv);
    let undo = position.play_unchecked(mv);
    let outlook = outlook(position, 3, -MATE, MATE);
    position.unmake(mv, undo);
    wins - outlook
}

/// Whether this move has a [`prospect`] of at least so much.
pub fn promises(position: &mut ChessPosition, mv: Move, least: i32) -> bool {
    let wins = gain(position, mv);
    let undo = position.play_unchecked(mv);
    let outlook = outlook(position, 3, wins - least, wins - least + 1);
    position.unmake(mv, undo);
    wins - outlook >= least
}
