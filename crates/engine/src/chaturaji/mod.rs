//! Search and evaluation for four players.
//!
//! | file | subject |
//! |---|---|
//! | [`mcts_root`], [`mcts`] | Monte-Carlo tree search, the way the engine plays |
//! | [`quiescence`], [`see`] | captures at a leaf, and what they come to |
//! | [`compact_position`], [`compact_move`], [`board_tables`] | positions, moves and boards in a few bytes |
//! | [`evaluation`], [`weights`] | the static evaluation |
//! | [`any_board`] | games on larger boards, or with pieces that hop or bend: searched more slowly |
//! | [`parameters`] | the numbers of all these |
//!
//! The other ways to search, which measure this one, are in `matches::baselines`.

mod any_board;
mod board_tables;
mod compact_move;
mod compact_play;
mod compact_position;
mod evaluation;
mod evaluator;
mod mcts;
mod mcts_root;
mod minimax_window;
mod parameters;
mod quiescence;
mod report;
mod search_core;
mod see;
mod square_set;
mod weights;

pub use evaluator::ChaturajiEvaluator;
pub use weights::{ChaturajiWeights, StageWeights};

use crate::{PieceValues, SearchControl, SearchLimits, SearchResult};
use board_tables::BoardTables;
use compact_position::CompactPosition;
use evaluation::PreparedWeights;
use menagerie_rules::{ChaturajiPosition, Variant};
use search_core::SearchCore;

/// Items for the other search algorithms in `matches`. Not a stable interface.
#[doc(hidden)]
pub mod internals {
    pub use super::board_tables::BoardTables;
    pub use super::compact_move::{CompactMove, MoveStack};
    pub use super::compact_position::CompactPosition;
    pub use super::evaluation::{INFINITE, PlayerValues, PreparedWeights, WIN};
    pub use super::minimax_window::MinimaxWindow;
    pub use super::parameters::MAX_PLY;
    pub use super::quiescence::quiescence;
    pub use super::report::{ReportedLine, info, noise_as_value, plain_score};
    pub use super::search_core::SearchCore;
    pub use super::see::see;
    pub use super::square_set::squares;
    pub use crate::random::Random;
}

/// The four-player search, with the state that it keeps between searches.
#[derive(Debug)]
pub(crate) struct FourPlayerSearch {
    /// The maximum size of a tree, in bytes.
    bytes: usize,
    piece_values: PieceValues,
    /// `None` if the game needs [`any_board`].
    tables: Option<BoardTables>,
    weights: PreparedWeights,
}

impl FourPlayerSearch {
    /// A search for a variant with a memory of about `megabytes`.
    pub fn new(variant: &Variant, piece_values: &PieceValues, megabytes: usize) -> FourPlayerSearch {
        FourPlayerSearch {
            bytes: megabytes.max(1) << 20,
            piece_values: piece_values.clone(),
            tables: BoardTables::new(variant, piece_values),
            weights: PreparedWeights::new(&ChaturajiWeights::tuned()),
        }
    }

    /// Finds the best move. `None` if the game is over.
    pub fn search(
        &mut self,
        position: &ChaturajiPosition,
        limits: &SearchLimits,
        control: &mut dyn SearchControl,
    ) -> Option<SearchResult> {
        let Some(tables) = &self.tables else {
            return any_board::search(position, &self.piece_values, limits, control);
        };
        let state = CompactPosition::new(tables, position);
        let mut core = SearchCore::new(usize::from(state.turn), tables, &self.weights, control);
        mcts_root::search(&mut core, position, &state, limits, self.bytes)
    }
}
