//! The reports of an engine's search, and its move.

use std::time::Duration;

/// The score of a mate without its number of moves: greater than any material.
const MATE: i32 = 1_000_000;

/// The last `info` of a search's best line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UciInfo {
    /// The score in hundredths of a Pawn, for the side to move. Mates exceed any material.
    pub score: Option<i32>,
    /// The depth in plies.
    pub depth: Option<u32>,
    /// Nodes searched.
    pub nodes: Option<u64>,
}

impl UciInfo {
    /// Parses an `info` line. Other lines have no effect.
    pub fn update(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        if words.next() != Some("info") {
            return;
        }
        let mut info = *self;
        while let Some(word) = words.next() {
            match word {
                // The rest is text or moves.
                "string" => return,
                "pv" => break,
                "multipv" if words.next() != Some("1") => return,
                "depth" => info.depth = words.next().and_then(|text| text.parse().ok()).or(info.depth),
                "nodes" => info.nodes = words.next().and_then(|text| text.parse().ok()).or(info.nodes),
                "score" => {
                    let unit = words.next();
                    let number = words.next().and_then(|text| text.parse::<i32>().ok());
                    info.score = match (unit, number) {
                        (Some("cp"), Some(points)) => Some(points.clamp(-MATE / 2, MATE / 2)),
                        (Some("mate"), Some(moves)) if moves > 0 => Some(MATE - moves.min(1_000)),
                        (Some("mate"), Some(moves)) => Some(-MATE - moves.max(-1_000)),
                        _ => info.score,
                    };
                }
                _ => {}
            }
        }
        *self = info;
    }
}

/// The answer to `go`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineMove {
    /// The move as the engine wrote it.
    pub text: String,
    /// The last `info` of its search.
    pub info: UciInfo,
    /// The time from `go` to `bestmove`.
    pub elapsed: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[&str]) -> UciInfo {
        let mut info = UciInfo::default();
        for line in lines {
            info.update(line);
        }
        info
    }

    #[test]
    fn the_last_info_of_the_best_line_counts() {
        let info = after(&[
            "info depth 4 seldepth 6 multipv 1 score cp 33 nodes 100 nps 9 time 1 pv e2e4",
            "info depth 4 multipv 2 score cp -70 nodes 100 pv d2d4 depth 99",
            "info depth 5 currmove e2e4 currmovenumber 1",
            "info string depth 77 nodes 1",
            "bestmove e2e4",
        ]);
        assert_eq!(info, UciInfo { score: Some(33), depth: Some(5), nodes: Some(100) });
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
