//! The engine: what outlives a search, and which search the family of the game needs.

use crate::chess::{ChessWeights, Evaluation, History, Network, SearchMemory, TranspositionTable};
use crate::{PieceValues, SearchControl, SearchLimits, SearchParts, SearchResult, chaturaji, chess};
use menagerie_rules::{Family, Game, Position, Variant};
use std::sync::Arc;

/// What is computed of a game before its first search.
#[derive(Clone, Debug)]
enum Prepared {
    Chess(Arc<Evaluation>),
    Chaturaji(Arc<PieceValues>),
}

/// An engine for every game. It keeps what it has learned about positions from one search to the next.
#[derive(Debug)]
pub struct Engine {
    tt: TranspositionTable,
    history: History,
    /// The parts of the search for two players that are off on every board, and those that are on where the board's weights switch
    /// them off.
    without: SearchParts,
    with: SearchParts,
    /// Other weights than the tuned ones.
    weights: Option<ChessWeights>,
    /// What corrects the evaluation of its game.
    network: Option<Arc<Network>>,
    /// What was computed of the game that was searched last.
    game: Option<(Arc<Variant>, Prepared)>,
    /// What is kept of four-player games.
    four: Option<chaturaji::FourPlayerSearch>,
    megabytes: usize,
}

impl Engine {
    /// An engine with a transposition table of about so many megabytes; with none, of 64 kilobytes (a megabyte for four players).
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

    /// Switches parts of the search for two players off (`without`), to measure what they are worth, and others on (`with`) that
    /// are off on some boards ([`ChessWeights::disabled_parts`]). A part in both is off. Forgets everything, if that is a change.
    pub fn set_parts(&mut self, without: SearchParts, with: SearchParts) {
        if (self.without, self.with) != (without, with) {
            (self.without, self.with) = (without, with);
            self.clear();
        }
    }

    /// Evaluates two-player positions by other weights, for tuning. Forgets everything.
    pub fn set_weights(&mut self, weights: ChessWeights) {
        self.weights = Some(weights);
        self.clear();
    }

    /// Evaluates positions of the network's game with its help, or of no game (`None`). Games with another board or other pieces are
    /// evaluated without it. Forgets everything, if that is a change.
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

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.tt.clear();
        self.history = History::new(chess::MAX_PLY);
        self.game = None;
        self.four = None;
    }

    /// Looks for the best move in a game's position; the game's past is needed for repetitions. `None` if the game is over.
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

    /// Looks for the best move as [`search`](Engine::search) does, even in a game that is drawn by rule: players may go on without
    /// claiming the draw. `None` only where there is no legal move.
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
            // The family of the game decides both.
            _ => None,
        }
    }

    fn prepare(&mut self, variant: &Arc<Variant>) -> Prepared {
        if let Some((same, prepared)) = &self.game
            && Arc::ptr_eq(same, variant)
        {
            return prepared.clone();
        }
        // Positions of another game could have the same hash. Four players have a memory of their own, of the same size.
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

/// The hashes of the positions before the one on the board, back to the last move that cannot be undone.
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
