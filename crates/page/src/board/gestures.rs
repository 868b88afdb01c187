//! Turns pointer events into gestures: taps, drags and drawing. It does not know the rules.

use menagerie_rules::Square;
use serde::Serialize;
use tsify::Tsify;

use super::geometry::ScreenPoint;
use menagerie_session::marks::ShapeColour;

/// What a hand did on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Gesture {
    /// The pointer went down on a square.
    Pick {
        /// The square.
        square: Square,
        /// Where the piece picked up before may go, if a finger covers that and the square under it is no such place.
        #[serde(skip_serializing_if = "Option::is_none")]
        near: Option<Square>,
        /// Whether it was a finger.
        #[serde(skip_serializing_if = "is_not")]
        #[tsify(optional)]
        touch: bool,
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
        /// Where the piece may go, if a finger covers that and the square under it is no such place.
        #[serde(skip_serializing_if = "Option::is_none")]
        near: Option<Square>,
        /// Whether it was a finger.
        #[serde(skip_serializing_if = "is_not")]
        #[tsify(optional)]
        touch: bool,
    },
    /// The press ended without meaning anything: let go beside the board, or given up.
    Cancel,
    /// The press meant the board and no square of it: a second finger came, or it moved the enlarged board. What was picked
    /// before it is picked again.
    Retract,
    /// A part of the board has been enlarged or moved, or all of it is shown again.
    Zoom {
        /// Whether all of it is shown.
        whole: bool,
    },
    /// The pointer came over another square without being pressed, or left the board.
    Hover {
        /// The square.
        square: Option<Square>,
    },
    /// A finger has stayed where it went down.
    Hold {
        /// The square.
        square: Square,
    },
    /// An arrow was drawn or, where both squares are the same, a circle.
    Shape {
        /// Where it begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// The colour chosen; fingers cannot choose.
        colour: Option<ShapeColour>,
    },
}

fn is_not(it: &bool) -> bool {
    !it
}

/// The purpose of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressPurpose {
    /// To move a piece.
    Move,
    /// To draw an arrow or a circle, in a colour if one can be chosen.
    Draw(Option<ShapeColour>),
}

/// The current press, if any. Only the first pointer counts; a second finger changes nothing.
#[derive(Debug, Default)]
pub struct Gestures {
    press: Option<Press>,
    hovered: Option<Square>,
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
pub struct Press {
    pointer: i32,
    threshold: f64,
    start: ScreenPoint,
    held: bool,
    /// Its purpose.
    pub purpose: PressPurpose,
    /// The square where it went down.
    pub from: Square,
    /// Its current place.
    pub now: ScreenPoint,
    /// Whether it has moved further than a hand trembles.
    pub dragging: bool,
    /// Whether it has moved the enlarged board.
    pub panned: bool,
}

impl Press {
    /// Whether it has lasted long, or draws.
    pub fn is_held(&self) -> bool {
        self.held || self.purpose != PressPurpose::Move
    }
}

impl Gestures {
    /// The current press.
    pub fn press(&self) -> Option<&Press> {
        self.press.as_ref()
    }

    /// A pointer went down at `point`. Movements of up to `threshold` device pixels do not count as a drag.
    pub fn down(
        &mut self,
        pointer: i32,
        point: ScreenPoint,
        square: Option<Square>,
        threshold: f64,
        purpose: PressPurpose,
    ) -> Option<Gesture> {
        if self.press.is_some() {
            return None;
        }
        let from = square?;
        let press = Press {
            pointer,
            threshold,
            start: point,
            held: false,
            purpose,
            from,
            now: point,
            dragging: false,
            panned: false,
        };
        self.press = Some(press);
        (purpose == PressPurpose::Move).then_some(Gesture::Pick { square: from, near: None, touch: false })
    }

    /// A pointer moved; true if there is something new to draw. `carries` says whether the press carries a piece.
    pub fn moved(&mut self, pointer: i32, point: ScreenPoint, carries: bool) -> bool {
        let Some(press) = self.press.as_mut().filter(|press| press.pointer == pointer) else {
            return false;
        };
        press.now = point;
        let far = (point.x - press.start.x).hypot(point.y - press.start.y) > press.threshold;
        press.dragging |= far;
        if press.dragging && press.held && !carries {
            press.purpose = PressPurpose::Draw(None);
        }
        press.dragging
    }

    /// The pointer has been down for long.
    pub fn held(&mut self) -> Option<Gesture> {
        let press = self.press.as_mut().filter(|press| !press.dragging && press.purpose == PressPurpose::Move)?;
        press.held = true;
        Some(Gesture::Hold { square: press.from })
    }

    /// A pointer went up over `square`, or outside the board.
    pub fn up(&mut self, pointer: i32, square: Option<Square>) -> Option<Gesture> {
        let press = self.press.take_if(|press| press.pointer == pointer)?;
        match (press.purpose, square) {
            _ if press.panned => Some(Gesture::Retract),
            (PressPurpose::Draw(colour), Some(to)) => Some(Gesture::Shape { from: press.from, to, colour }),
            // A long press only shows information, and does nothing when it ends.
            (PressPurpose::Move, _) if !press.dragging => (!press.held).then_some(Gesture::Tap { square: press.from }),
            (PressPurpose::Move, Some(square)) => {
                Some(Gesture::Drop { from: press.from, square, near: None, touch: false })
            }
            (_, None) => Some(Gesture::Cancel),
        }
    }

    /// The press was cancelled.
    pub fn cancel(&mut self) -> Option<Gesture> {
        self.press.take().map(|_| Gesture::Cancel)
    }

    /// Makes the press move the enlarged board; returns its previous and its current place.
    pub fn pan(&mut self, pointer: i32, to: ScreenPoint) -> Option<(ScreenPoint, ScreenPoint)> {
        let press = self.press.as_mut().filter(|press| press.pointer == pointer)?;
        press.dragging |= (to.x - press.start.x).hypot(to.y - press.start.y) > press.threshold;
        if !press.dragging || press.is_held() {
            return None;
        }
        press.panned = true;
        Some((std::mem::replace(&mut press.now, to), to))
    }

    /// The press did not mean a square.
    pub fn retract(&mut self) -> Option<Gesture> {
        self.press.take().map(|_| Gesture::Retract)
    }

    /// A pointer is over `square`, or has left the board. None while one is pressed.
    pub fn over(&mut self, square: Option<Square>) -> Option<Gesture> {
        if self.press.is_some() || square == self.hovered {
            return None;
        }
        self.hovered = square;
        Some(Gesture::Hover { square })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const E4: Square = Square::from_index(3 << 4 | 4);
    const E6: Square = Square::from_index(5 << 4 | 4);

    fn at(x: f64, y: f64) -> ScreenPoint {
        ScreenPoint { x, y }
    }

    fn dropped() -> Gesture {
        Gesture::Drop { from: E4, square: E6, near: None, touch: false }
    }

    #[test]
    fn a_press_that_moves_the_board_means_no_square() {
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move);
        assert_eq!(gestures.pan(1, at(12.0, 12.0)), None, "a hand trembles");
        assert_eq!(gestures.pan(1, at(20.0, 12.0)), Some((at(10.0, 10.0), at(20.0, 12.0))));
        assert_eq!(gestures.pan(1, at(25.0, 12.0)), Some((at(20.0, 12.0), at(25.0, 12.0))));
        assert_eq!(gestures.up(1, Some(E6)), Some(Gesture::Retract));
    }

    #[test]
    fn down_and_up_is_a_tap() {
        let mut gestures = Gestures::default();
        assert_eq!(
            gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move),
            Some(Gesture::Pick { square: E4, near: None, touch: false })
        );
        assert!(!gestures.moved(1, at(12.0, 12.0), true));
        assert_eq!(gestures.up(1, Some(E4)), Some(Gesture::Tap { square: E4 }));
    }

    #[test]
    fn moving_far_is_a_drag() {
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move);
        assert!(gestures.moved(1, at(10.0, 20.0), true));
        assert!(gestures.moved(1, at(10.0, 11.0), true), "coming back does not undo the drag");
        assert_eq!(gestures.up(1, Some(E6)), Some(dropped()));
    }

    #[test]
    fn letting_go_beside_the_board_cancels() {
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move);
        gestures.moved(1, at(10.0, 90.0), true);
        assert_eq!(gestures.up(1, None), Some(Gesture::Cancel));
        assert_eq!(gestures.up(1, None), None);
    }

    #[test]
    fn a_second_finger_changes_nothing() {
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move);
        assert_eq!(gestures.down(2, at(50.0, 50.0), Some(E6), 4.0, PressPurpose::Move), None);
        assert!(!gestures.moved(2, at(90.0, 90.0), true));
        assert_eq!(gestures.up(2, Some(E6)), None);
        assert_eq!(gestures.up(1, Some(E4)), Some(Gesture::Tap { square: E4 }));
    }

    #[test]
    fn the_other_button_draws() {
        let mut gestures = Gestures::default();
        let purpose = PressPurpose::Draw(Some(ShapeColour::Red));
        assert_eq!(gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, purpose), None);
        gestures.moved(1, at(10.0, 90.0), false);
        assert_eq!(gestures.up(1, Some(E6)), Some(Gesture::Shape { from: E4, to: E6, colour: Some(ShapeColour::Red) }));
    }

    #[test]
    fn holding_shows_and_then_draws_unless_a_piece_is_carried() {
        for carries in [false, true] {
            let mut gestures = Gestures::default();
            gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move);
            assert_eq!(gestures.held(), Some(Gesture::Hold { square: E4 }));
            gestures.moved(1, at(10.0, 90.0), carries);
            let shape = Gesture::Shape { from: E4, to: E6, colour: None };
            let expected = if carries { dropped() } else { shape };
            assert_eq!(gestures.up(1, Some(E6)), Some(expected));
        }
        let mut gestures = Gestures::default();
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move);
        gestures.held();
        assert_eq!(gestures.up(1, Some(E4)), None, "letting go after looking plays nothing");
    }

    #[test]
    fn hovering_is_reported_once_for_each_square() {
        let mut gestures = Gestures::default();
        assert_eq!(gestures.over(Some(E4)), Some(Gesture::Hover { square: Some(E4) }));
        assert_eq!(gestures.over(Some(E4)), None);
        gestures.down(1, at(10.0, 10.0), Some(E4), 4.0, PressPurpose::Move);
        assert_eq!(gestures.over(Some(E6)), None);
        gestures.cancel();
        assert_eq!(gestures.over(None), Some(Gesture::Hover { square: None }));
    }

    #[test]
    fn down_beside_the_board_is_nothing() {
        assert_eq!(Gestures::default().down(1, at(0.0, 0.0), None, 4.0, PressPurpose::Move), None);
    }

    #[test]
    fn gestures_are_written_as_flat_objects() {
        let text = serde_json::to_string(&dropped()).unwrap();
        assert_eq!(text, r#"{"type":"drop","from":"e4","square":"e6"}"#);
        let text = serde_json::to_string(&Gesture::Pick { square: E4, near: Some(E6), touch: true }).unwrap();
        assert_eq!(text, r#"{"type":"pick","square":"e4","near":"e6","touch":true}"#);
        let text = serde_json::to_string(&Gesture::Shape { from: E4, to: E6, colour: None }).unwrap();
        assert_eq!(text, r#"{"type":"shape","from":"e4","to":"e6","colour":null}"#);
        let text = serde_json::to_string(&Gesture::Hold { square: E4 }).unwrap();
        assert_eq!(text, r#"{"type":"hold","square":"e4"}"#);
        assert_eq!(serde_json::to_string(&Gesture::Cancel).unwrap(), r#"{"type":"cancel"}"#);
    }
}
