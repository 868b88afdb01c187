//! The news of a search, for people.

use menagerie_engine::{Info, Score};
use menagerie_rules::{Position, notation};
use serde::Serialize;

/// How a search stands.
#[derive(Serialize)]
pub struct Progress {
    /// In plies.
    depth: u32,
    /// In words, for the player who thinks.
    score: String,
    /// Positions looked at.
    nodes: u64,
    /// The best line as people write it.
    line: String,
    /// Its first move in coordinates.
    best: Option<String>,
}

impl Progress {
    /// The news of a search from `position`.
    pub fn of(position: &Position, info: &Info) -> Progress {
        Progress {
            depth: info.depth,
            score: score(position, info.score),
            nodes: info.nodes,
            line: line(position, info),
            best: info.line.first().map(|&mv| notation::coordinate::write(position.variant(), mv)),
        }
    }
}

fn score(position: &Position, score: Score) -> String {
    let player = &position.variant().player(position.turn()).name;
    match score {
        Score::Points(hundredths) if hundredths.abs() < 5 => format!("{player} 0.0"),
        Score::Points(hundredths) => format!("{player} {:+.1}", f64::from(hundredths) / 100.0),
        Score::WinsIn(plies) => format!("{player} mates in {}", plies.div_ceil(2)),
        Score::LosesIn(plies) => format!("{player} is mated in {}", plies.div_ceil(2)),
        Score::EndsWon => format!("{player} wins on points"),
        Score::EndsLost => format!("{player} loses on points"),
    }
}

fn line(position: &Position, info: &Info) -> String {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for &mv in &info.line {
        let text = notation::san::write(&position, mv);
        if position.play(mv).is_err() {
            break;
        }
        texts.push(text);
    }
    texts.join(" ")
}
