//! Draws a scene: squares, tints, targets, pieces; and over that the piece being dragged.

use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::geometry::{Geometry, Point};
use super::markers;
use super::scene::{Piece, Scene};
use super::sprites::Sprites;
use super::square::{Square, file_letter};
use super::theme;

/// Squares narrower than this many CSS pixels carry no coordinates: nobody could read them.
const READABLE: f64 = 24.0;

/// Draws everything but a dragged piece; the piece on `lifted` is left faint where it came from.
pub fn draw_scene(
    context: &CanvasRenderingContext2d,
    scene: &Scene,
    geometry: &Geometry,
    sprites: &mut Sprites,
    pixel_ratio: f64,
    lifted: Option<Square>,
) -> Result<(), JsValue> {
    let side = f64::from(geometry.square_size());
    draw_squares(context, scene, geometry);
    for &square in &scene.last_move {
        fill_square(context, geometry, square, theme::LAST_MOVE);
    }
    if let Some(square) = scene.selected {
        fill_square(context, geometry, square, theme::SELECTED);
    }
    for &square in &scene.check {
        draw_check(context, geometry, square)?;
    }
    if scene.coordinates && side / pixel_ratio >= READABLE {
        draw_coordinates(context, scene, geometry, pixel_ratio)?;
    }
    // Marks around pieces lie under them, marks on empty squares have nothing to hide.
    for target in &scene.targets {
        markers::draw(context, target, geometry.middle(target.square), side)?;
    }
    for piece in &scene.pieces {
        draw_piece(context, geometry, sprites, piece, lifted == Some(piece.square))?;
    }
    if let Some(square) = scene.cursor {
        frame_square(context, geometry, square);
    }
    Ok(())
}

/// Draws a dragged piece with its middle at `at`, and tints the square under the pointer.
pub fn draw_lifted(
    context: &CanvasRenderingContext2d,
    geometry: &Geometry,
    sprites: &mut Sprites,
    piece: &Piece,
    at: Point,
    over: Option<Square>,
) -> Result<(), JsValue> {
    if let Some(square) = over {
        fill_square(context, geometry, square, theme::HOVER);
    }
    let size = (f64::from(geometry.square_size()) * 1.12).round();
    let bitmap = sprites.get(&piece.art, piece.colour, size as u32)?;
    blit(context, bitmap, (at.x - size / 2.0).round(), (at.y - size / 2.0).round())
}

fn draw_squares(context: &CanvasRenderingContext2d, scene: &Scene, geometry: &Geometry) {
    let side = f64::from(geometry.square_size());
    let origin = geometry.origin();
    let (width, height) = (side * f64::from(geometry.columns()), side * f64::from(geometry.rows()));
    context.set_fill_style_str(theme::LIGHT);
    context.fill_rect(origin.x, origin.y, width, height);
    if scene.checkered {
        context.set_fill_style_str(theme::DARK);
        for square in squares(geometry).filter(is_dark) {
            let corner = geometry.corner(square);
            context.fill_rect(corner.x, corner.y, side, side);
        }
    } else {
        let line = (side / 40.0).round().max(1.0);
        let before = (line / 2.0).floor();
        context.set_fill_style_str(theme::LINE);
        for column in 0..=geometry.columns() {
            let x = (f64::from(column) * side - before).clamp(0.0, width - line);
            context.fill_rect(origin.x + x, origin.y, line, height);
        }
        for row in 0..=geometry.rows() {
            let y = (f64::from(row) * side - before).clamp(0.0, height - line);
            context.fill_rect(origin.x, origin.y + y, width, line);
        }
    }
}

fn draw_coordinates(
    context: &CanvasRenderingContext2d,
    scene: &Scene,
    geometry: &Geometry,
    pixel_ratio: f64,
) -> Result<(), JsValue> {
    let side = f64::from(geometry.square_size());
    let size = (side * 0.2).clamp(7.5 * pixel_ratio, 15.0 * pixel_ratio);
    let inset = side * 0.05;
    context.set_font(&format!("600 {size}px system-ui, sans-serif"));
    for square in squares(geometry) {
        let corner = geometry.corner(square);
        let dark = scene.checkered && is_dark(&square);
        context.set_fill_style_str(if dark { theme::TEXT_ON_DARK } else { theme::TEXT_ON_LIGHT });
        let (file, rank) = (file_letter(square.file).to_string(), (u16::from(square.rank) + 1).to_string());
        let (across, down) = if geometry.is_sideways() { (rank, file) } else { (file, rank) };
        if corner.y + side * 1.5 > geometry.origin().y + side * f64::from(geometry.rows()) {
            context.set_text_align("right");
            context.set_text_baseline("alphabetic");
            context.fill_text(&across, corner.x + side - inset, corner.y + side - inset)?;
        }
        if corner.x < geometry.origin().x + side * 0.5 {
            context.set_text_align("left");
            context.set_text_baseline("top");
            context.fill_text(&down, corner.x + inset, corner.y + inset)?;
        }
    }
    Ok(())
}

fn draw_check(context: &CanvasRenderingContext2d, geometry: &Geometry, square: Square) -> Result<(), JsValue> {
    let (middle, side) = (geometry.middle(square), f64::from(geometry.square_size()));
    let glow = context.create_radial_gradient(middle.x, middle.y, side * 0.1, middle.x, middle.y, side * 0.62)?;
    glow.add_color_stop(0.0, theme::CHECK_CORE)?;
    glow.add_color_stop(1.0, theme::CHECK_RIM)?;
    context.set_fill_style_canvas_gradient(&glow);
    let corner = geometry.corner(square);
    context.fill_rect(corner.x, corner.y, side, side);
    Ok(())
}

fn draw_piece(
    context: &CanvasRenderingContext2d,
    geometry: &Geometry,
    sprites: &mut Sprites,
    piece: &Piece,
    lifted: bool,
) -> Result<(), JsValue> {
    let corner = geometry.corner(piece.square);
    let bitmap = sprites.get(&piece.art, piece.colour, geometry.square_size())?;
    context.set_global_alpha(if piece.dim || lifted { theme::DIM } else { 1.0 });
    blit(context, bitmap, corner.x, corner.y)?;
    context.set_global_alpha(1.0);
    if piece.waiting {
        draw_waiting(context, corner, f64::from(geometry.square_size()))?;
    }
    Ok(())
}

/// A little clock in the corner of the square.
fn draw_waiting(context: &CanvasRenderingContext2d, corner: Point, side: f64) -> Result<(), JsValue> {
    let (x, y, radius) = (corner.x + side * 0.8, corner.y + side * 0.2, side * 0.14);
    context.begin_path();
    context.arc(x, y, radius, 0.0, std::f64::consts::TAU)?;
    context.set_fill_style_str(theme::WAITING);
    context.fill();
    context.set_stroke_style_str(theme::MARKER_RIM);
    context.set_line_width(side * 0.03);
    context.set_line_cap("round");
    context.stroke();
    context.begin_path();
    context.move_to(x, y - radius * 0.6);
    context.line_to(x, y);
    context.line_to(x + radius * 0.5, y);
    context.stroke();
    Ok(())
}

fn fill_square(context: &CanvasRenderingContext2d, geometry: &Geometry, square: Square, colour: &str) {
    let (corner, side) = (geometry.corner(square), f64::from(geometry.square_size()));
    context.set_fill_style_str(colour);
    context.fill_rect(corner.x, corner.y, side, side);
}

fn frame_square(context: &CanvasRenderingContext2d, geometry: &Geometry, square: Square) {
    let (corner, side) = (geometry.corner(square), f64::from(geometry.square_size()));
    let width = (side * 0.07).max(2.0);
    context.set_stroke_style_str(theme::CURSOR);
    context.set_line_width(width);
    context.stroke_rect(corner.x + width / 2.0, corner.y + width / 2.0, side - width, side - width);
}

fn blit(context: &CanvasRenderingContext2d, bitmap: &HtmlCanvasElement, x: f64, y: f64) -> Result<(), JsValue> {
    // A canvas without area cannot be copied: the board is hidden or smaller than its squares.
    if bitmap.width() == 0 {
        return Ok(());
    }
    context.draw_image_with_html_canvas_element(bitmap, x, y)
}

fn squares(geometry: &Geometry) -> impl Iterator<Item = Square> {
    let geometry = *geometry;
    (0..geometry.rows()).flat_map(move |row| (0..geometry.columns()).map(move |column| geometry.square_in(column, row)))
}

fn is_dark(square: &Square) -> bool {
    (square.file + square.rank).is_multiple_of(2)
}
