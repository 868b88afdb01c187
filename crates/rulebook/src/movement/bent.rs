//! Converts walks of several legs to clauses.

use super::clause::{BentLeg, BentMove, Clause, Manner, Purpose, Repeats, ShortList, common_shape, place};
use menagerie_rules::betza::{Hop, Walk};

/// Whether a walk consists of legs only.
pub(super) fn is_route(walk: &Walk) -> bool {
    let shape = common_shape(walk.step);
    walk.jump.is_none()
        && walk.cycle.is_empty()
        && walk.lame_squares.is_empty()
        && walk.hop == Hop::None
        && walk.legs.iter().all(|bend| common_shape(*bend) == shape)
}

/// Walks that differ only in the lengths of their legs.
struct Route<'a> {
    walk: &'a Walk,
    /// The direction of each leg.
    places: ShortList<usize>,
    /// The possible lengths of all legs but the last.
    steps: ShortList<u16>,
    number: usize,
}

/// Adds clauses for bent walks. Those that cannot be grouped simply are added to `odd`.
pub(super) fn add<'a>(clauses: &mut Vec<Clause<'a>>, walks: &[&'a Walk], odd: &mut Vec<&'a Walk>) {
    let mut routes: Vec<Route<'a>> = Vec::new();
    for walk in walks {
        let route = route(walk);
        let same = routes.iter_mut().find(|known| {
            known.places == route.places
                && known.walk.step == walk.step
                && known.walk.range == walk.range
                && known.walk.initial == walk.initial
                && Purpose::of(known.walk) == Purpose::of(walk)
        });
        match same {
            Some(known) => {
                for (all, more) in known.steps.as_mut_slice().iter_mut().zip(route.steps.as_slice()) {
                    *all |= more;
                }
                known.number += 1;
            }
            None => routes.push(route),
        }
    }
    let mut groups: Vec<Group<'a>> = Vec::new();
    for route in &routes {
        let product: u32 = route.steps.as_slice().iter().map(|steps| steps.count_ones()).product();
        if product as usize != route.number {
            for walk in walks {
                if self::route(walk).places == route.places && walk.range == route.walk.range && !odd.contains(walk) {
                    odd.push(walk);
                }
            }
            continue;
        }
        sort_in(&mut groups, route);
    }
    for group in groups {
        finish(clauses, group);
    }
}

fn route(walk: &Walk) -> Route<'_> {
    let mut places = ShortList::default();
    let mut steps = ShortList::default();
    for bend in &walk.legs {
        let place = place(*bend).1;
        match steps.as_mut_slice().last_mut() {
            Some(run) if places.as_slice().last() == Some(&place) => *run <<= 1,
            _ => {
                places.push(place);
                steps.push(2);
            }
        }
    }
    places.push(place(walk.step).1);
    Route { walk, places, steps, number: 1 }
}

/// Routes that differ only in their first direction and in reflection.
struct Group<'a> {
    clause: Clause<'a>,
    bent: BentMove,
    /// The first directions of those that first turn right, and of those that first turn left.
    right: u8,
    left: u8,
}

fn sort_in<'a>(groups: &mut Vec<Group<'a>>, route: &Route<'a>) {
    let mut legs = ShortList::default();
    for (number, pair) in route.places.as_slice().windows(2).enumerate() {
        let turn = (pair[1] + 8 - pair[0]) as i8 % 8;
        let turn = if turn > 4 { turn - 8 } else { turn };
        legs.push(BentLeg { turn, steps: route.steps.as_slice().get(number + 1).copied().unwrap_or(0) });
    }
    let leftward = legs.as_slice().iter().find(|leg| leg.turn % 4 != 0).is_some_and(|leg| leg.turn < 0);
    if leftward {
        for leg in legs.as_mut_slice() {
            leg.turn = if leg.turn == 4 { 4 } else { -leg.turn };
        }
    }
    let walk = route.walk;
    let bent = BentMove {
        shape: common_shape(walk.step),
        first: first_leg(route.steps.as_slice()[0], legs.as_slice()),
        legs,
        last: Repeats::of(walk.range, common_shape(walk.step)),
        also: 0,
        mirrored: false,
        only: 0,
        stops: false,
    };
    let (power, initial) = (Purpose::of(walk), walk.initial);
    let bit = 1 << route.places.as_slice()[0];
    let (right, left) = if leftward { (0, bit) } else { (bit, 0) };
    for group in groups.iter_mut() {
        if group.bent == bent && group.clause.power == power && group.clause.initial == initial {
            group.right |= right;
            group.left |= left;
            return;
        }
    }
    let clause = Clause { power, initial, how: Manner::Near { distance: 0 }, area: 0 };
    groups.push(Group { clause, bent, right, left });
}

/// The possible lengths of the first leg. A leg that continues outward leaves the largest board a step earlier, so the maximum length
/// counts as unlimited.
fn first_leg(steps: u16, legs: &[BentLeg]) -> u16 {
    let outward = legs.first().is_some_and(|leg| leg.turn.abs() <= 1);
    if outward && steps == (1 << 15) - 2 { steps | 1 << 15 } else { steps }
}

/// Converts a group to one clause, or to two if left and right differ.
fn finish<'a>(clauses: &mut Vec<Clause<'a>>, group: Group<'a>) {
    let Group { mut clause, mut bent, right, left } = group;
    let turns = bent.legs.as_slice().iter().any(|leg| leg.turn % 4 != 0);
    let only = if turns && right != left { limited(&bent, right, left) } else { None };
    if let Some(only) = only {
        bent.only = only;
    }
    if !turns || right == left || only.is_some() {
        bent.mirrored = turns;
        clause.area = right | left;
        clause.how = Manner::Bent(bent);
        clauses.push(clause);
        return;
    }
    for (area, leftward) in [(right, false), (left, true)] {
        if area == 0 {
            continue;
        }
        let mut bent = bent;
        for leg in bent.legs.as_mut_slice() {
            leg.turn = if leftward && leg.turn != 4 { -leg.turn } else { leg.turn };
        }
        clauses.push(Clause { area, how: Manner::Bent(bent), ..clause });
    }
}

/// The directions to which the second of two legs is limited, if that explains the missing turns.
fn limited(bent: &BentMove, right: u8, left: u8) -> Option<u8> {
    let [leg] = bent.legs.as_slice() else { return None };
    if bent.shape.is_oblique() || leg.turn != 1 {
        return None;
    }
    let turn = 1;
    let only = right.rotate_left(turn) | left.rotate_right(turn);
    let all = right | left;
    let explained = right == all & only.rotate_right(turn) && left == all & only.rotate_left(turn);
    explained.then_some(only)
}

/// Joins two bent moves of two legs that differ only in their turns.
pub(super) fn join_turns(known: &mut BentMove, more: &BentMove) -> bool {
    let (Some(first), Some(second)) = (turns(known), turns(more)) else { return false };
    let sided = |turns: u8| turns & !(1 | 1 << 4) != 0;
    let sides_agree = known.mirrored == more.mirrored || !sided(first) || !sided(second);
    let same = (known.shape, known.first, known.last) == (more.shape, more.first, more.last);
    if !same || !sides_agree || known.only | more.only != 0 {
        return false;
    }
    known.also = first | second;
    known.mirrored |= more.mirrored;
    true
}

/// The turns of the second of two legs, if they are not only to the left.
fn turns(bent: &BentMove) -> Option<u8> {
    match bent.legs.as_slice() {
        [leg] if leg.turn >= 0 => Some(bent.also | 1 << leg.turn),
        _ => None,
    }
}
