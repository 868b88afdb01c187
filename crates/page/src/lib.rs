//! The program of the game page: the classes of the crate `wasm`, linked into one WebAssembly file.

#![forbid(unsafe_code)]

pub use menagerie_wasm::*;
