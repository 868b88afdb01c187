//! Repeatable chance, for levels that err.

/// A sequence of numbers that follows from its seed: SplitMix64 (Steele, Lea and Flood 2014).
pub struct Random(u64);

impl Random {
    /// A sequence that begins with this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// True so many times of a hundred.
    pub fn happens(&mut self, percent: u32) -> bool {
        self.next() % 100 < u64::from(percent)
    }

    /// A number below `count`. `None` if that is 0.
    pub fn below(&mut self, count: usize) -> Option<usize> {
        usize::try_from(self.next().checked_rem(count as u64)?).ok()
    }

    /// A number from `-most` to `most`, small ones likelier.
    pub fn error(&mut self, most: i32) -> i32 {
        if most <= 0 {
            return 0;
        }
        let mut one = || (self.next() % (u64::from(most.unsigned_abs()) + 1)) as i32;
        one() - one()
    }
}
