//! The marks on the squares that a picked piece may move to. Each kind has its own colour and its own shape, so that they can be
//! distinguished without colours. A mark around a piece means a capture.

use std::f64::consts::{PI, TAU};

use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::geometry::ScreenPoint;
use super::strokes::trace;
use super::theme;
use menagerie_scene::{MoveTarget, TargetKind};

/// Marks one target whose square has its middle at `middle` and is `side` device pixels wide.
pub fn draw(
    context: &CanvasRenderingContext2d,
    target: &MoveTarget,
    middle: ScreenPoint,
    side: f64,
) -> Result<(), JsValue> {
    context.save();
    context.translate(middle.x, middle.y)?;
    context.scale(side, side)?;
    context.begin_path();
    let colour = theme::target(target.kind);
    if target.takes {
        around_a_piece(context, target.kind)?;
        match target.kind {
            TargetKind::Leap => solid(context, colour),
            TargetKind::Hop => outline(context, colour, 0.085),
            _ => outline(context, colour, 0.075),
        }
    } else {
        on_an_empty_square(context, target.kind)?;
        if matches!(target.kind, TargetKind::Move | TargetKind::Capture) {
            outline(context, colour, 0.07);
        } else {
            solid(context, colour);
        }
    }
    context.restore();
    Ok(())
}

/// The paths below are in a unit square with its middle at (0, 0).
fn on_an_empty_square(context: &CanvasRenderingContext2d, kind: TargetKind) -> Result<(), JsValue> {
    match kind {
        TargetKind::Slide => context.arc(0.0, 0.0, 0.155, 0.0, TAU)?,
        TargetKind::Leap => polygon(context, &[(0.0, -0.22), (0.22, 0.0), (0.0, 0.22), (-0.22, 0.0)]),
        TargetKind::Move => context.arc(0.0, 0.0, 0.135, 0.0, TAU)?,
        TargetKind::Capture => corners(context, 0.24, 0.13),
        TargetKind::Hop => polygon(context, &[(0.0, -0.21), (0.22, 0.17), (-0.22, 0.17)]),
    }
    Ok(())
}

fn around_a_piece(context: &CanvasRenderingContext2d, kind: TargetKind) -> Result<(), JsValue> {
    match kind {
        TargetKind::Slide | TargetKind::Move => context.arc(0.0, 0.0, 0.44, 0.0, TAU)?,
        // The corners of the square outside a diamond, which no piece covers.
        TargetKind::Leap => {
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                polygon(context, &[(x * 0.48, y * 0.48), (x * 0.18, y * 0.48), (x * 0.48, y * 0.18)]);
            }
        }
        TargetKind::Capture => corners(context, 0.42, 0.22),
        TargetKind::Hop => {
            // A ring in six segments.
            for arc in 0..6 {
                let start = f64::from(arc) * PI / 3.0 - PI / 2.0 + 0.2;
                let end = start + PI / 3.0 - 0.4;
                context.move_to(0.43 * start.cos(), 0.43 * start.sin());
                context.arc(0.0, 0.0, 0.43, start, end)?;
            }
        }
    }
    Ok(())
}

fn polygon(context: &CanvasRenderingContext2d, points: &[(f64, f64)]) {
    let points: Vec<ScreenPoint> = points.iter().map(|&(x, y)| ScreenPoint { x, y }).collect();
    trace(context, &points);
}

/// Four right angles at a distance `out` from the middle, with arms of length `arm`.
fn corners(context: &CanvasRenderingContext2d, out: f64, arm: f64) {
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        context.move_to(x * out, y * (out - arm));
        context.line_to(x * out, y * out);
        context.line_to(x * (out - arm), y * out);
    }
}

fn outline(context: &CanvasRenderingContext2d, colour: &str, width: f64) {
    context.set_line_join("round");
    context.set_stroke_style_str(theme::MARKER_RIM);
    context.set_line_width(width + 0.04);
    context.stroke();
    context.set_stroke_style_str(colour);
    context.set_line_width(width);
    context.stroke();
}

fn solid(context: &CanvasRenderingContext2d, colour: &str) {
    context.set_line_join("round");
    context.set_fill_style_str(colour);
    context.fill();
    context.set_stroke_style_str(theme::MARKER_RIM);
    context.set_line_width(0.028);
    context.stroke();
}
