//! Draws at most once a frame, and only if something has changed.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A drawing that may be requested any number of times and happens once, before the next paint of the page.
#[derive(Default)]
pub struct FrameRequest {
    draw: Option<Closure<dyn FnMut(f64)>>,
    pending: Option<i32>,
}

impl FrameRequest {
    /// Sets the drawing function. Its argument is the time in milliseconds.
    pub fn set(&mut self, draw: impl FnMut(f64) + 'static) {
        self.draw = Some(Closure::new(draw));
    }

    /// Requests a drawing.
    pub fn request(&mut self) {
        if self.pending.is_none()
            && let (Some(window), Some(draw)) = (web_sys::window(), &self.draw)
        {
            self.pending = window.request_animation_frame(draw.as_ref().unchecked_ref()).ok();
        }
    }

    /// Marks the requested drawing as started.
    pub fn begin(&mut self) {
        self.pending = None;
    }
}

impl Drop for FrameRequest {
    fn drop(&mut self) {
        if let (Some(window), Some(pending)) = (web_sys::window(), self.pending) {
            let _ = window.cancel_animation_frame(pending);
        }
    }
}
