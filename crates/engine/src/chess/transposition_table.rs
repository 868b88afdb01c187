//! The transposition table: results of earlier searches, by Zobrist hash.

use super::parameters::{TT_AGE_PENALTY, TT_KEEP_DEEPER};
use menagerie_rules::Move;
use prefetch_index::prefetch_index;

/// The bound type of a stored score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The score is exact.
    Exact,
    /// The score is at least this: the node failed high.
    Lower,
    /// The score is at most this: the node failed low.
    Upper,
}

/// The entry of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TtEntry {
    pub best_move: Option<Move>,
    pub score: i32,
    /// The static evaluation before corrections; `None` if it was not needed.
    pub raw_eval: Option<i32>,
    pub depth: i32,
    pub bound: Bound,
}

impl TtEntry {
    /// The score, if it causes a cutoff with this window. `score` is the entry's, counted from the root.
    pub(super) fn cutoff(&self, score: i32, alpha: i32, beta: i32) -> Option<i32> {
        let cuts = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        cuts.then_some(score)
    }
}

/// A packed entry: sixteen bytes, so that a bucket is one cache line.
#[derive(Clone, Copy, Debug, Default)]
struct PackedEntry {
    /// The half of the hash that does not select the bucket.
    key: u32,
    best_move: u32,
    score: i32,
    raw_eval: i16,
    depth: u8,
    /// The bound in the two lowest bits, 0 for an empty entry; the age in the others.
    marks: u8,
}

impl PackedEntry {
    #[inline]
    fn from_words([low, high]: [u64; 2]) -> PackedEntry {
        PackedEntry {
            key: low as u32,
            best_move: (low >> 32) as u32,
            score: high as u32 as i32,
            raw_eval: (high >> 32) as u16 as i16,
            depth: (high >> 48) as u8,
            marks: (high >> 56) as u8,
        }
    }

    #[inline]
    fn to_words(self) -> [u64; 2] {
        let low = u64::from(self.key) | u64::from(self.best_move) << 32;
        let high = u64::from(self.score as u32) | u64::from(self.raw_eval as u16) << 32;
        [low, high | u64::from(self.depth) << 48 | u64::from(self.marks) << 56]
    }
}

/// Entries of a bucket, which may hold any position of the bucket.
const WAYS: usize = 4;
/// The number of different ages.
const AGES: u8 = 64;
/// The value for a missing evaluation.
const NO_EVAL: i16 = i16::MIN;
/// The number of buckets that [`TranspositionTable::hashfull`] samples.
const HASHFULL_SAMPLE: usize = 250;

/// The size of a table of 0 megabytes, in bytes. A search of some thousand nodes fills it, as one of some seconds fills a table of the
/// default size, so that matches about replacement take minutes and not days.
const MIN_BYTES: usize = 1 << 16;

/// The entries of a bucket: one cache line.
type Bucket = [[u64; 2]; WAYS];

/// A transposition table of fixed size.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    /// Plain words, because the system provides large zeroed allocations without writing them. They are not aligned to cache lines, so
    /// there is one bucket more than is used.
    words: Vec<[u64; 2]>,
    /// The index of the first used word.
    first: usize,
    /// The number of used buckets.
    buckets: usize,
    age: u8,
}

impl TranspositionTable {
    /// A table of at most `megabytes`.
    pub(crate) fn new(megabytes: usize) -> TranspositionTable {
        let buckets = TranspositionTable::buckets_in(megabytes);
        let words = vec![[0; 2]; (buckets + 1) * WAYS];
        let first = words.as_ptr().align_offset(size_of::<Bucket>()).min(WAYS);
        TranspositionTable { words, first, buckets, age: 0 }
    }

    /// Clears the table, and sets its size to at most `megabytes`.
    pub(crate) fn resize(&mut self, megabytes: usize) {
        if TranspositionTable::buckets_in(megabytes) == self.buckets {
            self.clear();
            return;
        }
        // Frees the old table first: WebAssembly never gives memory back.
        self.words = Vec::new();
        *self = TranspositionTable::new(megabytes);
    }

    /// The largest power of two within the size, so that a mask selects a bucket.
    fn buckets_in(megabytes: usize) -> usize {
        1 << ((megabytes << 20).max(MIN_BYTES) / size_of::<Bucket>()).ilog2()
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill([0; 2]);
        self.age = 0;
    }

    /// Begins a search: all present entries become older.
    pub(super) fn new_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// The index of the first word of a hash's bucket.
    #[inline]
    fn bucket_start(&self, hash: u64) -> usize {
        self.first + (hash as usize & (self.buckets - 1)) * WAYS
    }

    #[inline]
    fn bucket(&self, start: usize) -> &[[u64; 2]] {
        &self.words[start..start + WAYS]
    }

    /// The entry of the position with this hash.
    #[inline]
    pub(super) fn probe(&self, hash: u64) -> Option<TtEntry> {
        let key = (hash >> 32) as u32;
        let mut entries = self.bucket(self.bucket_start(hash)).iter().map(|&words| PackedEntry::from_words(words));
        let entry = entries.find(|entry| entry.marks & 3 != 0 && entry.key == key)?;
        let bound = match entry.marks & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        Some(TtEntry {
            best_move: Move::from_bits(entry.best_move),
            score: entry.score,
            raw_eval: (entry.raw_eval != NO_EVAL).then_some(i32::from(entry.raw_eval)),
            depth: i32::from(entry.depth),
            bound,
        })
    }

    /// Stores an entry in place of the least valuable one: shallow and old.
    pub(super) fn store(&mut self, hash: u64, entry: &TtEntry) {
        let age = self.age;
        let key = (hash >> 32) as u32;
        let start = self.bucket_start(hash);
        let bucket = self.bucket(start);
        let bucket: [PackedEntry; WAYS] = std::array::from_fn(|way| PackedEntry::from_words(bucket[way]));
        let worth = |entry: &PackedEntry| {
            if entry.marks & 3 == 0 {
                return i32::MIN;
            }
            let searches = i32::from((AGES + age - (entry.marks >> 2)) % AGES);
            i32::from(entry.depth) - TT_AGE_PENALTY * searches
        };
        let slot = match bucket.iter().position(|entry| entry.marks & 3 != 0 && entry.key == key) {
            Some(own) => own,
            None => (0..WAYS).min_by_key(|&way| worth(&bucket[way])).unwrap_or(0),
        };
        let old = bucket[slot];
        let same = old.marks & 3 != 0 && old.key == key;
        let current = old.marks >> 2 == age;
        // A much deeper result of the same search is kept, unless the new one is exact.
        if same && current && entry.bound != Bound::Exact && i32::from(old.depth) > entry.depth + TT_KEEP_DEEPER {
            return;
        }
        let best_move = match entry.best_move {
            Some(mv) => mv.to_bits(),
            None if same => old.best_move,
            None => 0,
        };
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let new = PackedEntry {
            key,
            best_move,
            score: entry.score,
            raw_eval: entry
                .raw_eval
                .map_or(NO_EVAL, |eval| eval.clamp(i32::from(NO_EVAL) + 1, i32::from(i16::MAX)) as i16),
            depth: entry.depth.clamp(0, 255) as u8,
            marks: bound | age << 2,
        };
        self.words[start + slot] = new.to_words();
    }

    /// Prefetches the bucket of a hash.
    #[inline]
    pub(super) fn prefetch(&self, hash: u64) {
        prefetch_index(&self.words, self.bucket_start(hash));
    }

    /// A sample of how full the table is with entries of this search, in thousandths.
    pub(super) fn hashfull(&self) -> u32 {
        let sample = &self.words[self.first..self.first + self.buckets.min(HASHFULL_SAMPLE) * WAYS];
        let entries = sample.iter().map(|&words| PackedEntry::from_words(words));
        let used = entries.filter(|entry| entry.marks & 3 != 0 && entry.marks >> 2 == self.age).count();
        (used * 1000 / sample.len().max(1)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(score: i32, depth: i32) -> TtEntry {
        TtEntry { best_move: Some(Move::PASS), score, raw_eval: Some(-7), depth, bound: Bound::Lower }
    }

    #[test]
    fn what_was_put_in_comes_out() {
        let mut table = TranspositionTable::new(1);
        table.store(0x1234_5678_9abc_def0, &entry(42, 5));
        let found = table.probe(0x1234_5678_9abc_def0).expect("an entry");
        assert_eq!((found.score, found.depth, found.raw_eval), (42, 5, Some(-7)));
        assert_eq!((found.best_move, found.bound), (Some(Move::PASS), Bound::Lower));
        assert!(table.probe(0x1234_5679_9abc_def0).is_none());
    }

    #[test]
    fn old_and_shallow_entries_make_room_first() {
        let mut table = TranspositionTable::new(1);
        let hash = |number: u64| number << 32;
        table.store(hash(1), &entry(1, 9));
        table.new_search();
        table.new_search();
        for number in 2..5 {
            table.store(hash(number), &entry(2, 3));
        }
        table.store(hash(5), &entry(3, 2));
        assert!(table.probe(hash(1)).is_none(), "two searches old, it counts less than depth 3");
        assert!((2..=5).all(|number| table.probe(hash(number)).is_some()));
    }

    #[test]
    fn a_table_keeps_within_its_size() {
        assert_eq!(size_of::<Bucket>(), 64);
        let size = |megabytes| TranspositionTable::new(megabytes).buckets * size_of::<Bucket>();
        assert_eq!((size(3), size(1), size(0)), (2 << 20, 1 << 20, 64 << 10));
    }
}
