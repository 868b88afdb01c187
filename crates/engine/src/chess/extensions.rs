//! Search extensions.

use super::alpha_beta::NodeContext;
use super::move_picker::ScoredMove;
use super::parameters::{SINGULAR_MIN_DEPTH, SINGULAR_PER_DEPTH, SINGULAR_TT_DEPTH};
use super::parts::SearchPart;
use super::score::{MATE_THRESHOLD, score_from_tt};
use super::search::ChessSearch;
use super::see::see_ge;
use super::transposition_table::{Bound, TtEntry};
use menagerie_rules::Move;

/// The result of the search without the transposition-table move.
pub(super) enum Extension {
    /// The depth of the move changes by this number of plies.
    Plies(i32),
    /// Another move also fails high: the node is cut with this score (multi-cut).
    MultiCut(i32),
}

impl ChessSearch<'_> {
    /// Tests whether the transposition-table move is singular: in a shallower search all other moves stay well below its score.
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
        // The move picker of this ply is in use, so the search without the move has its own.
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

    /// Whether a checking move loses no material: otherwise the check is not extended.
    #[inline(always)]
    pub(super) fn is_safe_if_check(&self, candidate: &ScoredMove) -> bool {
        if candidate.quiet {
            self.gives_direct_check(candidate.mv) && see_ge(&self.position, self.evaluation, candidate.mv, 0)
        } else {
            !candidate.loses_material()
        }
    }
}
