//! The moves of a chain, one after the other.

use crate::Message;

/// The most moves of a chain.
const MOST_MOVES: usize = 8;

/// The lines that a move goes along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Straight,
    Diagonal,
    /// Both, as Kings and Queens do.
    Both,
}

/// How a leap is made of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leap {
    /// It is no leap.
    No,
    /// Two steps on.
    Two,
    /// A straight step, and a diagonal one outward: a Knight's.
    Knight,
}

/// One move of a chain.
#[derive(Clone, Debug)]
pub(super) struct Link {
    /// The letters of directions, `z`, `q` and, for all of them, `a`.
    pub directions: String,
    /// The other modifiers.
    pub others: String,
    pub line: Line,
    /// Whether it is a King's or Queen's, of which one line may be looked at.
    pub both: bool,
    /// How far it goes; none if endless.
    pub range: Option<u8>,
    /// Whether the piece may stop after it.
    pub may_stop: bool,
    /// Whether the move before was the end of a Knight's leap.
    pub after_knight: bool,
    atom: String,
    leap: Leap,
}

impl Link {
    /// The move as it is written.
    pub(super) fn text(&self) -> String {
        format!("{}{}{}", self.directions, self.others, self.atom)
    }

    /// The move itself, or the two steps of a leap: the first one in the air.
    pub(super) fn steps(&self) -> Vec<Link> {
        let (turn, line) = match self.leap {
            Leap::No => return vec![self.clone()],
            Leap::Two => ("f", self.line),
            Leap::Knight => ("fs", Line::Diagonal),
        };
        let air = Link { others: "mp".to_string(), leap: Leap::No, ..self.clone() };
        let lands = Link { directions: turn.to_string(), line, leap: Leap::No, after_knight: false, ..self.clone() };
        vec![air, lands]
    }
}

/// The moves of a chain; the letters before its bracket stand before the first.
pub(super) fn read(before: &str, chain: &str) -> Result<Vec<Link>, Message> {
    let mut links: Vec<Link> = Vec::new();
    let mut rest = chain;
    loop {
        let end = rest.find(['?', '-']).unwrap_or(rest.len());
        let (text, after) = rest.split_at(end);
        let mut link = link(text)?;
        link.may_stop = after.starts_with('?');
        match links.last() {
            None if link.directions.contains(['a', 'z', 'q']) => {
                return Err(Message::new("format-chain-first-direction"));
            }
            None => link.directions.insert_str(0, before),
            Some(last) => link.after_knight = last.leap == Leap::Knight,
        }
        if link.leap == Leap::Knight {
            let one_way = ["fbv", "lrs"].iter().any(|way| link.directions.chars().all(|letter| way.contains(letter)));
            if !links.is_empty() || !one_way {
                return Err(Message::new("format-chain-knight-first"));
            }
        }
        links.push(link);
        match after.get(1..) {
            Some(next) if links.len() < MOST_MOVES => rest = next,
            Some(_) => return Err(Message::new("format-chain-long").with("most", MOST_MOVES)),
            None => return Ok(links),
        }
    }
}

fn link(text: &str) -> Result<Link, Message> {
    let split = text
        .find(|letter: char| letter.is_ascii_uppercase())
        .ok_or_else(|| Message::new("format-move-no-atom").with("term", text))?;
    let (modifiers, atom) = text.split_at(split);
    let unknown = || Message::new("format-chain-atom").with("atom", atom);
    let (letter, range) = atom.split_at(1);
    let (line, usual, leap) = match letter {
        "W" => (Line::Straight, Some(1), Leap::No),
        "F" => (Line::Diagonal, Some(1), Leap::No),
        "K" => (Line::Both, Some(1), Leap::No),
        "R" => (Line::Straight, None, Leap::No),
        "B" => (Line::Diagonal, None, Leap::No),
        "Q" => (Line::Both, None, Leap::No),
        "D" => (Line::Straight, Some(1), Leap::Two),
        "A" => (Line::Diagonal, Some(1), Leap::Two),
        "N" => (Line::Straight, Some(1), Leap::Knight),
        _ => return Err(unknown()),
    };
    let range = match range {
        "" => usual,
        doubled if doubled == letter => None,
        digits => Some(digits.parse::<u8>().map_err(|_| unknown())?).filter(|&range| range > 0),
    };
    if leap != Leap::No && range != Some(1) {
        return Err(unknown());
    }
    let is_direction = |letter: &char| "fblrsvzqai".contains(*letter);
    Ok(Link {
        directions: modifiers.chars().filter(is_direction).collect(),
        others: modifiers.chars().filter(|letter| !is_direction(letter)).collect(),
        line,
        both: line == Line::Both,
        range,
        may_stop: false,
        after_knight: false,
        atom: atom.to_string(),
        leap,
    })
}
