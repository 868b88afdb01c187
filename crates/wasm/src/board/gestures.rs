//! What the pointer means: presses, taps and drags, told apart without knowing what a piece may do.

use serde::Serialize;

use super::geometry::Point;
use super::square::Square;

/// What a player did with the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Gesture {
    /// The pointer went down on a square.
    Pick {
        /// The square.
        square: Square,
    },
    /// It went up again without having been dragged.
    Tap {
        /// The square where it went down.
        square: Square,
    },
    /// It was dragged and let go over a square.
    Drop {
        /// Where the drag began.
        from: Square,
        /// Where it ended.
        square: Square,
    },
    /// The press ended without meaning anything: let go beside the board, or given up.
    Cancel,
}

/// The press under way, if any: only the first pointer counts, a second finger changes nothing.
#[derive(Debug, Default)]
pub struct Gestures {
    press: Option<Press>,
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
pub struct Press {
    pointer: i32,
    threshold: f64,
    start: Point,
    /// The square where it went down.
    pub from: Square,
    /// Where it is.
    pub now: Point,
    /// Whether it has moved further than a hand trembles.
    pub dragging: bool,
}

impl Gestures {
    /// The press under way.
    pub fn press(&self) -> Option<&Press> {
        self.press.as_ref()
    }

    /// A pointer went down at `point`; a movement of up to `threshold` device pixels will not count as a drag.
    pub fn down(&mut self, pointer: i32, point: Point, square: Option<Square>, threshold: f64) -> Option<Gesture> {
        if self.press.is_some() {
            return None;
        }
        let from = square?;
        self.press = Some(Press { pointer, threshold, start: point, from, now: point, dragging: false });
        Some(Gesture::Pick { square: from })
    }

    /// A pointer moved; true if there is something new to draw.
    pub fn moved(&mut self, pointer: i32, point: Point) -> bool {
        let Some(press) = self.press.as_mut().filter(|press| press.pointer == pointer) else {
            return false;
        };
        press.now = point;
        let far = (point.x - press.start.x).hypot(point.y - press.start.y) > press.threshold;
        press.dragging |= far;
        press.dragging
    }

    /// A pointer went up over `square`, or beside the board.
    pub fn up(&mut self, pointer: i32, square: Option<Square>) -> Option<Gesture> {
        let press = self.press.take_if(|press| press.pointer == pointer)?;
        Some(match square {
            _ if !press.dragging => Gesture::Tap { square: press.from },
            Some(square) => Gesture::Drop { from: press.from, square },
            None => Gesture::Cancel,
        })
    }

    /// The press was given up.
    pub fn cancel(&mut self) -> Option<Gesture> {
        self.press.take().map(|_| Gesture::Cancel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const E4: Square = Square { file: 4, rank: 3 };
    const E6: Square = Square { file: 4, rank: 5 };

    fn at(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    #[test]
    fn down_and_up_is_a_tap() {
        let mut gestures = Gestures::default();
        assert_eq!(gestures.down(1, at(10.0, 10.0), Some(E4), 4.0), Some(Gesture::Pick { square: E4 }));
        assert!(!gestures.moved(1, at(12.0, 12.0)));
        assert_eq!(gestures.up(1, Some(E4)), Some(Gesture::Tap { square: E4 }));
    }

    #[test]
    fn moving_far_is_a_drag() {
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0);
        assert!(gestures.moved(1, at(10.0, 20.0)));
        assert!(gestures.moved(1, at(10.0, 11.0)), "coming back does not undo the drag");
        assert_eq!(gestures.up(1, Some(E6)), Some(Gesture::Drop { from: E4, square: E6 }));
    }

    #[test]
    fn letting_go_beside_the_board_cancels() {
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0);
        gestures.moved(1, at(10.0, 90.0));
        assert_eq!(gestures.up(1, None), Some(Gesture::Cancel));
        assert_eq!(gestures.up(1, None), None);
    }

    #[test]
    fn a_second_finger_changes_nothing() {
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0);
        assert_eq!(gestures.down(2, at(50.0, 50.0), Some(E6), 4.0), None);
        assert!(!gestures.moved(2, at(90.0, 90.0)));
        assert_eq!(gestures.up(2, Some(E6)), None);
        assert_eq!(gestures.up(1, Some(E4)), Some(Gesture::Tap { square: E4 }));
    }

    #[test]
    fn down_beside_the_board_is_nothing() {
        assert_eq!(Gestures::default().down(1, at(0.0, 0.0), None, 4.0), None);
    }

    #[test]
    fn gestures_are_written_as_flat_objects() {
        let text = serde_json::to_string(&Gesture::Drop { from: E4, square: E6 }).unwrap();
        assert_eq!(text, r#"{"type":"drop","from":"e4","square":"e6"}"#);
        assert_eq!(serde_json::to_string(&Gesture::Cancel).unwrap(), r#"{"type":"cancel"}"#);
    }
}
