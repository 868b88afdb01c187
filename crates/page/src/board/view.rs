//! The state of one board view: its canvases, the scene and the marks on it, the animation, and the current press.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use menagerie_rules::Square;
use tsify::Tsify;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlCanvasElement;

use super::enlargement::{Loupe, Zooming};
use super::frame::FrameRequest;
use super::geometry::{BoardGeometry, ScreenPoint};
use super::gestures::{Gesture, Gestures, PressPurpose};
use super::hold::HoldTimer;
use super::layers::{Layers, pixel_ratio};
use super::motion::{Motion, SceneChange};
use super::sprites::Sprites;
use super::theme::BoardTheme;
use menagerie_scene::{BoardArrow, Scene};
use menagerie_session::marks::BoardMarks;

/// A view shared by its JavaScript object, the listeners and the frame that draws.
pub type SharedView = Rc<RefCell<ViewState>>;

/// The state of a board view. Nothing here calls the page while it is borrowed: see [`report`].
pub struct ViewState {
    pub(super) layers: Layers,
    pub(super) lifted_from: Option<Square>,
    pub(super) scene: Scene,
    pub(super) marks: BoardMarks,
    pub(super) theme: BoardTheme,
    motion_on: bool,
    pub(super) motion: Option<Motion>,
    carried: Option<(Square, Square)>,
    pub(super) sprites: Sprites,
    /// Device pixels for one CSS pixel.
    pub(super) pixel_ratio: f64,
    /// The current press.
    pub gestures: Gestures,
    /// Whether it is made with a finger.
    pub finger: bool,
    /// Detects a long press.
    pub hold: HoldTimer,
    /// The zoom of the board.
    pub zooming: Zooming,
    /// Shows what a finger hides.
    pub loupe: Loupe,
    on_gesture: Function,
    pub(super) frame: FrameRequest,
    /// Whether the canvases were lost at the last attempt to draw.
    pub(super) was_lost: bool,
}

impl ViewState {
    /// A view on a canvas that calls `on_gesture` with each gesture.
    pub fn new(canvas: HtmlCanvasElement, on_gesture: Function) -> Result<ViewState, JsValue> {
        Ok(ViewState {
            layers: Layers::on(canvas)?,
            lifted_from: None,
            scene: Scene::empty(),
            marks: BoardMarks::default(),
            theme: BoardTheme::default(),
            motion_on: true,
            motion: None,
            carried: None,
            sprites: Sprites::default(),
            pixel_ratio: 1.0,
            gestures: Gestures::default(),
            finger: false,
            hold: HoldTimer::default(),
            zooming: Zooming::default(),
            loupe: Loupe::default(),
            on_gesture,
            frame: FrameRequest::default(),
            was_lost: false,
        })
    }

    /// The canvas drawn on.
    pub fn canvas(&self) -> &HtmlCanvasElement {
        &self.layers.screen.canvas
    }

    /// The frame request for drawing.
    pub fn frame(&mut self) -> &mut FrameRequest {
        &mut self.frame
    }

    /// Device pixels for one CSS pixel.
    pub fn pixel_ratio(&self) -> f64 {
        self.pixel_ratio
    }

    /// Sets a picture.
    pub fn set_art(&mut self, id: &str, svg: &str) -> Result<(), String> {
        self.sprites.set_art(id, svg).map_err(|error| format!("The picture \"{id}\" cannot be used: {error}"))?;
        self.redraw();
        Ok(())
    }

    /// Sets a scene. With `animate`, the pieces glide to their new places.
    pub fn set_scene(&mut self, scene: Scene, animate: bool) {
        if scene == self.scene {
            return;
        }
        if scene.pieces != self.scene.pieces {
            let carried = self.carried.take();
            let change = if animate && self.moves_softly() {
                SceneChange::between(&self.scene, &scene, carried)
            } else {
                SceneChange::default()
            };
            self.motion = (!change.is_empty()).then(|| Motion::new(change));
        }
        let shape = |scene: &Scene| (scene.board(), scene.coordinates);
        self.layers.ground.is_old |= shape(&scene) != shape(&self.scene);
        if (scene.files, scene.ranks) != (self.scene.files, self.scene.ranks) {
            self.let_go();
        }
        let turns = (u8::from(scene.orientation) + 4 - u8::from(self.scene.orientation)) % 4;
        let moved = scene.last_move != self.scene.last_move;
        self.scene = scene;
        match turns {
            0 => {}
            2 => self.zooming.now = self.zooming.now.turned(&self.whole()),
            _ => self.zooming.reset(),
        }
        if moved {
            let squares = self.scene.last_move.clone();
            self.reveal_move(&squares);
        }
        self.marks.keep(|square| self.scene.contains(square));
        self.redraw();
    }

    /// Sets a scene and keeps the arrows and the cursor.
    #[cfg(feature = "whole")]
    pub fn show(&mut self, mut scene: Scene, animate: bool) {
        scene.arrows = std::mem::take(&mut self.scene.arrows);
        scene.cursor = self.scene.cursor;
        scene.drop_what_is_off();
        self.scene.arrows.clone_from(&scene.arrows);
        self.set_scene(scene, animate);
    }

    /// Sets the arrows over the scene.
    pub fn set_arrows(&mut self, mut arrows: Vec<BoardArrow>) {
        arrows.retain(|arrow| self.scene.contains(arrow.from) && self.scene.contains(arrow.to));
        if arrows != self.scene.arrows {
            self.scene.arrows = arrows;
            self.redraw();
        }
    }

    /// Sets the square of the keyboard's cursor.
    pub fn set_cursor(&mut self, square: Option<Square>) {
        let square = square.filter(|&square| self.scene.contains(square));
        if square != self.scene.cursor {
            self.scene.cursor = square;
            self.redraw();
            if let Some(square) = square {
                self.reveal(&[square]);
            }
        }
    }

    /// Sets the marks over the scene.
    pub fn set_marks(&mut self, mut marks: BoardMarks) {
        marks.keep(|square| self.scene.contains(square));
        if marks != self.marks {
            self.marks = marks;
            self.redraw();
        }
    }

    /// Sets the chosen looks of the board.
    pub fn set_theme(&mut self, theme: BoardTheme) {
        if theme != self.theme {
            self.sprites.choose(theme.pieces);
            self.theme = theme;
            self.layers.ground.is_old = true;
            self.redraw();
        }
    }

    /// Switches gliding on or off.
    pub fn set_motion(&mut self, on: bool) {
        self.motion_on = on;
        if !on && self.motion.take().is_some() {
            self.redraw();
        }
    }

    /// Whether pieces glide.
    pub fn moves_softly(&self) -> bool {
        self.motion_on && !prefers_stillness()
    }

    /// Sets the size of the canvas in device pixels.
    pub fn set_size(&mut self, width: u32, height: u32, pixel_ratio: f64) {
        let ratio_is_new = self.pixel_ratio != pixel_ratio;
        self.pixel_ratio = pixel_ratio.max(0.1);
        let canvas = self.canvas();
        let is_same = !ratio_is_new && (canvas.width(), canvas.height()) == (width, height);
        if is_same && self.layers.are_sized {
            return;
        }
        self.layers.set_size(width, height);
        self.sprites.clear();
        // A canvas is empty after its size was set. Drawing at once, and not in the next frame, avoids a flash: size observers are called
        // just before the page is painted.
        if let Err(error) = self.draw(None) {
            wasm_bindgen::throw_val(error);
        }
    }

    /// Measures the canvas again if the pixel ratio has changed since the last time.
    pub fn follow_ratio(&mut self) {
        let ratio = pixel_ratio();
        if ratio != self.pixel_ratio {
            let shown = self.canvas().get_bounding_client_rect();
            let pixels = |length: f64| (length * ratio).round() as u32;
            self.set_size(pixels(shown.width()), pixels(shown.height()), ratio);
        }
    }

    /// Draws everything again at once, including the bitmaps of the pieces, because the browser may have lost the contents.
    pub fn renew(&mut self) {
        self.was_lost = true;
        if let Err(error) = self.draw(None) {
            wasm_bindgen::throw_val(error);
        }
    }

    /// Requests a drawing of everything.
    pub fn redraw(&mut self) {
        self.layers.still.is_old = true;
        self.frame.request();
    }

    /// Requests a drawing of what moves: the dragged piece, or the arrow being drawn.
    pub fn redraw_over(&mut self) {
        self.frame.request();
    }

    /// The square at a place on the canvas in device pixels.
    pub fn square_at(&self, point: ScreenPoint) -> Option<Square> {
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

    /// Whether the press carries a piece. Only the piece that the page has selected can be lifted, because the page decides whose turn it
    /// is.
    pub fn carries(&self) -> bool {
        let press = self.gestures.press().filter(|press| press.purpose == PressPurpose::Move);
        press.is_some_and(|press| self.scene.selected == Some(press.from))
    }

    /// Whether a finger on the board is in use, so that it must not scroll the page: it draws, or carries a piece that can move.
    pub fn holds_finger(&self) -> bool {
        let press = self.gestures.press();
        (self.carries() && !self.scene.targets.is_empty())
            || press.is_some_and(|press| press.is_held() || press.panned)
            || self.zooming.pinches()
            || self.is_zoomed()
            || self.aims()
    }

    /// Records that the person has dragged a piece to a square, so that it is not animated.
    pub fn carried(&mut self, from: Square, to: Square) {
        self.carried = Some((from, to));
    }

    /// Ends the current press and hovering, and resets the zoom: they belong to the previous game.
    pub fn let_go(&mut self) {
        self.gestures = Gestures::default();
        self.hold.stop();
        self.finger = false;
        self.carried = None;
        self.zooming.reset();
        self.layers.ground.is_old = true;
        self.redraw();
    }

    /// Forgets the piece that was dragged, because its move was not played.
    pub fn forget_carried(&mut self) {
        self.carried = None;
    }

    /// The layout of the board on the canvas.
    pub fn geometry(&self) -> BoardGeometry {
        self.zooming.now.of(self.whole())
    }
}

/// Whether the person has asked the system for reduced motion.
fn prefers_stillness() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
    query.is_some_and(|query| query.matches())
}

/// Reports a gesture to the page. The view is not borrowed meanwhile, so the page may set a new scene at once.
pub fn report(view: &SharedView, gesture: Gesture) {
    let on_gesture = view.borrow().on_gesture.clone();
    let Ok(gesture) = gesture.into_js() else { return };
    if let Err(error) = on_gesture.call1(&JsValue::NULL, &gesture) {
        // An error of the page is reported on its console, and the board goes on.
        web_sys::window().inspect(|window| report_error(window.unchecked_ref(), &error));
    }
}

fn report_error(window: &JsValue, error: &JsValue) {
    let report = js_sys::Reflect::get(window, &"reportError".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    if let Some(report) = report {
        let _ = report.call1(window, error);
    }
}
