//! The board on a canvas. It gets a scene and reports gestures, and does not know the rules.

mod aim;
mod arrows;
mod contrast;
mod draw;
mod enlargement;
mod frame;
mod geometry;
mod gestures;
mod glyphs;
mod ground;
mod hold;
mod layers;
mod listeners;
mod loupe;
mod markers;
mod motion;
mod overlay;
mod picture;
mod shapes;
mod show;
#[cfg(test)]
mod sight;
mod size;
mod sprites;
mod strokes;
mod theme;
mod view;
mod wheel;
mod zoom;
mod zooming;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use geometry::ScreenPoint;
use listeners::Listeners;
use menagerie_js_types::{Js, json, list, read};
use menagerie_rules::{Square, SquareError};
use menagerie_scene::{BoardArrow, Scene, ShownSquare};
use menagerie_session::marks::BoardMarks;
use theme::BoardTheme;
use view::{SharedView, ViewState, report};

// A square of the rules is its name in JavaScript.
#[wasm_bindgen(typescript_custom_section)]
const SQUARE_TYPE: &str = "/** The name of a square, such as `e4`. */\nexport type Square = string;";

list!(
    /// Squares by their names.
    SquareList(Square)
);

list!(
    /// What is shown on some squares.
    ShownSquareList(ShownSquare)
);

/// What lies under a place on the canvas.
#[derive(Serialize, Tsify)]
pub struct PlaceOnBoard {
    /// The square there. None beside the board.
    square: Option<Square>,
    /// Where the piece picked up may go, if a finger covers that and the square under it is no such place.
    near: Option<Square>,
}

/// A board drawn on a canvas. It follows the canvas's size on the page by itself and stays crisp at any pixel ratio.
#[wasm_bindgen]
pub struct BoardView {
    view: SharedView,
    // Dropped with the view, so that no events arrive after `free`.
    _listeners: Listeners,
}

#[wasm_bindgen]
impl BoardView {
    /// Shows a board on `canvas`. `on_gesture` is called with each gesture: a `pick` when a pointer goes down, then one of
    /// `tap`, `drop` and `cancel`; a `hover` when a pointer that is not pressed comes over a square or leaves the board; a
    /// `hold` when a finger stays, after which no tap follows; a `shape` for an arrow or, with the same square twice, a
    /// circle; a `retract` when a press turned out to mean the board and no square; and a `zoom` when a part of the board
    /// has been enlarged, or all of it is shown again.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: HtmlCanvasElement,
        #[wasm_bindgen(unchecked_param_type = "(gesture: Gesture) => void")] on_gesture: Function,
    ) -> Result<BoardView, JsValue> {
        let view = Rc::new(RefCell::new(ViewState::new(canvas, on_gesture)?));
        let weak = Rc::downgrade(&view);
        view.borrow_mut().frame().set(move |now| {
            if let Some(shared) = weak.upgrade() {
                let mut view = shared.borrow_mut();
                view.frame().begin();
                view.follow_ratio();
                let drawn = view.draw(Some(now));
                let news = view.zoom_news();
                drop(view);
                if let Some(news) = news {
                    report(&shared, news);
                }
                if let Err(error) = drawn {
                    wasm_bindgen::throw_val(error);
                }
            }
        });
        let listeners = Listeners::attach(&view)?;
        Ok(BoardView { view, _listeners: listeners })
    }

    /// Gives the picture of the pieces whose `art` is `id`: an SVG of 100 by 100 units, a flat list of paths with
    /// `data-role`. Throws a string if it cannot be read.
    #[wasm_bindgen(js_name = setArt)]
    pub fn set_art(&self, id: &str, svg: &str) -> Result<(), JsValue> {
        self.view.borrow_mut().set_art(id, svg).map_err(JsValue::from)
    }

    /// Says which letter stands for the pieces whose `art` is `id`, where letters are shown.
    #[wasm_bindgen(js_name = setLetter)]
    pub fn set_letter(&self, id: &str, letter: &str) {
        let mut view = self.view.borrow_mut();
        view.sprites.set_letter(id, letter);
        view.redraw();
    }

    /// Shows a scene. The pieces glide there from where they stood, unless `animate` is false. Throws a
    /// string if it cannot be read, and then still shows the one before.
    #[wasm_bindgen(js_name = setScene)]
    pub fn set_scene(&self, scene: Ts<Scene>, animate: Option<bool>) -> Result<(), JsValue> {
        let scene = Scene::from_json(&json(&scene))?;
        self.view.borrow_mut().set_scene(scene, animate.unwrap_or(true));
        Ok(())
    }

    /// Shows arrows over the scene instead of those before.
    #[wasm_bindgen(js_name = setArrows)]
    pub fn set_arrows(&self, arrows: Vec<Ts<BoardArrow>>) -> Result<(), JsValue> {
        let arrows = arrows.iter().map(read).collect::<Result<_, _>>();
        self.view.borrow_mut().set_arrows(arrows.map_err(|error| format!("These arrows cannot be shown: {error}"))?);
        Ok(())
    }

    /// Shows the keyboard's cursor on a square, or nowhere.
    #[wasm_bindgen(js_name = setCursor)]
    pub fn set_cursor(&self, square: Option<String>) -> Result<(), JsValue> {
        let square = square.as_deref().map(square_named).transpose()?;
        self.view.borrow_mut().set_cursor(square);
        Ok(())
    }

    /// The squares that have a piece or a mark, for screen readers.
    pub fn squares(&self) -> Js<ShownSquareList> {
        Js(ShownSquareList(self.view.borrow().scene.shown_squares()))
    }

    /// Shows marks over the scene instead of those before.
    #[wasm_bindgen(js_name = setMarks)]
    pub fn set_marks(&self, marks: Ts<BoardMarks>) -> Result<(), JsValue> {
        let marks = BoardMarks::from_json(&json(&marks))?;
        self.view.borrow_mut().set_marks(marks);
        Ok(())
    }

    /// Ends the current press without a gesture, because another game begins on the board.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&self) {
        self.view.borrow_mut().let_go();
    }

    /// Chooses what the board looks like.
    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(&self, theme: Ts<BoardTheme>) -> Result<(), JsValue> {
        let theme = read(&theme).map_err(|error| format!("These looks cannot be used: {error}"))?;
        self.view.borrow_mut().set_theme(theme);
        Ok(())
    }

    /// Whether pieces glide. Where people have asked their system for less motion, they never do.
    #[wasm_bindgen(js_name = setMotion)]
    pub fn set_motion(&self, on: bool) {
        self.view.borrow_mut().set_motion(on);
    }

    /// Whether fingers and the wheel can enlarge a part of the board. At first they cannot.
    #[wasm_bindgen(js_name = setZoomable)]
    pub fn set_zoomable(&self, on: bool) {
        self.view.borrow_mut().set_zoomable(on);
    }

    /// Shows all of the board again, if a part of it is enlarged.
    #[wasm_bindgen(js_name = zoomOut)]
    pub fn zoom_out(&self) {
        self.view.borrow_mut().zoom_out();
    }

    /// Whether a finger on small squares has a loupe over it. At first it has none.
    #[wasm_bindgen(js_name = setLoupe)]
    pub fn set_loupe(&self, on: bool) {
        self.view.borrow_mut().loupe.on = on;
    }

    /// The position as a picture, without marks: `svg` gives its text, `png` an address with the picture in it, `pixels`
    /// for each square.
    pub fn picture(&self, format: &str, pixels: Option<u32>) -> Result<String, JsValue> {
        let mut view = self.view.borrow_mut();
        match format {
            "svg" => Ok(picture::svg(&view.scene, &view.theme, &view.sprites)),
            "png" => view.png(pixels.unwrap_or(96)),
            other => Err(JsValue::from_str(&format!("There is no picture of the format \"{other}\""))),
        }
    }

    /// The square so many columns to the right of another on the screen, and so many rows below it; at the edge it
    /// goes no further.
    pub fn beside(&self, square: &str, right: i32, down: i32) -> Result<String, JsValue> {
        let square = square_named(square)?;
        let view = self.view.borrow();
        // Checks that the square exists.
        view.square_box(square)?;
        Ok(view.scene.grid().beside(square, right, down).to_string())
    }

    /// Where a square lies on the canvas, in CSS pixels from its top left: `[left, top, side]`. Throws a string if
    /// there is no such square.
    #[wasm_bindgen(js_name = squareBox)]
    pub fn square_box(&self, square: &str) -> Result<Vec<f64>, JsValue> {
        let square = square_named(square)?;
        Ok(self.view.borrow().square_box(square)?.to_vec())
    }

    /// The square under a place on the canvas, in CSS pixels from its top left, and the target near it that a finger there means.
    #[wasm_bindgen(js_name = placeAt)]
    pub fn place_at(&self, x: f64, y: f64) -> Js<PlaceOnBoard> {
        let view = self.view.borrow();
        let point = ScreenPoint { x: x * view.pixel_ratio(), y: y * view.pixel_ratio() };
        Js(PlaceOnBoard { square: view.square_at(point), near: view.target_near(point) })
    }

    /// Draws at once what would be drawn in the next frame.
    pub fn draw_now(&self) -> Result<(), JsValue> {
        self.view.borrow_mut().draw(None)
    }
}

#[cfg(feature = "whole")]
impl BoardView {
    /// Shows a scene under the current arrows and cursor.
    pub(crate) fn show_scene(&self, scene: Scene, animate: bool) {
        self.view.borrow_mut().show(scene, animate);
    }
}

fn square_named(name: &str) -> Result<Square, JsValue> {
    name.parse().map_err(|error: SquareError| JsValue::from_str(&error.to_string()))
}
