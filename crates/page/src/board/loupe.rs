//! The loupe: shows what a finger hides above it, the square that is meant and those around it.

use menagerie_rules::Square;
use wasm_bindgen::JsValue;

use super::aim;
use super::draw::{HiddenPieces, draw_in_hand, draw_meant, draw_position};
use super::geometry::{ScreenPoint, ScreenRect};
use super::gestures::{Gesture, PressPurpose};
use super::layers::Layer;
use super::overlay;
use super::view::ViewState;
use menagerie_session::marks::BoardMarks;

/// The width of the loupe and of the squares in it, in CSS pixels.
const WIDTH: f64 = 132.0;
const SQUARE: f64 = 46.0;

/// Its distance from the middle of the finger, in CSS pixels.
const AWAY: f64 = 36.0;

/// A touch shorter than this many milliseconds shows no loupe.
const SOON: f64 = 70.0;

impl ViewState {
    /// Whether a finger is on a board whose squares are smaller than it.
    pub fn is_hidden_by_finger(&self) -> bool {
        let press = self.gestures.press().is_some_and(|press| !press.panned);
        let side = f64::from(self.geometry().square_size()) / self.pixel_ratio;
        press && self.finger && !self.zooming.pinches() && side < aim::FINGER * 2.0
    }

    /// Whether a finger with a loupe chooses a square: then the place where it is lifted counts, not where it went down.
    pub fn aims(&self) -> bool {
        let press = self.gestures.press().is_some_and(|press| press.purpose == PressPurpose::Move && !press.is_held());
        press
            && self.loupe.on
            && !self.is_zoomed()
            && self.is_hidden_by_finger()
            && !self.scene.targets.is_empty()
            && !self.carries()
    }

    /// The target of the picked piece if the finger is lifted at a point. It need not be under the point.
    pub fn near(&self, point: ScreenPoint) -> Option<Square> {
        if self.finger { self.target_near(point) } else { None }
    }

    /// The target that a finger at a point covers, if the square under it is not a target.
    pub fn target_near(&self, point: ScreenPoint) -> Option<Square> {
        let geometry = self.geometry();
        let under = geometry.square_at(point)?;
        if self.scene.selected == Some(under) || self.reaches(under) {
            return None;
        }
        let targets = self.scene.targets.iter().map(|target| (target.square, geometry.middle(target.square)));
        let seen = targets.filter(|&(square, _)| geometry.shows(square));
        aim::nearest(point, seen, self.pixel_ratio)
    }

    /// A gesture that begins or ends at a point, with the target that a finger means by it.
    pub fn aimed(&self, gesture: Option<Gesture>, point: ScreenPoint) -> Option<Gesture> {
        if !self.finger {
            return gesture;
        }
        let near = self.near(point);
        gesture.map(|gesture| match gesture {
            Gesture::Pick { square, .. } => Gesture::Pick { square, near, touch: true },
            Gesture::Drop { from, square, .. } => Gesture::Drop { from, square, near, touch: true },
            other => other,
        })
    }

    /// Whether the picked piece may move to a square.
    pub fn reaches(&self, square: Square) -> bool {
        self.scene.targets.iter().any(|target| target.square == square)
    }

    /// The square that a point means: the one under it, or a target near it.
    pub fn meant(&self, point: ScreenPoint) -> Option<Square> {
        self.near(point).or_else(|| self.square_at(point))
    }

    /// Shows the loupe over the finger, or hides it.
    pub fn draw_loupe(&mut self, now: Option<f64>) -> Result<(), JsValue> {
        let at = self.gestures.press().map(|press| press.now).filter(|_| self.loupe.on && self.is_hidden_by_finger());
        let Some(at) = at else {
            if self.loupe.since.take().is_some()
                && let Some(layer) = &self.loupe.layer
            {
                layer.canvas.style().set_property("display", "none")?;
            }
            return Ok(());
        };
        let Some(now) = now else { return Ok(()) };
        let since = *self.loupe.since.get_or_insert(now);
        if now - since < SOON && !self.gestures.press().is_some_and(|press| press.dragging) {
            self.frame.request();
            return Ok(());
        }
        let layer = match self.loupe.layer.take() {
            Some(layer) => layer,
            None => self.new_loupe()?,
        };
        self.place_loupe(&layer, at)?;
        self.fill_loupe(&layer, at)?;
        self.loupe.layer = Some(layer);
        Ok(())
    }

    fn new_loupe(&self) -> Result<Layer, JsValue> {
        let layer = Layer::of(1, 1)?;
        layer.canvas.set_class_name("loupe");
        layer.canvas.set_attribute("aria-hidden", "true")?;
        if let Some(parent) = self.canvas().parent_element() {
            parent.append_child(&layer.canvas)?;
        }
        Ok(layer)
    }

    fn place_loupe(&self, layer: &Layer, at: ScreenPoint) -> Result<(), JsValue> {
        let shown = self.canvas().get_bounding_client_rect();
        let finger =
            ScreenPoint { x: shown.left() + at.x / self.pixel_ratio, y: shown.top() + at.y / self.pixel_ratio };
        let window = web_sys::window()
            .and_then(|window| Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?)));
        let place = place(finger, window.unwrap_or((shown.width(), shown.height())));
        let pixels = (place.width * self.pixel_ratio).round() as u32;
        if layer.canvas.width() != pixels {
            layer.canvas.set_width(pixels);
            layer.canvas.set_height(pixels);
        }
        let style = layer.canvas.style();
        style.set_property("display", "block")?;
        style.set_property("width", &format!("{}px", place.width))?;
        style.set_property("height", &format!("{}px", place.height))?;
        // Relative to the element that contains the board's canvas.
        style.set_property("left", &format!("{}px", place.left - shown.left()))?;
        style.set_property("top", &format!("{}px", place.top - shown.top()))
    }

    fn fill_loupe(&mut self, layer: &Layer, at: ScreenPoint) -> Result<(), JsValue> {
        let pixels = f64::from(layer.canvas.width());
        let window = ScreenRect { left: 0.0, top: 0.0, width: pixels, height: pixels };
        let seen = self.geometry();
        let geometry = seen.looking(window, (SQUARE * self.pixel_ratio).round(), seen.place(at));
        let (meant, lifted) = (self.meant(at), self.lifted().map(|(piece, _)| piece.clone()));
        let absent = HiddenPieces { lifted: lifted.as_ref().map(|piece| piece.square), change: None };
        let ground = self.ground();
        layer.clear();
        ground.draw_squares(&layer.brush, &geometry);
        draw_position(&layer.brush, &self.scene, &BoardMarks::default(), &geometry, &mut self.sprites, &absent)?;
        overlay::draw(
            &layer.brush,
            &self.scene,
            &BoardMarks { faint: self.marks.faint.clone(), ..BoardMarks::default() },
            &geometry,
        )?;
        if let Some(square) = meant {
            draw_meant(&layer.brush, &geometry, square);
        }
        // Also the piece that was picked before, on its target square.
        let picked = self.scene.selected.filter(|_| meant.is_some_and(|square| self.reaches(square)));
        let picked = picked.and_then(|square| self.scene.piece_on(square)).filter(|_| lifted.is_none());
        for (piece, strength) in
            lifted.as_ref().map(|piece| (piece, 1.0)).into_iter().chain(picked.map(|piece| (piece, 0.6)))
        {
            if let Some(square) = meant {
                draw_in_hand(&layer.brush, &geometry, &mut self.sprites, (piece, strength), square)?;
            }
        }
        Ok(())
    }
}

/// The place of the loupe for a finger in a window of this size in CSS pixels: above the finger, or beside it if there is no room above;
/// never under it.
fn place(finger: ScreenPoint, (width, height): (f64, f64)) -> ScreenRect {
    let side = WIDTH.min(width * 0.36).min(height * 0.5);
    let within = |at: f64, limit: f64| at.min(limit - side - 2.0).max(2.0);
    let above = finger.y - AWAY - side;
    let (left, top) = if above >= 2.0 {
        (finger.x - side / 2.0, above)
    } else if finger.x < width / 2.0 {
        (finger.x + AWAY, above)
    } else {
        (finger.x - AWAY - side, above)
    };
    ScreenRect { left: within(left, width), top: within(top, height), width: side, height: side }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loupe_is_never_under_the_finger_and_never_out_of_the_window() {
        for window in [(360.0, 740.0), (740.0, 360.0), (280.0, 653.0), (653.0, 280.0), (717.0, 512.0), (820.0, 1180.0)]
        {
            for column in 0..=40 {
                for row in 0..=40 {
                    let finger =
                        ScreenPoint { x: window.0 * f64::from(column) / 40.0, y: window.1 * f64::from(row) / 40.0 };
                    let ScreenRect { left, top, width, height } = place(finger, window);
                    let inside = left >= 0.0 && top >= 0.0 && left + width <= window.0 && top + height <= window.1;
                    let across = (left - finger.x).max(finger.x - left - width);
                    let down = (top - finger.y).max(finger.y - top - height);
                    assert!(inside && across.max(down) >= aim::FINGER, "{window:?} {finger:?}: {left} {top} {width}");
                    let room = finger.y >= AWAY + height + 2.0;
                    assert!(!room || top + height + aim::FINGER <= finger.y, "above where there is room");
                }
            }
        }
    }
}
