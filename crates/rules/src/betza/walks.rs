//! The walks of a movement, while its text is read.

use super::error::BetzaErrorKind;
use super::{MultiLegWalk, Walk};

/// Walks, up to a limit that no drawable piece needs.
#[derive(Default)]
pub(super) struct Walks {
    all: Vec<Walk>,
    multi_leg: Vec<MultiLegWalk>,
    tried: usize,
    pushed: usize,
}

impl Walks {
    const MOST: usize = 1200;

    /// How often a walk was pushed, repeats included.
    pub(super) fn pushed(&self) -> usize {
        self.pushed
    }

    /// The walks, and those that capture on the way or return.
    pub(super) fn into_vecs(self) -> (Vec<Walk>, Vec<MultiLegWalk>) {
        (self.all, self.multi_leg)
    }

    /// Counts a leg that is tried, so that moves of many legs do not take for ever.
    pub(super) fn try_one(&mut self) -> Result<(), BetzaErrorKind> {
        self.tried += 1;
        if self.tried > 16 * Self::MOST { Err(BetzaErrorKind::Ways(Self::MOST)) } else { Ok(()) }
    }

    pub(super) fn push(&mut self, walk: Walk) -> Result<(), BetzaErrorKind> {
        if self.all.len() >= Self::MOST {
            return Err(BetzaErrorKind::Ways(Self::MOST));
        }
        self.pushed += 1;
        if !self.all.contains(&walk) {
            self.all.push(walk);
        }
        Ok(())
    }

    pub(super) fn push_multi_leg(&mut self, walk: MultiLegWalk) -> Result<(), BetzaErrorKind> {
        if self.multi_leg.len() >= Self::MOST {
            return Err(BetzaErrorKind::Ways(Self::MOST));
        }
        self.pushed += 1;
        if !self.multi_leg.contains(&walk) {
            self.multi_leg.push(walk);
        }
        Ok(())
    }
}
