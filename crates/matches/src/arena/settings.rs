//! The settings of a match.

use crate::arena::engine_config::EngineConfig;
use crate::arena::game::GameConditions;
use crate::arena::opening::OpeningBook;
use crate::arena::pairing::Pairing;
use crate::arena::sprt::Sprt;
use menagerie_rules::Variant;
use std::sync::Arc;

/// The variant, the engines and the conditions of a match.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The variant.
    pub variant: Arc<Variant>,
    /// The engines: two, or four in a four-player game.
    pub engines: Vec<EngineConfig>,
    /// The openings.
    pub openings: OpeningBook,
    /// The conditions of all games.
    pub conditions: GameConditions,
    /// Stops the match as soon as the test has decided; for two players.
    pub sprt: Option<Sprt>,
    /// The seed of everything random.
    pub seed: u64,
    /// The maximum number of games.
    pub games: usize,
    /// The number of games in parallel.
    pub concurrency: u16,
}

impl MatchSettings {
    /// The names of the engines in the seats of a game, in turn order.
    pub fn names_by_seat(&self, pairing: &Pairing) -> Vec<&str> {
        pairing.engines(self.engines.len()).map(|engine| self.engines[engine].name.as_str()).collect()
    }
}
