//! Extensions: moves that are searched more deeply.

use super::alpha_beta::NodeContext;
use super::move_picker::ScoredMove;
use super::parameters::{SINGULAR_MIN_DEPTH, SINGULAR_PER_DEPTH, SINGULAR_TT_DEPTH};
use super::parts::SearchPart;
use super::score::{MATE_THRESHOLD, score_from_tt};
use super::search::ChessSearch;
use super::see::see_ge;
use super::transposition_table::{Bound, TtEntry};
use menagerie_rules::Move;

/// What the search without the transposition-table move has shown.
pub(super) enum Extension {
    /// The move is searched so many plies more deeply, or less.
    Plies(i32),
    /// Another move fails high, too: the node is cut with this score (multi-cut).
    MultiCut(i32),
}

impl ChessSearch<'_> {
    /// Whether the transposition-table move is singular: searched less deeply, all other moves stay well below its score.
    pub(super) fn singular_extension(&mut self, node: &NodeContext, entry: &TtEntry, mv: Move) -> Extension {
        let &NodeContext { beta, depth, ply, .. } = node;
        let score = score_from_tt(entry.score, ply);
        if !self.uses(SearchPart::Singular)
            || depth < SINGULAR_MIN_DEPTH
            || entry.depth < depth - SINGULAR_TT_DEPTH
            || entry.bound == Bound::Upper
            || score.abs() >= MATE_THRESHOLD
        {
            return Extension::Plies(0);
        }
        let singular_beta = score - SINGULAR_PER_DEPTH * depth;
        // The picker of this ply is in use; the search without the move has one of its own.
        self.stack[ply].excluded_move = Some(mv);
        let others = self.alpha_beta(singular_beta - 1, singular_beta, (depth - 1) / 2, ply, node.cut_node);
        let here = &mut self.stack[ply];
        here.excluded_move = None;
        here.quiets.clear();
        here.captures.clear();
        if self.stopped {
            return Extension::Plies(0);
        }
        if others < singular_beta {
            return Extension::Plies(1);
        }
        if singular_beta >= beta {
            return Extension::MultiCut(singular_beta);
        }
        Extension::Plies(if score >= beta { -1 } else { 0 })
    }

    /// Whether a move, if it gives check, loses nothing: a check with a piece that is simply taken is not extended.
    #[inline(always)]
    pub(super) fn is_safe_if_check(&self, candidate: &ScoredMove) -> bool {
        if candidate.quiet {
            self.gives_direct_check(candidate.mv) && see_ge(&self.position, self.evaluation, candidate.mv, 0)
        } else {
            !candidate.loses_material()
        }
    }
}
