//! Draws the empty board: its squares and coordinates.

use menagerie_rules::Square;
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::contrast::{Tint, readable_on, under};
use super::geometry::{BoardGeometry, ScreenRect};
use super::theme::CoordinatePlace;
use menagerie_scene::{BoardSquares, SquareColours};

/// Squares narrower than this many CSS pixels have no coordinates, because they would be unreadable.
const READABLE: f64 = 22.0;

/// The space for coordinates beside the board, as a fraction of a square's side.
pub fn margin(coordinates: CoordinatePlace) -> f64 {
    if coordinates == CoordinatePlace::Outside { 0.36 } else { 0.0 }
}

/// The empty board.
pub struct BoardGround {
    /// Its squares.
    pub board: BoardSquares,
    /// Where the coordinates are.
    pub coordinates: CoordinatePlace,
    /// The colour of those beside the board.
    pub text: String,
    /// The colours.
    pub squares: SquareColours,
    /// Device pixels for one CSS pixel.
    pub pixel_ratio: f64,
    /// The side of a square when the whole board is shown, in device pixels.
    pub side: f64,
}

impl BoardGround {
    /// Draws the squares.
    pub fn draw_squares(&self, context: &CanvasRenderingContext2d, geometry: &BoardGeometry) {
        let side = f64::from(geometry.square_size());
        let (origin, grid) = (geometry.origin(), geometry.grid());
        let (width, height) = (side * f64::from(grid.columns()), side * f64::from(grid.rows()));
        context.set_fill_style_str(self.squares.light);
        context.fill_rect(origin.x, origin.y, width, height);
        let fill = |square: Square| {
            let corner = geometry.corner(square);
            context.fill_rect(corner.x, corner.y, side, side);
        };
        if self.board.checkered {
            context.set_fill_style_str(self.squares.dark);
            grid.squares().filter(|square| !square.is_light()).for_each(fill);
        }
        context.set_fill_style_str(self.squares.line);
        self.board.holes.iter().for_each(fill);
        if self.board.checkered {
            return;
        }
        let line = (side / 40.0).round().max(1.0);
        let before = (line / 2.0).floor();
        for column in 0..=grid.columns() {
            let x = (f64::from(column) * side - before).clamp(0.0, width - line);
            context.fill_rect(origin.x + x, origin.y, line, height);
        }
        for row in 0..=grid.rows() {
            let y = (f64::from(row) * side - before).clamp(0.0, height - line);
            context.fill_rect(origin.x, origin.y + y, width, line);
        }
    }

    /// Draws the coordinates in colours that are readable over the `tints` of each square.
    pub fn draw_coordinates(
        &self,
        context: &CanvasRenderingContext2d,
        geometry: &BoardGeometry,
        tints: impl Fn(Square) -> Vec<Tint>,
    ) -> Result<(), JsValue> {
        let side = f64::from(geometry.square_size());
        let outside = self.coordinates == CoordinatePlace::Outside;
        // The margin beside the board does not grow with the squares.
        let measure = if outside { self.side } else { side };
        if self.coordinates == CoordinatePlace::Off || measure / self.pixel_ratio < READABLE {
            return Ok(());
        }
        let (part, most) = if outside { (0.2, 15.0) } else { (0.17, 13.0) };
        let size = (measure * part).clamp(7.5 * self.pixel_ratio, most * self.pixel_ratio);
        let inset = side * 0.035;
        context.set_line_join("round");
        context.set_line_width(size * 0.34);
        let ScreenRect { left, top, width, height } = geometry.window();
        let (right, bottom) = (left + width, top + height);
        // At the edges of the visible part: in the row and the column of the edge, if there is room.
        let holds = |start: f64, at: f64| start <= at && at < start + side;
        let (last_row, first_column) = (bottom - inset - size * 0.4, left + inset + size * 0.4);
        let room = size * 1.3;
        context.set_font(&format!("600 {size}px system-ui, sans-serif"));
        for square in geometry.grid().squares() {
            let corner = geometry.corner(square);
            let (start, end) = (corner.x.max(left), (corner.x + side).min(right));
            let (head, foot) = (corner.y.max(top), (corner.y + side).min(bottom));
            let lowest = holds(corner.y, last_row) && end - start >= room;
            let leftmost = holds(corner.x, first_column) && foot - head >= room;
            if !lowest && !leftmost {
                continue;
            }
            if outside {
                context.set_fill_style_str(&self.text);
            } else {
                let [ground, default] = self.board.colours_at(square, &self.squares);
                let tints = tints(square);
                context.set_fill_style_str(readable_on(ground, &tints, default));
                // A rim in the colour of the square separates them from the piece.
                context.set_stroke_style_str(&under(ground, &tints));
            }
            let (across, down) = geometry.grid().labels(square);
            if lowest {
                let place = if outside { ("center", "middle") } else { ("right", "alphabetic") };
                set_alignment(context, place);
                if outside {
                    context.fill_text(&across, (start + end) / 2.0, bottom + self.side * 0.19)?;
                } else {
                    write(context, &across, end - inset, foot - inset)?;
                }
            }
            if leftmost {
                if outside {
                    set_alignment(context, ("center", "middle"));
                    context.fill_text(&down, left - self.side * 0.19, (head + foot) / 2.0)?;
                } else {
                    set_alignment(context, ("left", "top"));
                    write(context, &down, start + inset, head + inset)?;
                }
            }
        }
        Ok(())
    }
}

/// Writes text with a rim.
fn write(context: &CanvasRenderingContext2d, text: &str, x: f64, y: f64) -> Result<(), JsValue> {
    context.stroke_text(text, x, y)?;
    context.fill_text(text, x, y)
}

fn set_alignment(context: &CanvasRenderingContext2d, (across, down): (&str, &str)) {
    context.set_text_align(across);
    context.set_text_baseline(down);
}
