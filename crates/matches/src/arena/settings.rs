//! The settings of a match.

use crate::arena::engine_config::EngineConfig;
use crate::arena::game::GameConditions;
use crate::arena::opening::OpeningBook;
use crate::arena::pairing::Pairing;
use crate::arena::sprt::Sprt;
use menagerie_rules::Variant;
use std::sync::Arc;

/// What is played, by whom, and how.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The game.
    pub variant: Arc<Variant>,
    /// The engines: two, or four in a four-player game.
    pub engines: Vec<EngineConfig>,
    /// Where games begin.
    pub openings: OpeningBook,
    /// What holds for every game.
    pub conditions: GameConditions,
    /// Stops the match as soon as the test has decided; for two players.
    pub sprt: Option<Sprt>,
    /// The seed of everything random.
    pub seed: u64,
    /// How many games are played at most.
    pub games: usize,
    /// How many games are played at the same time.
    pub concurrency: u16,
}

impl MatchSettings {
    /// The names of the engines in the seats of a game, in turn order.
    pub fn names_by_seat(&self, pairing: &Pairing) -> Vec<&str> {
        pairing.engines(self.engines.len()).map(|engine| self.engines[engine].name.as_str()).collect()
    }
}
