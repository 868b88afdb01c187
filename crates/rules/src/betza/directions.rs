//! Which way: Betza's direction letters turned into steps.

use super::Step;

/// The shape of an atom's leap, the smaller number first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leap(pub i8, pub i8);

/// The eight compass directions, clockwise from straight ahead.
const COMPASS: [Step; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// All steps of a leap, clockwise from straight ahead.
fn all(leap: Leap) -> Vec<Step> {
    let Leap(a, b) = leap;
    if a == 0 || a == b {
        let first = usize::from(a == b);
        COMPASS.iter().skip(first).step_by(2).map(|&(x, y)| (x * b, y * b)).collect()
    } else {
        vec![(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)]
    }
}

/// The steps of `leap` that the direction letters choose; `None` where a letter makes no sense for it.
///
/// A letter alone chooses a half: `fN` is all four forward Knight moves. On a diagonal or oblique leap two letters together
/// choose within the half: `flF` is one square; `ffN` the two narrow and `fsN` the two wide forward moves; `rfN` the forward one
/// that leans right, `frN` the rightward one that leans forward (the letter named second is the longer way).
pub(super) fn first_leg(leap: Leap, letters: &[u8]) -> Option<Vec<Step>> {
    let all = all(leap);
    if letters.is_empty() {
        return Some(all);
    }
    let Leap(a, b) = leap;
    let mut chosen = vec![false; all.len()];
    let mut rest = letters;
    while let Some(&letter) = rest.first() {
        let next = rest.get(1).copied().filter(|_| a != 0);
        let pair = next.and_then(|next| pair(leap, letter, next));
        let choose: Box<dyn Fn(Step) -> bool> = match pair {
            Some(choose) => {
                rest = &rest[2..];
                choose
            }
            None => {
                rest = &rest[1..];
                half(letter, a != 0 && a != b)?
            }
        };
        for (step, chosen) in all.iter().zip(&mut chosen) {
            *chosen |= choose(*step);
        }
    }
    Some(all.into_iter().zip(chosen).filter_map(|(step, chosen)| chosen.then_some(step)).collect())
}

/// One letter: a half of the steps, or on a straight leap one step.
fn half(letter: u8, oblique: bool) -> Option<Box<dyn Fn(Step) -> bool>> {
    Some(match letter {
        b'f' => Box::new(|(_, y)| y > 0),
        b'b' => Box::new(|(_, y)| y < 0),
        b'l' => Box::new(|(x, _)| x < 0),
        b'r' => Box::new(|(x, _)| x > 0),
        b's' if oblique => Box::new(|(x, y)| x.abs() > y.abs()),
        b'v' if oblique => Box::new(|(x, y)| y.abs() > x.abs()),
        b's' => Box::new(|(x, _)| x != 0),
        b'v' => Box::new(|(_, y)| y != 0),
        _ => return None,
    })
}

/// Two letters that together choose less than a half, if these two do.
fn pair(leap: Leap, first: u8, second: u8) -> Option<Box<dyn Fn(Step) -> bool>> {
    let narrow = |(x, y): Step| y.abs() > x.abs();
    let both = move |(x, y): Step| match first {
        b'f' => y > 0,
        b'b' => y < 0,
        b'l' => x < 0,
        _ => x > 0,
    };
    let oblique = leap.0 != leap.1;
    match (first, second) {
        (b'f' | b'b', b'l' | b'r') | (b'l' | b'r', b'f' | b'b') => {
            let other = half(second, oblique)?;
            // On an oblique leap the letter named second says which of the two longer ways it is.
            let lengthwise = matches!(second, b'f' | b'b');
            Some(Box::new(move |step| both(step) && other(step) && (!oblique || narrow(step) == lengthwise)))
        }
        (b'f', b'f') | (b'b', b'b') if oblique => Some(Box::new(move |step| both(step) && narrow(step))),
        (b'l', b'l') | (b'r', b'r') if oblique => Some(Box::new(move |step| both(step) && !narrow(step))),
        (b'f' | b'b' | b'l' | b'r', b's') if oblique => Some(Box::new(move |step| both(step) && !narrow(step))),
        (b'f' | b'b' | b'l' | b'r', b'v') if oblique => Some(Box::new(move |step| both(step) && narrow(step))),
        (b'f' | b'b' | b'l' | b'r', b'h') if oblique => Some(Box::new(both)),
        _ => None,
    }
}

/// The steps of a further leg of length `length` after `before`, chosen by letters relative to the way just gone:
/// `f` straight on, `fl` and `fr` half a turn less than `l` and `r`, `fs` both of these, `s` = `l` and `r`, `v` = `f` and `b`.
/// Without letters, every direction of the same kind, straight or diagonal, as before.
pub(super) fn next_leg(before: Step, length: i8, letters: &[u8]) -> Option<Vec<Step>> {
    let unit = (before.0.signum(), before.1.signum());
    let heading = COMPASS.iter().position(|&step| step == unit)?;
    let mut turns: Vec<usize> = Vec::new();
    let mut rest = letters;
    while let Some(&letter) = rest.first() {
        let (some, used): (&[usize], usize) = match (letter, rest.get(1)) {
            (b'f', Some(b'l')) | (b'l', Some(b'f')) => (&[7], 2),
            (b'f', Some(b'r')) | (b'r', Some(b'f')) => (&[1], 2),
            (b'f', Some(b's')) => (&[1, 7], 2),
            (b'b', Some(b'l')) | (b'l', Some(b'b')) => (&[5], 2),
            (b'b', Some(b'r')) | (b'r', Some(b'b')) => (&[3], 2),
            (b'b', Some(b's')) => (&[3, 5], 2),
            (b'f', _) => (&[0], 1),
            (b'b', _) => (&[4], 1),
            (b'l', _) => (&[6], 1),
            (b'r', _) => (&[2], 1),
            (b's', _) => (&[2, 6], 1),
            (b'v', _) => (&[0, 4], 1),
            _ => return None,
        };
        turns.extend(some);
        rest = &rest[used..];
    }
    if letters.is_empty() {
        turns.extend([0, 2, 4, 6]);
    }
    turns.sort_unstable();
    turns.dedup();
    Some(turns.into_iter().map(|turn| COMPASS[(heading + turn) % 8]).map(|(x, y)| (x * length, y * length)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(leap: Leap, letters: &str) -> Vec<Step> {
        first_leg(leap, letters.as_bytes()).unwrap()
    }

    #[test]
    fn letters_choose_directions() {
        assert_eq!(chosen(Leap(0, 1), "f"), [(0, 1)]);
        assert_eq!(chosen(Leap(0, 1), "fs"), [(0, 1), (1, 0), (-1, 0)]);
        assert_eq!(chosen(Leap(1, 1), "f"), [(1, 1), (-1, 1)]);
        assert_eq!(chosen(Leap(1, 1), "fl"), [(-1, 1)]);
        assert_eq!(chosen(Leap(1, 2), "ff"), [(1, 2), (-1, 2)]);
        assert_eq!(chosen(Leap(1, 2), "fs"), [(2, 1), (-2, 1)]);
        assert_eq!(chosen(Leap(1, 2), "fr"), [(2, 1)]);
        assert_eq!(chosen(Leap(1, 2), "rf"), [(1, 2)]);
        assert_eq!(chosen(Leap(1, 2), "f").len(), 4);
    }

    #[test]
    fn a_further_leg_turns_from_the_leg_before() {
        assert_eq!(next_leg((1, 1), 1, b"fs"), Some(vec![(1, 0), (0, 1)]));
        assert_eq!(next_leg((0, -1), 1, b"l"), Some(vec![(1, 0)]));
    }
}
