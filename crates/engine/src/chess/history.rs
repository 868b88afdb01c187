//! History heuristics: statistics of moves that caused cutoffs, for move ordering.

use super::correction_history::CorrectionHistory;
use super::parameters::{HISTORY_AGEING, HISTORY_PER_DEPTH, HISTORY_PER_DEPTH_SQUARED, MAX_HISTORY, MAX_HISTORY_BONUS};
use super::parts::{SearchPart, SearchParts};
use super::piece_to::{CONTINUATION_ENTRIES, PIECE_TO_ENTRIES, PieceTo, PreviousMoves};
use menagerie_rules::{KindId, Move};

/// All history tables.
#[derive(Debug)]
pub(crate) struct History {
    killers: Vec<[Option<Move>; 2]>,
    quiet: Vec<i16>,
    /// By the enemy's last move: the quiet move that refuted it.
    counter_moves: Vec<Option<Move>>,
    continuation: Vec<i16>,
    /// By capturing piece and target, and captured kind.
    capture: Vec<i16>,
    pub(super) correction: CorrectionHistory,
    /// The parts of the search whose tables are not updated.
    off: SearchParts,
}

impl History {
    /// Empty tables, with killer moves for `plies` plies.
    pub(crate) fn new(plies: usize) -> History {
        History {
            killers: vec![[None; 2]; plies],
            quiet: vec![0; PIECE_TO_ENTRIES],
            counter_moves: vec![None; PIECE_TO_ENTRIES],
            continuation: vec![0; CONTINUATION_ENTRIES],
            capture: vec![0; PIECE_TO_ENTRIES * 32],
            correction: CorrectionHistory::new(),
            off: SearchParts::default(),
        }
    }

    /// Begins a search of the same game: old statistics lose weight. The tables of the parts in `off` are not updated.
    pub(super) fn new_search(&mut self, off: SearchParts) {
        self.off = off;
        self.killers.fill([None; 2]);
        for table in [&mut self.quiet, &mut self.continuation, &mut self.capture] {
            table.iter_mut().for_each(|value| *value /= HISTORY_AGEING);
        }
    }

    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers.get(ply).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn counter_move(&self, previous: PreviousMoves) -> Option<Move> {
        previous[0].and_then(|last| self.counter_moves[last.index()])
    }

    /// The scores of quiet moves after these moves.
    #[inline]
    pub(super) fn quiets_after(&self, previous: PreviousMoves) -> QuietHistory<'_> {
        QuietHistory {
            quiet: &self.quiet,
            continuation: &self.continuation,
            spreads: previous.map(|it| it.map(PieceTo::spread)),
        }
    }

    /// The score of a capture.
    #[inline]
    pub(super) fn capture(&self, piece_to: PieceTo, victim: KindId) -> i32 {
        i32::from(self.capture[piece_to.index() * 32 + victim.index() % 32])
    }

    /// Records that a quiet move caused a cutoff after `others` had not.
    pub(super) fn update_quiets(
        &mut self,
        mv: Move,
        piece_to: PieceTo,
        others: &[PieceTo],
        previous: PreviousMoves,
        ply: usize,
        depth: i32,
    ) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
            && !self.off.has(SearchPart::Killers)
        {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(last) = previous[0]
            && !self.off.has(SearchPart::CounterMoves)
        {
            self.counter_moves[last.index()] = Some(mv);
        }
        let bonus = history_bonus(depth);
        self.update_quiet(piece_to, previous, bonus);
        for &other in others {
            self.update_quiet(other, previous, -bonus);
        }
    }

    fn update_quiet(&mut self, piece_to: PieceTo, previous: PreviousMoves, bonus: i32) {
        if !self.off.has(SearchPart::History) {
            update_entry(&mut self.quiet[piece_to.index()], bonus);
        }
        if !self.off.has(SearchPart::ContinuationHistory) {
            for earlier in previous.into_iter().flatten() {
                update_entry(&mut self.continuation[piece_to.after(earlier.spread())], bonus);
            }
        }
    }

    /// Records a capture at a node with a cutoff: by it, or by another move.
    pub(super) fn update_capture(&mut self, piece_to: PieceTo, victim: KindId, depth: i32, cut: bool) {
        if self.off.has(SearchPart::CaptureHistory) {
            return;
        }
        let bonus = if cut { history_bonus(depth) } else { -history_bonus(depth) };
        update_entry(&mut self.capture[piece_to.index() * 32 + victim.index() % 32], bonus);
    }
}

/// The scores of quiet moves in the context of the previous moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuietHistory<'a> {
    quiet: &'a [i16],
    continuation: &'a [i16],
    spreads: [Option<usize>; 2],
}

impl QuietHistory<'_> {
    /// The score of a move.
    #[inline(always)]
    pub(super) fn score(&self, piece_to: PieceTo) -> i32 {
        let after =
            |spread: Option<usize>| spread.map_or(0, |spread| i32::from(self.continuation[piece_to.after(spread)]));
        i32::from(self.quiet[piece_to.index()]) + after(self.spreads[0]) + after(self.spreads[1])
    }
}

fn history_bonus(depth: i32) -> i32 {
    (HISTORY_PER_DEPTH_SQUARED * depth * depth + HISTORY_PER_DEPTH * depth).min(MAX_HISTORY_BONUS)
}

/// Adds a bonus; the nearer the value is to its limit, the less ("history gravity").
#[inline]
fn update_entry(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_within_their_limits() {
        let mut value = 0;
        (0..10_000).for_each(|_| update_entry(&mut value, MAX_HISTORY_BONUS));
        assert!((MAX_HISTORY - MAX_HISTORY_BONUS..=MAX_HISTORY).contains(&i32::from(value)));
        (0..10_000).for_each(|_| update_entry(&mut value, -MAX_HISTORY_BONUS));
        assert!((-MAX_HISTORY..=MAX_HISTORY_BONUS - MAX_HISTORY).contains(&i32::from(value)));
    }
}
