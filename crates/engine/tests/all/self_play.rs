//! Self-play of the first sound level. After each move a check, independent of the engine, tests whether it gave away a piece that another
//! move would have kept.

use crate::support::measure::{self, MATE};
use crate::support::{as_chess, random_opening, text};
use menagerie_engine::{Engine, NoControl, levels};
use menagerie_rules::{Move, Position};
use std::thread;

/// The maximum loss for positional compensation, in hundredths: less than any piece.
const TOLERANCE: i32 = 150;

/// Plays some games in parallel, each from its own random opening, and checks every move.
fn check(id: &str, seeds: std::ops::Range<u64>, plies: usize) {
    let games: Vec<(usize, Vec<String>)> = thread::scope(|scope| {
        let games: Vec<_> = seeds.map(|seed| scope.spawn(move || check_game(id, seed, plies))).collect();
        games.into_iter().map(|game| game.join().expect("a game without a panic")).collect()
    });
    let checked: usize = games.iter().map(|(checked, _)| checked).sum();
    let faults: Vec<String> = games.into_iter().flat_map(|(_, faults)| faults).collect();
    assert!(faults.is_empty(), "{} of {checked}:\n{}", faults.len(), faults.join("\n"));
    assert!(checked >= 50, "{id}: only {checked} moves were checked");
}

/// Plays one game; returns the number of checked moves, and descriptions of errors.
fn check_game(id: &str, seed: u64, plies: usize) -> (usize, Vec<String>) {
    let mut game = random_opening(id, seed, 6);
    let mut engine = Engine::new(4);
    let mut checked = 0;
    let mut faults = Vec::new();
    for _ in 0..plies {
        let Some(found) = engine.search(&game, &levels::SOUND.limits(seed), &mut NoControl) else { break };
        if let Some(fault) = fault(game.position(), found.best_move) {
            faults.push(format!("{id}, seed {seed}, after {}: {fault}\n{:?}", game.san_list().join(" "), found.info));
        }
        game.play(found.best_move).expect("a legal move");
        checked += 1;
    }
    (checked, faults)
}

/// Describes the error if the move loses a piece, or the game, and another move would not have. A loss by one capture may be recovered
/// later, so a suspicious move is checked more deeply against the moves that seem better.
fn fault(position: &Position, played: Move) -> Option<String> {
    let mut scratch = as_chess(position).clone();
    let lost = measure::loss(&mut scratch, played) - measure::gain(&scratch, played);
    if lost < TOLERANCE {
        return None;
    }
    let moves = position.legal_moves().into_iter();
    let safer: Vec<Move> = moves.filter(|&mv| measure::loss(&mut scratch, mv) + TOLERANCE <= lost).collect();
    if safer.is_empty() {
        return None;
    }
    let least = measure::prospect(&mut scratch, played) + TOLERANCE;
    let better = safer.into_iter().find(|&mv| measure::promises(&mut scratch, mv, least))?;
    let what = if lost >= MATE / 2 { "allows checkmate".to_string() } else { format!("loses {lost}") };
    Some(format!("{} {what} in {}; {} does not", text(position, played), position.fen(), text(position, better)))
}

#[test]
#[ignore = "takes minutes: cargo xtask test --thorough"]
fn no_piece_is_given_away_in_gigachess() {
    check("gigachess", 0..2, 40);
}

#[test]
#[ignore = "takes minutes: cargo xtask test --thorough"]
fn no_piece_is_given_away_in_gigachess2() {
    check("gigachess2", 0..2, 40);
}

#[test]
fn no_piece_is_given_away_in_janus() {
    check("janus", 0..4, 60);
}

#[test]
fn no_piece_is_given_away_in_chess() {
    check("chess", 0..4, 60);
}

#[test]
fn no_piece_is_given_away_in_capablanca() {
    check("capablanca", 0..4, 60);
}
