//! The colours of a diagram: custom properties of CSS, each with the colour it has where nobody sets it.

/// Light squares, and every square of a board that is not chequered.
pub const LIGHT: &str = "var(--diagram-light,#f0e4cc)";
/// Dark squares.
pub const DARK: &str = "var(--diagram-dark,#c8a67b)";
/// Lines between squares that are not chequered, and the board's edge.
pub const LINE: &str = "var(--diagram-line,#8d6f4a)";
/// Coordinates.
pub const COORDINATE: &str = "var(--diagram-coordinate,#6b4f2c)";
/// The square of the piece picked up.
pub const PICKED: &str = "var(--diagram-picked,#5aa17f)";
/// The squares of the last move.
pub const LAST_MOVE: &str = "var(--diagram-last-move,#e6c94a)";
/// The square of a King in check.
pub const CHECK: &str = "var(--diagram-check,#e0554a)";
/// The dark rim of the marks.
pub const RIM: &str = "var(--diagram-rim,#1c1a14)";
/// The lines along which a piece goes.
pub const TRACE: &str = "var(--diagram-trace,#2b3f6b)";
/// The ring around a screen.
pub const SCREEN: &str = "var(--diagram-hop,#8b3fd1)";
/// The frame of the keyboard's cursor.
pub const CURSOR: &str = "var(--diagram-cursor,#1d5fae)";
