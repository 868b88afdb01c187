//! What self-play of two-player and four-player games shares: writing the file of games, and random openings.

use anyhow::Result;
use indicatif::ProgressIterator as _;
use menagerie_rules::{Game, Variant};
use std::path::Path;
use std::sync::Arc;

/// The number of random plies at the start.
const RANDOM_PLIES: usize = 8;

/// Plays games, and writes the game's id and the text that `one` returns for each game.
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

/// A game that starts with random plies.
pub fn opening(variant: &Arc<Variant>, random: &mut fastrand::Rng) -> Result<Game> {
    let mut game = Game::new(variant);
    for _ in 0..RANDOM_PLIES {
        let Some(&mv) = random.choice(&game.position().legal_moves()) else { break };
        game.play(mv)?;
    }
    Ok(game)
}
