//! The difficulty of puzzles.

use crate::puzzles::PuzzleKind;

/// The facts from which the rating of a puzzle is estimated.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleFacts {
    /// The task.
    pub kind: PuzzleKind,
    /// The number of the solver's moves.
    pub depth: u32,
    /// The number of pieces on the board.
    pub pieces: u32,
    /// The number of the solver's legal moves.
    pub choices: u32,
    /// Whether the first move neither captures, gives check nor promotes.
    pub quiet: bool,
    /// Whether the first move loses material at first. With four players: whether another capture gains more immediately.
    pub sacrifice: bool,
}

/// The estimate, 400 to 2800.
///
/// > base of the kind + 250 · (moves − 1) + 4 · pieces + 80 · log₂(choices / 32) + 200 if the first move is quiet + 150 if it sacrifices
pub fn rating(facts: &PuzzleFacts) -> u32 {
    let base = match facts.kind {
        PuzzleKind::MateInOne | PuzzleKind::WinInOne => 700,
        PuzzleKind::Points => 750,
        PuzzleKind::Win | PuzzleKind::Promote => 850,
        PuzzleKind::MateInTwo | PuzzleKind::MateInThree | PuzzleKind::WinInTwo | PuzzleKind::WinInThree => 900,
        PuzzleKind::Escape => 1_100,
    };
    let depth = 250 * facts.depth.saturating_sub(1);
    let quiet = if facts.quiet && facts.kind != PuzzleKind::Escape { 200 } else { 0 };
    let sacrifice = if facts.sacrifice { 150 } else { 0 };
    let choices = 80.0 * (f64::from(facts.choices.max(1)) / 32.0).log2();
    let sum = f64::from(base + depth + 4 * facts.pieces + quiet + sacrifice) + choices;
    (sum.clamp(400.0, 2_800.0) / 10.0).round() as u32 * 10
}
