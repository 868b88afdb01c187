//! Scores of the search: cp, and checkmates by their distance from the root.

use crate::Score;

/// The score of a checkmate at the root.
pub(super) const MATE: i32 = 1_000_000;
/// Scores above this are checkmates.
pub(super) const MATE_THRESHOLD: i32 = MATE - 1_000;
/// Above every score.
pub(super) const INFINITE: i32 = MATE + 1;

/// The score of a side that is checkmated `ply` plies from the root.
pub(super) fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Converts a score for the transposition table: checkmates are counted from the node, not from the root.
pub(super) fn score_to_tt(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_THRESHOLD => score + ply as i32,
        _ if score < -MATE_THRESHOLD => score - ply as i32,
        _ => score,
    }
}

/// The inverse of [`score_to_tt`].
pub(super) fn score_from_tt(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_THRESHOLD => score - ply as i32,
        _ if score < -MATE_THRESHOLD => score + ply as i32,
        _ => score,
    }
}

/// Converts a score for reports.
pub(super) fn reported(score: i32) -> Score {
    match score {
        _ if score > MATE_THRESHOLD => Score::MateIn((MATE - score).max(0) as u32),
        _ if score < -MATE_THRESHOLD => Score::MatedIn((MATE + score).max(0) as u32),
        _ => Score::Cp(score),
    }
}
