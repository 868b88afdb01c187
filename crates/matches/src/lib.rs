//! Games of engines, and what is made of them.
//!
//! - [`arena`]: matches of programs that speak UCI, with openings, clocks, adjudication, Elo and SPRT.
//! - [`trial`]: quick games of the engine against itself, and what they show of a game.
//! - [`puzzles`]: puzzles from such games, found, proved and rated.
//! - [`baselines`]: other searches for four players, against which the engine's own is measured.

#![forbid(unsafe_code)]

pub mod arena;
pub mod baselines;
pub mod puzzles;
pub mod trial;
