//! Moves in two legs: a piece captures on its way and goes on, captures and returns, or goes there and back.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_movement::describe_walks;
use menagerie_rules::KindId;
use menagerie_rules::betza::{Hop, Leap, Walk};

/// A way there, and what follows.
struct TwoLegs {
    first: Leap,
    second: Walk,
    returns: bool,
    captures: bool,
}

/// What a kind does beyond plain moves; nothing if it has no such moves.
pub fn say(speaker: &Speaker<'_>, kind: KindId, all: &mut Vec<String>) {
    let language = speaker.language;
    let the = speaker.the(kind);
    let told: Vec<TwoLegs> = speaker.variant.kind(kind).movement.multi_leg().iter().map(split).collect();
    let way_there = |wanted: &dyn Fn(&TwoLegs) -> bool, captures: bool| -> Option<String> {
        let mut walks: Vec<Walk> = Vec::new();
        for legs in told.iter().filter(|legs| wanted(legs)) {
            let walk = leap(legs.first, captures);
            if !walks.contains(&walk) {
                walks.push(walk);
            }
        }
        (!walks.is_empty()).then(|| describe_walks(&walks, language))
    };
    let goes_on = |legs: &TwoLegs| legs.captures && !legs.returns;
    if let Some(first) = way_there(&goes_on, true) {
        let on: Vec<&TwoLegs> = told.iter().filter(|legs| goes_on(legs)).collect();
        let mut seconds: Vec<Walk> = Vec::new();
        on.iter().for_each(|legs| {
            if !seconds.contains(&legs.second) {
                seconds.push(legs.second.clone());
            }
        });
        all.push(texts::two_legs(language, &the, first, describe_walks(&seconds, language)));
        if on.iter().all(|legs| is_straight(legs.first, legs.second.step)) {
            all.push(texts::two_legs_straight(language).to_string());
        } else if !is_free(&on, &seconds) {
            all.push(texts::two_legs_coupled(language).to_string());
        }
    }
    if let Some(way) = way_there(&|legs| legs.captures && legs.returns, true) {
        all.push(texts::two_legs_return(language, &the, way));
    }
    if let Some(way) = way_there(&|legs| !legs.captures, false) {
        all.push(texts::two_legs_pass(language, &the, way));
    }
}

/// A walk, parted where it captures; one that does not capture, where it turns back.
fn split(walk: &menagerie_rules::betza::MultiLegWalk) -> TwoLegs {
    let place = walk.takes.unwrap_or(0);
    let walk_legs = &walk.walk;
    let sum = |legs: &[Leap]| legs.iter().fold((0, 0), |(x, y), (dx, dy)| (x + dx, y + dy));
    let after = walk_legs.bends.get(place + 1..).unwrap_or_default();
    let first = sum(walk_legs.bends.get(..=place).unwrap_or_default());
    let (rest, step) = (sum(after), walk_legs.step);
    TwoLegs {
        first,
        second: Walk { bends: after.to_vec(), ..walk_legs.clone() },
        returns: walk_legs.range == Some(1) && (first.0 + rest.0 + step.0, first.1 + rest.1 + step.1) == (0, 0),
        captures: walk.takes.is_some(),
    }
}

/// A leap to one square.
fn leap(step: Leap, captures: bool) -> Walk {
    Walk {
        bends: Vec::new(),
        over: None,
        step,
        then: Vec::new(),
        range: Some(1),
        passes: Vec::new(),
        moves: !captures,
        captures,
        hop: Hop::None,
        initial: false,
    }
}

/// Whether both go in the same of the eight directions.
fn is_straight(first: Leap, second: Leap) -> bool {
    let direction = |(x, y): Leap| (x.signum(), y.signum());
    let cross = i16::from(first.0) * i16::from(second.1) - i16::from(first.1) * i16::from(second.0);
    cross == 0 && direction(first) == direction(second)
}

/// Whether every second leg may follow every first one, but for returning to the square of the piece itself.
fn is_free(all: &[&TwoLegs], seconds: &[Walk]) -> bool {
    let mut firsts: Vec<Leap> = Vec::new();
    for legs in all {
        if !firsts.contains(&legs.first) {
            firsts.push(legs.first);
        }
    }
    firsts.iter().all(|&first| {
        let back = |second: &Walk| (first.0 + second.step.0, first.1 + second.step.1) == (0, 0);
        let follows = |second: &Walk| all.iter().any(|legs| legs.first == first && legs.second == *second);
        seconds.iter().all(|second| follows(second) || back(second))
    })
}
