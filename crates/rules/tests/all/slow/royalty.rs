//! Royal pieces, check, and whether a move leaves them safe.

use super::board::{At, Board};
use super::rules::Rules;
use super::two::{Try, Two, What};
use super::walk::takes;
use menagerie_rules::{Letter, Royal};

/// The squares of a player's pieces that must not be captured.
pub fn royals(position: &Two<'_>, player: usize) -> Vec<At> {
    royals_on(position.rules, &position.board, player)
}

fn royals_on(rules: &Rules, board: &Board, player: usize) -> Vec<At> {
    let is_royal = |letter: Letter| match rules.kind(letter).royalty {
        Royal::No => false,
        Royal::Always => true,
        Royal::Last => how_many(rules, board, player, letter) == 1,
    };
    board.of(player).into_iter().filter(|(_, letter)| is_royal(*letter)).map(|(at, _)| at).collect()
}

/// How many pieces a player has of a kind, or of all kinds that are counted together with it.
fn how_many(rules: &Rules, board: &Board, player: usize, letter: Letter) -> usize {
    let group = &rules.check.royal_group.0;
    let together =
        |it: Letter| it.plain() == letter.plain() || group.contains(&it.plain()) && group.contains(&letter.plain());
    board.of(player).into_iter().filter(|(_, it)| together(*it)).count()
}

/// The pieces of `by` that could capture on a square.
pub fn attackers(board: &Board, rules: &Rules, at: At, by: usize) -> Vec<At> {
    board.of(by).into_iter().map(|(from, _)| from).filter(|from| takes(rules, board, *from, at)).collect()
}

/// Whether a royal piece on a square can be captured. Where captures explode, it cannot be if it is next to the opponent's.
fn is_threatened(rules: &Rules, board: &Board, at: At, player: usize) -> bool {
    let next_to = |other: &At| (other.0 - at.0).abs().max((other.1 - at.1).abs()) == 1;
    if rules.capture.explodes && royals_on(rules, board, 1 - player).iter().any(next_to) {
        return false;
    }
    board.of(1 - player).into_iter().any(|(from, _)| takes(rules, board, from, at))
}

/// Whether a royal piece of the side to move would be attacked on another square, with everything else unchanged.
pub fn would_be_attacked(position: &Two<'_>, from: At, elsewhere: At) -> bool {
    let mut board = position.board.clone();
    let piece = board.get(from);
    board.set(from, None);
    board.set(elsewhere, piece);
    is_threatened(position.rules, &board, elsewhere, position.turn)
}

pub fn in_check(position: &Two<'_>, player: usize) -> bool {
    is_attacked(position, player, &[])
}

/// Whether the side that has just moved is in check, which is illegal. A piece that may just have become royal may be attacked.
pub fn is_impossible(position: &Two<'_>) -> bool {
    let player = 1 - position.turn;
    let rules = position.rules;
    let new = |letter: Letter| rules.kind(letter).royalty == Royal::Last && rules.before_promotion(letter).is_some();
    let own = position.board.of(player).into_iter();
    let new: Vec<At> = own.filter(|(_, letter)| new(*letter)).map(|(at, _)| at).collect();
    is_attacked(position, player, &new)
}

fn is_attacked(position: &Two<'_>, player: usize, not_yet: &[At]) -> bool {
    let (rules, board) = (position.rules, &position.board);
    let mut own = royals(position, player);
    own.retain(|at| !not_yet.contains(at));
    if own.iter().any(|at| is_threatened(rules, board, *at, player)) || faces(position, player) {
        return true;
    }
    let lasts: Vec<At> = board
        .of(player)
        .into_iter()
        .filter(|(_, letter)| rules.kind(*letter).royalty == Royal::Last)
        .map(|(at, _)| at)
        .collect();
    rules.check.all_attacked && !lasts.is_empty() && lasts.iter().all(|at| is_threatened(rules, board, *at, player))
}

/// Whether a royal piece of a player faces one of the other along a line that the rules name, with nothing in between.
fn faces(position: &Two<'_>, player: usize) -> bool {
    let theirs = royals(position, 1 - player);
    royals(position, player).into_iter().any(|own| {
        theirs.iter().any(|other| {
            let between = super::walk::passed_over(own, *other);
            let lines = position.rules.check.facing;
            let on_a_line = lines.files && own.0 == other.0
                || lines.ranks && own.1 == other.1
                || lines.diagonals && (own.0 - other.0).abs() == (own.1 - other.1).abs();
            on_a_line && between.iter().all(|at| position.board.contains(*at) && position.board.get(*at).is_none())
        })
    })
}

/// Whether a move leaves the mover's royal pieces on the board and safe, or captures a royal piece of the other first and thereby ends the
/// game or explodes.
pub fn is_safe(before: &Two<'_>, it: &Try<'_>) -> bool {
    let (rules, us) = (before.rules, before.turn);
    let own = royals(before, us);
    let mover = before.board.contains(it.from).then(|| before.board.get(it.from)).flatten();
    // In some games a King in check may not move, unless it captures the checking piece.
    let stays = mover.is_some_and(|piece| rules.check.king_stays && rules.kind(piece.letter).royal);
    if stays && it.what != What::Drop && before.in_check(us) {
        let mut checkers: Vec<At> = own.iter().flat_map(|at| checkers_of(before, *at)).collect();
        checkers.sort_unstable();
        checkers.dedup();
        if it.captured.map(|(at, _)| vec![at]) != Some(checkers) {
            return false;
        }
    }
    let is_there = |at: &At, player: usize| it.after.board.get(*at).is_some_and(|piece| piece.player == player);
    let now = |at: &At| if *at == it.from && it.what != What::Drop { it.to } else { *at };
    if !own.iter().all(|at| is_there(&now(at), us)) {
        return false;
    }
    let takes_royal = !royals(before, 1 - us).iter().all(|at| is_there(at, 1 - us));
    if takes_royal && (rules.capture.explodes || super::goals::reached(&it.after).is_some()) {
        return true;
    }
    // A promoted piece is royal only from the next move on.
    let not_yet = it.promoted.filter(|letter| {
        let kind = rules.kind(*letter);
        kind.royalty == Royal::Last
            && rules.before_promotion(*letter) == mover.map(|piece| piece.letter)
            && !own.contains(&it.from)
    });
    !is_attacked(&it.after, us, if not_yet.is_some() { std::slice::from_ref(&it.to) } else { &[] })
}

fn checkers_of(position: &Two<'_>, royal: At) -> Vec<At> {
    let (rules, board, us) = (position.rules, &position.board, position.turn);
    if is_threatened(rules, board, royal, us) { attackers(board, rules, royal, 1 - us) } else { Vec::new() }
}
