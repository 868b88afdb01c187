//! With any limits the engine returns a legal move, reports its score, and stops when the control stops it.

use crate::support::{self, after, game, random_opening, read, search_game, set_up, text, variant, white_to_move};
use menagerie_engine::levels::{self, Level};
use menagerie_engine::{Engine, Mistakes, NoControl, SearchControl, SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::{Game, Move, Variant};

/// Stops after a number of calls, and records the reports.
struct Watch {
    patience: u64,
    calls: u64,
    reports: Vec<SearchInfo>,
}

impl Watch {
    fn stops_after(questions: u64) -> Watch {
        Watch { patience: questions, calls: 0, reports: Vec::new() }
    }
}

impl SearchControl for Watch {
    fn should_stop(&mut self, _: u64) -> bool {
        self.calls += 1;
        self.calls > self.patience
    }

    fn report(&mut self, info: &SearchInfo) {
        self.reports.push(info.clone());
    }
}

/// The start, and the position after some random moves, of every game.
fn games() -> Vec<Game> {
    let of = |id: &'static str| [(0, 0), (1, 12), (2, 31)].map(|(seed, plies)| random_opening(id, seed, plies));
    Variant::ids().flat_map(of).filter(|game| game.outcome().is_ongoing()).collect()
}

fn assert_legal(game: &Game, found: &SearchResult) {
    let position = game.position();
    assert!(position.is_legal(found.best_move), "{} in {}", text(position, found.best_move), position.fen());
    assert_eq!(found.info.pv.first(), Some(&found.best_move), "{}", position.fen());
}

fn assert_line_is_legal(game: &Game, line: &[Move]) {
    assert!(!line.is_empty());
    line.iter().fold(game.position().clone(), |position, &mv| after(&position, mv));
}

#[test]
fn the_move_is_legal_at_any_limit() {
    let limits = [
        SearchLimits::depth(0),
        SearchLimits::depth(1),
        SearchLimits::depth(3),
        SearchLimits::nodes(0),
        SearchLimits::nodes(1),
        SearchLimits::nodes(3_000),
        SearchLimits { mistakes: inaccurate(220), ..SearchLimits::depth(1) },
        SearchLimits { mistakes: inaccurate(i32::MAX), seed: 7, ..SearchLimits::depth(2) },
        SearchLimits {
            depth: None,
            nodes: Some(2_000),
            mistakes: Mistakes { inaccuracy: 50, overlooked_replies: 10, overlooked_chances: 10, max_loss: 600 },
            seed: u64::MAX,
            multipv: 1,
        },
    ];
    for game in games() {
        for limits in &limits {
            assert_legal(&game, &search_game(&game, limits));
        }
    }
}

#[test]
fn the_move_is_legal_when_told_to_stop_at_once() {
    for game in games() {
        for noise in [0, 100] {
            let mut watch = Watch::stops_after(0);
            let limits = SearchLimits { mistakes: inaccurate(noise), ..SearchLimits::default() };
            let found = Engine::new(1).search(&game, &limits, &mut watch).expect("a move");
            assert_legal(&game, &found);
            assert_eq!(watch.calls, 1, "asked again after the order to stop in {}", game.position().fen());
        }
    }
}

#[test]
fn stopping_is_obeyed_within_a_bounded_number_of_positions() {
    for game in games() {
        for questions in [1, 5, 20] {
            let mut watch = Watch::stops_after(questions);
            let found = Engine::new(1).search(&game, &SearchLimits::default(), &mut watch).expect("a move");
            assert!(watch.calls <= questions + 1, "{}", game.position().fen());
            assert!(found.info.nodes <= (questions + 1) * 256, "{} nodes", found.info.nodes);
            assert_legal(&game, &found);
        }
    }
}

#[test]
fn the_number_of_positions_is_kept() {
    for game in games() {
        let found = search_game(&game, &SearchLimits::nodes(5_000));
        // One round of Chaturaji is always searched.
        let round = game.variant().players().len() == 4 && found.info.depth <= 4;
        assert!(found.info.nodes <= 5_256 || round, "{} nodes in {}", found.info.nodes, game.position().fen());
    }
}

#[test]
fn the_only_legal_move_is_played() {
    let only = [
        ("chess", "Kh1 rg8 kc3 ph2", "w - - 0 1"),
        ("janus", "kj8 ra1 rb7 Ka8 qc1", "w - - 0 1"),
        ("gigachess", "Ka1 rb14 kn14 pa2", "w - - 0 1"),
    ];
    for (id, pieces, rest) in only {
        let position = set_up(id, pieces, rest);
        if let &[only] = position.legal_moves().as_slice() {
            for limits in [
                SearchLimits::default(),
                SearchLimits::depth(1),
                SearchLimits { mistakes: inaccurate(100), ..SearchLimits::depth(3) },
            ] {
                assert_eq!(support::search(&position, &limits).best_move, only, "{id}");
            }
        } else {
            panic!("{} legal moves in {}", position.legal_moves().len(), position.fen());
        }
    }
}

#[test]
fn a_player_who_can_only_pass_passes() {
    let rest = "r 0,0,0,0 -,-,-,- - 0 1";
    let position = set_up("chaturaji", "rKa1 rPa2 rPb1 rPb2 gKh1 gPg2 bKa8 bPb7 yKh8 yPg7", rest);
    for limits in [
        SearchLimits::default(),
        SearchLimits::depth(1),
        SearchLimits { mistakes: inaccurate(100), ..SearchLimits::depth(3) },
    ] {
        assert!(support::search(&position, &limits).best_move.is_pass(), "{}", position.fen());
    }
}

#[test]
fn a_finished_game_has_no_move() {
    let checkmate = game(white_to_move("chess", "Kg1 Ra1 kg8 pf7 pg7 ph7"), "a1a8");
    let stalemate = Game::from_position(set_up("janus", "Kb6 Pb7 kb8", "b - - 0 1"));
    let bare = Game::from_position(white_to_move("gigachess", "Ka1 kn14"));
    let fifty = Game::from_position(set_up("gigachess2", "Ka1 Rb1 kn14", "w - - 100 90"));
    let threefold = game(white_to_move("janus", "Ka1 Ra2 kj8"), "a2a3 j8i8 a3a2 i8j8 a2a3 j8i8 a3a2 i8j8");
    let fen = "8/8/8/bK,bP,6/8/6,rP,rK/8/8 r 9,0,3,0 -,-,-,- 0 0 90";
    let points = Game::from_position(read("chaturaji", fen));
    for game in [checkmate, stalemate, bare, fifty, threefold, points] {
        assert!(!game.outcome().is_ongoing(), "{}", game.position().fen());
        let found = Engine::new(1).search(&game, &SearchLimits::depth(3), &mut NoControl);
        assert_eq!(found, None, "{}", game.position().fen());
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    for game in games() {
        for level in levels::ALL.iter().take(4) {
            let moves = [3, 3].map(|seed| search_game(&game, &level.limits(seed)));
            assert_eq!(moves[0], moves[1], "level {} in {}", level.number(), game.position().fen());
        }
    }
}

#[test]
fn weak_levels_vary_with_the_seed() {
    for id in Variant::ids() {
        let game = Game::new(&variant(id));
        let first = search_game(&game, &levels::ALL[0].limits(0)).best_move;
        let varies = (1..20).any(|seed| search_game(&game, &levels::ALL[0].limits(seed)).best_move != first);
        assert!(varies, "{id}");
    }
}

#[test]
fn a_search_forgets_what_it_knew_of_another_game() {
    let mut engine = Engine::new(1);
    for game in games() {
        let found = engine.search(&game, &SearchLimits::depth(2), &mut NoControl).expect("a move");
        assert_legal(&game, &found);
        assert_line_is_legal(&game, &found.info.pv);
    }
}

/// Mistakes by inaccuracy alone.
const fn inaccurate(most: i32) -> Mistakes {
    Mistakes { inaccuracy: most, ..Mistakes::NONE }
}

#[test]
fn higher_levels_look_further() {
    let effort = |level: Level| {
        let limits = level.limits(0);
        (limits.depth.unwrap_or(u32::MAX), limits.nodes.unwrap_or(u64::MAX))
    };
    for pair in levels::ALL.windows(2) {
        let (low, high) = (effort(pair[0]), effort(pair[1]));
        assert!(low.0 <= high.0 && low.1 <= high.1, "{pair:?}");
        assert!(pair[0].limits(0).mistakes.inaccuracy >= pair[1].limits(0).mistakes.inaccuracy, "{pair:?}");
        let same = low == high && pair[0].limits(0).mistakes == pair[1].limits(0).mistakes;
        assert!(!same || pair[0].millis() < pair[1].millis(), "{pair:?}");
    }
}

#[test]
fn higher_levels_really_take_more_positions() {
    for id in ["gigachess", "janus", "chaturaji"] {
        let game = random_opening(id, 5, 10);
        let nodes = |number: usize| search_game(&game, &levels::ALL[number - 1].limits(1)).info.nodes;
        // Levels with mistakes search every move, and to the same depth.
        let careful = [4, 5, 6].map(nodes);
        assert!(careful.is_sorted() && careful[0] * 5 < careful[2], "{id}: {careful:?}");
    }
}

#[test]
fn reports_rise_in_depth_and_their_lines_are_legal() {
    for game in games() {
        let mut watch = Watch::stops_after(60);
        let found = Engine::new(1).search(&game, &SearchLimits::default(), &mut watch).expect("a move");
        assert!(!watch.reports.is_empty(), "{}", game.position().fen());
        for pair in watch.reports.windows(2) {
            assert!(pair[0].depth <= pair[1].depth && pair[0].nodes <= pair[1].nodes, "{pair:?}");
        }
        for info in &watch.reports {
            assert_line_is_legal(&game, &info.pv);
        }
        let last = watch.reports.last().expect("a report");
        assert_eq!(found.best_move, last.pv[0], "the last report is what is played");
    }
}
