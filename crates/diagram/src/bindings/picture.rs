//! The picture of a diagram on a page: drawing into SVG elements, pointing, and the keyboard's cursor.

use super::{Diagram, at, number};
use crate::drawing::{self, MarkKind};
use menagerie_scene::{SIDE, SvgNode};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Document, Element};

const SVG: &str = "http://www.w3.org/2000/svg";

#[wasm_bindgen]
impl Diagram {
    /// The ids of the pictures it needs.
    pub fn arts(&self) -> Vec<String> {
        drawing::arts(&self.study)
    }

    /// Draws discs with letters for the pieces of this picture, which there is not.
    pub fn go_without(&mut self, art: &str) {
        self.study.go_without(art);
    }

    /// Draws the piece on a square into an SVG element, as if that were the first square of the picture.
    pub fn draw_piece(&self, svg: &Element, square: i32) {
        let piece = at(square).and_then(|square| self.study.board().get(square));
        if let (Some(document), Some(piece)) = (svg.owner_document(), piece) {
            build(&document, &drawing::piece(self.study.scene(), piece, (0, 0)), svg);
        }
    }

    /// Draws everything into an SVG element; what was in it goes, but for its first child, which holds the pictures.
    pub fn draw(&self, svg: &Element) {
        let Some(document) = svg.owner_document() else { return };
        while let Some(last) = svg.last_element_child().filter(|_| svg.child_element_count() > 1) {
            last.remove();
        }
        for layer in drawing::layers(&self.study, self.look, self.cursor) {
            build(&document, &layer, svg);
        }
    }

    /// Draws the sample of a kind of mark into an SVG element.
    pub fn draw_sample(&self, svg: &Element, kind: &str) {
        let Some(document) = svg.owner_document() else { return };
        let node = sample(kind);
        if !node.tag.is_empty() {
            build(&document, &node, svg);
        }
    }

    /// The square at a point of the picture; -1 outside.
    pub fn square_at(&self, x: f64, y: f64) -> i32 {
        let side = f64::from(SIDE);
        self.look.grid.square((x / side).floor() as i32, (y / side).floor() as i32).map_or(-1, number)
    }

    /// The square one step from another in the picture: columns to the right and rows down; the same one at the edge.
    pub fn neighbour(&self, square: i32, columns: i32, rows: i32) -> i32 {
        at(square).map_or(square, |from| number(self.look.grid.beside(from, columns, rows)))
    }

    /// Where the keyboard's cursor begins: the picked piece, or the middle.
    pub fn home(&self) -> i32 {
        let grid = self.look.grid;
        let middle = grid.square((grid.columns() / 2).into(), (grid.rows() / 2).into());
        self.study.picked().or(middle).map_or(-1, number)
    }

    /// Shows the keyboard's cursor on a square, or none.
    pub fn show_cursor(&mut self, square: i32) {
        self.cursor = at(square);
    }

    /// Columns and rows.
    pub fn size(&self) -> Vec<i32> {
        vec![self.look.grid.columns().into(), self.look.grid.rows().into()]
    }
}

fn sample(kind: &str) -> SvgNode {
    match kind {
        "promotion" => drawing::promotion_sample(),
        "passed" => drawing::passed_sample(),
        "taken" => drawing::taken_sample(),
        _ => {
            MarkKind::ALL.into_iter().find(|known| known.name() == kind).map_or_else(SvgNode::default, drawing::sample)
        }
    }
}

fn build(document: &Document, node: &SvgNode, parent: &Element) {
    let Ok(element) = document.create_element_ns(Some(SVG), node.tag) else { return };
    for (name, value) in &node.attributes {
        // The names are constants of this crate, so none is refused.
        let _ = element.set_attribute(name, value);
    }
    if !node.text.is_empty() {
        element.set_text_content(Some(&node.text));
    }
    for child in &node.children {
        build(document, child, &element);
    }
    let _ = parent.append_child(&element);
}
