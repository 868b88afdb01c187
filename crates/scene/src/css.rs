//! The colours of diagrams: CSS custom properties, each with its default colour.

/// Light squares, and every square of a board that is not chequered.
pub const LIGHT: &str = "var(--diagram-light,#f0e4cc)";
/// Dark squares.
pub const DARK: &str = "var(--diagram-dark,#c8a67b)";
/// Lines between squares that are not chequered, holes, and the board's edge.
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
/// The lines along which a piece moves.
pub const TRACE: &str = "var(--diagram-trace,#2b3f6b)";
/// The frame of the keyboard's cursor.
pub const CURSOR: &str = "var(--diagram-cursor,#1d5fae)";
/// The mark of a slide.
pub const SLIDE: &str = "var(--diagram-slide,#ffd83d)";
/// The mark of a leap.
pub const LEAP: &str = "var(--diagram-leap,#f57c1f)";
/// The mark of a move round a bend.
pub const BENT: &str = "var(--diagram-bent,#22b5c9)";
/// The mark of a move that does not capture.
pub const MOVE: &str = "var(--diagram-move,#1fa350)";
/// The mark of a capture.
pub const CAPTURE: &str = "var(--diagram-capture,#dc2a23)";
/// The mark of a hop, and the ring around its screen.
pub const HOP: &str = "var(--diagram-hop,#8b3fd1)";
/// The mark of castling.
pub const CASTLING: &str = "var(--diagram-castling,#4d7fe0)";
/// The mark of a square that must be empty.
pub const PASSED: &str = "var(--diagram-passed,#ffffff)";
/// The star of a promotion.
pub const PROMOTION: &str = "var(--diagram-promotion,#fff27a)";

/// The default of a custom property: `#f0e4cc` of [`LIGHT`]. Any other colour is returned as it is.
pub fn default_of(colour: &str) -> &str {
    let default = colour.strip_prefix("var(").and_then(|rest| rest.split_once(','));
    default.map_or(colour, |(_, default)| default.trim_end_matches(')'))
}
