//! Draws the marks over the position. Each kind of mark has its own shape, so that colours are not needed.

use std::f64::consts::TAU;

use menagerie_rules::Square;
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::contrast::Tint;
use super::geometry::{BoardGeometry, ScreenPoint};
use super::strokes::{Segment, dashes, fill_square, paint, strokes, trace};
use super::{arrows, glyphs, markers, shapes, theme};
use menagerie_scene::Scene;
use menagerie_session::marks::{AttackMarks, BoardMarks, HeatMark, Premove};

/// The opacity of the reach of a piece that is not picked up.
const FAINT: f64 = 0.5;

/// Draws everything that is over the pieces.
pub fn draw(
    context: &CanvasRenderingContext2d,
    scene: &Scene,
    marks: &BoardMarks,
    geometry: &BoardGeometry,
) -> Result<(), JsValue> {
    let side = f64::from(geometry.square_size());
    context.set_global_alpha(FAINT);
    for target in &marks.faint {
        markers::draw(context, target, geometry.middle(target.square), side)?;
    }
    context.set_global_alpha(1.0);
    draw_bearing(context, &marks.bearing, geometry)?;
    for &square in &marks.threatened {
        draw_threatened(context, geometry.corner(square), side);
    }
    for &square in &marks.stars {
        let crowded = scene.piece_on(square).is_some();
        draw_star(context, geometry.corner(square), side, crowded);
    }
    for step in &marks.premoves {
        draw_premove(context, step, geometry)?;
    }
    for shape in &marks.shapes {
        shapes::draw(context, shape, geometry, 1.0)?;
    }
    arrows::draw(context, &scene.arrows, geometry)?;
    if let Some(glyph) = &marks.glyph {
        glyphs::draw(context, glyph, geometry)?;
    }
    if let Some(square) = scene.cursor {
        draw_cursor(context, geometry.corner(square), side);
    }
    Ok(())
}

/// Draws everything that is under the pieces.
pub fn draw_under(context: &CanvasRenderingContext2d, marks: &BoardMarks, geometry: &BoardGeometry) {
    draw_heat(context, &marks.heat, geometry);
    for square in marks.premoves.iter().flat_map(|step| [step.from, step.to]) {
        fill_square(context, geometry, square, theme::PREMOVE);
    }
}

/// The tints of [`draw_under`] on a square, the lowest first.
pub fn tints_under(marks: &BoardMarks, square: Square) -> impl Iterator<Item = Tint> {
    let heat = marks.heat.iter().filter(move |heat| heat.square == square).map(|heat| warmth(heat.count, heat.mine));
    let premoves = marks.premoves.iter().flat_map(|step| [step.from, step.to]).filter(move |&it| it == square);
    heat.chain(premoves.map(|_| theme::PREMOVE))
}

/// The tint of a square with this number of attackers.
fn warmth(count: u32, mine: bool) -> Tint {
    Tint::new(if mine { [20, 84, 190] } else { [214, 60, 16] }, 0.14 + 0.12 * f64::from(count.min(5)))
}

/// Tints attacked squares, more strongly with more attackers, and draws one stroke for each attacker: along the bottom of the square for
/// the player at the bottom, along its top for the others.
fn draw_heat(context: &CanvasRenderingContext2d, heat: &[HeatMark], geometry: &BoardGeometry) {
    let side = f64::from(geometry.square_size());
    for HeatMark { square, count, mine } in heat {
        let corner = geometry.corner(*square);
        fill_square(context, geometry, *square, warmth(*count, *mine));
        let strokes = (*count).min(6);
        let (width, gap) = ((side * 0.045).max(1.0), side * 0.09);
        let left = corner.x + (side - gap * f64::from(strokes.saturating_sub(1)) - width) / 2.0;
        let top = corner.y + side * if *mine { 0.9 } else { 0.02 };
        context.set_fill_style_str(theme::SIGN);
        for stroke in 0..strokes {
            context.fill_rect(left + gap * f64::from(stroke), top, width, side * 0.08);
        }
    }
}

/// A line from each attacker of this piece, and a sign on each attacker and defender. Defenders have no lines: they are often many and
/// near, and lines would hide the board.
fn draw_bearing(
    context: &CanvasRenderingContext2d,
    bearing: &AttackMarks,
    geometry: &BoardGeometry,
) -> Result<(), JsValue> {
    let Some(of) = bearing.of else { return Ok(()) };
    let (middle, side) = (geometry.middle(of), f64::from(geometry.square_size()));
    for &square in bearing.attackers.iter().filter(|&&square| square != of) {
        let line = Segment::between(geometry.middle(square), middle);
        let (start, neck) = (line.at(side * 0.3, 0.0), line.at(line.length - side * 0.5, 0.0));
        context.set_line_cap("round");
        strokes(context, start, neck, [(theme::ARROW_RIM, side * 0.11), (theme::ATTACKER, side * 0.06)]);
        let behind = line.length - side * 0.54;
        let tip = line.at(line.length - side * 0.28, 0.0);
        context.begin_path();
        trace(context, &[tip, line.at(behind, side * 0.13), line.at(behind, -side * 0.13)]);
        paint(context, theme::ATTACKER, theme::ARROW_RIM, side * 0.03);
    }
    for &square in &bearing.defenders {
        draw_badge(context, geometry.corner(square), side, theme::DEFENDER, true)?;
    }
    for &square in &bearing.attackers {
        draw_badge(context, geometry.corner(square), side, theme::ATTACKER, false)?;
    }
    Ok(())
}

/// The sign on a piece that attacks or defends another: crossed strokes for an attacker, a shield for a defender.
fn draw_badge(
    context: &CanvasRenderingContext2d,
    corner: ScreenPoint,
    side: f64,
    colour: &str,
    guards: bool,
) -> Result<(), JsValue> {
    let (x, y, size) = (corner.x + side * 0.19, corner.y + side * 0.2, side * 0.15);
    let at = |across: f64, down: f64| ScreenPoint { x: x + across * size, y: y + down * size };
    context.begin_path();
    if guards {
        let top = at(-0.85, -0.9);
        context.move_to(top.x, top.y);
        for (control, end) in [(at(0.0, -0.9), at(0.85, -0.9)), (at(0.9, 0.6), at(0.0, 1.0)), (at(-0.9, 0.6), top)] {
            context.quadratic_curve_to(control.x, control.y, end.x, end.y);
        }
        paint(context, colour, "#ffffff", side * 0.03);
    } else {
        context.arc(x, y, size, 0.0, TAU)?;
        paint(context, colour, "#ffffff", side * 0.03);
        context.begin_path();
        for (from, to) in [(at(-0.45, -0.45), at(0.45, 0.45)), (at(0.45, -0.45), at(-0.45, 0.45))] {
            context.move_to(from.x, from.y);
            context.line_to(to.x, to.y);
        }
        context.set_line_cap("round");
        context.set_stroke_style_str("#ffffff");
        context.set_line_width(side * 0.045);
        context.stroke();
    }
    Ok(())
}

/// A warning triangle with an exclamation mark.
fn draw_threatened(context: &CanvasRenderingContext2d, corner: ScreenPoint, side: f64) {
    let (x, y, size) = (corner.x + side * 0.83, corner.y + side * 0.82, side * 0.17);
    let at = |across: f64, down: f64| ScreenPoint { x: x + across * size, y: y + down * size };
    context.set_line_join("round");
    context.begin_path();
    trace(context, &[at(0.0, -0.95), at(0.95, 0.75), at(-0.95, 0.75)]);
    paint(context, theme::THREATENED, theme::SIGN, side * 0.035);
    context.set_fill_style_str(theme::SIGN);
    let stroke = size * 0.24;
    context.fill_rect(x - stroke / 2.0, y - size * 0.42, stroke, size * 0.6);
    context.fill_rect(x - stroke / 2.0, y + size * 0.34, stroke, stroke);
}

/// A star with five points; in a corner of the square if a piece is there.
fn draw_star(context: &CanvasRenderingContext2d, corner: ScreenPoint, side: f64, crowded: bool) {
    let (place, size) = if crowded { (0.78, 0.2) } else { (0.5, 0.36) };
    let (x, y) = (corner.x + side * place, corner.y + side * if crowded { 0.22 } else { place });
    let point = |index: u32| {
        let far = side * size * if index.is_multiple_of(2) { 1.0 } else { 0.42 };
        let angle = f64::from(index) * TAU / 10.0;
        ScreenPoint { x: x + far * angle.sin(), y: y - far * angle.cos() }
    };
    let points: Vec<ScreenPoint> = (0..10).map(point).collect();
    context.set_line_join("round");
    context.begin_path();
    trace(context, &points);
    paint(context, theme::STAR, theme::SIGN, side * 0.035);
}

fn draw_premove(context: &CanvasRenderingContext2d, step: &Premove, geometry: &BoardGeometry) -> Result<(), JsValue> {
    let side = f64::from(geometry.square_size());
    let width = side * 0.06;
    for square in [step.from, step.to] {
        let corner = geometry.corner(square);
        dashes(context, &[0.14, 0.08], side)?;
        context.set_stroke_style_str(theme::PREMOVE_LINE);
        context.set_line_width(width);
        context.stroke_rect(corner.x + width / 2.0, corner.y + width / 2.0, side - width, side - width);
    }
    let line = Segment::between(geometry.middle(step.from), geometry.middle(step.to));
    let (from, to) = (line.at(side * 0.3, 0.0), line.at(line.length - side * 0.3, 0.0));
    strokes(context, from, to, [(theme::ARROW_RIM, side * 0.13), (theme::PREMOVE_LINE, side * 0.08)]);
    dashes(context, &[], side)?;
    context.begin_path();
    trace(
        context,
        &[
            line.at(line.length - side * 0.08, 0.0),
            line.at(line.length - side * 0.36, side * 0.18),
            line.at(line.length - side * 0.36, -side * 0.18),
        ],
    );
    paint(context, theme::PREMOVE_LINE, theme::ARROW_RIM, side * 0.03);
    Ok(())
}

/// Three frames in one, light, dark and light: one of them is visible on any board.
fn draw_cursor(context: &CanvasRenderingContext2d, corner: ScreenPoint, side: f64) {
    let thin = (side * 0.03).max(1.0);
    for (inset, width, colour) in
        [(0.0, thin * 6.0, theme::CURSOR_RIM), (thin, thin * 4.0, theme::CURSOR), (thin * 2.0, thin, theme::CURSOR_RIM)]
    {
        let at = inset + width / 2.0;
        context.set_stroke_style_str(colour);
        context.set_line_width(width);
        context.set_line_join("miter");
        context.stroke_rect(corner.x + at, corner.y + at, side - 2.0 * at, side - 2.0 * at);
    }
}
