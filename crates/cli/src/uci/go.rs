//! `go …`: how far to search.

use super::Fault;
use std::time::Duration;

/// What was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to use.
    pub movetime: Option<Duration>,
    /// What is left on the clocks, in turn order.
    pub left: [Option<Duration>; 4],
    /// What each move adds to them.
    pub increment: [Option<Duration>; 4],
    /// Moves until time is added.
    pub movestogo: Option<u32>,
    /// The best move is told only after `stop`.
    pub infinite: bool,
    /// Only count the lines of play of so many plies.
    pub perft: Option<u32>,
    /// What was asked for and cannot be done.
    pub ignored: Vec<&'static str>,
}

impl Go {
    /// Reads the words after `go`.
    ///
    /// # Errors
    /// If a word is not known or its number is not one.
    pub fn read(words: &[&str]) -> Result<Go, Fault> {
        let mut go = Go::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "searchmoves" => {
                    go.ignored.push("searchmoves is not supported: all moves are searched");
                    while words.next_if(|word| !KNOWN.contains(word)).is_some() {}
                }
                "ponder" => go.ignored.push("pondering is not supported: it is searched as if it were our turn"),
                _ if KNOWN.contains(&word) => go.number(word, words.next())?,
                _ => return Err(Fault(format!("go does not know “{word}”"))),
            }
        }
        Ok(go)
    }

    fn number(&mut self, word: &str, text: Option<&str>) -> Result<(), Fault> {
        let fault = || Fault(format!("{word} needs a whole number, not “{}”", text.unwrap_or("")));
        // Some programs tell of a clock that has run out with a negative number.
        let number: i64 = text.and_then(|text| text.parse().ok()).ok_or_else(fault)?;
        let positive = || u64::try_from(number).ok().filter(|number| *number > 0).ok_or_else(fault);
        let small = || u32::try_from(number).ok().filter(|number| *number > 0).ok_or_else(fault);
        let time = Duration::from_millis(u64::try_from(number).unwrap_or(0));
        match word {
            "depth" => self.depth = Some(small()?),
            // Mate in so many moves lies at most so many plies away.
            "mate" => self.depth = Some(small()?.saturating_mul(2)),
            "nodes" => self.nodes = Some(positive()?),
            "movestogo" => self.movestogo = Some(small()?),
            "perft" => self.perft = Some(u32::try_from(number).map_err(|_| fault())?),
            "movetime" => self.movetime = Some(time),
            "wtime" | "time1" => self.left[0] = Some(time),
            "btime" | "time2" => self.left[1] = Some(time),
            "time3" => self.left[2] = Some(time),
            "time4" => self.left[3] = Some(time),
            "winc" | "inc1" => self.increment[0] = Some(time),
            "binc" | "inc2" => self.increment[1] = Some(time),
            "inc3" => self.increment[2] = Some(time),
            _ => self.increment[3] = Some(time),
        }
        Ok(())
    }

    /// Whether any clock is told.
    pub fn tells_clocks(&self) -> bool {
        self.left.iter().any(Option::is_some)
    }
}

const KNOWN: [&str; 21] = [
    "infinite",
    "searchmoves",
    "ponder",
    "depth",
    "mate",
    "nodes",
    "movestogo",
    "perft",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "time1",
    "time2",
    "time3",
    "time4",
    "inc1",
    "inc2",
    "inc3",
    "inc4",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Result<Go, Fault> {
        Go::read(&line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn limits_are_read_together() {
        let read = go("wtime 1000 btime -20 winc 10 binc 20 movestogo 5 depth 7 nodes 900").expect("known words");
        assert_eq!(read.left[..2], [Some(Duration::from_secs(1)), Some(Duration::ZERO)]);
        assert_eq!(read.increment[..2], [Some(Duration::from_millis(10)), Some(Duration::from_millis(20))]);
        assert_eq!((read.movestogo, read.depth, read.nodes), (Some(5), Some(7), Some(900)));
        assert!(read.tells_clocks() && !read.infinite);
    }

    #[test]
    fn four_clocks_have_numbers() {
        let read = go("time1 1 time2 2 time3 3 time4 4 inc1 5 inc2 6 inc3 7 inc4 8").expect("known words");
        assert_eq!(read.left, [1, 2, 3, 4].map(|n| Some(Duration::from_millis(n))));
        assert_eq!(read.increment, [5, 6, 7, 8].map(|n| Some(Duration::from_millis(n))));
    }

    #[test]
    fn no_limit_is_no_fault() {
        assert_eq!(go(""), Ok(Go::default()));
        assert_eq!(go("infinite"), Ok(Go { infinite: true, ..Go::default() }));
        assert_eq!(go("mate 3").expect("known").depth, Some(6));
    }

    #[test]
    fn what_cannot_be_done_is_told() {
        let read = go("searchmoves e2e4 d2d4 depth 3").expect("known words");
        assert_eq!((read.depth, read.ignored.len()), (Some(3), 1));
    }

    #[test]
    fn faults_are_named() {
        for line in ["depth", "depth x", "depth 0", "nodes -1", "movetime soon", "fast"] {
            assert!(go(line).is_err(), "{line}");
        }
    }
}
