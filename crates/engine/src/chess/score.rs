//! Scores inside the search: cp, and checkmates by their distance from the root.

use crate::Score;

/// The score of a checkmate on the board.
pub(super) const MATE: i32 = 1_000_000;
/// Scores beyond this are checkmates.
pub(super) const MATE_THRESHOLD: i32 = MATE - 1_000;
/// Beyond any score.
pub(super) const INFINITE: i32 = MATE + 1;

/// The score of the side that is checkmated after so many plies.
pub(super) fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// The score as the transposition table has it: checkmates are counted from the node, not from the root.
pub(super) fn score_to_tt(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_THRESHOLD => score + ply as i32,
        _ if score < -MATE_THRESHOLD => score - ply as i32,
        _ => score,
    }
}

/// The reverse of [`score_to_tt`].
pub(super) fn score_from_tt(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_THRESHOLD => score - ply as i32,
        _ if score < -MATE_THRESHOLD => score + ply as i32,
        _ => score,
    }
}

/// The score as it is reported.
pub(super) fn reported(score: i32) -> Score {
    match score {
        _ if score > MATE_THRESHOLD => Score::MateIn((MATE - score).max(0) as u32),
        _ if score < -MATE_THRESHOLD => Score::MatedIn((MATE + score).max(0) as u32),
        _ => Score::Cp(score),
    }
}
