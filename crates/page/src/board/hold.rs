//! Waits until a finger has been down for long.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The time until a press counts as long, in milliseconds.
const LONG: i32 = 420;

/// An action after a delay, which can be cancelled.
#[derive(Default)]
pub struct HoldTimer {
    act: Option<Closure<dyn FnMut()>>,
    pending: Option<i32>,
}

impl HoldTimer {
    /// Sets the action.
    pub fn set(&mut self, act: impl FnMut() + 'static) {
        self.act = Some(Closure::new(act));
    }

    /// Starts the delay, again if it was running.
    pub fn start(&mut self) {
        self.stop();
        if let (Some(window), Some(act)) = (web_sys::window(), &self.act) {
            let callback = act.as_ref().unchecked_ref();
            self.pending = window.set_timeout_with_callback_and_timeout_and_arguments_0(callback, LONG).ok();
        }
    }

    /// Cancels it.
    pub fn stop(&mut self) {
        if let (Some(window), Some(pending)) = (web_sys::window(), self.pending.take()) {
            window.clear_timeout_with_handle(pending);
        }
    }
}

impl Drop for HoldTimer {
    fn drop(&mut self) {
        self.stop();
    }
}
