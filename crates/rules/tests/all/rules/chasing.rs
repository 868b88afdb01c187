//! Repetitions that are one player's fault in Xiangqi: every kind of chase, as Fairy-Stockfish judges them.

use super::library;
use crate::common::play_all;
use menagerie_rules::{Game, Options, Outcome, Position, Termination, Variant};
use std::sync::Arc;

/// The winner by the repetition at the end of a game: the letter, or `-` for a draw.
fn repeated(variant: &Arc<Variant>, fen: &str, moves: &str) -> String {
    let mut game = Game::from_position(Position::from_fen(variant, fen).expect("a position"));
    play_all(&mut game, moves);
    assert_eq!(game.outcome().termination(), Some(Termination::Threefold), "{fen} | {moves}");
    match game.outcome() {
        Outcome::Win { winners, .. } => winners.iter().map(|&it| variant.player(it).letter).collect(),
        _ => "-".to_string(),
    }
}

#[test]
fn who_chases_the_same_piece_with_every_move_loses() {
    let xiangqi = library("xiangqi");
    let chases = [
        // A Chariot chases an unprotected Cannon.
        ("5k3/9/9/9/2R6/3c5/9/4K4/9/9 w - - 0 1", "c6c5 d5d6 c5c6 d6d5 c6c5 d5d6 c5c6 d6d5", "b"),
        // A Horse attacks a Cannon.
        ("9/3k5/9/9/9/9/5c3/7N1/5K3/9 b - - 0 1", "f4i4 h3g5 i4f4 g5h3 f4i4 h3g5 i4f4 g5h3", "b"),
        // A Cannon attacks over a screen that moves with it.
        ("9/4k4/9/9/9/9/9/1p7/5n3/3A1K1c1 w - - 0 1", "d1e2 h1h2 e2d1 h2h1 d1e2 h1h2 e2d1 h2h1", "w"),
        // An Elephant attacks a Cannon.
        ("5c3/4k4/4b4/8N/9/C1B3p2/9/R2K1C3/9/9 b - - 0 1", "e8c10 c5e3 c10e8 e3c5 e8c10 c5e3 c10e8 e3c5", "b"),
        // A Soldier that may not be chased there, or whose attackers were there before, is attacked.
        ("9/3k5/9/9/9/9/9/3A5/4K4/4p4 b - - 0 1", "e1d1 e2d2 d1e1 d2e2 e1d1 e2d2 d1e1 d2e2", "-"),
        // A General may attack.
        ("9/5k3/9/9/6r2/9/9/9/3RK4/9 b - - 0 1", "g6g4 e2e3 g4g6 e3e2 g6g4 e2e3 g4g6 e3e2", "-"),
        // Check takes precedence over a chase.
        ("3k5/9/9/9/9/1C7/9/9/3n1K3/9 b - - 0 1", "d2e4 f2f1 e4d2 f1f2 d2e4 f2f1 e4d2 f1f2", "w"),
    ];
    for (fen, moves, winner) in chases {
        assert_eq!(repeated(&xiangqi, fen, moves), winner, "{fen}");
    }
}

#[test]
fn only_what_the_game_says_is_chased() {
    let (fen, moves, _) = ("5k3/9/9/9/2R6/3c5/9/4K4/9/9 w - - 0 1", "c6c5 d5d6 c5c6 d6d5 c6c5 d5d6 c5c6 d6d5", "b");
    let with = |change: &dyn Fn(&mut menagerie_rules::EndsDefinition)| {
        let mut definition = library("xiangqi").definition().clone();
        change(&mut definition.ends);
        repeated(&Variant::from_definition(definition, &Options::none()).expect("a game"), fen, moves)
    };
    assert_eq!(with(&|_| {}), "b");
    assert_eq!(with(&|ends| ends.chasing = None), "-");
    let no_rook = |ends: &mut menagerie_rules::EndsDefinition| {
        ends.chasing.as_mut().expect("chasing").strength.remove(&"R".parse().expect("a letter"));
    };
    assert_eq!(with(&no_rook), "-", "the Chariot chases nothing");
}

#[test]
fn only_so_many_checks_may_count_among_moves_without_progress() {
    let drawn = |counted: u8| {
        let game = super::chess_with(|definition| {
            (definition.ends.move_limit, definition.ends.counted_checks) = (3, counted);
        });
        let mut game =
            Game::from_position(Position::from_fen(&game, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").expect("a position"));
        play_all(&mut game, "a1a8 e8e7 a8a7 e7e8 a7a8 e8e7");
        game.outcome().termination()
    };
    assert_eq!(drawn(0), Some(Termination::FiftyMove));
    assert_eq!(drawn(3), Some(Termination::FiftyMove), "three checks in three moves");
    assert_eq!(drawn(2), None, "the third does not count");
}

/// The rule of the Chu Shogi Association: check, then attacks, then passes.
#[test]
fn who_alone_attacks_with_every_move_or_passes_first_loses() {
    let chu = library("chu-shogi");
    let judged = |pieces: [&str; 4], moves: &str| {
        let [first, second, third, fourth] = pieces;
        let fen = format!("11k/12/{first}/{second}/12/12/12/12/{third}/{fourth}/12/K11 w - - 0 1");
        repeated(&chu, &fen, &[moves; 3].join(" "))
    };
    // A Rook chases a Gold General.
    assert_eq!(judged(["12", "4g7", "12", "3R8"], "d3e3 e9d9 e3d3 d9e9"), "b");
    // It moves, but does not attack.
    assert_eq!(judged(["12", "4g7", "12", "1R10"], "b3c3 e9d9 c3b3 d9e9"), "-");
    // It attacks only with every other move.
    assert_eq!(judged(["12", "4g7", "12", "3R8"], "d3e3 e9f9 e3d3 f9e9"), "-");
    // Both attack with every move.
    assert_eq!(judged(["3GG7", "4r7", "12", "3R8"], "d3e3 e9d9 e3d3 d9e9"), "-");
    // Check with every move loses.
    assert_eq!(judged(["p11", "12", "12", "10R1"], "k3l3 l12k12 l3k3 k12l12"), "b");
    // Lions that pass.
    assert_eq!(judged(["12", "6n5", "12", "5N6"], "0000 0000"), "b");
}
