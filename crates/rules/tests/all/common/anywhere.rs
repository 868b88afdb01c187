//! Positions of every game with the pieces anywhere.

use super::{Dice, every_variant};
use crate::slow::rules::Rules;
use crate::slow::{any_position, rules_of};
use menagerie_rules::{Position, Variant};
use std::sync::{Arc, LazyLock};

/// Every built-in game, and Gigachess II with its option, with the slow rules of each.
pub static GAMES: LazyLock<Vec<(Arc<Variant>, Rules)>> = LazyLock::new(|| {
    let with_rules = |variant: Arc<Variant>| {
        let rules = rules_of(&variant);
        (variant, rules)
    };
    every_variant().into_iter().map(with_rules).collect()
});

/// A random position of one of the games.
pub fn anywhere(which: usize, seed: u64) -> Position {
    let (variant, rules) = &GAMES[which];
    let mut dice = Dice::new(seed);
    any_position(variant, rules, &mut |limit| dice.below(limit))
}
