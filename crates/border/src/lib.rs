//! The border between Rust and JavaScript, for both of the browser's programs.
//!
//! - [`Js`] is a value that JavaScript gets, [`read`] takes one that it gives, and [`list!`] declares a list of them.
//! - [`GameRecord`] is a game as the page's program hands it to the worker's.
//! - [`start`] runs when a program starts: it tells of panics.

mod options;
mod panic;
mod record;
mod values;

pub use options::GameOptions;
pub use panic::start;
pub use record::GameRecord;
pub use values::{Js, json, read};
