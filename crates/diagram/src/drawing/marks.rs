//! The marks on squares. Every kind has its own shape and its own colour, each of which is enough to distinguish it.

use crate::reach::{ReachMark, ReachWay};
use menagerie_scene::{SvgNode, css};

/// The kind of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// To move or capture, along a line that can be blocked.
    Slide,
    /// To move or capture, whatever is in between.
    Leap,
    /// To move or capture, round a bend.
    Bent,
    /// Only without capturing.
    MoveOnly,
    /// Only by capturing.
    CaptureOnly,
    /// Over a screen.
    Hop,
    /// A Pawn's double step.
    DoubleStep,
    /// By capturing a piece that has just passed.
    EnPassant,
    /// King and Rook together.
    Castling,
}

impl MarkKind {
    /// All kinds, in the order of the legend.
    pub const ALL: [MarkKind; 9] = [
        MarkKind::Slide,
        MarkKind::Leap,
        MarkKind::Bent,
        MarkKind::MoveOnly,
        MarkKind::CaptureOnly,
        MarkKind::Hop,
        MarkKind::DoubleStep,
        MarkKind::EnPassant,
        MarkKind::Castling,
    ];

    /// The kind of a mark.
    pub fn of(mark: &ReachMark) -> MarkKind {
        match (mark.way, mark.moves, mark.captures) {
            (ReachWay::EnPassant, ..) => MarkKind::EnPassant,
            (ReachWay::Castling, ..) => MarkKind::Castling,
            (ReachWay::DoubleStep, ..) => MarkKind::DoubleStep,
            (ReachWay::Hop, ..) => MarkKind::Hop,
            (_, true, false) => MarkKind::MoveOnly,
            (_, false, true) => MarkKind::CaptureOnly,
            (ReachWay::Bent, ..) => MarkKind::Bent,
            (ReachWay::Slide | ReachWay::Lame, ..) => MarkKind::Slide,
            (ReachWay::Leap, ..) => MarkKind::Leap,
        }
    }

    /// Its name in class lists and events.
    pub fn name(self) -> &'static str {
        match self {
            MarkKind::Slide => "slide",
            MarkKind::Leap => "leap",
            MarkKind::Bent => "bent",
            MarkKind::MoveOnly => "move-only",
            MarkKind::CaptureOnly => "capture-only",
            MarkKind::Hop => "hop",
            MarkKind::DoubleStep => "double-step",
            MarkKind::EnPassant => "en-passant",
            MarkKind::Castling => "castling",
        }
    }

    fn colour(self) -> &'static str {
        match self {
            MarkKind::Slide => css::SLIDE,
            MarkKind::Leap => css::LEAP,
            MarkKind::Bent => css::BENT,
            MarkKind::MoveOnly | MarkKind::DoubleStep => css::MOVE,
            MarkKind::CaptureOnly | MarkKind::EnPassant => css::CAPTURE,
            MarkKind::Hop => css::HOP,
            MarkKind::Castling => css::CASTLING,
        }
    }
}

/// A mark whose square has its middle at `x`, `y`; squares are 100 units wide.
pub fn draw(mark: &ReachMark, x: i32, y: i32) -> SvgNode {
    let kind = MarkKind::of(mark);
    let mut node = shape(kind, mark.taken).with("transform", place(x, y));
    if mark.promotes {
        node.children.push(star(30, -30));
    }
    node
}

/// The mark of a kind as the legend shows it.
pub fn sample(kind: MarkKind) -> SvgNode {
    shape(kind, false)
}

/// The star of a promotion, as the legend shows it.
pub fn promotion_sample() -> SvgNode {
    star(0, 0)
}

/// The mark of a square that must be empty, as the legend shows it.
pub fn passed_sample() -> SvgNode {
    passed(0, 0)
}

/// A mark around a piece that can be captured, as the legend shows it.
pub fn taken_sample() -> SvgNode {
    let ring = |width, colour| outline(circle(22), colour, width);
    SvgNode::group("taken").holding(ring(9, css::RIM)).holding(ring(6, MarkKind::Slide.colour()))
}

/// The shape of a square to which a piece is moved.
pub fn place(x: i32, y: i32) -> String {
    ["translate(", &x.to_string(), " ", &y.to_string(), ")"].concat()
}

fn shape(kind: MarkKind, taken: bool) -> SvgNode {
    let group = SvgNode::group(kind.name());
    let colour = kind.colour();
    if taken {
        return match kind {
            MarkKind::Leap => group
                .holding(solid(path("M-48-48h30l-30 30ZM48-48v30l-30-30ZM48 48h-30l30-30ZM-48 48v-30l30 30Z"), colour)),
            MarkKind::CaptureOnly => {
                group.holding(under(CORNERS_WIDE, 12)).holding(outline(path(CORNERS_WIDE), colour, 8))
            }
            MarkKind::Hop => {
                let ring = |width, colour| outline(circle(43), colour, width).with("stroke-dasharray", "31 14");
                group.holding(ring(13, css::RIM)).holding(ring(8, colour))
            }
            MarkKind::Bent => group.holding(under(PENTAGON_WIDE, 12)).holding(outline(path(PENTAGON_WIDE), colour, 8)),
            _ => group.holding(outline(circle(43), css::RIM, 12)).holding(outline(circle(43), colour, 8)),
        };
    }
    match kind {
        MarkKind::Slide => group.holding(solid(circle(16), colour)),
        MarkKind::Leap => group.holding(solid(path("M0-22 22 0 0 22-22 0Z"), colour)),
        MarkKind::Bent => group.holding(solid(path("M0-21 20-6.5 12.4 17H-12.4L-20-6.5Z"), colour)),
        MarkKind::MoveOnly => group.holding(outline(circle(14), css::RIM, 11)).holding(outline(circle(14), colour, 7)),
        MarkKind::CaptureOnly => group.holding(under(CORNERS, 11)).holding(outline(path(CORNERS), colour, 7)),
        MarkKind::Hop => group.holding(solid(path("M0-21 22 17H-22Z"), colour)),
        MarkKind::DoubleStep => group.holding(under(CHEVRONS, 12)).holding(outline(path(CHEVRONS), colour, 8)),
        MarkKind::EnPassant => group.holding(under(CROSS, 13)).holding(outline(path(CROSS), colour, 8)),
        MarkKind::Castling => group.holding(solid(path("M-20 18V-18H-10V-8H-5V-18H5V-8H10V-18H20V18Z"), colour)),
    }
}

const CORNERS: &str = "M-24-11V-24H-11M11-24H24V-11M24 11V24H11M-11 24H-24V11";
const CORNERS_WIDE: &str = "M-42-20V-42H-20M20-42H42V-20M42 20V42H20M-20 42H-42V20";
const PENTAGON_WIDE: &str = "M0-46 46-14 29 42H-29L-46-14Z";
const CHEVRONS: &str = "M-17 0 0-17 17 0M-17 18 0 1 17 18";
const CROSS: &str = "M-17-17 17 17M17-17-17 17";

/// A square that must be empty on the way.
pub fn passed(x: i32, y: i32) -> SvgNode {
    solid(path("M-7-7H7V7H-7Z"), css::PASSED).with("transform", place(x, y)).with("class", "passed")
}

/// The ring around a screen.
pub fn screen(x: i32, y: i32) -> SvgNode {
    let ring = outline(path("M-44-44H44V44H-44Z"), css::HOP, 7).with("stroke-dasharray", "14 10");
    ring.with("transform", place(x, y)).with("class", "screen")
}

fn star(x: i32, y: i32) -> SvgNode {
    let points = "M0-15 4.2-4.6 15.4-4.6 6.4 2.4 9.6 13.4 0 6.8-9.6 13.4-6.4 2.4-15.4-4.6-4.2-4.6Z";
    solid(path(points), css::PROMOTION).with("transform", place(x, y)).with("class", "promotion")
}

fn circle(radius: i32) -> SvgNode {
    SvgNode::new("circle").at("r", radius)
}

fn path(d: &str) -> SvgNode {
    SvgNode::new("path").with("d", d)
}

fn solid(node: SvgNode, colour: &str) -> SvgNode {
    node.with("fill", colour).with("stroke", css::RIM).at("stroke-width", 3).with("stroke-linejoin", "round")
}

fn outline(node: SvgNode, colour: &str, width: i32) -> SvgNode {
    node.with("fill", "none").with("stroke", colour).at("stroke-width", width).with("stroke-linejoin", "round")
}

/// The dark rim under an open line.
fn under(d: &str, width: i32) -> SvgNode {
    outline(path(d), css::RIM, width)
}
