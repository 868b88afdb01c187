//! Counts checks, as in Three-Check Chess.

use super::ChessPosition;
use crate::{Player, zobrist};

impl ChessPosition {
    /// Counts the check that a player may have given with the last move, in variants with this rule.
    pub(super) fn count_check(&mut self, by: Player) {
        if self.variant.rules().checks == 0 || !self.in_check() {
            return;
        }
        let left = &mut self.state.checks[by.index() & 1];
        let before = *left;
        *left = left.saturating_sub(1);
        let key = |count: u8| if count == 0 { 0 } else { zobrist::checks(by, count) };
        self.hash ^= key(before) ^ key(*left);
    }
}
