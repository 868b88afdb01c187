//! Blunders in self-play of the first sound level. After each move a brute-force check, independent of the engine, tests whether it lost a
//! piece to a tactic of two moves that another move would have avoided. The check counts only material a few plies ahead, so it sometimes
//! takes a sacrifice for a blunder. Therefore the blunders of many games are counted.

use crate::support::tactic::{Look, PIECE};
use crate::support::{Trial, as_chess, network, random_opening, text};
use menagerie_engine::levels::Level;
use menagerie_engine::{Engine, NoControl, levels};
use menagerie_rules::{Move, Position};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The maximum loss that is ignored, in hundredths.
const SMALL: i32 = 100;
/// The maximum number of positions for the check of one move.
const BUDGET: u64 = 1_000_000;
/// The number of moves that are tried to find a safe one.
const SAFE: usize = 8;
/// One blunder in this many moves is allowed. In some thousands of moves there was one in 125 in Janus and in Capablanca chess, one in 267
/// in chess; with some parts of the search off, at 500 positions a move, one in 45 in all three together.
const FAULTLESS: usize = 40;

/// The results of some games.
#[derive(Default)]
struct Count {
    moves: usize,
    faults: Vec<String>,
}

/// Plays a game from a random opening for each seed, and checks every move. A piece that one side leaves hanging for several moves is one
/// blunder.
fn count(id: &str, seeds: Range<u64>, plies: usize, level: Level, parts: Trial) -> Count {
    let next = AtomicU64::new(seeds.start);
    let play = || {
        let mut count = Count::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return count;
            }
            count_game(&mut count, id, seed, plies, level, parts);
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        let counts = threads.into_iter().map(|thread| thread.join().expect("games without a panic"));
        counts.fold(Count::default(), |mut all, mut count| {
            all.moves += count.moves;
            all.faults.append(&mut count.faults);
            all
        })
    })
}

fn count_game(count: &mut Count, id: &str, seed: u64, plies: usize, level: Level, parts: Trial) {
    let mut game = random_opening(id, seed, 6);
    let mut engine = Engine::new(4);
    engine.set_parts(parts.without, parts.with);
    engine.set_network(network(id).filter(|_| level.uses_network() && !parts.hand_crafted));
    let limits = level.limits(seed);
    let mut at_fault = [false; 2];
    for ply in 0..plies {
        let Some(found) = engine.search(&game, &limits, &mut NoControl) else { break };
        let fault = fault(game.position(), found.best_move);
        let again = std::mem::replace(&mut at_fault[ply % 2], fault.is_some());
        if let Some(fault) = fault.filter(|_| !again) {
            count.faults.push(format!(
                "{id}, seed {seed}, after {}: {fault}\n{:?}",
                game.san_list().join(" "),
                found.info
            ));
        }
        game.play(found.best_move).expect("a legal move");
        count.moves += 1;
    }
}

/// Describes the error if the move loses a piece, or the game, to a tactic of two moves, and another move does not.
fn fault(position: &Position, played: Move) -> Option<String> {
    let chess = as_chess(position);
    let mut look = Look::within(chess, BUDGET);
    if !look.loses_to_tactic(played, PIECE) || !look.loses_in_the_end(played, PIECE) || look.gave_up() {
        return None;
    }
    let mut look = Look::within(chess, BUDGET);
    let moves = position.legal_moves().into_iter().filter(|&mv| !look.loses_to_tactic(mv, SMALL)).take(SAFE);
    let moves: Vec<Move> = moves.collect();
    let mut look = Look::within(chess, BUDGET);
    let better = moves.into_iter().find(|&mv| !look.loses_in_the_end(mv, SMALL))?;
    let (played, better) = (text(position, played), text(position, better));
    (!look.gave_up()).then(|| format!("{played} loses a piece in {}; {better} does not", position.fen()))
}

/// The games, with their seeds and the plies of each.
const GAMES: [(&str, Range<u64>, usize); 5] = [
    ("gigachess", 0..10, 40),
    ("gigachess2", 0..10, 40),
    ("janus", 0..8, 60),
    ("chess", 0..8, 60),
    ("capablanca", 0..8, 60),
];

#[test]
#[ignore = "takes minutes: cargo xtask test --thorough"]
fn hardly_a_piece_is_lost_to_a_tactic() {
    for (id, seeds, plies) in GAMES {
        let Count { moves, faults } = count(id, seeds, plies, levels::SOUND, Trial::default());
        assert!(moves >= 300, "{id}: only {moves} moves were checked");
        assert!(faults.len() * FAULTLESS <= moves, "{id}: {} of {moves}:\n{}", faults.len(), faults.join("\n"));
    }
}

/// The level that overlooks replies makes more blunders than a sound one may, so the check detects them.
#[test]
fn the_first_level_loses_more() {
    let first = levels::ALL[0];
    for (id, ..) in GAMES {
        let Count { moves, faults } = count(id, 0..4, 60, first, Trial::default());
        assert!(faults.len() * FAULTLESS > moves, "{id}: {} of {moves}", faults.len());
    }
}

/// Counts the blunders in games of `GAME`, with seeds from `FROM` up to but not including `TO`, without the parts of the search in
/// `WITHOUT` and with those in `WITH`:
/// `GAME=janus FROM=0 TO=100 WITHOUT=killers cargo test --release -p menagerie-engine faults::table -- --ignored --nocapture`.
#[test]
#[ignore = "a table, not a test"]
fn table() {
    let text = |name| std::env::var(name).unwrap_or_default();
    let number = |name, otherwise| text(name).parse().unwrap_or(otherwise);
    let id = if text("GAME").is_empty() { "janus".to_string() } else { text("GAME") };
    let Count { moves, faults } = count(&id, number("FROM", 0)..number("TO", 12), 60, levels::SOUND, Trial::from_env());
    let (share, all) = (faults.len() as f64 / moves as f64, moves as f64);
    let error = 1.96 * (share * (1.0 - share) / all).sqrt();
    println!("{}", faults.join("\n"));
    println!("{id}: {} of {moves}, {:.2} ± {:.2} in a thousand", faults.len(), share * 1e3, error * 1e3);
}
