//! The three canvases of a board: the empty board, the board with everything that does not move, and the visible one. Each is drawn again
//! only when something on it has changed. Of the visible one only the changed areas are drawn.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::draw::ScreenArea;
use super::sprites::{context, new_canvas};

/// A canvas and its context.
pub struct Layer {
    /// The canvas.
    pub canvas: HtmlCanvasElement,
    /// Its context.
    pub brush: CanvasRenderingContext2d,
    /// Whether it must be drawn again completely.
    pub is_old: bool,
}

impl Layer {
    /// A layer on a canvas.
    pub fn on(canvas: HtmlCanvasElement) -> Result<Layer, JsValue> {
        let brush = context(&canvas)?;
        Ok(Layer { canvas, brush, is_old: true })
    }

    /// A layer on a new canvas of this width and height in device pixels.
    pub fn of(width: u32, height: u32) -> Result<Layer, JsValue> {
        Layer::on(new_canvas(width, height)?)
    }

    /// Whether the browser has dropped the contents, as when the graphics process has ended.
    fn is_lost(&self) -> bool {
        let ask = Reflect::get(&self.brush, &"isContextLost".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
        ask.and_then(|ask| ask.call0(&self.brush).ok()).is_some_and(|lost| lost.is_truthy())
    }

    /// Clears it.
    pub fn clear(&self) {
        self.brush.clear_rect(0.0, 0.0, f64::from(self.canvas.width()), f64::from(self.canvas.height()));
    }

    /// Copies another layer.
    pub fn copy(&self, other: &Layer) -> Result<(), JsValue> {
        self.clear();
        self.brush.draw_image_with_html_canvas_element(&other.canvas, 0.0, 0.0)
    }

    /// Copies an area of another layer.
    fn copy_area(&self, other: &Layer, area: ScreenArea) -> Result<(), JsValue> {
        let (left, top) = (area.left.max(0.0).floor(), area.top.max(0.0).floor());
        let width = (area.left + area.side).ceil().min(f64::from(self.canvas.width())) - left;
        let height = (area.top + area.side).ceil().min(f64::from(self.canvas.height())) - top;
        if width <= 0.0 || height <= 0.0 {
            return Ok(());
        }
        self.brush.clear_rect(left, top, width, height);
        self.brush.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            &other.canvas,
            left,
            top,
            width,
            height,
            left,
            top,
            width,
            height,
        )
    }
}

/// The three canvases.
pub struct Layers {
    /// Squares and coordinates.
    pub ground: Layer,
    /// Everything that does not move.
    pub still: Layer,
    /// The visible canvas.
    pub screen: Layer,
    /// Whether they have their size. Drawing before that is useless.
    pub are_sized: bool,
    /// The areas of the screen that differ from the still layer.
    pub moving: Vec<ScreenArea>,
}

impl Layers {
    /// Layers whose last one is a canvas of the page.
    pub fn on(canvas: HtmlCanvasElement) -> Result<Layers, JsValue> {
        let (ground, still, screen) = (Layer::of(1, 1)?, Layer::of(1, 1)?, Layer::on(canvas)?);
        Ok(Layers { ground, still, screen, are_sized: false, moving: Vec::new() })
    }

    /// Sets the size of all of them in device pixels.
    pub fn set_size(&mut self, width: u32, height: u32) {
        for layer in [&mut self.ground, &mut self.still, &mut self.screen] {
            layer.canvas.set_width(width);
            layer.canvas.set_height(height);
        }
        self.age();
        self.are_sized = true;
    }

    /// All of them.
    pub fn all(&self) -> [&Layer; 3] {
        [&self.ground, &self.still, &self.screen]
    }

    /// Whether one of them cannot be drawn on now.
    pub fn are_lost(&self) -> bool {
        self.all().iter().any(|layer| layer.is_lost())
    }

    /// Marks all of them as changed.
    pub fn age(&mut self) {
        for layer in [&mut self.ground, &mut self.still, &mut self.screen] {
            layer.is_old = true;
        }
    }

    /// Shows the still layer, without what moved over it in the last frame.
    pub fn refresh(&mut self) -> Result<(), JsValue> {
        let moved = std::mem::take(&mut self.moving);
        if self.screen.is_old {
            self.screen.copy(&self.still)?;
            self.screen.is_old = false;
        } else {
            for area in moved {
                self.screen.copy_area(&self.still, area)?;
            }
        }
        Ok(())
    }
}

/// The current number of device pixels for one CSS pixel.
pub fn pixel_ratio() -> f64 {
    web_sys::window().map_or(1.0, |window| window.device_pixel_ratio())
}
