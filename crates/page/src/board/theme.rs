//! The colours of the board, its marks and the pieces, and the other choices of the looks.

use serde::Deserialize;
use tsify::Tsify;

use super::contrast::Tint;
use menagerie_scene::{BoardColours, LetterPlate, PieceColour, PiecePaint, TargetKind, css};

/// What the person has chosen; whatever is left out has its default.
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
    /// Their letters on a shape for each player, which is light or dark: hue has no meaning.
    Shapes,
    /// Not at all, for who plays blindfold.
    Hidden,
}

impl PieceSet {
    /// Whether pieces are letters.
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

/// Tint of the squares of the last move.
pub const LAST_MOVE: Tint = Tint::new([226, 196, 66], 0.46);
/// Their corners.
pub const LAST_MOVE_CORNERS: &str = "rgba(122, 96, 0, 0.7)";
/// Tint of the square of the picked piece.
pub const SELECTED: Tint = Tint::new([45, 128, 96], 0.58);
/// Its frame.
pub const SELECTED_FRAME: &str = "#125a3e";
/// The middle of the glow under a King in check.
pub const CHECK_CORE: &str = "rgba(224, 30, 20, 0.95)";
/// Its rim.
pub const CHECK_RIM: &str = "rgba(190, 20, 20, 0)";
/// Tint of the square under a dragged piece.
pub const HOVER: Tint = Tint::new([45, 128, 96], 0.38);
/// The frame of the keyboard's cursor.
pub const CURSOR: &str = "#1450c8";
/// The lines within and around that frame.
pub const CURSOR_RIM: &str = "#ffffff";
/// The dark rim of markers, which separates them from any square.
pub const MARKER_RIM: &str = "rgba(28, 26, 20, 0.72)";
/// The mark of a Pawn that waits for its promotion.
pub const WAITING: &str = "#fffdf5";
/// The rim of the arrows that show the direction of pieces.
pub const WAY_RIM: &str = "rgba(28, 26, 20, 0.55)";
/// Arrows.
pub const ARROW: &str = "#1f5fae";
/// The light rim of arrows, which separates them from any piece.
pub const ARROW_RIM: &str = "rgba(255, 255, 255, 0.8)";
/// Tint of the squares of a premove.
pub const PREMOVE: Tint = Tint::new([52, 82, 150], 0.5);
/// The frame of such a square, and the line between the two.
pub const PREMOVE_LINE: &str = "#24407f";
/// Attackers of a piece.
pub const ATTACKER: &str = "#c4161c";
/// Its defenders.
pub const DEFENDER: &str = "#1a55b5";
/// The sign on a piece that can be captured with gain.
pub const THREATENED: &str = "#f2a20d";
/// Signs on the marks.
pub const SIGN: &str = "#1b1b1b";
/// Stars of a lesson.
pub const STAR: &str = "#ffd21f";
/// The opacity of the pieces of a player who is out.
pub const DIM: f64 = 0.36;

/// The paint of a colour in a set of pieces.
pub fn paint_in(set: PieceSet, colour: PieceColour) -> PiecePaint {
    let normal = colour.paint();
    match (set, colour) {
        (PieceSet::Flat, PieceColour::White) => {
            PiecePaint { fill: "#ffffff", line: "#4a443b", edge: "#4a443b", halo: None }
        }
        (PieceSet::Flat, PieceColour::Black) => {
            PiecePaint { fill: "#36322e", line: "#e9e0cf", edge: "#36322e", ..normal }
        }
        (PieceSet::Ink, PieceColour::White) => PiecePaint { fill: "#fffef9", ..normal },
        (PieceSet::Ink, PieceColour::Black) => {
            PiecePaint { fill: "#14120f", line: "#fffef9", edge: "#14120f", ..normal }
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
        _ => normal,
    }
}

/// The plate behind the letters of a colour in a set of pieces.
pub fn letter_plate(set: PieceSet, colour: PieceColour) -> LetterPlate {
    let plate = |path, middle, size| LetterPlate { path, middle, size };
    match colour {
        _ if set != PieceSet::Shapes => LetterPlate::DISC,
        PieceColour::White | PieceColour::Blue => LetterPlate::DISC,
        PieceColour::Black => plate("M11 9H89V46C89 70 74 84 50 94C26 84 11 70 11 46z", 47.0, 50.0),
        PieceColour::Red => plate("M50 4L97 92H3z", 66.0, 42.0),
        PieceColour::Green => plate("M11 11H89V89H11z", 50.0, 52.0),
        PieceColour::Yellow => plate("M31 5H69V31H95V69H69V95H31V69H5V31H31z", 50.0, 48.0),
    }
}

/// The sign of one of four players, on each of its pieces, for people who cannot see its colour: the outline of a triangle, a square, a
/// disc or a cross, in the lower left corner of a square of 100 by 100 units.
pub fn sign(colour: PieceColour) -> Option<&'static str> {
    match colour {
        PieceColour::White | PieceColour::Black => None,
        PieceColour::Red => Some("M15 73L27 95H3z"),
        PieceColour::Green => Some("M6 75H25V94H6z"),
        PieceColour::Blue => Some("M26 84.5a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0z"),
        PieceColour::Yellow => Some("M11 73.5h8v7h7v8h-7v7h-8v-7h-7v-8h7z"),
    }
}

/// The fill of signs.
pub const SIGN_FILL: &str = "#fffdf5";

/// The colour of a kind of target: that of the mark in a diagram.
pub fn target(kind: TargetKind) -> &'static str {
    css::default_of(match kind {
        TargetKind::Slide => css::SLIDE,
        TargetKind::Leap => css::LEAP,
        TargetKind::Move => css::MOVE,
        TargetKind::Capture => css::CAPTURE,
        TargetKind::Hop => css::HOP,
    })
}
