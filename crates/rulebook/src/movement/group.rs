//! Converts walks to clauses: walks that differ only in direction are grouped, and related clauses are joined.

use super::bent;
use super::clause::{ALL, BentMove, Clause, LeapShape, Manner, Purpose, Repeats, ShortList, common_shape, place};
use super::odd;
use menagerie_rules::betza::{Hop, Leap, Walk};

/// The clauses of a movement, the most familiar first.
pub(super) fn clauses(walks: &[Walk]) -> Vec<Clause<'_>> {
    let mut clauses = Vec::new();
    let mut bends = Vec::new();
    let mut odd = Vec::new();
    for walk in walks {
        match simple(walk) {
            Some(how) => add(&mut clauses, walk, how, 1 << place(walk.step).1),
            None if bent::is_route(walk) => bends.push(walk),
            None => odd.push(walk),
        }
    }
    lame_riders(&mut clauses);
    bent::add(&mut clauses, &bends, &mut odd);
    odd::add(&mut clauses, &odd);
    join(&mut clauses);
    clauses
}

/// Adds a direction to its clause, or begins a new one.
fn add<'a>(clauses: &mut Vec<Clause<'a>>, walk: &'a Walk, how: Manner<'a>, direction: u8) {
    let (power, initial) = (Purpose::of(walk), walk.initial);
    for clause in clauses.iter_mut() {
        if clause.power == power && clause.initial == initial && clause.how == how {
            clause.area |= direction;
            return;
        }
    }
    clauses.push(Clause { power, initial, how, area: direction });
}

/// The manner of a walk of one leg.
fn simple(walk: &Walk) -> Option<Manner<'_>> {
    let shape = common_shape(walk.step);
    // A move that turns needs more steps to cross a board.
    let times = if walk.cycle.is_empty() { Repeats::of(walk.range, shape) } else { Repeats(walk.range.unwrap_or(0)) };
    let once = times == Repeats::ONCE;
    if let Some(over) = walk.jump {
        let ski = walk.legs.is_empty() && over == walk.step && shape.is_step() && walk.hop == Hop::None;
        // It has already skipped a square.
        let times = if walk.range.is_some_and(|range| range >= 14) { Repeats::ENDLESS } else { times };
        return ski.then_some(Manner::Ski { times });
    }
    if !walk.lame_squares.is_empty() {
        return lame(walk, once);
    }
    if !walk.legs.is_empty() {
        return None;
    }
    match (walk.cycle.as_slice(), walk.hop) {
        ([], Hop::None) if !once => {
            Some(if shape.is_step() { Manner::Slide { times } } else { Manner::Ride { shape, times } })
        }
        ([], Hop::None) if shape.is_oblique() => Some(corner(shape)),
        ([], Hop::None) => Some(Manner::Go { distances: 1 << shape.long, onward: 0, onward_initial: false }),
        ([], hop) if !once => Some(Manner::Hop { shape, times, behind: hop == Hop::Grasshopper }),
        ([then], Hop::None) if is_right_angle(walk.step, *then) => Some(Manner::Zigzag { shape, times }),
        ([_, .., last], Hop::None) if walk.cycle.len() == 7 && shape.is_oblique() && common_shape(*last) == shape => {
            Some(Manner::Circle { shape, times })
        }
        _ => None,
    }
}

fn corner<'a>(shape: LeapShape) -> Manner<'a> {
    let mut shapes = ShortList::default();
    shapes.push(shape);
    Manner::Corner { shapes }
}

fn is_right_angle(a: Leap, b: Leap) -> bool {
    b == (a.1, -a.0) || b == (-a.1, a.0)
}

/// The manner of a lame walk, if its squares are those that a leap of its shape passes.
fn lame(walk: &Walk, once: bool) -> Option<Manner<'_>> {
    let (shape, _) = place(walk.step);
    if !once || !walk.cycle.is_empty() || walk.legs.iter().any(|bend| *bend != walk.step) {
        return None;
    }
    let leaps = walk.legs.len() as i8 + 1;
    let mut wanted = walk.lame_squares.iter();
    for leap in 0..leaps {
        for number in 1..shape.long as i8 {
            let slanting = (number - (shape.long - shape.short) as i8).max(0);
            let along = |way: i8| match way.unsigned_abs() == shape.long {
                true => way.signum() * number,
                false => way.signum() * slanting,
            };
            let pass = (walk.step.0 * leap + along(walk.step.0), walk.step.1 * leap + along(walk.step.1));
            if wanted.next() != Some(&pass) {
                return None;
            }
        }
    }
    if wanted.next().is_some() {
        return None;
    }
    let shape = common_shape(walk.step);
    match walk.hop {
        Hop::None => Some(Manner::Lame { shape, times: Repeats(leaps as u8) }),
        Hop::Grasshopper if leaps == 1 => Some(Manner::Vault { shape }),
        _ => None,
    }
}

/// Lame riders have a walk for each length: the longest suffices if all shorter ones exist.
fn lame_riders(clauses: &mut Vec<Clause<'_>>) {
    let mut at = 0;
    while at < clauses.len() {
        let Manner::Lame { shape, times } = clauses[at].how else {
            at += 1;
            continue;
        };
        let mut longer = clauses[at];
        longer.how = Manner::Lame { shape, times: Repeats(times.0 + 1) };
        match clauses.iter().position(|clause| *clause == longer) {
            Some(_) => {
                clauses.remove(at);
            }
            None => {
                if times.0 > 1 && times.0 == 15 / shape.long {
                    clauses[at].how = Manner::Lame { shape, times: Repeats::ENDLESS };
                }
                at += 1;
            }
        }
    }
}

/// Joins related clauses.
fn join(clauses: &mut Vec<Clause<'_>>) {
    slides_include_steps(clauses);
    let mut at = 0;
    while at < clauses.len() {
        let mut other = at + 1;
        while other < clauses.len() {
            if joined(clauses, at, other) {
                clauses.remove(other);
                // A joined clause may now fit another that did not fit before.
                other = at + 1;
            } else {
                other += 1;
            }
        }
        at += 1;
    }
    near(clauses);
}

/// Joins the second clause to the first, if they fit.
fn joined(clauses: &mut [Clause<'_>], at: usize, other: usize) -> bool {
    let second = clauses[other];
    let first = &mut clauses[at];
    if first.power != second.power || first.area != second.area {
        return false;
    }
    let same_start = first.initial == second.initial;
    if let Manner::Bent(mut bent) = second.how {
        if let Manner::Bent(known) = &mut first.how {
            return same_start && bent::join_turns(known, &bent);
        }
        let begins = same_start && is_first_leg(&first.how, &bent);
        if begins {
            bent.stops = true;
            first.how = Manner::Bent(bent);
        }
        return begins;
    }
    match (&mut first.how, second.how) {
        (Manner::Go { distances, onward: 0, .. }, Manner::Go { distances: more, onward: 0, .. }) if same_start => {
            *distances |= more;
            true
        }
        (Manner::Corner { shapes }, Manner::Corner { shapes: more }) if same_start && first.area == ALL => {
            let mut all = *shapes;
            let room = more.as_slice().iter().all(|&shape| all.push(shape));
            if room {
                *shapes = all;
            }
            room
        }
        (Manner::Go { distances, onward, onward_initial }, Manner::Lame { shape, times: Repeats::ONCE })
            if *onward == 0
                && !shape.is_oblique()
                && *distances == (1 << shape.long) - 2
                && (same_start || second.initial) =>
        {
            *onward = shape.long;
            *onward_initial = !same_start;
            true
        }
        _ => false,
    }
}

/// Whether a clause equals the first leg of a bent move.
fn is_first_leg(how: &Manner<'_>, bent: &BentMove) -> bool {
    match how {
        Manner::Go { distances, onward: 0, .. } => {
            bent.first == 2 && !bent.shape.is_oblique() && *distances == 1 << bent.shape.long
        }
        Manner::Corner { shapes } => bent.first == 2 && shapes.as_slice() == [bent.shape],
        Manner::Slide { times } => {
            let most = if *times == Repeats::ENDLESS { 15 } else { times.0.min(15) };
            bent.shape.is_step() && u32::from(bent.first) == (2 << most) - 2
        }
        _ => false,
    }
}

/// Removes single steps that a slide includes.
fn slides_include_steps(clauses: &mut Vec<Clause<'_>>) {
    for at in 0..clauses.len() {
        let Clause { power, initial: false, how: Manner::Slide { .. }, area } = clauses[at] else { continue };
        for clause in clauses.iter_mut() {
            let step = Manner::Go { distances: 2, onward: 0, onward_initial: false };
            if clause.how == step && (clause.power == power || power == Purpose::Both) {
                clause.area &= !area;
            }
        }
    }
    clauses.retain(|clause| clause.area != 0);
}

/// Detects “any square at most so far away”.
fn near(clauses: &mut Vec<Clause<'_>>) {
    for at in 0..clauses.len() {
        let Clause { power, initial, how: Manner::Go { distances, onward: 0, .. }, area: ALL } = clauses[at] else {
            continue;
        };
        let distance = (distances | 1).trailing_ones() as u8 - 1;
        if distance < 2 || u32::from(distances) != (2 << distance) - 2 {
            continue;
        }
        let within = |shape: &LeapShape| shape.long <= distance;
        let found = clauses.iter().position(|clause| {
            clause.power == power
                && clause.initial == initial
                && clause.area == ALL
                && matches!(&clause.how, Manner::Corner { shapes }
                    if shapes.as_slice().iter().filter(|shape| within(shape)).count() == usize::from(distance * (distance - 1) / 2))
        });
        let Some(corner) = found else { continue };
        clauses[at].how = Manner::Near { distance };
        let Manner::Corner { shapes } = &mut clauses[corner].how else { continue };
        let mut further = ShortList::default();
        for shape in shapes.as_slice().iter().filter(|shape| !within(shape)) {
            further.push(*shape);
        }
        *shapes = further;
        if further.as_slice().is_empty() {
            clauses.remove(corner);
        }
        return;
    }
}
