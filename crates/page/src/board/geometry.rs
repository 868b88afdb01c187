//! The squares' places on the canvas, and the square under a point.

use menagerie_rules::Square;
use menagerie_scene::BoardGrid;

/// A point on the canvas in device pixels from its top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScreenPoint {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// A part of the canvas, in device pixels from its top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScreenRect {
    /// From the left.
    pub left: f64,
    /// From the top.
    pub top: f64,
    /// To the right.
    pub width: f64,
    /// Downwards.
    pub height: f64,
}

impl ScreenRect {
    /// The point in its middle.
    pub fn middle(&self) -> ScreenPoint {
        ScreenPoint { x: self.left + self.width / 2.0, y: self.top + self.height / 2.0 }
    }

    /// Whether a point lies in it.
    fn contains(&self, point: ScreenPoint) -> bool {
        (self.left..self.left + self.width).contains(&point.x) && (self.top..self.top + self.height).contains(&point.y)
    }
}

/// The layout of the board on a canvas of a certain size. The side of a square is a whole number of device pixels, so that every edge is
/// crisp. The remaining space is distributed evenly around the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardGeometry {
    grid: BoardGrid,
    square: u32,
    left: i32,
    top: i32,
    window: ScreenRect,
}

impl BoardGeometry {
    /// The layout of a board on a canvas of `width` by `height` device pixels. A `margin`, as a fraction of a square's side, is kept free
    /// on its left and below it.
    pub fn new(grid: BoardGrid, width: u32, height: u32, margin: f64) -> BoardGeometry {
        let mut geometry = BoardGeometry { grid, square: 0, left: 0, top: 0, window: ScreenRect::default() };
        let fits = |length: u32, squares: u8| (f64::from(length) / (f64::from(squares) + margin)).floor() as u32;
        geometry.square = fits(width, grid.columns()).min(fits(height, grid.rows()));
        let free = (f64::from(geometry.square) * margin) as u32;
        let beside = |length: u32, squares: u8| length - geometry.square * u32::from(squares) - free;
        geometry.left = (free + beside(width, grid.columns()) / 2) as i32;
        geometry.top = (beside(height, grid.rows()) / 2) as i32;
        let side = f64::from(geometry.square);
        let (width, height) = (side * f64::from(grid.columns()), side * f64::from(grid.rows()));
        let ScreenPoint { x: left, y: top } = geometry.origin();
        geometry.window = ScreenRect { left, top, width, height };
        geometry
    }

    /// The same board in the same window, enlarged by `scale`, with the place `middle` in the middle of the window. `middle` is in
    /// squares from the board's left and top. Edges stay crisp.
    pub fn enlarged(self, scale: f64, middle: (f64, f64)) -> BoardGeometry {
        let mut seen = self.looking(self.window, (f64::from(self.square) * scale).round(), middle);
        // Rounding changes the squares a little, but nothing outside the board may come into sight.
        let bounds = |start: f64, length: f64, many: u8, at: i32| {
            let least = start + length - f64::from(seen.square) * f64::from(many);
            at.clamp((least.floor() as i32).min(start as i32), start as i32)
        };
        let ScreenRect { left, top, width, height } = self.window;
        seen.left = bounds(left, width, self.grid.columns(), seen.left);
        seen.top = bounds(top, height, self.grid.rows(), seen.top);
        seen
    }

    /// The same board seen through a window, with squares of `side` device pixels and the place (`x`, `y`) in the middle. The place is in
    /// squares from the board's left and top.
    pub fn looking(self, window: ScreenRect, side: f64, (x, y): (f64, f64)) -> BoardGeometry {
        let middle = window.middle();
        let (left, top) = ((middle.x - x * side).round() as i32, (middle.y - y * side).round() as i32);
        BoardGeometry { square: side as u32, left, top, window, ..self }
    }

    /// The part of the canvas that shows the board.
    pub fn window(&self) -> ScreenRect {
        self.window
    }

    /// Whether any part of a square is in the window.
    pub fn shows(&self, square: Square) -> bool {
        let (corner, side, window) = (self.corner(square), f64::from(self.square), self.window);
        corner.x + side > window.left
            && corner.y + side > window.top
            && corner.x < window.left + window.width
            && corner.y < window.top + window.height
    }

    /// The distance of a point from the board's left and top, in squares.
    pub fn place(&self, point: ScreenPoint) -> (f64, f64) {
        let side = f64::from(self.square.max(1));
        ((point.x - f64::from(self.left)) / side, (point.y - f64::from(self.top)) / side)
    }

    /// The squares in columns and rows.
    pub fn grid(&self) -> BoardGrid {
        self.grid
    }

    /// The side of a square in device pixels.
    pub fn square_size(&self) -> u32 {
        self.square
    }

    /// The board's top left corner.
    pub fn origin(&self) -> ScreenPoint {
        ScreenPoint { x: f64::from(self.left), y: f64::from(self.top) }
    }

    /// The top left corner of a square.
    pub fn corner(&self, square: Square) -> ScreenPoint {
        let (column, row) = self.grid.cell(square);
        ScreenPoint {
            x: f64::from(self.left) + f64::from(column) * f64::from(self.square),
            y: f64::from(self.top) + f64::from(row) * f64::from(self.square),
        }
    }

    /// The middle of a square.
    pub fn middle(&self, square: Square) -> ScreenPoint {
        let (corner, half) = (self.corner(square), f64::from(self.square) / 2.0);
        ScreenPoint { x: corner.x + half, y: corner.y + half }
    }

    /// The square under a point; none outside the board.
    pub fn square_at(&self, point: ScreenPoint) -> Option<Square> {
        if self.square == 0 || !self.window.contains(point) {
            return None;
        }
        let (x, y) = self.place(point);
        self.grid.square(x.floor() as i32, y.floor() as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use menagerie_scene::Orientation;

    fn layout(files: u8, ranks: u8, width: u32, height: u32, margin: f64) -> BoardGeometry {
        BoardGeometry::new(BoardGrid::new(files, ranks, Orientation::Unturned), width, height, margin)
    }

    #[test]
    fn the_middle_of_every_square_finds_it_again() {
        for orientation in [Orientation::Unturned, Orientation::ThreeQuarters] {
            for (width, height) in [(1000, 800), (801, 1003), (323, 322)] {
                let grid = BoardGrid::new(10, 8, orientation);
                let geometry = BoardGeometry::new(grid, width, height, 0.0);
                for square in grid.squares() {
                    assert_eq!(geometry.square_at(geometry.middle(square)), Some(square));
                }
            }
        }
    }

    #[test]
    fn beside_the_board_is_no_square() {
        let geometry = layout(10, 8, 1000, 1000, 0.0);
        assert_eq!(geometry.square_at(ScreenPoint { x: 5.0, y: 50.0 }), None);
        assert_eq!(geometry.square_at(ScreenPoint { x: -1.0, y: 500.0 }), None);
        assert_eq!(geometry.square_at(ScreenPoint { x: 1000.0, y: 500.0 }), None);
    }

    #[test]
    fn a_margin_is_kept_free_on_the_left_and_below() {
        let geometry = layout(8, 8, 840, 840, 0.4);
        let (corner, side) = (geometry.origin(), geometry.square_size());
        assert_eq!((corner.x, corner.y, side), (40.0, 0.0, 100));
        assert_eq!(geometry.square_at(ScreenPoint { x: 20.0, y: 50.0 }), None);
    }

    #[test]
    fn a_canvas_smaller_than_the_board_has_no_squares() {
        let geometry = layout(14, 14, 5, 5, 0.0);
        assert_eq!(geometry.square_at(ScreenPoint { x: 2.0, y: 2.0 }), None);
    }
}
