//! Counts checks, as in Three-Check Chess.

use super::ChessPosition;
use crate::{Player, zobrist};

impl ChessPosition {
    /// Counts a check given by a player.
    pub(super) fn count_check(&mut self, by: Player) {
        let left = &mut self.state.checks[by.index() & 1];
        let before = *left;
        *left = left.saturating_sub(1);
        let key = |count: u8| if count == 0 { 0 } else { zobrist::checks(by, count) };
        self.hash ^= key(before) ^ key(*left);
    }
}
