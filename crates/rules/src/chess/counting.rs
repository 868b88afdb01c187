//! Counted moves at the end of the chess games of South-East Asia: who has less counts, and draws unless mated in time.
//!
//! Source: the laws of Makruk and of ASEAN Chess, as Fairy-Stockfish plays them: the counting goes on by itself once it has begun.

use super::ChessPosition;
use crate::board::Piece;
use crate::{Player, variant::CountingRules};

impl ChessPosition {
    /// In how many moves a player who counts must be mated; 0 if the player does not count.
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
        let fits = |(kinds, least, _): &&(crate::KindSet, u8, u16)| {
            self.board.pieces_of(other).filter(|(_, kind)| kinds.has(*kind)).count() >= usize::from(*least)
        };
        rules.rows.iter().find(fits).map_or(rules.others, |(.., moves)| *moves)
    }

    /// Counts a move that has been made, the turn having changed, or begins to count.
    pub(super) fn count_move(&mut self, captured: Option<Piece>, promotes: bool) {
        let variant = std::sync::Arc::clone(&self.variant);
        let Some(rules) = &variant.rules().counting else { return };
        let (next, mover) = (self.turn, self.opponent());
        let [mut limit, mut plies] = self.extra.counting;
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
        self.extra.counting = [limit, plies];
    }

    /// Whether the moves that were counted have run out.
    pub fn is_counted_out(&self) -> bool {
        let [limit, plies] = self.extra.counting;
        limit > 0 && plies > limit
    }
}
