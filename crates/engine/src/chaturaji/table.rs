//! What the search remembers of positions: a table of bounded size, newer and deeper knowledge before older and shallower.

use super::moves::Step;

/// What a remembered value says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing: the entry is empty.
    #[default]
    None,
    /// The value is at least this.
    Least,
    /// The value is at most this.
    Most,
    /// It is the value.
    Exact,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry<V> {
    key: u32,
    step: u16,
    depth: i8,
    age: u8,
    pub bound: Bound,
    pub value: V,
}

impl<V> Entry<V> {
    /// The move that was best.
    pub const fn step(&self) -> Step {
        Step::from_bits(self.step)
    }

    /// How deep the search below it was, in plies.
    pub const fn depth(&self) -> i32 {
        self.depth as i32
    }
}

/// Positions by hash, in pairs: what is deepest, and what is newest.
#[derive(Debug, Default)]
pub(super) struct Table<V> {
    entries: Vec<Entry<V>>,
    age: u8,
}

impl<V: Copy + Default> Table<V> {
    /// Prepares for a search, in at most so many bytes: what is known already is from now on older.
    pub fn make_ready(&mut self, bytes: usize) {
        if self.entries.is_empty() {
            let most = (bytes / size_of::<Entry<V>>()).max(1024);
            self.entries = vec![Entry::default(); 1 << most.ilog2()];
        }
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn pair(&self, hash: u64) -> usize {
        hash as usize & self.entries.len().wrapping_sub(1) & !1
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, hash: u64) -> Option<&Entry<V>> {
        let (place, key) = (self.pair(hash), (hash >> 32) as u32);
        self.entries.get(place..place + 2)?.iter().find(|entry| entry.key == key && entry.bound != Bound::None)
    }

    /// Remembers a position.
    #[inline]
    pub fn put(&mut self, hash: u64, depth: i32, bound: Bound, value: V, step: Step) {
        let place = self.pair(hash);
        let (key, age) = ((hash >> 32) as u32, self.age);
        let Some([deepest, newest]) = self.entries.get_mut(place..place + 2) else { return };
        let depth = depth.clamp(0, 127) as i8;
        let slot = if deepest.key == key || deepest.age != age || depth >= deepest.depth { deepest } else { newest };
        let step = if step == Step::NONE && slot.key == key { slot.step } else { step.bits() };
        *slot = Entry { key, step, depth, age, bound, value };
    }

    /// How full it is with what the present search found, in thousandths.
    pub fn full(&self) -> u32 {
        let sample = self.entries.iter().take(1000);
        sample.filter(|entry| entry.bound != Bound::None && entry.age == self.age).count() as u32
    }
}
