//! Parses the moves of a chain.

use crate::Message;

/// The maximum number of moves in a chain.
const MAX_MOVES: usize = 8;

/// The lines along which a move goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Straight,
    Diagonal,
    /// Both, as Kings and Queens do.
    Both,
}

/// The steps of a leap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leap {
    /// It is no leap.
    No,
    /// Two steps in one direction.
    Two,
    /// A Knight's leap: an orthogonal step, and a diagonal one outward.
    Knight,
}

/// One move of a chain.
#[derive(Clone, Debug)]
pub(super) struct Link {
    /// The letters of directions, `z`, `q` and, for all directions, `a`.
    pub directions: String,
    /// The other modifiers.
    pub others: String,
    pub line: Line,
    /// Whether it is a King's or Queen's move, of which one line may be selected.
    pub both: bool,
    /// Its maximum length; `None` if unlimited.
    pub range: Option<u8>,
    /// Whether the piece may stop after it.
    pub may_stop: bool,
    /// Whether the previous move ended a Knight's leap.
    pub after_knight: bool,
    atom: String,
    leap: Leap,
}

impl Link {
    /// The text of the move.
    pub(super) fn text(&self) -> String {
        format!("{}{}{}", self.directions, self.others, self.atom)
    }

    /// The move itself, or the two steps of a leap, the first of which is a jump.
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

/// Parses a chain. The letters before its bracket belong to the first move.
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
            Some(next) if links.len() < MAX_MOVES => rest = next,
            Some(_) => return Err(Message::new("format-chain-long").with("most", MAX_MOVES)),
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
    let (line, default, leap) = match letter {
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
        "" => default,
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
