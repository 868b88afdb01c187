//! `menagerie random-match`: the engine against random moves, in any variant.

use crate::game_args::{self, DefinitionArgs};
use crate::games;
use crate::lines;
use anyhow::{Result, bail};
use menagerie_engine::{Engine, NoControl, SearchLimits};
use menagerie_rules::{Game, Options, Outcome, Player, Variant};
use std::sync::Arc;

/// How such a match is played.
#[derive(clap::Args)]
pub struct RandomMatchArgs {
    /// The game's id or name; without one and without a file, every game that is listed
    #[arg(long, value_name = "NAME", conflicts_with = "definition")]
    variant: Option<String>,
    /// A file that describes the game.
    #[command(flatten)]
    file: DefinitionArgs,
    /// Games of each
    #[arg(long, default_value_t = 20)]
    games: u32,
    /// Nodes searched for each move
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// Plies after which a game is a draw
    #[arg(long, default_value_t = 400)]
    max_plies: usize,
    /// The seed of the random moves
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The numbers of games that the engine has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// Plays, and prints a line for each variant.
///
/// # Errors
/// If the engine has not won all games, or a variant is not playable.
pub fn run(args: &RandomMatchArgs) -> Result<()> {
    let variants: Vec<Arc<Variant>> = match game_args::chosen(args.variant.as_deref(), &args.file, &Options::none())? {
        Some(variant) => vec![variant],
        None => games::ids().map(|id| games::named(id, &Options::none())).collect::<Result<_, _>>()?,
    };
    let mut short = 0;
    for variant in variants.iter().filter(|variant| variant.players().len() == 2) {
        let tally = play(variant, args);
        lines::put(&format!("{:20} {} won, {} drawn, {} lost", variant.id(), tally.won, tally.drawn, tally.lost))?;
        short += u32::from(tally.won < args.games);
    }
    if short > 0 {
        bail!("not all games were won in {short} of {}", variants.len());
    }
    Ok(())
}

/// Plays the games of one variant; the engine moves first in every second one.
fn play(variant: &Arc<Variant>, args: &RandomMatchArgs) -> Tally {
    let mut tally = Tally::default();
    let mut chance = fastrand::Rng::with_seed(args.seed);
    let mut engine = Engine::new(16);
    for number in 0..args.games {
        let Some(own) = variant.turn_order().nth(number as usize % 2) else { break };
        engine.clear();
        match one(&mut engine, variant, own, args, &mut chance) {
            Outcome::Win { winners, .. } if winners == [own] => tally.won += 1,
            Outcome::Win { .. } => tally.lost += 1,
            _ => tally.drawn += 1,
        }
    }
    tally
}

/// Plays a game to its end or to the ply limit.
fn one(
    engine: &mut Engine,
    variant: &Arc<Variant>,
    own: Player,
    args: &RandomMatchArgs,
    chance: &mut fastrand::Rng,
) -> Outcome {
    let mut game = Game::new(variant);
    for ply in 0..args.max_plies {
        let outcome = game.outcome();
        if !outcome.is_ongoing() {
            return outcome;
        }
        let found = if game.position().turn() == own {
            let limits = SearchLimits { nodes: Some(args.nodes), seed: ply as u64, ..SearchLimits::default() };
            engine.search(&game, &limits, &mut NoControl).map(|found| found.best_move)
        } else {
            chance.choice(game.position().legal_moves())
        };
        match found {
            Some(mv) if game.play(mv).is_ok() => {}
            _ => break,
        }
    }
    game.outcome()
}
