//! Goals besides checkmate.

use super::chess_with;
use crate::common::{after, has, read};
use menagerie_rules::{GameResult, GoalDefinition, Letters, Outcome, Player, Position, Termination, Variant, Zone};
use std::sync::Arc;

fn with_goal(goal: GoalDefinition) -> Arc<Variant> {
    chess_with(|definition| definition.goals.push(goal))
}

fn letters(text: &str) -> Letters {
    text.parse().expect("letters")
}

fn reach(zone: &str) -> GoalDefinition {
    let zone = Zone::Same(zone.to_string());
    GoalDefinition::Reach { pieces: letters("K"), zone, count: 1, reply: false, safe: false, keep: false }
}

#[test]
fn a_king_that_comes_to_the_hill_wins() {
    let game = with_goal(reach("d4 e4 d5 e5"));
    let position = read(&game, "4k3/8/8/8/8/3K4/8/8 w - - 0 1");
    assert!(position.outcome(1).is_ongoing());
    let there = after(&position, "d3d4");
    assert_eq!(there.outcome(1).in_words(&game), "White wins by reaching the goal.");
    assert!(there.legal_moves().is_empty(), "the game is over");
}

#[test]
fn the_second_player_may_answer() {
    let mut goal = reach("*8");
    if let GoalDefinition::Reach { reply, zone, .. } = &mut goal {
        *reply = true;
        *zone = Zone::Each(vec!["*8".to_string(), "*8".to_string()]);
    }
    let game = with_goal(goal);
    let arrives = after(&read(&game, "8/K6k/8/8/8/8/8/8 w - - 0 1"), "a7a8");
    assert!(arrives.outcome(1).is_ongoing() && has(&arrives, "h7h8"));
    assert_eq!(after(&arrives, "h7h8").outcome(1).in_words(&game), "Draw by reaching the goal.");
    let too_late = after(&read(&game, "8/K7/7k/8/8/8/8/8 w - - 0 1"), "a7a8");
    assert_eq!(too_late.outcome(1).in_words(&game), "White wins by reaching the goal.");
}

#[test]
fn pieces_may_have_to_be_safe_where_they_come() {
    let mut goal = reach("*8");
    if let GoalDefinition::Reach { pieces, safe, .. } = &mut goal {
        (*pieces, *safe) = (letters("N"), true);
    }
    let game = with_goal(goal);
    let position = read(&game, "r3k3/8/2N5/8/8/8/8/4K3 w - - 0 1");
    let attacked = after(&position, "c6b8");
    assert!(attacked.outcome(1).is_ongoing(), "the Rook can take it");
    // If it does not, the goal is reached.
    let kept = after(&attacked, "a8a7");
    assert_eq!(kept.outcome(1).in_words(&game), "White wins by reaching the goal.");
}

#[test]
fn checks_are_counted() {
    let game = with_goal(GoalDefinition::Checks { count: 2 });
    let position = read(&game, "4k3/8/8/8/8/8/8/R3K3 w Q - 2+2 0 1");
    let once = after(&position, "a1a8 e8e7");
    assert!(once.fen().contains(" 1+2 "), "{}", once.fen());
    let twice = after(&once, "a8a7");
    assert_eq!(twice.outcome(1).in_words(&game), "White wins by giving check often enough.");
    let given = Position::read(&game, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 +1+0").expect("a position").0;
    assert!(given.fen().contains(" 1+2 "), "what has been given is read, too: {}", given.fen());
}

#[test]
fn who_has_too_few_pieces_loses_or_wins() {
    let goal = |result: GameResult| GoalDefinition::Extinction {
        pieces: letters("QN"),
        each: true,
        count: 0,
        against: 0,
        result,
    };
    let fen = "3qk1n1/8/8/8/8/8/8/R2QKN2 w - - 0 1";
    for (result, winner) in [(GameResult::Loss, "White"), (GameResult::Win, "Black")] {
        let game = with_goal(goal(result));
        let position = read(&game, fen);
        assert!(position.outcome(1).is_ongoing());
        let words = after(&position, "d1d8").outcome(1).in_words(&game);
        assert_eq!(words, format!("{winner} wins because the other has lost what must not be lost."));
    }
}

#[test]
fn castling_wins_and_who_can_no_longer_castle_so_loses() {
    let game = chess_with(|definition| definition.goals = vec![GoalDefinition::Castle { rights: "Kk".to_string() }]);
    let ready = read(&game, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let castled = after(&ready, "e1g1");
    assert_eq!(
        castled.outcome(1),
        Outcome::Win { winners: Player::from_index(0).into_iter().collect(), reason: Termination::Goal }
    );
    assert!(castled.legal_moves().is_empty());
    let other = after(&ready, "e1c1");
    assert_eq!(
        other.outcome(1),
        Outcome::Win { winners: Player::from_index(1).into_iter().collect(), reason: Termination::Extinction }
    );
    assert!(after(&ready, "a1a2").outcome(1).is_ongoing());
}

/// The 27-point rule of Shogi.
#[test]
fn an_entering_king_wins_with_enough_pieces_and_points() {
    let shogi = super::library("shogi");
    let first = |rank: &str, hand: &str| {
        let fen = format!("+R+B2K2+P+P/{rank}/9/9/9/9/9/9/4k4[{hand}] w - - 0 1");
        read(&shogi, &fen).outcome(1).in_words(&shogi)
    };
    let (ten, six) = ("PPPPPPPPPP", "+P+P+P+P+P+P3");
    assert_eq!(first(six, ten), "White wins by reaching the goal.");
    assert_eq!(first(six, "PPPPPPPPP"), "The game goes on.", "27 points");
    assert_eq!(first(six, "PPPPPR"), "White wins by reaching the goal.", "a Rook is worth five");
    assert_eq!(first("+P+P+P+P+P4", "PPPPPPPPPPPPPP"), "The game goes on.", "nine pieces");
    let checked = "+R+B2K2+P+P/+P+P+P+P2+P+P1/4r4/9/9/9/9/9/4k4[PPPPPPPPPPPP] w - - 0 1";
    assert_eq!(read(&shogi, checked).outcome(1).in_words(&shogi), "The game goes on.", "in check");
    let outside = "+R+B5+P+P/+P+P+P+P+P+P3/9/4K4/9/9/9/9/4k4[PPPPPPPPPPPP] w - - 0 1";
    assert_eq!(read(&shogi, outside).outcome(1).in_words(&shogi), "The game goes on.", "the King is not there");
    let second = |turn: &str| {
        let fen = format!("4K4/9/9/9/9/9/9/3+p+p+p+p+p+p/+p+p2k2+b+r[ppppppppp] {turn} - - 0 1");
        read(&shogi, &fen).outcome(1).in_words(&shogi)
    };
    assert_eq!(second("b"), "Black wins by reaching the goal.", "27 points are enough");
    assert_eq!(second("w"), "The game goes on.", "the other has the turn");
}
