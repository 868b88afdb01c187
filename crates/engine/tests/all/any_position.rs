//! The engine's move is legal in every legal position with any limits: bare Kings, boards full of Queens, hundreds of captures, one legal
//! move. A game against random moves ends.

use crate::slow::{self, any_position};
use crate::support::{self, Dice, after, is_mate, text};
use menagerie_engine::{Engine, Mistakes, NoControl, SearchControl, SearchInfo, SearchLimits};
use menagerie_rules::{Family, Game, Move, Options, Position, Variant};
use std::sync::Arc;

/// All variants, and the variant with an option a second time.
fn games() -> Vec<Arc<Variant>> {
    let option: Options = "king-leap=on".parse().expect("an option");
    let with_leap = Variant::by_id("gigachess2", &option).expect("a built-in game");
    Variant::ids().map(support::variant).chain([with_leap]).collect()
}

/// Stops a long search, as a clock would: on a board full of Queens even one ply takes long.
struct Patience;

impl SearchControl for Patience {
    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes > 2_000
    }

    fn report(&mut self, _: &SearchInfo) {}
}

/// The number of searched positions of each variant.
const POSITIONS: usize = 32;

const LIMITS: [SearchLimits; 6] = [
    SearchLimits::depth(0),
    SearchLimits::depth(1),
    SearchLimits::nodes(1),
    SearchLimits { multipv: 5, ..SearchLimits::nodes(300) },
    SearchLimits {
        mistakes: Mistakes { inaccuracy: i32::MAX, overlooked_replies: 100, overlooked_chances: 100, max_loss: 600 },
        seed: u64::MAX,
        ..SearchLimits::depth(1)
    },
    SearchLimits {
        mistakes: Mistakes { inaccuracy: 90, overlooked_replies: 50, overlooked_chances: 50, max_loss: 600 },
        seed: 3,
        multipv: 3,
        ..SearchLimits::nodes(200)
    },
];

/// Searches with every kind of limit.
fn search_in_every_way(engine: &mut Engine, position: &Position) {
    let game = Game::from_position(position.clone());
    let legal = position.legal_moves();
    for limits in &LIMITS {
        let found = engine.search(&game, limits, &mut Patience);
        let found = found.unwrap_or_else(|| panic!("no move at {limits:?} in {}", position.fen()));
        assert!(legal.contains(&found.best_move), "{limits:?} in {}: {found:?}", position.fen());
        assert_eq!(found.info.pv.first(), Some(&found.best_move), "{}", position.fen());
        found.info.pv.iter().fold(position.clone(), |position, &mv| after(&position, mv));
    }
}

#[test]
fn the_move_is_legal_wherever_the_pieces_stand() {
    let (mut only, mut mates, mut few) = (0, 0, 0);
    for variant in games() {
        let rules = slow::rules_of(&variant);
        let mut dice = Dice::new(variant.kinds().len() as u64);
        let mut engine = Engine::new(1);
        let mut searched = 0;
        while searched < POSITIONS {
            let position = any_position(&variant, &rules, &mut |limit| dice.below(limit));
            if !position.outcome(1).is_ongoing() {
                let game = Game::from_position(position);
                assert_eq!(engine.search(&game, &SearchLimits::nodes(1), &mut Patience), None);
                continue;
            }
            searched += 1;
            search_in_every_way(&mut engine, &position);
            let legal = position.legal_moves();
            only += usize::from(legal.len() == 1);
            few += usize::from(position.board().occupied().count() < 5);
            // On a crowded board the search is stopped before it has seen every move.
            let clear = position.board().occupied().count() < 30;
            let mates_at_once = |&mv: &Move| is_mate(&after(&position, mv));
            if clear && variant.family() == Family::Chess && legal.iter().any(mates_at_once) {
                mates += 1;
                let game = Game::from_position(position.clone());
                let found = engine.search(&game, &SearchLimits::depth(2), &mut NoControl).expect("a move");
                assert!(
                    is_mate(&after(&position, found.best_move)),
                    "{} in {}",
                    text(&position, found.best_move),
                    position.fen()
                );
            }
        }
    }
    println!("one move {only}, mate in one {mates}, hardly a piece {few}");
    assert!(only >= 2 && mates >= 2 && few >= 10);
}

#[test]
fn the_move_is_legal_among_hundreds_of_captures() {
    let variant = support::variant("gigachess");
    // Lions of both sides on every other square; around each King stand its own.
    let cell = |file: usize, rank: usize| match (file, rank) {
        (0, 0) => 'K',
        (13, 13) => 'k',
        (0..3, 0..3) => 'L',
        (11.., 11..) => 'l',
        _ if (file + rank).is_multiple_of(2) => 'L',
        _ => 'l',
    };
    let rows: Vec<String> = (0..14).rev().map(|rank| (0..14).map(|file| cell(file, rank)).collect()).collect();
    let position = support::read("gigachess", &format!("{} w - - 0 1", rows.join("/")));
    let legal = position.legal_moves();
    let captures = legal.iter().filter(|&&mv| position.captured_by(mv).is_some()).count();
    assert!(captures > 500 && captures == legal.len(), "{captures} of {}", legal.len());
    slow::compare(&slow::rules_of(&variant), &position).expect("the slow generator agrees");
    search_in_every_way(&mut Engine::new(1), &position);
}

#[test]
fn a_game_against_random_play_comes_to_an_end() {
    for variant in games() {
        let mut dice = Dice::new(7);
        let mut engine = Engine::new(1);
        let mut game = Game::new(&variant);
        while game.outcome().is_ongoing() {
            let legal = game.position().legal_moves();
            let mv = if game.position().turn().index() == 0 {
                engine.search(&game, &SearchLimits::nodes(150), &mut Patience).expect("a move").best_move
            } else {
                legal[dice.below(legal.len())]
            };
            game.play(mv).expect("a legal move");
            assert!(game.plies().len() < 1_500, "{} goes on: {}", variant.name(), game.position().fen());
        }
        println!("{}: {} plies, {}", variant.name(), game.plies().len(), game.outcome().in_words(&variant));
    }
}
