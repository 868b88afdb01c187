//! Four players with every search method: each finds obvious moves, and all respect their limits.

/// The rules crate's second move generator: slow, and based on nothing but the definitions.
#[path = "../../rules/tests/all/slow/mod.rs"]
mod slow;
/// Code shared with the engine's tests.
#[allow(dead_code, reason = "not all of it is needed here")]
#[path = "../../engine/tests/all/support/mod.rs"]
mod support;

use menagerie_engine::{Mistakes, Score, SearchControl, SearchInfo, SearchLimits, SearchResult};
use menagerie_matches::baselines::{MethodEngine, SearchMethod};
use menagerie_rules::{Game, Options, Position, Variant};
use support::{Dice, after, as_chaturaji, random_opening, set_up, text};

/// A new game's fields after the pieces, with Red to move.
const RED: &str = "r 0,0,0,0 -,-,-,- - 0 1";

/// Records the reports.
#[derive(Default)]
struct Listener(Vec<SearchInfo>);

impl SearchControl for Listener {
    fn should_stop(&mut self, _: u64) -> bool {
        false
    }

    fn report(&mut self, info: &SearchInfo) {
        self.0.push(info.clone());
    }
}

fn search(method: SearchMethod, game: &Game, limits: &SearchLimits) -> (SearchResult, Vec<SearchInfo>) {
    let mut engine = MethodEngine::new(2);
    engine.set_method(method);
    let mut listener = Listener::default();
    let found = engine.search(game, limits, &mut listener);
    (found.unwrap_or_else(|| panic!("no move in {}", game.position().fen())), listener.0)
}

fn assert_all_play(pieces: &str, rest: &str, expected: &str) {
    let position = set_up("chaturaji", pieces, rest);
    for method in SearchMethod::ALL {
        let (found, _) = search(method, &Game::from_position(position.clone()), &SearchLimits::nodes(20_000));
        assert_eq!(text(&position, found.best_move), expected, "{}: {:?}", method.name(), found.info);
    }
}

#[test]
fn every_method_takes_a_free_king() {
    assert_all_play("rKh4 rEd1 rPg4 rPg3 bKd8 bPb6 bNa6 gKb2 gPb3 gNa3 yKg8 yPg6 yNh6", RED, "d1d8");
}

#[test]
fn every_method_sees_a_boat_triumph() {
    assert_all_play("rKh4 rBc3 rPg4 gBd5 bBd4 yBe4 gKb1 gPb3 bKa7 bPb7 yKg8 yPg7", RED, "c3e5");
}

#[test]
fn every_method_takes_the_points_that_decide_when_one_move_is_left() {
    assert_all_play("rKh4 rEd4 rPg1 gKa1 gNb1 gPd6 gEa4", "r 10,12,3,3 -,-,-,- 1 3 90", "d4a4");
}

/// Well-placed pieces, one of which belongs to Red and is attacked by the player this many turns later.
const ATTACKED: [(usize, &str); 3] = [
    (1, "rKh4 rEe5 rPg2 rPg6 gPd4 gKa1 gPa2 bKa6 bPb3 yKh8 yPg7"),
    (2, "rKh4 rEe5 rPg2 rPg6 bBc7 bKa6 bPb3 gKc1 gPb2 yKh8 yPg7"),
    (3, "rKh4 rEe5 rPg2 rPg6 yPd6 yPg7 yKc8 bKa6 bPb3 gKc1 gPb2"),
];

#[test]
fn nothing_is_left_to_the_next_or_the_last_of_the_others() {
    for (turns, pieces) in ATTACKED {
        let position = set_up("chaturaji", pieces, RED);
        let elephant = position.board().get("e5".parse().expect("a square")).expect("a piece");
        for method in SearchMethod::ALL.into_iter().filter(|&method| method != SearchMethod::PlainMaxN) {
            let (found, _) = search(method, &Game::from_position(position.clone()), &SearchLimits::nodes(30_000));
            let next = after(&position, found.best_move);
            let at = next.board().pieces().find(|(_, piece)| *piece == elephant).map(|(square, _)| square);
            let others = std::iter::successors(Some(as_chaturaji(&next).clone()), |turned| {
                let mut turned = turned.clone();
                turned.play_unchecked(menagerie_rules::Move::PASS);
                Some(turned)
            });
            for turned in others.take(3) {
                let taken = turned.legal_moves().into_iter().any(|mv| !mv.is_pass() && Some(mv.to()) == at);
                assert!(
                    !taken,
                    "{} leaves the Elephant to {turns}: {}",
                    method.name(),
                    text(&position, found.best_move)
                );
            }
        }
    }
}

fn in_order(score: Score) -> i64 {
    match score {
        Score::WonOnPoints | Score::MateIn(_) => i64::MAX,
        Score::LostOnPoints | Score::MatedIn(_) => i64::MIN,
        Score::Cp(points) => i64::from(points),
    }
}

#[test]
fn three_lines_are_distinct_and_the_best_comes_first() {
    for (method, seed) in SearchMethod::ALL.into_iter().zip(0..) {
        let game = random_opening("chaturaji", seed, 10);
        let limits = SearchLimits { multipv: 3, ..SearchLimits::nodes(30_000) };
        let (found, reports) = search(method, &game, &limits);
        let last = &reports[reports.len() - 3..];
        assert_eq!(last.iter().map(|info| info.multipv).collect::<Vec<_>>(), [1, 2, 3], "{}", method.name());
        let scores: Vec<i64> = last.iter().map(|info| in_order(info.score)).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{}: {scores:?}", method.name());
        let firsts: Vec<_> = last.iter().map(|info| info.pv[0]).collect();
        assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2], "{}", method.name());
        assert!(game.position().is_legal(found.best_move));
    }
}

#[test]
fn everybody_can_expect_the_points_in_hand_and_more_with_pieces() {
    for (method, seed) in SearchMethod::ALL.into_iter().zip(10..) {
        let game = random_opening("chaturaji", seed, 16);
        let (found, _) = search(method, &game, &SearchLimits::nodes(20_000));
        let standing = found.info.standing.expect("four numbers");
        let line = found.info.pv.iter().fold(game.position().clone(), |position, &mv| after(&position, mv));
        let end = as_chaturaji(&line);
        for player in line.variant().turn_order() {
            let points = i32::try_from(end.scores()[player.index()]).expect("a small number") * 100;
            let expects = standing[player.index()];
            let more = !end.is_out(player) && end.sudden_death().is_none();
            assert!(if more { expects > points } else { expects >= points }, "{}: {standing:?}", method.name());
        }
    }
}

#[test]
fn the_standing_agrees_with_the_score() {
    // Red is far ahead or far behind, with few moves left.
    for (scores, wins) in [("30,4,9,3", true), ("4,30,9,3", false)] {
        let rest = format!("r {scores} -,-,-,- 6 3 90");
        let position = set_up("chaturaji", "rKh4 rEd4 rPg1 gKa1 gNb1 gPd6 gEb8", &rest);
        // The baseline only considers its own points.
        for method in SearchMethod::ALL.into_iter().filter(|&method| method != SearchMethod::PlainMaxN) {
            let (found, _) = search(method, &Game::from_position(position.clone()), &SearchLimits::nodes(30_000));
            let standing = found.info.standing.expect("four numbers");
            let leads = standing.iter().max() == Some(&standing[0]);
            assert_eq!((leads, in_order(found.info.score) > 0), (wins, wins), "{}: {:?}", method.name(), found.info);
        }
    }
}

#[test]
fn the_same_limits_give_the_same_search() {
    for method in SearchMethod::ALL {
        let game = random_opening("chaturaji", 5, 12);
        let limits = SearchLimits {
            mistakes: Mistakes { inaccuracy: 60, ..Mistakes::NONE },
            seed: 9,
            ..SearchLimits::nodes(10_000)
        };
        assert_eq!(search(method, &game, &limits), search(method, &game, &limits), "{}", method.name());
    }
}

#[test]
fn what_is_kept_from_search_to_search_changes_no_rule() {
    let mut game = random_opening("chaturaji", 3, 6);
    let mut engine = MethodEngine::new(1);
    while game.outcome().is_ongoing() && game.plies().len() < 150 {
        // Another method at every move: each finds the memory of the others.
        engine.set_method(SearchMethod::ALL[game.plies().len() / 2 % SearchMethod::ALL.len()]);
        let found = engine.search(&game, &SearchLimits::nodes(1_500), &mut Listener::default()).expect("a move");
        let position: &Position = game.position();
        assert!(position.is_legal(found.best_move), "{}", position.fen());
        game.play(found.best_move).expect("a legal move");
    }
}

/// A game whose Elephants only capture by hopping, which the tables of small boards do not support.
#[test]
fn four_players_with_pieces_that_hop_are_searched_as_well() {
    let mut definition = support::variant("chaturaji").definition().clone();
    let elephant = definition.pieces.iter_mut().find(|piece| piece.letter == 'E').expect("an Elephant");
    elephant.betza = "mRcpR".to_string();
    let variant = Variant::from_definition(definition, &Options::none()).expect("a game");
    let mut game = Game::new(&variant);
    for _ in 0..12 {
        let (found, reports) = search(SearchMethod::default(), &game, &SearchLimits::nodes(500));
        assert!(!reports.is_empty() && found.info.standing.is_some());
        game.play(found.best_move).expect("a legal move");
    }
}

/// Stops a long search, as a clock would.
struct Patience;

impl SearchControl for Patience {
    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes > 2_000
    }

    fn report(&mut self, _: &SearchInfo) {}
}

#[test]
fn the_move_of_every_method_is_legal_wherever_the_pieces_stand() {
    let variant = support::variant("chaturaji");
    let rules = slow::rules_of(&variant);
    let mut dice = Dice::new(variant.kinds().len() as u64);
    let mut engine = MethodEngine::new(1);
    let limits = [
        SearchLimits::depth(1),
        SearchLimits::nodes(1),
        SearchLimits { multipv: 5, ..SearchLimits::nodes(300) },
        SearchLimits {
            mistakes: Mistakes { inaccuracy: 90, overlooked_replies: 50, overlooked_chances: 50, max_loss: 600 },
            seed: 3,
            multipv: 3,
            ..SearchLimits::nodes(200)
        },
    ];
    let mut searched = 0;
    while searched < 20 {
        let position = slow::any_position(&variant, &rules, &mut |limit| dice.below(limit));
        if !position.outcome(1).is_ongoing() {
            continue;
        }
        searched += 1;
        let (game, legal) = (Game::from_position(position.clone()), position.legal_moves());
        for (limits, method) in limits.iter().flat_map(|limits| SearchMethod::ALL.map(|method| (limits, method))) {
            engine.set_method(method);
            let found = engine.search(&game, limits, &mut Patience);
            let found = found.unwrap_or_else(|| panic!("no move at {limits:?} in {}", position.fen()));
            assert!(legal.contains(&found.best_move), "{method:?} at {limits:?} in {}: {found:?}", position.fen());
            found.info.pv.iter().fold(position.clone(), |position, &mv| after(&position, mv));
        }
    }
}
