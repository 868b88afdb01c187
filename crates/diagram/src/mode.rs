//! The kind of a diagram.

/// What a diagram shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramMode {
    /// One piece and its reach.
    Piece,
    /// A position, whose pieces can be picked up.
    Position,
    /// A line of moves to step through.
    Line,
    /// A game against the computer.
    Play,
}
