//! Terms of several legs: moves that turn or change their range on the way.

use super::directions::{Leaper, first_leg, members, next_leg, side};
use super::error::{BetzaErrorKind, LocatedError};
use super::straight::{ending, longest, passed};
use super::term::Term;
use super::walks::Walks;
use super::{Hop, Leap, MultiLegWalk, Walk};

/// The state of a move after some of its legs.
#[derive(Clone)]
struct Way {
    leap: Leaper,
    /// The index in the ring of the last leg's direction, and the side to which the piece turned.
    heading: usize,
    side: i8,
    at: Leap,
    legs: Vec<Leap>,
    lame_squares: Vec<Leap>,
    /// The jumps since the last square where the piece touched the board.
    jump: Leap,
    /// The screen that was just hopped over.
    screen: Option<Leap>,
    /// The index of the leg that ends on an enemy, which is captured.
    takes: Option<usize>,
    toggled: bool,
}

/// Adds the walks of a term of several legs.
pub(super) fn add(term: &Term, walks: &mut Walks) -> Result<(), LocatedError> {
    for leg in &term.legs[1..] {
        leg.refuse(b"i", BetzaErrorKind::OnlyFirst)?;
        leg.refuse(b"h", BetzaErrorKind::NotFurther)?;
    }
    term.legs[0].refuse(b"zq", BetzaErrorKind::NotFirst)?;
    let (before, last) = term.legs.split_at(term.legs.len() - 1);
    for leg in &term.legs {
        leg.refuse(b"j", BetzaErrorKind::NotBent)?;
    }
    let mut captures = false;
    for leg in before {
        leg.refuse(b"e", BetzaErrorKind::CapturesOnWay)?;
        leg.refuse(b"g", BetzaErrorKind::HopsOnWay)?;
        if let Some(at) = leg.place(b'c').filter(|_| captures || leg.has(b'p')) {
            return Err((at, BetzaErrorKind::CapturesOnWay('c')));
        }
        captures |= leg.has(b'c');
    }
    last[0].refuse(b"pgy", BetzaErrorKind::NotLast)?;
    let mut some = false;
    for &leap in &term.atom.leaps {
        let places = first_leg(leap, &term.legs[0].directions(false)).unwrap_or_default();
        for heading in members(places) {
            some = true;
            let way = Way {
                leap,
                heading,
                side: 0,
                at: (0, 0),
                legs: Vec::new(),
                lame_squares: Vec::new(),
                jump: (0, 0),
                screen: None,
                takes: None,
                toggled: false,
            };
            leg(term, 0, way, walks)?;
        }
    }
    if some { Ok(()) } else { Err((term.at, BetzaErrorKind::NoDirection)) }
}

/// Adds a leg in the chosen direction, and all legs after it.
fn leg(term: &Term, number: usize, mut way: Way, walks: &mut Walks) -> Result<(), LocatedError> {
    walks.try_one().map_err(|what| (term.at, what))?;
    let leg = &term.legs[number];
    let step = way.leap.ring()[way.heading];
    let range = match (way.toggled, term.atom.range) {
        (false, range) => range,
        (true, Some(1)) => None,
        (true, _) => Some(1),
    };
    let single = range == Some(1);
    if let Some(at) = leg.place(b'n') {
        let lame_squares = passed(way.leap, step);
        if !single || lame_squares.is_empty() || leg.has(b'p') {
            return Err((at, BetzaErrorKind::LameBent));
        }
        way.lame_squares.extend(lame_squares.iter().map(|pass| plus(way.at, *pass)));
    }
    if number + 1 == term.legs.len() {
        return finish(term, way, step, range, walks);
    }
    if let Some(at) = leg.place(b'p') {
        if !single {
            return Err((at, BetzaErrorKind::HopNeighbour));
        }
        way.at = plus(way.at, step);
        if is_off_every_board(way.at) {
            return Ok(());
        }
        way.jump = plus(way.jump, step);
        if !leg.has(b'm') {
            if number > 0 || term.legs.len() > 2 || leg.has(b'y') {
                return Err((at, BetzaErrorKind::HopFirst));
            }
            way.screen = Some(way.at);
        }
        return turn(term, number, way, walks);
    }
    for _ in 0..longest(range, step) {
        way.at = plus(way.at, step);
        if is_off_every_board(way.at) {
            break;
        }
        way.legs.push(plus(way.jump, step));
        way.jump = (0, 0);
        if leg.has(b'm') || !leg.has(b'c') {
            turn(term, number, way.clone(), walks)?;
        }
        // The start square holds the piece itself.
        if leg.has(b'c') && way.at != (0, 0) {
            let takes = Some(way.legs.len() - 1);
            turn(term, number, Way { takes, ..way.clone() }, walks)?;
        }
    }
    Ok(())
}

/// Turns into every direction of the next leg.
fn turn(term: &Term, number: usize, mut way: Way, walks: &mut Walks) -> Result<(), LocatedError> {
    way.toggled ^= term.legs[number].has(b'y');
    let next = &term.legs[number + 1];
    let all = term.atom.leaps.len() > 1 || way.leap.is_oblique();
    let turns = next_leg(&next.directions(true), way.side, all).ok_or((term.at, BetzaErrorKind::NoDirection))?;
    for eighths in members(turns) {
        let side = if side(eighths) == 0 { way.side } else { side(eighths) };
        leg(term, number + 1, Way { heading: (way.heading + eighths) % 8, side, ..way.clone() }, walks)?;
    }
    Ok(())
}

/// Adds the walk that the last leg completes.
fn finish(term: &Term, way: Way, step: Leap, range: Option<u8>, walks: &mut Walks) -> Result<(), LocatedError> {
    let end = plus(way.at, step);
    // A move there and back passes the turn. A circle that closes does not.
    let returns = range == Some(1) && end == (0, 0);
    let passes =
        returns && way.takes.is_none() && !way.legs.is_empty() && term.legs.len() == 2 && term.legs[1].has(b'b');
    if is_off_every_board(end) || returns && way.takes.is_none() && !passes {
        return Ok(());
    }
    let takes = way.takes;
    let mut walk = Walk {
        legs: way.legs,
        lame_squares: way.lame_squares,
        ..ending(&term.legs[term.legs.len() - 1], &term.legs[0])
    };
    walk.range = range;
    walk.step = step;
    if range == Some(1) {
        walk.step = plus(way.jump, step);
    } else if way.jump != (0, 0) {
        walk.jump = Some(way.jump);
    }
    if let Some(screen) = way.screen {
        if range != Some(1) {
            return Err((term.at, BetzaErrorKind::HopThenSlide));
        }
        if !walk.lame_squares.is_empty() {
            return Err((term.at, BetzaErrorKind::LameHop));
        }
        walk.lame_squares.push(screen);
        walk.hop = Hop::Grasshopper;
    }
    if walk.initial && walk.jump.is_some() {
        return Err((term.at, BetzaErrorKind::InitialInAir));
    }
    let added =
        if takes.is_some() || passes { walks.push_multi_leg(MultiLegWalk { walk, takes }) } else { walks.push(walk) };
    added.map_err(|what| (term.at, what))
}

fn is_off_every_board(at: Leap) -> bool {
    at.0.abs().max(at.1.abs()) > 15
}

fn plus(a: Leap, b: Leap) -> Leap {
    (a.0 + b.0, a.1 + b.1)
}
