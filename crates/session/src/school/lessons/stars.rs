//! The third step: reach every star in few moves. The stars are on squares of a random walk of the piece, so that all of them can be
//! reached. A breadth-first search counts the fewest moves.

use super::classroom::{Classroom, moves};
use super::step::{LessonStep, LessonTask};
use fastrand::Rng;
use menagerie_rules::{Bitboard, Board, Piece, Square, Variant};
use std::collections::{HashSet, VecDeque};

/// The number of boards that are tried.
const TRIES: usize = 60;
/// The number of stars if there is room.
const WANTED: u32 = 4;
/// The most moves of a solution: more would be tedious.
const MAX_MOVES: u32 = 8;

pub fn step(room: &Classroom<'_>) -> Option<LessonStep> {
    let mut random = room.random("stars");
    let places = room.places();
    let mut best: Option<((u32, u32), LessonStep)> = None;
    for _ in 0..TRIES {
        let pupil = places[random.usize(0..places.len())];
        let Some((board, stars)) = walked(room, pupil, &mut random) else { continue };
        let found = stars.count();
        // The search is the slowest part, so it is only run on boards at least as good as the best one.
        if best.as_ref().is_some_and(|((known, _), _)| found < *known) {
            continue;
        }
        let Some((par, _)) = fewest(room.variant, &board, pupil, stars, MAX_MOVES) else { continue };
        let worth = (found, par.min(WANTED + 1));
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, LessonStep { board, pupil, task: LessonTask::Stars { stars, par } }));
        }
        if worth == (WANTED, WANTED + 1) {
            break;
        }
    }
    best.map(|(_, step)| step)
}

/// A board with the stars that a random walk of the piece reaches.
fn walked(room: &Classroom<'_>, pupil: Square, random: &mut Rng) -> Option<(Board, Bitboard)> {
    let mut board = Board::empty();
    board.put(pupil, room.pupil);
    add_friends(room, &mut board, pupil, random);
    // `board` is the position at the beginning; `at` is the square of the piece on its walk.
    let (mut at, mut stars, mut seen) = (pupil, Bitboard::EMPTY, Bitboard::of(pupil));
    let mut now = board.clone();
    for number in 1..=2 * WANTED {
        if stars.count() == WANTED {
            break;
        }
        if room.captures_otherwise() && random.bool() {
            capture(room, &mut board, &mut now, at, seen, random);
        }
        let enemies = now.occupied() & !now.of(room.pupil.player);
        let ways = allowed(room.variant, &now, at) & !seen & !stars;
        let captures = ways & enemies;
        let ways: Vec<Square> = if captures.is_empty() { ways } else { captures }.iter().collect();
        if ways.is_empty() {
            break;
        }
        let to = ways[random.usize(0..ways.len())];
        go(&mut now, at, to);
        at = to;
        seen.insert(to);
        if number % 2 == 0 || random.bool() || enemies.has(to) {
            stars.insert(to);
        }
    }
    // An enemy that was not taken would only be in the way.
    let enemies = board.occupied() & !board.of(room.pupil.player);
    for square in (enemies & !stars).iter() {
        board.take(square);
    }
    (!stars.is_empty()).then_some((board, stars))
}

/// Puts an enemy where the piece can capture it from its square on the walk, on the current board and on the one at the beginning.
fn capture(room: &Classroom<'_>, board: &mut Board, now: &mut Board, at: Square, seen: Bitboard, random: &mut Rng) {
    let free = room.possible_captures(at) & !now.occupied() & !board.occupied() & !seen;
    let targets: Vec<Square> = free.iter().collect();
    if targets.is_empty() {
        return;
    }
    let target = targets[random.usize(0..targets.len())];
    let Some(enemy) = room.bystander(room.enemy, target, random) else { return };
    now.put(target, enemy);
    if allowed(room.variant, now, at).has(target) {
        board.put(target, enemy);
    } else {
        now.take(target);
    }
}

/// Adds some friends to go around or to hop over.
fn add_friends(room: &Classroom<'_>, board: &mut Board, pupil: Square, random: &mut Rng) {
    let hops = room.kind().movement.walks().iter().any(|walk| walk.is_hopper());
    let squares: Vec<Square> = room.variant.board_size().squares().filter(|&square| square != pupil).collect();
    let count = squares.len() / if hops { 9 } else { 16 };
    for _ in 0..count {
        let square = squares[random.usize(0..squares.len())];
        if let Some(friend) = room.bystander(room.pupil.player, square, random) {
            board.put(square, friend);
        }
    }
}

/// The squares that the piece can move to without promoting.
pub fn allowed(variant: &Variant, board: &Board, from: Square) -> Bitboard {
    let Some(piece) = board.get(from) else { return Bitboard::EMPTY };
    moves(variant, board, from).iter().filter(|&to| !becomes_another(variant, piece, to)).collect()
}

/// Whether a piece promotes on its target square.
pub fn becomes_another(variant: &Variant, piece: Piece, to: Square) -> bool {
    let by_choice = !variant.kind(piece.kind).promotes_to.is_empty() && variant.is_promotion_rank(piece.player, to);
    let by_square = variant.kind(piece.kind).pawn
        && variant.promotion_squares().iter().any(|&(square, _, player)| square == to && player == piece.player);
    by_choice || by_square
}

/// Moves the piece.
fn go(board: &mut Board, from: Square, to: Square) {
    if let Some(piece) = board.take(from) {
        board.put(to, piece);
    }
}

/// The fewest moves in which the piece reaches all stars, and its first moves. None if it cannot, or needs more than `most`.
pub fn fewest(
    variant: &Variant,
    board: &Board,
    pupil: Square,
    stars: Bitboard,
    most: u32,
) -> Option<(u32, Option<Square>)> {
    let mut seen: HashSet<(usize, Bitboard)> = HashSet::from([(pupil.index(), stars)]);
    let mut open = VecDeque::from([(pupil, stars, 0, None)]);
    while let Some((at, left, made, first)) = open.pop_front() {
        let mut now = board.clone();
        go(&mut now, pupil, at);
        // Pieces on stars that were reached have been captured.
        for star in (stars & !left).iter().filter(|&star| star != at) {
            now.take(star);
        }
        for to in allowed(variant, &now, at).iter() {
            let left = left.without(to);
            let first = first.or(Some(to));
            if left.is_empty() {
                return Some((made + 1, first));
            }
            if made + 1 < most && seen.insert((to.index(), left)) {
                open.push_back((to, left, made + 1, first));
            }
        }
    }
    None
}
