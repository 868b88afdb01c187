//! Watches over a search: the clock, and the page's ear.

use js_sys::{Date, Function};
use menagerie_engine::{Control, Info};
use menagerie_rules::Position;
use wasm_bindgen::JsValue;

use super::progress::Progress;
use crate::session::to_json;

/// Ends a search when its time is up, and passes its news on.
pub struct Watch<'a> {
    position: &'a Position,
    /// In milliseconds since 1970.
    end: f64,
    on_progress: &'a Function,
}

impl<'a> Watch<'a> {
    /// Starts the clock for a search from `position`.
    pub fn start(position: &'a Position, millis: u32, on_progress: &'a Function) -> Watch<'a> {
        Watch { position, end: Date::now() + f64::from(millis), on_progress }
    }
}

impl Control for Watch<'_> {
    fn should_stop(&mut self) -> bool {
        Date::now() >= self.end
    }

    fn report(&mut self, info: &Info) {
        // News that cannot be told are no reason to stop thinking.
        if let Ok(text) = to_json(&Progress::of(self.position, info)) {
            let _ = self.on_progress.call1(&JsValue::NULL, &JsValue::from_str(&text));
        }
    }
}
