//! The computer, for its web worker.
//!
//! [`Searcher`] finds moves, [`Tryout`] plays trial games of a definition. The worker's program contains nothing else: no board and no
//! texts. A method that fails throws an English sentence, because only a program can cause the error.

mod networks;
mod progress;
mod replay;
mod review;
mod searcher;
mod tryout;
mod watch;

pub use searcher::Searcher;
pub use tryout::Tryout;
