//! The browser's door to Menagerie: three classes for JavaScript.
//!
//! - `BoardView` draws a board on a canvas and reports gestures; it knows no rules.
//! - `Session` is a game being played: the rules, its history, its texts, and the scene for the board.
//! - `Searcher` finds moves for the computer; it lives in a worker with a wasm instance of its own.
//!
//! What has structure crosses the border as JSON; an error crosses it as a sentence for the player.

mod board;
mod searcher;
mod session;

use wasm_bindgen::prelude::wasm_bindgen;

pub use board::BoardView;
pub use searcher::Searcher;
pub use session::Session;

/// Sends panics, should there be one, to the browser's console with their place.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
