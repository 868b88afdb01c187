//! The marks on squares: every kind has its own shape and its own colour, so that either is enough to tell them apart.

use super::node::Node;
use super::paint;
use crate::reach::{Mark, Way};

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// To move or capture, along a line that can be blocked.
    Slide,
    /// To move or capture, whatever stands in between.
    Leap,
    /// To move or capture, round a bend.
    Bent,
    /// Only without capturing.
    MoveOnly,
    /// Only by capturing.
    CaptureOnly,
    /// Over a screen.
    Hop,
    /// A Pawn's two squares.
    DoubleStep,
    /// By capturing a piece that has just passed.
    EnPassant,
    /// King and Rook together.
    Castling,
}

impl Kind {
    /// All of them, in the order of the legend.
    pub const ALL: [Kind; 9] = [
        Kind::Slide,
        Kind::Leap,
        Kind::Bent,
        Kind::MoveOnly,
        Kind::CaptureOnly,
        Kind::Hop,
        Kind::DoubleStep,
        Kind::EnPassant,
        Kind::Castling,
    ];

    /// What a mark says.
    pub fn of(mark: &Mark) -> Kind {
        match (mark.way, mark.moves, mark.captures) {
            (Way::EnPassant, ..) => Kind::EnPassant,
            (Way::Castling, ..) => Kind::Castling,
            (Way::DoubleStep, ..) => Kind::DoubleStep,
            (Way::Hop, ..) => Kind::Hop,
            (_, true, false) => Kind::MoveOnly,
            (_, false, true) => Kind::CaptureOnly,
            (Way::Bent, ..) => Kind::Bent,
            (Way::Slide | Way::Lame, ..) => Kind::Slide,
            (Way::Leap, ..) => Kind::Leap,
        }
    }

    /// Its name in class lists and events.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Slide => "slide",
            Kind::Leap => "leap",
            Kind::Bent => "bent",
            Kind::MoveOnly => "move-only",
            Kind::CaptureOnly => "capture-only",
            Kind::Hop => "hop",
            Kind::DoubleStep => "double-step",
            Kind::EnPassant => "en-passant",
            Kind::Castling => "castling",
        }
    }

    fn colour(self) -> &'static str {
        match self {
            Kind::Slide => "var(--diagram-slide,#ffd83d)",
            Kind::Leap => "var(--diagram-leap,#f57c1f)",
            Kind::Bent => "var(--diagram-bent,#22b5c9)",
            Kind::MoveOnly | Kind::DoubleStep => "var(--diagram-move,#1fa350)",
            Kind::CaptureOnly | Kind::EnPassant => "var(--diagram-capture,#dc2a23)",
            Kind::Hop => "var(--diagram-hop,#8b3fd1)",
            Kind::Castling => "var(--diagram-castling,#4d7fe0)",
        }
    }
}

/// A mark whose square has its middle at `x`, `y`; squares are 100 units wide.
pub fn draw(mark: &Mark, x: i32, y: i32) -> Node {
    let kind = Kind::of(mark);
    let mut node = shape(kind, mark.taken).with("transform", place(x, y));
    if mark.promotes {
        node.children.push(star(30, -30));
    }
    node
}

/// The mark of a kind as the legend shows it.
pub fn sample(kind: Kind) -> Node {
    shape(kind, false)
}

/// The star of a promotion, as the legend shows it.
pub fn promotion_sample() -> Node {
    star(0, 0)
}

/// The mark of a square that must be empty, as the legend shows it.
pub fn passed_sample() -> Node {
    passed(0, 0)
}

/// A mark around a piece that can be captured, as the legend shows it.
pub fn taken_sample() -> Node {
    let ring = |width, colour| outline(circle(22), colour, width);
    Node::group("taken").holding(ring(9, paint::RIM)).holding(ring(6, Kind::Slide.colour()))
}

/// Where something is moved to.
pub fn place(x: i32, y: i32) -> String {
    ["translate(", &x.to_string(), " ", &y.to_string(), ")"].concat()
}

fn shape(kind: Kind, taken: bool) -> Node {
    let group = Node::group(kind.name());
    let colour = kind.colour();
    if taken {
        return match kind {
            Kind::Leap => group
                .holding(solid(path("M-48-48h30l-30 30ZM48-48v30l-30-30ZM48 48h-30l30-30ZM-48 48v-30l30 30Z"), colour)),
            Kind::CaptureOnly => group.holding(under(CORNERS_WIDE, 12)).holding(outline(path(CORNERS_WIDE), colour, 8)),
            Kind::Hop => {
                let ring = |width, colour| outline(circle(43), colour, width).with("stroke-dasharray", "31 14");
                group.holding(ring(13, paint::RIM)).holding(ring(8, colour))
            }
            Kind::Bent => group.holding(under(PENTAGON_WIDE, 12)).holding(outline(path(PENTAGON_WIDE), colour, 8)),
            _ => group.holding(outline(circle(43), paint::RIM, 12)).holding(outline(circle(43), colour, 8)),
        };
    }
    match kind {
        Kind::Slide => group.holding(solid(circle(16), colour)),
        Kind::Leap => group.holding(solid(path("M0-22 22 0 0 22-22 0Z"), colour)),
        Kind::Bent => group.holding(solid(path("M0-21 20-6.5 12.4 17H-12.4L-20-6.5Z"), colour)),
        Kind::MoveOnly => group.holding(outline(circle(14), paint::RIM, 11)).holding(outline(circle(14), colour, 7)),
        Kind::CaptureOnly => group.holding(under(CORNERS, 11)).holding(outline(path(CORNERS), colour, 7)),
        Kind::Hop => group.holding(solid(path("M0-21 22 17H-22Z"), colour)),
        Kind::DoubleStep => group.holding(under(CHEVRONS, 12)).holding(outline(path(CHEVRONS), colour, 8)),
        Kind::EnPassant => group.holding(under(CROSS, 13)).holding(outline(path(CROSS), colour, 8)),
        Kind::Castling => group.holding(solid(path("M-20 18V-18H-10V-8H-5V-18H5V-8H10V-18H20V18Z"), colour)),
    }
}

const CORNERS: &str = "M-24-11V-24H-11M11-24H24V-11M24 11V24H11M-11 24H-24V11";
const CORNERS_WIDE: &str = "M-42-20V-42H-20M20-42H42V-20M42 20V42H20M-20 42H-42V20";
const PENTAGON_WIDE: &str = "M0-46 46-14 29 42H-29L-46-14Z";
const CHEVRONS: &str = "M-17 0 0-17 17 0M-17 18 0 1 17 18";
const CROSS: &str = "M-17-17 17 17M17-17-17 17";

/// A square that must be empty on the way.
pub fn passed(x: i32, y: i32) -> Node {
    solid(path("M-7-7H7V7H-7Z"), "var(--diagram-passed,#ffffff)").with("transform", place(x, y)).with("class", "passed")
}

/// The ring around a screen.
pub fn screen(x: i32, y: i32) -> Node {
    let ring = outline(path("M-44-44H44V44H-44Z"), paint::SCREEN, 7).with("stroke-dasharray", "14 10");
    ring.with("transform", place(x, y)).with("class", "screen")
}

fn star(x: i32, y: i32) -> Node {
    let points = "M0-15 4.2-4.6 15.4-4.6 6.4 2.4 9.6 13.4 0 6.8-9.6 13.4-6.4 2.4-15.4-4.6-4.2-4.6Z";
    solid(path(points), "var(--diagram-promotion,#fff27a)").with("transform", place(x, y)).with("class", "promotion")
}

fn circle(radius: i32) -> Node {
    Node::new("circle").at("r", radius)
}

fn path(d: &str) -> Node {
    Node::new("path").with("d", d)
}

fn solid(node: Node, colour: &str) -> Node {
    node.with("fill", colour).with("stroke", paint::RIM).at("stroke-width", 3).with("stroke-linejoin", "round")
}

fn outline(node: Node, colour: &str, width: i32) -> Node {
    node.with("fill", "none").with("stroke", colour).at("stroke-width", width).with("stroke-linejoin", "round")
}

/// The dark rim under an open line.
fn under(d: &str, width: i32) -> Node {
    outline(path(d), paint::RIM, width)
}
