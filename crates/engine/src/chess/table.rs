//! The transposition table: what is already known about positions, by their hash.

use menagerie_rules::Move;

/// What a stored score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    hash: u64,
    pub best: Option<Move>,
    pub score: i32,
    pub depth: i16,
    pub bound: Bound,
    age: u8,
}

/// A table of fixed size. A newer or deeper entry replaces an older one in the same place.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<Option<Entry>>,
    age: u8,
}

impl Table {
    pub(crate) fn new(megabytes: usize) -> Table {
        let wanted = megabytes.max(1) * 1024 * 1024 / size_of::<Option<Entry>>();
        // The largest power of two within the size, so that a place is found by masking.
        let places = 1_usize << wanted.ilog2();
        Table { entries: vec![None; places], age: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(None);
        self.age = 0;
    }

    /// Marks the beginning of a search: what is in the table now is older than what will come.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.entries.len() - 1)
    }

    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        self.entries[self.place(hash)].filter(|entry| entry.hash == hash)
    }

    pub(super) fn put(&mut self, hash: u64, best: Option<Move>, score: i32, depth: i16, bound: Bound) {
        let age = self.age;
        let place = self.place(hash);
        let slot = &mut self.entries[place];
        let keep = slot.is_some_and(|old| old.age == age && old.hash != hash && old.depth > depth + 2);
        if !keep {
            let best = best.or_else(|| slot.filter(|old| old.hash == hash).and_then(|old| old.best));
            *slot = Some(Entry { hash, best, score, depth, bound, age });
        }
    }
}
