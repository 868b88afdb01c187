//! Work to be measured.
//!
//! A [`Task`] is a perft, a search or the compilation of a game. Its result is an [`Answer`] with the time it took. The native program
//! `menagerie-bench` and the WebAssembly module run the same code on tasks in JSON, so only the platform differs.

#![deny(unsafe_code)]

mod answer;
mod bench;
mod clock;
#[cfg(target_arch = "wasm32")]
mod door;
pub mod forty_kinds;
pub mod positions;
mod stopwatch;
mod task;

pub use answer::{Answer, DepthReached};
pub use bench::Bench;
pub use clock::now;
pub use task::Task;
