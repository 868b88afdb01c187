//! The arrows and circles that a person draws on the board, in four colours with four kinds of line.

use std::f64::consts::TAU;

use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::geometry::{BoardGeometry, ScreenPoint};
use super::strokes::{Segment, dashes, trace};
use menagerie_session::marks::{BoardShape, ShapeColour};

/// The style of a colour: the CSS colour, and strokes and gaps as fractions of a square's side.
fn style(ink: ShapeColour) -> (&'static str, &'static [f64]) {
    match ink {
        ShapeColour::Green => ("#15781b", &[]),
        ShapeColour::Red => ("#a81414", &[0.3, 0.08]),
        ShapeColour::Blue => ("#0b4fa0", &[0.12, 0.08]),
        ShapeColour::Yellow => ("#e0a000", &[0.3, 0.06, 0.06, 0.06]),
    }
}

/// Draws a shape; one that is being drawn is fainter.
pub fn draw(
    context: &CanvasRenderingContext2d,
    shape: &BoardShape,
    geometry: &BoardGeometry,
    strength: f64,
) -> Result<(), JsValue> {
    let side = f64::from(geometry.square_size());
    let from = geometry.middle(shape.from);
    context.set_line_cap("butt");
    context.set_line_join("round");
    context.set_global_alpha(0.85 * strength);
    match shape.to.filter(|&to| to != shape.from) {
        Some(to) => arrow(context, from, geometry.middle(to), side, shape.colour)?,
        None => circle(context, from, side, shape.colour)?,
    }
    dashes(context, &[], side)?;
    context.set_global_alpha(1.0);
    Ok(())
}

const RIM: &str = "rgba(255, 255, 255, 0.75)";

fn circle(context: &CanvasRenderingContext2d, middle: ScreenPoint, side: f64, ink: ShapeColour) -> Result<(), JsValue> {
    let (colour, parts) = style(ink);
    context.begin_path();
    context.arc(middle.x, middle.y, side * 0.445, 0.0, TAU)?;
    context.set_stroke_style_str(RIM);
    context.set_line_width(side * 0.105);
    context.stroke();
    dashes(context, parts, side)?;
    context.set_stroke_style_str(colour);
    context.set_line_width(side * 0.07);
    context.stroke();
    Ok(())
}

fn arrow(
    context: &CanvasRenderingContext2d,
    from: ScreenPoint,
    to: ScreenPoint,
    side: f64,
    ink: ShapeColour,
) -> Result<(), JsValue> {
    let (colour, parts) = style(ink);
    let line = Segment::between(from, to);
    let neck = line.length - side * 0.36;
    let head = [line.at(line.length - side * 0.04, 0.0), line.at(neck, side * 0.22), line.at(neck, -side * 0.22)];
    let (start, end) = (line.at(side * 0.12, 0.0), line.at(neck, 0.0));
    let shaft = || {
        context.begin_path();
        context.move_to(start.x, start.y);
        context.line_to(end.x, end.y);
        context.stroke();
    };
    context.set_stroke_style_str(RIM);
    context.set_line_width(side * 0.17);
    shaft();
    context.begin_path();
    trace(context, &head);
    context.set_line_width(side * 0.06);
    context.stroke();
    context.set_fill_style_str(colour);
    context.fill();
    dashes(context, parts, side)?;
    context.set_stroke_style_str(colour);
    context.set_line_width(side * 0.12);
    shaft();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_a_line_of_its_own() {
        let lines = [ShapeColour::Green, ShapeColour::Red, ShapeColour::Blue, ShapeColour::Yellow]
            .map(|ink| format!("{:?}", style(ink).1));
        let unique: std::collections::BTreeSet<_> = lines.iter().collect();
        assert_eq!(unique.len(), 4);
    }
}
