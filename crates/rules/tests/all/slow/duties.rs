//! Moves that are forbidden for reasons other than check, and compulsory moves.

use super::board::{At, Board, Piece};
use super::legs::{all_captured, may_trade};
use super::two::{Try, Two, What};
use super::walk::destinations;
use menagerie_rules::Letter;

pub fn keep_what_is_allowed(position: &Two<'_>, tries: &mut Vec<Try<'_>>) {
    let rules = position.rules;
    if rules.must_be_able_to_move {
        tries.retain(|it| !is_stuck(position, it));
    }
    tries.retain(|it| !captures_its_like(position, it) && keeps_bishops_apart(position, it));
    let is_iron = |letter: Letter| rules.capture.iron.0.contains(&letter.plain());
    tries.retain(|it| all_captured(position, it).iter().all(|(_, victim)| !is_iron(victim.letter)));
    tries.retain(|it| may_trade(position, it));
    tries.retain(|it| {
        let must_not_check = rules.check.forbidden || rules.hands.no_drop_checks && it.what == What::Drop;
        !must_not_check || !it.after.in_check(it.after.turn)
    });
    if rules.capture.forced && tries.iter().any(|it| it.captured.is_some()) {
        tries.retain(|it| it.captured.is_some());
    }
    let must = |letter: Letter| rules.hands.must_drop_all || rules.hands.must_drop.0.contains(&letter.plain());
    let is_wanted = |it: &Try<'_>| it.what == What::Drop && it.after.dropped.is_some_and(must);
    let holds = position.hands[position.turn].iter().any(|letter| must(*letter));
    if holds && tries.iter().any(is_wanted) {
        tries.retain(is_wanted);
    }
}

/// Whether a piece moves to a square from which it could never move again on any board. Castling, promotions and passes are exempt.
fn is_stuck(position: &Two<'_>, it: &Try<'_>) -> bool {
    if it.promoted.is_some() || matches!(it.what, What::Castling | What::Pass) {
        return false;
    }
    let letter = match it.what {
        What::Drop => it.after.dropped,
        _ => position.board.get(it.from).map(|piece| piece.letter),
    };
    let Some(letter) = letter else { return false };
    let piece = Piece { player: position.turn, letter };
    let other = Piece { player: 1 - position.turn, letter };
    let moves_with = |stands: &[At]| {
        let mut board = Board::empty(position.rules);
        stands.iter().for_each(|at| board.set(*at, Some(other)));
        board.set(it.to, Some(piece));
        !destinations(position.rules, &board, it.to).is_empty()
    };
    let squares: Vec<At> = position.board.squares().filter(|at| *at != it.to).collect();
    let pairs = || squares.iter().any(|one| squares.iter().any(|two| moves_with(&[*one, *two])));
    !(moves_with(&[]) || squares.iter().any(|at| moves_with(&[*at])) || pairs())
}

fn captures_its_like(position: &Two<'_>, it: &Try<'_>) -> bool {
    let named = |letter: Letter| position.rules.capture.not_alike.0.contains(&letter.plain());
    all_captured(position, it).iter().any(|(_, victim)| {
        let own = position.board.get(it.from).expect("a piece").letter;
        own.plain() == victim.letter.plain() && named(own)
    })
}

/// Whether pieces that are bound to one colour can still be dropped on both colours, where the rules require it.
fn keeps_bishops_apart(position: &Two<'_>, it: &Try<'_>) -> bool {
    if !position.rules.hands.bishops_differ || it.what != What::Drop {
        return true;
    }
    let us = position.turn;
    let held = |letter: Letter| position.hands[us].iter().filter(|it| **it == letter).count();
    let kinds = position.rules.kinds.iter().filter(|kind| held(kind.letter) > 0);
    kinds.filter(|kind| is_bound(position, kind.letter)).all(|kind| {
        let all =
            held(kind.letter) + position.board.of(us).into_iter().filter(|(_, letter)| *letter == kind.letter).count();
        let is_own = |at: At| position.board.get(at) == Some(Piece { player: us, letter: kind.letter });
        let on = |colour: i32, keep: &dyn Fn(At) -> bool| {
            position.board.squares().filter(|at| (at.0 + at.1) % 2 == colour && keep(*at)).count()
        };
        if it.after.dropped == Some(kind.letter) {
            on((it.to.0 + it.to.1) % 2, &is_own) < all.div_ceil(2)
        } else {
            let room =
                |at: At| is_own(at) || position.board.get(at).is_none() && at != it.to && kind.drop_zone.has(us, at);
            [0, 1].into_iter().all(|colour| on(colour, &room) >= all / 2)
        }
    })
}

/// Whether a kind is bound to squares of one colour.
fn is_bound(position: &Two<'_>, letter: Letter) -> bool {
    let terms = &position.rules.kind(letter).terms;
    let is_even = |(x, y): At| (x + y) % 2 == 0;
    // A move of several legs may turn by 45°, from a diagonal to a file.
    let keeps = |term: &super::betza::Term| {
        let ways = |leap: &super::betza::Leap| term.legs.len() == 1 || leap.ring.iter().all(|way| is_even(*way));
        term.leaps.iter().all(|leap| is_even(leap.length) && ways(leap))
    };
    !terms.is_empty() && terms.iter().all(keeps)
}
