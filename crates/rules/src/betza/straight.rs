//! Terms of one leg: leaps, slides, riders and hops.

use super::directions::{Leaper, first_leg, members};
use super::error::{BetzaErrorKind, LocatedError};
use super::term::{LegModifiers, Term};
use super::walks::Walks;
use super::{Hop, Leap, Walk};

/// Adds the walks of a term of one leg.
pub(super) fn add(leg: &LegModifiers, term: &Term, walks: &mut Walks) -> Result<(), LocatedError> {
    leg.refuse(b"y", BetzaErrorKind::NeedsLeg)?;
    if b"njpgzq".iter().filter(|&&letter| leg.has(letter)).count() > 1 {
        leg.refuse(b"njpgzq", BetzaErrorKind::Excludes)?;
    }
    if leg.has(b'z') || leg.has(b'q') {
        leg.refuse(b"fblrsvh", BetzaErrorKind::CrookedDirection)?;
        leg.refuse(b"i", BetzaErrorKind::Crooked)?;
    }
    let letters = leg.directions(false);
    let mut some = false;
    for &leap in &term.atom.leaps {
        let places = first_leg(leap, &letters).ok_or((term.at, BetzaErrorKind::NoDirection))?;
        for place in members(places) {
            some = true;
            one(leg, leap, place, term, walks)?;
        }
    }
    if some { Ok(()) } else { Err((term.at, BetzaErrorKind::NoDirection)) }
}

/// Adds the walks in one direction.
fn one(leg: &LegModifiers, leap: Leaper, place: usize, term: &Term, walks: &mut Walks) -> Result<(), LocatedError> {
    let range = term.atom.range;
    let step = leap.ring()[place];
    let single = range == Some(1);
    let walk = Walk { step, range, ..ending(leg, &term.legs[0]) };
    let mut push = |walk: Walk| walks.push(walk).map_err(|what| (term.at, what));
    if let Some(at) = leg.place(b'n') {
        let passes = passed(leap, step);
        if passes.is_empty() {
            return Err((at, BetzaErrorKind::LameStep));
        }
        if single {
            return push(Walk { passes, ..walk });
        }
        // Each length is a walk of its own, because every single leap of it can be blocked.
        return (1..=longest(range, step)).try_for_each(|length| {
            let before = (0..length).map(|n| (step.0 * n, step.1 * n));
            let passes = before.flat_map(|(x, y)| passes.iter().map(move |pass| (x + pass.0, y + pass.1))).collect();
            let bends = vec![step; length as usize - 1];
            push(Walk { bends, range: Some(1), passes, ..walk.clone() })
        });
    }
    if let Some(at) = leg.place(b'j') {
        let passes = passed(leap, step);
        return match (passes.len(), range) {
            (1, Some(1)) => push(Walk { passes, hop: Hop::Grasshopper, ..walk }),
            (0, None) => push(Walk { over: Some(step), ..walk }),
            (0, Some(2..)) => push(Walk { over: Some(step), range: range.map(|range| range - 1), ..walk }),
            _ => Err((at, BetzaErrorKind::Jump)),
        };
    }
    if let Some(at) = leg.place(b'p').or(leg.place(b'g')) {
        let hop = if leg.has(b'p') { Hop::Cannon } else { Hop::Grasshopper };
        if !single {
            return push(Walk { hop, ..walk });
        }
        let passes = passed(leap, step);
        if leap.is_oblique() || passes.len() != 1 {
            return Err((at, BetzaErrorKind::NoRoom(letter(leg, at))));
        }
        return push(Walk { passes, hop: Hop::Grasshopper, ..walk });
    }
    if let Some(at) = leg.place(b'z') {
        if single {
            return Err((at, BetzaErrorKind::CrookedStep));
        }
        let [left, right] = [place + 6, place + 2].map(|place| leap.ring()[place % 8]);
        push(Walk { then: vec![left], ..walk.clone() })?;
        return push(Walk { then: vec![right], ..walk });
    }
    if let Some(at) = leg.place(b'q') {
        if !leap.is_oblique() {
            return Err((at, BetzaErrorKind::CircularStraight));
        }
        // The eighth leap would come back to where the piece started.
        let range = Some(range.filter(|&range| range > 1).unwrap_or(7).min(7));
        for turn in [1, 7] {
            let then = (1..8).map(|n| leap.ring()[(place + n * turn) % 8]).collect();
            push(Walk { then, range, ..walk.clone() })?;
        }
        return Ok(());
    }
    push(walk)
}

fn letter(leg: &LegModifiers, at: usize) -> char {
    if leg.place(b'p') == Some(at) { 'p' } else { 'g' }
}

/// A walk that so far only knows how it may end, and begin.
pub(super) fn ending(last: &LegModifiers, first: &LegModifiers) -> Walk {
    let (moves, captures) = (last.has(b'm'), last.has(b'c'));
    Walk {
        bends: Vec::new(),
        over: None,
        step: (0, 0),
        then: Vec::new(),
        range: Some(1),
        passes: Vec::new(),
        moves: moves || !captures,
        captures: captures || !moves,
        hop: Hop::None,
        initial: first.has(b'i'),
    }
}

/// How many such steps the largest board has room for, within a range.
pub(super) fn longest(range: Option<u8>, step: Leap) -> i8 {
    let room = 15 / step.0.abs().max(step.1.abs()).max(1);
    range.map_or(room, |range| range.min(15) as i8).min(room).max(1)
}

/// The squares a lame leap passes: straight on along the longer way, then diagonally to the target.
pub(super) fn passed(leap: Leaper, (x, y): Leap) -> Vec<Leap> {
    let Leaper(a, b) = leap;
    let mut at = (0, 0);
    let mut squares = Vec::new();
    for n in 1..b {
        let slanting = n > b - a;
        if slanting || x.abs() == b {
            at.0 += x.signum();
        }
        if slanting || y.abs() == b {
            at.1 += y.signum();
        }
        squares.push(at);
    }
    squares
}
