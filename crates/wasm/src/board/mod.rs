//! The board on a canvas: it is handed a scene and reports gestures, and knows no rules.

mod arrows;
mod art;
mod draw;
mod frame;
pub(crate) mod geometry;
mod gestures;
mod listeners;
mod markers;
pub(crate) mod scene;
mod size;
mod sprites;
pub(crate) mod square;
mod theme;
mod view;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use listeners::Listeners;
use view::{Shared, View};

/// A board drawn on a canvas. It follows the canvas's size on the page by itself and stays crisp at any pixel ratio.
#[wasm_bindgen]
pub struct BoardView {
    view: Shared,
    // Dropped with the view, so that nothing is heard of after `free`.
    _listeners: Listeners,
}

#[wasm_bindgen]
impl BoardView {
    /// Shows a board on `canvas`. `on_gesture` is called with a JSON string for each gesture:
    /// `{"type":"pick","square":"e4"}` when a pointer goes down, then one of
    /// `{"type":"tap","square":"e4"}`, `{"type":"drop","from":"e4","square":"e6"}` and `{"type":"cancel"}`.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement, on_gesture: Function) -> Result<BoardView, JsValue> {
        let view = Rc::new(RefCell::new(View::new(canvas, on_gesture)?));
        let weak = Rc::downgrade(&view);
        view.borrow_mut().frame().set(move || {
            if let Some(view) = weak.upgrade() {
                let mut view = view.borrow_mut();
                view.frame().begin();
                view.follow_ratio();
                if let Err(error) = view.draw() {
                    wasm_bindgen::throw_val(error);
                }
            }
        });
        let listeners = Listeners::attach(&view)?;
        Ok(BoardView { view, _listeners: listeners })
    }

    /// Gives the picture of the pieces whose `art` is `id`: an SVG of 100 by 100 units, a flat list of paths with
    /// `data-role`. Throws a string if it cannot be read.
    pub fn set_art(&self, id: &str, svg: &str) -> Result<(), JsValue> {
        self.view.borrow_mut().set_art(id, svg).map_err(JsValue::from)
    }

    /// Shows a scene, given as JSON. Throws a string if it cannot be read, and then still shows the one before.
    pub fn set_scene(&self, json: &str) -> Result<(), JsValue> {
        self.view.borrow_mut().set_scene(json).map_err(JsValue::from)
    }

    /// Where a square lies on the canvas, in CSS pixels from its top left: `[left, top, side]`. Throws a string if
    /// there is no such square.
    pub fn square_box(&self, square: &str) -> Result<Vec<f64>, JsValue> {
        let square = square::Square::try_from(square.to_string()).map_err(JsValue::from)?;
        Ok(self.view.borrow().square_box(square)?.to_vec())
    }

    /// Draws at once what would be drawn in the next frame.
    pub fn draw_now(&self) -> Result<(), JsValue> {
        self.view.borrow_mut().draw()
    }
}
