//! Moves of two legs: a first leg that is clicked on the board, and a second one from where it ends.

use crate::cell_kind::CellKind;
use crate::path_moves::PathMove;
use menagerie_rules::betza::{Hop, Leap, Movement, MultiLegWalk, Walk};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What must stand where the first leg ends.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum OnWay {
    /// Nothing.
    #[default]
    Empty,
    /// An enemy, which is captured.
    Capture,
    /// A piece of either side, which the move hops over.
    Screen,
    /// Anything or nothing: the move leaps over that square.
    Any,
}

/// A move of two legs.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BentMove {
    /// The step of the first leg: files to the right, and ranks forward.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub first: Leap,
    /// How often it may be repeated before the turn; none for any number of times.
    pub first_range: Option<u8>,
    /// What must stand at the turn.
    pub on_way: OnWay,
    /// The step of the second leg.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub step: Leap,
    /// How often it may be repeated; none for any number of times.
    pub range: Option<u8>,
    /// What the piece may do where it ends.
    pub kind: CellKind,
    /// Whether it is only possible as the piece's first move.
    pub initial: bool,
}

/// The largest distance on a board.
const FARTHEST: i8 = 15;

const fn is_off(at: Leap) -> bool {
    at.0.abs() > FARTHEST || at.1.abs() > FARTHEST
}

const fn times((x, y): Leap, number: i8) -> Leap {
    (x * number, y * number)
}

impl BentMove {
    /// The move of a walk whose first leg is made of `times` steps; none for other kinds of walk.
    fn of(walk: &Walk, takes: Option<usize>) -> Option<(BentMove, i8)> {
        let bent = |first: Leap, step: Leap, on_way: OnWay| BentMove {
            first,
            first_range: Some(1),
            on_way,
            step,
            range: walk.range,
            kind: CellKind::of(walk),
            initial: walk.initial,
        };
        if !walk.cycle.is_empty() {
            return None;
        }
        match (walk.legs.as_slice(), walk.jump, walk.hop, walk.lame_squares.as_slice()) {
            ([first, others @ ..], None, Hop::None, []) if others.iter().all(|leg| leg == first) => {
                let on_way = match takes {
                    None => OnWay::Empty,
                    Some(leg) if leg == others.len() => OnWay::Capture,
                    Some(_) => return None,
                };
                Some((bent(*first, walk.step, on_way), i8::try_from(walk.legs.len()).ok()?))
            }
            ([], Some(first), Hop::None, []) => Some((bent(first, walk.step, OnWay::Any), 1)),
            ([], None, Hop::Grasshopper, [screen]) if walk.range == Some(1) => {
                let step = (walk.step.0 - screen.0, walk.step.1 - screen.1);
                Some((bent(*screen, step, OnWay::Screen), 1))
            }
            _ => None,
        }
    }

    /// Whether a first leg of so many steps, and the second leg, may be on some board.
    const fn fits(&self, number: i8) -> bool {
        let turn = times(self.first, number);
        let end = (turn.0 + self.step.0, turn.1 + self.step.1);
        !is_off(turn) && !is_off(end)
    }

    /// Adds its walks.
    fn walks(&self, walks: &mut Vec<Walk>, multi_leg: &mut Vec<MultiLegWalk>) {
        let walk = Walk {
            step: self.step,
            legs: Vec::new(),
            jump: None,
            cycle: Vec::new(),
            range: self.range,
            lame_squares: Vec::new(),
            moves: self.kind != CellKind::Capture,
            captures: self.kind != CellKind::Move,
            hop: Hop::None,
            initial: self.initial,
        };
        let over = (self.first.0 + self.step.0, self.first.1 + self.step.1);
        match self.on_way {
            OnWay::Any if self.range == Some(1) => walks.push(Walk { step: over, ..walk }),
            OnWay::Any => walks.push(Walk { jump: Some(self.first), ..walk }),
            OnWay::Screen => {
                walks.push(Walk { step: over, lame_squares: vec![self.first], hop: Hop::Grasshopper, ..walk });
            }
            OnWay::Empty | OnWay::Capture => {
                let most = self.first_range.map_or(FARTHEST, |range| range.min(15) as i8);
                for number in (1..=most).filter(|number| self.fits(*number)) {
                    let legs = vec![self.first; number as usize];
                    let takes = (self.on_way == OnWay::Capture).then_some(legs.len() - 1);
                    let walk = Walk { legs, ..walk.clone() };
                    // There and back to an empty square passes the turn.
                    let end = times(self.first, number);
                    let returns = self.range == Some(1) && (end.0 + self.step.0, end.1 + self.step.1) == (0, 0);
                    if takes.is_some() || returns {
                        multi_leg.push(MultiLegWalk { walk, takes });
                    } else {
                        walks.push(walk);
                    }
                }
            }
        }
    }
}

/// The bent moves of these walks of one term; none where some are of another kind.
fn bent_moves(walks: &[&Walk], multi_leg: &[MultiLegWalk]) -> Option<Vec<BentMove>> {
    let mut lengths: BTreeMap<BentMove, BTreeSet<i8>> = BTreeMap::new();
    let plain = walks.iter().map(|walk| (*walk, None));
    let all = plain.chain(multi_leg.iter().map(|it| (&it.walk, it.takes)));
    for (walk, takes) in all {
        let (bent, number) = BentMove::of(walk, takes)?;
        lengths.entry(bent).or_default().insert(number);
    }
    let mut found = Vec::new();
    for (bent, lengths) in lengths {
        let most = *lengths.last()?;
        if lengths.len() != usize::try_from(most).ok()? {
            return None;
        }
        let is_endless = most > 1 && !bent.fits(most + 1);
        found.push(BentMove { first_range: if is_endless { None } else { u8::try_from(most).ok() }, ..bent });
    }
    Some(found)
}

/// The bent moves and the paths of these walks of one term, which are bent moves where that is possible; none where some are of another
/// kind.
pub(crate) fn turning_moves(walks: &[&Walk], multi_leg: &[MultiLegWalk]) -> Option<(Vec<BentMove>, Vec<PathMove>)> {
    if let Some(bent) = bent_moves(walks, multi_leg) {
        return Some((bent, Vec::new()));
    }
    let is_bent = |walk: &Walk, takes: Option<usize>| walk.legs.len() < 2 && BentMove::of(walk, takes).is_some();
    let (mut paths, mut others, mut other_legs) = (Vec::new(), Vec::new(), Vec::new());
    for &walk in walks {
        if is_bent(walk, None) {
            others.push(walk);
        } else {
            paths.push(PathMove::of(walk, None)?);
        }
    }
    for it in multi_leg {
        if is_bent(&it.walk, it.takes) {
            other_legs.push(it.clone());
        } else {
            paths.push(PathMove::of(&it.walk, it.takes)?);
        }
    }
    Some((bent_moves(&others, &other_legs)?, paths))
}

/// The movement of bent moves and paths.
pub(crate) fn movement_of(moves: &[BentMove], paths: &[PathMove]) -> Movement {
    let (mut walks, mut multi_leg) = (Vec::new(), Vec::new());
    for bent in moves {
        bent.walks(&mut walks, &mut multi_leg);
    }
    for path in paths {
        path.walks(&mut walks, &mut multi_leg);
    }
    Movement::of(walks, multi_leg)
}
