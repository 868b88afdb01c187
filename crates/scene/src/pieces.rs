//! Draws pieces as SVG, in squares of 100 by 100 units.

use crate::{ArtPath, PaintRole, PiecePaint, SIDE, SvgNode};

/// How much wider than the contour the light rim around it is.
const HALO: f64 = 2.6;

/// The same for a plate.
const PLATE_HALO: f64 = 5.0;

/// The width of a plate's contour.
const CONTOUR: f64 = 4.0;

/// The size of letters where there is more than one, relative to a single one.
const SEVERAL: f64 = 0.7;

/// The height of the middle of a capital letter over the baseline, relative to the size of the font.
const HALF_CAPITAL: f64 = 0.36;

/// The plate behind a letter, in a square of 100 by 100 units.
#[derive(Clone, Copy, Debug)]
pub struct LetterPlate {
    /// Its outline.
    pub path: &'static str,
    /// The vertical position of the middle of the letter.
    pub middle: f64,
    /// The size of the letter.
    pub size: f64,
}

impl LetterPlate {
    /// A disc.
    pub const DISC: LetterPlate =
        LetterPlate { path: "M91 50a41 41 0 1 1-82 0a41 41 0 1 1 82 0z", middle: 50.0, size: 50.0 };
}

/// The parts of a picture in a paint. Without a paint they have the colours of the element that shows them: `fill`, `stroke`, and `color`
/// for inner lines.
pub fn shapes(parts: &[ArtPath], paint: Option<PiecePaint>) -> Vec<SvgNode> {
    painted(parts, paint, HALO)
}

fn painted(parts: &[ArtPath], paint: Option<PiecePaint>, wider: f64) -> Vec<SvgNode> {
    let mut all = Vec::new();
    let path = |part: &ArtPath| SvgNode::new("path").with("d", part.path.as_str());
    if let Some(halo) = paint.and_then(|paint| paint.halo) {
        for part in parts.iter().filter(|part| part.role == PaintRole::Fill) {
            let rim = path(part).with("fill", "none").with("stroke", halo);
            all.push(rim.with("stroke-width", (part.width + wider).to_string()));
        }
    }
    let line = paint.map_or("currentColor", |paint| paint.line);
    for part in parts {
        let node = match (part.role, paint) {
            (PaintRole::Fill, None) => path(part),
            (PaintRole::Fill, Some(paint)) => path(part).with("fill", paint.fill).with("stroke", paint.edge),
            (PaintRole::Line, _) => path(part).with("fill", "none").with("stroke", line),
            (PaintRole::ShapeColour, _) => {
                all.push(path(part).with("fill", line).with("stroke", "none"));
                continue;
            }
        };
        all.push(if paint.is_some() { stroked(node, part) } else { node });
    }
    all
}

fn stroked(node: SvgNode, part: &ArtPath) -> SvgNode {
    let node = node.with("stroke-width", part.width.to_string());
    if part.round_ends { node.with("stroke-linecap", "round") } else { node }
}

/// A letter on a plate, for a piece without a picture. Paint as in [`shapes`].
pub fn letter(text: &str, plate: LetterPlate, paint: Option<PiecePaint>) -> Vec<SvgNode> {
    let size = if text.chars().count() > 1 { plate.size * SEVERAL } else { plate.size };
    let body = ArtPath { role: PaintRole::Fill, path: plate.path.to_string(), width: CONTOUR, round_ends: false };
    let mut parts = painted(&[body], paint, PLATE_HALO);
    let node = SvgNode::new("text")
        .at("x", SIDE / 2)
        .with("y", (plate.middle + size * HALF_CAPITAL).round().to_string())
        .with("text-anchor", "middle")
        .with("font-family", "system-ui, sans-serif")
        .with("font-size", size.to_string())
        .at("font-weight", 700)
        .with("fill", paint.map_or("currentColor", |paint| paint.line))
        .with("stroke", "none");
    parts.push(SvgNode { text: text.to_string(), ..node });
    parts
}

/// A picture for [`show_symbol`] elements.
pub fn symbol(id: &str, children: Vec<SvgNode>) -> SvgNode {
    SvgNode { children, ..SvgNode::new("symbol").with("id", id).with("viewBox", "0 0 100 100") }
}

/// The picture with an id, in the square with this top left corner.
pub fn show_symbol(id: &str, (x, y): (i32, i32)) -> SvgNode {
    let node = SvgNode::new("use").with("href", ["#", id].concat()).at("x", x).at("y", y);
    node.at("width", SIDE).at("height", SIDE)
}
