//! The board on a canvas: it is handed a scene and reports gestures, and knows no rules.

mod arrows;
mod art;
mod contrast;
mod draw;
mod frame;
pub(crate) mod geometry;
mod gestures;
mod ground;
mod hold;
mod layers;
mod listeners;
mod markers;
mod marks;
mod motion;
mod overlay;
mod picture;
pub(crate) mod scene;
mod shapes;
mod show;
#[cfg(test)]
mod sight;
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
use view::{SharedView, ViewState};

/// A board drawn on a canvas. It follows the canvas's size on the page by itself and stays crisp at any pixel ratio.
#[wasm_bindgen]
pub struct BoardView {
    view: SharedView,
    // Dropped with the view, so that nothing is heard of after `free`.
    _listeners: Listeners,
}

#[wasm_bindgen]
impl BoardView {
    /// Shows a board on `canvas`. `on_gesture` is called with a JSON string for each gesture:
    /// `{"type":"pick","square":"e4"}` when a pointer goes down, then one of
    /// `{"type":"tap","square":"e4"}`, `{"type":"drop","from":"e4","square":"e6"}` and `{"type":"cancel"}`;
    /// `{"type":"hover","square":"e4"}` when a pointer that is not pressed comes over a square, with `null` when it
    /// leaves the board; `{"type":"hold","square":"e4"}` when a finger stays, after which no tap follows; and
    /// `{"type":"shape","from":"e4","to":"e6","colour":"red"}` for an arrow or, with the same square twice, a circle
    /// (`green`, `red`, `blue`, `yellow`, or `null` from a finger).
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement, on_gesture: Function) -> Result<BoardView, JsValue> {
        let view = Rc::new(RefCell::new(ViewState::new(canvas, on_gesture)?));
        let weak = Rc::downgrade(&view);
        view.borrow_mut().frame().set(move |now| {
            if let Some(view) = weak.upgrade() {
                let mut view = view.borrow_mut();
                view.frame().begin();
                view.follow_ratio();
                if let Err(error) = view.draw(Some(now)) {
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

    /// Says which letter stands for the pieces whose `art` is `id`, where letters are shown.
    pub fn set_letter(&self, id: &str, letter: &str) {
        let mut view = self.view.borrow_mut();
        view.sprites.set_letter(id, letter);
        view.redraw();
    }

    /// Shows a scene, given as JSON. The pieces glide there from where they stood, unless `animate` is false. Throws a
    /// string if it cannot be read, and then still shows the one before.
    pub fn set_scene(&self, json: &str, animate: Option<bool>) -> Result<(), JsValue> {
        self.view.borrow_mut().set_scene(json, animate.unwrap_or(true)).map_err(JsValue::from)
    }

    /// Shows marks over the scene, given as JSON, instead of those before. All are optional: `{reachOf, faint: [{square,
    /// kind, takes}], heat: [{square, count, mine}], bearing: {of, attackers, defenders}, threatened: [square], premoves:
    /// [{from, to}], shapes: [{from, to, colour}]}`.
    pub fn set_marks(&self, json: &str) -> Result<(), JsValue> {
        self.view.borrow_mut().set_marks(json).map_err(JsValue::from)
    }

    /// Ends what the person does on the board, as another game begins there: nothing more is heard of a press under way.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&self) {
        self.view.borrow_mut().let_go();
    }

    /// Chooses what the board looks like, as JSON: `{board: "wood" | "green" | "blue" | "grey" | "contrast", pieces:
    /// "drawn" | "letters", coordinates: "inside" | "outside" | "off", text}`, `text` being the colour of coordinates beside the board.
    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(&self, json: &str) -> Result<(), JsValue> {
        self.view.borrow_mut().set_looks(json).map_err(JsValue::from)
    }

    /// Whether pieces glide. Where people have asked their system for less motion, they never do.
    #[wasm_bindgen(js_name = setMotion)]
    pub fn set_motion(&self, on: bool) {
        self.view.borrow_mut().set_motion(on);
    }

    /// The position as a picture, without marks: `svg` gives its text, `png` an address with the picture in it, `pixels`
    /// for each square.
    pub fn picture(&self, format: &str, pixels: Option<u32>) -> Result<String, JsValue> {
        let mut view = self.view.borrow_mut();
        match format {
            "svg" => Ok(picture::svg(&view.scene, &view.looks, &view.sprites)),
            "png" => view.png(pixels.unwrap_or(96)),
            other => Err(JsValue::from_str(&format!("There is no picture of the format \"{other}\""))),
        }
    }

    /// The square so many columns to the right of another on the screen, and so many rows below it; at the edge it
    /// goes no further.
    pub fn beside(&self, square: &str, right: i32, down: i32) -> Result<String, JsValue> {
        let square = square::BoardSquare::try_from(square.to_string()).map_err(JsValue::from)?;
        let view = self.view.borrow();
        // Asks whether there is such a square.
        view.square_box(square)?;
        Ok(view.geometry().beside(square, right, down).to_string())
    }

    /// Where a square lies on the canvas, in CSS pixels from its top left: `[left, top, side]`. Throws a string if
    /// there is no such square.
    pub fn square_box(&self, square: &str) -> Result<Vec<f64>, JsValue> {
        let square = square::BoardSquare::try_from(square.to_string()).map_err(JsValue::from)?;
        Ok(self.view.borrow().square_box(square)?.to_vec())
    }

    /// Draws at once what would be drawn in the next frame.
    pub fn draw_now(&self) -> Result<(), JsValue> {
        self.view.borrow_mut().draw(None)
    }
}
