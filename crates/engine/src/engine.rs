//! The engine: what outlives a search, and the choice of the search by the family of the game.

use crate::chess::{ChessWeights, Evaluation, History, Lasting, Table};
use crate::{Method, PieceValues, SearchControl, SearchLimits, SearchParts, SearchResult, chaturaji, chess};
use menagerie_rules::{Family, Game, Position, Variant};
use std::sync::Arc;

/// What is known of a game before a search.
#[derive(Clone, Debug)]
enum Known {
    Chess(Arc<Evaluation>),
    Chaturaji(Arc<PieceValues>),
}

/// A player for every game. Keeps what it has learned about positions from one search to the next.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    history: History,
    /// The parts of the search for two players that are left out on every board, and those that are left out on none.
    without: SearchParts,
    with: SearchParts,
    /// Other weights than the tuned ones.
    weights: Option<ChessWeights>,
    /// The worth of the pieces of the game that was searched last.
    game: Option<(Arc<Variant>, Known)>,
    /// How four-player games are searched.
    method: Method,
    /// What is kept of four-player games.
    four: Option<chaturaji::Mind>,
    megabytes: usize,
}

impl Engine {
    /// An engine that remembers positions in about so many megabytes; with none, in 64 kilobytes (a megabyte for four players).
    pub fn new(megabytes: usize) -> Engine {
        Engine {
            table: Table::new(megabytes),
            history: History::new(chess::MOST_PLIES),
            without: SearchParts::default(),
            with: SearchParts::default(),
            weights: None,
            game: None,
            method: Method::default(),
            four: None,
            megabytes,
        }
    }

    /// Chooses how four-player games are searched; the default is the strongest.
    pub fn set_method(&mut self, method: Method) {
        self.method = method;
    }

    /// Leaves parts of the search for two players out, to measure what they are worth, and puts others in that are left out where
    /// they do not pay ([`ChessWeights::idle_parts`]). What is named in both is left out. Forgets everything, if that is a change.
    pub fn set_parts(&mut self, without: SearchParts, with: SearchParts) {
        if (self.without, self.with) != (without, with) {
            (self.without, self.with) = (without, with);
            self.clear();
        }
    }

    /// Judges two-player positions by other weights: for tuning. Forgets everything.
    pub fn set_weights(&mut self, weights: ChessWeights) {
        self.weights = Some(weights);
        self.clear();
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history = History::new(chess::MOST_PLIES);
        self.game = None;
        self.four = None;
    }

    /// Looks for the best move in a game's position; the game's past is needed to know repetitions. `None` if the game is over.
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

    /// Looks for the best move as [`search`](Engine::search) does, in a game that may be drawn by rule, for players who go on
    /// without claiming the draw. `None` only where there is no move.
    pub fn search_even_if_drawn(
        &mut self,
        game: &Game,
        limits: &SearchLimits,
        control: &mut dyn SearchControl,
    ) -> Option<SearchResult> {
        if game.position().legal_moves().is_empty() {
            return None;
        }
        match (game.position(), self.known(game.variant())) {
            (Position::Chess(position), Known::Chess(evaluation)) => {
                let (table, history) = (&mut self.table, &mut self.history);
                let without = evaluation.idle_parts().but(self.with).and(self.without);
                let lasting = Lasting { evaluation: &evaluation, table, history, without };
                chess::search(position, past(game), lasting, limits, control)
            }
            (Position::Chaturaji(position), Known::Chaturaji(worth)) => {
                let new = || chaturaji::Mind::new(position.variant(), &worth, self.megabytes);
                self.four.get_or_insert_with(new).search(position, self.method, limits, control)
            }
            // The family of the game decides both.
            _ => None,
        }
    }

    fn known(&mut self, variant: &Arc<Variant>) -> Known {
        if let Some((same, known)) = &self.game
            && Arc::ptr_eq(same, variant)
        {
            return known.clone();
        }
        // Positions of another game could have the same hash. Four players have a memory of their own, of the same size.
        let megabytes = if variant.family() == Family::Chess { self.megabytes } else { 0 };
        self.table.empty(megabytes);
        if self.game.is_some() {
            self.clear();
        }
        let worth = PieceValues::new(variant);
        let known = match variant.family() {
            Family::Chess => Known::Chess(Arc::new(Evaluation::new(
                variant,
                worth,
                self.weights.unwrap_or_else(|| ChessWeights::tuned(variant)),
            ))),
            Family::Chaturaji => Known::Chaturaji(Arc::new(worth)),
        };
        self.game = Some((Arc::clone(variant), known.clone()));
        known
    }
}

/// The hashes of the positions before the one on the board, back to the last move that cannot be undone.
fn past(game: &Game) -> Vec<u64> {
    let hash = |position: &Position| match position {
        Position::Chess(position) => position.hash(),
        Position::Chaturaji(position) => position.hash(),
    };
    let mut past: Vec<u64> =
        std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position)).map(hash).collect();
    past.pop();
    past
}
