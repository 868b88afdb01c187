//! The walks of a movement that are still to be written.

use super::super::{Movement, MultiLegWalk, Walk};

/// A walk of either kind.
#[derive(Clone, Copy)]
pub(super) struct AnyWalk<'a> {
    pub walk: &'a Walk,
    /// For a [`MultiLegWalk`], the leg that it captures on.
    pub takes: Option<usize>,
    /// Whether it is a [`MultiLegWalk`].
    pub is_multi_leg: bool,
}

/// A movement, and which of its walks are written.
pub(super) struct Remaining<'a> {
    movement: &'a Movement,
    /// The plain walks, then those of several legs.
    written: Vec<bool>,
}

impl<'a> Remaining<'a> {
    pub(super) fn new(movement: &'a Movement) -> Remaining<'a> {
        Remaining { movement, written: vec![false; movement.walks().len() + movement.multi_leg().len()] }
    }

    /// The walks that a text describes, by number. `None` if it describes others too.
    pub(super) fn found(&self, text: &str) -> Option<Vec<usize>> {
        let movement: Movement = text.parse().ok()?;
        let plain = movement.walks().iter().map(|walk| self.plain(walk));
        let multi_leg = movement.multi_leg().iter().map(|walk| self.multi_leg(walk));
        plain.chain(multi_leg).collect()
    }

    fn plain(&self, walk: &Walk) -> Option<usize> {
        self.movement.walks().iter().position(|known| known == walk)
    }

    fn multi_leg(&self, walk: &MultiLegWalk) -> Option<usize> {
        let place = self.movement.multi_leg().iter().position(|known| known == walk)?;
        Some(self.movement.walks().len() + place)
    }

    /// Marks walks as written.
    pub(super) fn write(&mut self, found: &[usize]) {
        for &number in found {
            self.written[number] = true;
        }
    }

    /// How many of these walks are still to be written.
    pub(super) fn gain(&self, found: &[usize]) -> usize {
        found.iter().filter(|&&number| !self.written[number]).count()
    }

    /// The number of the first walk that is still to be written.
    pub(super) fn first(&self) -> Option<usize> {
        self.written.iter().position(|written| !written)
    }

    /// The walk with a number.
    pub(super) fn walk(&self, number: usize) -> Option<AnyWalk<'a>> {
        let plain = self.movement.walks();
        let multi_leg = || self.movement.multi_leg().get(number.checked_sub(plain.len())?);
        match plain.get(number) {
            Some(walk) => Some(AnyWalk { walk, takes: None, is_multi_leg: false }),
            None => multi_leg().map(|it| AnyWalk { walk: &it.walk, takes: it.takes, is_multi_leg: true }),
        }
    }
}
