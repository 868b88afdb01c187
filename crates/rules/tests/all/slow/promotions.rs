//! Promotion choices.

use super::board::{At, Board, Piece};
use super::rules::{Kind, Promotion, Rules};
use super::two::Two;
use super::walk::by_terms;
use menagerie_rules::Letter;

/// The kinds of a piece after it moves from one square to another, capturing on a third or on the target: unchanged, or what it promotes
/// to. Empty if it must promote but there is no choice.
pub fn choices(position: &Two<'_>, from: At, to: At, victim: Option<At>) -> Vec<Option<Letter>> {
    let piece = position.board.get(from).expect("a piece");
    let kind = position.rules.kind(piece.letter);
    // A promoted piece that reverts when captured does not promote again.
    let is_promoted = piece.letter != kind.letter;
    let passing = victim.is_some_and(|at| at != to);
    let fitting = kind.promotions.iter().find(|row| {
        !(is_promoted || passing && row.not_en_passant)
            && fits(position.rules, piece, row, (from, to), victim.is_some())
    });
    let Some(row) = fitting else { return vec![None] };
    let mut found = Vec::new();
    if row.optional && !row.must_in.has(piece.player, to) {
        found.push(None);
    }
    for &letter in &row.to[piece.player] {
        if there_may_be_one_more(position, row, letter) {
            let letter = if row.reverts { format!("{letter}~").parse().expect("a letter") } else { letter };
            found.push(Some(letter));
        }
    }
    found
}

/// Whether any piece of a player that may be on the first square could promote to a kind by moving to the second.
pub fn could_be(rules: &Rules, player: usize, squares: (At, At), becomes: Letter) -> bool {
    let behind = rules.behind_and_before(player, squares.0).0;
    rules.kinds.iter().filter(|kind| behind >= kind.lowest_rank).any(|kind| {
        let piece = Piece { player, letter: kind.letter };
        kind.promotions.iter().any(|row| {
            [false, true].into_iter().any(|captures| fits(rules, piece, row, squares, captures))
                && row.to[player].iter().any(|letter| letter.plain() == becomes.plain())
        })
    })
}

/// Whether a row of the table applies to this move.
fn fits(rules: &Rules, piece: Piece, row: &Promotion, (from, to): (At, At), captures: bool) -> bool {
    let player = piece.player;
    let in_zone = row.zone.has(player, to) || row.leaving && row.zone.has(player, from);
    let by_capturing = captures && !row.without_capture || !captures && !row.by_capture;
    in_zone
        && !(row.entering && row.zone.has(player, from))
        && by_capturing
        && row.by_moves.as_ref().is_none_or(|terms| {
            // The targets of these moves on an otherwise empty board.
            let mut board = Board::empty(rules);
            board.set(from, Some(piece));
            if captures {
                board.set(to, Some(Piece { player: 1 - player, ..piece }));
            }
            by_terms(rules, &board, from, terms).contains(&to)
        })
}

/// Whether the limits allow another piece of this kind: a fixed number, or as many as at the start.
fn there_may_be_one_more(position: &Two<'_>, row: &Promotion, letter: Letter) -> bool {
    let player = position.turn;
    let count = position.board.count(player, letter);
    let limit = position.rules.kind(letter).promotion_limit;
    (limit == 0 || count < limit) && (!row.only_captured || count < position.rules.start.count(player, letter))
}

/// The suffix of a promotion: `+` for a kind with `+` in its letter, `-` for reverting from such a kind; the letter for any other, and for
/// those as well if there is a choice.
pub fn text(rules: &Rules, to: Letter) -> String {
    let becomes = |kind: &Kind| -> Vec<Letter> {
        kind.promotions.iter().flat_map(|row| row.to.iter().flatten()).map(|letter| letter.plain()).collect()
    };
    let is_back =
        |to: Letter| rules.kinds.iter().any(|kind| kind.letter == to.with_plus() && becomes(kind).contains(&to));
    let is_the_only = |is_such: &dyn Fn(Letter) -> bool| {
        let all = rules.kinds.iter().map(becomes).filter(|all| all.contains(&to.plain()));
        is_such(to.plain()) && all.into_iter().all(|all| all.iter().all(|it| *it == to.plain() || !is_such(*it)))
    };
    if is_the_only(&|to| to.has_plus()) {
        "+".to_string()
    } else if is_the_only(&|to| !to.has_plus() && is_back(to)) {
        "-".to_string()
    } else {
        to.plain().to_string().to_ascii_lowercase()
    }
}
