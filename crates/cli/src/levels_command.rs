//! `menagerie levels`: how much the moves of levels lose.

use crate::game_args::GameArgs;
use crate::lines;
use anyhow::{Result, bail};
use clap::Args;
use menagerie_engine::levels;
use menagerie_matches::level_curve::{CurveSettings, measure};
use menagerie_rules::Family;

/// How levels are measured.
#[derive(Args)]
pub struct LevelArgs {
    /// Which game.
    #[command(flatten)]
    game: GameArgs,
    /// Strengths in hundredths of a level, separated by commas
    #[arg(long, value_delimiter = ',', default_values_t = [100, 200, 300, 400])]
    strengths: Vec<u32>,
    /// Games of each strength
    #[arg(long, default_value_t = 8)]
    games: u64,
    /// The most plies of a game
    #[arg(long, default_value_t = 80)]
    plies: usize,
    /// Nodes of each search that judges
    #[arg(long, default_value_t = 10_000)]
    nodes: u64,
    /// Begins the chance of openings and mistakes
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Prints a table, with a row for each strength.
///
/// # Errors
/// If there is no such game, or it has four players.
pub fn run(args: &LevelArgs) -> Result<()> {
    let variant = args.game.variant()?;
    if variant.family() != Family::Chess {
        bail!("{}: the losses of four players are points, and are not measured", variant.id());
    }
    let settings = CurveSettings { games: args.games, plies: args.plies, nodes: args.nodes, seed: args.seed };
    for &strength in &args.strengths {
        let found = measure(&variant, levels::at_strength(strength), &settings);
        lines::put(&format!(
            "{}\t{strength}\tmoves {}\tmean loss {:.0}\tblunders {:.1} %\toverlooked reply {:.0} %\toverlooked chance {}",
            variant.id(),
            found.moves,
            found.mean_loss(),
            found.blunder_percent(),
            found.reply_percent(),
            found.chances
        ))?;
    }
    Ok(())
}
