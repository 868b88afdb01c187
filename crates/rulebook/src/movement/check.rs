//! Tests the grouping: expanding the clauses must give the walks of the movement.

use super::clause::{BentLeg, BentMove, Clause, Directions, LeapShape, Manner, Purpose, Repeats};
use super::group;
use menagerie_rules::betza::{Hop, Leap, Movement, Walk};

const COMPASS: [Leap; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

fn step(shape: LeapShape, place: usize) -> Leap {
    let (a, b) = (shape.short as i8, shape.long as i8);
    if shape.is_oblique() {
        [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)][place % 8]
    } else {
        let (x, y) = COMPASS[place % 8];
        (x * b, y * b)
    }
}

fn line(long: u8) -> LeapShape {
    LeapShape { short: 0, long }
}

fn range(times: Repeats) -> Option<u8> {
    (times != Repeats::ENDLESS).then_some(times.0)
}

/// Expands a clause to walks.
fn spelled_out(clause: &Clause<'_>) -> Vec<Walk> {
    if let Manner::Odd { walk, everywhere } = &clause.how {
        return if *everywhere { super::odd::images(walk) } else { vec![(*walk).clone()] };
    }
    (0..8).filter(|place| clause.area >> place & 1 == 1).flat_map(|place| in_direction(clause, place)).collect()
}

fn in_direction(clause: &Clause<'_>, place: usize) -> Vec<Walk> {
    let walk = Walk {
        legs: Vec::new(),
        jump: None,
        step: (0, 0),
        cycle: Vec::new(),
        range: Some(1),
        lame_squares: Vec::new(),
        moves: clause.power != Purpose::CaptureOnly,
        captures: clause.power != Purpose::MoveOnly,
        hop: Hop::None,
        initial: clause.initial,
    };
    let by = |shape: LeapShape| Walk { step: step(shape, place), ..walk.clone() };
    match &clause.how {
        Manner::Go { distances, onward, onward_initial } => {
            let mut walks: Vec<Walk> = (1..16).filter(|n| distances >> n & 1 == 1).map(|n| by(line(n))).collect();
            if *onward != 0 {
                let initial = clause.initial || *onward_initial;
                walks.push(Walk { lame_squares: passes(line(*onward), place, 1), initial, ..by(line(*onward)) });
            }
            walks
        }
        Manner::Near { distance } => {
            let mut walks = Vec::new();
            for long in 1..=*distance {
                for short in 0..long {
                    walks.push(by(LeapShape { short, long }));
                }
            }
            walks
        }
        Manner::Slide { times } => vec![Walk { range: range(*times), ..by(line(1)) }],
        Manner::Ski { times } => {
            vec![Walk { range: range(*times), jump: Some(step(line(1), place)), ..by(line(1)) }]
        }
        Manner::Corner { shapes } => shapes.as_slice().iter().map(|&shape| by(shape)).collect(),
        Manner::Ride { shape, times } => vec![Walk { range: range(*times), ..by(*shape) }],
        Manner::Lame { shape, times } => {
            let most = range(*times).unwrap_or(15 / shape.long);
            (1..=most)
                .map(|n| Walk {
                    legs: vec![step(*shape, place); usize::from(n) - 1],
                    lame_squares: passes(*shape, place, n),
                    ..by(*shape)
                })
                .collect()
        }
        Manner::Vault { shape } => {
            vec![Walk { lame_squares: passes(*shape, place, 1), hop: Hop::Grasshopper, ..by(*shape) }]
        }
        Manner::Hop { shape, times, behind } => {
            let hop = if *behind { Hop::Grasshopper } else { Hop::Cannon };
            vec![Walk { range: range(*times), hop, ..by(*shape) }]
        }
        Manner::Zigzag { shape, times } => [2, 6]
            .map(|turn| Walk { range: range(*times), cycle: vec![step(*shape, place + turn)], ..by(*shape) })
            .to_vec(),
        Manner::Circle { shape, times } => [1, 7]
            .map(|turn| Walk {
                range: range(*times),
                cycle: (1..8).map(|n| step(*shape, place + n * turn)).collect(),
                ..by(*shape)
            })
            .to_vec(),
        Manner::Bent(bent) => bends(&walk, bent, place),
        Manner::Odd { .. } => Vec::new(),
    }
}

/// The squares that successive lame leaps pass.
fn passes(shape: LeapShape, place: usize, leaps: u8) -> Vec<Leap> {
    let (x, y) = step(shape, place);
    let long = shape.long as i8;
    let diagonal = shape.short != 0 || x.abs() == y.abs();
    let short = if diagonal && shape.short == 0 { long } else { shape.short as i8 };
    let mut all = Vec::new();
    for leap in 0..leaps as i8 {
        for n in 1..long {
            let slant = (n - (long - short)).max(0);
            let way = |part: i8| if part.abs() == long { part.signum() * n } else { part.signum() * slant };
            all.push((x * leap + way(x), y * leap + way(y)));
        }
    }
    all
}

fn bends(walk: &Walk, bent: &BentMove, place: usize) -> Vec<Walk> {
    let mut all = Vec::new();
    if bent.stops {
        let slide = bent.first.count_ones() > 1;
        let most = 15 - bent.first.leading_zeros() as u8;
        let times = if most == 15 { None } else { Some(most) };
        all.push(Walk { step: step(bent.shape, place), range: if slide { times } else { Some(1) }, ..walk.clone() });
    }
    let mut turns: Vec<Vec<BentLeg>> = vec![bent.legs.as_slice().to_vec()];
    if bent.also != 0 {
        turns = (0..5).filter(|n| bent.also >> n & 1 == 1).map(|turn| vec![BentLeg { turn, steps: 0 }]).collect();
    }
    for legs in turns {
        let mirrors: &[i8] = if bent.mirrored && legs.iter().any(|leg| leg.turn % 4 != 0) { &[1, -1] } else { &[1] };
        for mirror in mirrors {
            let mut ways: Vec<Vec<Leap>> = Vec::new();
            for n in 1..16 {
                if bent.first >> n & 1 == 1 {
                    ways.push(vec![step(bent.shape, place); n]);
                }
            }
            let mut heading = place as i8;
            for (number, leg) in legs.iter().enumerate() {
                heading += leg.turn * mirror;
                let next = step(bent.shape, heading.rem_euclid(8) as usize);
                if number + 1 == legs.len() {
                    let allowed = bent.only == 0 || bent.only >> heading.rem_euclid(8) & 1 == 1;
                    for way in ways.iter().filter(|_| allowed) {
                        let range = range(bent.last);
                        all.push(Walk { legs: way.clone(), step: next, range, ..walk.clone() });
                    }
                    break;
                }
                let mut longer = Vec::new();
                for way in &ways {
                    for n in (1..16).filter(|n| leg.steps >> n & 1 == 1) {
                        longer.push(way.iter().copied().chain(vec![next; n]).collect());
                    }
                }
                ways = longer;
            }
        }
    }
    all
}

/// Whether a board has room for a walk: no square of it, up to the first one of the last leg, is 16 files or ranks away.
fn has_room(walk: &Walk) -> bool {
    let mut at = (0_i8, 0_i8);
    walk.legs.iter().chain([&walk.step]).all(|step| {
        at = (at.0 + step.0, at.1 + step.1);
        at.0.abs().max(at.1.abs()) <= 15
    })
}

/// Whether a slide includes a walk, so that the walk needs no clause.
fn is_slid(walks: &[Walk], one: &Walk) -> bool {
    let plain = |walk: &Walk| {
        walk.legs.is_empty() && walk.lame_squares.is_empty() && walk.cycle.is_empty() && walk.jump.is_none()
    };
    plain(one)
        && one.range == Some(1)
        && walks.iter().any(|walk| {
            plain(walk)
                && walk.step == one.step
                && walk.hop == Hop::None
                && walk.range != Some(1)
                && !walk.initial
                && walk.moves >= one.moves
                && walk.captures >= one.captures
        })
}

/// Checks a text. Returns whether it has odd clauses; `None` if it cannot be parsed.
fn check(betza: &str) -> Option<bool> {
    let movement: Movement = betza.parse().ok()?;
    let clauses = group::clauses(movement.walks());
    let described: Vec<Walk> = clauses.iter().flat_map(spelled_out).filter(has_room).collect();
    let short = |walk: &Walk| format!("{walk:?}");
    for walk in movement.walks() {
        assert!(described.contains(walk) || is_slid(&described, walk), "{betza}: not described: {}", short(walk));
    }
    for walk in &described {
        assert!(
            movement.walks().contains(walk) || is_slid(movement.walks(), walk),
            "{betza}: not a move: {}",
            short(walk)
        );
    }
    Some(clauses.iter().any(|clause| matches!(clause.how, Manner::Odd { .. })))
}

#[test]
fn clauses_describe_all_walks_and_no_others() {
    for betza in [
        "K",
        "Q",
        "RF",
        "KNAD",
        "KADGH",
        "NCZ",
        "fmWfmnDfcF",
        "fmWfcFifmnD",
        "KfmnD",
        "mRcpR",
        "mQcpQ",
        "FyafsF",
        "WyafsW",
        "FfryaflFflyafrFbryafrFblyaflF",
        "NN",
        "nN",
        "nZ",
        "nC",
        "nH",
        "nAnD",
        "nNN",
        "nN3",
        "gQ",
        "pR3",
        "jD",
        "jN",
        "jR",
        "jB3",
        "zB",
        "zQ",
        "zNN",
        "qN",
        "qC3",
        "mRasR",
        "RasR",
        "RafsR",
        "BafB",
        "RafK",
        "BasB",
        "R2asR2",
        "afsW",
        "pafW",
        "mpafsW",
        "mpafyafW",
        "afafsKafsafzfK",
        "NyafN",
        "NyafsN",
        "KaK",
        "FafF",
        "FafrF",
        "frFrafF",
        "aDaD",
        "mpafyafsmafN",
        "fRasR",
        "rafsafqK",
        "naN",
        "FafsafsF",
        "flFyafrF",
        "fhNrlbK",
        "frlRrlbK",
        "hrN",
        "WDN",
        "AKNDCH",
        "KNADCZGH",
        "cRmR",
        "ciRmB",
        "gA",
    ] {
        assert!(check(betza).is_some(), "{betza} is not read");
    }
}

#[test]
fn odd_moves_are_the_exception() {
    for betza in ["afafsKafsafzfK", "RasR", "nNN", "FyafsF", "jR", "qN", "zQ", "pafW"] {
        assert_eq!(check(betza), Some(false), "{betza}");
    }
    assert_eq!(check("mpafyafW"), Some(true));
}

#[test]
fn every_set_of_directions_has_words() {
    use super::area::{LINES, OBLIQUE, cover};
    for area in 1..=Directions::MAX {
        for list in [&LINES[..], &OBLIQUE[..]] {
            let all = cover(area, list).iter().fold(0, |all, &word| all | list[word]);
            assert_eq!(all, area);
        }
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, cases: 3000, ..Default::default() })]

    #[test]
    fn random_clauses_describe_all_walks_and_no_others(
        betza in "([fblrsvh]{0,3}[mcinjpgzq]{0,2}((y|p|m|mp|n)?a[fblrsvzq]{0,2}){0,2}[WFDNAHCZGKRBQ][0-3]?){1,3}"
    ) {
        check(&betza);
    }
}
