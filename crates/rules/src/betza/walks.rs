//! Collects the walks of a movement while its text is parsed.

use super::error::BetzaErrorKind;
use super::{MultiLegWalk, Walk};

/// A list of walks with a maximum length, which no sensible piece reaches.
#[derive(Default)]
pub(super) struct Walks {
    all: Vec<Walk>,
    multi_leg: Vec<MultiLegWalk>,
    tried: usize,
    pushed: usize,
}

impl Walks {
    const MAX_COUNT: usize = 1200;

    /// How many walks were pushed, duplicates included.
    pub(super) fn pushed(&self) -> usize {
        self.pushed
    }

    /// The walks, and the walks that capture on the way or return.
    pub(super) fn into_vecs(self) -> (Vec<Walk>, Vec<MultiLegWalk>) {
        (self.all, self.multi_leg)
    }

    /// Counts a leg, so that moves of many legs are not tried for ever.
    pub(super) fn try_one(&mut self) -> Result<(), BetzaErrorKind> {
        self.tried += 1;
        if self.tried > 16 * Self::MAX_COUNT { Err(BetzaErrorKind::Ways(Self::MAX_COUNT)) } else { Ok(()) }
    }

    pub(super) fn push(&mut self, walk: Walk) -> Result<(), BetzaErrorKind> {
        if self.all.len() >= Self::MAX_COUNT {
            return Err(BetzaErrorKind::Ways(Self::MAX_COUNT));
        }
        self.pushed += 1;
        if !self.all.contains(&walk) {
            self.all.push(walk);
        }
        Ok(())
    }

    pub(super) fn push_multi_leg(&mut self, walk: MultiLegWalk) -> Result<(), BetzaErrorKind> {
        if self.multi_leg.len() >= Self::MAX_COUNT {
            return Err(BetzaErrorKind::Ways(Self::MAX_COUNT));
        }
        self.pushed += 1;
        if !self.multi_leg.contains(&walk) {
            self.multi_leg.push(walk);
        }
        Ok(())
    }
}
