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
    /// Win the game in one move, by its rules other than checkmate.
    #[serde(rename = "win-1")]
    WinInOne,
    /// Win the game in two moves.
    #[serde(rename = "win-2")]
    WinInTwo,
    /// Win the game in three moves.
    #[serde(rename = "win-3")]
    WinInThree,
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
    pub const ALL: [PuzzleKind; 10] = [
        PuzzleKind::MateInOne,
        PuzzleKind::MateInTwo,
        PuzzleKind::MateInThree,
        PuzzleKind::WinInOne,
        PuzzleKind::WinInTwo,
        PuzzleKind::WinInThree,
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

    /// The number of moves in which the game is won, by mate or otherwise.
    pub const fn won_in(self) -> Option<u32> {
        match self {
            PuzzleKind::WinInOne => Some(1),
            PuzzleKind::WinInTwo => Some(2),
            PuzzleKind::WinInThree => Some(3),
            _ => self.mate_in(),
        }
    }

    /// The kind for a win in this number of moves, 1 to 3, by mate or by another rule.
    pub const fn of_win(moves: u32, mate: bool) -> Option<PuzzleKind> {
        match (moves, mate) {
            (1, true) => Some(PuzzleKind::MateInOne),
            (2, true) => Some(PuzzleKind::MateInTwo),
            (3, true) => Some(PuzzleKind::MateInThree),
            (1, false) => Some(PuzzleKind::WinInOne),
            (2, false) => Some(PuzzleKind::WinInTwo),
            (3, false) => Some(PuzzleKind::WinInThree),
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
    /// What the solution is about, as [`themes`](crate::puzzles::themes) describes: `fork:eagle`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub themes: Vec<String>,
    /// The moves that led to the position, for positions of a game from its start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<PuzzleOrigin>,
}

/// The game from which a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleOrigin {
    /// The FEN of the game's first position; empty for the variant's start position.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub start: String,
    /// The moves from there to the position of the puzzle, in coordinates, separated by spaces.
    pub moves: String,
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
