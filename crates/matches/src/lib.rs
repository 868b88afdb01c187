//! Games of engines, and their use.
//!
//! - [`arena`]: matches of UCI engines, with openings, clocks, adjudication, Elo and SPRT.
//! - [`trial`]: quick self-play games, and statistics about a variant.
//! - [`level_curve`]: how much the moves of weak levels lose.
//! - [`puzzles`]: puzzles from such games: search, proof and rating.
//! - [`baselines`]: other searches for four players, for measuring the engine's own.

#![forbid(unsafe_code)]

pub mod arena;
pub mod baselines;
pub mod level_curve;
pub mod puzzles;
pub mod trial;
