//! Draws: the engine avoids them when it is winning, and aims for them when it is lost.

use crate::support::{self, after, game, normal, search, search_game, set_up, text, white_to_move};
use menagerie_engine::{Engine, NoControl, Score, SearchLimits};
use menagerie_rules::{Game, Outcome, Position, Termination};

fn ends_in(position: &Position, reason: Termination) -> bool {
    position.outcome(1) == Outcome::Draw { reason }
}

#[test]
fn who_is_winning_does_not_stalemate() {
    let winning = [
        ("chess", "Kg6 Qf2 kh8"),
        ("chess", "Kb6 Qd2 ka8"),
        ("janus", "Ki6 Qh2 kj8"),
        ("capablanca", "Kb6 Cc2 ka8"),
        ("gigachess", "Km12 Ql2 kn14"),
        ("gigachess2", "Km12 Sl2 kn14"),
    ];
    for (id, pieces) in winning {
        let position = white_to_move(id, pieces);
        let stalemates =
            position.legal_moves().into_iter().filter(|&mv| ends_in(&after(&position, mv), Termination::Stalemate));
        assert!(stalemates.count() > 0, "there is nothing to avoid in {}", position.fen());
        for limits in [SearchLimits::depth(1), SearchLimits::depth(2), menagerie_engine::levels::SOUND.limits(0)] {
            let best = search(&position, &limits).best_move;
            let next = after(&position, best);
            assert!(!ends_in(&next, Termination::Stalemate), "{} in {}", text(&position, best), position.fen());
        }
    }
}

#[test]
fn who_is_lost_lets_itself_be_stalemated() {
    // The Queen leaves White's King no square, and the Rook gives itself up with check.
    let position = white_to_move("chess", "Kh1 Rg7 kh8 ph7 qf2");
    let found = normal(&position);
    assert_eq!(found.info.score, Score::Cp(0), "{}", text(&position, found.best_move));
}

#[test]
fn who_is_winning_does_not_repeat() {
    for (id, pieces, shuffle, third) in [
        ("chess", "Ka1 Qb6 Rc2 kh8 pg7 ph7", "b6b4 h8g8 b4b5 g8h8 b5b4 h8g8 b4b5 g8h8", "b5b4"),
        ("gigachess", "Ka1 Qb8 Gd2 kn14 pm13 pn13", "b8b5 n14m14 b5b6 m14n14 b6b5 n14m14 b5b6 m14n14", "b6b5"),
    ] {
        let game = game(white_to_move(id, pieces), shuffle);
        let drawn = support::game(game.start().clone(), &format!("{shuffle} {third}"));
        assert_eq!(drawn.outcome().termination(), Some(Termination::Threefold));
        let found = search_game(&game, &menagerie_engine::levels::SOUND.limits(0));
        assert_ne!(text(game.position(), found.best_move), third, "{id}");
        assert_ne!(found.info.score, Score::Cp(0), "{id}");
    }
}

#[test]
fn who_is_lost_takes_perpetual_check() {
    // Black threatens mate in many ways and is far ahead; the Queen checks from the e-file and the h-file for ever.
    for (id, pieces) in [("chess", "Kh1 Qe8 kh7 pg7 qb2 ra2 rd2"), ("janus", "Kj1 Qg8 kj7 pi7 qd2 ra2 rf2")] {
        let position = white_to_move(id, pieces);
        let mut played = Game::from_position(position.clone());
        let limits = SearchLimits::nodes(30_000);
        while played.outcome().is_ongoing() && played.plies().len() < 40 {
            let found = search_game(&played, &limits);
            played.play(found.best_move).expect("a legal move");
        }
        assert_eq!(played.outcome(), Outcome::Draw { reason: Termination::Threefold }, "{:?}", played.san_list());
    }
}

#[test]
fn the_fifty_moves_are_counted_before_the_win() {
    // One ply is left: only the capture, or the Pawn's move, keeps the win.
    let last = "w - - 99 120";
    for (id, pieces) in [
        ("chess", "Ka1 Qb4 Rh1 Pa2 kg8"),
        ("gigachess", "Ka1 Qb4 Rh1 Pa3 kg13"),
        ("gigachess2", "Ka1 Qb3 Oh1 nh3 ng3 kg13"),
    ] {
        let position = set_up(id, pieces, last);
        let next = after(&position, normal(&position).best_move);
        assert!(!ends_in(&next, Termination::FiftyMove), "{}", next.fen());
    }
}

#[test]
fn a_prince_or_promoting_piece_does_not_start_the_fifty_moves_anew() {
    let position = set_up("gigachess", "Ka1 Ib4 Rh1 Pd5 kg13", "w - - 99 120");
    let next = after(&position, normal(&position).best_move);
    assert!(next.outcome(1).is_ongoing(), "{}", next.fen());
}

#[test]
fn who_is_lost_waits_for_the_fiftieth_move() {
    let position = set_up("chess", "Kd1 Ph4 kd8 qa8 rb8", "w - - 99 120");
    let found = normal(&position);
    assert!(
        ends_in(&after(&position, found.best_move), Termination::FiftyMove),
        "{}",
        text(&position, found.best_move)
    );
    assert_eq!(found.info.score, Score::Cp(0));
}

#[test]
fn checkmate_on_the_last_of_the_fifty_moves_wins() {
    let position = set_up("chess", "Kg1 Ra1 kg8 pf7 pg7 ph7", "w - - 99 120");
    let found = normal(&position);
    assert_eq!((text(&position, found.best_move).as_str(), found.info.score), ("a1a8", Score::MateIn(1)));
}

#[test]
fn the_last_piece_is_not_given_for_bare_kings() {
    for id in ["gigachess", "gigachess2", "janus"] {
        // Black's King is next to the Rook.
        let position = white_to_move(id, "Ka1 Rf6 kg7");
        let next = after(&position, normal(&position).best_move);
        let taken = next.legal_moves().into_iter().any(|mv| next.captured_by(mv).is_some());
        assert!(!taken, "{}", next.fen());
    }
}

#[test]
fn who_is_lost_takes_the_last_piece() {
    for (id, pieces) in [("gigachess", "Ka1 rb2 kg7"), ("janus", "Ka1 qb2 kg7 bh8 Pa2")] {
        let position = white_to_move(id, pieces);
        let found = normal(&position);
        assert_eq!(text(&position, found.best_move), "a1b2", "{id}");
    }
}

#[test]
fn who_plays_on_after_a_draw_by_rule_gets_a_move() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2);
    let mut repeated = Game::new(&support::variant("chess"));
    for text in shuffle {
        repeated.play_text(text).unwrap();
    }
    let bare = Game::from_position(white_to_move("chess", "Ke1 ke8"));
    let mated = Game::from_position(after_mate());
    let limits = SearchLimits::depth(2);
    for game in [&repeated, &bare] {
        assert_eq!(Engine::new(1).search(game, &limits, &mut NoControl), None, "it is over");
        let found = Engine::new(1).search_even_if_drawn(game, &limits, &mut NoControl).expect("a move");
        assert!(game.position().is_legal(found.best_move));
    }
    assert_eq!(Engine::new(1).search_even_if_drawn(&mated, &limits, &mut NoControl), None);
}

fn after_mate() -> Position {
    let mate = white_to_move("chess", "Kg6 Ra1 kg8");
    let mv = mate.legal_moves().into_iter().find(|&mv| text(&mate, mv) == "a1a8").unwrap();
    after(&mate, mv)
}
