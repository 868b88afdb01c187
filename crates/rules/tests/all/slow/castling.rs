//! Castling, the King's leap, and their rights.

use super::board::{At, Board, Piece, name};
use super::royalty;
use super::rules::{Castling, Rules};
use super::two::{Try, Two, What};
use super::walk::destinations;

/// Removes the rights whose squares were touched.
pub fn lose_rights(position: &mut Two<'_>, touched: &[At]) {
    for castling in &position.rules.castling {
        if touched.contains(&castling.king) || touched.contains(&castling.rook) {
            position.rights.retain(|letter| *letter != castling.letter);
        }
    }
    for (king, right) in leaping(position.rules) {
        if touched.contains(&king) {
            position.rights.retain(|letter| *letter != right);
        }
    }
}

/// The Kings that may leap, with the letters of their rights: the first player's and the second player's.
pub fn leaping(rules: &Rules) -> Vec<(At, char)> {
    let Some((kings, right)) = rules.leaping_kings else { return Vec::new() };
    vec![(kings[0], right.to_ascii_uppercase()), (kings[1], right.to_ascii_lowercase())]
}

/// The letters of all rights, in FEN order.
pub fn all_rights(rules: &Rules) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for letter in rules.castling.iter().map(|castling| castling.letter).chain(leaping(rules).into_iter().map(|it| it.1))
    {
        if !letters.contains(&letter) {
            letters.push(letter);
        }
    }
    letters
}

/// The squares of a right. Any change on them ends it.
pub fn squares_of(rules: &Rules, right: char) -> Vec<At> {
    let castling = rules.castling.iter().filter(|it| it.letter == right).flat_map(|it| [it.king, it.rook]);
    castling.chain(leaping(rules).into_iter().filter(|it| it.1 == right).map(|it| it.0)).collect()
}

pub fn castlings<'a>(position: &Two<'a>) -> Vec<Try<'a>> {
    let own =
        |castling: &&Castling| position.rights.contains(&castling.letter) && owner(castling.letter) == position.turn;
    position.rules.castling.iter().filter(own).filter_map(|castling| castled(position, castling)).collect()
}

/// The player of a right's letter.
pub fn owner(right: char) -> usize {
    usize::from(right.is_ascii_lowercase())
}

fn line(a: At, b: At) -> impl Iterator<Item = At> {
    (a.0.min(b.0)..=a.0.max(b.0)).map(move |file| (file, a.1))
}

/// All squares between King and Rook and on their ways must be empty. A royal piece may only leave, cross and reach safe squares.
fn castled<'a>(position: &Two<'a>, castling: &Castling) -> Option<Try<'a>> {
    let Castling { king, king_to, rook, rook_to, .. } = *castling;
    let mut free = line(king, rook).chain(line(king, king_to)).chain(line(rook, rook_to));
    if free.any(|at| at != king && at != rook && position.board.get(at).is_some()) || position.in_check(position.turn) {
        return None;
    }
    let is_royal = royalty::royals(position, position.turn).contains(&king);
    let crossed = line(king, king_to).filter(|at| *at != king && *at != king_to);
    if is_royal && crossed.into_iter().any(|at| royalty::would_be_attacked(position, king, at)) {
        return None;
    }
    let mut after = position.clone();
    after.board.set(king, None);
    after.board.set(rook, None);
    after.board.set(king_to, position.board.get(king));
    after.board.set(rook_to, position.board.get(rook));
    after.finish(&[king, rook], false);
    let text = format!("{}{}", name(king), name(target(position.rules, castling)));
    Some(Try { text, what: What::Castling, from: king, to: king_to, captured: None, promoted: None, after })
}

/// The second square of the move text: the King's target, or the Rook's square if the King could move to its target without castling.
pub fn target(rules: &Rules, castling: &Castling) -> At {
    let mut board = Board::empty(rules);
    board.set(castling.king, Some(Piece { player: owner(castling.letter), letter: castling.king_letter }));
    let leaps = rules.leaping_kings.is_some() && (castling.king.0 - castling.king_to.0).abs() == 2;
    let goes = leaps || destinations(rules, &board, castling.king).contains(&castling.king_to);
    if goes { castling.rook } else { castling.king_to }
}

/// The leaps of a King that has not moved and is not in check, to empty squares at distance two. One of the squares in between must be
/// safe.
pub fn kings_leaps<'a>(position: &Two<'a>) -> Vec<Try<'a>> {
    let Some(&(king, right)) = leaping(position.rules).get(position.turn) else { return Vec::new() };
    if !position.rights.contains(&right) || position.in_check(position.turn) {
        return Vec::new();
    }
    let distance = |a: At, b: At| (a.0 - b.0).abs().max((a.1 - b.1).abs());
    let near = |at: At, how: i32| position.board.squares().filter(move |it| distance(*it, at) == how);
    let confined = &position.rules.kind(position.board.get(king).expect("a King").letter).confined;
    let mut found = Vec::new();
    // It does not need to leap where it can move anyway.
    let steps = destinations(position.rules, &position.board, king);
    let is_free = |to: &At| {
        position.board.get(*to).is_none()
            && confined.has(position.turn, *to)
            && !steps.contains(to)
            && !royalty::would_be_attacked(position, king, *to)
    };
    for to in near(king, 2).filter(is_free) {
        let (x, y) = (to.0 - king.0, to.1 - king.1);
        let straight = x == 0 || y == 0 || x.abs() == y.abs();
        let half = (king.0 + x / 2, king.1 + y / 2);
        let mut middles = near(king, 1)
            .filter(|it| if straight { *it == half } else { distance(*it, king) == 1 && distance(*it, to) == 1 });
        if middles.any(|middle| !royalty::would_be_attacked(position, king, middle)) {
            let after = position.after_step((king, to), None, None, false);
            let text = format!("{}{}", name(king), name(to));
            found.push(Try { text, what: What::Step, from: king, to, captured: None, promoted: None, after });
        }
    }
    found
}
