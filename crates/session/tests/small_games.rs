//! Laws of small games, for every game of the site and each of its pieces.

use menagerie_games::library;
use menagerie_rules::{KindId, Options, Position, Variant};
use menagerie_session::school::{known_from_chess, learning_order, small_game};
use std::collections::BTreeMap;
use std::sync::Arc;

fn games() -> Vec<Arc<Variant>> {
    let built_in = Variant::ids().map(|id| Variant::by_id(id, &Options::none()).unwrap());
    let others = library::ids().map(|id| Variant::from_json(library::json(id).unwrap(), &Options::none()).unwrap());
    built_in.chain(others).collect()
}

/// Each small game of every game: with each piece, after those that are learned before it.
fn for_each(mut check: impl FnMut(&Arc<Variant>, KindId, &Position)) {
    for variant in games() {
        let order = learning_order(&variant);
        for (place, &kind) in order.iter().enumerate() {
            check(&variant, kind, &small_game(&variant, kind, &order[..place]));
        }
    }
}

fn name(variant: &Variant, kind: KindId) -> String {
    format!("{} of {}", variant.kind(kind).name, variant.id())
}

/// The number of each kind, by player.
fn counts(position: &Position) -> Vec<BTreeMap<KindId, usize>> {
    let of = |player| {
        let mut counts = BTreeMap::new();
        for (_, kind) in position.board().pieces_of(player) {
            *counts.entry(kind).or_default() += 1;
        }
        counts
    };
    position.variant().turn_order().map(of).collect()
}

#[test]
fn every_small_game_can_be_played() {
    for_each(|variant, kind, position| {
        let name = name(variant, kind);
        let read = Position::from_fen(variant, &position.fen());
        assert!(read.is_ok_and(|read| read.fen() == position.fen()), "{name}: {}", position.fen());
        assert!(position.outcome(1).is_ongoing() && !position.in_check(), "{name}: {}", position.fen());
        // The smallest game of the library begins with four.
        let least = Position::start(variant).legal_moves().len().min(5);
        assert!(position.legal_moves().len() >= least, "{name}: {}", position.fen());
        let start = counts(&Position::start(variant));
        for (player, counts) in counts(position).iter().enumerate() {
            let royal = |of: &BTreeMap<KindId, usize>| -> usize {
                of.iter().filter(|(kind, _)| variant.is_king(**kind)).map(|(_, count)| count).sum()
            };
            assert_eq!(royal(counts), royal(&start[player]), "{name}: {}", position.fen());
        }
    });
}

#[test]
fn a_small_game_is_alike_for_all_players_where_the_game_is() {
    for_each(|variant, kind, position| {
        let (start, small) = (counts(&Position::start(variant)), counts(position));
        if start.iter().all(|one| *one == start[0]) {
            assert!(small.iter().all(|one| *one == small[0]), "{}: {}", name(variant, kind), position.fen());
        }
    });
}

/// Whether a kind is in somebody's hand.
fn is_in_hand(position: &Position, letter: &str) -> bool {
    let hands =
        position.fen().split_once('[').and_then(|(_, rest)| rest.split_once(']')).map(|(hands, _)| hands.to_owned());
    hands.is_some_and(|hands| hands.to_lowercase().contains(&letter.to_lowercase()))
}

#[test]
fn the_new_piece_is_there_and_the_army_is_small() {
    let (mut missing, mut smaller, mut all) = (Vec::new(), 0, 0);
    for_each(|variant, kind, position| {
        let start = Position::start(variant);
        let armies = counts(&start);
        // Different armies play their own game, with all of their pieces.
        if armies.iter().any(|one| *one != armies[0]) {
            assert_eq!(position.fen(), start.fen(), "{}", name(variant, kind));
            return;
        }
        let pieces = |position: &Position| position.board().occupied().count();
        let is_there = counts(position).iter().all(|of| of.contains_key(&kind));
        all += 1;
        smaller += u32::from(pieces(position) < pieces(&start));
        assert!(pieces(position) <= pieces(&start), "{}: {}", name(variant, kind), position.fen());
        // On the smallest boards a strong piece in the array may win at once: then it is the game's own start.
        let is_own_start = variant.board_size().squares().count() <= 36 && position.fen() == start.fen();
        if !is_there && !is_own_start && !is_in_hand(position, &variant.kind(kind).letter.to_string()) {
            missing.push(format!("{}: {}", name(variant, kind), position.fen()));
        }
    });
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(smaller * 10 >= all as u32 * 7, "{smaller} of {all}");
}

#[test]
fn a_small_game_is_the_same_every_time() {
    let variant = Variant::by_id("gigachess", &Options::none()).unwrap();
    let learned = known_from_chess(&variant);
    for kind in learning_order(&variant) {
        assert_eq!(small_game(&variant, kind, &learned).fen(), small_game(&variant, kind, &learned).fen());
    }
}

#[test]
fn a_chess_player_knows_what_moves_as_in_chess() {
    let known = |id: &str| -> Vec<String> {
        let variant = Variant::by_id(id, &Options::none()).unwrap();
        let mut names: Vec<String> =
            known_from_chess(&variant).into_iter().map(|kind| variant.kind(kind).name.clone()).collect();
        names.sort();
        names
    };
    assert_eq!(known("chess"), ["Bishop", "King", "Knight", "Pawn", "Queen", "Rook"]);
    assert_eq!(known("janus"), known("chess"));
    assert!(!known("gigachess").contains(&"Eagle".to_string()));
    assert!(known("gigachess").contains(&"Knight".to_string()));
}

#[test]
fn a_piece_is_known_by_its_move_and_not_by_its_name() {
    let definition = library::json("shatranj").or_else(|| library::json("shako")).unwrap();
    let variant = Variant::from_json(definition, &Options::none()).unwrap();
    for kind in known_from_chess(&variant) {
        let movement = &variant.kind(kind).betza;
        assert!(["K", "Q", "R", "B", "N", "fmWfcFifmnD"].contains(&movement.as_str()), "{movement}");
    }
    assert!(known_from_chess(&variant).len() < learning_order(&variant).len());
}
