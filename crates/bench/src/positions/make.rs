//! Generates the positions: the engine plays against itself from random openings.

use super::COUNT;
use menagerie_engine::{Engine, NoControl, SearchLimits};
use menagerie_rules::{Game, Options, Variant};
use std::sync::Arc;

/// Random plies before the engine takes over.
const RANDOM: usize = 6;

/// The node limit of a move.
const NODES: u64 = 2_000;

/// The maximum length of a game, in plies.
const MAX_PLIES: usize = 400;

/// A game is divided into this many parts. The last position is after part 20, as games are often decided later.
const PARTS: usize = 25;

/// Plays games and takes a position from each. Returns the text of a positions file, with its origin at the top.
///
/// # Errors
/// When there is no such game, or no game was long enough.
pub fn made(game: &str) -> Result<String, String> {
    let variant = Variant::by_id(game, &Options::none()).map_err(|error| error.to_string())?;
    let mut text = format!(
        "# {COUNT} positions of {}, from openings to ends of games, for measuring searches.\n\
         # Origin: games of this project's engine against itself, {RANDOM} plies by chance and then {NODES} nodes a move; from\n\
         # the game with seed n the position after n/{PARTS} of its plies. `menagerie-bench positions {game}` made them; another\n\
         # version of the engine plays other games, so they are kept rather than made anew.\n",
        variant.name(),
    );
    for seed in 1..=COUNT {
        text += &position(&variant, seed)?;
        text.push('\n');
    }
    Ok(text)
}

/// A position after `seed`/25 of a game.
fn position(variant: &Arc<Variant>, seed: usize) -> Result<String, String> {
    const TRIES: u64 = 50;
    for attempt in 0..TRIES {
        let game = played(variant, seed as u64 + 1_000 * attempt);
        let plies = game.plies();
        let after = RANDOM + plies.len().saturating_sub(RANDOM) * seed / PARTS;
        if plies.len() > 4 * RANDOM
            && let Some(ply) = plies.get(after - 1)
            && ply.position.legal_moves().len() > 3
        {
            return Ok(ply.position.fen());
        }
    }
    Err(format!("no game of {TRIES} with seed {seed} was long enough"))
}

/// A whole game, or its first [`MAX_PLIES`] plies.
fn played(variant: &Arc<Variant>, seed: u64) -> Game {
    let mut chance = Chance(seed);
    let mut game = Game::new(variant);
    let mut engine = Engine::new(8);
    while game.outcome().is_ongoing() && game.plies().len() < MAX_PLIES {
        let mv = if game.plies().len() < RANDOM {
            let moves = game.position().legal_moves();
            Some(moves[chance.below(moves.len())])
        } else {
            engine.search(&game, &SearchLimits::nodes(NODES), &mut NoControl).map(|found| found.best_move)
        };
        let Some(mv) = mv else { break };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

/// A random number generator with a seed (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % end.max(1) as u64) as usize
    }
}
