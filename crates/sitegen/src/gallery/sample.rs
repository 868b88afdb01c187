//! The first moves of a game that the computer plays against itself. A card of the gallery shows them as an animation.

use menagerie_engine::{Engine, Mistakes, NoControl, SearchLimits};
use menagerie_rules::{Game, Move, MoveKind, Variant};
use std::sync::Arc;

/// The most moves that are shown.
const MOVES: usize = 10;

/// Nodes of each search: enough for plausible moves, and fast.
const NODES: u64 = 1000;

/// The size of the engine's table, in megabytes.
const MEMORY: usize = 2;

/// The noise in the evaluation of a move, in hundredths of a point, so that the games begin differently.
const INACCURACY: i32 = 15;

/// The moves, up to the first one that does more than move a piece from one square to another.
pub fn moves(variant: &Arc<Variant>) -> Vec<Move> {
    let mut game = Game::new(variant);
    let mut engine = Engine::new(MEMORY);
    let mut moves = Vec::new();
    for seed in 0..MOVES as u64 {
        let limits = SearchLimits {
            mistakes: Mistakes { inaccuracy: INACCURACY, ..Mistakes::NONE },
            seed,
            ..SearchLimits::nodes(NODES)
        };
        let Some(found) = engine.search(&game, &limits, &mut NoControl) else { break };
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
