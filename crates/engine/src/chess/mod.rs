//! Search and evaluation for two players.

mod correction;
mod evaluation;
mod exchange;
mod history;
mod judge;
mod node;
mod part;
mod picker;
mod pruning;
mod quiescence;
mod score;
mod search;
mod stack;
mod table;

pub use evaluation::ChessWeights;
pub(crate) use evaluation::Evaluation;
pub(crate) use history::History;
pub use judge::ChessEvaluator;
pub use part::{SearchPart, SearchParts};
pub(crate) use search::{Lasting, search};
pub(crate) use table::Table;

/// Plies from the root beyond which nothing is searched.
pub(crate) const MOST_PLIES: usize = 120;
