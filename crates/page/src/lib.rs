//! Menagerie for the browser: classes for JavaScript.
//!
//! - `BoardView` draws a board on a canvas and reports gestures. It knows no rules.
//! - `Session` is a game being played, with its variations. A `BoardView` shows it ([`session`]'s `show`).
//! - `FriendGame` is a game with a friend, who has it in a link.
//! - `Editor` sets up a position. A `BoardView` shows it as well.
//! - `School` gives lessons on the pieces. A `BoardView` shows them, too.
//! - `Clock` counts the players' time.
//! - `Texts` puts texts into words, in each language.
//!
//! The computer is in a program of its own, for its worker (the crate `searcher`).
//!
//! Structured values cross to JavaScript as objects. Their TypeScript types are generated from the Rust types (the crate `js-types`).
//! A method that fails throws a text of the catalogue, `{text, args}`, or an English sentence where only a program can cause
//! the error.

mod board;
mod clock;
mod levels;
mod school;
mod session;
mod texts;

use wasm_bindgen::prelude::wasm_bindgen;

pub use board::BoardView;
pub use clock::Clock;
pub use school::School;
pub use session::{Editor, FriendGame, GameFile, OpeningExplorer, Session};
pub use texts::Texts;

/// The known word that is nearest to a mistyped one, if any is near.
#[wasm_bindgen(js_name = nearestWord)]
pub fn nearest_word(given: &str, known: Vec<String>) -> Option<String> {
    menagerie_rules::nearest(given, known.iter().map(String::as_str)).map(str::to_string)
}
