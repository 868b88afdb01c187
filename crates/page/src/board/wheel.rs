//! The wheel over the board: with the Ctrl key, which a touchpad's pinch also says, it enlarges; without, it moves what is
//! enlarged.

use web_sys::WheelEvent;

use super::geometry::ScreenPoint;
use super::view::SharedView;

/// Pixels for a line and for a page of a wheel that counts those.
const LINE: f64 = 16.0;
const PAGE: f64 = 400.0;

/// One event enlarges by no more than this many pixels of a wheel say, and each pixel by so much.
const MOST: f64 = 25.0;
const STRENGTH: f64 = 0.01;

/// The wheel has been turned, with the pointer at this point of the canvas.
pub fn turned(view: &SharedView, event: &WheelEvent, at: ScreenPoint) {
    let mut view = view.borrow_mut();
    if !view.zooming.on || !(event.ctrl_key() || view.is_zoomed()) {
        return;
    }
    // Neither does the page become larger, nor does it scroll.
    event.prevent_default();
    let pixels = match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => LINE,
        WheelEvent::DOM_DELTA_PAGE => PAGE,
        _ => 1.0,
    };
    let (across, down) = (event.delta_x() * pixels, event.delta_y() * pixels);
    let (ratio, now) = (view.pixel_ratio(), event.time_stamp());
    if event.ctrl_key() {
        view.wheel(at, (0.0, 0.0), (-down.clamp(-MOST, MOST) * STRENGTH).exp(), now);
    } else {
        view.wheel(at, (across * ratio, down * ratio), 1.0, now);
    }
}
