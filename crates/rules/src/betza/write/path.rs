//! Finds the legs that lead along a walk.

use super::super::directions::Leaper;
use super::super::straight::longest;
use super::super::{Hop, Leap};
use super::remaining::AnyWalk;

/// One leg of a path.
#[derive(Clone, Copy)]
pub(super) struct Leg {
    /// The index of its direction in the ring.
    pub heading: usize,
    /// What it does on its last square: `c`, `mc`, `m`, `mp` or `p`.
    pub way: &'static str,
    /// Whether it is lame.
    pub lame: bool,
    /// Whether the legs after it change their range.
    pub toggles: bool,
}

/// The legs of a walk, over steps of one ring.
#[derive(Clone)]
pub(super) struct Path {
    pub ring: Leaper,
    /// The range of the first leg.
    pub range: Option<u8>,
    pub legs: Vec<Leg>,
}

/// How many paths of one walk are found, and how many legs are tried for them, at most.
const MAX_PATHS: usize = 200;
const MAX_TRIED: usize = 100_000;

/// How many squares in a row are passed in the air, at most.
const MAX_IN_AIR: usize = 3;

/// The paths of this many legs that may lead along a walk.
pub(super) fn paths(walk: AnyWalk<'_>, legs: usize) -> Vec<Path> {
    if !walk.walk.cycle.is_empty() {
        return Vec::new();
    }
    let rings = rings(walk);
    let mut search = Search { walk, legs, toggles: 0, tried: 0, found: Vec::new() };
    for (range, toggles) in ranges(walk.walk.range) {
        search.toggles = toggles;
        for &ring in &rings {
            search.leg(Path { ring, range, legs: Vec::new() }, State::default());
        }
    }
    search.found
}

/// The rings that the steps of a walk may be of: its own, shorter ones in the same direction, and those of short steps, which a jump may
/// be made of.
fn rings(walk: AnyWalk<'_>) -> Vec<Leaper> {
    let mut rings = Vec::new();
    let mut add = |(right, forward): Leap| {
        let (right, forward) = (right.unsigned_abs() as i8, forward.unsigned_abs() as i8);
        let (short, long) = (right.min(forward), right.max(forward));
        for parts in (1..=long).filter(|parts| short % parts == 0 && long % parts == 0) {
            let leap = Leaper(short / parts, long / parts);
            let ring = if leap.is_oblique() { leap } else { Leaper(0, leap.1) };
            if !rings.contains(&ring) {
                rings.push(ring);
            }
        }
    };
    walk.walk.legs.iter().chain([&walk.walk.step]).chain(&walk.walk.jump).for_each(|leap| add(*leap));
    [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].into_iter().for_each(add);
    rings
}

/// The ranges of a first leg with which the last has this range, and how many legs before the last change the range.
fn ranges(last: Option<u8>) -> Vec<(Option<u8>, usize)> {
    let toggled: Vec<Option<u8>> = match last {
        None => vec![Some(1)],
        Some(1) => [None].into_iter().chain((2..=15).map(Some)).collect(),
        Some(_) => Vec::new(),
    };
    [(last, 0)].into_iter().chain(toggled.into_iter().map(|range| (range, 1))).chain([(last, 2)]).collect()
}

/// Where a path has come to.
#[derive(Clone, Copy, Default)]
struct State {
    /// The jump since the last square where the piece touched the board, and its number of steps.
    jump: Leap,
    in_air: usize,
    /// The number of the walk's legs so far.
    at: usize,
    /// How many legs so far change the range.
    toggles: usize,
}

struct Search<'a> {
    walk: AnyWalk<'a>,
    legs: usize,
    /// How many legs of the path change the range.
    toggles: usize,
    tried: usize,
    found: Vec<Path>,
}

impl Search<'_> {
    /// Tries all next legs of a path.
    fn leg(&mut self, path: Path, state: State) {
        self.tried += 1;
        if self.tried > MAX_TRIED || self.found.len() >= MAX_PATHS {
            return;
        }
        let range = match (state.toggles % 2 == 1, path.range) {
            (false, range) => range,
            (true, Some(1)) => None,
            (true, _) => Some(1),
        };
        if path.legs.len() + 1 == self.legs {
            return self.last(&path, state, range);
        }
        let may_toggle = state.toggles < self.toggles;
        for toggles in [false, true].into_iter().filter(|toggles| !toggles || may_toggle) {
            for (heading, step) in path.ring.ring().into_iter().enumerate() {
                let walk = self.walk.walk;
                let jump = plus(state.jump, step);
                for length in 1..=longest(range, step) as usize {
                    let Some(legs) = walk.legs.get(state.at..state.at + length) else { break };
                    if legs[0] != jump || legs[1..].iter().any(|leg| *leg != step) {
                        break;
                    }
                    let at = state.at + length;
                    let ways: &[&str] = match self.walk.takes {
                        Some(takes) if takes + 1 == at => &["mc", "c"],
                        Some(takes) if (state.at..at).contains(&takes) => continue,
                        // It passes the turn.
                        None if self.walk.is_multi_leg => &["mc", "m"],
                        _ => &[""],
                    };
                    for way in ways {
                        for &lame in self.lame(range) {
                            let state = State { jump: (0, 0), in_air: 0, at, ..state };
                            self.go(&path, Leg { heading, way, lame, toggles }, state);
                        }
                    }
                }
                if range == Some(1) && state.in_air < MAX_IN_AIR {
                    let state = State { jump, in_air: state.in_air + 1, ..state };
                    let way = if walk.hop == Hop::Grasshopper { "p" } else { "mp" };
                    self.go(&path, Leg { heading, way, lame: false, toggles }, state);
                }
            }
        }
    }

    /// Goes on after one more leg.
    fn go(&mut self, path: &Path, leg: Leg, state: State) {
        let mut path = path.clone();
        path.legs.push(leg);
        self.leg(path, State { toggles: state.toggles + usize::from(leg.toggles), ..state });
    }

    /// Whether a leg of this range may be lame.
    fn lame(&self, range: Option<u8>) -> &'static [bool] {
        let may_be = range == Some(1) && self.walk.walk.hop == Hop::None && !self.walk.walk.lame_squares.is_empty();
        if may_be { &[false, true] } else { &[false] }
    }

    /// Ends a path with its last leg.
    fn last(&mut self, path: &Path, state: State, range: Option<u8>) {
        let walk = self.walk.walk;
        if state.at != walk.legs.len() || range != walk.range || state.toggles != self.toggles {
            return;
        }
        for (heading, step) in path.ring.ring().into_iter().enumerate() {
            let fits = if range == Some(1) {
                walk.jump.is_none() && plus(state.jump, step) == walk.step
            } else {
                walk.step == step && walk.jump.unwrap_or((0, 0)) == state.jump
            };
            if fits {
                for lame in self.lame(range) {
                    let mut path = path.clone();
                    path.legs.push(Leg { heading, way: "", lame: *lame, toggles: false });
                    self.found.push(path);
                }
            }
        }
    }
}

fn plus(a: Leap, b: Leap) -> Leap {
    (a.0.saturating_add(b.0), a.1.saturating_add(b.1))
}
