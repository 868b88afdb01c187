//! The content of a description, independent of the language.

use menagerie_rules::betza::{Leap, Walk};

/// The purpose of a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    Both,
    MoveOnly,
    CaptureOnly,
}

impl Purpose {
    pub(super) fn of(walk: &Walk) -> Purpose {
        match (walk.moves, walk.captures) {
            (true, false) => Purpose::MoveOnly,
            (false, true) => Purpose::CaptureOnly,
            _ => Purpose::Both,
        }
    }
}

/// The shape of a leap: its shorter and its longer component.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LeapShape {
    pub short: u8,
    pub long: u8,
}

impl LeapShape {
    pub(super) fn is_oblique(self) -> bool {
        self.short != 0 && self.short != self.long
    }

    /// Whether it is a step to an adjacent square.
    pub(super) fn is_step(self) -> bool {
        self.long == 1
    }
}

/// A list of at most eight items: the maximum number of shapes in a clause, and of legs of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShortList<T> {
    items: [T; 8],
    number: usize,
}

impl<T: Copy> ShortList<T> {
    pub(super) fn as_slice(&self) -> &[T] {
        self.items.get(..self.number).unwrap_or_default()
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..self.number).unwrap_or_default()
    }

    /// Adds an item, if there is room.
    pub(super) fn push(&mut self, item: T) -> bool {
        match self.items.get_mut(self.number) {
            Some(place) => {
                *place = item;
                self.number += 1;
                true
            }
            None => false,
        }
    }
}

/// A number of repetitions, or unlimited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Repeats(pub u8);

impl Repeats {
    pub(super) const ENDLESS: Repeats = Repeats(0);
    pub(super) const ONCE: Repeats = Repeats(1);

    /// A number of steps of this shape; unlimited if no board has room for more.
    pub(super) fn of(range: Option<u8>, shape: LeapShape) -> Repeats {
        let room = 15 / shape.long.max(1);
        match range {
            Some(n) if n == 1 || n < room => Repeats(n),
            _ => Repeats::ENDLESS,
        }
    }
}

/// A set of directions, clockwise from straight ahead: bit n is n eighths of a circle. For oblique leaps the bits are the eight squares in
/// the same order, beginning with the one ahead and a little to the right.
pub(super) type Directions = u8;

/// All eight directions.
pub(super) const ALL: Directions = 0xFF;
/// The orthogonal directions.
pub(super) const STRAIGHT: Directions = 0x55;
/// The diagonal directions.
pub(super) const DIAGONAL: Directions = 0xAA;

/// A way to move, in all its directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clause<'a> {
    pub power: Purpose,
    /// Whether it is only possible from the start squares.
    pub initial: bool,
    pub how: Manner<'a>,
    pub area: Directions,
}

/// How a piece reaches its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner<'a> {
    /// Exact distances along a line, over any pieces: bit n is n squares. It may go on to the distance `onward` if nothing stands in
    /// between (0 for none), perhaps only from its start square.
    Go { distances: u16, onward: u8, onward_initial: bool },
    /// To any square within a distance, over any pieces.
    Near { distance: u8 },
    /// Along a line until it is blocked.
    Slide { times: Repeats },
    /// Along a line from the second square on, over any piece on the first.
    Ski { times: Repeats },
    /// By an oblique leap of one of these shapes.
    Corner { shapes: ShortList<LeapShape> },
    /// By repeated leaps in one direction.
    Ride { shape: LeapShape, times: Repeats },
    /// By one or more leaps that must not pass any piece.
    Lame { shape: LeapShape, times: Repeats },
    /// By a leap that must pass a piece.
    Vault { shape: LeapShape },
    /// Over a screen, to the square behind it or farther.
    Hop { shape: LeapShape, times: Repeats, behind: bool },
    /// In a zigzag with right angles.
    Zigzag { shape: LeapShape, times: Repeats },
    /// In a circle, turning the same way at each leap.
    Circle { shape: LeapShape, times: Repeats },
    /// In several legs.
    Bent(BentMove),
    /// In a way without good words: one example, and whether all its rotations and reflections belong to it.
    Odd { walk: &'a Walk, everywhere: bool },
}

/// A move of several legs, each in steps of one shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BentMove {
    /// The shape of each step; steps that are not oblique are orthogonal or diagonal and `long` squares long.
    pub shape: LeapShape,
    /// The possible lengths of the first leg: bit n is n steps.
    pub first: u16,
    /// The further legs.
    pub legs: ShortList<BentLeg>,
    /// The maximum length of the last leg.
    pub last: Repeats,
    /// All turns of the second of two legs, if there are several: bit n is a turn by n.
    pub also: u8,
    /// Whether the mirror image is included.
    pub mirrored: bool,
    /// The directions to which the second of two legs is limited; 0 for no limit.
    pub only: Directions,
    /// Whether the piece may also stop at the end of the first leg.
    pub stops: bool,
}

/// A further leg.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct BentLeg {
    /// The turn relative to the previous leg, in eighths of a circle to the right: −3 to 4.
    pub turn: i8,
    /// The possible lengths: bit n is n steps. Not used for the last leg.
    pub steps: u16,
}

/// The shape of a step, where orthogonal and diagonal steps of one length are equal.
pub(super) fn common_shape(step: Leap) -> LeapShape {
    let (shape, _) = place(step);
    if shape.is_oblique() { shape } else { LeapShape { short: 0, long: shape.long } }
}

/// The shape of a step and its index in the circle of directions.
pub(super) fn place(step: Leap) -> (LeapShape, usize) {
    let (x, y) = (step.0.unsigned_abs(), step.1.unsigned_abs());
    let shape = LeapShape { short: x.min(y), long: x.max(y) };
    // A quarter of the circle for each pair of signs, and within it the longer component decides.
    let steep = y > x;
    let place = if shape.is_oblique() {
        match (step.0 > 0, step.1 > 0) {
            (true, true) => usize::from(!steep),
            (true, false) => 2 + usize::from(steep),
            (false, false) => 4 + usize::from(!steep),
            (false, true) => 6 + usize::from(steep),
        }
    } else {
        match (step.0.signum(), step.1.signum()) {
            (0, 1) => 0,
            (1, 1) => 1,
            (1, 0) => 2,
            (1, -1) => 3,
            (0, -1) => 4,
            (-1, -1) => 5,
            (-1, 0) => 6,
            _ => 7,
        }
    };
    (shape, place)
}
