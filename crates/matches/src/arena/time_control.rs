//! The limits of an engine's moves: depth, nodes, time, clock.

use std::fmt::Write as _;
use std::str::FromStr;
use std::time::Duration;

/// The maximum time to wait for a move without a time limit.
const NO_TIME_LIMIT: Duration = Duration::from_secs(600);

/// A clock with an increment. Written as `10+0.1`: 10 seconds for the game and 0.1 seconds for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The time at the start of the game.
    pub base: Duration,
    /// The time added after each move.
    pub increment: Duration,
}

impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeControl, String> {
        let seconds = |text: &str| {
            let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
            number.and_then(|number| Duration::try_from_secs_f64(number).ok())
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let (base, increment) = seconds(base)
            .filter(|base| !base.is_zero())
            .zip(seconds(increment))
            .ok_or_else(|| format!("“{text}” is not a clock: write seconds and increment, such as 10+0.1"))?;
        Ok(TimeControl { base, increment })
    }
}

/// The limits of each move of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveLimits {
    /// The search depth, in plies.
    pub depth: Option<u32>,
    /// Nodes to search.
    pub nodes: Option<u64>,
    /// The time for each move.
    pub movetime: Option<Duration>,
    /// The clock for the whole game.
    pub clock: Option<TimeControl>,
}

impl MoveLimits {
    /// Whether there is no limit.
    pub fn is_none(&self) -> bool {
        *self == MoveLimits::default()
    }

    /// The maximum time of the move, with `left` on the clock.
    pub fn time(&self, left: Duration) -> Option<Duration> {
        self.movetime.into_iter().chain(self.clock.map(|_| left)).min()
    }

    /// The time to wait for a move before the engine forfeits.
    pub fn timeout(&self, left: Duration, grace: Duration) -> Duration {
        self.time(left).map_or(NO_TIME_LIMIT, |time| time + grace)
    }

    /// The `go` command of the seat to move. `clocks` has the time left and the increment of every seat. A seat without a clock gets the
    /// time of the one to move.
    pub fn go(&self, seat: usize, clocks: &[Option<(Duration, Duration)>]) -> String {
        let mut text = "go".to_string();
        if let (Some(_), Some(own)) = (self.clock, clocks.get(seat).copied().flatten()) {
            let names: &[(&str, &str)] = if clocks.len() == 2 {
                &[("wtime", "winc"), ("btime", "binc")]
            } else {
                &[("time1", "inc1"), ("time2", "inc2"), ("time3", "inc3"), ("time4", "inc4")]
            };
            for ((time, increment), clock) in names.iter().zip(clocks) {
                let (left, gain) = clock.unwrap_or(own);
                let _ = write!(text, " {time} {} {increment} {}", left.as_millis(), gain.as_millis());
            }
        }
        if let Some(movetime) = self.movetime {
            let _ = write!(text, " movetime {}", movetime.as_millis());
        }
        if let Some(nodes) = self.nodes {
            let _ = write!(text, " nodes {nodes}");
        }
        if let Some(depth) = self.depth {
            let _ = write!(text, " depth {depth}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_in_seconds() {
        let clock = |text: &str| text.parse::<TimeControl>().map(|it| (it.base.as_millis(), it.increment.as_millis()));
        assert_eq!(clock("10+0.1"), Ok((10_000, 100)));
        assert_eq!(clock("60"), Ok((60_000, 0)));
        for text in ["", "0+1", "ten", "-1+1", "1+-1", "inf", "nan"] {
            assert!(clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn go_names_every_clock() {
        let limit = MoveLimits { clock: "10+0.1".parse().ok(), ..MoveLimits::default() };
        let clock = |left| Some((Duration::from_millis(left), Duration::from_millis(100)));
        assert_eq!(limit.go(1, &[clock(9_000), clock(8_000)]), "go wtime 9000 winc 100 btime 8000 binc 100");
        let four = limit.go(3, &[clock(1), None, clock(3), clock(4)]);
        assert_eq!(four, "go time1 1 inc1 100 time2 4 inc2 100 time3 3 inc3 100 time4 4 inc4 100");
        let limit = MoveLimits { nodes: Some(500), depth: Some(3), ..MoveLimits::default() };
        assert_eq!(limit.go(0, &[None, None]), "go nodes 500 depth 3");
        assert_eq!(MoveLimits::default().go(0, &[None, None]), "go");
    }

    #[test]
    fn the_shortest_time_counts() {
        let limit =
            MoveLimits { movetime: Some(Duration::from_secs(2)), clock: "10".parse().ok(), ..MoveLimits::default() };
        assert_eq!(limit.time(Duration::from_secs(5)), Some(Duration::from_secs(2)));
        assert_eq!(limit.timeout(Duration::from_secs(1), Duration::from_secs(3)), Duration::from_secs(4));
    }
}
