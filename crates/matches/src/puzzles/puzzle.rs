//! A puzzle.

use serde::{Deserialize, Serialize};

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleKind {
    /// Checkmate in one move.
    #[serde(rename = "mate-1")]
    MateInOne,
    /// Checkmate in two moves.
    #[serde(rename = "mate-2")]
    MateInTwo,
    /// Checkmate in three moves.
    #[serde(rename = "mate-3")]
    MateInThree,
    /// Win a piece or more.
    Win,
    /// Play the only move that does not lose a piece or more.
    Escape,
    /// Win by a promotion.
    Promote,
    /// Four players: choose the capture that wins most points.
    Points,
}

impl PuzzleKind {
    /// All kinds.
    pub const ALL: [PuzzleKind; 7] = [
        PuzzleKind::MateInOne,
        PuzzleKind::MateInTwo,
        PuzzleKind::MateInThree,
        PuzzleKind::Win,
        PuzzleKind::Escape,
        PuzzleKind::Promote,
        PuzzleKind::Points,
    ];

    /// The number of moves to mate, for the mate kinds.
    pub const fn mate_in(self) -> Option<u32> {
        match self {
            PuzzleKind::MateInOne => Some(1),
            PuzzleKind::MateInTwo => Some(2),
            PuzzleKind::MateInThree => Some(3),
            _ => None,
        }
    }

    /// The kind for a mate in this number of moves, 1 to 3.
    pub const fn of_mate(moves: u32) -> Option<PuzzleKind> {
        match moves {
            1 => Some(PuzzleKind::MateInOne),
            2 => Some(PuzzleKind::MateInTwo),
            3 => Some(PuzzleKind::MateInThree),
            _ => None,
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The task.
    pub kind: PuzzleKind,
    /// The difficulty, on the scale of players' ratings, where 1500 is the middle.
    pub rating: u32,
    /// The FEN of the position. The side to move solves the puzzle.
    pub position: String,
    /// The solution in coordinates, replies included, separated by spaces. Its first and last moves are the solver's.
    pub moves: String,
    /// Four players: each capture with its immediate gain, the points that the others can take back before the solver's next move, and
    /// their moves: `e4f5 5 3 g6f5`, separated by commas. Empty otherwise.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub captures: String,
}

impl Puzzle {
    /// The number of the solver's moves.
    pub fn solver_moves(&self) -> usize {
        self.moves.split_whitespace().count().div_ceil(2)
    }

    /// The pieces and the side to move: two puzzles with the same diagram are equal.
    pub fn diagram(&self) -> String {
        self.position.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
    }
}
