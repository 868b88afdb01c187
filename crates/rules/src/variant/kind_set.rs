//! A set of kinds of piece.

use crate::KindId;

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindSet(u64);

impl KindSet {
    /// Whether the kind is in the set.
    #[inline]
    pub const fn has(self, kind: KindId) -> bool {
        self.0 >> (kind.0 & 63) & 1 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, kind: KindId) {
        self.0 |= 1 << (kind.0 & 63);
    }

    /// Iterates over the kinds in the set.
    pub fn iter(self) -> impl Iterator<Item = KindId> {
        (0..KindId::MAX_COUNT as u8).map(KindId).filter(move |&kind| self.has(kind))
    }
}

impl FromIterator<KindId> for KindSet {
    fn from_iter<I: IntoIterator<Item = KindId>>(kinds: I) -> KindSet {
        let mut set = KindSet::default();
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}
