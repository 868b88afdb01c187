//! Draws the quality of a move: a disc with a sign, at a corner of the square where it ended.

use std::f64::consts::TAU;

use menagerie_engine::review::MoveMark;
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::geometry::BoardGeometry;
use menagerie_session::marks::MoveGlyph;

/// In fractions of a square's side.
const RADIUS: f64 = 0.2;
const LETTERS: f64 = 0.27;

/// Draws a sign.
pub fn draw(context: &CanvasRenderingContext2d, glyph: &MoveGlyph, geometry: &BoardGeometry) -> Result<(), JsValue> {
    let (corner, side) = (geometry.corner(glyph.square), f64::from(geometry.square_size()));
    // Within the square, because the space beside it may be outside the board.
    let radius = (side * RADIUS).max(7.0);
    let (x, y) = (corner.x + side - radius, corner.y + radius);
    context.begin_path();
    context.arc(x, y, radius * 0.94, 0.0, TAU)?;
    context.set_fill_style_str(colour(glyph.mark));
    context.fill();
    context.set_stroke_style_str("#ffffff");
    context.set_line_width((side * 0.025).max(1.0));
    context.stroke();
    context.set_fill_style_str("#ffffff");
    context.set_font(&format!("700 {}px system-ui, sans-serif", (side * LETTERS).max(10.0)));
    context.set_text_align("center");
    context.set_text_baseline("middle");
    context.fill_text(&glyph.sign, x, y + side * 0.015)
}

/// Dark enough for white letters.
fn colour(mark: MoveMark) -> &'static str {
    match mark {
        MoveMark::Only | MoveMark::Best | MoveMark::Good => "#21784f",
        MoveMark::Inaccuracy => "#1f6f9f",
        MoveMark::Mistake => "#a85c00",
        MoveMark::Blunder => "#b3261e",
    }
}
