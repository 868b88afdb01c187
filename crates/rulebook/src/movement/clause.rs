//! What a description says, before it is put into a language.

use menagerie_rules::betza::{Leap, Walk};

/// What a way of moving is good for.
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

/// The shape of a leap: how far it goes the shorter and the longer way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LeapShape {
    pub short: u8,
    pub long: u8,
}

impl LeapShape {
    pub(super) fn is_oblique(self) -> bool {
        self.short != 0 && self.short != self.long
    }

    /// Whether it is a step to a neighbouring square.
    pub(super) fn is_step(self) -> bool {
        self.long == 1
    }
}

/// A list of at most eight items: more shapes are not said together, and a move has not more legs.
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

    /// Adds an item, if there is room for it.
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

/// How often something may be repeated: a number, or as often as the board allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Repeats(pub u8);

impl Repeats {
    pub(super) const ENDLESS: Repeats = Repeats(0);
    pub(super) const ONCE: Repeats = Repeats(1);

    /// So many steps of this shape; endless if no board has room for more.
    pub(super) fn of(range: Option<u8>, shape: LeapShape) -> Repeats {
        let room = 15 / shape.long.max(1);
        match range {
            Some(n) if n == 1 || n < room => Repeats(n),
            _ => Repeats::ENDLESS,
        }
    }
}

/// A set of directions, clockwise from straight ahead: bit n for n eighths of a circle. Those of oblique leaps are their eight
/// squares in the same order, first the one ahead and a little to the right.
pub(super) type Directions = u8;

/// All eight directions.
pub(super) const ALL: Directions = 0xFF;
/// The four along file and rank.
pub(super) const STRAIGHT: Directions = 0x55;
/// The four diagonal ones.
pub(super) const DIAGONAL: Directions = 0xAA;

/// One way of moving, in all its directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clause<'a> {
    pub power: Purpose,
    /// Only from where the piece stands at the start of a game.
    pub initial: bool,
    pub how: Manner<'a>,
    pub area: Directions,
}

/// How a piece gets there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner<'a> {
    /// Exactly so many squares along a line, over whatever stands in between: bit n for n squares. It may go `onward` to one
    /// more distance if nothing stands in between (0: it may not), perhaps only from where it starts.
    Go { distances: u16, onward: u8, onward_initial: bool },
    /// To any square so near, over whatever stands in between.
    Near { distance: u8 },
    /// Along a line until something is in the way.
    Slide { times: Repeats },
    /// The same, from the second square on, whatever stands on the first.
    Ski { times: Repeats },
    /// By an oblique leap of one of these shapes.
    Corner { shapes: ShortList<LeapShape> },
    /// By leaps on and on in one direction.
    Ride { shape: LeapShape, times: Repeats },
    /// By a leap, or several, that must not pass any piece.
    Lame { shape: LeapShape, times: Repeats },
    /// By a leap that must pass a piece.
    Vault { shape: LeapShape },
    /// Over a screen: to the square behind it, or further.
    Hop { shape: LeapShape, times: Repeats, behind: bool },
    /// In zigzag, with right angles.
    Zigzag { shape: LeapShape, times: Repeats },
    /// Around, turning the same way at each leap.
    Circle { shape: LeapShape, times: Repeats },
    /// In several legs.
    Bent(BentMove),
    /// In a way there are no good words for: one example, and whether all its turned and mirrored images belong to it.
    Odd { walk: &'a Walk, everywhere: bool },
}

/// A move of several legs, each in steps of one shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BentMove {
    /// Of each step; where it is not oblique, steps are straight or diagonal and `long` squares long.
    pub shape: LeapShape,
    /// How many steps the first leg may have: bit n for n steps.
    pub first: u16,
    /// The further legs.
    pub legs: ShortList<BentLeg>,
    /// How many steps the last leg may have.
    pub last: Repeats,
    /// All the turns of the second of two legs, if it has several: bit n for a turn by n.
    pub also: u8,
    /// Whether the mirror image belongs to it.
    pub mirrored: bool,
    /// The directions that the second of two legs is limited to; 0 if it is not.
    pub only: Directions,
    /// Whether the piece may also stop at the end of the first leg.
    pub stops: bool,
}

/// A further leg.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct BentLeg {
    /// How far it turns from the leg before, in eighths of a circle, to the right: −3 to 4.
    pub turn: i8,
    /// How many steps it may have: bit n for n steps. Not for the last leg.
    pub steps: u16,
}

/// The shape of a step, where straight and diagonal steps of one length count as the same.
pub(super) fn common_shape(step: Leap) -> LeapShape {
    let (shape, _) = place(step);
    if shape.is_oblique() { shape } else { LeapShape { short: 0, long: shape.long } }
}

/// The shape of a step and its place in the circle of directions.
pub(super) fn place(step: Leap) -> (LeapShape, usize) {
    let (x, y) = (step.0.unsigned_abs(), step.1.unsigned_abs());
    let shape = LeapShape { short: x.min(y), long: x.max(y) };
    // A quarter of the circle for each pair of signs, and within it by which way is the longer.
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
