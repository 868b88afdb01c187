//! Other search algorithms of four-player games: the baselines for measuring the engine's Monte-Carlo tree search.
//!
//! They use the engine's position, evaluation and quiescence search. Only the command line offers them, not the page.
//!
//! | file | subject |
//! |---|---|
//! | [`method`] | their names |
//! | [`two_sided`], [`opponents`] | paranoid and best-reply search |
//! | [`max_n`], [`plain_max_n`] | max^n, with and without all that makes it faster |
//! | [`root`] | iterative deepening |
//! | [`ordering`], [`table`] | move ordering and transposition table |
//! | [`parameters`] | the numbers of all these |
mod max_n;
mod method;
mod opponents;
mod ordering;
mod parameters;
mod plain_max_n;
mod root;
mod table;
mod two_sided;

pub use method::SearchMethod;

use max_n::MaxNSearch;
use menagerie_engine::internals::{BoardTables, CompactPosition, PlayerValues, PreparedWeights, SearchCore};
use menagerie_engine::{
    ChaturajiWeights, Engine, Network, PieceValues, SearchControl, SearchLimits, SearchParts, SearchResult,
};
use menagerie_rules::{ChaturajiPosition, Game, Position, Variant};
use ordering::MoveOrdering;
use plain_max_n::PlainMaxN;
use std::sync::Arc;
use table::ValueTable;
use two_sided::{OpponentModel, TwoSidedSearch};

/// The engine, with a choice of the search algorithm of four-player games.
///
/// ```
/// use menagerie_engine::{SearchLimits, NoControl};
/// use menagerie_rules::{Game, Options, Variant};
/// use menagerie_matches::baselines::{MethodEngine, SearchMethod};
///
/// let game = Game::new(&Variant::by_id("chaturaji", &Options::none()).unwrap());
/// let mut engine = MethodEngine::new(1);
/// engine.set_method(SearchMethod::MaxN);
/// let found = engine.search(&game, &SearchLimits::depth(1), &mut NoControl).unwrap();
/// assert!(game.position().is_legal(found.best_move));
/// ```
#[derive(Debug)]
pub struct MethodEngine {
    engine: Engine,
    method: SearchMethod,
    megabytes: usize,
    parts: (SearchParts, SearchParts),
    baseline: Option<Baseline>,
}

/// The state that is kept between searches.
#[derive(Debug)]
struct Baseline {
    variant: Arc<Variant>,
    tables: BoardTables,
    weights: PreparedWeights,
    bounds: ValueTable<i32>,
    values: ValueTable<PlayerValues>,
}

impl MethodEngine {
    /// An engine with a memory of about `megabytes`, like [`Engine::new`].
    pub fn new(megabytes: usize) -> MethodEngine {
        MethodEngine {
            engine: Engine::new(megabytes),
            method: SearchMethod::default(),
            megabytes,
            parts: Default::default(),
            baseline: None,
        }
    }

    /// Selects the search algorithm of four-player games.
    pub fn set_method(&mut self, method: SearchMethod) {
        self.method = method;
    }

    /// As [`Engine::set_parts`].
    pub fn set_parts(&mut self, without: SearchParts, with: SearchParts) {
        if self.parts != (without, with) {
            self.parts = (without, with);
            self.baseline = None;
        }
        self.engine.set_parts(without, with);
    }

    /// As [`Engine::set_network`].
    pub fn set_network(&mut self, network: Option<Arc<Network>>) {
        self.engine.set_network(network);
    }

    /// Clears everything that was learned.
    pub fn clear(&mut self) {
        self.engine.clear();
        self.baseline = None;
    }

    /// As [`Engine::search`].
    pub fn search(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        control: &mut dyn SearchControl,
    ) -> Option<SearchResult> {
        if !game.outcome().is_ongoing() {
            return None;
        }
        self.search_even_if_drawn(game, limits, control)
    }

    /// As [`Engine::search_even_if_drawn`].
    pub fn search_even_if_drawn(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        control: &mut dyn SearchControl,
    ) -> Option<SearchResult> {
        if let (Position::Chaturaji(position), method) = (game.position(), self.method)
            && method != SearchMethod::MonteCarlo
            && self.prepare(game.variant())
            && let Some(baseline) = &mut self.baseline
        {
            if game.position().legal_moves().is_empty() {
                return None;
            }
            return baseline.search(position, method, self.megabytes.max(1) << 20, limits, control);
        }
        self.baseline = None;
        self.engine.search_even_if_drawn(game, limits, control)
    }

    /// Whether the baselines can search this variant: its board is small, and its pieces neither hop nor bend.
    fn prepare(&mut self, variant: &Arc<Variant>) -> bool {
        if self.baseline.as_ref().is_none_or(|known| !Arc::ptr_eq(&known.variant, variant)) {
            self.baseline = BoardTables::new(variant, &PieceValues::new(variant)).map(|tables| Baseline {
                variant: Arc::clone(variant),
                tables,
                weights: PreparedWeights::new(&ChaturajiWeights::tuned()),
                bounds: ValueTable::default(),
                values: ValueTable::default(),
            });
        }
        self.baseline.is_some()
    }
}

impl Baseline {
    fn search(
        &mut self,
        position: &ChaturajiPosition,
        method: SearchMethod,
        bytes: usize,
        limits: &SearchLimits,
        control: &mut dyn SearchControl,
    ) -> Option<SearchResult> {
        let state = CompactPosition::new(&self.tables, position);
        let me = usize::from(state.turn);
        let mut core = MoveOrdering::new(SearchCore::new(me, &self.tables, &self.weights, control));
        let model = match method {
            SearchMethod::Paranoid => OpponentModel::Paranoid,
            SearchMethod::BestReply => OpponentModel::BestReply,
            SearchMethod::BestReplyPlus => OpponentModel::BestReplyPlus,
            SearchMethod::MonteCarlo | SearchMethod::PlainMaxN => {
                return root::iterative_deepening(&mut PlainMaxN, &mut core, position, &state, limits);
            }
            SearchMethod::MaxN => {
                self.bounds = ValueTable::default();
                self.values.prepare(bytes);
                let mut search = MaxNSearch { table: &mut self.values };
                return root::iterative_deepening(&mut search, &mut core, position, &state, limits);
            }
        };
        self.values = ValueTable::default();
        self.bounds.prepare(bytes);
        let mut search = TwoSidedSearch::new(model, me, &mut self.bounds);
        root::iterative_deepening(&mut search, &mut core, position, &state, limits)
    }
}
