//! Four players: the engine collects points, protects its King, and plays for the highest score at the end.

use crate::support::points::{after, lasting_loss, loss, score};
use crate::support::{as_chaturaji, normal, random_opening, set_up, text};
use menagerie_engine::{Engine, NoControl, levels};
use menagerie_rules::{Game, Move, Outcome, Position};

/// A new game's fields after the pieces, with Red to move.
const RED: &str = "r 0,0,0,0 -,-,-,- - 0 1";

fn chaturaji(pieces: &str, rest: &str) -> Position {
    set_up("chaturaji", pieces, rest)
}

fn assert_plays(position: &Position, expected: &str) {
    let found = normal(position);
    assert_eq!(text(position, found.best_move), expected, "{:?} in {}", found.info, position.fen());
}

#[test]
fn a_free_king_is_taken() {
    assert_plays(&chaturaji("rKh4 rEd1 rPg4 rPg3 bKd8 bPb6 bNa6 gKb2 gPb3 gNa3 yKg8 yPg6 yNh6", RED), "d1d8");
    assert_plays(&chaturaji("rKh4 rNf5 rPg4 rPg3 bKa4 bPb6 bNa6 gKb1 gPb3 gNa3 yKg7 yPg6 yPd4", RED), "f5g7");
}

#[test]
fn the_third_king_is_worth_more_than_another_one() {
    // Green has a new King, of a colour that Red has already captured; Yellow's would be the third.
    let position = chaturaji("rKh4 rEd4 rPg1 gKa4 gPc3 gNb1 yKd8 yPg7 yNh8", "r 20,5,5,5 gb,-,-,- - 0 60");
    assert_plays(&position, "d4d8");
    assert_eq!(score(&after(as_chaturaji(&position), normal(&position).best_move), position.turn()), 74);
}

#[test]
fn the_greater_piece_is_taken() {
    assert_plays(&chaturaji("rKh4 rEd4 rPg1 bKa8 bPb7 bEd7 gKa1 gPa4 gPb2 yKh8 yPg7 yNh5", RED), "d4d7");
}

/// Positions in which a piece of Red's is attacked and can be saved.
const THREATS: [(&str, &str); 8] = [
    ("a Knight attacks the King", "rKh4 rEg1 rPg3 rPg5 gKc1 gNf3 gPb3 bKa6 bPb7 yKc8 yPb6"),
    ("an Elephant attacks the King along the rank", "rKh4 rEg1 rPg2 rPg6 bKa6 bEb4 bPb7 gKc1 gPb2 yKc8 yPd7"),
    ("a Pawn attacks the King", "rKe4 rEg1 rPg2 rPg6 gKc1 gPd3 gPb2 bKa6 bPb7 yKc8 yPd7"),
    ("a Boat attacks the Elephant", "rKh4 rEe5 rPg2 rPg6 bKa6 bBc7 bPb3 gKc1 gPb2 yKh8 yPg7"),
    ("a Pawn attacks the Elephant", "rKh4 rEe5 rPg2 rPg6 yKc8 yPd6 yPg7 bKa6 bPb3 gKc1 gPb2"),
    ("a Knight forks King and Elephant", "rKh4 rEh8 rPg2 rPb8 yKc8 yNg6 yPd7 bKa6 bPb3 gKc1 gPb2"),
    ("an Elephant attacks the Knight", "rKh3 rNe5 rPg2 rPg6 gKc1 gEe1 gPb2 bKa6 bPb3 yKc8 yPd7"),
    ("a Knight attacks the Boat", "rKh1 rBe5 rPg2 rPg6 gKc1 gNd3 gPb2 bKa6 bPb3 yKc8 yPd7"),
];

#[test]
fn threats_are_met() {
    for (threat, pieces) in THREATS {
        let position = chaturaji(pieces, RED);
        let me = position.turn();
        let net = |mv: Move| {
            let next = after(as_chaturaji(&position), mv);
            loss(&next, me) - score(&next, me)
        };
        let moves = position.legal_moves();
        let (losing, safe) =
            (moves.iter().filter(|mv| net(**mv) >= 2).count(), moves.iter().filter(|mv| net(**mv) < 2).count());
        assert!(losing > 0 && safe > 0, "{threat}: no threat, or no help: {losing} and {safe} in {}", position.fen());
        let found = normal(&position);
        assert!(net(found.best_move) < 2, "{threat}: {} in {}", text(&position, found.best_move), position.fen());
    }
}

#[test]
fn the_last_moves_of_sudden_death_are_played_on_points() {
    // One move is left: the Pawn is not enough, the Elephant is.
    let pieces = "rKh4 rEd4 rPg1 gKa1 gNb1 gPd6 gEa4";
    let position = chaturaji(pieces, "r 10,12,3,3 -,-,-,- 1 3 90");
    assert_plays(&position, "d4a4");
    // Two are left and Red is ahead: Green must not get the Knight for it.
    let position = chaturaji("rKh5 rNd4 rPg1 gKa1 gEa4 gPh2 gNh1", "r 12,11,3,3 -,-,-,- 2 3 90");
    let mut game = Game::from_position(position);
    while game.outcome().is_ongoing() {
        let best = normal(game.position()).best_move;
        game.play(best).expect("a legal move");
    }
    let Outcome::Win { winners, .. } = game.outcome() else { panic!("a win") };
    assert_eq!(winners, [game.start().turn()], "{:?}", game.san_list());
}

#[test]
fn who_is_ahead_on_points_ends_the_game_when_it_can() {
    // Taking the last King of the other ends the game at once, and the lead is enough.
    let position = chaturaji("rKh4 rEd4 rPg1 gKa4 gEa8 gPc3", "r 30,12,3,3 -,-,-,- 8 3 90");
    assert_plays(&position, "d4a4");
}

/// Three others move before the player's next turn, so not every loss is a mistake: a piece may be given up for the chance of a more
/// valuable one, or to save the King. So a few moves that lose material in a shallow search are allowed.
#[test]
fn pieces_are_hardly_ever_given_away_in_self_play() {
    let (mut checked, mut faults) = (0, Vec::new());
    for seed in 0..3 {
        let mut game = random_opening("chaturaji", seed, 8);
        let mut engine = Engine::new(1);
        for _ in 0..50 {
            let Some(found) = engine.search(&game, &levels::SOUND.limits(seed), &mut NoControl) else { break };
            faults.extend(fault(game.position(), found.best_move));
            game.play(found.best_move).expect("a legal move");
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} moves were checked");
    assert!(faults.len() * 50 <= checked, "of {checked} moves {}: {faults:#?}", faults.len());
}

/// Describes the error if the move loses a piece worth a Knight or more for nothing, and another move would have kept it beyond the next
/// reply.
fn fault(position: &Position, played: Move) -> Option<String> {
    let (me, now) = (position.turn(), as_chaturaji(position));
    if now.sudden_death().is_some() {
        // Then points count, and no longer pieces.
        return None;
    }
    let next = after(now, played);
    let (lost, gained) = (loss(&next, me), score(&next, me) - score(now, me));
    if lost - gained < 3 {
        return None;
    }
    let keeps = |mv: &Move| loss(&after(now, *mv), me) + 3 <= lost - gained;
    let lasts = |mv: &Move| lasting_loss(&after(now, *mv), me) + 3 <= lost - gained;
    let better = position.legal_moves().into_iter().find(|mv| keeps(mv) && lasts(mv))?;
    let names = (text(position, played), text(position, better));
    Some(format!("{} loses {lost} for {gained} in {}; {} does not", names.0, position.fen(), names.1))
}
