//! The visible part of the board: the whole board, or an enlarged part. Only arithmetic, in squares.

use super::geometry::{BoardGeometry, ScreenPoint, ScreenRect};
use menagerie_rules::Square;

/// The least number of squares in sight in each direction, at any zoom.
const FEWEST: f64 = 4.0;

/// A zoom below this is reset to the whole board, as it was hardly intended.
const LEAST: f64 = 1.08;

/// The visible part of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardZoom {
    /// The zoom factor, 1 for the whole board.
    pub scale: f64,
    /// The middle of the visible part, in squares from the left edge of the board on the screen.
    pub x: f64,
    /// The same from the top edge.
    pub y: f64,
}

impl BoardZoom {
    /// The whole board.
    pub const WHOLE: BoardZoom = BoardZoom { scale: 1.0, x: 0.0, y: 0.0 };

    /// The layout of the board with this zoom, from the layout without one.
    pub fn of(self, whole: BoardGeometry) -> BoardGeometry {
        if self.is_whole() {
            return whole;
        }
        let BoardZoom { scale, x, y } = self.bounded(&whole);
        whole.enlarged(scale, (x, y))
    }

    /// Whether the whole board is in sight.
    pub fn is_whole(&self) -> bool {
        self.scale <= 1.0
    }

    /// The scale at which squares are `square` device pixels wide, limited to the maximum.
    pub fn scale_for(square: f64, whole: &BoardGeometry) -> f64 {
        (square / f64::from(whole.square_size()).max(1.0)).clamp(1.0, most(whole))
    }

    /// The visible part after the place under `from` has moved to `to` and the zoom has changed by `factor`. `whole` is the layout of the
    /// whole board. The board always covers its frame.
    pub fn moved(self, from: ScreenPoint, to: ScreenPoint, factor: f64, whole: &BoardGeometry) -> BoardZoom {
        let scale = (self.scale * factor).clamp(1.0, most(whole));
        let middle = whole.window().middle();
        let held = self.place(from, whole);
        let side = f64::from(whole.square_size()) * scale;
        BoardZoom { scale, x: held.0 - (to.x - middle.x) / side, y: held.1 - (to.y - middle.y) / side }.bounded(whole)
    }

    /// The place of the board under a point of the canvas, in squares from the top left.
    fn place(self, point: ScreenPoint, whole: &BoardGeometry) -> (f64, f64) {
        let (middle, bounded) = (whole.window().middle(), self.bounded(whole));
        let side = f64::from(whole.square_size()).max(1.0) * self.scale;
        (bounded.x + (point.x - middle.x) / side, bounded.y + (point.y - middle.y) / side)
    }

    /// The visible part, moved by as little as shows all of some squares, or only the last of them if there is no room for all.
    pub fn showing(self, squares: &[Square], whole: &BoardGeometry) -> BoardZoom {
        let Some(last) = squares.last() else { return self };
        let around = |squares: &[Square]| {
            let places = squares.iter().map(|&square| whole.grid().cell(square));
            let (mut columns, mut rows) = ((u8::MAX, 0), (u8::MAX, 0));
            for (column, row) in places {
                columns = (columns.0.min(column), columns.1.max(column));
                rows = (rows.0.min(row), rows.1.max(row));
            }
            [columns, rows].map(|(from, to)| (f64::from(from), f64::from(to) + 1.0))
        };
        let reach = self.reach(whole);
        let fits =
            |[across, down]: [(f64, f64); 2]| across.1 - across.0 <= reach.0 * 2.0 && down.1 - down.0 <= reach.1 * 2.0;
        let all = around(squares);
        let [across, down] = if fits(all) { all } else { around(&[*last]) };
        let now = self.bounded(whole);
        let shift = |middle: f64, reach: f64, (from, to): (f64, f64)| middle.min(from + reach).max(to - reach);
        BoardZoom { x: shift(now.x, reach.0, across), y: shift(now.y, reach.1, down), ..self }.bounded(whole)
    }

    /// The same for the board turned by 180 degrees.
    pub fn turned(self, whole: &BoardGeometry) -> BoardZoom {
        let now = self.bounded(whole);
        BoardZoom { x: f64::from(whole.grid().columns()) - now.x, y: f64::from(whole.grid().rows()) - now.y, ..self }
    }

    /// The whole board if it is hardly enlarged.
    pub fn settled(self) -> BoardZoom {
        if self.scale < LEAST { BoardZoom::WHOLE } else { self }
    }

    /// The visible part between this one and another at `progress`. Every place of the board moves in a straight line.
    pub fn towards(self, to: BoardZoom, progress: f64, whole: &BoardGeometry) -> BoardZoom {
        let (from, to) = (self.bounded(whole), to.bounded(whole));
        let between = |from: f64, to: f64| from + (to - from) * progress;
        let scale = 1.0 / between(1.0 / from.scale, 1.0 / to.scale);
        BoardZoom { scale, x: between(from.x, to.x), y: between(from.y, to.y) }
    }

    /// The number of squares in sight to each side of the middle.
    fn reach(self, whole: &BoardGeometry) -> (f64, f64) {
        let ScreenRect { width, height, .. } = whole.window();
        let side = f64::from(whole.square_size()).max(1.0) * self.scale;
        (width / side / 2.0, height / side / 2.0)
    }

    /// The same, limited to the edges of the board.
    pub fn bounded(self, whole: &BoardGeometry) -> BoardZoom {
        let within = |at: f64, reach: f64, many: u8| {
            let many = f64::from(many);
            if reach * 2.0 >= many { many / 2.0 } else { at.clamp(reach, many - reach) }
        };
        let (across, down) = self.reach(whole);
        BoardZoom {
            x: within(self.x, across, whole.grid().columns()),
            y: within(self.y, down, whole.grid().rows()),
            ..self
        }
    }
}

/// The maximum zoom of a board.
fn most(whole: &BoardGeometry) -> f64 {
    (f64::from(whole.grid().columns().min(whole.grid().rows())) / FEWEST).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_scene::{BoardGrid, Orientation};

    fn whole() -> BoardGeometry {
        BoardGeometry::new(BoardGrid::new(14, 14, Orientation::Unturned), 1400, 1400, 0.0)
    }

    fn at(x: f64, y: f64) -> ScreenPoint {
        ScreenPoint { x, y }
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn the_place_under_the_fingers_stays_under_them() {
        let whole = whole();
        for point in [at(700.0, 700.0), at(350.0, 900.0), at(1200.0, 650.0)] {
            let zoom = BoardZoom::WHOLE.moved(point, point, 2.0, &whole);
            let before = whole.square_at(point);
            assert_eq!(zoom.of(whole).square_at(point), before, "{point:?}");
            let carried = zoom.moved(point, at(point.x + 30.0, point.y - 40.0), 1.3, &whole);
            assert_eq!(carried.of(whole).square_at(at(point.x + 30.0, point.y - 40.0)), before, "{point:?}");
        }
    }

    #[test]
    fn the_board_never_leaves_its_frame() {
        let whole = whole();
        let zoom = BoardZoom::WHOLE.moved(at(0.0, 0.0), at(0.0, 0.0), 2.0, &whole);
        for to in [at(9999.0, 9999.0), at(-9999.0, -9999.0), at(9999.0, -9999.0)] {
            let seen = zoom.moved(at(700.0, 700.0), to, 1.0, &whole).of(whole);
            let (origin, side) = (seen.origin(), f64::from(seen.square_size()));
            assert!(origin.x <= 0.0 && origin.y <= 0.0, "{origin:?}");
            assert!(origin.x + side * 14.0 >= 1400.0 && origin.y + side * 14.0 >= 1400.0, "{origin:?}");
        }
    }

    #[test]
    fn it_is_never_smaller_than_whole_and_never_shows_fewer_than_four_squares() {
        let whole = whole();
        let point = at(300.0, 300.0);
        assert!(BoardZoom::WHOLE.moved(point, point, 0.2, &whole).is_whole());
        assert_eq!(BoardZoom::WHOLE.moved(point, point, 99.0, &whole).scale, 3.5);
        let small = BoardGeometry::new(BoardGrid::new(4, 4, Orientation::Unturned), 400, 400, 0.0);
        assert!(BoardZoom::WHOLE.moved(point, point, 99.0, &small).is_whole());
        assert!(BoardZoom { scale: 1.05, x: 1.0, y: 1.0 }.settled().is_whole());
    }

    #[test]
    fn squares_come_into_sight_with_the_least_movement() {
        let whole = whole();
        // Seven by seven squares, from a14 to g8.
        let zoom = BoardZoom { scale: 2.0, x: 0.0, y: 0.0 }.bounded(&whole);
        assert_eq!((zoom.x, zoom.y), (3.5, 3.5));
        assert_eq!(zoom.showing(&[square("c10"), square("d9")], &whole), zoom);
        let right = zoom.showing(&[square("h9")], &whole);
        assert_eq!((right.x, right.y), (4.5, 3.5));
        let both = zoom.showing(&[square("d9"), square("h5")], &whole);
        assert_eq!((both.x, both.y), (4.5, 6.5));
        let far = zoom.showing(&[square("a14"), square("n1")], &whole);
        assert_eq!((far.x, far.y), (10.5, 10.5), "where both have no room, the last is shown");
    }

    #[test]
    fn half_a_turn_keeps_the_squares_in_sight() {
        let turned = BoardGeometry::new(BoardGrid::new(14, 14, Orientation::Half), 1400, 1400, 0.0);
        let zoom = BoardZoom { scale: 2.0, x: 4.0, y: 5.0 };
        let middle = at(750.0, 650.0);
        let before = zoom.of(whole()).square_at(middle);
        let mirrored = at(1400.0 - middle.x - 1.0, 1400.0 - middle.y - 1.0);
        assert_eq!(zoom.turned(&turned).of(turned).square_at(mirrored), before);
    }

    #[test]
    fn what_is_double_tapped_stays_where_it_is_all_the_way() {
        let whole = whole();
        let point = at(1150.0, 550.0);
        let to = BoardZoom::WHOLE.moved(point, point, 2.0, &whole);
        for progress in [0.0, 0.3, 0.7, 1.0] {
            let seen = BoardZoom::WHOLE.towards(to, progress, &whole).of(whole);
            assert_eq!(seen.square_at(point), whole.square_at(point), "{progress}");
        }
    }

    #[test]
    fn squares_become_as_wide_as_a_finger() {
        assert_eq!(BoardZoom::scale_for(200.0, &whole()), 2.0);
        assert_eq!(BoardZoom::scale_for(50.0, &whole()), 1.0);
    }
}
