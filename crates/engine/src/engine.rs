//! The engine: the state that lasts longer than a search, and the choice of the search by the variant's family.

use crate::chess::{ChessWeights, Evaluation, History, Network, SearchMemory, TranspositionTable};
use crate::{PieceValues, SearchControl, SearchLimits, SearchParts, SearchResult, chaturaji, chess};
use menagerie_rules::{Family, Game, Position, Variant};
use std::sync::Arc;

/// Precomputed data of a variant.
#[derive(Clone, Debug)]
enum Prepared {
    Chess(Arc<Evaluation>),
    Chaturaji(Arc<PieceValues>),
}

/// An engine for all variants. It keeps the transposition table and the histories between searches.
#[derive(Debug)]
pub struct Engine {
    tt: TranspositionTable,
    history: History,
    /// The parts of the two-player search that are off on every board, and those that are on even where the board's weights disable them.
    without: SearchParts,
    with: SearchParts,
    /// Weights that replace the tuned ones.
    weights: Option<ChessWeights>,
    /// The network of its variant.
    network: Option<Arc<Network>>,
    /// The variant that was searched last, with its precomputed data.
    game: Option<(Arc<Variant>, Prepared)>,
    /// The state of four-player games.
    four: Option<chaturaji::FourPlayerSearch>,
    megabytes: usize,
}

impl Engine {
    /// An engine with a transposition table of about `megabytes`; with 0, of 64 kilobytes (a megabyte for four players).
    pub fn new(megabytes: usize) -> Engine {
        Engine {
            tt: TranspositionTable::new(megabytes),
            history: History::new(chess::MAX_PLY),
            without: SearchParts::default(),
            with: SearchParts::default(),
            weights: None,
            network: None,
            game: None,
            four: None,
            megabytes,
        }
    }

    /// Switches parts of the two-player search off (`without`), to measure their value, and others on (`with`) that are off on some boards
    /// ([`ChessWeights::disabled_parts`]). A part in both is off. Clears the engine if that is a change.
    pub fn set_parts(&mut self, without: SearchParts, with: SearchParts) {
        if (self.without, self.with) != (without, with) {
            (self.without, self.with) = (without, with);
            self.clear();
        }
    }

    /// Replaces the weights for two-player variants, for tuning. Clears the engine.
    pub fn set_weights(&mut self, weights: ChessWeights) {
        self.weights = Some(weights);
        self.clear();
    }

    /// Sets the network, or removes it (`None`). It is only used for variants with its board and pieces. Clears the engine if that is a
    /// change.
    pub fn set_network(&mut self, network: Option<Arc<Network>>) {
        let same = match (&self.network, &network) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.network = network;
            self.clear();
        }
    }

    /// Clears everything that was learned.
    pub fn clear(&mut self) {
        self.tt.clear();
        self.history = History::new(chess::MAX_PLY);
        self.game = None;
        self.four = None;
    }

    /// Finds the best move in a game's position; the earlier positions are needed for repetitions. `None` if the game is over.
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

    /// Like [`search`](Engine::search), even in a game that is drawn by rule: players may go on without claiming the draw. `None` only if
    /// there is no legal move.
    pub fn search_even_if_drawn(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        control: &mut dyn SearchControl,
    ) -> Option<SearchResult> {
        if game.position().legal_moves().is_empty() {
            return None;
        }
        match (game.position(), self.prepare(game.variant())) {
            (Position::Chess(position), Prepared::Chess(evaluation)) => {
                let (tt, history) = (&mut self.tt, &mut self.history);
                let off = evaluation.disabled_parts().but(self.with).and(self.without);
                let network = self.network.as_deref().filter(|network| network.fits(game.variant()));
                let memory = SearchMemory { evaluation: &evaluation, network, tt, history, off };
                chess::search(position, previous_hashes(game), memory, limits, control)
            }
            (Position::Chaturaji(position), Prepared::Chaturaji(piece_values)) => {
                let new = || chaturaji::FourPlayerSearch::new(position.variant(), &piece_values, self.megabytes);
                self.four.get_or_insert_with(new).search(position, limits, control)
            }
            // The family of the variant decides both.
            _ => None,
        }
    }

    fn prepare(&mut self, variant: &Arc<Variant>) -> Prepared {
        if let Some((same, prepared)) = &self.game
            && Arc::ptr_eq(same, variant)
        {
            return prepared.clone();
        }
        // Positions of another variant could have the same hash. Four-player games have their own memory, of the same size.
        let megabytes = if variant.family() == Family::Chess { self.megabytes } else { 0 };
        self.tt.resize(megabytes);
        if self.game.is_some() {
            self.clear();
        }
        let piece_values = PieceValues::new(variant);
        let prepared = match variant.family() {
            Family::Chess => Prepared::Chess(Arc::new(Evaluation::new(
                variant,
                piece_values,
                self.weights.unwrap_or_else(|| ChessWeights::tuned(variant)),
            ))),
            Family::Chaturaji => Prepared::Chaturaji(Arc::new(piece_values)),
        };
        self.game = Some((Arc::clone(variant), prepared.clone()));
        prepared
    }
}

/// The hashes of the positions before the current one, back to the last irreversible move.
fn previous_hashes(game: &Game) -> Vec<u64> {
    let hash = |position: &Position| match position {
        Position::Chess(position) => position.hash(),
        Position::Chaturaji(position) => position.hash(),
    };
    let mut hashes: Vec<u64> =
        std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position)).map(hash).collect();
    hashes.pop();
    hashes
}
