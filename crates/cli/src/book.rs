//! `menagerie book`: an opening book by self-play.

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use menagerie_engine::{ChessWeights, Engine, Score, SearchControl, SearchInfo, SearchLimits};
use menagerie_rules::{Game, Move, Position, Variant, notation};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::game_args::GameArgs;
use crate::lines;

/// How a book is made.
#[derive(Args)]
pub struct BookArgs {
    /// Which game.
    #[command(flatten)]
    game: GameArgs,
    /// Begins the chance by which the games differ
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes searched in each position
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// Positions of the book
    #[arg(long, default_value_t = 300)]
    positions: usize,
    /// The longest line, in plies
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=12))]
    plies: u8,
    /// The most moves of a position
    #[arg(long, default_value_t = 5)]
    moves: u32,
}

/// The maximum loss of a move that is played and kept, in thousandths of the points: about a tenth of a Pawn in an equal position.
const SOUND: u32 = 25;

/// Games for each wanted position, after which the book counts as complete.
const GAMES: usize = 20;

/// The sound moves of each position, the best one first, with their losses.
type Known = HashMap<String, Vec<(Move, u32)>>;

/// Plays games with random sound moves, and writes the tree of their moves.
pub fn make(args: &BookArgs) -> Result<()> {
    let variant = args.game.variant()?;
    let mut engine = Engine::new(64);
    let mut chance = fastrand::Rng::with_seed(args.seed);
    let mut known = Known::new();
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} positions, {eta} left")?;
    let bar = ProgressBar::new(args.positions as u64).with_style(style);
    for _ in 0..args.positions * GAMES {
        let mut game = Game::new(&variant);
        while known.len() < args.positions
            && game.plies().len() < usize::from(args.plies)
            && game.outcome().is_ongoing()
        {
            let key = key(game.position());
            if !known.contains_key(&key) {
                known.insert(key.clone(), sound_moves(&mut engine, &game, args));
                bar.inc(1);
            }
            let Some(&(mv, _)) = chance.choice(&known[&key]) else { break };
            game.play_on(mv)?;
        }
    }
    bar.finish_and_clear();
    let id = variant.id();
    let BookArgs { seed, nodes, positions, plies, moves, .. } = args;
    lines::put(&format!(
        "# menagerie book --variant {id} --seed {seed} --nodes {nodes} --positions {positions} --plies {plies} --moves {moves}"
    ))?;
    write(&variant, &known)
}

/// Writes the tree, the main lines first. A position that is reached in several ways is written once.
fn write(variant: &Arc<Variant>, known: &Known) -> Result<()> {
    let mut written = HashSet::new();
    let mut waiting = Vec::new();
    let put_moves = |position: &Position, depth: usize, waiting: &mut Vec<_>| {
        for &(mv, loss) in known.get(&key(position)).into_iter().flatten().rev() {
            waiting.push((position.clone(), mv, loss, depth));
        }
    };
    let start = Position::start(variant);
    written.insert(key(&start));
    put_moves(&start, 0, &mut waiting);
    while let Some((mut position, mv, loss, depth)) = waiting.pop() {
        let text = notation::coordinate::write(&position, mv);
        lines::put(&format!("{}{text} {loss}", " ".repeat(depth)))?;
        if position.play(mv).is_ok() && written.insert(key(&position)) {
            put_moves(&position, depth + 1, &mut waiting);
        }
    }
    Ok(())
}

/// A position without its counters, so that transpositions are equal.
fn key(position: &Position) -> String {
    let fen = position.fen();
    match position {
        Position::Chess(_) => fen.split(' ').take(4).collect::<Vec<_>>().join(" "),
        Position::Chaturaji(_) => fen,
    }
}

/// The moves with a small loss, by a multi-PV search.
fn sound_moves(engine: &mut Engine, game: &Game, args: &BookArgs) -> Vec<(Move, u32)> {
    let position = game.position();
    let limits = SearchLimits { multipv: args.moves, ..SearchLimits::nodes(args.nodes * u64::from(args.moves)) };
    let mut reports = Reports(Vec::new());
    if engine.search(game, &limits, &mut reports).is_none() {
        return Vec::new();
    }
    // Reports of a lower depth are outdated.
    let deepest = reports.0.iter().map(|info| info.depth).max().unwrap_or_default();
    reports.0.retain(|info| info.depth + 1 >= deepest);
    let weights = matches!(position, Position::Chess(_)).then(|| ChessWeights::tuned(position.variant()));
    let expected = |info: &SearchInfo| expectation(position, weights.as_ref(), info);
    let mut moves: Vec<(Move, f64)> =
        reports.0.iter().filter_map(|info| Some((*info.pv.first()?, expected(info)))).collect();
    moves.sort_by(|one, other| other.1.total_cmp(&one.1));
    let best = moves.first().map_or(0.0, |it| it.1);
    let with_loss = moves.into_iter().map(|(mv, expected)| (mv, ((best - expected) * 1000.0).round() as u32));
    with_loss.filter(|&(_, loss)| loss <= SOUND).collect()
}

/// The expected part of the points of the player to move.
fn expectation(position: &Position, weights: Option<&ChessWeights>, info: &SearchInfo) -> f64 {
    if let Some(standing) = info.standing {
        let points = standing.map(|it| f64::from(it.max(0)));
        return points[position.turn().index()] / points.iter().sum::<f64>().max(1.0);
    }
    match info.score {
        Score::Cp(lead) => weights.map_or(0.5, |weights| weights.win_probability(lead)),
        Score::MateIn(_) | Score::WonOnPoints => 1.0,
        Score::MatedIn(_) | Score::LostOnPoints => 0.0,
    }
}

/// The last report of each first move.
struct Reports(Vec<SearchInfo>);

impl SearchControl for Reports {
    fn should_stop(&mut self, _: u64) -> bool {
        false
    }

    fn report(&mut self, info: &SearchInfo) {
        self.0.retain(|known| known.pv.first() != info.pv.first());
        self.0.push(info.clone());
    }
}
