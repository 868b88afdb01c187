//! The fourth step: take the enemy that nothing protects, among others that are protected.

use super::classroom::Classroom;
use super::step::{LessonStep, LessonTask};
use fastrand::Rng;
use menagerie_rules::{Bitboard, Board, Piece, Square};

/// The number of boards that are tried.
const TRIES: usize = 300;
/// The number of enemies that can be captured if there is room.
const WANTED: usize = 3;
/// The number of squares that are tried for a protecting piece.
const PLACES: usize = 24;

pub fn step(room: &Classroom<'_>) -> Option<LessonStep> {
    let mut random = room.random("take");
    let places = room.places();
    let mut best: Option<(usize, LessonStep)> = None;
    for _ in 0..TRIES {
        let pupil = places[random.usize(0..places.len())];
        let board = populated(room, pupil, &mut random);
        let captures = room.captures(&board, pupil);
        let count = captures.count() as usize;
        let mut free = captures.iter().filter(|&to| !room.is_taken_back(&board, pupil, to));
        let (Some(prey), None) = (free.next(), free.next()) else { continue };
        if count < 2 || best.as_ref().is_some_and(|(known, _)| *known >= count) {
            continue;
        }
        best = Some((count, LessonStep { board, pupil, task: LessonTask::Take { prey } }));
        if count >= WANTED {
            break;
        }
    }
    best.map(|(_, step)| step)
}

/// A board on which the piece can capture some enemies. If possible, all but the first of them are protected.
fn populated(room: &Classroom<'_>, pupil: Square, random: &mut Rng) -> Board {
    let mut board = Board::empty();
    board.put(pupil, room.pupil);
    let mut squares: Vec<Square> = room.possible_captures(pupil).iter().collect();
    random.shuffle(&mut squares);
    let mut targets: Vec<Square> = Vec::new();
    for square in squares {
        if targets.len() < WANTED && room.put_enemy(&mut board, pupil, square, random) {
            targets.push(square);
        }
    }
    for &target in targets.iter().skip(1) {
        if !room.is_taken_back(&board, pupil, target) {
            protect(room, &mut board, pupil, target, random);
        }
    }
    board
}

/// Adds an enemy that protects another one.
fn protect(room: &Classroom<'_>, board: &mut Board, pupil: Square, target: Square, random: &mut Rng) {
    let kinds: Vec<_> = room.simplest().collect();
    let squares: Vec<Square> = room.variant.board_size().squares().collect();
    let before: Bitboard = room.captures(board, pupil);
    for _ in 0..PLACES * kinds.len() {
        let square = squares[random.usize(0..squares.len())];
        let guard = Piece { player: room.enemy, kind: kinds[random.usize(0..kinds.len())] };
        if board.get(square).is_some() || !room.may_stand(guard, square) {
            continue;
        }
        board.put(square, guard);
        // The protecting piece must neither block a capture nor be capturable itself.
        if room.captures(board, pupil) == before && room.is_taken_back(board, pupil, target) {
            return;
        }
        board.take(square);
    }
}
