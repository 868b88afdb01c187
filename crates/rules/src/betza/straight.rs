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
        let lame_squares = passed(leap, step);
        if lame_squares.is_empty() {
            return Err((at, BetzaErrorKind::LameStep));
        }
        if single {
            return push(Walk { lame_squares, ..walk });
        }
        // Each length is a walk of its own, because each of its leaps can be blocked.
        return (1..=longest(range, step)).try_for_each(|length| {
            let before = (0..length).map(|n| (step.0 * n, step.1 * n));
            let lame_squares =
                before.flat_map(|(x, y)| lame_squares.iter().map(move |pass| (x + pass.0, y + pass.1))).collect();
            let legs = vec![step; length as usize - 1];
            push(Walk { legs, range: Some(1), lame_squares, ..walk.clone() })
        });
    }
    if let Some(at) = leg.place(b'j') {
        let lame_squares = passed(leap, step);
        return match (lame_squares.len(), range) {
            (1, Some(1)) => push(Walk { lame_squares, hop: Hop::Grasshopper, ..walk }),
            (0, None) => push(Walk { jump: Some(step), ..walk }),
            (0, Some(2..)) => push(Walk { jump: Some(step), range: range.map(|range| range - 1), ..walk }),
            _ => Err((at, BetzaErrorKind::Jump)),
        };
    }
    if let Some(at) = leg.place(b'p').or(leg.place(b'g')) {
        let hop = if leg.has(b'p') { Hop::Cannon } else { Hop::Grasshopper };
        if !single {
            return push(Walk { hop, ..walk });
        }
        let lame_squares = passed(leap, step);
        if leap.is_oblique() || lame_squares.len() != 1 {
            return Err((at, BetzaErrorKind::NoRoom(letter(leg, at))));
        }
        return push(Walk { lame_squares, hop: Hop::Grasshopper, ..walk });
    }
    if let Some(at) = leg.place(b'z') {
        if single {
            return Err((at, BetzaErrorKind::CrookedStep));
        }
        let [left, right] = [place + 6, place + 2].map(|place| leap.ring()[place % 8]);
        push(Walk { cycle: vec![left], ..walk.clone() })?;
        return push(Walk { cycle: vec![right], ..walk });
    }
    if let Some(at) = leg.place(b'q') {
        if !leap.is_oblique() {
            return Err((at, BetzaErrorKind::CircularStraight));
        }
        // The eighth leap would return to the start square.
        let range = Some(range.filter(|&range| range > 1).unwrap_or(7).min(7));
        for turn in [1, 7] {
            let cycle = (1..8).map(|n| leap.ring()[(place + n * turn) % 8]).collect();
            push(Walk { cycle, range, ..walk.clone() })?;
        }
        return Ok(());
    }
    push(walk)
}

fn letter(leg: &LegModifiers, at: usize) -> char {
    if leg.place(b'p') == Some(at) { 'p' } else { 'g' }
}

/// A walk with the modifiers of its last and its first leg, and no steps yet.
pub(super) fn ending(last: &LegModifiers, first: &LegModifiers) -> Walk {
    let (moves, captures) = (last.has(b'm'), last.has(b'c'));
    Walk {
        legs: Vec::new(),
        jump: None,
        step: (0, 0),
        cycle: Vec::new(),
        range: Some(1),
        lame_squares: Vec::new(),
        moves: moves || !captures,
        captures: captures || !moves,
        hop: Hop::None,
        initial: first.has(b'i'),
    }
}

/// How many such steps fit on the largest board, within a range.
pub(super) fn longest(range: Option<u8>, step: Leap) -> i8 {
    let room = 15 / step.0.abs().max(step.1.abs()).max(1);
    range.map_or(room, |range| range.min(15) as i8).min(room).max(1)
}

/// The squares that a lame leap passes: straight on along the longer side, then diagonally to the target.
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
