//! The colours of the board and of the pieces.

use super::scene::{Colour, TargetKind};

/// Light squares, and every square of a board that is not chequered.
pub const LIGHT: &str = "#ece7da";
/// Dark squares.
pub const DARK: &str = "#a7b3a4";
/// The lines between the squares of a board that is not chequered.
pub const LINE: &str = "#a39a85";
/// Coordinates on light squares.
pub const TEXT_ON_LIGHT: &str = "#66735f";
/// Coordinates on dark squares.
pub const TEXT_ON_DARK: &str = "#f6f3ea";
/// Laid over the squares of the last move.
pub const LAST_MOVE: &str = "rgba(226, 196, 66, 0.46)";
/// Laid over the square of the piece picked up.
pub const SELECTED: &str = "rgba(45, 128, 96, 0.58)";
/// The middle of the glow under a King in check.
pub const CHECK_CORE: &str = "rgba(224, 30, 20, 0.95)";
/// Its rim.
pub const CHECK_RIM: &str = "rgba(190, 20, 20, 0)";
/// Laid over the square under a dragged piece.
pub const HOVER: &str = "rgba(45, 128, 96, 0.38)";
/// The frame of the keyboard's cursor.
pub const CURSOR: &str = "#1d5fae";
/// The dark rim of markers, which sets them off from any square.
pub const MARKER_RIM: &str = "rgba(28, 26, 20, 0.72)";
/// The mark of a Pawn that waits for its promotion.
pub const WAITING: &str = "#fffdf5";
/// Arrows.
pub const ARROW: &str = "#1f5fae";
/// The light rim of arrows, which sets them off from any piece.
pub const ARROW_RIM: &str = "rgba(255, 255, 255, 0.8)";
/// How strongly the pieces of a player who is out are painted.
pub const DIM: f64 = 0.36;

/// How a piece of one colour is painted.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    /// The body.
    pub fill: &'static str,
    /// The inner lines.
    pub line: &'static str,
    /// The contour.
    pub edge: &'static str,
    /// A light rim around the contour, where the piece would otherwise sink into dark squares.
    pub halo: Option<&'static str>,
}

/// The paint of a colour.
pub fn paint(colour: Colour) -> Paint {
    let on_dark_lines = |fill| Paint { fill, line: "#1b1b1b", edge: "#1b1b1b", halo: None };
    match colour {
        Colour::White => on_dark_lines("#fbf8f1"),
        Colour::Black => {
            Paint { fill: "#2b2724", line: "#f3ead8", edge: "#0d0b0a", halo: Some("rgba(255, 248, 230, 0.75)") }
        }
        Colour::Red => on_dark_lines("#d64533"),
        Colour::Green => on_dark_lines("#4a9c46"),
        Colour::Blue => on_dark_lines("#3f7fc9"),
        Colour::Yellow => on_dark_lines("#efc02f"),
    }
}

/// The colour of a kind of target.
pub fn target(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Slide => "#ffd83d",
        TargetKind::Leap => "#f57c1f",
        TargetKind::Move => "#1fa350",
        TargetKind::Capture => "#dc2a23",
        TargetKind::Hop => "#8b3fd1",
    }
}
