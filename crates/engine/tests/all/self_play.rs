//! The first sound level plays against itself, and after each of its moves a check that knows nothing of the engine asks whether it has
//! given away a piece that some other move would have kept.

use crate::support::measure::{self, MATE};
use crate::support::{as_chess, random_opening, text};
use menagerie_engine::{Engine, Unattended, levels};
use menagerie_rules::{Move, Position};
use std::thread;

/// What may be given away for other things than material, in hundredths: less than any piece.
const TOLERANCE: i32 = 150;

/// Moves, each with its position, that are no worse than what this check would rather see, as Fairy-Stockfish 11.1 finds at depth
/// 17. In hundredths: -307 and not -720 for f1i1; -524 and not -920 for g7e5; -412 and not -493 for i5g6, though it would
/// rather play f7f5, -248; -315 and not -453 for e6f5; 260 and not 115 for b2c4; -261 and not -404 for h8f7; 0 and not -87 for e5h5;
/// 1142 and not 310 for h8h2; -66 and not -200 for f7f5.
const SACRIFICES: [(&str, &str); 9] = [
    ("3rq4r/pp4k1pp/2p2a1n2/1N1p1pp2b/PQ1P6/3P2PP2/1PP4C1P/R2B1K3R w KQ - 0 22", "f1i1"),
    ("r2b1kb2r/3j2jpp1/1p1n2p1np/p2pN5/3N1Pp3/PP3B4/2PP1BJPPP/RJ2R3K1 b - - 3 20", "g7e5"),
    ("r2bkqb1jr/pppppppppp/2j7/2P5n1/P1n1PP4/2J7/1P1P2PPPP/R1NBKQBNJR b KQkq e3 0 6", "i5g6"),
    ("r2bkqb1jr/pppp2ppBp/2j1p5/2P1nP4/P3p5/2J7/1P1P2PPPP/R1NBKQ1NJR b KQkq - 0 11", "e6f5"),
    ("rj2k1bnjr/pp1p2pppp/3pp5/J4q4/8PP/5Bp3/PNPP1PPP2/R3KQB1JR w KQkq - 1 12", "b2c4"),
    ("rj2k1bnjr/pJ1p2p1pp/4p2p2/3p6/2N5PP/5BpP2/P1PP1P1P2/2R1KQB3 b kq - 0 16", "h8f7"),
    ("r1b1kr2/p2p3p/p1p3pB/2b1q3/2Q1P3/2P5/PP3P1P/RN3RK1 b q - 3 14", "e5h5"),
    ("5r1rk1/ppp3p3/8pp/4b5/4a1P3/P7B1/1P2K3CP/4R4R b - - 3 33", "h8h2"),
    ("rjnbkqbnjr/pppp1p1pp1/4p1p2p/10/5P4/P1J1P5/1PPP2PPPP/R1NBKQBNJR b KQkq - 1 4", "f7f5"),
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
