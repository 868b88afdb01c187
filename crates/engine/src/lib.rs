//! Which move is good.
//!
//! Two-player games are searched by alpha-beta, the four-player game by Monte-Carlo tree search. Everything is read from the game's
//! definition, nothing from its name. The crate has neither clock nor thread, so that it works in a terminal and in a Web Worker alike:
//! [`SearchLimits`] say how far to search, and a [`SearchControl`] may stop the search at any time and hears its reports.
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

mod best_lines;
mod chaturaji;
mod chess;
mod control;
mod engine;
pub mod levels;
mod opening_book;
mod piece_values;
mod random;
pub mod review;
mod time_management;

pub use best_lines::BestLines;
#[doc(hidden)]
pub use chaturaji::internals;
pub use chaturaji::{ChaturajiEvaluator, ChaturajiWeights, StageWeights};
pub use chess::{
    ACTIVATION_ONE, BUCKETS, HAND_CRAFTED_ONE, LINEAR_ONE, Network, NetworkError, NetworkHeader, NetworkInputs,
    NetworkWeights, WEIGHT_ONE, write_network,
};
pub use chess::{ChessEvaluator, ChessWeights, SearchPart, SearchParts};
pub use control::{Score, SearchControl, SearchInfo, SearchLimits, SearchResult, Unattended};
pub use engine::Engine;
pub use opening_book::{BookError, BookMove, LevelBook};
pub use piece_values::PieceValues;
pub use time_management::{ClockRule, ClockTime, TimeManager, page_budget};
