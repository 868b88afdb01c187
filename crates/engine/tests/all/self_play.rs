//! The first sound level plays against itself, and after each of its moves a check that knows nothing of the engine asks whether it has
//! given away a piece that some other move would have kept.

use crate::support::measure::{self, MATE};
use crate::support::{as_chess, random_opening, text};
use menagerie_engine::{Engine, Unattended, levels};
use menagerie_rules::{Move, Position};
use std::thread;

/// What may be given away for other things than material, in hundredths: less than any piece.
const TOLERANCE: i32 = 150;

/// Moves, each with its position, that are no worse than what this check would rather see, as Fairy-Stockfish 11.1 finds at depth 19
/// or 20. In hundredths: -1517 and not -2130 for g5f4; -310 and not -392 for d8f6; -353, as d8f6.
const SACRIFICES: [(&str, &str); 3] = [
    ("r2k2b2r/pp3q1pp1/4p4p/4Q1b3/2pB2P3/P7P1/1PPPK2P1P/R2B1R4 b - - 0 23", "g5e7"),
    ("rj1bkqb1jr/pppp1ppppp/4p5/2P5n1/P4P4/JP8/1nBPP1PPPP/R1N1KQBNJR b KQkq - 1 7", "b8c6"),
    ("r2bkqb1jr/pppp1ppppp/2j1p5/2P5n1/P4P4/JP8/1nBPP1PPPP/1RN1KQBNJR b Kkq - 3 8", "g7g5"),
];

/// Plays some games at the same time, each from its own random opening, and checks every move.
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

/// Plays one game; gives how many moves were checked, and what is wrong with some of them.
fn check_game(id: &str, seed: u64, plies: usize) -> (usize, Vec<String>) {
    let mut game = random_opening(id, seed, 6);
    let mut engine = Engine::new(4);
    let mut checked = 0;
    let mut faults = Vec::new();
    for _ in 0..plies {
        let Some(found) = engine.search(&game, &levels::SOUND.limits(seed), &mut Unattended) else { break };
        if let Some(fault) = fault(game.position(), found.best)
            && !is_sacrifice(game.position(), found.best)
        {
            faults.push(format!("{id}, seed {seed}, after {}: {fault}\n{:?}", game.san_list().join(" "), found.info));
        }
        game.play(found.best).expect("a legal move");
        checked += 1;
    }
    (checked, faults)
}

fn is_sacrifice(position: &Position, played: Move) -> bool {
    SACRIFICES.contains(&(position.fen().as_str(), text(position, played).as_str()))
}

/// Says so if the move loses a piece, or the game, and another move would not have. What one capture wins may be won back by other
/// means, so a move under suspicion is looked at again, further on, against the moves that seem better.
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
fn no_piece_is_given_away_in_gigachess() {
    check("gigachess", 0..2, 40);
}

#[test]
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
