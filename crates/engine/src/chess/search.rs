//! The root of the search: deepening, aspiration windows, several lines, and the choice of the move.

use super::Evaluation;
use super::evaluation::PawnTable;
use super::history::{Arrival, History};
use super::part::{SearchPart, SearchParts};
use super::score::{INFINITE, MATE, MATE_RANGE, in_plies};
use super::stack::Stack;
use super::table::{Bound, Known, Table};
use crate::random::Random;
use crate::{SearchControl, SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::ChessPosition;
use menagerie_rules::Move;
use menagerie_rules::chess::Undo;

/// Positions between two questions whether to stop. At 14×14 that is about a millisecond.
const PATIENCE: u64 = 256;
/// Depth that is completed even beyond the limit of positions, so that no piece is lost to a threat of one move.
const LEAST_DEPTH: u32 = 2;
/// Positions after which even that depth is given up, if their number is limited at all: a board full of Queens never comes to rest.
const MOST_AT_LEAST_DEPTH: u64 = 500_000;
/// Structures of Pawns that are remembered: about 300 kB.
const STRUCTURES: usize = 1024;
/// How far from the last score the next is first looked for, in hundredths.
const ASPIRATION: i32 = 22;

/// What outlives a search.
pub(crate) struct Lasting<'a> {
    pub evaluation: &'a Evaluation,
    pub table: &'a mut Table,
    pub history: &'a mut History,
    /// The parts of the search that are left out.
    pub without: SearchParts,
}

/// One search.
pub(super) struct Search<'a> {
    pub(super) position: ChessPosition,
    pub(super) evaluation: &'a Evaluation,
    pub(super) table: &'a mut Table,
    pub(super) history: &'a mut History,
    pub(super) stack: Stack,
    pawns: PawnTable,
    control: &'a mut dyn SearchControl,
    /// Hashes of the positions before the one on the board.
    pub(super) past: Vec<u64>,
    pub(super) nodes: u64,
    most_nodes: u64,
    pub(super) seldepth: usize,
    pub(super) stopped: bool,
    without: SearchParts,
}

/// A move from the position that is searched.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    /// What it is worth by the present depth; as bad as can be if that is not known but no better than the best.
    score: i32,
    line: Vec<Move>,
}

/// Looks for the best move. `None` if there is no legal move.
pub(crate) fn search(
    position: &ChessPosition,
    past: Vec<u64>,
    lasting: Lasting<'_>,
    limits: &SearchLimits,
    control: &mut dyn SearchControl,
) -> Option<SearchResult> {
    if !lasting.without.has(SearchPart::Ageing) {
        lasting.table.grow_older();
    }
    lasting.history.fade(lasting.without);
    let mut stack = Stack::new(Search::MOST_PLIES + 3);
    stack[0].tally = lasting.evaluation.tally(position);
    stack[0].check = position.in_check();
    let mut search = Search {
        position: position.clone(),
        evaluation: lasting.evaluation,
        table: lasting.table,
        history: lasting.history,
        stack,
        pawns: PawnTable::new(STRUCTURES),
        control,
        past,
        nodes: 0,
        most_nodes: u64::MAX,
        seldepth: 0,
        stopped: false,
        without: lasting.without,
    };
    search.deepen(limits)
}

impl Search<'_> {
    /// Plies from the root beyond which nothing is searched.
    pub(super) const MOST_PLIES: usize = super::MOST_PLIES;

    fn deepen(&mut self, limits: &SearchLimits) -> Option<SearchResult> {
        let mut moves = self.root_moves();
        let first = moves.first()?.mv;
        let lines = (limits.multipv.max(1) as usize).min(moves.len());
        let mut found = SearchResult { best_move: first, info: SearchInfo::of(first) };
        let noisy = limits.noise > 0 || limits.oversights > 0;
        let max_depth = limits.depth.unwrap_or(u32::MAX).min(Search::MOST_PLIES as u32 - 20);
        for depth in 1..=max_depth {
            self.most_nodes = match limits.nodes {
                Some(nodes) if depth <= LEAST_DEPTH => nodes.max(MOST_AT_LEAST_DEPTH),
                nodes => nodes.unwrap_or(u64::MAX),
            };
            if noisy {
                self.judge_all(&mut moves, depth as i32);
            } else {
                for place in 0..lines {
                    self.aspire(&mut moves, place, depth, &mut found);
                    if self.stopped {
                        break;
                    }
                }
            }
            if self.stopped {
                break;
            }
            moves[..lines].sort_by_key(|of| std::cmp::Reverse(of.score));
            for (place, root) in moves[..lines].iter().enumerate() {
                let info = self.info(root, depth, place as u32 + 1);
                if place == 0 {
                    found = SearchResult { best_move: root.mv, info: info.clone() };
                }
                self.control.report(&info);
            }
            let score = moves[0].score;
            // Reductions may hide a shorter checkmate for some depths, but for no more than these.
            let distance = MATE - score.abs();
            let decided = lines == 1 && (distance <= 1 || distance + 6 <= depth as i32);
            if decided || (moves.len() == 1 && !noisy) {
                break;
            }
        }
        if noisy {
            self.err(&moves, limits, &mut found);
        }
        found.info.nodes = self.nodes;
        Some(found)
    }

    /// The legal moves in the order in which they are tried first.
    fn root_moves(&mut self) -> Vec<RootMove> {
        let mut picker = std::mem::take(&mut self.stack[0].picker);
        picker.fill(&self.position, &self.guide(0, None));
        let choices = std::iter::from_fn(|| picker.pick(&self.position, self.evaluation));
        let moves = choices.map(|of| RootMove { mv: of.mv, score: -INFINITE, line: vec![of.mv] }).collect();
        self.stack[0].picker = picker;
        moves
    }

    /// Searches the moves from `place` on in a window around what the last depth said, opened as far as it must be.
    fn aspire(&mut self, moves: &mut [RootMove], place: usize, depth: u32, found: &mut SearchResult) {
        let expected = moves[place].score;
        let mut delta = self.evaluation.margin(ASPIRATION).max(1);
        let narrow = self.has(SearchPart::Aspiration) && depth >= 5 && expected.abs() < MATE_RANGE;
        let mut window = if narrow { (expected - delta, expected + delta) } else { (-INFINITE, INFINITE) };
        let mut first_try = true;
        loop {
            let score = self.root(&mut moves[place..], window, depth, place, first_try, found);
            // A stable sort: what has not been found better keeps its order.
            moves[place..].sort_by_key(|of| std::cmp::Reverse(of.score));
            if self.stopped {
                return;
            }
            if score <= window.0 {
                window = ((score - delta).max(-INFINITE), (window.0 + window.1) / 2);
            } else if score >= window.1 {
                window.1 = (score + delta).min(INFINITE);
            } else {
                return;
            }
            first_try = false;
            delta += delta / 2;
            if delta > 1_500 {
                window = (-INFINITE, INFINITE);
            }
        }
    }

    fn root(
        &mut self,
        moves: &mut [RootMove],
        (mut alpha, beta): (i32, i32),
        depth: u32,
        place: usize,
        first_try: bool,
        found: &mut SearchResult,
    ) -> i32 {
        let mut best = -INFINITE;
        let next = depth as i32 - 1;
        self.estimate(None, 0);
        for (number, root) in moves.iter_mut().enumerate() {
            let mv = root.mv;
            let quiet = self.is_quiet(mv);
            let undo = self.advance(mv, 0);
            let score = if number == 0 {
                -self.node(-beta, -alpha, next, 1, false)
            } else {
                let check = self.stack[1].check;
                let reduced = if self.has(SearchPart::Reductions) && quiet && !check && depth >= 3 && number >= 3 {
                    self.reduction(depth as i32, number) - 1
                } else {
                    0
                };
                let (narrow, reduced) = (self.has(SearchPart::ZeroWindow), reduced.max(0));
                let mut score = alpha + 1;
                if narrow || reduced > 0 {
                    score = -self.node(-alpha - 1, -alpha, (next - reduced).max(1.min(next)), 1, true);
                }
                if narrow && score > alpha && reduced > 0 && !self.stopped {
                    score = -self.node(-alpha - 1, -alpha, next, 1, true);
                }
                if score > alpha && !self.stopped { -self.node(-beta, -alpha, next, 1, false) } else { score }
            };
            self.retreat(mv, undo);
            if self.stopped {
                return best;
            }
            if number == 0 || score > alpha {
                root.score = score;
                root.line.clear();
                root.line.push(mv);
                root.line.extend_from_slice(&self.stack[1].line);
                if place == 0 && (number > 0 && score > alpha || number == 0 && score > alpha && first_try) {
                    let info = self.info(root, depth, 1);
                    if number > 0 {
                        self.control.report(&info);
                    }
                    *found = SearchResult { best_move: mv, info };
                }
            } else {
                root.score = -INFINITE;
            }
            if score > best {
                best = score;
                alpha = alpha.max(score);
                if score >= beta {
                    // The others have not been looked at: what was known of them belongs to a lesser depth.
                    moves[number + 1..].iter_mut().for_each(|root| root.score = -INFINITE);
                    break;
                }
            }
        }
        if place == 0 {
            let bound = if best >= beta { Bound::AtLeast } else { Bound::Exact };
            let best_move = moves.iter().max_by_key(|root| root.score).map(|root| root.mv);
            let known = Known { best: best_move, score: best, stand: self.stack[0].judged, depth: depth as i32, bound };
            self.table.put(self.position.hash(), &known);
        }
        best
    }

    /// The exact score of every move, which levels that err need.
    fn judge_all(&mut self, moves: &mut [RootMove], depth: i32) {
        for root in moves.iter_mut() {
            let undo = self.advance(root.mv, 0);
            let score = -self.node(-INFINITE, INFINITE, depth - 1, 1, false);
            self.retreat(root.mv, undo);
            if self.stopped {
                return;
            }
            root.score = score;
            root.line = std::iter::once(root.mv).chain(self.stack[1].line.iter().copied()).collect();
        }
        moves.sort_by_key(|root| std::cmp::Reverse(root.score));
    }

    /// Chooses as if each move had been misjudged a little, and as if the answer to some had been overlooked.
    fn err(&mut self, moves: &[RootMove], limits: &SearchLimits, found: &mut SearchResult) {
        let mut random = Random::new(limits.seed);
        let mut chosen: Option<(i32, &RootMove)> = None;
        for root in moves {
            // Nobody overlooks that the game is won.
            let overlooked = random.happens(limits.oversights) && root.score <= MATE_RANGE;
            let seen = if overlooked { self.at_first_sight(root.mv) } else { root.score };
            let judged = seen.saturating_add(random.error(limits.noise));
            if chosen.is_none_or(|(best, _)| judged > best) {
                chosen = Some((judged, root));
            }
        }
        if let Some((score, root)) = chosen {
            found.best_move = root.mv;
            found.info.score = in_plies(score);
            found.info.pv = vec![root.mv];
        }
    }

    /// What a move brings if the enemy does not answer.
    fn at_first_sight(&mut self, mv: Move) -> i32 {
        let undo = self.advance(mv, 0);
        let score = -self.judge(1);
        self.retreat(mv, undo);
        score
    }

    /// What the evaluation says of the position.
    pub(super) fn judge(&mut self, ply: usize) -> i32 {
        self.evaluation.of(&self.position, &self.stack[ply].tally, &mut self.pawns)
    }

    fn info(&self, root: &RootMove, depth: u32, place: u32) -> SearchInfo {
        SearchInfo {
            depth,
            seldepth: (self.seldepth as u32).max(depth),
            multipv: place,
            score: in_plies(root.score),
            nodes: self.nodes,
            pv: root.line.clone(),
            standing: None,
            hashfull: self.table.fullness(),
        }
    }

    /// Plays a move of the tree.
    pub(super) fn advance(&mut self, mv: Move, ply: usize) -> Undo {
        self.table.prefetch(self.position.likely_hash_after(mv));
        let tally = self.evaluation.tally_after(&self.position, self.stack[ply].tally, mv);
        self.stack[ply].tried = self.position.board().get(mv.from()).map(|piece| Arrival::of(piece, mv));
        self.past.push(self.position.hash());
        let undo = self.position.play_unchecked(mv);
        let next = &mut self.stack[ply + 1];
        next.tally = tally;
        next.check = self.position.in_check();
        undo
    }

    /// Takes it back.
    pub(super) fn retreat(&mut self, mv: Move, undo: Undo) {
        self.past.pop();
        self.position.unmake(mv, undo);
    }

    /// Whether a part of the search is not left out.
    #[inline]
    pub(super) const fn has(&self, part: SearchPart) -> bool {
        !self.without.has(part)
    }

    /// What is known of the position on the board.
    #[inline]
    pub(super) fn known(&self) -> Option<Known> {
        if self.has(SearchPart::Table) { self.table.get(self.position.hash()) } else { None }
    }

    pub(super) fn is_quiet(&self, mv: Move) -> bool {
        mv.promotion().is_none() && self.position.captured_by(mv).is_none()
    }

    /// Counts a position; whether the search must end.
    #[inline]
    pub(super) fn counts_out(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE)
            && (self.nodes >= self.most_nodes || self.control.should_stop(self.nodes))
        {
            self.stopped = true;
        }
        self.stopped
    }
}
