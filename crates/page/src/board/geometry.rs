//! Where each square lies on the canvas, and which square lies under a point.

use menagerie_rules::Square;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// How far the board is turned, in quarter turns clockwise. Unturned, `a1` is at the bottom left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, Tsify)]
#[serde(try_from = "u8", into = "u8")]
#[tsify(type = "0 | 1 | 2 | 3")]
pub enum Orientation {
    /// `a1` at the bottom left: White, or Green of four players, sits at the bottom.
    #[default]
    Unturned,
    /// `a1` at the top left: Red of four players sits at the bottom.
    Quarter,
    /// `a1` at the top right: Black, or Yellow of four players, sits at the bottom.
    Half,
    /// `a1` at the bottom right: Blue of four players sits at the bottom.
    ThreeQuarters,
}

impl TryFrom<u8> for Orientation {
    type Error = String;

    fn try_from(turns: u8) -> Result<Orientation, String> {
        match turns {
            0 => Ok(Orientation::Unturned),
            1 => Ok(Orientation::Quarter),
            2 => Ok(Orientation::Half),
            3 => Ok(Orientation::ThreeQuarters),
            _ => Err(format!("a board can be turned by 0 to 3 quarters, not {turns}")),
        }
    }
}

impl From<Orientation> for u8 {
    fn from(orientation: Orientation) -> u8 {
        orientation as u8
    }
}

/// A place on the canvas in device pixels from its top left.
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

/// The board laid out on a canvas of a certain size. Squares are a whole number of device pixels wide, so that every
/// edge is crisp; what is left over lies evenly around the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardGeometry {
    files: u8,
    ranks: u8,
    orientation: Orientation,
    square: u32,
    left: i32,
    top: i32,
    window: ScreenRect,
}

impl BoardGeometry {
    /// Lays a board of `files` by `ranks` out on a canvas of `width` by `height` device pixels. On its left and below
    /// it, `margin` of a square's side is kept free.
    pub fn new(files: u8, ranks: u8, orientation: Orientation, width: u32, height: u32, margin: f64) -> BoardGeometry {
        let window = ScreenRect::default();
        let mut geometry = BoardGeometry { files, ranks, orientation, square: 0, left: 0, top: 0, window };
        let fits = |length: u32, squares: u8| (f64::from(length) / (f64::from(squares) + margin)).floor() as u32;
        geometry.square = fits(width, geometry.columns()).min(fits(height, geometry.rows()));
        let free = (f64::from(geometry.square) * margin) as u32;
        let beside = |length: u32, squares: u8| length - geometry.square * u32::from(squares) - free;
        geometry.left = (free + beside(width, geometry.columns()) / 2) as i32;
        geometry.top = (beside(height, geometry.rows()) / 2) as i32;
        let side = f64::from(geometry.square);
        let (width, height) = (side * f64::from(geometry.columns()), side * f64::from(geometry.rows()));
        let ScreenPoint { x: left, y: top } = geometry.origin();
        geometry.window = ScreenRect { left, top, width, height };
        geometry
    }

    /// The same board in the same place, so many times larger, with the place so many squares from its left and top in the middle of
    /// what is seen. Edges are crisp as before.
    pub fn enlarged(self, scale: f64, middle: (f64, f64)) -> BoardGeometry {
        let mut seen = self.looking(self.window, (f64::from(self.square) * scale).round(), middle);
        // Rounded squares are a little smaller or larger: still nothing beside the board comes into sight.
        let bounds = |start: f64, length: f64, many: u8, at: i32| {
            let least = start + length - f64::from(seen.square) * f64::from(many);
            at.clamp((least.floor() as i32).min(start as i32), start as i32)
        };
        let ScreenRect { left, top, width, height } = self.window;
        seen.left = bounds(left, width, self.columns(), seen.left);
        seen.top = bounds(top, height, self.rows(), seen.top);
        seen
    }

    /// The same board seen through a window, with squares of `side` device pixels and the place so many squares from the
    /// board's left and top in the middle.
    pub fn looking(self, window: ScreenRect, side: f64, (x, y): (f64, f64)) -> BoardGeometry {
        let middle = window.middle();
        let (left, top) = ((middle.x - x * side).round() as i32, (middle.y - y * side).round() as i32);
        BoardGeometry { square: side as u32, left, top, window, ..self }
    }

    /// The part of the canvas in which the board is seen.
    pub fn window(&self) -> ScreenRect {
        self.window
    }

    /// Whether any of a square is in the window.
    pub fn shows(&self, square: Square) -> bool {
        let (corner, side, window) = (self.corner(square), f64::from(self.square), self.window);
        corner.x + side > window.left
            && corner.y + side > window.top
            && corner.x < window.left + window.width
            && corner.y < window.top + window.height
    }

    /// How many squares a point is from the board's left and top.
    pub fn place(&self, point: ScreenPoint) -> (f64, f64) {
        let side = f64::from(self.square.max(1));
        ((point.x - f64::from(self.left)) / side, (point.y - f64::from(self.top)) / side)
    }

    /// Squares side by side on the screen.
    pub fn columns(&self) -> u8 {
        if self.is_sideways() { self.ranks } else { self.files }
    }

    /// Squares above each other on the screen.
    pub fn rows(&self) -> u8 {
        if self.is_sideways() { self.files } else { self.ranks }
    }

    /// The side of a square in device pixels.
    pub fn square_size(&self) -> u32 {
        self.square
    }

    /// Whether the files run down the screen rather than across.
    pub fn is_sideways(&self) -> bool {
        matches!(self.orientation, Orientation::Quarter | Orientation::ThreeQuarters)
    }

    /// The board's top left corner.
    pub fn origin(&self) -> ScreenPoint {
        ScreenPoint { x: f64::from(self.left), y: f64::from(self.top) }
    }

    /// The top left corner of a square.
    pub fn corner(&self, square: Square) -> ScreenPoint {
        let (column, row) = self.column_and_row(square);
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

    /// The square under a point, or none beside the board.
    pub fn square_at(&self, point: ScreenPoint) -> Option<Square> {
        if self.square == 0 || !self.window.contains(point) {
            return None;
        }
        let (x, y) = self.place(point);
        let (column, row) = (x.floor(), y.floor());
        let on_board =
            (0.0..f64::from(self.columns())).contains(&column) && (0.0..f64::from(self.rows())).contains(&row);
        on_board.then(|| self.square_in(column as u8, row as u8))
    }

    /// The square in a column from the left and a row from the top of the screen.
    pub fn square_in(&self, column: u8, row: u8) -> Square {
        let (file, rank) = match self.orientation {
            Orientation::Unturned => (column, self.ranks - 1 - row),
            Orientation::Quarter => (row, column),
            Orientation::Half => (self.files - 1 - column, row),
            Orientation::ThreeQuarters => (self.files - 1 - row, self.ranks - 1 - column),
        };
        // A board has no more than 16 ranks and files, and a square's index is 16 times its rank, plus its file.
        Square::from_index(rank << 4 | file)
    }

    /// All squares, as one reads.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let geometry = *self;
        let row = move |row| (0..geometry.columns()).map(move |column| geometry.square_in(column, row));
        (0..geometry.rows()).flat_map(row)
    }

    /// The square so many columns to the right of another and so many rows below it on the screen; at the edge it
    /// goes no further.
    pub fn beside(&self, square: Square, right: i32, down: i32) -> Square {
        let (column, row) = self.column_and_row(square);
        let step = |at: u8, by: i32, many: u8| (i32::from(at) + by).clamp(0, i32::from(many) - 1) as u8;
        self.square_in(step(column, right, self.columns()), step(row, down, self.rows()))
    }

    /// The column of a square from the left of the screen, and its row from the top.
    pub fn column_and_row(&self, square: Square) -> (u8, u8) {
        let (file, rank) = (square.file(), square.rank());
        match self.orientation {
            Orientation::Unturned => (file, self.ranks - 1 - rank),
            Orientation::Quarter => (rank, file),
            Orientation::Half => (self.files - 1 - file, rank),
            Orientation::ThreeQuarters => (self.ranks - 1 - rank, self.files - 1 - file),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [Orientation; 4] =
        [Orientation::Unturned, Orientation::Quarter, Orientation::Half, Orientation::ThreeQuarters];

    #[test]
    fn the_middle_of_every_square_finds_it_again() {
        for orientation in TURNS {
            for (width, height) in [(1000, 800), (801, 1003), (323, 322)] {
                let geometry = BoardGeometry::new(10, 8, orientation, width, height, 0.0);
                for rank in 0..8 {
                    for file in 0..10 {
                        let square = Square::new(file, rank).unwrap();
                        assert_eq!(geometry.square_at(geometry.middle(square)), Some(square));
                    }
                }
            }
        }
    }

    #[test]
    fn a1_goes_clockwise_round_the_corners() {
        let corners = TURNS.map(|orientation| {
            let corner = BoardGeometry::new(8, 8, orientation, 800, 800, 0.0).corner(Square::from_index(0));
            (corner.x, corner.y)
        });
        assert_eq!(corners, [(0.0, 700.0), (0.0, 0.0), (700.0, 0.0), (700.0, 700.0)]);
    }

    #[test]
    fn the_cursor_goes_as_the_screen_is_seen_and_stops_at_the_edge() {
        let a1 = Square::from_index(0);
        let steps = TURNS.map(|turned| BoardGeometry::new(8, 8, turned, 800, 800, 0.0).beside(a1, 1, 0).to_string());
        assert_eq!(steps, ["b1", "a2", "a1", "a1"]);
        assert_eq!(BoardGeometry::new(8, 8, Orientation::Unturned, 800, 800, 0.0).beside(a1, 0, -9).to_string(), "a8");
    }

    #[test]
    fn beside_the_board_is_no_square() {
        let geometry = BoardGeometry::new(10, 8, Orientation::Unturned, 1000, 1000, 0.0);
        assert_eq!(geometry.square_at(ScreenPoint { x: 5.0, y: 50.0 }), None);
        assert_eq!(geometry.square_at(ScreenPoint { x: -1.0, y: 500.0 }), None);
        assert_eq!(geometry.square_at(ScreenPoint { x: 1000.0, y: 500.0 }), None);
    }

    #[test]
    fn a_margin_is_kept_free_on_the_left_and_below() {
        let geometry = BoardGeometry::new(8, 8, Orientation::Unturned, 840, 840, 0.4);
        let (corner, side) = (geometry.origin(), geometry.square_size());
        assert_eq!((corner.x, corner.y, side), (40.0, 0.0, 100));
        assert_eq!(geometry.square_at(ScreenPoint { x: 20.0, y: 50.0 }), None);
    }

    #[test]
    fn a_canvas_smaller_than_the_board_has_no_squares() {
        let geometry = BoardGeometry::new(14, 14, Orientation::Unturned, 5, 5, 0.0);
        assert_eq!(geometry.square_at(ScreenPoint { x: 2.0, y: 2.0 }), None);
    }
}
