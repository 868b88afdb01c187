//! The texts of a diagram.

use super::{Diagram, at};
use crate::drawing::{self, MarkKind};
use crate::phrases;
use crate::reach::ReachMark;
use menagerie_rulebook::movement::describe;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
impl Diagram {
    /// What the diagram is about.
    pub fn title(&self) -> String {
        phrases::title(&self.study, self.language())
    }

    /// What of the attributes could not be shown, in sentences.
    pub fn notes(&self) -> Vec<String> {
        phrases::notes(&self.study, self.language())
    }

    /// The name of the kind with this letter, which may be one of a choice.
    pub fn kind_name(&self, letter: &str) -> String {
        let letter = letter.trim_start_matches('/');
        let found = self.study.scene().figures().iter().find(|figure| figure.letter == letter);
        found.map_or_else(String::new, |figure| figure.name(self.language()).to_string())
    }

    /// The kinds of mark in use.
    pub fn legend_kinds(&self) -> Vec<String> {
        self.legend().into_iter().map(|(kind, _)| kind.to_string()).collect()
    }

    /// What each of them means, in the same order.
    pub fn legend_meanings(&self) -> Vec<String> {
        self.legend().into_iter().map(|(_, meaning)| meaning.to_string()).collect()
    }

    /// How the picked piece moves, in words; empty while none is picked.
    pub fn description(&self) -> String {
        let piece = self.study.picked_piece();
        let movement = piece.and_then(|piece| self.study.scene().figure(piece.kind).movement.as_ref());
        let mut words = movement.map_or_else(String::new, |movement| describe(movement, self.language()));
        if let Some(piece) = piece {
            words.push_str(&phrases::beyond(self.study.scene().figure(piece.kind), self.language()));
        }
        words
    }

    /// The name of the picked piece.
    pub fn picked_name(&self) -> String {
        let piece = self.study.picked_piece();
        piece.map_or_else(String::new, |piece| self.study.scene().figure(piece.kind).name(self.language()).to_string())
    }

    /// The squares the picked piece reaches, in words.
    pub fn squares(&self) -> String {
        phrases::squares(&self.study, self.language())
    }

    /// A square and what the picked piece can do there, in words.
    pub fn explain(&self, square: i32) -> String {
        at(square).map_or_else(String::new, |square| phrases::explain(&self.study, square, self.language()))
    }

    /// Whose turn it is, or how the game ended.
    pub fn status(&self) -> String {
        phrases::status(&self.study, self.language())
    }

    /// What is said where the line stands.
    pub fn comment(&self) -> String {
        self.study.comment().to_string()
    }
}

impl Diagram {
    /// The kinds of mark in use, and what each means.
    fn legend(&self) -> Vec<(&'static str, &'static str)> {
        let marks = &self.study.reach().marks;
        let mut out = Vec::new();
        for kind in phrases::kinds_in_use(&self.study) {
            let of_kind: Vec<&ReachMark> = marks.iter().filter(|mark| MarkKind::of(mark) == kind).collect();
            out.push((kind.name(), phrases::legend(kind, &of_kind, self.language())));
        }
        if marks.iter().any(|mark| mark.taken) {
            out.push(("taken", phrases::taken(self.language())));
        }
        if marks.iter().any(|mark| mark.promotes) {
            out.push(("promotion", phrases::promotion(self.language())));
        }
        if !drawing::passed(&self.study).is_empty() {
            out.push(("passed", phrases::passed(self.language())));
        }
        out
    }
}
