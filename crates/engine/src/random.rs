//! Reproducible random numbers, for levels that make errors.

/// A pseudo-random number generator: SplitMix64 (Steele, Lea and Flood 2014).
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        let (number, state) = menagerie_rules::split_mix(self.0);
        self.0 = state;
        number
    }

    /// True with this probability in percent.
    pub fn happens(&mut self, percent: u32) -> bool {
        self.next() % 100 < u64::from(percent)
    }

    /// A random number below `count`; `None` if that is 0.
    pub fn below(&mut self, count: usize) -> Option<usize> {
        usize::try_from(self.next().checked_rem(count as u64)?).ok()
    }

    /// A random number from 0 to `most`; 0 if that is negative.
    pub fn up_to(&mut self, most: i32) -> i32 {
        (self.next() % (most.max(0) as u64 + 1)) as i32
    }

    /// A random number from `-most` to `most`, small ones being more likely.
    pub fn error(&mut self, most: i32) -> i32 {
        if most <= 0 {
            return 0;
        }
        let mut one = || (self.next() % (u64::from(most.unsigned_abs()) + 1)) as i32;
        one() - one()
    }
}
