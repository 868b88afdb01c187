//! The squares that a piece reaches from the middle of an empty board, for moves that can be described by them alone, and moves that turn.

use crate::bent_moves::{BentMove, turning_moves};
use crate::cell_kind::CellKind;
use crate::path_moves::PathMove;
use menagerie_rules::betza::{Hop, Leap, Manner, Movement, Walk};
use serde::{Deserialize, Serialize};

/// How a piece reaches its squares.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum CellWay {
    /// It steps, leaps or slides.
    #[default]
    Plain,
    /// It needs empty squares in between.
    Lame,
    /// It hops over exactly one piece on the line, and may go on.
    Cannon,
    /// It hops over one piece and lands right behind it.
    Grasshopper,
}

impl CellWay {
    /// The way of a walk; none for other kinds of walk.
    fn of(walk: &Walk) -> Option<CellWay> {
        match (walk.hop, walk.lame_squares.is_empty()) {
            (Hop::None, true) => Some(CellWay::Plain),
            (Hop::None, false) => Some(CellWay::Lame),
            (Hop::Cannon, true) => Some(CellWay::Cannon),
            (Hop::Grasshopper, true) => Some(CellWay::Grasshopper),
            (_, false) => None,
        }
    }

    /// The manner in Betza notation.
    pub(crate) const fn manner(self) -> Manner {
        match self {
            CellWay::Plain => Manner::Plain,
            CellWay::Lame => Manner::Lame,
            CellWay::Cannon => Manner::Cannon,
            CellWay::Grasshopper => Manner::Grasshopper,
        }
    }
}

/// One step, leap or slide of a piece in one direction.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveCell {
    /// The step: files to the right, and ranks forward.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub step: Leap,
    /// How often it may be repeated; none for any number of times.
    pub range: Option<u8>,
    /// What it may do there.
    pub kind: CellKind,
    /// How it reaches the square.
    #[serde(default)]
    pub way: CellWay,
    /// Whether it is only possible as the piece's first move.
    #[serde(default)]
    pub first: bool,
}

impl MoveCell {
    /// The cell of a walk; none where it is bent or crooked, or a leap with a screen.
    fn of(walk: &Walk) -> Option<MoveCell> {
        let straight = walk.legs.is_empty() && walk.jump.is_none() && walk.cycle.is_empty();
        let way = CellWay::of(walk).filter(|_| straight)?;
        Some(MoveCell { step: walk.step, range: walk.range, kind: CellKind::of(walk), way, first: walk.initial })
    }
}

/// The moves of a piece as cells.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct MoveCells {
    /// The steps, leaps, slides and hops along a line.
    pub cells: Vec<MoveCell>,
    /// The moves of two legs.
    pub bent: Vec<BentMove>,
    /// The moves that turn more than once.
    #[serde(default)]
    pub paths: Vec<PathMove>,
    /// The other terms of the Betza text, such as hoppers that turn.
    pub rest: Vec<String>,
}

/// The cells of a Betza text; none where it cannot be read.
pub fn cells_of(betza: &str) -> Option<MoveCells> {
    let mut found = MoveCells::default();
    for term in terms(betza)? {
        let movement: Movement = term.parse().ok()?;
        let (mut cells, mut others) = (Vec::new(), Vec::new());
        for walk in movement.walks() {
            match MoveCell::of(walk) {
                Some(cell) => cells.push(cell),
                None => others.push(walk),
            }
        }
        match turning_moves(&others, movement.multi_leg()) {
            Some((bent, paths)) => {
                found.cells.extend(cells);
                found.bent.extend(bent);
                found.paths.extend(paths);
            }
            None => found.rest.push(term.to_string()),
        }
    }
    found.cells.sort();
    found.cells.dedup();
    found.bent.sort();
    found.bent.dedup();
    found.paths.sort();
    found.paths.dedup();
    Some(found)
}

/// The terms of a Betza text: each ends before the next one's modifiers or atom.
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
    use crate::OnWay;

    #[test]
    fn a_text_falls_into_its_terms() {
        assert_eq!(terms("fmWfmnDfcF").unwrap(), ["fmW", "fmnD", "fcF"]);
        assert_eq!(terms("NNR3(1,4)0FXK").unwrap(), ["NN", "R3", "(1,4)0", "FX", "K"]);
        assert_eq!(terms("mBcpB").unwrap(), ["mB", "cpB"]);
        assert!(terms("f").is_none());
    }

    #[test]
    fn moves_along_a_line_are_cells() {
        let pawn = cells_of("fmWfcFifmnD").unwrap();
        assert_eq!((pawn.rest.len(), pawn.cells.len()), (0, 4));
        let plain = MoveCell { step: (0, 1), range: Some(1), kind: CellKind::Move, way: CellWay::Plain, first: false };
        assert!(pawn.cells.contains(&plain), "{pawn:?}");
        assert!(pawn.cells.contains(&MoveCell { step: (0, 2), way: CellWay::Lame, first: true, ..plain }), "{pawn:?}");
        assert_eq!(cells_of("QN").unwrap().cells.len(), 16);
        let cannon = cells_of("mRcpR").unwrap();
        assert_eq!(cannon.cells.iter().filter(|cell| cell.way == CellWay::Cannon).count(), 4);
        let crooked = cells_of("FzB").unwrap();
        assert_eq!((crooked.cells.len(), crooked.paths.len(), crooked.rest.len()), (4, 8, 0), "{crooked:?}");
        assert!(cells_of("?").is_none());
    }

    #[test]
    fn moves_of_two_legs_are_read() {
        let griffon = cells_of("FyafsF").unwrap();
        let bent = BentMove {
            first: (1, 1),
            first_range: Some(1),
            on_way: OnWay::Empty,
            step: (0, 1),
            range: None,
            kind: CellKind::Both,
            initial: false,
        };
        assert!(griffon.rest.is_empty() && griffon.bent.contains(&bent) && griffon.bent.len() == 8, "{griffon:?}");
        let hook = cells_of("mRasR").unwrap();
        assert_eq!((hook.rest.len(), hook.bent.len()), (0, 8), "{hook:?}");
        assert!(hook.bent.iter().all(|bent| bent.first_range.is_none() && bent.range.is_none()), "{hook:?}");
        let lion = cells_of("KNADcaKmcabK").unwrap();
        assert!(lion.rest.is_empty() && lion.bent.iter().any(|bent| bent.on_way == OnWay::Capture), "{lion:?}");
        assert_eq!(cells_of("jD").unwrap().bent[0].on_way, OnWay::Screen);
        assert_eq!(cells_of("jR").unwrap().bent[0].on_way, OnWay::Any);
    }

    #[test]
    fn the_moves_of_every_game_are_clicked() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        let (mut terms, mut rest) = (0, Vec::new());
        for game in std::fs::read_dir(folder).unwrap() {
            let Ok(text) = std::fs::read_to_string(game.unwrap().path().join("definition.json")) else { continue };
            let definition: serde_json::Value = serde_json::from_str(&text).unwrap();
            for piece in definition["pieces"].as_array().unwrap() {
                let parts = piece["zoneMoves"].as_array().into_iter().flatten();
                for betza in std::iter::once(piece).chain(parts).filter_map(|it| it["betza"].as_str()) {
                    let found = cells_of(betza).unwrap();
                    terms += found.cells.len() + found.bent.len() + found.paths.len();
                    rest.extend(found.rest.into_iter().map(|term| format!("{}: {term}", definition["id"])));
                }
            }
        }
        assert!(terms > 5_000, "{terms}");
        assert!(rest.is_empty(), "{rest:?}");
    }
}
