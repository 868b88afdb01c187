//! Menagerie for the browser: classes for JavaScript. They are a thin layer over the crate `session`, which does not depend on a browser.
//! Only the board on its canvas is implemented here.
//!
//! - `BoardView` draws a board on a canvas and reports gestures. It does not know the rules.
//! - `Session` is a game being played, with its variations. A `BoardView` shows it.
//! - `FriendGame` is a game with a friend, exchanged as a link.
//! - `Editor` sets up a position. A `BoardView` shows it as well.
//! - `School` gives lessons on the pieces. A `BoardView` shows them, too.
//! - `Clock` counts the players' time.
//! - `Texts` puts texts into words, in each language.
//!
//! The computer is in another program, which runs in a worker (the crate `worker`).
//!
//! Structured values are passed to JavaScript as objects. Their TypeScript types are generated from the Rust types (the crate
//! `js-types`). A method that fails throws a text of the catalogue, `{text, args}`. Errors that only a program can cause are English
//! sentences.

#[cfg(feature = "board")]
mod board;
#[cfg(feature = "game")]
mod classes;

#[cfg(feature = "game")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "board")]
pub use board::BoardView;
#[cfg(feature = "whole")]
pub use classes::{Clock, FriendGame, OpeningExplorer, School};
#[cfg(feature = "game")]
pub use classes::{Editor, GameFile, Session, Texts};

/// The known word that is nearest to a mistyped one, if any is near.
#[cfg(feature = "game")]
#[wasm_bindgen(js_name = nearestWord)]
pub fn nearest_word(given: &str, known: Vec<String>) -> Option<String> {
    menagerie_rules::nearest(given, known.iter().map(String::as_str)).map(str::to_string)
}
