//! What the last move was, as far as some ends ask: not part of a position, and not in its text.

use super::ChessPosition;
use crate::{KindId, Move, MoveKind};

/// What the last move was.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LastMove {
    /// The kind that it dropped: some mates by a drop do not count.
    pub dropped: Option<KindId>,
    /// The letter of the right by which it castled.
    pub castled: Option<char>,
    /// How many of the last moves were passes, one after the other.
    pub passes: u8,
    /// By player: whether the last move of the player gave check, and if so, whether one of the kinds that mate needs has given check
    /// in the unbroken series of checks that it belongs to.
    pub checks: [Option<bool>; 2],
    /// After how many of the last moves royal pieces faced each other.
    pub facing: u8,
}

impl LastMove {
    /// After a move that has been made, the position's turn having changed.
    pub fn after(before: LastMove, mv: Move, position: &ChessPosition) -> LastMove {
        let variant = &position.variant;
        let castled = variant.castling_of(mv).map(|castle| castle.letter);
        let faces = variant.rules().ends.facing_twice && position.are_royals_facing();
        let mut checks = before.checks;
        let mover = 1 - position.turn.index();
        checks[mover] = series(position, checks[mover]);
        LastMove {
            checks,
            dropped: mv.from_hand().filter(|_| mv.kind() == MoveKind::Drop),
            castled,
            passes: if mv.is_pass() { before.passes.saturating_add(1) } else { 0 },
            facing: if faces { before.facing.saturating_add(1) } else { 0 },
        }
    }

    /// Of a position that was set up.
    pub fn of_text(position: &ChessPosition) -> LastMove {
        let faces = position.variant.rules().ends.facing_twice && position.are_royals_facing();
        let mut checks = [None; 2];
        checks[1 - position.turn.index()] = series(position, None);
        LastMove { facing: u8::from(faces), checks, ..LastMove::default() }
    }
}

/// What the check in a position adds to the series of checks before it, where that matters; nothing if there is no check.
fn series(position: &ChessPosition, before: Option<bool>) -> Option<bool> {
    let needed = position.variant.rules().mate_needs_check_by;
    if needed.is_empty() || !position.in_check() {
        return None;
    }
    let by_one =
        position.checkers().iter().filter_map(|square| position.board.get(square)).any(|it| needed.has(it.kind));
    Some(by_one || before == Some(true))
}
