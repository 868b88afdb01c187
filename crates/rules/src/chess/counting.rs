//! Counted moves at the end of the chess games of South-East Asia: the player with less material counts, and draws if not mated in time.
//!
//! The source is the laws of Makruk and of ASEAN Chess as Fairy-Stockfish implements them: the counting goes on by itself once it has
//! begun.

use super::ChessPosition;
use crate::board::Piece;
use crate::variant::{CountingRules, KindSet};
use crate::{CountingRow, Player};

impl ChessPosition {
    /// The number of moves within which a counting player must be mated; 0 if the player does not count.
    fn count_limit(&self, rules: &CountingRules, player: Player) -> u16 {
        let other = Player(1 - player.0);
        let (own, theirs) = (self.board.of(player).count(), self.board.of(other).count());
        let pawns = self.board.pieces().any(|(_, piece)| rules.pawns.has(piece.kind));
        if theirs <= 1 {
            return 0;
        }
        if own > 1 {
            let counts =
                (rules.board_most == 0 || own <= u32::from(rules.board_most)) && (!pawns || rules.board_with_pawns);
            return if counts { rules.board } else { 0 };
        }
        if pawns {
            return 0;
        }
        let fits = |row: &&CountingRow<KindSet>| {
            self.board.pieces_of(other).filter(|(_, kind)| row.pieces.has(*kind)).count() >= usize::from(row.count)
        };
        rules.rows.iter().find(fits).map_or(rules.others, |row| row.moves)
    }

    /// Counts a move that has been made, or begins to count. The turn has changed already.
    pub(super) fn count_move(&mut self, captured: Option<Piece>, promotes: bool) {
        let variant = std::sync::Arc::clone(&self.variant);
        let Some(rules) = &variant.rules().ends.counting else { return };
        let (next, mover) = (self.turn, self.opponent());
        let [mut limit, mut plies] = self.state.counting;
        if limit > 0 {
            plies = plies.saturating_add(1);
        }
        let count = |player: Player| self.board.of(player).count() as u16;
        let all = count(next) + count(mover);
        let pawn_taken = captured.is_some_and(|piece| rules.pawns.has(piece.kind));
        let pawns = || self.board.pieces().any(|(_, piece)| rules.pawns.has(piece.kind));
        if rules.from_pieces && pawn_taken && count(mover) == 1 && !pawns() {
            let moves = self.count_limit(rules, mover);
            if moves > 0 {
                (limit, plies) = (2 * moves, 2 * all - 1);
            }
        }
        if limit == 0 || (captured.is_some() || promotes) && count(next) == 1 {
            let moves = self.count_limit(rules, next);
            if moves > 0 {
                let begins = if !rules.from_pieces || count(next) > 1 { 0 } else { 2 * all };
                (limit, plies) = (2 * moves, begins);
            }
        }
        self.state.counting = [limit, plies];
    }

    /// Whether the counting has reached its limit.
    pub fn is_counted_out(&self) -> bool {
        let [limit, plies] = self.state.counting;
        limit > 0 && plies > limit
    }
}
