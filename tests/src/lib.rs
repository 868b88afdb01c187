//! The library of the end-to-end tests: a real browser, and functions that find controls by role and accessible name, like a screen
//! reader.
//!
//! A test is a function that calls [`check`]. It gets a [`Page`] of its own, in a browser that no other test uses meanwhile, served from
//! the built `dist/site/`. `MENAGERIE_BROWSER` selects the browser. Tests of pages other than the game's call [`browse`].

#![forbid(unsafe_code)]

mod accessibility;
mod axe;
mod beginning;
mod bidi;
mod board;
mod commands;
mod controls;
mod diagram;
mod driver;
mod emulation;
mod fingers;
mod french;
pub mod keys;
mod page;
mod profile;
mod relay;
mod report;
mod role;
mod running;
mod session;
mod site;
mod speech;
mod tabs;
mod virtual_screen;

pub use accessibility::Spoken;
pub use board::Board;
pub use emulation::{Screen, Wishes};
pub use french::EnglishWords;
pub use page::Page;
pub use relay::Relay;
pub use role::Role;
pub use session::{browse, check, check_on, check_together, check_whole, in_chromium};
pub use site::Copy;
pub use tabs::Tab;
