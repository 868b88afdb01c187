//! The tests of the engine, as one program: it is linked once, and what they share is compiled once.

/// The rules crate's second move generator, slow and made of nothing but the definitions.
#[path = "../../../rules/tests/all/slow/mod.rs"]
mod slow;
mod support;

mod any_position;
mod chaturaji;
mod draws;
mod faults;
mod first_level;
mod heavy_games;
mod limits;
mod mates;
mod self_play;
mod tactics;
mod tactics_generator;
mod threats;
