//! What an engine says while and after it thinks.

use std::time::Duration;

/// The score of a mate, less the moves to it: more than any material.
const MATE: i32 = 1_000_000;

/// The last that was told of a search's best line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// In hundredths for the side to move; mates beyond any material.
    pub score: Option<i32>,
    /// Plies.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
}

impl Report {
    /// Takes in an `info` line; other lines change nothing.
    pub fn learn(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        if words.next() != Some("info") {
            return;
        }
        let mut news = *self;
        while let Some(word) = words.next() {
            match word {
                // What follows is text, or moves.
                "string" => return,
                "pv" => break,
                "multipv" if words.next() != Some("1") => return,
                "depth" => news.depth = words.next().and_then(|text| text.parse().ok()).or(news.depth),
                "nodes" => news.nodes = words.next().and_then(|text| text.parse().ok()).or(news.nodes),
                "score" => {
                    let sort = words.next();
                    let number = words.next().and_then(|text| text.parse::<i32>().ok());
                    news.score = match (sort, number) {
                        (Some("cp"), Some(points)) => Some(points.clamp(-MATE / 2, MATE / 2)),
                        (Some("mate"), Some(moves)) if moves > 0 => Some(MATE - moves.min(1_000)),
                        (Some("mate"), Some(moves)) => Some(-MATE - moves.max(-1_000)),
                        _ => news.score,
                    };
                }
                _ => {}
            }
        }
        *self = news;
    }
}

/// An engine's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move as it was written.
    pub text: String,
    /// How its search stood.
    pub report: Report,
    /// From the question to the answer.
    pub took: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[&str]) -> Report {
        let mut report = Report::default();
        for line in lines {
            report.learn(line);
        }
        report
    }

    #[test]
    fn the_last_report_of_the_best_line_counts() {
        let report = after(&[
            "info depth 4 seldepth 6 multipv 1 score cp 33 nodes 100 nps 9 time 1 pv e2e4",
            "info depth 4 multipv 2 score cp -70 nodes 100 pv d2d4 depth 99",
            "info depth 5 currmove e2e4 currmovenumber 1",
            "info string depth 77 nodes 1",
            "bestmove e2e4",
        ]);
        assert_eq!(report, Report { score: Some(33), depth: Some(5), nodes: Some(100) });
    }

    #[test]
    fn nearer_mates_are_greater() {
        let score = |text: &str| after(&[&format!("info depth 1 score {text}")]).score;
        assert!(score("mate 1") > score("mate 2") && score("mate 2") > score("cp 30000"));
        assert!(score("mate -1") < score("mate -2") && score("mate -2") < score("cp -30000"));
        assert_eq!(score("mate 0"), Some(-MATE));
        assert_eq!(score("cp many"), None);
    }
}
