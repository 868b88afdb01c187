//! The turns of a further move of a chain, relative to the previous move.

use super::link::{Line, Link};
use crate::Message;

/// The directions of a further move.
pub(super) enum Turns {
    /// In letters of this project's dialect.
    Letters(String),
    /// None of the directions lies on the move's lines.
    Nowhere,
}

/// A set of turns: bit n for n eighths of a circle, clockwise.
type Eighths = u8;

const STRAIGHT_ON: Eighths = 1;
const ALL: Eighths = 0xFF;
const RIGHT_ANGLES: Eighths = 0b0101_0101;

impl Turns {
    /// The turns of a move relative to the previous one.
    ///
    /// # Errors
    /// If its letters make no sense there.
    pub(super) fn read(step: &Link, before: &Link) -> Result<Turns, Message> {
        let directions = step.directions.as_str();
        let turns = step.line != before.line;
        if step.after_knight {
            return match (step.line, directions) {
                (Line::Diagonal, "" | "f") => Ok(Turns::Letters("f".to_string())),
                (Line::Straight, "" | "f") => Ok(Turns::Letters("fz".to_string())),
                _ => Err(Message::new("format-chain-after-knight")),
            };
        }
        if directions.contains(['z', 'q']) {
            // They are relative to the previous turn, so there must be one.
            let fits =
                if turns { ["fz", "fq", "bz", "bq"].contains(&directions) } else { ["z", "q"].contains(&directions) };
            let some_turn = !before.directions.is_empty() && !matches!(before.directions.as_str(), "f" | "b" | "v");
            return if fits && some_turn && step.line != Line::Both {
                Ok(Turns::Letters(directions.to_string()))
            } else {
                Err(Message::new("format-chain-not-there").with("letter", directions))
            };
        }
        let set = match (step.line, directions) {
            (_, directions) if directions.contains('a') => ALL,
            (Line::Both, "") => return Ok(Turns::Letters(String::new())),
            (_, "") if step.both => ALL & !(1 << 4),
            (_, "") if turns => 1 << 1 | 1 << 7,
            (_, "") => STRAIGHT_ON,
            (_, directions) if step.both => exact(directions)?,
            (_, directions) if turns => halves(directions)?,
            (_, directions) => directions.chars().try_fold(0, |set, letter| Ok::<_, Message>(set | one(letter)?))?,
        };
        let lines = match (step.line, turns) {
            (Line::Both, _) => ALL,
            (_, true) => !RIGHT_ANGLES,
            (_, false) => RIGHT_ANGLES,
        };
        Ok(if set & lines == 0 { Turns::Nowhere } else { Turns::Letters(letters(set & lines)) })
    }
}

/// The turns of one letter.
fn one(letter: char) -> Result<Eighths, Message> {
    match letter {
        'f' => Ok(1),
        'r' => Ok(1 << 2),
        'b' => Ok(1 << 4),
        'l' => Ok(1 << 6),
        's' => Ok(1 << 2 | 1 << 6),
        'v' => Ok(1 | 1 << 4),
        _ => Err(Message::new("format-chain-not-there").with("letter", letter)),
    }
}

/// Letters of a move with all eight directions: a pair is a half right angle.
fn exact(letters: &str) -> Result<Eighths, Message> {
    let mut set = 0;
    let letters: Vec<char> = letters.chars().collect();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let pair = letters.get(at + 1).and_then(|&next| pair(letter, next));
        set |= match pair {
            Some(half) => half,
            None => one(letter)?,
        };
        at += 1 + usize::from(pair.is_some());
    }
    Ok(set)
}

/// Letters of a move that turns by half right angles: a single letter is every direction that leads that way.
fn halves(letters: &str) -> Result<Eighths, Message> {
    let mut set = 0;
    let letters: Vec<char> = letters.chars().collect();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let pair = letters.get(at + 1).and_then(|&next| pair(letter, next));
        set |= match (pair, letter) {
            (Some(half), _) => half,
            (None, 'f') => 1 << 1 | 1 << 7,
            (None, 'b') => 1 << 3 | 1 << 5,
            (None, 'r') => 1 << 1 | 1 << 3,
            (None, 'l') => 1 << 5 | 1 << 7,
            (None, 's' | 'v') => !RIGHT_ANGLES,
            (None, other) => return Err(Message::new("format-chain-not-there").with("letter", other)),
        };
        at += 1 + usize::from(pair.is_some());
    }
    Ok(set)
}

/// The half right angles of a pair of letters, one along and one across.
fn pair(one: char, other: char) -> Option<Eighths> {
    let (along, across) = if "fb".contains(one) { (one, other) } else { (other, one) };
    let (right, left) = match along {
        'f' => (1 << 1, 1 << 7),
        'b' => (1 << 3, 1 << 5),
        _ => return None,
    };
    match across {
        'r' => Some(right),
        'l' => Some(left),
        's' => Some(right | left),
        _ => None,
    }
}

/// A set in letters: single letters are doubled if others follow.
fn letters(set: Eighths) -> String {
    let mut parts: Vec<&str> = Vec::new();
    let mut add = |right: usize, left: usize, both: &'static str, one: [&'static str; 2]| match (
        set >> right & 1,
        set >> left & 1,
    ) {
        (1, 1) => parts.push(both),
        (1, 0) => parts.push(one[0]),
        (0, 1) => parts.push(one[1]),
        _ => {}
    };
    add(0, 0, "f", ["f", "f"]);
    add(1, 7, "fs", ["fr", "fl"]);
    add(2, 6, "s", ["r", "l"]);
    add(3, 5, "bs", ["br", "bl"]);
    add(4, 4, "b", ["b", "b"]);
    match parts.as_slice() {
        [only] => only.to_string(),
        several => several.iter().map(|part| if part.len() == 1 { part.repeat(2) } else { part.to_string() }).collect(),
    }
}
