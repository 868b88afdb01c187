//! A puzzle.

use serde::{Deserialize, Serialize};

/// What is to be done in a puzzle.
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

    /// In how many moves the puzzle is checkmate, if it is about that.
    pub const fn mate_in(self) -> Option<u32> {
        match self {
            PuzzleKind::MateInOne => Some(1),
            PuzzleKind::MateInTwo => Some(2),
            PuzzleKind::MateInThree => Some(3),
            _ => None,
        }
    }

    /// The kind whose checkmate takes so many moves, 1 to 3.
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
    /// What is to be done.
    pub kind: PuzzleKind,
    /// How hard it is: on the scale of players' ratings, where 1500 is the middle.
    pub rating: u32,
    /// The position, as a text of its game. Whoever is to move solves the puzzle.
    pub position: String,
    /// The solution in coordinates, replies included, separated by spaces. It begins and ends with a move of the solver.
    pub moves: String,
    /// Four players: each capture with the points that it wins at once, the points that the others can take back before the solver's
    /// next move, and the moves with which they do: `e4f5 5 3 g6f5`, separated by commas. Empty otherwise.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub captures: String,
}

impl Puzzle {
    /// How many moves the solver makes.
    pub fn solver_moves(&self) -> usize {
        self.moves.split_whitespace().count().div_ceil(2)
    }

    /// The pieces and whose turn it is: two puzzles with the same are one.
    pub fn diagram(&self) -> String {
        self.position.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
    }
}
