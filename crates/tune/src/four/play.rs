//! Self-play of four-player games: short searches from random openings.

use crate::games;
use anyhow::Result;
use menagerie_engine::{Engine, NoControl, SearchLimits};
use menagerie_rules::{Outcome, Position, Variant};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

/// Plays games and writes their quiet positions, each with every player's share of the win.
pub fn play(variant: &Arc<Variant>, games: u32, nodes: u64, seed: u64, out: &Path) -> Result<()> {
    games::write(variant, games, seed, out, |random, text| one(variant, nodes, random, text))
}

fn one(variant: &Arc<Variant>, nodes: u64, random: &mut fastrand::Rng, text: &mut String) -> Result<()> {
    let mut game = games::opening(variant, random)?;
    let mut engine = Engine::new(8);
    let mut positions = Vec::new();
    while let Some(found) = engine.search(&game, &SearchLimits::nodes(nodes), &mut NoControl) {
        // The weights of sudden death are not fitted.
        let Position::Chaturaji(position) = game.position() else { break };
        if position.sudden_death().is_none() && game.position().captured_by(found.best_move).is_none() {
            positions.push(game.position().fen());
        }
        game.play(found.best_move)?;
    }
    let mut shares = [0.25; 4];
    if let Outcome::Win { winners, .. } = game.outcome() {
        shares = std::array::from_fn(|player| {
            let wins = winners.iter().any(|winner| winner.index() == player);
            if wins { 1.0 / winners.len() as f64 } else { 0.0 }
        });
    }
    let shares = shares.map(|share| share.to_string()).join(",");
    for fen in positions {
        writeln!(text, "{fen}\t{shares}")?;
    }
    Ok(())
}
