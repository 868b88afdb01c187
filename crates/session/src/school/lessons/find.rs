//! The second step: find every square that the piece can reach. Friends, enemies and screens stand where they make a difference.

use super::classroom::{Classroom, must_be_safe};
use super::step::{LessonStep, LessonTask};
use fastrand::Rng;
use menagerie_rules::{Bitboard, Board, Square};

/// The number of boards that are tried.
const TRIES: usize = 120;
/// The number of squares that most learners find without losing patience.
const PLEASANT: i32 = 9;
/// The greatest distance at which something still seems to belong to the piece.
const NEAR: usize = 4;

pub fn step(room: &Classroom<'_>) -> Option<LessonStep> {
    let mut random = room.random("find");
    let places = room.places();
    let mut best: Option<(i32, LessonStep)> = None;
    for _ in 0..TRIES {
        let pupil = places[random.usize(0..places.len())];
        let board = populated(room, pupil, &mut random);
        let answer = room.moves(&board, pupil);
        if answer.is_empty() {
            continue;
        }
        let worth = worth(room, &board, pupil, answer);
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, LessonStep { board, pupil, task: LessonTask::Find { answer } }));
        }
    }
    best.map(|(_, step)| step)
}

/// A board with the piece on a square and other pieces around it.
fn populated(room: &Classroom<'_>, pupil: Square, random: &mut Rng) -> Board {
    let mut board = Board::empty();
    board.put(pupil, room.pupil);
    let mut squares: Vec<Square> = interesting(room, pupil).iter().filter(|&square| square != pupil).collect();
    random.shuffle(&mut squares);
    let count = random.usize(4..=10).min(squares.len());
    for &square in &squares[..count] {
        let player = if random.bool() { room.pupil.player } else { room.enemy };
        if let Some(other) = room.bystander(player, square, random) {
            board.put(square, other);
        }
    }
    board
}

/// The squares that affect its moves when occupied: its targets, the squares it passes, and those it leaps over.
fn interesting(room: &Classroom<'_>, pupil: Square) -> Bitboard {
    let tables = room.variant.tables();
    let (player, kind) = (room.pupil.player, room.pupil.kind);
    let mut squares = tables.leap_moves(player, kind, pupil) | tables.leap_captures(player, kind, pupil);
    for path in tables.paths(player, kind, pupil) {
        tables.path_squares(path).0.iter().take(NEAR).for_each(|&square| squares.insert(square));
    }
    let around = |step: &(i8, i8)| room.variant.board_size().offset(pupil, step.0, step.1);
    squares | [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)].iter().filter_map(around).collect()
}

/// The score of a board: high if it shows much of what is special about the piece and does not ask for too many squares.
fn worth(room: &Classroom<'_>, board: &Board, pupil: Square, answer: Bitboard) -> i32 {
    let count = answer.count() as i32;
    let bored = (count - 14).max(0) * 4 + (3 - count).max(0) * 15;
    shown(room, board, pupil, answer) * 10 - (count - PLEASANT).abs() - bored
}

/// The number of different features that the board shows.
fn shown(room: &Classroom<'_>, board: &Board, pupil: Square, answer: Bitboard) -> i32 {
    let tables = room.variant.tables();
    let (player, kind) = (room.pupil.player, room.pupil.kind);
    let (own, occupied) = (board.of(player), board.occupied());
    let enemies = occupied & !own;
    let (moves, captures) = (tables.leap_moves(player, kind, pupil), tables.leap_captures(player, kind, pupil));
    let some = |set: Bitboard| !set.is_empty();
    let mut seen = [
        some(answer & enemies),
        some((moves | captures) & own),
        some(moves & !captures & enemies),
        some(captures & !moves & !occupied),
        leaps_over(board, pupil, answer & (moves | captures)),
        must_be_safe(room.variant, kind) && some((moves | captures) & !own & !answer),
        false, // a line ends at a friend
        false, // a line is blocked before it bends
        false, // a line that only moves ends at an enemy
        false, // it hops over a friend
        false, // it hops over an enemy
        false, // something that could be hopped over, but for a second piece
    ];
    for path in tables.paths(player, kind, pupil) {
        let (squares, skip) = tables.path_squares(path);
        let Some(first) = squares.iter().position(|&square| occupied.has(square)) else { continue };
        if path.is_hopper() {
            let captured = squares.iter().any(|&square| (answer & enemies).has(square));
            seen[9] |= captured && own.has(squares[first]);
            seen[10] |= captured && enemies.has(squares[first]);
            seen[11] |= squares.iter().filter(|&&square| occupied.has(square)).count() > 2;
        } else {
            seen[6] |= first >= skip && own.has(squares[first]);
            seen[7] |= first < skip;
            seen[8] |= first >= skip && !path.captures && enemies.has(squares[first]);
        }
    }
    seen.into_iter().filter(|&it| it).count() as i32
}

/// Whether the piece leaps over something on its way to one of these squares.
fn leaps_over(board: &Board, from: Square, to: Bitboard) -> bool {
    let towards = |from: u8, to: u8| (to as i8 - from as i8).signum();
    to.iter().any(|to| {
        let step = (towards(from.file(), to.file()), towards(from.rank(), to.rank()));
        let far = from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank())) > 1;
        far && from.offset(step.0, step.1).is_some_and(|between| board.get(between).is_some())
    })
}
