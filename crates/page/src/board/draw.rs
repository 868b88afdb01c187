//! Draws the position on the empty board: tints, targets, pieces, and moving pieces.

use menagerie_rules::Square;
use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::contrast::Tint;
use super::geometry::{BoardGeometry, ScreenPoint};
use super::motion::SceneChange;
use super::overlay;
use super::sprites::Sprites;
use super::strokes::{Segment, fill_square, frame, trace};
use super::theme::PieceSet;
use super::{markers, theme};
use menagerie_scene::{Scene, ScenePiece};
use menagerie_session::marks::BoardMarks;

/// The pieces that are not drawn where they stand.
pub struct HiddenPieces<'a> {
    /// The piece left faint where it came from: it is being dragged.
    pub lifted: Option<Square>,
    /// Pieces that are moving are not drawn.
    pub change: Option<&'a SceneChange>,
}

/// Draws everything on the visible squares.
pub fn draw_position(
    context: &CanvasRenderingContext2d,
    scene: &Scene,
    marks: &BoardMarks,
    geometry: &BoardGeometry,
    sprites: &mut Sprites,
    absent: &HiddenPieces,
) -> Result<(), JsValue> {
    let side = f64::from(geometry.square_size());
    for &square in &scene.last_move {
        fill_square(context, geometry, square, theme::LAST_MOVE);
        draw_corners(context, geometry, square);
    }
    overlay::draw_under(context, marks, geometry);
    if let Some(square) = scene.selected {
        fill_square(context, geometry, square, theme::SELECTED);
        frame(context, geometry, square, theme::SELECTED_FRAME);
    }
    for &square in &scene.check {
        draw_check(context, geometry, square)?;
    }
    // Marks around pieces lie under them; marks on empty squares hide nothing.
    for target in &scene.targets {
        markers::draw(context, target, geometry.middle(target.square), side)?;
    }
    let pieces = || scene.pieces.iter().filter(|piece| geometry.shows(piece.square));
    // In blindfold mode the direction arrows are not drawn, because they would reveal squares.
    for piece in pieces().filter(|_| sprites.set() != PieceSet::Hidden) {
        draw_way(context, geometry, piece, sprites.set());
    }
    for piece in pieces() {
        if !absent.change.is_some_and(|change| change.hides(piece.square)) {
            let strength = if absent.lifted == Some(piece.square) { theme::DIM } else { 1.0 };
            draw_piece(context, geometry.corner(piece.square), geometry.square_size(), sprites, piece, strength)?;
        }
    }
    Ok(())
}

/// The tints of a square, the lowest first. The glow under a King does not cover the corners.
pub fn tints(scene: &Scene, marks: &BoardMarks, square: Square) -> Vec<Tint> {
    let last_move = scene.last_move.contains(&square).then_some(theme::LAST_MOVE);
    let selected = (scene.selected == Some(square)).then_some(theme::SELECTED);
    last_move.into_iter().chain(overlay::tints_under(marks, square)).chain(selected).collect()
}

/// Draws the moving pieces at `progress`; returns the areas of the board that it has drawn on.
pub fn draw_moving(
    context: &CanvasRenderingContext2d,
    geometry: &BoardGeometry,
    sprites: &mut Sprites,
    change: &SceneChange,
    progress: f64,
) -> Result<Vec<ScreenArea>, JsValue> {
    let side = geometry.square_size();
    let mut areas = Vec::new();
    let mut draw = |piece: &ScenePiece, corner: ScreenPoint, strength: f64| {
        areas.push(ScreenArea::new(corner.x, corner.y, f64::from(side)));
        draw_piece(context, corner, side, sprites, piece, strength)
    };
    for piece in &change.leaving {
        draw(piece, geometry.corner(piece.square), 1.0 - progress)?;
    }
    for piece in &change.coming {
        draw(piece, geometry.corner(piece.square), progress)?;
    }
    for glide in &change.glides {
        let (from, to) = (geometry.corner(glide.piece.square), geometry.corner(glide.to));
        let between = |from: f64, to: f64| (from + (to - from) * progress).round();
        draw(&glide.piece, ScreenPoint { x: between(from.x, to.x), y: between(from.y, to.y) }, 1.0)?;
    }
    Ok(areas)
}

/// Marks the square that the pointer means.
pub fn draw_meant(context: &CanvasRenderingContext2d, geometry: &BoardGeometry, square: Square) {
    fill_square(context, geometry, square, theme::HOVER);
    frame(context, geometry, square, theme::SELECTED_FRAME);
}

/// Draws a piece with this opacity on the square where it will be put down.
pub fn draw_in_hand(
    context: &CanvasRenderingContext2d,
    geometry: &BoardGeometry,
    sprites: &mut Sprites,
    (piece, strength): (&ScenePiece, f64),
    square: Square,
) -> Result<(), JsValue> {
    draw_piece(context, geometry.corner(square), geometry.square_size(), sprites, piece, strength)
}

/// Draws a dragged piece at the pointer, and marks the square that is meant. A finger would hide both, so for a finger the piece is
/// larger and above it, and the mark extends beyond the square.
pub fn draw_lifted(
    context: &CanvasRenderingContext2d,
    geometry: &BoardGeometry,
    sprites: &mut Sprites,
    piece: &ScenePiece,
    (at, meant): (ScreenPoint, Option<Square>),
    finger: bool,
) -> Result<Vec<ScreenArea>, JsValue> {
    let mut areas = Vec::new();
    let side = f64::from(geometry.square_size());
    if let Some(square) = meant {
        let (corner, middle) = (geometry.corner(square), geometry.middle(square));
        if finger {
            let radius = side * 1.2;
            context.begin_path();
            context.arc(middle.x, middle.y, radius, 0.0, std::f64::consts::TAU)?;
            context.set_fill_style_str(&theme::HOVER.css());
            context.fill();
            areas.push(ScreenArea::new(middle.x - radius, middle.y - radius, radius * 2.0));
        }
        draw_meant(context, geometry, square);
        areas.push(ScreenArea::new(corner.x, corner.y, side));
    }
    let (scale, lift) = if finger { (1.7, 0.75) } else { (1.12, 0.0) };
    let size = (side * scale).round();
    let bitmap = sprites.get(&piece.art, piece.colour, size as u32)?;
    let corner = ScreenPoint { x: (at.x - size / 2.0).round(), y: (at.y - side * lift - size / 2.0).round() };
    areas.push(ScreenArea::new(corner.x, corner.y, size));
    blit(context, bitmap, corner, size)?;
    Ok(areas)
}

/// A square part of the canvas, in device pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScreenArea {
    /// From the left.
    pub left: f64,
    /// From the top.
    pub top: f64,
    /// Width and height.
    pub side: f64,
}

impl ScreenArea {
    /// The area with a margin of one pixel.
    fn new(left: f64, top: f64, side: f64) -> ScreenArea {
        ScreenArea { left: left - 1.0, top: top - 1.0, side: side + 2.0 }
    }
}

fn draw_check(context: &CanvasRenderingContext2d, geometry: &BoardGeometry, square: Square) -> Result<(), JsValue> {
    let (middle, side) = (geometry.middle(square), f64::from(geometry.square_size()));
    let glow = context.create_radial_gradient(middle.x, middle.y, side * 0.1, middle.x, middle.y, side * 0.62)?;
    glow.add_color_stop(0.0, theme::CHECK_CORE)?;
    glow.add_color_stop(0.45, theme::CHECK_CORE)?;
    glow.add_color_stop(1.0, theme::CHECK_RIM)?;
    context.set_fill_style_canvas_gradient(&glow);
    let corner = geometry.corner(square);
    context.fill_rect(corner.x, corner.y, side, side);
    Ok(())
}

fn draw_piece(
    context: &CanvasRenderingContext2d,
    corner: ScreenPoint,
    side: u32,
    sprites: &mut Sprites,
    piece: &ScenePiece,
    strength: f64,
) -> Result<(), JsValue> {
    let bitmap = sprites.get(&piece.art, piece.colour, side)?;
    let faint = piece.dim || strength < 1.0;
    if faint {
        context.set_global_alpha(if piece.dim { strength.min(theme::DIM) } else { strength });
    }
    blit(context, bitmap, corner, f64::from(side))?;
    if faint {
        context.set_global_alpha(1.0);
    }
    if piece.waiting {
        draw_waiting(context, corner, f64::from(side))?;
    }
    if piece.reverts {
        draw_reverts(context, corner, f64::from(side))?;
    }
    Ok(())
}

/// A small arrow across the edge that a piece moves over.
fn draw_way(context: &CanvasRenderingContext2d, geometry: &BoardGeometry, piece: &ScenePiece, set: PieceSet) {
    let Some(ahead) = piece.ahead.filter(|_| !piece.dim) else { return };
    let side = f64::from(geometry.square_size());
    let line = Segment::between(geometry.middle(piece.square), geometry.middle(ahead));
    context.begin_path();
    trace(context, &[line.at(side * 0.63, 0.0), line.at(side * 0.48, side * 0.15), line.at(side * 0.48, -side * 0.15)]);
    context.set_line_join("round");
    context.set_stroke_style_str(theme::WAY_RIM);
    context.set_line_width((side * 0.05).max(1.0));
    context.stroke();
    context.set_fill_style_str(theme::paint_in(set, piece.colour).fill);
    context.fill();
}

/// A disc for a sign, with the stroke settings of its rim.
fn draw_disc(context: &CanvasRenderingContext2d, (x, y): (f64, f64), radius: f64, side: f64) -> Result<(), JsValue> {
    context.begin_path();
    context.arc(x, y, radius, 0.0, std::f64::consts::TAU)?;
    context.set_fill_style_str(theme::WAITING);
    context.fill();
    context.set_stroke_style_str(theme::MARKER_RIM);
    context.set_line_width(side * 0.03);
    context.set_line_cap("round");
    context.set_line_join("round");
    context.stroke();
    Ok(())
}

/// A small clock in the corner of the square.
fn draw_waiting(context: &CanvasRenderingContext2d, corner: ScreenPoint, side: f64) -> Result<(), JsValue> {
    let (x, y, radius) = (corner.x + side * 0.8, corner.y + side * 0.2, side * 0.14);
    draw_disc(context, (x, y), radius, side)?;
    context.begin_path();
    context.move_to(x, y - radius * 0.6);
    context.line_to(x, y);
    context.line_to(x + radius * 0.5, y);
    context.stroke();
    Ok(())
}

/// A small disc with a downward arrow in the corner of the square: the piece reverts when it is captured.
fn draw_reverts(context: &CanvasRenderingContext2d, corner: ScreenPoint, side: f64) -> Result<(), JsValue> {
    let (x, y, radius) = (corner.x + side * 0.82, corner.y + side * 0.18, side * 0.12);
    draw_disc(context, (x, y), radius, side)?;
    let part = radius * 0.5;
    context.begin_path();
    for (x, y, begins) in [(x, y - part, true), (x, y + part, false), (x - part, y, true), (x, y + part, false)] {
        if begins { context.move_to(x, y) } else { context.line_to(x, y) }
    }
    context.line_to(x + part, y);
    context.stroke();
    Ok(())
}

/// Small right angles in two corners of a square of the last move.
fn draw_corners(context: &CanvasRenderingContext2d, geometry: &BoardGeometry, square: Square) {
    let (corner, side) = (geometry.corner(square), f64::from(geometry.square_size()));
    let arm = side * 0.2;
    context.set_stroke_style_str(theme::LAST_MOVE_CORNERS);
    context.set_line_width((side * 0.04).max(1.0) * 2.0);
    context.save();
    context.begin_path();
    context.rect(corner.x, corner.y, side, side);
    context.clip();
    context.begin_path();
    for (x, y, turn) in [(corner.x, corner.y, 1.0), (corner.x + side, corner.y + side, -1.0)] {
        context.move_to(x + arm * turn, y);
        context.line_to(x, y);
        context.line_to(x, y + arm * turn);
    }
    context.stroke();
    context.restore();
}

fn blit(
    context: &CanvasRenderingContext2d,
    bitmap: &HtmlCanvasElement,
    ScreenPoint { x, y }: ScreenPoint,
    side: f64,
) -> Result<(), JsValue> {
    // A canvas without area cannot be copied: the board is hidden or smaller than its number of squares.
    if bitmap.width() == 0 {
        return Ok(());
    }
    if f64::from(bitmap.width()) == side {
        return context.draw_image_with_html_canvas_element(bitmap, x, y);
    }
    context.draw_image_with_html_canvas_element_and_dw_and_dh(bitmap, x, y, side, side)
}
