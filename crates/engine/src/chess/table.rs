//! The transposition table: what is already known about positions, by their hash.

use menagerie_rules::Move;
use prefetch_index::prefetch_index;

/// What a stored score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub best: Option<Move>,
    pub score: i32,
    /// What the evaluation said, without looking ahead; `None` if it was not asked.
    pub stand: Option<i32>,
    pub depth: i32,
    pub bound: Bound,
}

/// What is stored of a position: sixteen bytes, so that a few of them share a line of the processor's cache.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// The half of the hash that is not in the place.
    check: u32,
    best: u32,
    score: i32,
    stand: i16,
    depth: u8,
    /// Bound in the two lowest bits, 0 for an empty entry; age above.
    marks: u8,
}

impl Entry {
    #[inline]
    fn from_words([low, high]: [u64; 2]) -> Entry {
        Entry {
            check: low as u32,
            best: (low >> 32) as u32,
            score: high as u32 as i32,
            stand: (high >> 32) as u16 as i16,
            depth: (high >> 48) as u8,
            marks: (high >> 56) as u8,
        }
    }

    #[inline]
    fn to_words(self) -> [u64; 2] {
        let low = u64::from(self.check) | u64::from(self.best) << 32;
        let high = u64::from(self.score as u32) | u64::from(self.stand as u16) << 32;
        [low, high | u64::from(self.depth) << 48 | u64::from(self.marks) << 56]
    }
}

/// Entries that compete for the same positions.
const WAYS: usize = 4;
/// How much shallower an entry counts for each search that it is old.
const STALE: i32 = 4;
const AGES: u8 = 64;
const NO_STAND: i16 = i16::MIN;

/// Bytes of a table of no megabytes: little enough that a search of some thousand positions fills it, as one of some seconds fills
/// the usual one. Matches that tell what is worth keeping there need not take days.
const LEAST: usize = 1 << 16;

/// The entries of a place: one line of the processor's cache.
type Bucket = [[u64; 2]; WAYS];

/// A table of fixed size.
#[derive(Debug)]
pub(crate) struct Table {
    /// Plain words: the system hands out large pieces of zeros without writing them. It does not begin them where a line of the cache
    /// begins, as it would have to for a bucket that lies in one, so that there is a bucket more than is used.
    words: Vec<[u64; 2]>,
    /// The first that is used.
    first: usize,
    /// How many buckets are used.
    buckets: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many megabytes.
    pub(crate) fn new(megabytes: usize) -> Table {
        let buckets = Table::places(megabytes);
        let words = vec![[0; 2]; (buckets + 1) * WAYS];
        let first = words.as_ptr().align_offset(size_of::<Bucket>()).min(WAYS);
        Table { words, first, buckets, age: 0 }
    }

    /// Forgets everything, and takes at most so many megabytes from now on.
    pub(crate) fn empty(&mut self, megabytes: usize) {
        let places = Table::places(megabytes);
        if places == self.buckets {
            self.clear();
            return;
        }
        // First the old one goes: both at once would take the memory of both, which WebAssembly never gives back.
        self.words = Vec::new();
        *self = Table::new(megabytes);
    }

    /// The largest power of two within the size, so that a place is found by masking.
    fn places(megabytes: usize) -> usize {
        1 << ((megabytes << 20).max(LEAST) / size_of::<Bucket>()).ilog2()
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill([0; 2]);
        self.age = 0;
    }

    /// Marks the beginning of a search: what is in the table now is older than what will come.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Where the bucket of a hash begins.
    #[inline]
    fn place(&self, hash: u64) -> usize {
        self.first + (hash as usize & (self.buckets - 1)) * WAYS
    }

    #[inline]
    fn bucket(&self, place: usize) -> &[[u64; 2]] {
        &self.words[place..place + WAYS]
    }

    #[inline]
    pub(super) fn get(&self, hash: u64) -> Option<Known> {
        let check = (hash >> 32) as u32;
        let mut entries = self.bucket(self.place(hash)).iter().map(|&words| Entry::from_words(words));
        let entry = entries.find(|entry| entry.marks & 3 != 0 && entry.check == check)?;
        let bound = match entry.marks & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Some(Known {
            best: Move::from_bits(entry.best),
            score: entry.score,
            stand: (entry.stand != NO_STAND).then_some(i32::from(entry.stand)),
            depth: i32::from(entry.depth),
            bound,
        })
    }

    /// Stores what is known, in place of what is worth least: other positions' entries that are shallow and old.
    pub(super) fn put(&mut self, hash: u64, known: &Known) {
        let age = self.age;
        let check = (hash >> 32) as u32;
        let place = self.place(hash);
        let bucket = self.bucket(place);
        let bucket: [Entry; WAYS] = std::array::from_fn(|way| Entry::from_words(bucket[way]));
        let worth = |entry: &Entry| {
            if entry.marks & 3 == 0 {
                return i32::MIN;
            }
            let years = i32::from((AGES + age - (entry.marks >> 2)) % AGES);
            i32::from(entry.depth) - STALE * years
        };
        let slot = match bucket.iter().position(|entry| entry.marks & 3 != 0 && entry.check == check) {
            Some(own) => own,
            None => (0..WAYS).min_by_key(|&way| worth(&bucket[way])).unwrap_or(0),
        };
        let old = bucket[slot];
        let same = old.marks & 3 != 0 && old.check == check;
        let current = old.marks >> 2 == age;
        // A much deeper result of this very search says more, unless the new one is exact.
        if same && current && known.bound != Bound::Exact && i32::from(old.depth) > known.depth + 3 {
            return;
        }
        let best = match known.best {
            Some(mv) => mv.to_bits(),
            None if same => old.best,
            None => 0,
        };
        let bound = match known.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let new = Entry {
            check,
            best,
            score: known.score,
            stand: known
                .stand
                .map_or(NO_STAND, |stand| stand.clamp(i32::from(NO_STAND) + 1, i32::from(i16::MAX)) as i16),
            depth: known.depth.clamp(0, 255) as u8,
            marks: bound | age << 2,
        };
        self.words[place + slot] = new.to_words();
    }

    /// Asks the memory for what is known of a position, before it is needed.
    #[inline]
    pub(super) fn prefetch(&self, hash: u64) {
        prefetch_index(&self.words, self.place(hash));
    }

    /// How full the table is with this search's results, in thousandths: a sample.
    pub(super) fn fullness(&self) -> u32 {
        let sample = &self.words[self.first..self.first + self.buckets.min(250) * WAYS];
        let entries = sample.iter().map(|&words| Entry::from_words(words));
        let used = entries.filter(|entry| entry.marks & 3 != 0 && entry.marks >> 2 == self.age).count();
        (used * 1000 / sample.len().max(1)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(score: i32, depth: i32) -> Known {
        Known { best: Some(Move::PASS), score, stand: Some(-7), depth, bound: Bound::AtLeast }
    }

    #[test]
    fn what_was_put_in_comes_out() {
        let mut table = Table::new(1);
        table.put(0x1234_5678_9abc_def0, &known(42, 5));
        let found = table.get(0x1234_5678_9abc_def0).expect("an entry");
        assert_eq!((found.score, found.depth, found.stand), (42, 5, Some(-7)));
        assert_eq!((found.best, found.bound), (Some(Move::PASS), Bound::AtLeast));
        assert!(table.get(0x1234_5679_9abc_def0).is_none());
    }

    #[test]
    fn old_and_shallow_entries_make_room_first() {
        let mut table = Table::new(1);
        let hash = |number: u64| number << 32;
        table.put(hash(1), &known(1, 9));
        table.grow_older();
        table.grow_older();
        for number in 2..5 {
            table.put(hash(number), &known(2, 3));
        }
        table.put(hash(5), &known(3, 2));
        assert!(table.get(hash(1)).is_none(), "two searches old, it counts less than depth 3");
        assert!((2..=5).all(|number| table.get(hash(number)).is_some()));
    }

    #[test]
    fn a_table_keeps_within_its_size() {
        assert_eq!(size_of::<Bucket>(), 64);
        let size = |megabytes| Table::new(megabytes).buckets * size_of::<Bucket>();
        assert_eq!((size(3), size(1), size(0)), (2 << 20, 1 << 20, 64 << 10));
    }
}
