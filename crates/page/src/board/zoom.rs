//! How much of the board is shown: all of it, or a part that is enlarged. Only arithmetic, in squares.

use super::geometry::{BoardGeometry, ScreenPoint, ScreenRect};
use menagerie_rules::Square;

/// At least so many squares are in sight, however much the board is enlarged.
const FEWEST: f64 = 4.0;

/// A board enlarged by less than this is shown whole: nobody has meant so little.
const LEAST: f64 = 1.08;

/// The part of the board that is in sight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardZoom {
    /// How many times larger than the whole board.
    pub scale: f64,
    /// The middle of what is in sight, in squares from the left edge of the board as it is seen.
    pub x: f64,
    /// And from its top.
    pub y: f64,
}

impl BoardZoom {
    /// All of it.
    pub const WHOLE: BoardZoom = BoardZoom { scale: 1.0, x: 0.0, y: 0.0 };

    /// The board as it is seen so, of a board that is seen whole.
    pub fn of(self, whole: BoardGeometry) -> BoardGeometry {
        if self.is_whole() {
            return whole;
        }
        let BoardZoom { scale, x, y } = self.bounded(&whole);
        whole.enlarged(scale, (x, y))
    }

    /// Whether all of the board is in sight.
    pub fn is_whole(&self) -> bool {
        self.scale <= 1.0
    }

    /// The scale that makes squares so many device pixels wide, but not larger than `most` allows.
    pub fn scale_for(square: f64, whole: &BoardGeometry) -> f64 {
        (square / f64::from(whole.square_size()).max(1.0)).clamp(1.0, most(whole))
    }

    /// What is in sight when the place under `from` has gone to `to` and everything has become larger by a factor. `whole`
    /// is the whole board on its canvas. The board covers its frame, whatever is asked for.
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

    /// The same, moved by as little as brings all of some squares into sight; of the last of them, if all have no room.
    pub fn showing(self, squares: &[Square], whole: &BoardGeometry) -> BoardZoom {
        let Some(last) = squares.last() else { return self };
        let around = |squares: &[Square]| {
            let places = squares.iter().map(|&square| whole.column_and_row(square));
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

    /// The same of a board that has been turned by half.
    pub fn turned(self, whole: &BoardGeometry) -> BoardZoom {
        let now = self.bounded(whole);
        BoardZoom { x: f64::from(whole.columns()) - now.x, y: f64::from(whole.rows()) - now.y, ..self }
    }

    /// All of it, if it is hardly enlarged.
    pub fn settled(self) -> BoardZoom {
        if self.scale < LEAST { BoardZoom::WHOLE } else { self }
    }

    /// What is in sight on the way to another part, having come as far as `progress` says: every place of the board goes
    /// straight.
    pub fn towards(self, to: BoardZoom, progress: f64, whole: &BoardGeometry) -> BoardZoom {
        let (from, to) = (self.bounded(whole), to.bounded(whole));
        let between = |from: f64, to: f64| from + (to - from) * progress;
        let scale = 1.0 / between(1.0 / from.scale, 1.0 / to.scale);
        BoardZoom { scale, x: between(from.x, to.x), y: between(from.y, to.y) }
    }

    /// How many squares are in sight to each side of the middle.
    fn reach(self, whole: &BoardGeometry) -> (f64, f64) {
        let ScreenRect { width, height, .. } = whole.window();
        let side = f64::from(whole.square_size()).max(1.0) * self.scale;
        (width / side / 2.0, height / side / 2.0)
    }

    /// The same without anything beyond the edges of the board.
    pub fn bounded(self, whole: &BoardGeometry) -> BoardZoom {
        let within = |at: f64, reach: f64, many: u8| {
            let many = f64::from(many);
            if reach * 2.0 >= many { many / 2.0 } else { at.clamp(reach, many - reach) }
        };
        let (across, down) = self.reach(whole);
        BoardZoom { x: within(self.x, across, whole.columns()), y: within(self.y, down, whole.rows()), ..self }
    }
}

/// How much a board can be enlarged.
fn most(whole: &BoardGeometry) -> f64 {
    (f64::from(whole.columns().min(whole.rows())) / FEWEST).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::super::geometry::Orientation;
    use super::*;

    fn whole() -> BoardGeometry {
        BoardGeometry::new(14, 14, Orientation::Unturned, 1400, 1400, 0.0)
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
        let small = BoardGeometry::new(4, 4, Orientation::Unturned, 400, 400, 0.0);
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
        let turned = BoardGeometry::new(14, 14, Orientation::Half, 1400, 1400, 0.0);
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
