//! Drawing primitives of the board: segments, polygons, rims, dashes, and squares with a tint or a frame.

use menagerie_rules::Square;
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::contrast::Tint;
use super::geometry::{BoardGeometry, ScreenPoint};

/// A straight line between two points.
pub struct Segment {
    from: ScreenPoint,
    along: ScreenPoint,
    /// Its length.
    pub length: f64,
}

impl Segment {
    /// The line between two points.
    pub fn between(from: ScreenPoint, to: ScreenPoint) -> Segment {
        let (x, y) = (to.x - from.x, to.y - from.y);
        let length = x.hypot(y).max(f64::MIN_POSITIVE);
        Segment { from, along: ScreenPoint { x: x / length, y: y / length }, length }
    }

    /// The point at the distance `along` from its start and `aside` to its right.
    pub fn at(&self, along: f64, aside: f64) -> ScreenPoint {
        let ScreenPoint { x, y } = self.along;
        ScreenPoint { x: self.from.x + x * along - y * aside, y: self.from.y + y * along + x * aside }
    }
}

/// Adds a polygon to the path.
pub fn trace(context: &CanvasRenderingContext2d, points: &[ScreenPoint]) {
    for (index, point) in points.iter().enumerate() {
        if index == 0 {
            context.move_to(point.x, point.y);
        } else {
            context.line_to(point.x, point.y);
        }
    }
    context.close_path();
}

/// Sets the dashes of lines, in fractions of a square's side; none for solid lines.
pub fn dashes(context: &CanvasRenderingContext2d, parts: &[f64], side: f64) -> Result<(), JsValue> {
    let lengths: js_sys::Array = parts.iter().map(|part| JsValue::from_f64(part * side)).collect();
    context.set_line_dash(&lengths)
}

/// Fills the path, with a rim of which half is inside.
pub fn paint(context: &CanvasRenderingContext2d, fill: &str, rim: &str, width: f64) {
    context.set_stroke_style_str(rim);
    context.set_line_width(width.max(1.0) * 2.0);
    context.stroke();
    context.set_fill_style_str(fill);
    context.fill();
}

/// Draws a frame within the edge of a square.
pub fn frame(context: &CanvasRenderingContext2d, geometry: &BoardGeometry, square: Square, colour: &str) {
    let (corner, side) = (geometry.corner(square), f64::from(geometry.square_size()));
    let width = (side * 0.05).max(1.5);
    context.set_stroke_style_str(colour);
    context.set_line_width(width);
    context.stroke_rect(corner.x + width / 2.0, corner.y + width / 2.0, side - width, side - width);
}

/// A straight line in several colours and widths, drawn over each other.
pub fn strokes(context: &CanvasRenderingContext2d, from: ScreenPoint, to: ScreenPoint, lines: [(&str, f64); 2]) {
    for (colour, width) in lines {
        context.set_stroke_style_str(colour);
        context.set_line_width(width);
        context.begin_path();
        context.move_to(from.x, from.y);
        context.line_to(to.x, to.y);
        context.stroke();
    }
}

/// Tints a square.
pub fn fill_square(context: &CanvasRenderingContext2d, geometry: &BoardGeometry, square: Square, tint: Tint) {
    let (corner, side) = (geometry.corner(square), f64::from(geometry.square_size()));
    context.set_fill_style_str(&tint.css());
    context.fill_rect(corner.x, corner.y, side, side);
}
