//! The wheel over the board. With the Ctrl key, which a pinch on a touchpad also reports, it zooms. Without it, it moves the enlarged
//! board.

use web_sys::WheelEvent;

use super::geometry::ScreenPoint;
use super::view::SharedView;

/// Pixels for a line and for a page, for wheels that report those.
const LINE: f64 = 16.0;
const PAGE: f64 = 400.0;

/// The most wheel pixels that count in one event, and the zoom for each of them.
const MAX_PIXELS: f64 = 25.0;
const STRENGTH: f64 = 0.01;

/// Handles a turn of the wheel, with the pointer at this point of the canvas.
pub fn turned(view: &SharedView, event: &WheelEvent, at: ScreenPoint) {
    let mut view = view.borrow_mut();
    if !view.zooming.on || !(event.ctrl_key() || view.is_zoomed()) {
        return;
    }
    // Prevents both the zoom of the page and scrolling.
    event.prevent_default();
    let pixels = match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => LINE,
        WheelEvent::DOM_DELTA_PAGE => PAGE,
        _ => 1.0,
    };
    let (across, down) = (event.delta_x() * pixels, event.delta_y() * pixels);
    let (ratio, now) = (view.pixel_ratio(), event.time_stamp());
    if event.ctrl_key() {
        view.wheel(at, (0.0, 0.0), (-down.clamp(-MAX_PIXELS, MAX_PIXELS) * STRENGTH).exp(), now);
    } else {
        view.wheel(at, (across * ratio, down * ratio), 1.0, now);
    }
}
