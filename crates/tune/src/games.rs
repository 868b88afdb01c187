//! What self-play of two and of four have in common: a file of games, and openings by chance.

use anyhow::Result;
use indicatif::ProgressIterator as _;
use menagerie_rules::{Game, Variant};
use std::path::Path;
use std::sync::Arc;

/// Plies at the beginning that chance plays.
const RANDOM_PLIES: usize = 8;

/// Has games played, and writes the game's id and what `one` says of each of them.
pub fn write(
    variant: &Arc<Variant>,
    games: u32,
    seed: u64,
    out: &Path,
    one: impl Fn(&mut fastrand::Rng, &mut String) -> Result<()>,
) -> Result<()> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut text = format!("{}\n", variant.id());
    for _ in (0..games).progress() {
        one(&mut random, &mut text)?;
    }
    std::fs::write(out, text)?;
    Ok(())
}

/// A game whose first plies chance has played.
pub fn opening(variant: &Arc<Variant>, random: &mut fastrand::Rng) -> Result<Game> {
    let mut game = Game::new(variant);
    for _ in 0..RANDOM_PLIES {
        let Some(&mv) = random.choice(&game.position().legal_moves()) else { break };
        game.play(mv)?;
    }
    Ok(game)
}
