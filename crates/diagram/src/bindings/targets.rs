//! The squares that the picked piece can reach.

use super::{Diagram, at, number};
use crate::drawing::MarkKind;
use crate::reach::ReachMark;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
impl Diagram {
    /// The squares the picked piece reaches.
    pub fn targets(&self) -> Vec<i32> {
        self.study.reach().marks.iter().map(|mark| number(mark.to)).collect()
    }

    /// How a square is marked that the picked piece reaches.
    pub fn target_kind(&self, square: i32) -> String {
        self.mark(square).map_or_else(String::new, |mark| MarkKind::of(mark).name().to_string())
    }

    /// Whether the picked piece may go to a square without capturing.
    pub fn moves_to(&self, square: i32) -> bool {
        self.mark(square).is_some_and(|mark| mark.moves)
    }

    /// Whether the picked piece may capture on a square.
    pub fn captures_on(&self, square: i32) -> bool {
        self.mark(square).is_some_and(|mark| mark.captures)
    }

    /// Whether the picked piece promotes on a square.
    pub fn promotes_on(&self, square: i32) -> bool {
        self.mark(square).is_some_and(|mark| mark.promotes)
    }

    /// The squares on the picked piece's way to a square.
    pub fn through(&self, square: i32) -> Vec<i32> {
        self.mark(square).map_or_else(Vec::new, |mark| mark.through.iter().map(|&it| number(it)).collect())
    }

    /// The square of the piece that the picked piece jumps over on its way to a square; -1 if there is none.
    pub fn screen(&self, square: i32) -> i32 {
        self.mark(square).and_then(|mark| mark.screen).map_or(-1, number)
    }
}

impl Diagram {
    fn mark(&self, square: i32) -> Option<&ReachMark> {
        self.study.reach().mark(at(square)?)
    }
}
