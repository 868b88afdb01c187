//! The material that a move gives away, computed independently of the engine: every capture of the opponent is tried, and every recapture.

use menagerie_rules::ChessPosition;
use menagerie_rules::{Move, PieceKind};

/// A loss that no piece is worth.
pub const MATE: i32 = 100_000;

/// The value of a piece in hundredths; a Rook is 500. If the variant's source gives none, it is that of pieces with similar reach.
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

/// The immediate gain of a move: the captured piece, and the gain by a promotion.
pub fn gain(position: &ChessPosition, mv: Move) -> i32 {
    let variant = position.variant();
    let of = |kind| worth(variant.kind(kind));
    let promoted = |kind| of(kind) - position.board().get(mv.from()).map_or(0, |piece| of(piece.kind));
    position.captured_by(mv).map_or(0, |(_, piece)| of(piece.kind)) + mv.promotion().map_or(0, promoted)
}

/// The best gain of the side to move by one capture or promotion, after the other side's best recapture; at least 0. [`MATE`] if any move
/// is checkmate.
pub fn threat(position: &mut ChessPosition) -> i32 {
    let mut most = 0;
    for mv in position.legal_moves() {
        let wins = gain(position, mv);
        let undo = position.play_unchecked(mv);
        let replies = position.legal_moves();
        let answer = replies.iter().map(|&reply| gain(position, reply)).max().unwrap_or(0).max(0);
        let mated = replies.is_empty() && position.in_check();
        position.unmake(undo);
        most = most.max(if mated { MATE } else { wins - answer });
    }
    most
}

/// The opponent's best gain by one capture after this move.
pub fn loss(position: &mut ChessPosition, mv: Move) -> i32 {
    let undo = position.play_unchecked(mv);
    let loss = threat(position);
    position.unmake(undo);
    loss
}

/// The material gain of the side to move if both sides search this many plies, and captures beyond; between `low` and `high`, or a bound
/// outside.
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
        position.unmake(undo);
        best = best.max(score);
        low = low.max(score);
    }
    best
}

/// The mover's material gain with this move, three plies and all captures later.
pub fn prospect(position: &mut ChessPosition, mv: Move) -> i32 {
    let wins = gain(position, mv);
    let undo = position.play_unchecked(mv);
    let outlook = outlook(position, 3, -MATE, MATE);
    position.unmake(undo);
    wins - outlook
}

/// Whether this move has a [`prospect`] of at least `least`.
pub fn promises(position: &mut ChessPosition, mv: Move, least: i32) -> bool {
    let wins = gain(position, mv);
    let undo = position.play_unchecked(mv);
    let outlook = outlook(position, 3, wins - least, wins - least + 1);
    position.unmake(undo);
    wins - outlook >= least
}
