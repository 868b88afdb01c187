//! By how much the evaluation was wrong where positions looked alike: the same Pawns, the same pieces of one side, the same last
//! move. Known as correction history.

use super::history::Arrival;

/// Entries of a table for either side to move, a power of two.
const ENTRIES: usize = 1 << 14;
/// No entry grows beyond this.
const MOST: i32 = 1_024;
const TABLES: usize = 4;

/// What has been learned.
#[derive(Debug)]
pub(super) struct Correction {
    tables: [Vec<i16>; TABLES],
}

/// The entries of a position, one in each table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spots([usize; TABLES]);

impl Spots {
    /// Of a position whose tally has these keys; `turn` is the number of the side to move, `last` the move just played.
    pub(super) fn of(turn: usize, keys: [u32; 3], last: Option<Arrival>) -> Spots {
        let [pawns, first, second] = keys.map(|key| key as usize);
        let last = last.map_or(0, Arrival::index);
        Spots([pawns, first, second, last].map(|key| turn * ENTRIES + key % ENTRIES))
    }
}

impl Correction {
    pub(super) fn new() -> Correction {
        Correction { tables: std::array::from_fn(|_| vec![0; 2 * ENTRIES]) }
    }

    /// What is to be added to the evaluation of the side to move, in hundredths; at most `reach` by each table.
    #[inline]
    pub(super) fn of(&self, spots: Spots, reach: i32) -> i32 {
        let sum: i32 = self.tables.iter().zip(spots.0).map(|(table, spot)| i32::from(table[spot])).sum();
        sum * reach / MOST
    }

    /// A search of this depth has found so much more than the corrected evaluation said, or less, in hundredths.
    pub(super) fn learn(&mut self, spots: Spots, more: i32, depth: i32) {
        let lesson = (more * depth / 8).clamp(-MOST / 4, MOST / 4);
        for (table, spot) in self.tables.iter_mut().zip(spots.0) {
            let old = i32::from(table[spot]);
            table[spot] = (old + lesson - old * lesson.abs() / MOST) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spots(pawns: u32) -> Spots {
        Spots::of(0, [pawns, 1, 2], None)
    }

    #[test]
    fn what_was_judged_too_low_is_judged_higher_within_limits() {
        let mut correction = Correction::new();
        (0..1_000).for_each(|_| correction.learn(spots(7), 400, 12));
        let learned = correction.of(spots(7), 100);
        let most = TABLES as i32 * 100;
        assert!((most * 3 / 4..=most).contains(&learned), "{learned}");
        (0..1_000).for_each(|_| correction.learn(spots(7), -400, 12));
        assert!(correction.of(spots(7), 100) < 0);
    }

    #[test]
    fn what_differs_in_one_thing_learns_of_the_rest() {
        let mut correction = Correction::new();
        correction.learn(spots(7), 400, 12);
        let (same, other) = (correction.of(spots(7), 100), correction.of(spots(8), 100));
        assert!(other > 0 && other < same);
    }
}
