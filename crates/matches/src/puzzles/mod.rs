//! Puzzles: positions in which one move is right.
//!
//! The engine plays games against itself at low levels, whose blunders make puzzles. [`Generator`] looks at every position of such a
//! game, proves that there is one solution, rates it, and adds it to a [`PuzzleSet`], which is a file of its game. The page reads
//! these files; `docs/puzzles.md` says how puzzles are proved and rated.
//!
//! | file | subject |
//! |---|---|
//! | [`puzzle`], [`puzzle_set`] | a puzzle, and a file of them |
//! | [`generator`] | games, and which of what is found in them is kept |
//! | [`two_players`] | the only move: found by search |
//! | [`mate`] | checkmate in so many moves: tried out one and all |
//! | [`material`] | what captures come to |
//! | [`four_players`] | the capture that wins most points |
//! | [`rating`] | how hard a puzzle is |
mod four_players;
mod generator;
mod mate;
mod material;
mod puzzle;
mod puzzle_set;
mod rating;
mod two_players;

pub use four_players::{CapturePoints, best_capture, capture_points};
pub use generator::{GameFinds, Generator};
pub use mate::MateProof;
pub use material::{least_piece, outlook};
pub use puzzle::{Puzzle, PuzzleKind};
pub use puzzle_set::{PuzzleSet, PuzzleSetError};
pub use rating::{PuzzleFacts, rating};
pub use two_players::PuzzleProof;
