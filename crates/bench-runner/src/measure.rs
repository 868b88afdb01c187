//! Repeated measurements of one thing.

/// Measured times in seconds.
#[derive(Debug, Clone, Default)]
pub struct Timings(Vec<f64>);

impl Timings {
    /// Adds a measurement.
    pub fn add(&mut self, seconds: f64) {
        self.0.push(seconds);
    }

    /// The shortest time, as disturbances only ever make it longer. 0 without any measurement.
    pub fn least(&self) -> f64 {
        self.0.iter().copied().reduce(f64::min).unwrap_or(0.0)
    }

    /// The median; of an even number of times, the upper one. 0 without any measurement.
    pub fn median(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
    }
}

/// Nodes per second; 0 if no time has passed.
pub fn rate(nodes: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { nodes as f64 / seconds } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_and_median() {
        let mut times = Timings::default();
        assert_eq!((times.least(), times.median()), (0.0, 0.0));
        [3.0, 1.0, 2.0].into_iter().for_each(|seconds| times.add(seconds));
        assert_eq!((times.least(), times.median()), (1.0, 2.0));
        assert_eq!(rate(100, 2.0), 50.0);
        assert_eq!(rate(100, 0.0), 0.0);
    }
}
