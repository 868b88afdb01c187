//! An inner position of the tree: what can be known without trying moves, and the trying.

use super::correction::Spots;
use super::exchange::reaches;
use super::history::Arrival;
use super::part::SearchPart;
use super::picker::{Choice, Guide};
use super::score::{INFINITE, MATE, MATE_RANGE, from_table, mated, to_table};
use super::search::Search;
use super::table::{Bound, Known};
use menagerie_rules::Move;
use menagerie_rules::chess::FIFTY_MOVES;

/// The window and depth of a position, and what is known of it.
pub(super) struct Look {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
    /// Whether more than one score is possible.
    pub open: bool,
    /// Whether the position is expected to fail high.
    pub cut: bool,
    pub check: bool,
    pub improving: bool,
    pub known: Option<Known>,
}

impl Search<'_> {
    /// The score of the position for the side to move, between `alpha` and `beta` or beyond them as a bound.
    pub(super) fn node(&mut self, mut alpha: i32, mut beta: i32, depth: i32, ply: usize, cut: bool) -> i32 {
        self.stack[ply].line.clear();
        let check = self.stack[ply].check;
        if self.is_draw() {
            // A side that has just been checkmated has not drawn by the fifty-move rule.
            let over = check && self.position.legal_moves().is_empty();
            return if over { mated(ply) } else { 0 };
        }
        if ply >= Search::MOST_PLIES {
            return if check { 0 } else { self.judge(ply) };
        }
        if depth <= 0 {
            return self.quiescence(alpha, beta, ply, 0);
        }
        if self.counts_out() {
            return 0;
        }
        self.seldepth = self.seldepth.max(ply);
        if self.has(SearchPart::MateDistance) {
            alpha = alpha.max(mated(ply));
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let open = beta - alpha > 1;
        let excluded = self.stack[ply].excluded;
        let known = if excluded.is_none() { self.known() } else { None };
        // That no way to win was seen does not tell that there is no faster checkmate: moves had been left out.
        if let Some(known) = known
            && !open
            && known.depth >= depth
            && (alpha < MATE_RANGE || known.score.abs() > MATE_RANGE)
            && let Some(score) = cutting(&known, from_table(known.score, ply), alpha, beta)
        {
            return score;
        }
        let estimate = self.estimate(known.as_ref(), ply);
        let improving = self.stack.improves(ply);
        let mut look = Look { alpha, beta, depth, ply, open, cut, check, improving, known };
        if let Some(estimate) = estimate
            && excluded.is_none()
            && let Some(score) = self.without_moving(&look, estimate)
        {
            return score;
        }
        if self.stopped {
            return 0;
        }
        // Where nothing is known, the first look costs less than it would tell.
        let unknown = known.is_none_or(|known| known.best.is_none()) && excluded.is_none();
        if unknown && depth >= 4 && (open || cut) && self.has(SearchPart::Unknown) {
            look.depth -= 1;
        }
        self.branch(&look)
    }

    fn is_draw(&self) -> bool {
        let hash = self.position.hash();
        let since = self.position.halfmove_clock() as usize;
        // Only every second position has the same side to move, and the next nearest one cannot be the same yet.
        let repeated = self.past.iter().rev().take(since).skip(1).step_by(2).any(|&past| past == hash);
        repeated || self.position.halfmove_clock() >= FIFTY_MOVES || self.position.material_draw().is_some()
    }

    /// Sets what the evaluation says of a ply, and gives that made better by what the table knows; nothing in check.
    pub(super) fn estimate(&mut self, known: Option<&Known>, ply: usize) -> Option<i32> {
        if self.stack[ply].check {
            (self.stack[ply].judged, self.stack[ply].stand) = (None, None);
            return None;
        }
        let correction = self.history.correction.of(self.spots(ply), self.evaluation.correction());
        let judged = match known.and_then(|known| known.stand) {
            Some(judged) => judged,
            None => self.after_passing(ply).unwrap_or_else(|| self.judge(ply)),
        };
        let stand = judged + correction;
        let frame = &mut self.stack[ply];
        (frame.judged, frame.stand) = (Some(judged), Some(stand));
        let better =
            known.map(|known| (known.bound, from_table(known.score, ply))).filter(|(bound, score)| match bound {
                Bound::Exact => true,
                Bound::AtLeast => *score > stand,
                Bound::AtMost => *score < stand,
            });
        Some(better.map_or(stand, |(_, score)| score))
    }

    /// Keeps what the evaluation said, if the table knows nothing of the position: captures cannot take it away from who need not move.
    pub(super) fn keep(&mut self, known: Option<&Known>, estimate: i32, ply: usize) {
        if known.is_none() {
            let (score, stand) = (to_table(estimate, ply), self.stack[ply].judged);
            self.table.put(self.position.hash(), &Known { best: None, score, stand, depth: 0, bound: Bound::AtLeast });
        }
    }

    /// What the evaluation says after a null move, which only gives away the right to move.
    fn after_passing(&self, ply: usize) -> Option<i32> {
        let before = &self.stack[ply.checked_sub(1)?];
        let judged = before.judged.filter(|_| before.tried.is_none())?;
        Some(self.evaluation.after_passing(judged, &before.tally))
    }

    fn spots(&self, ply: usize) -> Spots {
        Spots::of(self.position.turn().index(), self.stack[ply].tally.keys, self.stack.before(ply)[0])
    }

    pub(super) fn guide(&self, ply: usize, table_move: Option<Move>) -> Guide<'_> {
        Guide { evaluation: self.evaluation, history: self.history, table_move, ply, before: self.stack.before(ply) }
    }

    /// Tries the moves of a position.
    fn branch(&mut self, look: &Look) -> i32 {
        let &Look { beta, depth, ply, open, check, known, .. } = look;
        let mut alpha = look.alpha;
        let excluded = self.stack[ply].excluded;
        let table_move = known.and_then(|known| known.best);
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        picker.begin(&self.position, &self.guide(ply, table_move));
        if picker.is_empty() {
            self.stack[ply].picker = picker;
            return if check { mated(ply) } else { 0 };
        }
        self.stack[ply].quiets.clear();
        self.stack[ply].captures.clear();
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut number = 0;
        while let Some(choice) = picker.pick_of_all(&self.position, self.evaluation, || self.guide(ply, table_move)) {
            let mv = choice.mv;
            if Some(mv) == excluded {
                continue;
            }
            number += 1;
            let tried = number + picker.dropped() as i32;
            let crowd = picker.crowd() as i32;
            if best > -MATE_RANGE && self.is_hopeless(look, &choice, tried, alpha, crowd) {
                if !open && choice.quiet && self.is_late(look, tried, crowd) {
                    picker.drop_quiet(|mv| self.checks_directly(mv));
                }
                continue;
            }
            let extension = match known {
                Some(known) if Some(mv) == table_move && excluded.is_none() => match self.singular(look, &known, mv) {
                    Singular::Cuts(score) => {
                        self.stack[ply].picker = picker;
                        return score;
                    }
                    Singular::Extends(by) => by,
                },
                _ => 0,
            };
            if self.stopped {
                break;
            }
            let arrival = self.position.board().get(mv.from()).map(|piece| Arrival::of(piece, mv));
            let victim = self.position.captured_by(mv).map(|(_, piece)| piece.kind);
            // A check with a piece that is simply taken is no reason to look further.
            let safe = if choice.quiet {
                self.checks_directly(mv) && reaches(&self.position, self.evaluation, mv, 0)
            } else {
                !choice.loses()
            };
            let undo = self.advance(mv, ply);
            let checks = safe && self.stack[ply + 1].check && self.has(SearchPart::Checks);
            let extension = if extension == 0 && checks { 1 } else { extension };
            let score = self.try_move(look, &choice, tried, alpha, extension);
            self.retreat(mv, undo);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    alpha = score;
                    if open {
                        self.stack.extend_line(ply, mv);
                    }
                }
            }
            if score >= beta {
                self.learn(mv, arrival, victim, ply, depth + i32::from(best > beta + 100));
                break;
            }
            if let Some(arrival) = arrival {
                match victim {
                    Some(victim) => self.stack[ply].captures.push((arrival, victim)),
                    None if choice.quiet => self.stack[ply].quiets.push(arrival),
                    None => {}
                }
            }
        }
        self.stack[ply].picker = picker;
        if self.stopped {
            return 0;
        }
        if number == 0 {
            // The only move is the excluded one.
            return alpha;
        }
        if excluded.is_none() {
            let bound = match best {
                _ if best >= beta => Bound::AtLeast,
                _ if best_move.is_some() => Bound::Exact,
                _ => Bound::AtMost,
            };
            self.correct(ply, depth, best, bound, best_move);
            let best_move = best_move.or(table_move);
            let stand = self.stack[ply].judged;
            let known = Known { best: best_move, score: to_table(best, ply), stand, depth, bound };
            self.table.put(self.position.hash(), &known);
        }
        best
    }

    /// Learns how wrong the evaluation was, where the search tells and no capture explains it.
    fn correct(&mut self, ply: usize, depth: i32, score: i32, bound: Bound, best_move: Option<Move>) {
        let Some(stand) = self.stack[ply].stand else { return };
        let tells = match bound {
            Bound::Exact => true,
            Bound::AtLeast => score > stand,
            Bound::AtMost => score < stand,
        };
        if tells
            && self.has(SearchPart::Correction)
            && score.abs() < MATE_RANGE
            && best_move.is_none_or(|mv| self.is_quiet(mv))
        {
            let spots = self.spots(ply);
            self.history.correction.learn(spots, score - stand, depth);
        }
    }

    /// The score of the move just played, searched as deep as it seems to deserve.
    fn try_move(&mut self, look: &Look, choice: &Choice, tried: i32, alpha: i32, extension: i32) -> i32 {
        let &Look { beta, depth, ply, open, cut, check, improving, .. } = look;
        let gives_check = self.stack[ply + 1].check;
        let next = depth - 1 + extension;
        if tried == 1 {
            return -self.node(-beta, -alpha, next, ply + 1, !open && !cut);
        }
        let mut reduced = next;
        let late = tried >= 2 + i32::from(open) && (choice.quiet || choice.loses());
        if depth >= 3 && late && self.has(SearchPart::Reductions) {
            let mut reduction = self.reduction(depth, tried as usize);
            reduction +=
                i32::from(cut) + i32::from(!improving) - i32::from(open) - i32::from(gives_check) - i32::from(check);
            if choice.quiet {
                reduction -= if choice.special() { 1 } else { (choice.experience() / 7_000).clamp(-2, 2) };
            } else {
                reduction /= 2;
            }
            reduced = (next - reduction).clamp(1, next.max(1));
        }
        let mut score = alpha + 1;
        if reduced < next {
            score = -self.node(-alpha - 1, -alpha, reduced, ply + 1, true);
        }
        if score > alpha && !self.stopped && (!open || self.has(SearchPart::ZeroWindow)) {
            score = -self.node(-alpha - 1, -alpha, next, ply + 1, !cut);
        }
        if open && score > alpha && !self.stopped {
            score = -self.node(-beta, -alpha, next, ply + 1, false);
        }
        score
    }

    /// Whether the piece that moves gives check from where it arrives. Checks discovered by leaving are not seen.
    #[inline(always)]
    pub(super) fn checks_directly(&self, mv: Move) -> bool {
        let position = &self.position;
        let Some(piece) = position.board().get(mv.from()) else { return false };
        let Some(enemy) = position.variant().turn_order().find(|&it| it != piece.player) else { return false };
        let occupied = position.board().occupied().without(mv.from()).with(mv.to());
        position.variant().tables().attacks(piece.player, piece.kind, mv.to(), occupied, position.king(enemy))
    }

    /// How many plies a late move is searched less deeply.
    #[inline]
    pub(super) fn reduction(&self, depth: i32, tried: usize) -> i32 {
        let log = |number: usize| LOGS[number.min(LOGS.len() - 1)];
        // In 64ths: 0.6 + ln(depth) · ln(tried) / 1.9.
        let usual = 38 + log(depth.max(1) as usize) * log(tried.max(1)) / 297;
        usual * self.evaluation.reduction() / 6_400
    }

    /// Whether the table's move is so much better than all others that it must be looked at more closely.
    fn singular(&mut self, look: &Look, known: &Known, mv: Move) -> Singular {
        let &Look { beta, depth, ply, .. } = look;
        let score = from_table(known.score, ply);
        if !self.has(SearchPart::Singular)
            || depth < 7
            || known.depth < depth - 3
            || known.bound == Bound::AtMost
            || score.abs() >= MATE_RANGE
        {
            return Singular::Extends(0);
        }
        let margin = score - 2 * depth;
        // The picker of this ply is in use; the search without the move has one of its own.
        self.stack[ply].excluded = Some(mv);
        let without = self.node(margin - 1, margin, (depth - 1) / 2, ply, look.cut);
        let frame = &mut self.stack[ply];
        frame.excluded = None;
        frame.quiets.clear();
        frame.captures.clear();
        if self.stopped {
            return Singular::Extends(0);
        }
        if without < margin {
            return Singular::Extends(1);
        }
        if margin >= beta {
            return Singular::Cuts(margin);
        }
        Singular::Extends(if score >= beta { -1 } else { 0 })
    }

    fn learn(
        &mut self,
        mv: Move,
        arrival: Option<Arrival>,
        victim: Option<menagerie_rules::KindId>,
        ply: usize,
        depth: i32,
    ) {
        let Some(arrival) = arrival else { return };
        let before = self.stack.before(ply);
        let frame = &self.stack[ply];
        match victim {
            Some(victim) => self.history.learn_capture(arrival, victim, depth, true),
            None if mv.promotion().is_none() => {
                self.history.learn_quiet(mv, arrival, &frame.quiets, before, ply, depth);
            }
            None => {}
        }
        for &(other, victim) in &frame.captures {
            self.history.learn_capture(other, victim, depth, false);
        }
    }
}

enum Singular {
    Extends(i32),
    Cuts(i32),
}

/// The known score, if it decides the position.
pub(super) fn cutting(known: &Known, score: i32, alpha: i32, beta: i32) -> Option<i32> {
    let cuts = match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= beta,
        Bound::AtMost => score <= alpha,
    };
    cuts.then_some(score)
}

/// 100 · ln(n), rounded; beyond the last, the last.
const LOGS: [i32; 64] = [
    0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271, 277, 283, 289, 294, 300, 304, 309, 314,
    318, 322, 326, 330, 333, 337, 340, 343, 347, 350, 353, 356, 358, 361, 364, 366, 369, 371, 374, 376, 378, 381, 383,
    385, 387, 389, 391, 393, 395, 397, 399, 401, 403, 404, 406, 408, 409, 411, 413, 414,
];
