//! The squares that a piece reaches from the middle of an empty board, and whether its moves can be told by them alone.

use menagerie_rules::betza::{Hop, Leap, Movement, Walk};
use serde::{Deserialize, Serialize};

/// What a piece may do on a square that it reaches.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[serde(rename_all = "kebab-case")]
pub enum CellKind {
    /// Move there, or capture there.
    Both,
    /// Only move there.
    Move,
    /// Only capture there.
    Capture,
}

impl CellKind {
    /// The kind of a walk.
    pub(crate) const fn of(walk: &Walk) -> CellKind {
        match (walk.moves, walk.captures) {
            (true, false) => CellKind::Move,
            (false, true) => CellKind::Capture,
            _ => CellKind::Both,
        }
    }

    /// The Betza modifier.
    pub(crate) const fn modifier(self) -> &'static str {
        match self {
            CellKind::Both => "",
            CellKind::Move => "m",
            CellKind::Capture => "c",
        }
    }
}

/// How a piece comes to the squares that it reaches.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[serde(rename_all = "kebab-case")]
pub enum CellWay {
    /// It steps, leaps or slides.
    #[default]
    Plain,
    /// It goes there only if what lies in between is empty.
    Lame,
    /// It goes over exactly one piece on the line, and may go on.
    Cannon,
    /// It goes over one piece and lands right behind it.
    Grasshopper,
}

impl CellWay {
    /// The way of a walk; none where it is another.
    fn of(walk: &Walk) -> Option<CellWay> {
        match (walk.hop, walk.passes.is_empty()) {
            (Hop::None, true) => Some(CellWay::Plain),
            (Hop::None, false) => Some(CellWay::Lame),
            (Hop::Cannon, true) => Some(CellWay::Cannon),
            (Hop::Grasshopper, true) => Some(CellWay::Grasshopper),
            (_, false) => None,
        }
    }

    /// The Betza modifier.
    pub(crate) const fn modifier(self) -> &'static str {
        match self {
            CellWay::Plain => "",
            CellWay::Lame => "n",
            CellWay::Cannon => "p",
            CellWay::Grasshopper => "g",
        }
    }
}

/// One step, leap or slide of a piece, told by its direction.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "camelCase")]
pub struct MoveCell {
    /// The step: files to the right, and ranks forward.
    pub step: Leap,
    /// How often it may be made one after the other; none for as often as the board allows.
    pub range: Option<u8>,
    /// What it may do there.
    pub kind: CellKind,
    /// How it comes there.
    #[serde(default)]
    pub way: CellWay,
    /// Whether it does so only as its first move.
    #[serde(default)]
    pub first: bool,
}

impl MoveCell {
    /// The cell of a walk; none where it is bent, crooked, or leaps over a screen.
    fn of(walk: &Walk) -> Option<MoveCell> {
        let straight = walk.bends.is_empty() && walk.over.is_none() && walk.then.is_empty();
        let way = CellWay::of(walk).filter(|_| straight)?;
        Some(MoveCell { step: walk.step, range: walk.range, kind: CellKind::of(walk), way, first: walk.initial })
    }
}

/// The moves of a piece as cells.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
pub struct MoveCells {
    /// The steps, leaps, slides and hops along a line.
    pub cells: Vec<MoveCell>,
    /// The terms of the Betza text that are anything else, such as bent lines.
    pub rest: String,
}

/// The cells of a Betza text, or nothing where it cannot be read.
pub fn cells_of(betza: &str) -> Option<MoveCells> {
    let mut found = MoveCells::default();
    for term in terms(betza)? {
        let movement: Movement = term.parse().ok()?;
        match movement.walks().iter().map(MoveCell::of).collect::<Option<Vec<_>>>() {
            Some(cells) if movement.multi_leg().is_empty() => found.cells.extend(cells),
            _ => found.rest.push_str(term),
        }
    }
    found.cells.sort();
    found.cells.dedup();
    Some(found)
}

/// The terms of a Betza text: each ends where the next one's small letters, or its atom, begin.
fn terms(betza: &str) -> Option<Vec<&str>> {
    let bytes = betza.as_bytes();
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let skip = |at: usize, wanted: fn(&u8) -> bool| at + bytes[at..].iter().take_while(|byte| wanted(byte)).count();
        at = skip(at, u8::is_ascii_lowercase);
        let atom = *bytes.get(at)?;
        let name = at;
        at = if atom == b'(' { at + betza[at..].find(')')? + 1 } else { at + 1 };
        if matches!(bytes.get(at), Some(b'X' | b'Y')) {
            at += 1;
        }
        let name = betza.get(name..at)?;
        if betza[at..].starts_with(name) {
            at += name.len();
        }
        at = skip(at, u8::is_ascii_digit);
        all.push(betza.get(start..at)?);
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_falls_into_its_terms() {
        assert_eq!(terms("fmWfmnDfcF").unwrap(), ["fmW", "fmnD", "fcF"]);
        assert_eq!(terms("NNR3(1,4)0FXK").unwrap(), ["NN", "R3", "(1,4)0", "FX", "K"]);
        assert_eq!(terms("mBcpB").unwrap(), ["mB", "cpB"]);
        assert!(terms("f").is_none());
    }

    #[test]
    fn moves_along_a_line_are_cells_and_others_are_kept_as_they_are_written() {
        let pawn = cells_of("fmWfcFifmnD").unwrap();
        assert_eq!((pawn.rest.as_str(), pawn.cells.len()), ("", 4));
        let plain = MoveCell { step: (0, 1), range: Some(1), kind: CellKind::Move, way: CellWay::Plain, first: false };
        assert!(pawn.cells.contains(&plain), "{pawn:?}");
        assert!(pawn.cells.contains(&MoveCell { step: (0, 2), way: CellWay::Lame, first: true, ..plain }), "{pawn:?}");
        assert_eq!(cells_of("QN").unwrap().cells.len(), 16);
        let cannon = cells_of("mRcpR").unwrap();
        assert_eq!(cannon.cells.iter().filter(|cell| cell.way == CellWay::Cannon).count(), 4);
        assert_eq!(cells_of("FyafsF").unwrap().rest, "yafsF");
        assert_eq!(cells_of("jD").unwrap().rest, "jD");
        assert!(cells_of("?").is_none());
    }
}
