//! What is left out of the tree: positions that are clear enough, and late moves that promise nothing.

use super::exchange::reaches;
use super::node::Look;
use super::part::SearchPart;
use super::picker::Choice;
use super::score::{MATE_RANGE, to_table};
use super::search::Search;
use super::table::{Bound, Known};
use menagerie_rules::Move;

/// A lead beyond which only checkmate matters, so that positions are not left for being good enough.
const DECIDED: i32 = 1_500;

impl Search<'_> {
    /// The score, if it is clear enough without trying every move.
    pub(super) fn without_moving(&mut self, look: &Look, estimate: i32) -> Option<i32> {
        let &Look { alpha, beta, depth, ply, open, improving, .. } = look;
        if open || beta.abs() >= MATE_RANGE {
            return None;
        }
        // So far behind that only captures could help.
        let decided = beta.abs() > DECIDED;
        let behind = || estimate + self.evaluation.margin(180 + 130 * depth * depth) < alpha;
        if !decided && depth <= 3 && behind() && self.has(SearchPart::Razoring) {
            let score = self.quiescence(alpha, alpha + 1, ply, 0);
            if score <= alpha {
                return Some(score);
            }
        }
        // So far ahead that a few plies will not change it.
        let ahead = self.evaluation.margin(85 * (depth - i32::from(improving)));
        let enough = estimate < MATE_RANGE && estimate - ahead >= beta;
        if !decided && depth <= 7 && enough && self.has(SearchPart::ReverseFutility) {
            self.keep(look.known.as_ref(), estimate, ply);
            return Some(estimate);
        }
        if let Some(score) = self.null_move(look, estimate) {
            return Some(score);
        }
        if decided || self.stopped { None } else { self.probable_cut(look) }
    }

    /// The score, if a capture is so good at a lesser depth that it will hardly be less at this one (Buro 1995).
    fn probable_cut(&mut self, look: &Look) -> Option<i32> {
        let &Look { beta, depth, ply, improving, .. } = look;
        if depth < 5 || !self.has(SearchPart::ProbableCut) {
            return None;
        }
        let more = beta + self.evaluation.margin(160 - 40 * i32::from(improving));
        let gain = more - self.stack[ply].stand?;
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        picker.fill_captures(&self.position, &self.guide(ply, None), |most| most >= gain);
        let mut found = None;
        while let Some(choice) = picker.pick(&self.position, self.evaluation) {
            if choice.loses() {
                break;
            }
            if !reaches(&self.position, self.evaluation, choice.mv, gain) {
                continue;
            }
            let undo = self.advance(choice.mv, ply);
            let mut score = -self.quiescence(-more, -more + 1, ply + 1, 0);
            if score >= more && !self.stopped {
                score = -self.node(-more, -more + 1, depth - 4, ply + 1, !look.cut);
            }
            self.retreat(choice.mv, undo);
            if self.stopped {
                break;
            }
            if score >= more {
                found = Some((choice.mv, score));
                break;
            }
        }
        self.stack[ply].picker = picker;
        let (mv, score) = found?;
        let known = Known {
            best: Some(mv),
            score: to_table(score, ply),
            stand: self.stack[ply].judged,
            depth: depth - 3,
            bound: Bound::AtLeast,
        };
        self.table.put(self.position.hash(), &known);
        Some(score)
    }

    /// The score, if the side to move could even pass its turn.
    fn null_move(&mut self, look: &Look, estimate: i32) -> Option<i32> {
        let &Look { beta, depth, ply, .. } = look;
        if !self.has(SearchPart::NullMove) {
            return None;
        }
        let passed_before = ply > 0 && self.stack[ply - 1].tried.is_none();
        let pieces = self.position.board().of(self.position.turn()).count();
        if depth < 3 || estimate < beta || passed_before || pieces <= 3 {
            return None;
        }
        let undo = self.position.make_null();
        self.past.push(self.position.hash());
        self.stack[ply].tried = None;
        self.stack[ply + 1].tally = self.stack[ply].tally;
        self.stack[ply + 1].check = false;
        // At least one full ply, so that the threat of a quiet checkmate is seen.
        let reduction = 3 + depth / 4 + ((estimate - beta) / self.evaluation.margin(200).max(1)).min(2);
        let score = -self.node(-beta, -beta + 1, (depth - reduction).max(1), ply + 1, !look.cut);
        self.past.pop();
        self.position.unmake_null(undo);
        match score {
            _ if self.stopped || score < beta => None,
            _ if score > MATE_RANGE => Some(beta),
            _ => Some(score),
        }
    }

    /// Whether a move need not be tried, after others that do not lose at once.
    pub(super) fn is_hopeless(&self, look: &Look, choice: &Choice, tried: i32, alpha: i32, crowd: i32) -> bool {
        let &Look { depth, open, check, ply, .. } = look;
        // Where only a faster checkmate counts, every move may be the one.
        if check || tried < 2 || alpha >= MATE_RANGE {
            return false;
        }
        let lower = (depth - self.reduction(depth, tried as usize)).max(0);
        if !choice.quiet {
            return choice.loses() && depth <= 6 && self.gives_away(choice.mv, 110 * depth);
        }
        if choice.special() || self.checks_directly(choice.mv) {
            return false;
        }
        if self.is_late(look, tried, crowd) {
            return true;
        }
        if open {
            return false;
        }
        let behind =
            self.stack[ply].stand.is_some_and(|stand| stand + self.evaluation.margin(110 + 95 * lower) <= alpha);
        (lower <= 6 && behind && alpha.abs() < MATE_RANGE && self.has(SearchPart::Futility))
            || (lower <= 3 && choice.experience() < -3_500 * (lower + 1) && self.has(SearchPart::BadHistory))
            || (lower <= 5 && self.gives_away(choice.mv, 30 * lower * lower + 20))
    }

    /// Whether so many moves have been tried that quiet ones need not be any more. The more moves there are, the more must be tried.
    #[inline]
    pub(super) fn is_late(&self, look: &Look, tried: i32, crowd: i32) -> bool {
        let enough = (4 + look.depth * look.depth) * crowd.clamp(32, 96) / 32;
        look.depth <= 8 && tried > if look.improving { enough } else { enough / 2 } && self.has(SearchPart::LateMoves)
    }

    /// Whether a move loses more than this by exchanges.
    fn gives_away(&self, mv: Move, most: i32) -> bool {
        self.has(SearchPart::Exchanges) && !reaches(&self.position, self.evaluation, mv, -most)
    }
}
