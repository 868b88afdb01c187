//! The logic of the game page without the browser, in plain Rust.
//!
//! - [`Session`] is a game being played, with its variations. [`FriendGame`], [`GameFile`] and [`OpeningExplorer`] work on games as well.
//! - [`Editor`] sets up a position.
//! - [`school`] gives lessons on the pieces.
//! - [`Clock`] counts the players' time.
//! - [`Texts`] puts texts into words, in each language.
//! - [`marks`] are what is drawn over a board's scene.
//!
//! The crate `page` exports them to JavaScript. The feature `js` adds the TypeScript types of parameters and return values. An error is a
//! text of the catalogue. Errors that only a program can cause are English sentences.

mod clock;
#[cfg(test)]
mod json;
pub mod marks;
mod names;
pub mod school;
mod session;
mod texts;

pub use clock::{Clock, ClockReading, ClockSettings, GivenClocks, SavedClocks};
pub use session::*;
pub use texts::Texts;
