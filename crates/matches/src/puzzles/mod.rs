//! Puzzles: positions with exactly one right move.
//!
//! The engine plays itself at low levels, whose blunders make puzzles. [`Generator`] examines every position of such a game, proves that
//! there is one solution, rates it, and adds it to a [`PuzzleSet`], which is the file of a variant. The page reads these files;
//! `docs/puzzles.md` describes the proofs and ratings.
//!
//! | file | subject |
//! |---|---|
//! | [`puzzle`], [`puzzle_set`] | a puzzle, and a file of them |
//! | [`generator`] | games, and the choice of their puzzles |
//! | [`two_players`] | the only move, found by search |
//! | [`mate`] | proofs of mates and other wins by brute force |
//! | [`material`] | the result of captures |
//! | [`four_players`] | the capture with the most points |
//! | [`rating`] | the difficulty of a puzzle |
//! | [`themes`] | what a solution is about |
mod four_players;
mod generator;
mod mate;
mod material;
mod puzzle;
mod puzzle_set;
mod rating;
pub mod themes;
mod two_players;

pub use four_players::{CapturePoints, best_capture, capture_points};
pub use generator::{GameFinds, Generator};
pub use mate::MateProof;
pub use material::{least_piece, outlook};
pub use puzzle::{Puzzle, PuzzleKind, PuzzleOrigin};
pub use puzzle_set::{PuzzleSet, PuzzleSetError};
pub use rating::{PuzzleFacts, rating};
pub use two_players::PuzzleProof;
