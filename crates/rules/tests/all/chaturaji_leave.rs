//! Resigning in Imperial Chaturaji.

use crate::common::{as_chaturaji, set_up};
use menagerie_rules::{ChaturajiPosition, Options, Outcome, Player, Square, Variant};

fn start() -> ChaturajiPosition {
    ChaturajiPosition::start(&Variant::by_id("chaturaji", &Options::none()).unwrap())
}

fn player(index: usize) -> Player {
    Player::from_index(index).unwrap()
}

#[test]
fn who_gives_up_is_out_and_leaves_the_pieces() {
    let mut position = start();
    assert!(position.leave(player(0)));
    assert!(position.is_out(player(0)) && position.king(player(0)).is_none());
    assert_eq!(position.board().of(player(0)).count(), 7);
    assert_eq!((position.turn(), position.scores(), position.ply()), (player(1), [0; 4], 1));
    assert!(!position.leave(player(0)), "nobody gives up twice");
    let again = ChaturajiPosition::from_fen(position.variant(), &position.fen()).unwrap();
    assert_eq!(again, position);
}

#[test]
fn the_turn_stays_with_others() {
    let mut position = start();
    assert!(position.leave(player(2)));
    assert_eq!((position.turn(), position.sudden_death()), (player(0), None));
}

#[test]
fn two_left_are_in_sudden_death_and_one_ends_the_game() {
    let mut position = start();
    position.leave(player(1));
    position.leave(player(3));
    assert_eq!(position.sudden_death(), Some(20));
    let text = position.fen();
    assert_eq!(ChaturajiPosition::from_fen(position.variant(), &text).unwrap(), position);
    position.leave(player(0));
    assert_eq!(position.sudden_death(), Some(20));
    assert!(matches!(position.outcome(), Outcome::Win { winners, .. } if winners.len() == 4), "nobody has a point");
    assert!(!position.leave(player(2)), "the game is over");
    assert!(position.legal_moves().is_empty());
}

#[test]
fn the_moves_left_are_not_counted_anew() {
    let late = set_up("chaturaji", "rKh1 rEe2 yKh4 yNh5", "y 5,6,7,8 -,-,-,- 13 4 9");
    let mut late = as_chaturaji(&late).clone();
    assert!(late.leave(player(0)));
    assert_eq!(late.sudden_death(), Some(13));
}

#[test]
fn a_king_that_left_is_not_captured() {
    let mut position = start();
    position.leave(player(1));
    let square: Square = "c1".parse().unwrap();
    assert!(position.board().get(square).is_some(), "its neighbours stay");
    assert_eq!(position.kings_taken(player(0)).count(), 0);
}
