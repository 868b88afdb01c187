//! Search and evaluation for all variants.
//!
//! Two-player games are searched by alpha-beta, the four-player game by Monte-Carlo tree search. All data come from the variant's
//! definition, and nothing depends on its name. The crate uses neither a clock nor threads, so that it works in a terminal and in a Web
//! Worker alike: [`SearchLimits`] limit the search, and a [`SearchControl`] may stop it at any time and receives its reports.
//!
//! ```
//! use menagerie_engine::{Engine, SearchLimits, NoControl};
//! use menagerie_rules::{Game, Options, Variant};
//!
//! let janus = Variant::by_id("janus", &Options::none()).unwrap();
//! let game = Game::new(&janus);
//! let mut engine = Engine::new(1);
//! let found = engine.search(&game, &SearchLimits::depth(2), &mut NoControl).unwrap();
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
pub use chess::{ChessEvaluator, ChessWeights, SearchPart, SearchParts, is_losing_game};
pub use control::{Mistakes, NoControl, Score, SearchControl, SearchInfo, SearchLimits, SearchResult};
pub use engine::Engine;
pub use opening_book::{BookError, BookMove, LevelBook};
pub use piece_values::PieceValues;
pub use time_management::{ClockRule, ClockTime, TimeManager, page_budget};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
