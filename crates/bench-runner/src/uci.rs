//! Measurements of other programs over UCI.

use super::talk::LineProcess;
use anyhow::{Context, Result};
use menagerie_bench::DepthReached;
use std::process::Command;
use std::time::Instant;

/// A program that speaks UCI.
pub struct UciPeer {
    talk: LineProcess,
    name: String,
}

/// The result of a search by another program.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Searched {
    /// Nodes searched.
    pub nodes: u64,
    /// Time from the command to the best move.
    pub seconds: f64,
    /// The finished depths, as reported.
    pub depths: Vec<DepthReached>,
}

impl UciPeer {
    /// Starts a program and sets its options one at a time, because some programs lose commands that come too fast.
    ///
    /// # Errors
    /// When it cannot be started or does not answer.
    pub fn start(command: &mut Command, options: &[(&str, &str)]) -> Result<UciPeer> {
        let mut talk = LineProcess::start(command)?;
        talk.say("uci")?;
        let lines = talk.hear_until("uciok")?;
        let name = lines.iter().find_map(|line| line.strip_prefix("id name ")).unwrap_or("a UCI program").to_owned();
        let mut uci = UciPeer { talk, name };
        uci.ready()?;
        for (option, value) in options {
            uci.talk.say(&format!("setoption name {option} value {value}"))?;
            uci.ready()?;
        }
        Ok(uci)
    }

    /// The name that it reports.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn ready(&mut self) -> Result<()> {
        self.talk.say("isready")?;
        self.talk.hear_until("readyok").map(|_| ())
    }

    /// Runs a perft from the start: the number of leaves, and the seconds from the command to the answer.
    ///
    /// # Errors
    /// When it does not answer.
    pub fn perft(&mut self, depth: u32) -> Result<(u64, f64)> {
        self.talk.say("position startpos")?;
        self.ready()?;
        let start = Instant::now();
        self.talk.say(&format!("go perft {depth}"))?;
        let lines = self.talk.hear_until("Nodes searched")?;
        let seconds = start.elapsed().as_secs_f64();
        let nodes = lines.last().and_then(|line| perft_nodes(line)).context("its count cannot be read")?;
        Ok((nodes, seconds))
    }

    /// Searches a position to a depth, with a cleared hash table.
    ///
    /// # Errors
    /// When it does not answer.
    pub fn search(&mut self, fen: &str, depth: u32) -> Result<Searched> {
        self.talk.say("ucinewgame")?;
        self.ready()?;
        self.talk.say(&format!("position fen {fen}"))?;
        self.ready()?;
        let start = Instant::now();
        self.talk.say(&format!("go depth {depth}"))?;
        let lines = self.talk.hear_until("bestmove")?;
        let seconds = start.elapsed().as_secs_f64();
        let depths = depths(&lines);
        let nodes = depths.last().map_or(0, |reached| reached.nodes);
        Ok(Searched { nodes, seconds, depths })
    }
}

/// The count in `Nodes searched: 772074`.
fn perft_nodes(line: &str) -> Option<u64> {
    line.strip_prefix("Nodes searched")?.trim_start_matches([':', ' ']).trim().parse().ok()
}

/// The depths in `info` lines. The last report of a depth counts; bounds are ignored.
fn depths(lines: &[String]) -> Vec<DepthReached> {
    let mut depths: Vec<DepthReached> = Vec::new();
    for reached in lines.iter().filter(|line| !line.contains("bound")).filter_map(|line| depth_reached(line)) {
        match depths.last_mut() {
            Some(last) if last.depth == reached.depth => *last = reached,
            _ => depths.push(reached),
        }
    }
    depths
}

fn depth_reached(line: &str) -> Option<DepthReached> {
    let words: Vec<&str> = line.strip_prefix("info ")?.split_whitespace().collect();
    let after = |name: &str| {
        let place = words.iter().position(|word| *word == name)?;
        words.get(place + 1)?.parse::<u64>().ok()
    };
    let (depth, nodes, millis) = (after("depth")?, after("nodes")?, after("time")?);
    Some(DepthReached { depth: u32::try_from(depth).ok()?, nodes, seconds: millis as f64 / 1000.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read() {
        assert_eq!(perft_nodes("Nodes searched: 26869186"), Some(26_869_186));
        assert_eq!(perft_nodes("a2a3: 25"), None);
    }

    #[test]
    fn depths_are_read_from_the_last_word_on_each() {
        let lines = [
            "info string classical evaluation enabled",
            "info depth 1 seldepth 1 multipv 1 score cp 107 nodes 28 nps 208 tbhits 0 time 134 pv e2e4",
            "info depth 2 seldepth 2 multipv 1 score cp 90 lowerbound nodes 60 nps 400 tbhits 0 time 150 pv e2e4",
            "info depth 2 seldepth 2 multipv 1 score cp 76 nodes 79 nps 467 hashfull 19 tbhits 0 time 169 pv e2e4 a7a6",
            "info depth 3 currmove e2e4 currmovenumber 1",
            "bestmove e2e4 ponder a7a6",
        ];
        let depths = depths(&lines.map(str::to_owned));
        assert_eq!(
            depths,
            [
                DepthReached { depth: 1, nodes: 28, seconds: 0.134 },
                DepthReached { depth: 2, nodes: 79, seconds: 0.169 },
            ]
        );
    }
}
