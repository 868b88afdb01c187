//! Moves along squares that are clicked one after the other: paths that turn more than once, and lines that repeat their turns.

use crate::cell_kind::CellKind;
use menagerie_rules::betza::{Hop, Leap, MultiLegWalk, Walk};
use serde::{Deserialize, Serialize};

/// What comes after the last step of a path.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum PathEnd {
    /// Nothing: the move ends there.
    #[default]
    Stop,
    /// The last step again and again: a slide.
    Slide,
    /// All steps again, in their order: a crooked or circular line. The move may end after each step.
    Repeat,
}

/// A move along a path.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PathMove {
    /// The steps, each from where the one before ended: files to the right, and ranks forward.
    #[cfg_attr(feature = "js", tsify(type = "[number, number][]"))]
    pub steps: Vec<Leap>,
    /// What comes after them.
    pub end: PathEnd,
    /// The maximum number of steps that are repeated; none for any number.
    pub range: Option<u8>,
    /// The index of the step at whose end an enemy is captured on the way. All other squares on the way must be empty.
    pub takes: Option<usize>,
    /// What the piece may do where it ends.
    pub kind: CellKind,
    /// Whether it is only possible as the piece's first move.
    pub initial: bool,
}

impl PathMove {
    /// The path of a walk; none where it hops or leaps over something, or has a single step.
    pub(crate) fn of(walk: &Walk, takes: Option<usize>) -> Option<PathMove> {
        let plain = walk.jump.is_none() && walk.hop == Hop::None && walk.lame_squares.is_empty();
        let (steps, end) = match (walk.legs.as_slice(), walk.cycle.as_slice()) {
            ([], cycle @ [_, ..]) => ([&[walk.step], cycle].concat(), PathEnd::Repeat),
            (legs @ [_, ..], []) => {
                let end = if walk.range == Some(1) { PathEnd::Stop } else { PathEnd::Slide };
                ([legs, &[walk.step]].concat(), end)
            }
            _ => return None,
        };
        let range = if end == PathEnd::Stop { None } else { walk.range };
        plain.then(|| PathMove { steps, end, range, takes, kind: CellKind::of(walk), initial: walk.initial })
    }

    /// Adds its walk. A path of fewer than two steps has none.
    pub(crate) fn walks(&self, walks: &mut Vec<Walk>, multi_leg: &mut Vec<MultiLegWalk>) {
        let (step, legs, cycle) = match (self.steps.as_slice(), self.end) {
            ([first, others @ ..], PathEnd::Repeat) if !others.is_empty() => (*first, &[][..], others.to_vec()),
            ([legs @ .., last], PathEnd::Stop | PathEnd::Slide) if !legs.is_empty() => (*last, legs, Vec::new()),
            _ => return,
        };
        let walk = Walk {
            step,
            legs: legs.to_vec(),
            jump: None,
            cycle,
            range: if self.end == PathEnd::Stop { Some(1) } else { self.range },
            lame_squares: Vec::new(),
            moves: self.kind != CellKind::Capture,
            captures: self.kind != CellKind::Move,
            hop: Hop::None,
            initial: self.initial,
        };
        // There and back to the square where it began passes the turn.
        let sum =
            self.steps.iter().fold((0, 0), |at: (i32, i32), step| (at.0 + i32::from(step.0), at.1 + i32::from(step.1)));
        if self.takes.is_some() || self.end == PathEnd::Stop && sum == (0, 0) {
            multi_leg.push(MultiLegWalk { walk, takes: self.takes.filter(|&leg| leg < legs.len()) });
        } else {
            walks.push(walk);
        }
    }
}
