//! Counting lines of play: perft.

use super::ChessPosition;
use super::generate::CheckInfo;
use crate::{KindId, Square, StepKind};

impl ChessPosition {
    /// The number of leaf nodes of the legal move tree at `depth` plies.
    ///
    /// Draws by rule are ignored. The moves of the last ply are counted without being made.
    pub fn perft(&self, depth: u32) -> u64 {
        self.clone().count_lines(depth)
    }

    fn count_lines(&mut self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal_moves(),
            _ => self
                .legal_moves()
                .into_iter()
                .map(|mv| {
                    let undo = self.play_unchecked(mv);
                    let count = self.count_lines(depth - 1);
                    self.unmake(undo);
                    count
                })
                .sum(),
        }
    }

    /// The number of moves that [`each_legal_move`](ChessPosition::each_legal_move) visits.
    fn count_legal_moves(&self) -> u64 {
        if !self.variant.rules().standard {
            return self.generate_special().len() as u64;
        }
        let info = CheckInfo::of(self);
        self.board.pieces_of(self.turn).map(|(from, kind)| self.count_moves_of(from, kind, &info)).sum()
    }

    /// Counts the moves of a piece. Where they differ only in their targets, it counts the target squares.
    #[inline]
    fn count_moves_of(&self, from: Square, id: KindId, info: &CheckInfo) -> u64 {
        let kind = self.variant.kind(id);
        let takes_passing = kind.takes_en_passant && self.en_passant.is_some();
        let mut count = 0;
        if kind.royal || takes_passing {
            self.moves_of(from, id, info, &mut |_| count += 1);
            return count;
        }
        let enemies = self.board.of(self.opponent());
        let targets = self.variant.tables().pseudo_legal_set(&self.board, self.turn, id, from, enemies);
        let safe = info.safe_targets(self.board.occupied(), from, targets);
        if kind.promotions.is_empty() {
            return u64::from(safe.count());
        }
        let area = *self.variant.promotion_area(self.turn);
        for to in safe & area {
            self.promotions_to(from, to, &kind.promotions, StepKind::Normal, &mut |_| count += 1);
        }
        count + u64::from((safe & !area).count())
    }
}
