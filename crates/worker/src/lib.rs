//! The computer, as its worker calls it.
//!
//! [`Searcher`] finds moves, [`Tryout`] plays quick games of a definition. The worker's program has nothing else: no board, no texts,
//! nothing of the page.
//! A method that fails throws an English sentence: only a program can cause the error.

mod networks;
mod progress;
mod replay;
mod review;
mod searcher;
mod tryout;
mod watch;

pub use searcher::Searcher;
pub use tryout::Tryout;
