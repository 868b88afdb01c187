//! The parts of the project's commands: finding and running other programs.
//!
//! `cargo xtask` depends on no other crate of the workspace, so that it builds in seconds. Commands that need one are separate programs,
//! which it starts: `sitegen`, `bench-runner`, `crosscheck`.

#![forbid(unsafe_code)]

pub mod apt;
pub mod browser;
pub mod deny;
pub mod files;
pub mod node;
pub mod process;
pub mod scripts;
pub mod suite;
pub mod tools;
pub mod valgrind;
