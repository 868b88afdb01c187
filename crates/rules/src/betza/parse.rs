//! Betza text → walks.

use super::directions::{Leap, first_leg, next_leg};
use super::{Hop, Step, Walk};

/// What is wrong with a Betza text, and at which letter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("in the Betza notation “{text}”, at letter {place}: {what}", place = .at + 1)]
pub struct BetzaError {
    /// The text.
    pub text: String,
    /// The place of the fault: bytes from the start.
    pub at: usize,
    /// What is wrong there.
    pub what: String,
}

/// The modifiers of one leg.
#[derive(Default)]
struct Leg {
    directions: Vec<u8>,
    moves: bool,
    captures: bool,
    lame: bool,
    jumps: bool,
    hops: bool,
    grasshops: bool,
    initial: bool,
    toggles_range: bool,
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

/// All walks of a Betza text.
pub(super) fn walks(text: &str) -> Result<Vec<Walk>, BetzaError> {
    let mut parser = Parser { text, at: 0 };
    let mut walks = Vec::new();
    while parser.at < text.len() {
        parser.term(&mut walks)?;
    }
    if walks.is_empty() {
        return Err(parser.fault("there is no move in it"));
    }
    Ok(walks)
}

impl Parser<'_> {
    fn fault(&self, what: impl Into<String>) -> BetzaError {
        BetzaError { text: self.text.to_string(), at: self.at, what: what.into() }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// One atom with what stands before and behind it.
    fn term(&mut self, walks: &mut Vec<Walk>) -> Result<(), BetzaError> {
        let start = self.at;
        let legs = self.modifiers()?;
        let leaps = self.atom()?;
        let range = self.range(leaps.1)?;
        let term = |parser: &Self, what: &str| BetzaError { at: start, ..parser.fault(what) };
        for &leap in &leaps.0 {
            let done = match legs.as_slice() {
                [leg] => straight(leg, leap, range, walks),
                _ => bent(&legs, leap, range, walks),
            };
            done.map_err(|what| term(self, what))?;
        }
        Ok(())
    }

    fn modifiers(&mut self) -> Result<Vec<Leg>, BetzaError> {
        let mut legs = vec![Leg::default()];
        while let Some(letter) = self.peek().filter(u8::is_ascii_lowercase) {
            let leg = legs.last_mut().expect("there is always a leg");
            match letter {
                b'f' | b'b' | b'l' | b'r' | b's' | b'v' | b'h' => leg.directions.push(letter),
                b'm' => leg.moves = true,
                b'c' => leg.captures = true,
                b'n' => leg.lame = true,
                b'j' => leg.jumps = true,
                b'p' => leg.hops = true,
                b'g' => leg.grasshops = true,
                b'i' => leg.initial = true,
                b'y' => leg.toggles_range = true,
                b'a' => legs.push(Leg::default()),
                _ => {
                    return Err(self.fault(format!("“{}” is not a modifier known here", letter as char)));
                }
            }
            self.at += 1;
        }
        Ok(legs)
    }

    /// The leaps an atom stands for, and the range it has without a number: 1, or `None` for endless.
    fn atom(&mut self) -> Result<(Vec<Leap>, Option<u8>), BetzaError> {
        let Some(letter) = self.peek() else {
            return Err(self.fault("an atom (a capital letter such as W, F, N or R) is missing after the modifiers"));
        };
        let atom = match letter {
            b'W' => (vec![Leap(0, 1)], Some(1)),
            b'F' => (vec![Leap(1, 1)], Some(1)),
            b'D' => (vec![Leap(0, 2)], Some(1)),
            b'N' => (vec![Leap(1, 2)], Some(1)),
            b'A' => (vec![Leap(2, 2)], Some(1)),
            b'H' => (vec![Leap(0, 3)], Some(1)),
            b'C' | b'L' => (vec![Leap(1, 3)], Some(1)),
            b'Z' | b'J' => (vec![Leap(2, 3)], Some(1)),
            b'G' => (vec![Leap(3, 3)], Some(1)),
            b'K' => (vec![Leap(0, 1), Leap(1, 1)], Some(1)),
            b'R' => (vec![Leap(0, 1)], None),
            b'B' => (vec![Leap(1, 1)], None),
            b'Q' => (vec![Leap(0, 1), Leap(1, 1)], None),
            _ => {
                let found = self.text[self.at..].chars().next().unwrap_or('?');
                return Err(self.fault(format!("“{found}” is not an atom known here")));
            }
        };
        self.at += 1;
        Ok(atom)
    }

    /// The number or the doubled letter behind an atom.
    fn range(&mut self, without: Option<u8>) -> Result<Option<u8>, BetzaError> {
        let digits = self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let number = &self.text[self.at..self.at + digits];
            let range = number.parse::<u8>().map_err(|_| self.fault("the range is too large"))?;
            self.at += digits;
            return Ok((range != 0).then_some(range));
        }
        let atom = self.text.as_bytes()[self.at - 1];
        if self.peek() == Some(atom) && without == Some(1) && atom != b'K' {
            self.at += 1;
            return Ok(None);
        }
        Ok(without)
    }
}

const NO_DIRECTION: &str = "these direction letters choose nothing for this atom";

/// A term of one leg: a leap, a slide or a hop in each direction.
fn straight(leg: &Leg, leap: Leap, range: Option<u8>, walks: &mut Vec<Walk>) -> Result<(), &'static str> {
    if leg.toggles_range {
        return Err("“y” needs a further leg, begun by “a”");
    }
    if [leg.lame, leg.jumps, leg.hops, leg.grasshops].into_iter().filter(|&set| set).count() > 1 {
        return Err("“n”, “j”, “p” and “g” exclude each other");
    }
    let steps = first_leg(leap, &leg.directions).filter(|steps| !steps.is_empty()).ok_or(NO_DIRECTION)?;
    for step in steps {
        let passes = if leg.lame || leg.jumps { passed(leap, step)? } else { Vec::new() };
        if (leg.lame || leg.jumps) && range != Some(1) {
            return Err("“n” and “j” are for single leaps");
        }
        if leg.jumps && passes.len() != 1 {
            return Err("“j” is for leaps over one square");
        }
        let hop = match (leg.hops, leg.grasshops || leg.jumps) {
            (true, _) => Hop::Over,
            (_, true) => Hop::Behind,
            _ => Hop::No,
        };
        walks.push(Walk { bends: Vec::new(), step, range, passes, hop, ..ending(leg) });
    }
    Ok(())
}

/// A term of several legs.
fn bent(legs: &[Leg], leap: Leap, range: Option<u8>, walks: &mut Vec<Walk>) -> Result<(), &'static str> {
    let (last, before) = legs.split_last().expect("a bent term has legs");
    let Leap(a, b) = leap;
    if a != 0 && a != b {
        return Err("a move in several legs must be made of straight or diagonal steps");
    }
    if range != Some(1) {
        return Err("legs before the last are single steps; use “y” to make the last one endless");
    }
    let special = |leg: &Leg| leg.lame || leg.jumps || leg.hops || leg.grasshops;
    if legs.iter().any(special) || before.iter().any(|leg| leg.captures) || legs[1..].iter().any(|leg| leg.initial) {
        return Err("only “m”, directions and “y” are known on the legs of a bent move, and “c” on the last");
    }
    let mut ways: Vec<Vec<Step>> = first_leg(leap, &legs[0].directions)
        .filter(|steps| !steps.is_empty())
        .ok_or(NO_DIRECTION)?
        .into_iter()
        .map(|step| vec![step])
        .collect();
    for leg in &legs[1..] {
        let mut longer = Vec::new();
        for way in ways {
            for step in next_leg(way[way.len() - 1], b, &leg.directions).ok_or(NO_DIRECTION)? {
                longer.push(way.iter().copied().chain([step]).collect());
            }
        }
        ways = longer;
    }
    let endless = before.iter().filter(|leg| leg.toggles_range).count() % 2 == 1;
    for mut way in ways {
        let step = way.pop().expect("a way has a step for each leg");
        let range = if endless { None } else { Some(1) };
        walks.push(Walk { bends: way, step, range, initial: legs[0].initial, ..ending(last) });
    }
    Ok(())
}

/// A walk that so far only knows how it may end.
fn ending(leg: &Leg) -> Walk {
    Walk {
        bends: Vec::new(),
        step: (0, 0),
        range: Some(1),
        passes: Vec::new(),
        moves: leg.moves || !leg.captures,
        captures: leg.captures || !leg.moves,
        hop: Hop::No,
        initial: leg.initial,
    }
}

/// The squares a lame leap passes: those in between on a line, the orthogonal neighbour on a Knight's leap (the Mao).
fn passed(leap: Leap, (x, y): Step) -> Result<Vec<Step>, &'static str> {
    let Leap(a, b) = leap;
    if a == 0 || a == b {
        Ok((1..b).map(|n| (x / b * n, y / b * n)).collect())
    } else if (a, b) == (1, 2) {
        Ok(vec![if x.abs() == 2 { (x / 2, 0) } else { (0, y / 2) }])
    } else {
        Err("“n” and “j” are not defined for this leap")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> String {
        walks(text).unwrap_err().to_string()
    }

    #[test]
    fn the_pawn_of_the_large_games() {
        let walks = walks("fmWfmnDfcF").unwrap();
        assert_eq!(walks.len(), 4);
        assert_eq!((walks[0].step, walks[0].moves, walks[0].captures), ((0, 1), true, false));
        assert_eq!((walks[1].step, walks[1].passes.as_slice()), ((0, 2), [(0, 1)].as_slice()));
        assert!(walks[2..].iter().all(|walk| walk.captures && !walk.moves && walk.step.1 == 1));
    }

    #[test]
    fn the_griffon_turns_outward() {
        let walks = walks("FyafsF").unwrap();
        assert_eq!(walks.len(), 4 + 8);
        let bent = &walks[4..];
        assert!(bent.iter().all(|walk| walk.bends.len() == 1 && walk.range.is_none()));
        assert!(bent.iter().all(|walk| {
            let (bend, step) = (walk.bends[0], walk.step);
            step.0 * bend.0 + step.1 * bend.1 == 1
        }));
    }

    #[test]
    fn hoppers_and_ranges() {
        let cannon = walks("mRcpR").unwrap();
        assert!(cannon[..4].iter().all(|walk| walk.hop == Hop::No && !walk.captures && walk.range.is_none()));
        assert!(cannon[4..].iter().all(|walk| walk.hop == Hop::Over && !walk.moves));
        assert_eq!(walks("W3").unwrap()[0].range, Some(3));
        assert_eq!(walks("NN").unwrap()[0].range, None);
        assert_eq!(walks("jD").unwrap()[0].hop, Hop::Behind);
    }

    #[test]
    fn faults_say_what_and_where() {
        assert!(fault("").contains("no move"));
        assert!(fault("Nk").contains("at letter 2"));
        assert!(fault("WX").contains("“X” is not an atom"));
        assert!(fault("fm").contains("atom"));
        assert!(fault("W999").contains("too large"));
        assert!(fault("hW").contains("direction letters"));
        assert!(fault("caF").contains("bent move"));
        assert!(fault("nZ").contains("not defined"));
        assert!(fault("é").contains("“é”"));
    }
}
