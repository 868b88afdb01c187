//! The computer, as its worker calls it.
//!
//! [`Searcher`] finds moves. It is all that the worker's program has: no board, no texts, nothing of the page.
//! A method that fails throws an English sentence: only a program can cause the error.

mod networks;
mod progress;
mod replay;
mod review;
mod searcher;
mod watch;

pub use searcher::Searcher;
