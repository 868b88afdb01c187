//! Converts moves chained in brackets, as `[F?fsR]`, to moves in several legs.
//!
//! Source: H. G. Muller, “Betza notation (extended)”, chessvariants.com. A hyphen precedes a move that must follow, a question mark one
//! that may. Directions of a further move are relative to the move before: on the diagonals next to an orthogonal move, and on the
//! orthogonals next to a diagonal one, they are half right angles. Without letters they lead away from the origin.

mod link;
mod turns;

use crate::Message;
use link::{Line, Link};
use menagerie_rules::betza::Movement;
use turns::Turns;

/// The maximum number of combinations of the lines of Kings and Queens.
const MAX_WAYS: usize = 64;

/// Converts a chain without its brackets.
///
/// # Errors
/// Why the chain cannot be converted.
pub(super) fn read(before: &str, chain: &str) -> Result<String, Message> {
    if let Some(letter) = before.chars().find(|letter| !"fblrsvi".contains(*letter)) {
        return Err(Message::new("format-chain-before").with("letter", letter));
    }
    // The Ship continues along its file, whatever its first direction.
    for (ship, may_stop) in [("F?fqR", "F"), ("F?fqWW", "F"), ("F-fqR", "")] {
        if chain == ship && before.is_empty() {
            return Ok(format!("{may_stop}fryaflFflyafrFbryafrFblyaflF"));
        }
    }
    let links = link::read(before, chain)?;
    let mut betza = String::new();
    for end in (1..=links.len()).filter(|&end| end == links.len() || links[end - 1].may_stop) {
        match &links[..end] {
            [only] => betza.push_str(&only.text()),
            several => betza.push_str(&in_legs(several)?),
        }
    }
    betza.parse::<Movement>().map(|_| betza).map_err(|error| error.what.describe())
}

/// The term of several legs for links that all must follow.
fn in_legs(links: &[Link]) -> Result<String, Message> {
    let steps: Vec<Link> = links.iter().flat_map(Link::steps).collect();
    if steps.iter().all(|step| step.line == Line::Both) {
        return term(&steps);
    }
    // Kings and Queens in a chain are split into their lines.
    let mut ways: Vec<Vec<Link>> = vec![Vec::new()];
    for step in &steps {
        let lines: &[Line] = match step.line {
            Line::Both => &[Line::Straight, Line::Diagonal],
            Line::Straight => &[Line::Straight],
            Line::Diagonal => &[Line::Diagonal],
        };
        ways = ways
            .into_iter()
            .flat_map(|way| lines.iter().map(move |&line| (way.clone(), line)))
            .map(|(mut way, line)| {
                let mut step = step.clone();
                step.line = line;
                way.push(step);
                way
            })
            .collect();
        if ways.len() > MAX_WAYS {
            return Err(Message::new("format-chain-ways"));
        }
    }
    let terms: Vec<String> = ways.iter().map(|way| term(way)).collect::<Result<_, _>>()?;
    if terms.iter().all(String::is_empty) { Err(Message::new("format-chain-nowhere")) } else { Ok(terms.concat()) }
}

/// The term of one combination; empty if it has no possible direction.
fn term(steps: &[Link]) -> Result<String, Message> {
    let Some(first) = steps.first() else { return Ok(String::new()) };
    let base = first.range;
    let other = if base == Some(1) { None } else { Some(1) };
    let mut text = format!("{}{}", first.directions, first.others);
    for pair in steps.windows(2) {
        let [before, step] = pair else { continue };
        if step.range != base && step.range != other {
            return Err(Message::new("format-chain-ranges"));
        }
        let turns = match Turns::read(step, before)? {
            Turns::Letters(letters) => letters,
            Turns::Nowhere => return Ok(String::new()),
        };
        if step.range != before.range {
            text.push('y');
        }
        text.push('a');
        text.push_str(&turns);
        text.push_str(&step.others);
    }
    text.push_str(match first.line {
        Line::Straight => "W",
        Line::Diagonal => "F",
        Line::Both if base == Some(1) => "K",
        Line::Both => "Q",
    });
    match (base, first.line) {
        (Some(1), _) | (None, Line::Both) => {}
        (range, _) => text.push_str(&range.unwrap_or(0).to_string()),
    }
    // Unlimited orthogonal and diagonal slides have their own letters.
    Ok(if let Some(short) = text.strip_suffix("W0") {
        format!("{short}R")
    } else if let Some(short) = text.strip_suffix("F0") {
        format!("{short}B")
    } else {
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn chains_are_moves_in_legs() {
        for (chain, legs) in [
            ("F?fsR", "FyafsF"),
            ("F?R", "FyafsF"),
            ("F-fsR", "yafsF"),
            ("W?fsB", "WyafsW"),
            ("vW?fsB", "vWvyafsW"),
            ("W-sW", "asW"),
            ("cK-bK", "cabK"),
            ("cK-aK", "cafffsssbsbbK"),
            ("Q-bQ", "abQ"),
            ("cR-mfW", "cyafmR"),
            ("W-sF-F", "afsbsafW"),
            ("mR-sR", "masR"),
            ("R4-bW", "yabW4"),
        ] {
            assert_eq!(read("", chain).as_deref(), Ok(legs), "{chain}");
        }
        assert!(read("", "F?fqR").is_ok());
        for bad in ["", "F?", "?", "Z?fR", "F?fzR", "dF-F", "W2-W3", "cW-cW-W", "aW-W"] {
            assert!(read("", bad).is_err(), "{bad}");
        }
        assert!(read("m", "F?R").unwrap_err().args() == [("letter", 'm'.into())]);
    }

    /// The targets of a text on an empty board.
    fn ends(text: &str) -> BTreeSet<(i8, i8)> {
        let movement: Movement = text.parse().expect(text);
        let end = |walk: &menagerie_rules::betza::Walk| {
            let whole = walk.legs.iter().copied().chain(walk.jump).chain([walk.step]);
            whole.fold((0, 0), |at, leap| (at.0 + leap.0, at.1 + leap.1))
        };
        movement.walks().iter().map(end).collect()
    }

    #[test]
    fn leaps_may_begin_a_chain_and_kings_stand_among_others() {
        // A Knight's leap and outward: the first squares behind it.
        let unicorn = ends(&read("", "N-fB").unwrap());
        assert_eq!(unicorn.len(), 8);
        assert!(unicorn.contains(&(2, 3)) && unicorn.contains(&(-3, 2)), "{unicorn:?}");
        let straight = ends(&read("", "N-R").unwrap());
        assert!(straight.len() == 8 && straight.contains(&(1, 3)), "{straight:?}");
        assert!(ends(&read("", "D-fF").unwrap()).contains(&(1, 3)));
        let mixed = ends(&read("", "K-fW").unwrap());
        assert!(mixed.contains(&(0, 2)) && mixed.contains(&(1, 2)) && !mixed.contains(&(2, 2)), "{mixed:?}");
    }
}
