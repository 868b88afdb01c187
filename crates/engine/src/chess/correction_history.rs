//! Correction history: the average error of the static evaluation in similar positions.
//!
//! Positions are similar if they have the same Pawns, the same other pieces of one side, or the same last move. Each similarity has its
//! own table, and the corrections are added.

use super::parameters::{CORRECTION_DIVISOR, CORRECTION_MAX_STEP, MAX_CORRECTION};
use super::piece_to::PieceTo;

/// Entries of a table for either side to move; a power of two.
const ENTRIES: usize = 1 << 14;
const TABLES: usize = 4;

/// The learned corrections.
#[derive(Debug)]
pub(super) struct CorrectionHistory {
    tables: [Vec<i16>; TABLES],
}

/// The indices of a position in the tables.
#[derive(Clone, Copy, Debug)]
pub(super) struct CorrectionIndices([usize; TABLES]);

impl CorrectionIndices {
    /// The indices of a position with these accumulator keys; `turn` is the index of the side to move, `last` the last move.
    pub(super) fn of(turn: usize, keys: [u32; 3], last: Option<PieceTo>) -> CorrectionIndices {
        let [pawns, first, second] = keys.map(|key| key as usize);
        let last = last.map_or(0, PieceTo::index);
        CorrectionIndices([pawns, first, second, last].map(|key| turn * ENTRIES + key % ENTRIES))
    }
}

impl CorrectionHistory {
    pub(super) fn new() -> CorrectionHistory {
        CorrectionHistory { tables: std::array::from_fn(|_| vec![0; 2 * ENTRIES]) }
    }

    /// The correction for the side to move, in cp; at most `limit` from each table.
    #[inline]
    pub(super) fn of(&self, indices: CorrectionIndices, limit: i32) -> i32 {
        let sum: i32 = self.tables.iter().zip(indices.0).map(|(table, index)| i32::from(table[index])).sum();
        sum * limit / MAX_CORRECTION
    }

    /// Learns from a search of this depth, whose score differs from the corrected evaluation by `error` cp.
    pub(super) fn update(&mut self, indices: CorrectionIndices, error: i32, depth: i32) {
        let most = MAX_CORRECTION / CORRECTION_MAX_STEP;
        let bonus = (error * depth / CORRECTION_DIVISOR).clamp(-most, most);
        for (table, index) in self.tables.iter_mut().zip(indices.0) {
            let old = i32::from(table[index]);
            table[index] = (old + bonus - old * bonus.abs() / MAX_CORRECTION) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn indices(pawns: u32) -> CorrectionIndices {
        CorrectionIndices::of(0, [pawns, 1, 2], None)
    }

    #[test]
    fn an_evaluation_that_was_too_low_is_raised_within_limits() {
        let mut correction = CorrectionHistory::new();
        (0..1_000).for_each(|_| correction.update(indices(7), 400, 12));
        let learned = correction.of(indices(7), 100);
        let most = TABLES as i32 * 100;
        assert!((most * 3 / 4..=most).contains(&learned), "{learned}");
        (0..1_000).for_each(|_| correction.update(indices(7), -400, 12));
        assert!(correction.of(indices(7), 100) < 0);
    }

    #[test]
    fn what_differs_in_one_thing_learns_of_the_rest() {
        let mut correction = CorrectionHistory::new();
        correction.update(indices(7), 400, 12);
        let (same, other) = (correction.of(indices(7), 100), correction.of(indices(8), 100));
        assert!(other > 0 && other < same);
    }
}
