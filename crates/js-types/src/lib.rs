//! The border between Rust and JavaScript, for both of the browser's programs.
//!
//! - [`Js`] is a value that JavaScript gets, [`read`] takes one that it gives, and [`list!`] declares a list of them.
//! - [`GameRecord`] is a game as the page's program hands it to the worker's.
//! - [`games`] says which game an id stands for: it may be one that the page has been given.
//! - [`start`] runs when a program starts: it tells of panics.

pub mod games;
mod options;
mod panic;
mod record;
mod values;

pub use options::GameOptions;
pub use panic::start;
pub use record::GameRecord;
pub use values::{Js, json, read};
