//! The state of one board view: its canvas, the scene on it, and the press under way.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::arrows;
use super::draw::{draw_lifted, draw_scene};
use super::frame::Frame;
use super::geometry::{Geometry, Point};
use super::gestures::{Gesture, Gestures};
use super::scene::{Arrow, Piece, Scene};
use super::size::pixel_ratio;
use super::sprites::{Sprites, context, new_canvas};
use super::square::Square;

/// A view shared between the page's handle, the listeners and the frame that draws.
pub type Shared = Rc<RefCell<View>>;

/// Everything a board view holds. Nothing here calls the page while it is borrowed: see [`report`].
pub struct View {
    canvas: HtmlCanvasElement,
    brush: CanvasRenderingContext2d,
    still: HtmlCanvasElement,
    still_brush: CanvasRenderingContext2d,
    still_is_old: bool,
    still_lifted: Option<Square>,
    /// Everything but the arrows, which change more often and are quicker to draw.
    scene: Scene,
    arrows: Vec<Arrow>,
    sprites: Sprites,
    /// Device pixels for one CSS pixel.
    pixel_ratio: f64,
    /// The press under way.
    pub gestures: Gestures,
    on_gesture: Function,
    frame: Frame,
}

/// A scene or a picture that could not be shown, in words.
type Shown = Result<(), String>;

impl View {
    /// A view on a canvas that calls `on_gesture` with each gesture.
    pub fn new(canvas: HtmlCanvasElement, on_gesture: Function) -> Result<View, JsValue> {
        let brush = context(&canvas)?;
        let still = new_canvas(canvas.width(), canvas.height())?;
        let still_brush = context(&still)?;
        Ok(View {
            canvas,
            brush,
            still,
            still_brush,
            still_is_old: true,
            still_lifted: None,
            scene: Scene::empty(),
            arrows: Vec::new(),
            sprites: Sprites::default(),
            pixel_ratio: 1.0,
            gestures: Gestures::default(),
            on_gesture,
            frame: Frame::default(),
        })
    }

    /// The canvas drawn on.
    pub fn canvas(&self) -> &HtmlCanvasElement {
        &self.canvas
    }

    /// The frame that will draw what has changed.
    pub fn frame(&mut self) -> &mut Frame {
        &mut self.frame
    }

    /// Device pixels for one CSS pixel.
    pub fn pixel_ratio(&self) -> f64 {
        self.pixel_ratio
    }

    /// Takes a picture.
    pub fn set_art(&mut self, id: &str, svg: &str) -> Shown {
        self.sprites.set_art(id, svg).map_err(|error| format!("The picture \"{id}\" cannot be used: {error}"))?;
        self.redraw();
        Ok(())
    }

    /// Takes a scene.
    pub fn set_scene(&mut self, json: &str) -> Shown {
        let mut scene = Scene::from_json(json)?;
        let arrows = std::mem::take(&mut scene.arrows);
        if arrows != self.arrows {
            self.arrows = arrows;
            self.redraw_over();
        }
        if scene != self.scene {
            self.scene = scene;
            self.redraw();
        }
        Ok(())
    }

    /// Gives the canvas its size in device pixels.
    pub fn set_size(&mut self, width: u32, height: u32, pixel_ratio: f64) {
        let ratio_is_new = self.pixel_ratio != pixel_ratio;
        self.pixel_ratio = pixel_ratio.max(0.1);
        if !ratio_is_new && (self.canvas.width(), self.canvas.height()) == (width, height) {
            return;
        }
        for canvas in [&self.canvas, &self.still] {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        self.sprites.clear();
        self.still_is_old = true;
        // A canvas that has been given a size is empty. Drawing at once, and not in the next frame, spares the player
        // a flash; observers of sizes are called just before the page is painted.
        if let Err(error) = self.draw() {
            wasm_bindgen::throw_val(error);
        }
    }

    /// Measures the canvas itself if the pixel ratio is no longer the one it was measured with.
    pub fn follow_ratio(&mut self) {
        let ratio = pixel_ratio();
        if ratio != self.pixel_ratio {
            let shown = self.canvas.get_bounding_client_rect();
            let pixels = |length: f64| (length * ratio).round() as u32;
            self.set_size(pixels(shown.width()), pixels(shown.height()), ratio);
        }
    }

    /// The whole scene has to be drawn again.
    pub fn redraw(&mut self) {
        self.still_is_old = true;
        self.frame.request();
    }

    /// Only what lies over the scene has to be drawn again: arrows, and the dragged piece.
    pub fn redraw_over(&mut self) {
        self.frame.request();
    }

    /// The square at a place on the canvas in device pixels.
    pub fn square_at(&self, point: Point) -> Option<Square> {
        self.geometry().square_at(point)
    }

    /// Where a square lies on the canvas, in CSS pixels: left, top, side.
    pub fn square_box(&self, square: Square) -> Result<[f64; 3], String> {
        if !self.scene.contains(square) {
            return Err(format!("{square} is not on this board"));
        }
        let geometry = self.geometry();
        let corner = geometry.corner(square);
        Ok([corner.x, corner.y, f64::from(geometry.square_size())].map(|length| length / self.pixel_ratio))
    }

    /// Whether a piece can be seen under the pointer, being dragged.
    pub fn lifted(&self) -> Option<(&Piece, Point)> {
        let press = self.gestures.press().filter(|press| press.dragging)?;
        // Only what the page has selected can be lifted: it decides whose turn it is.
        let square = self.scene.selected.filter(|&square| square == press.from)?;
        Some((self.scene.piece_on(square)?, press.now))
    }

    /// Draws what has changed.
    pub fn draw(&mut self) -> Result<(), JsValue> {
        let (width, height) = (self.canvas.width(), self.canvas.height());
        if width == 0 || height == 0 {
            return Ok(());
        }
        let geometry = self.geometry();
        let lifted = self.lifted().map(|(piece, at)| (piece.clone(), at));
        let lifted_from = lifted.as_ref().map(|(piece, _)| piece.square);
        if self.still_is_old || lifted_from != self.still_lifted {
            self.still_brush.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
            draw_scene(&self.still_brush, &self.scene, &geometry, &mut self.sprites, self.pixel_ratio, lifted_from)?;
            self.still_is_old = false;
            self.still_lifted = lifted_from;
        }
        self.brush.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
        self.brush.draw_image_with_html_canvas_element(&self.still, 0.0, 0.0)?;
        arrows::draw(&self.brush, &self.arrows, &geometry)?;
        if let Some((piece, at)) = lifted {
            draw_lifted(&self.brush, &geometry, &mut self.sprites, &piece, at, geometry.square_at(at))?;
        }
        Ok(())
    }

    fn geometry(&self) -> Geometry {
        let Scene { files, ranks, orientation, .. } = self.scene;
        Geometry::new(files, ranks, orientation, self.canvas.width(), self.canvas.height())
    }
}

/// Tells the page of a gesture. The view is not borrowed meanwhile, so the page may hand in a new scene at once.
pub fn report(view: &Shared, gesture: Gesture) {
    let (on_gesture, text) = {
        let view = view.borrow();
        (view.on_gesture.clone(), serde_json::to_string(&gesture).unwrap_or_default())
    };
    if let Err(error) = on_gesture.call1(&JsValue::NULL, &JsValue::from_str(&text)) {
        // The page's mistake; it belongs on its console, and the board goes on.
        web_sys::window().inspect(|window| report_error(window.unchecked_ref(), &error));
    }
}

fn report_error(window: &JsValue, error: &JsValue) {
    let report = js_sys::Reflect::get(window, &"reportError".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    if let Some(report) = report {
        let _ = report.call1(window, error);
    }
}
