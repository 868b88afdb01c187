//! The colours of the board, its marks and the pieces, and what else of its looks can be chosen.

use serde::Deserialize;
use tsify::Tsify;

use super::contrast::Tint;
use super::scene::{PieceColour, TargetKind};

/// What the person has chosen; whatever is left out is as it usually is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(default)]
pub struct BoardTheme {
    /// The colours of the squares.
    pub board: BoardColours,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// Where file letters and rank numbers are written.
    pub coordinates: CoordinatePlace,
    /// The colour of coordinates beside the board, as it can be read on the page.
    pub text: String,
}

impl Default for BoardTheme {
    fn default() -> BoardTheme {
        BoardTheme {
            board: BoardColours::default(),
            pieces: PieceSet::default(),
            coordinates: CoordinatePlace::default(),
            text: "#6b6e66".to_string(),
        }
    }
}

/// The boards there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum BoardColours {
    Wood,
    #[default]
    Green,
    Blue,
    Grey,
    Contrast,
    Walnut,
    Sea,
    Slate,
}

impl BoardColours {
    /// All of them.
    #[cfg(test)]
    pub const ALL: [BoardColours; 8] = [
        BoardColours::Wood,
        BoardColours::Green,
        BoardColours::Blue,
        BoardColours::Grey,
        BoardColours::Contrast,
        BoardColours::Walnut,
        BoardColours::Sea,
        BoardColours::Slate,
    ];
}

/// The sets of pieces there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum PieceSet {
    /// The pictures drawn for this project.
    #[default]
    Drawn,
    /// The same in two tones, without the lines between their parts. The page gives the pictures changed in this way.
    Flat,
    /// The same as a drawing with a pen. The page gives the pictures changed in this way.
    Ink,
    /// Their letters on discs.
    Letters,
    /// Their letters on a shape for each player, which is light or dark: hue tells nothing.
    Shapes,
    /// Not at all, for who plays blindfold.
    Hidden,
}

impl PieceSet {
    /// Whether pieces are their letters.
    pub fn has_letters(self) -> bool {
        matches!(self, PieceSet::Letters | PieceSet::Shapes)
    }
}

/// Where file letters and rank numbers are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum CoordinatePlace {
    /// In the squares at the edge.
    #[default]
    Inside,
    /// Beside the board, which is then a little smaller.
    Outside,
    /// Nowhere.
    Off,
}

/// The colours of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareColours {
    /// Light squares, and every square of a board that is not chequered.
    pub light: &'static str,
    /// Dark squares.
    pub dark: &'static str,
    /// The lines between the squares of a board that is not chequered.
    pub line: &'static str,
    /// Coordinates on light squares.
    pub text_on_light: &'static str,
    /// Coordinates on dark squares.
    pub text_on_dark: &'static str,
}

/// The colours of a board.
pub fn squares(board: BoardColours) -> SquareColours {
    let [light, dark, line, text_on_light, text_on_dark] = match board {
        BoardColours::Wood => ["#f0dcb8", "#c39a6b", "#8a6a44", "#7a5a33", "#3d2912"],
        BoardColours::Green => ["#ece7da", "#a7b3a4", "#a39a85", "#5d6a57", "#2f3a2c"],
        BoardColours::Blue => ["#e3eaf0", "#93acc4", "#7c93a9", "#48617a", "#1d3145"],
        BoardColours::Grey => ["#e4e4e2", "#a9aaa9", "#8c8c8a", "#5a5a59", "#2a2a2a"],
        BoardColours::Contrast => ["#ffffff", "#8f9aa6", "#000000", "#000000", "#000000"],
        BoardColours::Walnut => ["#f2dfc4", "#a87e58", "#6b4a2c", "#553818", "#1f1206"],
        BoardColours::Sea => ["#e1ece6", "#76a8a4", "#5b8884", "#3b615e", "#0c2a29"],
        BoardColours::Slate => ["#c3ccd4", "#7d8b98", "#56616c", "#2f3a45", "#0b1015"],
    };
    SquareColours { light, dark, line, text_on_light, text_on_dark }
}

/// Laid over the squares of the last move.
pub const LAST_MOVE: Tint = Tint::new([226, 196, 66], 0.46);
/// Their corners.
pub const LAST_MOVE_CORNERS: &str = "rgba(122, 96, 0, 0.7)";
/// Laid over the square of the piece picked up.
pub const SELECTED: Tint = Tint::new([45, 128, 96], 0.58);
/// Its frame.
pub const SELECTED_FRAME: &str = "#125a3e";
/// The middle of the glow under a King in check.
pub const CHECK_CORE: &str = "rgba(224, 30, 20, 0.95)";
/// Its rim.
pub const CHECK_RIM: &str = "rgba(190, 20, 20, 0)";
/// Laid over the square under a dragged piece.
pub const HOVER: Tint = Tint::new([45, 128, 96], 0.38);
/// The frame of the keyboard's cursor.
pub const CURSOR: &str = "#1450c8";
/// The lines within and around that frame.
pub const CURSOR_RIM: &str = "#ffffff";
/// The dark rim of markers, which sets them off from any square.
pub const MARKER_RIM: &str = "rgba(28, 26, 20, 0.72)";
/// The mark of a Pawn that waits for its promotion.
pub const WAITING: &str = "#fffdf5";
/// The rim of the arrows that show which way pieces go.
pub const WAY_RIM: &str = "rgba(28, 26, 20, 0.55)";
/// Arrows.
pub const ARROW: &str = "#1f5fae";
/// The light rim of arrows, which sets them off from any piece.
pub const ARROW_RIM: &str = "rgba(255, 255, 255, 0.8)";
/// Laid over the squares of a move that waits for its turn.
pub const PREMOVE: Tint = Tint::new([52, 82, 150], 0.5);
/// The frame of such a square, and the line between the two.
pub const PREMOVE_LINE: &str = "#24407f";
/// What attacks a piece.
pub const ATTACKER: &str = "#c4161c";
/// What guards it.
pub const DEFENDER: &str = "#1a55b5";
/// The sign on a piece that can be captured with gain.
pub const THREATENED: &str = "#f2a20d";
/// Signs on the marks.
pub const SIGN: &str = "#1b1b1b";
/// A star that a piece is to be brought to.
pub const STAR: &str = "#ffd21f";
/// How strongly the pieces of a player who is out are painted.
pub const DIM: f64 = 0.36;

/// How a piece of one colour is painted.
#[derive(Clone, Copy, Debug)]
pub struct PiecePaint {
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
pub fn paint(colour: PieceColour) -> PiecePaint {
    let on_dark_lines = |fill| PiecePaint { fill, line: "#1b1b1b", edge: "#1b1b1b", halo: None };
    match colour {
        PieceColour::White => on_dark_lines("#fbf8f1"),
        PieceColour::Black => {
            PiecePaint { fill: "#2b2724", line: "#f3ead8", edge: "#0d0b0a", halo: Some("rgba(255, 248, 230, 0.75)") }
        }
        PieceColour::Red => on_dark_lines("#cc3a18"),
        PieceColour::Green => on_dark_lines("#30be5d"),
        PieceColour::Blue => on_dark_lines("#3450d8"),
        PieceColour::Yellow => on_dark_lines("#f4b300"),
    }
}

/// The paint of a colour in a set of pieces.
pub fn paint_in(set: PieceSet, colour: PieceColour) -> PiecePaint {
    let usual = paint(colour);
    match (set, colour) {
        (PieceSet::Flat, PieceColour::White) => {
            PiecePaint { fill: "#ffffff", line: "#4a443b", edge: "#4a443b", halo: None }
        }
        (PieceSet::Flat, PieceColour::Black) => {
            PiecePaint { fill: "#36322e", line: "#e9e0cf", edge: "#36322e", ..usual }
        }
        (PieceSet::Ink, PieceColour::White) => PiecePaint { fill: "#fffef9", ..usual },
        (PieceSet::Ink, PieceColour::Black) => {
            PiecePaint { fill: "#14120f", line: "#fffef9", edge: "#14120f", ..usual }
        }
        (PieceSet::Shapes, colour) => {
            let light = |fill| PiecePaint { fill, line: "#000000", edge: "#000000", halo: None };
            let dark = |fill| PiecePaint { fill, line: "#ffffff", edge: "#000000", halo: Some("#ffffff") };
            match colour {
                PieceColour::White => light("#ffffff"),
                PieceColour::Black => dark("#161616"),
                PieceColour::Red => dark("#7d1a0a"),
                PieceColour::Green => light("#b4efc5"),
                PieceColour::Blue => dark("#1b2c85"),
                PieceColour::Yellow => light("#ffe685"),
            }
        }
        _ => usual,
    }
}

/// What a letter stands on, in a square of 100 by 100 units.
#[derive(Clone, Copy, Debug)]
pub struct LetterPlate {
    /// Its outline.
    pub path: &'static str,
    /// How far down the middle of the letter is.
    pub middle: f64,
    /// The size of the letter.
    pub size: f64,
}

/// What the letters of a colour stand on in a set of pieces.
pub fn letter_plate(set: PieceSet, colour: PieceColour) -> LetterPlate {
    let disc = LetterPlate { path: "M91 50a41 41 0 1 1-82 0a41 41 0 1 1 82 0z", middle: 50.0, size: 50.0 };
    let plate = |path, middle, size| LetterPlate { path, middle, size };
    match colour {
        _ if set != PieceSet::Shapes => disc,
        PieceColour::White | PieceColour::Blue => disc,
        PieceColour::Black => plate("M11 9H89V46C89 70 74 84 50 94C26 84 11 70 11 46z", 47.0, 50.0),
        PieceColour::Red => plate("M50 4L97 92H3z", 66.0, 42.0),
        PieceColour::Green => plate("M11 11H89V89H11z", 50.0, 52.0),
        PieceColour::Yellow => plate("M31 5H69V31H95V69H69V95H31V69H5V31H31z", 50.0, 48.0),
    }
}

/// The sign of one of four players, on each of its pieces, for who does not see its colour: the outline of a triangle, a square,
/// a disc or a cross, in the lower left corner of a square of 100 by 100 units.
pub fn sign(colour: PieceColour) -> Option<&'static str> {
    match colour {
        PieceColour::White | PieceColour::Black => None,
        PieceColour::Red => Some("M15 73L27 95H3z"),
        PieceColour::Green => Some("M6 75H25V94H6z"),
        PieceColour::Blue => Some("M26 84.5a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0z"),
        PieceColour::Yellow => Some("M11 73.5h8v7h7v8h-7v7h-8v-7h-7v-8h7z"),
    }
}

/// What signs are filled with.
pub const SIGN_FILL: &str = "#fffdf5";

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
