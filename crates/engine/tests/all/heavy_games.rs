//! Variants at the limits of what a definition may contain: thousands of moves in a position, boards full of pieces, long series of
//! captures. They compile, and the engine finds a legal move within its nodes.

use crate::support::Dice;
use menagerie_engine::{Engine, SearchControl, SearchInfo, SearchLimits};
use menagerie_rules::{Game, Options, Position, Variant};
use std::fmt::Write;
use std::sync::Arc;

/// Stops a search that exceeds its limit.
struct Patience;

impl SearchControl for Patience {
    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes > 3_000
    }

    fn report(&mut self, _: &SearchInfo) {}
}

/// The letters of `kinds` kinds, without that of the King.
fn letters(kinds: usize) -> Vec<String> {
    let plain = ('A'..='Z').filter(|letter| *letter != 'K');
    ["", "+", "'"]
        .into_iter()
        .flat_map(|mark| {
            plain.clone().map(move |it| if mark == "+" { format!("+{it}") } else { format!("{it}{mark}") })
        })
        .take(kinds)
        .collect()
}

/// A game of 16×16 with Kings in two corners. `more` are fields of each piece, `rules` of the game.
fn game(letters: &[String], betza: impl Fn(usize) -> String, more: &str, rules: &str, start: &str) -> Arc<Variant> {
    let mut pieces = String::new();
    for (number, letter) in letters.iter().enumerate() {
        let betza = betza(number);
        write!(
            pieces,
            r#"{{ "name": "Piece {number}", "letter": "{letter}", "art": "queen", "betza": "{betza}"{more} }}, "#
        )
        .expect("a text");
    }
    let json = format!(
        r#"{{ "format": 2, "id": "heavy", "name": "Heavy", "family": "chess",
            "board": {{ "files": 16, "ranks": 16, "checkered": true }},
            "players": [{{ "letter": "w", "name": "White", "forward": "north" }}, {{ "letter": "b", "name": "Black", "forward": "south" }}],
            "pieces": [{pieces}{{ "name": "King", "letter": "K", "art": "king", "betza": "K", "royal": true }}], {rules}
            "start": "{start}" }}"#
    );
    Variant::from_json(&json, &Options::none()).expect("within the limits")
}

/// Two ranks of pieces for each player.
fn two_ranks(letters: &[String]) -> String {
    let ranks: Vec<String> =
        (0..2).map(|rank| (0..16).map(|file| letters[(rank * 16 + file) % letters.len()].clone()).collect()).collect();
    let (one, other) = (&ranks[0], &ranks[1]);
    let [one_low, other_low] = [one, other].map(|rank| rank.to_lowercase());
    format!("k15/{one_low}/{other_low}/{empty}{other}/{one}/K15 w - - 0 1", empty = "16/".repeat(10))
}

/// Plays some random moves; the engine searches before each.
fn is_played(variant: &Arc<Variant>) {
    let mut game = Game::from_position(Position::start(variant));
    let mut engine = Engine::new(1);
    let mut dice = Dice::new(7);
    for limits in [SearchLimits::depth(1), SearchLimits::nodes(500), SearchLimits::depth(3)] {
        let legal = game.position().legal_moves();
        let found = engine.search(&game, &limits, &mut Patience).expect("a move");
        assert!(legal.contains(&found.best_move), "{limits:?}: {found:?}");
        game.play(legal[dice.below(legal.len())]).expect("a legal move");
    }
}

#[test]
fn sixty_four_kinds_that_leap_everywhere() {
    let all: Vec<String> = (0..16).flat_map(|a| (a.max(1)..16).map(move |b| format!("m({a},{b})"))).collect();
    // Each kind lacks another leap, so that no two share their tables.
    let leaps =
        |kind: usize| all.iter().enumerate().filter(|(at, _)| *at != kind).map(|(_, leap)| leap.as_str()).collect();
    let letters = letters(63);
    let variant = game(&letters, leaps, "", "", &two_ranks(&letters));
    assert!(Position::start(&variant).legal_moves().len() > 5_000);
    is_played(&variant);
}

#[test]
fn every_move_promotes_to_any_kind() {
    let letters = letters(40);
    let to: String = letters.iter().take(25).map(String::as_str).collect();
    let more = format!(r#", "promotion": {{ "to": "{to}", "zone": "*", "optional": true }}"#);
    let variant = game(&letters, |_| "QNNCC".to_owned(), &more, "", &two_ranks(&letters));
    assert!(Position::start(&variant).legal_moves().len() > 10_000);
    is_played(&variant);
}

#[test]
fn a_board_full_of_pieces_that_all_attack_each_other() {
    let letters = letters(25);
    let rank = |shift: usize| (0..16).map(|file| letters[(shift + file) % 25].clone()).collect::<String>();
    let white: Vec<String> = (0..7).map(rank).collect();
    let black: Vec<String> = white.iter().rev().map(|rank| rank.to_lowercase()).collect();
    let start = format!(
        "k{}/{}/16/16/{}/K{} w - - 0 1",
        &black[0][1..],
        black[1..].join("/"),
        white[..6].join("/"),
        &white[6][1..]
    );
    let variant = game(&letters, |_| "mQQcpRcNNcCC".to_owned(), "", "", &start);
    is_played(&variant);
}

#[test]
fn forty_kinds_that_capture_on_the_way() {
    let letters = letters(40);
    let variant = game(&letters, |_| "mcaKmcaKmcafK".to_owned(), "", "", &two_ranks(&letters));
    is_played(&variant);
}

#[test]
fn hands_full_of_pieces() {
    let letters = letters(25);
    let hand: String = letters.concat().repeat(3);
    let start = format!("k15/{}15K[{hand}{}] w - - 0 1", "16/".repeat(14), hand.to_lowercase());
    let rules = r#""hands": { "captures": true, "drops": true },"#;
    let variant = game(&letters, |_| "QNN".to_owned(), "", rules, &start);
    assert!(Position::start(&variant).legal_moves().len() > 5_000);
    is_played(&variant);
}
