//! Captures that explode.

use super::board::{At, Piece};
use super::rules::Rules;
use super::two::Two;
use super::{castling, gating};

/// A capture on a square removes the capturing piece and everything adjacent, except for pieces that are spared there or immune.
pub fn explode(position: &mut Two<'_>, at: At) {
    for it in position.board.squares() {
        let Some(piece) = position.board.get(it) else { continue };
        if takes_away(position.rules, at, it, piece) {
            position.board.set(it, None);
            position.take_prisoner(piece);
            castling::lose_rights(position, &[it]);
            gating::close(position, &[it]);
        }
    }
}

/// Whether a capture on one square removes the piece on another.
pub fn takes_away(rules: &Rules, at: At, other: At, piece: Piece) -> bool {
    let capture = &rules.capture;
    let distance = (other.0 - at.0).abs().max((other.1 - at.1).abs());
    let is_immune = capture.immune.0.contains(&piece.letter.plain());
    let is_spared = other != at && capture.spared.0.contains(&piece.letter.plain());
    capture.explodes && distance <= 1 && !is_immune && !is_spared
}
