//! Multi-leg moves that capture on the way or return, and the captures that the trading rule forbids.

use super::board::{At, Piece, name};
use super::two::{Try, Two, What};
use super::walk::on_the_way;
use super::{castling, gating, promotions, royalty};
use menagerie_rules::Letter;

/// Every multi-leg move: captures on the way, and passes by moving somewhere and back.
pub fn moves<'a>(position: &Two<'a>) -> Vec<Try<'a>> {
    let mut found: Vec<Try<'a>> = Vec::new();
    for (from, _) in position.board.of(position.turn) {
        let (captures, returns) = on_the_way(position.rules, &position.board, from);
        for (via, to) in captures {
            let mut before = position.clone();
            // A piece on the target is captured as well.
            if let Some(second) = before.board.get(to).filter(|_| to != from) {
                before.board.set(to, None);
                before.take_prisoner(second);
            }
            let choices = promotions::choices(position, from, to, Some(to));
            let promoted = if choices.contains(&None) { None } else { choices.first().copied().flatten() };
            let captured = position.board.get(via).map(|piece| (via, piece));
            let mut after = before.after_step((from, to), promoted, captured, false);
            castling::lose_rights(&mut after, &[via]);
            gating::close(&mut after, &[via]);
            let text = format!("{}{},{}{}", name(from), name(via), name(via), name(to));
            found.push(Try { text, what: What::Legs, from, to, captured, promoted, after });
        }
        if returns && found.iter().all(|it| it.what != What::Pass) {
            found.push(position.pass());
        }
    }
    found
}

/// Every piece that a move captures, with its square.
pub fn all_captured(position: &Two<'_>, it: &Try<'_>) -> Vec<(At, Piece)> {
    let second = || position.board.get(it.to).map(|piece| (it.to, piece));
    let second = if it.what == What::Legs && it.to != it.from { second() } else { None };
    it.captured.into_iter().chain(second).collect()
}

/// The target of a capture after which others are forbidden: one of the traded kinds, by a piece of another kind.
pub fn traded(position: &Two<'_>, it: &Try<'_>) -> Option<At> {
    let trade = position.rules.capture.trade.as_ref().filter(|trade| trade.no_counterstrike)?;
    let is_one = |letter: Letter| trade.pieces.0.contains(&letter.plain());
    let own = if it.what == What::Drop || it.what == What::Pass { None } else { position.board.get(it.from) };
    let takes = all_captured(position, it).iter().any(|(_, piece)| is_one(piece.letter));
    own.is_some_and(|own| takes && !is_one(own.letter)).then_some(it.to)
}

/// Whether the trading rule allows a move.
pub fn may_trade(position: &Two<'_>, it: &Try<'_>) -> bool {
    let Some(trade) = &position.rules.capture.trade else { return true };
    let is_one = |letter: Letter| trade.pieces.0.contains(&letter.plain());
    let all = all_captured(position, it);
    let lions: Vec<At> = all.iter().filter(|(_, piece)| is_one(piece.letter)).map(|(at, _)| *at).collect();
    if lions.is_empty() {
        return true;
    }
    let Some(own) = position.board.get(it.from) else { return true };
    if !is_one(own.letter) {
        return position.traded.is_none_or(|at| lions == [at]);
    }
    let is_near = (lions[0].0 - it.from.0).abs().max((lions[0].1 - it.from.1).abs()) == 1;
    let other = all.iter().any(|(at, piece)| *at != lions[0] && !trade.minor.0.contains(&piece.letter.plain()));
    trade.adjacent_allowed && is_near
        || trade.double_allowed && other
        || royalty::attackers(&it.after.board, position.rules, it.to, it.after.turn).is_empty()
}
