//! What the project's commands are made of: other programs, where they are found, and how they are run.
//!
//! `cargo xtask` depends on no other crate of the workspace, so that it is there after seconds. What needs one is a program of its
//! own, which it starts: `sitegen`, `bench-runner`, `crosscheck`.

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
