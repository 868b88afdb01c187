//! The first moves of a game, as the computer plays it against itself: what a card of the gallery shows when it comes alive.

use menagerie_engine::{Engine, SearchLimits, Unattended};
use menagerie_rules::{Game, Move, MoveKind, Variant};
use std::sync::Arc;

/// How many moves are shown, at most.
const MOVES: usize = 10;

/// Nodes of each search: enough for moves that look like play, and done at once.
const NODES: u64 = 1000;

/// Megabytes of the engine's memory.
const MEMORY: usize = 2;

/// How far the computer misjudges a move, in hundredths of a point: the games do not all begin in the same way.
const NOISE: i32 = 15;

/// The moves. They end before the first in which more happens than that a piece goes from one square to another.
pub fn moves(variant: &Arc<Variant>) -> Vec<Move> {
    let mut game = Game::new(variant);
    let mut engine = Engine::new(MEMORY);
    let mut moves = Vec::new();
    for seed in 0..MOVES as u64 {
        let limits = SearchLimits { noise: NOISE, seed, ..SearchLimits::nodes(NODES) };
        let Some(found) = engine.search(&game, &limits, &mut Unattended) else { break };
        let next = found.best_move;
        let is_plain = matches!(next.kind(), MoveKind::Normal | MoveKind::DoubleStep) && next.promotion().is_none();
        if !is_plain || game.play(next).is_err() {
            break;
        }
        moves.push(next);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn every_game_begins_with_some_plain_moves_and_always_with_the_same() {
        for id in Variant::ids() {
            let variant = Variant::by_id(id, &Options::none()).unwrap();
            let found = moves(&variant);
            assert!(found.len() >= 3, "{id}: {found:?}");
            assert_eq!(found, moves(&variant), "{id}");
        }
    }
}
