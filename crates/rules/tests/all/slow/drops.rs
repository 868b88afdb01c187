//! Pieces in the pocket, and drops.

use super::board::{At, Piece, name};
use super::castling;
use super::rules::Rules;
use super::two::{Try, Two, What};
use menagerie_rules::Letter;

/// The pocket piece of a captured piece: its kind before promotion, unless the game keeps promotions. A `~` is always removed.
pub fn in_hand(rules: &Rules, letter: Letter) -> Letter {
    if rules.hands.keep_promotions { letter.plain() } else { rules.before_promotion(letter).unwrap_or(letter) }
}

pub fn drops<'a>(position: &Two<'a>) -> Vec<Try<'a>> {
    let us = position.turn;
    let mut found = Vec::new();
    if !position.rules.hands.drops {
        return found;
    }
    let mut held = position.hands[us].clone();
    held.dedup();
    for letter in held {
        let kind = position.rules.kind(letter);
        let mut as_what = vec![letter];
        if kind.drops_promoted {
            // A promoted kind that is itself in the pocket is dropped from there.
            let was_it = |promoted: &Letter| {
                position.rules.kind(*promoted).promoted_from == Some(letter) && !position.hands[us].contains(promoted)
            };
            let rows = kind.promotions.iter().filter(|row| !row.reverts);
            for promoted in rows.flat_map(|row| &row.to[us]).filter(|promoted| was_it(promoted)) {
                if !as_what.contains(promoted) {
                    as_what.push(*promoted);
                }
            }
        }
        for to in position.board.squares() {
            let is_free = position.board.get(to).is_none();
            if is_free && kind.drop_zone.has(us, to) && kind.confined.has(us, to) && !is_file_full(position, letter, to)
            {
                found.extend(as_what.iter().map(|what| dropped(position, letter, *what, to)));
            }
        }
    }
    found
}

/// Whether a file already has the maximum number of a kind for drops.
fn is_file_full(position: &Two<'_>, letter: Letter, at: At) -> bool {
    let most = position.rules.kind(letter).drops_on_file;
    let own = position.board.of(position.turn);
    most > 0 && own.into_iter().filter(|(it, other)| it.0 == at.0 && *other == letter).count() >= most
}

fn dropped<'a>(position: &Two<'a>, letter: Letter, what: Letter, to: At) -> Try<'a> {
    let us = position.turn;
    let mut after = position.clone();
    after.board.set(to, Some(Piece { player: us, letter: what }));
    after.lose(us, letter);
    if position.rules.hands.drops_castle {
        gain_rights(&mut after, to);
    }
    after.finish(&[], true);
    after.dropped = Some(what);
    let text = format!("{}@{}", what.plain(), name(to));
    Try { text, what: What::Drop, from: to, to, captured: None, promoted: None, after }
}

/// A King or Rook that is dropped on its starting square may castle if the other is on its own.
fn gain_rights(position: &mut Two<'_>, at: At) {
    for castling in &position.rules.castling {
        let player = castling::owner(castling.letter);
        let stands = |at: At, letter: Letter| position.board.get(at) == Some(Piece { player, letter });
        let is_new = !position.rights.contains(&castling.letter) && [castling.king, castling.rook].contains(&at);
        if is_new && stands(castling.king, castling.king_letter) && stands(castling.rook, castling.rook_letter) {
            position.rights.push(castling.letter);
        }
    }
    for (player, (king, right)) in castling::leaping(position.rules).into_iter().enumerate() {
        let royal = position.rules.kinds.iter().find(|kind| kind.royal).map(|kind| kind.letter);
        let stands = royal.map(|letter| Piece { player, letter }) == position.board.get(king);
        if king == at && stands && !position.rights.contains(&right) {
            position.rights.push(right);
        }
    }
}
