//! Arrows over the board, from square to square, and rings where a piece is dropped. A better move has a thicker arrow.

use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::geometry::{BoardGeometry, ScreenPoint};
use super::strokes::{Segment, trace};
use super::theme;
use menagerie_scene::BoardArrow;

/// The style of an arrow of one rank; lengths are fractions of a square's side.
struct Style {
    shaft: f64,
    head_width: f64,
    head_length: f64,
    strength: f64,
}

const FIRST: Style = Style { shaft: 0.19, head_width: 0.52, head_length: 0.42, strength: 0.86 };
const SECOND: Style = Style { shaft: 0.11, head_width: 0.36, head_length: 0.32, strength: 0.72 };
const OTHERS: Style = Style { shaft: 0.065, head_width: 0.27, head_length: 0.26, strength: 0.62 };

/// The distance of its start from the middle of the square, so that the piece there can be seen.
const START: f64 = 0.22;

/// Draws arrows, the thin ones on top: a thick one on the same line would hide them.
pub fn draw(
    context: &CanvasRenderingContext2d,
    arrows: &[BoardArrow],
    geometry: &BoardGeometry,
) -> Result<(), JsValue> {
    let mut order: Vec<&BoardArrow> = arrows.iter().filter(|arrow| arrow.from != arrow.to).collect();
    order.sort_by_key(|arrow| arrow.place);
    let side = f64::from(geometry.square_size());
    // A drop has no square of origin.
    for arrow in arrows.iter().filter(|arrow| arrow.from == arrow.to) {
        draw_ring(context, style(arrow.place), geometry.middle(arrow.to), side)?;
    }
    for arrow in order {
        draw_one(context, style(arrow.place), geometry.middle(arrow.from), geometry.middle(arrow.to), side);
    }
    context.set_global_alpha(1.0);
    Ok(())
}

fn style(place: u8) -> &'static Style {
    match place {
        0 | 1 => &FIRST,
        2 => &SECOND,
        _ => &OTHERS,
    }
}

fn draw_one(context: &CanvasRenderingContext2d, style: &Style, from: ScreenPoint, to: ScreenPoint, side: f64) {
    context.begin_path();
    trace(context, &outline(style, from, to, side));
    context.set_line_join("round");
    context.set_global_alpha(style.strength);
    // The rim is drawn first, so that half of it is under the body.
    context.set_stroke_style_str(theme::ARROW_RIM);
    context.set_line_width((side * 0.06).max(1.5));
    context.stroke();
    context.set_fill_style_str(theme::ARROW);
    context.fill();
}

fn draw_ring(context: &CanvasRenderingContext2d, style: &Style, middle: ScreenPoint, side: f64) -> Result<(), JsValue> {
    context.begin_path();
    context.arc(middle.x, middle.y, side * 0.4, 0.0, std::f64::consts::TAU)?;
    context.set_global_alpha(style.strength);
    let width = (side * style.shaft * 0.7).max(2.0);
    for (colour, width) in [(theme::ARROW_RIM, width + (side * 0.06).max(1.5)), (theme::ARROW, width)] {
        context.set_stroke_style_str(colour);
        context.set_line_width(width);
        context.stroke();
    }
    Ok(())
}

/// The corners of an arrow, from one side of its tail round the tip to the other.
fn outline(style: &Style, from: ScreenPoint, to: ScreenPoint, side: f64) -> [ScreenPoint; 7] {
    let line = Segment::between(from, to);
    let (shaft, head) = (style.shaft * side / 2.0, style.head_width * side / 2.0);
    let neck = line.length - style.head_length * side;
    [
        line.at(START * side, shaft),
        line.at(neck, shaft),
        line.at(neck, head),
        line.at(line.length, 0.0),
        line.at(neck, -head),
        line.at(neck, -shaft),
        line.at(START * side, -shaft),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_to_the_middle_of_its_square() {
        let (from, to) = (ScreenPoint { x: 50.0, y: 350.0 }, ScreenPoint { x: 250.0, y: 50.0 });
        assert_eq!(outline(&FIRST, from, to, 100.0)[3], to);
    }

    #[test]
    fn the_better_the_thicker() {
        let widths = [1, 2, 3].map(|place| style(place).shaft);
        assert!(widths.is_sorted_by(|a, b| a > b), "{widths:?}");
    }
}
