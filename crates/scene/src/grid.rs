//! The places of squares in a picture.

use menagerie_rules::Square;

use crate::Orientation;

/// The width of a square in an SVG picture, and of the picture of a piece.
pub const SIDE: i32 = 100;

/// The squares of a board in columns and rows, from the top left corner of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardGrid {
    files: u8,
    ranks: u8,
    orientation: Orientation,
}

impl BoardGrid {
    /// A board of `files` × `ranks` squares, at most 16 each, in an orientation.
    pub const fn new(files: u8, ranks: u8, orientation: Orientation) -> BoardGrid {
        BoardGrid { files, ranks, orientation }
    }

    /// The number of columns.
    pub const fn columns(self) -> u8 {
        if self.is_sideways() { self.ranks } else { self.files }
    }

    /// The number of rows.
    pub const fn rows(self) -> u8 {
        if self.is_sideways() { self.files } else { self.ranks }
    }

    /// Whether the files run across the picture instead of up.
    pub const fn is_sideways(self) -> bool {
        matches!(self.orientation, Orientation::Quarter | Orientation::ThreeQuarters)
    }

    /// The width and the height of the picture.
    pub fn extent(self) -> (i32, i32) {
        (i32::from(self.columns()) * SIDE, i32::from(self.rows()) * SIDE)
    }

    /// The column of a square from the left, and its row from the top.
    pub const fn cell(self, square: Square) -> (u8, u8) {
        let (file, rank) = (square.file(), square.rank());
        let (from_right, from_top) = (self.files.saturating_sub(file + 1), self.ranks.saturating_sub(rank + 1));
        match self.orientation {
            Orientation::Unturned => (file, from_top),
            Orientation::Quarter => (rank, file),
            Orientation::Half => (from_right, rank),
            Orientation::ThreeQuarters => (from_top, from_right),
        }
    }

    /// The square in a column from the left and a row from the top.
    pub fn square(self, column: i32, row: i32) -> Option<Square> {
        let (last_file, last_rank) = (i32::from(self.files) - 1, i32::from(self.ranks) - 1);
        let (file, rank) = match self.orientation {
            Orientation::Unturned => (column, last_rank - row),
            Orientation::Quarter => (row, column),
            Orientation::Half => (last_file - column, row),
            Orientation::ThreeQuarters => (last_file - row, last_rank - column),
        };
        let (file, rank) = (u8::try_from(file).ok()?, u8::try_from(rank).ok()?);
        Square::new(file, rank).filter(|_| file < self.files && rank < self.ranks)
    }

    /// All squares in the order of the rules, whatever the orientation.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.ranks).flat_map(move |rank| (0..self.files).filter_map(move |file| Square::new(file, rank)))
    }

    /// The square `right` columns to the right of another and `down` rows below it, at most at the edge.
    pub fn beside(self, square: Square, right: i32, down: i32) -> Square {
        let (column, row) = self.cell(square);
        let step = |at: u8, by: i32, count: u8| (i32::from(at) + by).clamp(0, i32::from(count) - 1);
        self.square(step(column, right, self.columns()), step(row, down, self.rows())).unwrap_or(square)
    }

    /// The top left corner of a square in an SVG picture.
    pub fn corner(self, square: Square) -> (i32, i32) {
        let (column, row) = self.cell(square);
        (i32::from(column) * SIDE, i32::from(row) * SIDE)
    }

    /// The middle of a square in an SVG picture.
    pub fn middle(self, square: Square) -> (i32, i32) {
        let (x, y) = self.corner(square);
        (x + SIDE / 2, y + SIDE / 2)
    }

    /// The coordinates of the square's column and of its row: letter and number, or the other way round on a board turned sideways.
    pub fn labels(self, square: Square) -> (String, String) {
        let mut file = square.to_string();
        let rank = file.split_off(1);
        if self.is_sideways() { (rank, file) } else { (file, rank) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [Orientation; 4] =
        [Orientation::Unturned, Orientation::Quarter, Orientation::Half, Orientation::ThreeQuarters];

    #[test]
    fn every_square_is_found_where_it_is_drawn() {
        for orientation in TURNS {
            let grid = BoardGrid::new(10, 8, orientation);
            for square in grid.squares() {
                let (column, row) = grid.cell(square);
                assert_eq!(grid.square(column.into(), row.into()), Some(square));
                assert!(column < grid.columns() && row < grid.rows());
            }
            assert_eq!((grid.square(-1, 0), grid.square(10, 10)), (None, None));
        }
    }

    #[test]
    fn a1_goes_clockwise_round_the_corners() {
        let corners = TURNS.map(|turned| BoardGrid::new(8, 8, turned).corner(Square::from_index(0)));
        assert_eq!(corners, [(0, 700), (0, 0), (700, 0), (700, 700)]);
    }

    #[test]
    fn the_cursor_goes_as_the_board_is_seen_and_stops_at_the_edge() {
        let a1 = Square::from_index(0);
        let steps = TURNS.map(|turned| BoardGrid::new(8, 8, turned).beside(a1, 1, 0).to_string());
        assert_eq!(steps, ["b1", "a2", "a1", "a1"]);
        assert_eq!(BoardGrid::new(8, 8, Orientation::Unturned).beside(a1, 0, -9).to_string(), "a8");
    }

    #[test]
    fn numbers_run_across_a_board_turned_sideways() {
        let c12: Square = "c12".parse().unwrap();
        let labels = TURNS.map(|turned| BoardGrid::new(16, 16, turned).labels(c12));
        assert_eq!(labels[0], ("c".to_string(), "12".to_string()));
        assert_eq!(labels[3], ("12".to_string(), "c".to_string()));
    }

    #[test]
    fn red_of_chaturaji_looks_towards_the_a_file() {
        let h1: Square = "h1".parse().unwrap();
        let red = menagerie_rules::Forward::West.into();
        assert_eq!(BoardGrid::new(8, 8, red).cell(h1), (0, 7));
    }
}
