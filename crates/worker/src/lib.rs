//! The program of the computer's worker: the class of the crate `searcher`, linked into one WebAssembly file.

#![forbid(unsafe_code)]

pub use menagerie_searcher::*;
