//! Menagerie for the browser: classes for JavaScript.
//!
//! - `BoardView` draws a board on a canvas and reports gestures. It knows no rules.
//! - `Session` is a game being played, with its variations. A `BoardView` shows it ([`session`]'s `show`).
//! - `FriendGame` is a game with a friend, who has it in a link.
//! - `Editor` sets up a position. A `BoardView` shows it as well.
//! - `Clock` counts the players' time.
//! - `Texts` puts texts into words, in each language.
//! - `Searcher` finds moves for the computer. It lives in a worker with a wasm instance of its own.
//!
//! Structured values cross to JavaScript as objects. Their TypeScript types are generated from the Rust types ([`border`]).
//! A method that fails throws a text of the catalogue, `{text, args}`, or an English sentence where only a program can cause
//! the error.

mod board;
mod border;
mod clock;
mod searcher;
mod session;
mod texts;

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;

pub use board::BoardView;
pub use clock::Clock;
pub use searcher::Searcher;
pub use session::{Editor, FriendGame, GameFile, Session};
pub use texts::Texts;

/// The known word that is nearest to a mistyped one, if any is near.
#[wasm_bindgen(js_name = nearestWord)]
pub fn nearest_word(given: &str, known: Vec<String>) -> Option<String> {
    menagerie_rules::nearest(given, known.iter().map(String::as_str)).map(str::to_string)
}

/// Sends panics, should there be one, to the browser's console with their place, and tells the page, where it has a function
/// `onMenageriePanic`: nothing here can be relied on any more. In a worker the page sees that it has failed.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        let global = js_sys::global();
        let hear = Reflect::get(&global, &"onMenageriePanic".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
        if let Some(hear) = hear {
            // It only takes notice.
            let _ = hear.call1(&global, &panic.to_string().into());
        }
    }));
}
