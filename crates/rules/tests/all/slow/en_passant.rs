//! Captures en passant, after any long step.

use super::board::{At, Board, Piece, name};
use super::rules::Rules;
use super::two::{Two, square_of};
use super::walk::{by_terms, destinations, passed_over, ways};
use menagerie_rules::Letter;

/// Where a piece captures en passant, and the square of the captured piece.
pub fn targets(position: &Two<'_>, from: At) -> Vec<(At, At)> {
    let Some((squares, victim)) = &position.passed else { return Vec::new() };
    let piece = position.board.get(from).expect("a piece");
    let kind = position.rules.kind(piece.letter);
    if !kind.takes_en_passant {
        return Vec::new();
    }
    let may = |to: &&At| kind.en_passant_zone.has(piece.player, **to) && would_take(position, from, **to);
    squares.iter().filter(may).map(|to| (*to, *victim)).collect()
}

/// Whether a piece would capture on a square by a single step if an enemy were there.
fn would_take(position: &Two<'_>, from: At, to: At) -> bool {
    let mut board = position.board.clone();
    let enemy = board.get(position.passed.as_ref().expect("a long step").1);
    board.set(to, enemy);
    destinations(position.rules, &board, from).contains(&to)
}

/// Whether any kind of a player may capture en passant on one of these squares.
pub fn is_open(rules: &Rules, player: usize, squares: &[At]) -> bool {
    let takers = || rules.kinds.iter().filter(|kind| kind.takes_en_passant);
    squares.iter().any(|at| takers().any(|kind| kind.en_passant_zone.has(player, *at)))
}

/// Parses the field of the passed squares: finds the step that was made.
pub fn read(position: &Two<'_>, text: &str) -> Option<(Vec<At>, At)> {
    let mut given = Vec::new();
    let mut rest = if text == "-" { "" } else { text };
    while !rest.is_empty() {
        let (at, after) = square_of(rest);
        given.push(at);
        rest = after;
    }
    // One of them may be the square of the piece.
    let stands = given.iter().find(|at| given.len() > 1 && position.board.get(**at).is_some()).copied();
    given.retain(|at| Some(*at) != stands);
    let first = *given.first()?;
    let mut steps = steps_over(position, first);
    steps.retain(|(squares, to)| given.iter().all(|at| squares.contains(at)) && stands.is_none_or(|at| at == *to));
    // Over exactly these squares, or over more than the given ones.
    let exact = steps.iter().find(|(squares, _)| squares.len() == given.len());
    exact.or(steps.first()).cloned()
}

/// Writes the field: the passed squares, and the square of the piece if another could have passed over them.
pub fn write(position: &Two<'_>) -> String {
    let Some(step) = &position.passed else { return "-".to_string() };
    let text: String = step.0.iter().map(|at| name(*at)).collect();
    if read(position, &text).as_ref() == Some(step) { text } else { text + &name(step.1) }
}

/// The squares that a step passes, and its target.
type Step = (Vec<At>, At);

/// Every long step over a square that the side not to move may have made: the passed squares and the target.
pub fn steps_over(position: &Two<'_>, passed: At) -> Vec<Step> {
    let (rules, board, mover) = (position.rules, &position.board, 1 - position.turn);
    let is_empty = |at: At| board.contains(at) && board.get(at).is_none();
    // From a piece back over the square: the step began on one of the squares beyond.
    let mut lines: Vec<(At, At, Letter)> = Vec::new();
    for (to, letter) in board.of(mover) {
        let (x, y) = (passed.0 - to.0, passed.1 - to.1);
        let steps = x.abs().max(y.abs());
        if steps == 0 || x % steps != 0 || y % steps != 0 {
            continue;
        }
        let at = |n: i32| (to.0 + x / steps * n, to.1 + y / steps * n);
        let mut n = 1;
        while is_empty(at(n)) {
            if n > steps {
                lines.push((at(n), to, letter));
            }
            n += 1;
        }
    }
    lines.sort_by_key(|(from, ..)| (from.1, from.0));
    let mut found = Vec::new();
    for kind in rules.kinds.iter().filter(|kind| kind.taken_en_passant) {
        for &(from, to, letter) in &lines {
            if !may_be(position, kind.letter, (from, to), letter) {
                continue;
            }
            let mut before = board.clone();
            before.set(to, None);
            before.set(from, Some(Piece { player: mover, letter: kind.letter }));
            let passed = passed_over(from, to);
            if is_open(rules, position.turn, &passed) && ways(rules, &before, from).get(&to) == Some(&true) {
                found.push((passed, to));
            }
        }
    }
    found
}

/// Whether a piece that began a step as one kind may have ended it as another.
fn may_be(position: &Two<'_>, before: Letter, (from, to): (At, At), now: Letter) -> bool {
    let mover = 1 - position.turn;
    let in_zone = |row: &&super::rules::Promotion| {
        let began_there = row.zone.has(mover, from);
        (row.zone.has(mover, to) || row.leaving && began_there)
            && !row.by_capture
            && !(row.entering && began_there)
            && row.by_moves.as_ref().is_none_or(|terms| {
                let mut board = Board::empty(position.rules);
                board.set(from, Some(Piece { player: mover, letter: before }));
                by_terms(position.rules, &board, from, terms).contains(&to)
            })
    };
    match position.rules.kind(before).promotions.iter().find(in_zone) {
        None => before == now,
        Some(row) => {
            row.to[mover].iter().any(|letter| *letter == now.plain() && row.reverts == (now != now.plain()))
                || row.optional && !row.must_in.has(mover, to) && before == now
        }
    }
}
