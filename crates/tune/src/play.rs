//! Self-play: short searches from random openings.

use crate::games;
use anyhow::Result;
use menagerie_engine::{ChessWeights, Engine, Score, SearchLimits, Unattended};
use menagerie_rules::{Outcome, Variant};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

/// Longer games are given up, and count as what the last scores promise: half of the games on large boards get that far, few of
/// them even.
const MOST_PLIES: usize = 400;
/// How many scores that are.
const LAST_SCORES: usize = 6;
/// A side so far behind for so many plies has lost.
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
        if game.plies().len() > MOST_PLIES {
            break promised(variant, &scores);
        }
        let Some(found) = engine.search(&game, &SearchLimits::nodes(nodes), &mut Unattended) else { break 0.5 };
        let first = game.position().turn().index() == 0;
        let score = match found.info.score {
            Score::Cp(points) => points,
            Score::MateIn(_) => LOST.0 * 2,
            _ => -LOST.0 * 2,
        };
        let white = if first { score } else { -score };
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

/// The part of the points that the last of these scores, in hundredths for the first player, promise to it.
fn promised(variant: &Variant, scores: &[i32]) -> f64 {
    let last = &scores[scores.len().saturating_sub(LAST_SCORES)..];
    let mean = last.iter().sum::<i32>() / last.len().max(1) as i32;
    ChessWeights::tuned(variant).win_probability(mean)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn a_game_given_up_counts_as_its_last_scores_promise() {
        let gigachess = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let winning = ChessWeights::tuned(&gigachess).winning_lead;
        let mut scores = vec![-900; 100];
        assert!(promised(&gigachess, &scores) < 0.3);
        scores.extend([winning; LAST_SCORES]);
        assert!((promised(&gigachess, &scores) - 0.75).abs() < 1e-9);
        assert_eq!(promised(&gigachess, &[]), 0.5);
    }
}
