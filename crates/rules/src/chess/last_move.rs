//! The properties of the last moves that some game ends need. They are not part of the position or of its FEN.

use super::ChessPosition;
use crate::{KindId, Move};

/// Properties of the last moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LastMove {
    /// The kind that the last move dropped: some mates by a drop do not count.
    pub dropped: Option<KindId>,
    /// The letter of the right by which the last move castled.
    pub castled: Option<char>,
    /// How many passes in a row the last moves were.
    pub passes: u8,
    /// By player: whether the player's last move gave check; if so, whether one of the kinds that a mate needs has given check in the
    /// unbroken series of checks.
    pub checks: [Option<bool>; 2],
    /// After how many of the last moves royal pieces faced each other.
    pub facing: u8,
}

impl LastMove {
    /// The properties after a move that has been made. The turn of the position has changed already.
    pub fn after(before: LastMove, mv: Move, position: &ChessPosition) -> LastMove {
        let variant = &position.variant;
        let castled = position.castling.of_move(mv).map(|castle| castle.letter);
        let faces = variant.rules().ends.facing_twice && position.are_royals_facing();
        let mut checks = before.checks;
        let mover = 1 - position.turn.index();
        checks[mover] = series(position, checks[mover]);
        LastMove {
            checks,
            dropped: mv.dropped(),
            castled,
            passes: if mv.is_pass() { before.passes.saturating_add(1) } else { 0 },
            facing: if faces { before.facing.saturating_add(1) } else { 0 },
        }
    }

    /// The properties of a position that was set up.
    pub fn of_text(position: &ChessPosition) -> LastMove {
        let faces = position.variant.rules().ends.facing_twice && position.are_royals_facing();
        let mut checks = [None; 2];
        checks[1 - position.turn.index()] = series(position, None);
        LastMove { facing: u8::from(faces), checks, ..LastMove::default() }
    }
}

/// Continues the series of checks with the check in a position, where that matters; `None` if there is no check.
fn series(position: &ChessPosition, before: Option<bool>) -> Option<bool> {
    let needed = position.variant.rules().ends.mate_needs_check_by;
    if needed.is_empty() || !position.in_check() {
        return None;
    }
    let by_one =
        position.checkers().iter().filter_map(|square| position.board.get(square)).any(|it| needed.has(it.kind));
    Some(by_one || before == Some(true))
}
