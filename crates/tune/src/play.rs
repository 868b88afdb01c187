//! Self-play: short searches from random openings.

use crate::games;
use anyhow::Result;
use menagerie_engine::{Engine, NoControl, SearchLimits};
use menagerie_matches::trial::{for_first_player, promised};
use menagerie_rules::{Outcome, Variant};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

/// Longer games are given up; the last scores are then taken as the result. On large boards half of the games get this far, and few of
/// those are even.
const MAX_PLIES: usize = 400;
/// A side that is this far behind for this many plies has lost.
const LOST: (i32, u32) = (2_500, 8);

/// Plays games and writes their positions.
pub fn play(variant: &Arc<Variant>, games: u32, nodes: u64, seed: u64, out: &Path) -> Result<()> {
    games::write(variant, games, seed, out, |random, text| one(variant, nodes, random, text))
}

fn one(variant: &Arc<Variant>, nodes: u64, random: &mut fastrand::Rng, text: &mut String) -> Result<()> {
    let mut game = games::opening(variant, random)?;
    let mut engine = Engine::new(8);
    let mut positions = Vec::new();
    let mut lost = 0;
    let mut leads = false;
    let mut scores = Vec::new();
    let result = loop {
        if let Outcome::Win { winners, .. } = game.outcome() {
            break if winners.first().is_some_and(|winner| winner.index() == 0) { 1.0 } else { 0.0 };
        }
        if game.plies().len() > MAX_PLIES {
            break promised(variant, &scores);
        }
        let Some(found) = engine.search(&game, &SearchLimits::nodes(nodes), &mut NoControl) else { break 0.5 };
        let white = for_first_player(game.position(), found.info.score);
        scores.push(white);
        lost = if white.abs() > LOST.0 && (white > 0) == leads { lost + 1 } else { u32::from(white.abs() > LOST.0) };
        leads = white > 0;
        if lost >= LOST.1 {
            break if leads { 1.0 } else { 0.0 };
        }
        let quiet = game.position().captured_by(found.best_move).is_none() && found.best_move.promotion().is_none();
        if quiet && !game.position().in_check() && white.abs() < 1_500 {
            positions.push((game.position().fen(), white));
        }
        game.play(found.best_move)?;
    };
    for (fen, white) in positions {
        writeln!(text, "{fen}\t{white}\t{result:.3}")?;
    }
    Ok(())
}
