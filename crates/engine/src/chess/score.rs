//! Scores inside the search: hundredths of a point, and checkmates by their distance from the root.

use crate::Score;

/// The score of a checkmate on the board.
pub(super) const MATE: i32 = 1_000_000;
/// Scores beyond this are checkmates.
pub(super) const MATE_RANGE: i32 = MATE - 1_000;
/// Beyond any score.
pub(super) const INFINITE: i32 = MATE + 1;

/// Checkmated after so many plies.
pub(super) fn mated(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Checkmates are stored as counted from the position, not from the root.
pub(super) fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_RANGE => score + ply as i32,
        _ if score < -MATE_RANGE => score - ply as i32,
        _ => score,
    }
}

/// The reverse of [`to_table`].
pub(super) fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_RANGE => score - ply as i32,
        _ if score < -MATE_RANGE => score + ply as i32,
        _ => score,
    }
}

/// For people.
pub(super) fn in_plies(score: i32) -> Score {
    match score {
        _ if score > MATE_RANGE => Score::MateIn((MATE - score).max(0) as u32),
        _ if score < -MATE_RANGE => Score::MatedIn((MATE + score).max(0) as u32),
        _ => Score::Cp(score),
    }
}
