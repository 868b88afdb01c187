//! Which move is good.
//!
//! Alpha-beta search for the two-player games, Monte-Carlo tree search for the four-player game. Everything is read from the
//! game's definition, nothing from its name. There is no clock here and no thread: how long to search is told by [`SearchLimits`],
//! and whoever asked is consulted all the time through [`SearchControl`], so the same crate works in a terminal and in a Web Worker.
//!
//! ```
//! use menagerie_engine::{Engine, SearchLimits, Unattended};
//! use menagerie_rules::{Game, Options, Variant};
//!
//! let janus = Variant::by_id("janus", &Options::none()).unwrap();
//! let game = Game::new(&janus);
//! let mut engine = Engine::new(1);
//! let found = engine.search(&game, &SearchLimits::depth(2), &mut Unattended).unwrap();
//! assert!(game.position().is_legal(found.best_move));
//! ```
#![forbid(unsafe_code)]

mod chaturaji;
mod chess;
mod control;
mod engine;
pub mod levels;
mod piece_values;
mod random;
mod time_management;

#[doc(hidden)]
pub use chaturaji::internals;
pub use chaturaji::{ChaturajiEvaluator, ChaturajiWeights, StageWeights};
pub use chess::{ChessEvaluator, ChessWeights, SearchPart, SearchParts};
pub use control::{Score, SearchControl, SearchInfo, SearchLimits, SearchResult, Unattended};
pub use engine::Engine;
pub use piece_values::PieceValues;
pub use time_management::{ClockRule, ClockTime, TimeManager, page_budget};
