//! The engine: what outlives a search, and the choice of the search by the family of the game.

use crate::chess::{Evaluation, Table};
use crate::{Control, Found, Limits, Worth, chaturaji, chess};
use menagerie_rules::{Game, Position, Variant};
use std::sync::Arc;

/// A player for every game. Keeps what it has learned about positions from one search to the next.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    /// The worth of the pieces of the game that was searched last.
    game: Option<(Arc<Variant>, Arc<Evaluation>)>,
}

impl Engine {
    /// An engine that remembers positions in about so many megabytes.
    pub fn new(megabytes: usize) -> Engine {
        Engine { table: Table::new(megabytes), game: None }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.game = None;
    }

    /// Looks for the best move in a game's position; the game's past is needed to know repetitions. `None` if the game is over.
    pub fn search(&mut self, game: &Game, limits: &Limits, control: &mut dyn Control) -> Option<Found> {
        if !game.outcome().is_ongoing() {
            return None;
        }
        let evaluation = self.evaluation(game.variant());
        match game.position() {
            Position::Chess(position) => {
                let past = past(game);
                chess::search(position, past, &evaluation, &mut self.table, limits, control)
            }
            Position::Chaturaji(position) => chaturaji::search(position, evaluation.worth(), limits, control),
        }
    }

    fn evaluation(&mut self, variant: &Arc<Variant>) -> Arc<Evaluation> {
        if let Some((known, evaluation)) = &self.game
            && Arc::ptr_eq(known, variant)
        {
            return Arc::clone(evaluation);
        }
        // Positions of another game could have the same hash.
        self.table.clear();
        let evaluation = Arc::new(Evaluation::new(Worth::new(variant)));
        self.game = Some((Arc::clone(variant), Arc::clone(&evaluation)));
        evaluation
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
