//! Walks there are no good words for → clauses with an example each.

use super::clause::{Clause, Manner, Purpose};
use menagerie_rules::betza::{Leap, Walk};

/// Adds clauses for odd walks: one for all turned and mirrored images of a walk, if they are all there, else one for each.
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

/// A walk turned and mirrored every way.
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
        bends: turn_all(&walk.bends),
        over: walk.over.map(turn),
        step: turn(walk.step),
        then: turn_all(&walk.then),
        passes: turn_all(&walk.passes),
        ..walk.clone()
    }
}
