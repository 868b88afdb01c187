//! Reviews: how well a game was played.
//!
//! A [`PositionEvaluation`] is the engine's evaluation of a position. The evaluations before and after a move give its [`MoveMark`] and
//! its accuracy, and those of a whole game give the accuracy of each player. The module needs neither rules nor an engine and is the same
//! for every variant. The figures are those of Lichess; `docs/review.md` has the sources.

mod accuracy;
mod evaluation;
mod mark;

pub use accuracy::{game_accuracy, move_accuracy};
pub use evaluation::PositionEvaluation;
pub use mark::{BLUNDER, MoveMark};
