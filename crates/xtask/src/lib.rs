//! The project's commands, one module each for what they are made of.
//!
//! `cargo xtask play`, `test`, `package` and `bench` are thin
//! layers over these modules; the end-to-end tests use some of them too.

#![forbid(unsafe_code)]

pub mod apt;
pub mod bench;
pub mod bindings;
pub mod browser;
pub mod catalogue;
pub mod coverage;
pub mod crosscheck;
pub mod deny;
pub mod files;
pub mod floor;
pub mod fuzz;
pub mod gallery;
pub mod marks;
pub mod mutants;
pub mod node;
pub mod notices;
pub mod package;
pub mod pages;
pub mod play;
pub mod process;
pub mod schema;
pub mod scripts;
pub mod server;
pub mod site;
pub mod suite;
pub mod tools;
pub mod trunk;
pub mod types;
pub mod valgrind;
