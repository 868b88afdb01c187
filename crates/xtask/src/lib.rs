//! The project's commands, one module each for what they are made of.
//!
//! `cargo xtask play` and `cargo xtask test` are thin layers over these
//! modules; the end-to-end tests use [`server`] and [`browser`] too.

#![forbid(unsafe_code)]

pub mod browser;
pub mod play;
pub mod process;
pub mod server;
pub mod site;
pub mod suite;
pub mod tools;
