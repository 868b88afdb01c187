//! The interface between Rust and JavaScript, shared by the browser programs.
//!
//! - `Js` is a return value for JavaScript, `read` converts a parameter, and `list!` declares a list of values.
//! - [`GameRecord`] is a game that the page's program passes to the worker's.
//! - [`games`] is the registry of games by id, including own games and those of the library.
//! - `start` runs when a program starts, and reports panics.
//!
//! The first and the last need the feature `js`. Crates without a browser do not use it.

pub mod games;
mod options;
#[cfg(feature = "js")]
mod panic;
mod record;
#[cfg(feature = "js")]
mod values;

pub use options::GameOptions;
#[cfg(feature = "js")]
pub use panic::start;
pub use record::GameRecord;
#[cfg(feature = "js")]
pub use values::{Js, json, read};
