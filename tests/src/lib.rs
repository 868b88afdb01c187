//! What the end-to-end tests play the page with: a real browser, and hands
//! that find the controls by role and accessible name, as a screen reader does.
//!
//! A test is a function that calls [`check`]. It gets a [`Page`] of its own, in
//! a browser that no other test uses meanwhile, served from the built `dist/site/`. `MENAGERIE_BROWSER` says which browser. Tests of other pages
//! than the game's call [`browse`].

#![forbid(unsafe_code)]

mod axe;
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

pub use board::Board;
pub use emulation::{Screen, Wishes};
pub use french::EnglishWords;
pub use page::Page;
pub use relay::Relay;
pub use role::Role;
pub use session::{browse, check, check_on, check_together, check_whole, in_chromium};
pub use site::Copy;
pub use speech::Spoken;
pub use tabs::Tab;
