//! The tests of the engine, as one program, so that it is linked once and shared code is compiled once.

/// The second move generator of the rules crate: slow, and independent of the compiled tables.
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
