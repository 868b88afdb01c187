//! The meaning of direction letters.

use super::board::At;
use std::collections::BTreeSet;

/// The eight directions of a leap, clockwise from straight ahead (for oblique leaps from the steepest one to the right). Straight and
/// diagonal leaps of one length are eight directions together.
pub fn ring((a, b): At) -> Vec<At> {
    let oblique = a != 0 && a != b;
    let mut ways = Vec::new();
    for x in -b..=b {
        for y in -b..=b {
            let lengths = (x.abs().min(y.abs()), x.abs().max(y.abs()));
            if lengths == (a, b) || !oblique && (lengths == (0, b) || lengths == (b, b)) {
                ways.push((x, y));
            }
        }
    }
    // The angle from straight ahead, clockwise.
    let angle = |&(x, y): &At| f64::from(x).atan2(f64::from(y)).rem_euclid(std::f64::consts::TAU);
    ways.sort_by(|one, other| angle(one).total_cmp(&angle(other)));
    ways
}

fn leads(way: At, letter: char) -> bool {
    match letter {
        'f' => way.1 > 0,
        'b' => way.1 < 0,
        'l' => way.0 < 0,
        'r' => way.0 > 0,
        's' => way.0 != 0,
        'v' => way.1 != 0,
        _ => panic!("{letter} is no direction"),
    }
}

fn leads_mostly(way: At, letter: char) -> bool {
    leads(way, letter) && if "fbv".contains(letter) { way.1.abs() > way.0.abs() } else { way.0.abs() > way.1.abs() }
}

/// The directions of a leap that the letters of a first leg select.
pub fn first(leap: At, modifiers: &str) -> Vec<At> {
    let letters: Vec<char> = modifiers.chars().filter(|letter| "fblrsvh".contains(*letter)).collect();
    let all: Vec<At> =
        ring(leap).into_iter().filter(|(x, y)| (x.abs().min(y.abs()), x.abs().max(y.abs())) == leap).collect();
    if letters.is_empty() {
        return all;
    }
    let lengthwise = |letter: char| "fbv".contains(letter);
    let mut chosen = BTreeSet::new();
    let mut at = 0;
    while at < letters.len() {
        let (here, next) = (letters[at], letters.get(at + 1).copied());
        at += 1;
        let rotations = |way: At| [way, (way.1, -way.0), (-way.0, -way.1), (-way.1, way.0)];
        if leap.0 == 0 {
            chosen.extend(all.iter().filter(|way| leads(**way, here)));
        } else if leap.0 == leap.1 {
            // Both letters of one dimension count as the letter for both; then the other dimension may restrict them.
            let group = |at: &mut usize| {
                let (here, next) = (letters[*at], letters.get(*at + 1).copied());
                *at += 1;
                match (here, next) {
                    ('f', Some('b')) | ('b', Some('f')) => {
                        *at += 1;
                        'v'
                    }
                    ('l', Some('r')) | ('r', Some('l')) => {
                        *at += 1;
                        's'
                    }
                    _ => here,
                }
            };
            at -= 1;
            let one = group(&mut at);
            let mut ways: Vec<At> = all.iter().copied().filter(|way| leads(*way, one)).collect();
            let mut ahead = at;
            if at < letters.len() {
                let other = group(&mut ahead);
                if lengthwise(one) != lengthwise(other) {
                    ways.retain(|way| leads(*way, other));
                    at = ahead;
                }
            }
            chosen.extend(ways);
        } else {
            match (here, next) {
                ('h', Some('r')) => chosen.extend(rotations(leap)),
                ('h', Some('l')) => chosen.extend(rotations((-leap.0, leap.1))),
                (_, Some('h')) => chosen.extend(all.iter().filter(|way| leads(**way, here))),
                (_, Some(next)) if next == here => chosen.extend(all.iter().filter(|way| leads_mostly(**way, here))),
                (_, Some(next)) if lengthwise(here) != lengthwise(next) => {
                    chosen.extend(all.iter().filter(|way| leads(**way, here) && leads_mostly(**way, next)));
                }
                _ => {
                    chosen.extend(all.iter().filter(|way| leads_mostly(**way, here)));
                    continue;
                }
            }
            at += 1;
        }
    }
    chosen.into_iter().collect()
}

/// The turns that the letters of a further leg select, in units of 45° clockwise. `side` is the side of the previous turn: 1 right, −1
/// left, 0 none yet. `any` is for atoms that without letters turn in every direction except back.
pub fn turns(modifiers: &str, side: i32, any: bool) -> BTreeSet<i32> {
    let letters: Vec<char> = modifiers.chars().filter(|letter| "fblrsvzq".contains(*letter)).collect();
    if letters.is_empty() {
        return if any { [0, 1, 2, 3, -1, -2, -3].into() } else { [0, 2, -2].into() };
    }
    let sides = |letter: char| -> Vec<i32> {
        match (letter, side) {
            ('r', _) => vec![1],
            ('l', _) => vec![-1],
            ('z', 1 | -1) => vec![-side],
            ('q', 1 | -1) => vec![side],
            _ => vec![1, -1],
        }
    };
    let mut chosen = BTreeSet::new();
    let mut at = 0;
    while at < letters.len() {
        let (here, next) = (letters[at], letters.get(at + 1).copied().unwrap_or(' '));
        let half = |along: char| if along == 'f' { 1 } else { 3 };
        at += 1;
        if "fb".contains(here) && "lrszq".contains(next) {
            chosen.extend(sides(next).into_iter().map(|way| way * half(here)));
            at += 1;
        } else if "lr".contains(here) && "fb".contains(next) {
            chosen.extend(sides(here).into_iter().map(|way| way * half(next)));
            at += 1;
        } else {
            match here {
                'f' => chosen.extend([0]),
                'b' => chosen.extend([4]),
                'v' => chosen.extend([0, 4]),
                _ => chosen.extend(sides(here).into_iter().map(|way| way * 2)),
            }
            at += usize::from(next == here);
        }
    }
    chosen
}
