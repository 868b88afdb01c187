//! The first step: see the piece move. It stands alone, except for the screens that a hopper needs, and for enemies if it captures
//! differently from how it moves.

use super::classroom::Classroom;
use super::step::{LessonStep, LessonTask};
use menagerie_rules::{Bitboard, Board, ReachKind, Square};

/// The number of examples of each way to move.
const EACH: usize = 2;
/// The number of examples in total.
const ALL: usize = 6;

pub fn step(room: &Classroom<'_>) -> Option<LessonStep> {
    let mut board = Board::empty();
    let pupil = room.best_place(&board)?;
    board.put(pupil, room.pupil);
    add_screens(room, &mut board, pupil);
    if room.captures_otherwise() {
        add_enemies(room, &mut board, pupil);
    }
    let examples = examples(room, &board, pupil);
    Some(LessonStep { board, pupil, task: LessonTask::Watch { examples } })
}

/// Adds a screen to every other line that hops. The other lines show the moves without a screen.
fn add_screens(room: &Classroom<'_>, board: &mut Board, pupil: Square) {
    let mut random = room.random("screens");
    let tables = room.variant.tables();
    let paths = tables.paths(room.pupil.player, room.pupil.kind, pupil);
    let lines = paths.iter().filter(|path| path.is_hopper()).map(|path| tables.path_squares(path).0);
    for squares in lines.filter(|squares| squares.len() > 1).step_by(2) {
        let place = usize::from(squares.len() > 3);
        let Some(screen) = squares.get(place).copied().filter(|&square| board.get(square).is_none()) else { continue };
        if let Some(friend) = room.bystander(room.pupil.player, screen, &mut random) {
            board.put(screen, friend);
        }
    }
}

/// Adds some enemies that the piece can capture.
fn add_enemies(room: &Classroom<'_>, board: &mut Board, pupil: Square) {
    let mut random = room.random("enemies");
    let mut targets: Vec<Square> = room.possible_captures(pupil).iter().collect();
    random.shuffle(&mut targets);
    // The nearest are easiest to see, but they should not be all in a row.
    targets.sort_by_key(|square| square.file().abs_diff(pupil.file()).max(square.rank().abs_diff(pupil.rank())) / 3);
    let mut put = 0;
    for target in targets {
        if put < EACH && room.put_enemy(board, pupil, target, &mut random) {
            put += 1;
        }
    }
}

/// Example moves, some of each way of moving, the longest first.
fn examples(room: &Classroom<'_>, board: &Board, pupil: Square) -> Vec<Square> {
    let tables = room.variant.tables();
    let enemies = board.occupied() & !board.of(room.pupil.player);
    let way = |to: Square| tables.reach(board, pupil, to, enemies).unwrap_or(ReachKind::Leap);
    let away = |to: Square| {
        let (files, ranks) = (to.file().abs_diff(pupil.file()), to.rank().abs_diff(pupil.rank()));
        (files.min(ranks), files.max(ranks))
    };
    let mut left: Vec<Square> = room.moves(board, pupil).iter().collect();
    left.sort_by_key(|&to| std::cmp::Reverse((away(to).1, to.index())));
    let mut chosen: Vec<Square> = Vec::new();
    // Each kind of leap and of line once, then again; captures come last.
    for round in 0..EACH {
        for &to in &left {
            let like = |&other: &Square| {
                way(other) == way(to)
                    && enemies.has(other) == enemies.has(to)
                    && (way(to) != ReachKind::Leap || away(other) == away(to))
                    && (way(to) == ReachKind::Leap || is_straight(away(other)) == is_straight(away(to)))
            };
            if chosen.len() < ALL && !chosen.contains(&to) && chosen.iter().filter(|it| like(it)).count() <= round {
                let clear = chosen.iter().all(|&other| direction(pupil, other) != direction(pupil, to));
                if clear || round + 1 == EACH {
                    chosen.push(to);
                }
            }
        }
    }
    let taken: Bitboard = enemies;
    chosen.sort_by_key(|&to| taken.has(to));
    chosen
}

fn is_straight((short, long): (u8, u8)) -> (bool, bool) {
    (short == 0, short == long)
}

fn direction(from: Square, to: Square) -> (i8, i8) {
    let sign = |from: u8, to: u8| (to as i8 - from as i8).signum();
    (sign(from.file(), to.file()), sign(from.rank(), to.rank()))
}
