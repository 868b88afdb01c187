//! Search and evaluation for two players.
//!
//! | file | subject |
//! |---|---|
//! | [`root`] | iterative deepening, aspiration windows, the moves at the root |
//! | [`alpha_beta`] | one node of the tree |
//! | [`move_loop`] | the moves of a node, one after another |
//! | [`pruning`], [`extensions`], [`reductions`] | what is searched less, more, or not at all |
//! | [`quiescence`] | captures beyond the depth |
//! | [`move_picker`], [`history`], [`see`] | which move is tried first |
//! | [`transposition_table`] | what is known of positions |
//! | [`evaluation`] | the hand-crafted evaluation |
//! | [`network`] | the network that corrects it |
//! | [`parameters`] | the numbers of all these |
//! | [`parts`] | the names by which parts of the search can be switched off |

mod alpha_beta;
mod correction_history;
mod evaluation;
mod evaluator;
mod extensions;
mod game_end;
mod history;
mod move_loop;
mod move_picker;
mod network;
mod parameters;
mod parts;
mod piece_to;
mod pruning;
mod quiescence;
mod reductions;
mod root;
mod score;
mod search;
mod see;
mod stack;
mod transposition_table;
mod weak_play;

pub(crate) use evaluation::Evaluation;
pub use evaluation::{ChessWeights, is_losing_game};
pub use evaluator::ChessEvaluator;
pub(crate) use history::History;
pub use network::{
    ACTIVATION_ONE, BUCKETS, HAND_CRAFTED_ONE, LINEAR_ONE, Network, NetworkError, NetworkHeader, NetworkInputs,
    NetworkWeights, WEIGHT_ONE, write_network,
};
pub(crate) use parameters::MAX_PLY;
pub use parts::{SearchPart, SearchParts};
pub(crate) use search::{SearchMemory, search};
pub(crate) use transposition_table::TranspositionTable;
