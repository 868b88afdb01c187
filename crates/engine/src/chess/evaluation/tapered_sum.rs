//! A sum of tapered terms.

use super::weights::Tapered;

/// The sum of the terms so far.
#[derive(Default)]
pub(super) struct TaperedSum(pub Tapered);

impl TaperedSum {
    #[inline]
    pub(super) fn add(&mut self, weight: Tapered, sign: i32) {
        self.0[0] += sign * weight[0];
        self.0[1] += sign * weight[1];
    }

    #[inline]
    pub(super) fn add_times(&mut self, weight: Tapered, count: u32, sign: i32) {
        let times = sign * count as i32;
        self.0[0] += times * weight[0];
        self.0[1] += times * weight[1];
    }
}
