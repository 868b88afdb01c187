//! Where squares are in the picture: 100 units wide each, as the owner at the bottom sees the board.

use menagerie_rules::{Forward, Shape, Square};

/// The width of a square.
pub const SIDE: i32 = 100;

/// A board seen from one of its sides.
#[derive(Clone, Copy, Debug)]
pub struct DiagramGeometry {
    shape: Shape,
    /// Which way is up in the picture.
    up: Forward,
}

impl DiagramGeometry {
    /// A board of this shape, with the player who looks `up` at the bottom.
    pub fn new(shape: Shape, up: Forward) -> DiagramGeometry {
        DiagramGeometry { shape, up }
    }

    /// How many squares across and down.
    pub fn size(&self) -> (i32, i32) {
        let (files, ranks) = (i32::from(self.shape.files()), i32::from(self.shape.ranks()));
        if self.is_sideways() { (ranks, files) } else { (files, ranks) }
    }

    /// Whether ranks run across the picture from top to bottom.
    pub fn is_sideways(&self) -> bool {
        matches!(self.up, Forward::East | Forward::West)
    }

    /// Column and row of a square, from the top left corner.
    pub fn cell(&self, square: Square) -> (i32, i32) {
        let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
        let (files, ranks) = (i32::from(self.shape.files()), i32::from(self.shape.ranks()));
        match self.up {
            Forward::North => (file, ranks - 1 - rank),
            Forward::South => (files - 1 - file, rank),
            Forward::West => (rank, file),
            Forward::East => (ranks - 1 - rank, files - 1 - file),
        }
    }

    /// The square in a column and row.
    pub fn square(&self, column: i32, row: i32) -> Option<Square> {
        let (files, ranks) = (i32::from(self.shape.files()), i32::from(self.shape.ranks()));
        let (file, rank) = match self.up {
            Forward::North => (column, ranks - 1 - row),
            Forward::South => (files - 1 - column, row),
            Forward::West => (row, column),
            Forward::East => (files - 1 - row, ranks - 1 - column),
        };
        let square = Square::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)?;
        self.shape.contains(square).then_some(square)
    }

    /// The middle of a square.
    pub fn middle(&self, square: Square) -> (i32, i32) {
        let (column, row) = self.cell(square);
        (column * SIDE + SIDE / 2, row * SIDE + SIDE / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_where_it_is_drawn() {
        let shape = Shape::new(10, 8).unwrap();
        for up in [Forward::North, Forward::East, Forward::South, Forward::West] {
            let geometry = DiagramGeometry::new(shape, up);
            for square in shape.squares() {
                let (column, row) = geometry.cell(square);
                assert_eq!(geometry.square(column, row), Some(square));
                assert!(column < geometry.size().0 && row < geometry.size().1);
            }
            assert_eq!(geometry.square(-1, 0), None);
            assert_eq!(geometry.square(10, 10), None);
        }
    }

    #[test]
    fn red_of_chaturaji_looks_towards_the_a_file() {
        let geometry = DiagramGeometry::new(Shape::new(8, 8).unwrap(), Forward::West);
        let h1: Square = "h1".parse().unwrap();
        assert_eq!(geometry.cell(h1), (0, 7));
    }
}
