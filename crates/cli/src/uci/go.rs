//! `go …`: the limits of a search.

use super::perft;
use menagerie_engine::{ClockTime, TimeManager};
use menagerie_rules::{Player, Variant};
use std::time::Duration;

/// The limits of a `go` command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The depth, in plies.
    pub depth: Option<u32>,
    /// The maximum number of nodes.
    pub nodes: Option<u64>,
    /// The time for this move.
    pub movetime: Option<Duration>,
    /// The time left on each clock, in turn order.
    pub left: [Option<Duration>; 4],
    /// The increment of each clock, in turn order.
    pub increment: [Option<Duration>; 4],
    /// Moves until the clocks get more time.
    pub movestogo: Option<u32>,
    /// Whether the best move is printed only after `stop`.
    pub infinite: bool,
    /// The allowed root moves as text; all if empty.
    pub searchmoves: Vec<String>,
    /// Whether to ponder: the time begins with `ponderhit`.
    pub ponder: bool,
    /// The depth of a perft, which replaces the search.
    pub perft: Option<u32>,
    /// Notes for the user about ignored words and corrected values.
    pub notes: Vec<String>,
    /// Whether an ignored word may have been a limit.
    pub lacks: bool,
}

impl Go {
    /// Parses the words after `go`. Unknown words and bad numbers are ignored, with a note.
    pub fn read(words: &[&str]) -> Go {
        let mut go = Go::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "searchmoves" => {
                    go.searchmoves
                        .extend(std::iter::from_fn(|| words.next_if(|word| !KNOWN.contains(word))).map(str::to_string));
                }
                "ponder" => go.ponder = true,
                _ if KNOWN.contains(&word) => {
                    let text = words.next_if(|next| !KNOWN.contains(next));
                    match go.whole(word, text) {
                        Some(number) => go.number(word, number),
                        None => go.lacks = true,
                    }
                }
                _ => {
                    let value = words.next_if(|next| next.starts_with(|it: char| it.is_ascii_digit() || it == '-'));
                    let value = value.map(|value| format!(" {value}")).unwrap_or_default();
                    go.notes.push(format!("go does not know “{word}{value}”: it is ignored"));
                    go.lacks = true;
                }
            }
        }
        go
    }

    /// The integer in a text. A decimal is rounded down, with a note.
    fn whole(&mut self, word: &str, text: Option<&str>) -> Option<i128> {
        if let Some(number) = text.and_then(|text| text.parse().ok()) {
            return Some(number);
        }
        match text.and_then(|text| text.parse::<f64>().ok()).filter(|number| number.is_finite()) {
            Some(number) => {
                // The conversion saturates: a number beyond i128 becomes the nearest i128.
                let number = number.floor() as i128;
                self.notes.push(format!("{word} needs a whole number: “{}” is cut short", text.unwrap_or_default()));
                Some(number)
            }
            None => {
                let text = text.unwrap_or_default();
                self.notes.push(format!("{word} needs a whole number, not “{text}”: it is ignored"));
                None
            }
        }
    }

    /// The number as a limit, at most `most`. `None` if it is less than 1.
    fn limit(&mut self, word: &str, number: i128, most: u64) -> Option<u64> {
        if number < 1 {
            self.notes.push(format!("{word} {number} is ignored: it must be 1 or more"));
            self.lacks = true;
            return None;
        }
        Some(self.within(word, number, most))
    }

    /// The number, clamped to 0..=`most`.
    fn within(&mut self, word: &str, number: i128, most: u64) -> u64 {
        let within = u64::try_from(number.clamp(0, i128::from(most))).unwrap_or(most);
        if i128::from(within) != number {
            self.notes.push(format!("{word} {number} is read as {within}"));
        }
        within
    }

    fn number(&mut self, word: &str, number: i128) {
        let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let most = u64::from(u32::MAX);
        match word {
            "depth" => self.depth = self.limit(word, number, most).map(small),
            // A mate in n moves is at most 2n plies away.
            "mate" => self.depth = self.limit(word, number, most).map(|moves| small(moves).saturating_mul(2)),
            "nodes" => self.nodes = self.limit(word, number, u64::MAX),
            // `movestogo` limits nothing by itself: without it the clock is for the rest of the game.
            "movestogo" => {
                let lacks = self.lacks;
                self.movestogo = self.limit(word, number, most).map(small);
                self.lacks = lacks;
            }
            "perft" if number < 0 => {
                self.notes.push(format!("perft {number} is ignored: it must be 0 or more"));
                self.lacks = true;
            }
            "perft" => self.perft = Some(small(self.within(word, number, u64::from(perft::MAX_PLIES)))),
            _ => {
                // Some programs send a negative number for a clock that has run out.
                let time = Some(Duration::from_millis(self.within(word, number, MAX_MILLIS)));
                match word {
                    "movetime" => self.movetime = time,
                    "wtime" | "time1" => self.left[0] = time,
                    "btime" | "time2" => self.left[1] = time,
                    "time3" => self.left[2] = time,
                    "time4" => self.left[3] = time,
                    "winc" | "inc1" => self.increment[0] = time,
                    "binc" | "inc2" => self.increment[1] = time,
                    "inc3" => self.increment[2] = time,
                    _ => self.increment[3] = time,
                }
            }
        }
    }

    /// The time of the player to move. With four players `time1` to `time4` are the clocks in the order of turns. If the player's own
    /// clock is missing, `wtime` and `winc` are used.
    pub fn time(&self, variant: &Variant, turn: Player, overhead: Duration) -> TimeManager {
        let mut seat = turn.index();
        if variant.players().len() > 2 && self.left.get(seat).copied().flatten().is_none() {
            seat = 0;
        }
        let time = match self.left.get(seat).copied().flatten() {
            Some(left) => {
                let increment = self.increment.get(seat).copied().flatten().unwrap_or_default();
                TimeManager::by_clock(ClockTime { left, increment, moves_to_go: self.movestogo }, overhead)
            }
            None => TimeManager::endless(),
        };
        match self.movetime {
            Some(movetime) => time.and_move_time(movetime, overhead),
            None => time,
        }
    }

    /// Whether the command contains a clock.
    pub fn has_clocks(&self) -> bool {
        self.left.iter().any(Option::is_some)
    }
}

/// A year, in milliseconds: more than any clock shows, and small enough for sums without overflow.
const MAX_MILLIS: u64 = 365 * 24 * 3_600 * 1_000;

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

    fn go(line: &str) -> Go {
        Go::read(&line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn limits_are_read_together() {
        let read = go("wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 depth 7 nodes 900");
        assert_eq!(read.left[..2], [Some(Duration::from_secs(1)), Some(Duration::from_secs(2))]);
        assert_eq!(read.increment[..2], [Some(Duration::from_millis(10)), Some(Duration::from_millis(20))]);
        assert_eq!((read.movestogo, read.depth, read.nodes), (Some(5), Some(7), Some(900)));
        assert!(read.has_clocks() && !read.infinite && !read.lacks && read.notes.is_empty());
    }

    #[test]
    fn four_clocks_have_numbers() {
        let read = go("time1 1 time2 2 time3 3 time4 4 inc1 5 inc2 6 inc3 7 inc4 8");
        assert_eq!(read.left, [1, 2, 3, 4].map(|n| Some(Duration::from_millis(n))));
        assert_eq!(read.increment, [5, 6, 7, 8].map(|n| Some(Duration::from_millis(n))));
    }

    #[test]
    fn no_limit_is_no_fault() {
        assert_eq!(go(""), Go::default());
        assert_eq!(go("infinite"), Go { infinite: true, ..Go::default() });
        assert_eq!(go("mate 3").depth, Some(6));
    }

    #[test]
    fn moves_to_be_searched_end_with_the_next_word() {
        let read = go("searchmoves e2e4 d2d4 depth 3");
        assert_eq!((read.depth, read.searchmoves), (Some(3), vec!["e2e4".to_string(), "d2d4".to_string()]));
        assert!(go("ponder wtime 1000").ponder && go("ponder wtime 1000").notes.is_empty());
    }

    #[test]
    fn unusable_parts_are_ignored_and_reported() {
        for (line, note, lacks) in [
            ("depth", "depth needs a whole number, not “”", true),
            ("depth x", "not “x”", true),
            ("depth 0", "depth 0 is ignored", true),
            ("nodes -1", "nodes -1 is ignored", true),
            ("nodes NaN", "not “NaN”", true),
            ("movetime soon", "not “soon”", true),
            ("fast", "go does not know “fast”", true),
            ("rtime 3", "go does not know “rtime 3”", true),
            ("perft -1", "perft -1 is ignored", true),
            ("movestogo 0", "movestogo 0 is ignored", false),
        ] {
            let read = go(line);
            assert!(read.notes[0].contains(note), "{line}: {:?}", read.notes);
            assert_eq!(Go { notes: Vec::new(), ..read }, Go { lacks, ..Go::default() }, "{line}");
        }
    }

    #[test]
    fn the_nearest_number_is_taken() {
        let read =
            go("wtime 1234.5 btime -50 nodes 99999999999999999999 depth 999999999999 movetime 1e99 perft 4294967295");
        assert_eq!(read.left[..2], [Some(Duration::from_millis(1_234)), Some(Duration::ZERO)]);
        assert_eq!((read.nodes, read.depth), (Some(u64::MAX), Some(u32::MAX)));
        assert_eq!((read.movetime, read.perft), (Some(Duration::from_millis(MAX_MILLIS)), Some(perft::MAX_PLIES)));
        assert_eq!((read.notes.len(), read.lacks), (7, false), "{:?}", read.notes);
    }

    #[test]
    fn a_number_that_is_missing_takes_no_other_word_away() {
        let read = go("depth nodes 5 rtime infinite");
        assert_eq!((read.depth, read.nodes, read.infinite, read.notes.len()), (None, Some(5), true, 2));
    }
}
