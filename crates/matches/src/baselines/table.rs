//! The transposition table of the baselines.

use menagerie_engine::internals::CompactMove;

/// The bound type of a stored value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ValueBound {
    /// The entry is empty.
    #[default]
    None,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is exact.
    Exact,
}

/// The entry of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ValueEntry<V> {
    key: u32,
    best_move: u16,
    depth: i8,
    age: u8,
    pub bound: ValueBound,
    pub value: V,
}

impl<V> ValueEntry<V> {
    /// The best move.
    pub const fn best_move(&self) -> CompactMove {
        CompactMove::from_bits(self.best_move)
    }

    /// The depth of the search, in plies.
    pub const fn depth(&self) -> i32 {
        self.depth as i32
    }
}

/// Pairs of entries by hash: the deepest, and the newest.
#[derive(Debug, Default)]
pub(crate) struct ValueTable<V> {
    entries: Vec<ValueEntry<V>>,
    age: u8,
}

impl<V: Copy + Default> ValueTable<V> {
    /// Begins a search, in at most `bytes` bytes: all present entries become older.
    pub fn prepare(&mut self, bytes: usize) {
        if self.entries.is_empty() {
            let most = (bytes / size_of::<ValueEntry<V>>()).max(1024);
            self.entries = vec![ValueEntry::default(); 1 << most.ilog2()];
        }
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn pair(&self, hash: u64) -> usize {
        hash as usize & self.entries.len().wrapping_sub(1) & !1
    }

    /// The entry of a position.
    #[inline]
    pub fn probe(&self, hash: u64) -> Option<&ValueEntry<V>> {
        let (start, key) = (self.pair(hash), (hash >> 32) as u32);
        self.entries.get(start..start + 2)?.iter().find(|entry| entry.key == key && entry.bound != ValueBound::None)
    }

    /// Stores an entry.
    #[inline]
    pub fn store(&mut self, hash: u64, depth: i32, bound: ValueBound, value: V, best_move: CompactMove) {
        let start = self.pair(hash);
        let (key, age) = ((hash >> 32) as u32, self.age);
        let Some([deepest, newest]) = self.entries.get_mut(start..start + 2) else { return };
        let depth = depth.clamp(0, 127) as i8;
        let slot = if deepest.key == key || deepest.age != age || depth >= deepest.depth { deepest } else { newest };
        let keeps_move = best_move == CompactMove::NONE && slot.key == key;
        let best_move = if keeps_move { slot.best_move } else { best_move.bits() };
        *slot = ValueEntry { key, best_move, depth, age, bound, value };
    }

    /// How full it is with entries of the present search, in thousandths.
    pub fn full(&self) -> u32 {
        let sample = self.entries.iter().take(1000);
        sample.filter(|entry| entry.bound != ValueBound::None && entry.age == self.age).count() as u32
    }
}
