//! Tests of the notations of Shogi and Xiangqi.

mod janggi;
mod recognised;
mod records;
mod round_trips;
mod xiangqi;

use formats::notations::{Notation, games};
use menagerie_rules::notation::pgn::{PgnGame, PgnNode};
use menagerie_rules::{Options, Variant};
use std::sync::Arc;

fn variant(id: &str) -> Arc<Variant> {
    menagerie_games::library::named(id, &Options::none()).expect("no fault").expect(id)
}

/// The only game of a text.
fn one(text: &str, notation: Notation, id: &str) -> PgnGame {
    let mut all = games(text, notation, &variant(id));
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// The position that a game has with this index.
fn node(game: &PgnGame, index: usize) -> &PgnNode {
    game.nodes.iter().nth(index).expect("a position")
}

/// The moves of the only game of a text, which must be read without warnings.
fn moves(text: &str, notation: Notation, id: &str) -> Vec<String> {
    let game = one(text, notation, id);
    assert!(game.warnings.is_empty(), "{:?}\n{text}", game.warnings);
    game.coordinates()
}

/// The warnings about the only game of a text.
fn reported(text: &str, notation: Notation, id: &str) -> Vec<String> {
    let mut all = games(text, notation, &variant(id));
    assert_eq!(all.len(), 1, "{text}");
    match all.remove(0) {
        Ok(game) => game.warnings.iter().map(ToString::to_string).collect(),
        Err(fault) => vec![fault.to_string()],
    }
}
