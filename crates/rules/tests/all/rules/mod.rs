//! One file for each rule of the format that only some games have: a small game with the rule, and its effects.

mod captures;
mod castling;
mod chasing;
mod check;
mod counting;
mod ends;
mod first_moves;
mod gating;
mod goals;
mod hands;
mod material;
mod multi_leg;
mod own_promotion;
mod promotion;
mod royalty;
mod screens;
mod shuffle;
mod stone;
mod zones;

use crate::common::variant;
use menagerie_rules::{Definition, Options, PieceDefinition, Variant};
use std::sync::Arc;

/// Chess with a changed definition.
fn chess_with(change: impl FnOnce(&mut Definition)) -> Arc<Variant> {
    let mut definition = variant("chess").definition().clone();
    definition.format = 2;
    change(&mut definition);
    Variant::from_definition(definition, &Options::none()).unwrap_or_else(|error| panic!("{error}"))
}

/// A piece of a definition.
fn piece<'a>(definition: &'a mut Definition, letter: &str) -> &'a mut PieceDefinition {
    let wanted: menagerie_rules::Letter = letter.parse().expect("a letter");
    definition.pieces.iter_mut().find(|piece| piece.letter == wanted).expect("a piece")
}

/// A game of the library.
fn library(id: &str) -> Arc<Variant> {
    let path = format!("{}/../../games/{id}/definition.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    Variant::from_json(&text, &Options::none()).unwrap_or_else(|error| panic!("{path}: {error}"))
}
