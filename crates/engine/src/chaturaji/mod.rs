//! Search for points in the four-player game.
//!
//! Six ways to search it can be chosen ([`Method`]). They share the position, the evaluation and the ordering of moves; what is said
//! there of a small board is the case for Imperial Chaturaji. A four-player game on a larger board is searched by
//! [`any_board`], more slowly.

mod any_board;
mod contest;
mod core;
mod evaluation;
mod exchange;
mod ground;
mod growing;
mod judge;
mod maxn;
mod method;
mod monte_carlo;
mod moves;
mod plain;
mod report;
mod root;
mod state;
mod table;
mod two_sided;
mod weights;

pub use judge::ChaturajiEvaluator;
pub use method::Method;
pub use weights::{ChaturajiWeights, StageWeights};

use self::core::Core;
use crate::{PieceValues, SearchControl, SearchLimits, SearchResult};
use evaluation::{Values, Weights};
use ground::Ground;
use maxn::MaxN;
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::Variant;
use plain::Plain;
use state::State;
use table::Table;
use two_sided::{Others, TwoSided};

/// What a player of a four-player game keeps from one search to the next.
#[derive(Debug)]
pub(crate) struct Mind {
    /// The most that is remembered.
    bytes: usize,
    worth: PieceValues,
    ground: Option<Ground>,
    weights: Weights,
    bounds: Table<i32>,
    values: Table<Values>,
}

impl Mind {
    /// For a game, with a memory of about so many megabytes.
    pub fn new(variant: &Variant, worth: &PieceValues, megabytes: usize) -> Mind {
        Mind {
            bytes: megabytes.max(1) << 20,
            worth: worth.clone(),
            ground: Ground::new(variant, worth),
            weights: Weights::new(&ChaturajiWeights::tuned()),
            bounds: Table::default(),
            values: Table::default(),
        }
    }

    /// Looks for the best move. `None` if the game is over.
    pub fn search(
        &mut self,
        position: &ChaturajiPosition,
        method: Method,
        limits: &SearchLimits,
        control: &mut dyn SearchControl,
    ) -> Option<SearchResult> {
        let Some(ground) = &self.ground else { return any_board::search(position, &self.worth, limits, control) };
        let state = State::new(ground, position);
        let me = usize::from(state.turn);
        let mut core = Core::new(me, ground, &self.weights, control);
        let others = match method {
            Method::Paranoid => Others::Paranoid,
            Method::BestReply => Others::Best,
            Method::BestReplyPlus => Others::BestPlus,
            Method::MonteCarlo => {
                (self.bounds, self.values) = (Table::default(), Table::default());
                return growing::search(&mut core, position, &state, limits, self.bytes);
            }
            Method::PlainMaxN => return root::deepen(&mut Plain, &mut core, position, &state, limits),
            Method::MaxN => {
                self.bounds = Table::default();
                self.values.make_ready(self.bytes);
                return root::deepen(&mut MaxN { table: &mut self.values }, &mut core, position, &state, limits);
            }
        };
        self.values = Table::default();
        self.bounds.make_ready(self.bytes);
        let mut judge = TwoSided::new(others, me, &mut self.bounds);
        root::deepen(&mut judge, &mut core, position, &state, limits)
    }
}
