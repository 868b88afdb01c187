//! How well a game was played.
//!
//! A [`PositionEvaluation`] says how a position stands, as the engine has judged it. From the evaluations before and after a
//! move follow its [`MoveMark`] and its accuracy, and from those of a whole game the accuracy of each player. The module knows
//! no rules and no engine: it is the same for every game. The figures are those of Lichess; `docs/review.md` has the sources.

mod accuracy;
mod evaluation;
mod mark;

pub use accuracy::{game_accuracy, move_accuracy};
pub use evaluation::PositionEvaluation;
pub use mark::{BLUNDER, MoveMark};
