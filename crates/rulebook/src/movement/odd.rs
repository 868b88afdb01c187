//! Converts walks without good words to clauses with one example each.

use super::clause::{Clause, Manner, Purpose};
use menagerie_rules::betza::{Leap, Walk};

/// Adds clauses for odd walks: one for all rotations and reflections of a walk if they all exist, otherwise one for each walk.
pub(super) fn add<'a>(clauses: &mut Vec<Clause<'a>>, walks: &[&'a Walk]) {
    let mut done: Vec<&Walk> = Vec::new();
    for &walk in walks {
        if done.contains(&walk) {
            continue;
        }
        let images = images(walk);
        let everywhere = images.iter().all(|image| walks.contains(&image));
        if everywhere {
            done.extend(walks.iter().filter(|other| images.contains(other)));
        }
        clauses.push(Clause {
            power: Purpose::of(walk),
            initial: walk.initial,
            how: Manner::Odd { walk, everywhere },
            area: 1,
        });
    }
}

/// All rotations and reflections of a walk.
pub(super) fn images(walk: &Walk) -> Vec<Walk> {
    (0..8).map(|symmetry| image(walk, symmetry)).collect()
}

fn image(walk: &Walk, symmetry: u8) -> Walk {
    let turn = |(x, y): Leap| {
        let (x, y) = if symmetry & 1 == 0 { (x, y) } else { (y, x) };
        let x = if symmetry & 2 == 0 { x } else { -x };
        let y = if symmetry & 4 == 0 { y } else { -y };
        (x, y)
    };
    let turn_all = |steps: &[Leap]| steps.iter().map(|&step| turn(step)).collect();
    Walk {
        legs: turn_all(&walk.legs),
        jump: walk.jump.map(turn),
        step: turn(walk.step),
        cycle: turn_all(&walk.cycle),
        lame_squares: turn_all(&walk.lame_squares),
        ..walk.clone()
    }
}
