//! Alpha-beta search with iterative deepening.

use super::Evaluation;
use super::ordering::{Memory, Picker};
use super::table::{Bound, Table};
use crate::random::Random;
use crate::{Control, Found, Info, Limits, Score};
use menagerie_rules::Move;
use menagerie_rules::chess::Position;

/// The score of a checkmate on the board.
pub(super) const MATE: i32 = 1_000_000;
/// Scores beyond this are checkmates.
const MATE_RANGE: i32 = MATE - 1_000;
const INFINITE: i32 = MATE + 1;
/// Positions between two questions whether to stop. At 14×14 that is about a millisecond.
const PATIENCE: u64 = 256;
/// Depth that is always completed unless the control says stop, so that no piece is lost to a threat of one move.
const LEAST_DEPTH: u32 = 2;

/// One search.
pub(super) struct Search<'a> {
    pub(super) position: Position,
    pub(super) evaluation: &'a Evaluation,
    table: &'a mut Table,
    memory: Memory,
    control: &'a mut dyn Control,
    /// Hashes of the positions before the one on the board.
    past: Vec<u64>,
    nodes: u64,
    most_nodes: u64,
    pub(super) stopped: bool,
}

/// Looks for the best move. `None` if there is no legal move.
pub(crate) fn search(
    position: &Position,
    past: Vec<u64>,
    evaluation: &Evaluation,
    table: &mut Table,
    limits: &Limits,
    control: &mut dyn Control,
) -> Option<Found> {
    table.grow_older();
    let mut search = Search {
        position: position.clone(),
        evaluation,
        table,
        memory: Memory::new(Search::MOST_PLIES + 1),
        control,
        past,
        nodes: 0,
        most_nodes: u64::MAX,
        stopped: false,
    };
    search.deepen(limits)
}

impl Search<'_> {
    /// Plies from the root beyond which nothing is searched.
    pub(super) const MOST_PLIES: usize = 96;

    fn deepen(&mut self, limits: &Limits) -> Option<Found> {
        let mut moves: Vec<(i32, Move)> =
            Picker::new(&self.position, self.evaluation, &self.memory, None, 0).map(|(_, mv)| (0, mv)).collect();
        let first = moves.first()?.1;
        let mut info = Info::of(first);
        let mut found = Found { best: first, info: info.clone() };
        let mut random = Random::new(limits.seed);
        let deepest = limits.depth.unwrap_or(u32::MAX).min(Search::MOST_PLIES as u32);
        for depth in 1..=deepest {
            self.most_nodes = if depth > LEAST_DEPTH { limits.nodes.unwrap_or(u64::MAX) } else { u64::MAX };
            let noisy = limits.noise > 0;
            let Some(score) = self.root(&mut moves, depth, noisy, &mut found) else { break };
            info = Info { depth, score: in_plies(score), nodes: self.nodes, line: self.line(moves[0].1), ..info };
            found = Found { best: moves[0].1, info: info.clone() };
            self.control.report(&info);
            let decided = score.abs() > MATE_RANGE && (MATE - score.abs()) <= depth as i32;
            if decided || (moves.len() == 1 && !noisy) {
                break;
            }
        }
        if limits.noise > 0 {
            let judge = |&(score, mv): &(i32, Move)| (score.saturating_add(random.error(limits.noise)), mv);
            let judged: Vec<(i32, Move)> = moves.iter().map(judge).collect();
            if let Some(&(score, mv)) = judged.iter().max_by_key(|(score, _)| *score) {
                found.best = mv;
                found.info = Info { score: in_plies(score), line: vec![mv], ..info };
            }
        }
        Some(found)
    }

    /// Searches every root move; afterwards the best is first. `None` if stopped before it was done: then `found` has the
    /// best move so far.
    fn root(&mut self, moves: &mut [(i32, Move)], depth: u32, full_windows: bool, found: &mut Found) -> Option<i32> {
        let mut best = -INFINITE;
        let hash = self.position.hash();
        for place in 0..moves.len() {
            let mv = moves[place].1;
            let undo = self.position.make(mv);
            self.past.push(hash);
            let next = depth as i32 - 1;
            let score = if place == 0 || full_windows {
                -self.node(-INFINITE, INFINITE, next, 1, true)
            } else {
                let scout = -self.node(-best - 1, -best, next, 1, true);
                if scout > best && !self.stopped { -self.node(-INFINITE, -best, next, 1, true) } else { scout }
            };
            self.past.pop();
            self.position.unmake(mv, undo);
            if self.stopped {
                return None;
            }
            moves[place].0 = score;
            if score > best {
                best = score;
                self.table.put(hash, Some(mv), to_table(score, 0), depth as i16, Bound::Exact);
                let info =
                    Info { depth, score: in_plies(score), nodes: self.nodes, line: self.line(mv), ..Info::of(mv) };
                *found = Found { best: mv, info };
                if place > 0 && !full_windows {
                    self.control.report(&found.info);
                }
                if !full_windows {
                    // What refuted the old best move is tried first at the next depth; the others keep their order.
                    moves[..=place].rotate_right(1);
                }
            }
        }
        if full_windows {
            moves.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        }
        Some(best)
    }

    /// Counts a position; whether the search must end.
    pub(super) fn counts_out(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE) && (self.nodes >= self.most_nodes || self.control.should_stop()) {
            self.stopped = true;
        }
        self.stopped
    }

    fn is_draw(&self) -> bool {
        let hash = self.position.hash();
        let since = self.position.halfmoves() as usize;
        // Only every second position has the same side to move, and the next nearest one cannot be the same yet.
        let repeated = self.past.iter().rev().take(since).skip(1).step_by(2).any(|&past| past == hash);
        repeated
            || self.position.halfmoves() >= menagerie_rules::chess::FIFTY_MOVES
            || self.position.material_draw().is_some()
    }

    /// The score of the position for the side to move, between `alpha` and `beta` or beyond them as a bound.
    fn node(&mut self, mut alpha: i32, mut beta: i32, depth: i32, ply: usize, null_allowed: bool) -> i32 {
        if self.is_draw() {
            // A side that has just been checkmated has not drawn by the fifty-move rule.
            let mated = self.position.in_check() && self.position.legal_moves().is_empty();
            return if mated { ply as i32 - MATE } else { 0 };
        }
        let check = self.position.in_check();
        let depth = depth + i32::from(check);
        if depth <= 0 || ply >= Search::MOST_PLIES {
            return self.quiescence(alpha, beta, ply);
        }
        if self.counts_out() {
            return 0;
        }
        alpha = alpha.max(ply as i32 - MATE);
        beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let hash = self.position.hash();
        let known = self.table.get(hash);
        let open = beta - alpha > 1;
        if let Some(entry) = known
            && !open
            && i32::from(entry.depth) >= depth
        {
            let score = from_table(entry.score, ply);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if cuts {
                return score;
            }
        }
        let stand = self.evaluation.of(&self.position);
        if !open && !check && beta.abs() < MATE_RANGE {
            // So far ahead that a few plies will not change it.
            if depth <= 3 && stand - 130 * depth >= beta {
                return stand;
            }
            if null_allowed && depth >= 3 && stand >= beta && self.position.board().of(self.position.turn()).count() > 3
            {
                let undo = self.position.make_null();
                self.past.push(hash);
                // At least one full ply, so that the threat of a quiet checkmate is seen.
                let rest = (depth - 3 - depth / 4).max(1);
                let score = -self.node(-beta, -beta + 1, rest, ply + 1, false);
                self.past.pop();
                self.position.unmake_null(undo);
                if self.stopped {
                    return 0;
                }
                if score >= beta {
                    return if score > MATE_RANGE { beta } else { score };
                }
            }
        }
        self.branch(alpha, beta, depth, ply, check, known.and_then(|entry| entry.best))
    }

    /// Tries the moves of a position.
    fn branch(&mut self, mut alpha: i32, beta: i32, depth: i32, ply: usize, check: bool, hint: Option<Move>) -> i32 {
        let hash = self.position.hash();
        let before = alpha;
        let open = beta - alpha > 1;
        let picker = Picker::new(&self.position, self.evaluation, &self.memory, hint, ply);
        if picker.len() == 0 {
            return if check { ply as i32 - MATE } else { 0 };
        }
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut quiets: Vec<Move> = Vec::new();
        for (tried, (rank, mv)) in picker.enumerate() {
            let quiet = self.position.captured_by(mv).is_none() && mv.promotion().is_none();
            let mover = self.position.board().get(mv.from());
            // Late quiet moves and losing captures near the leaves: only a check is worth a look.
            let late = quiet && tried as i32 > 6 + 8 * depth * depth || Picker::loses(rank) && depth <= 2;
            let skip = late && !check && !open && best > -MATE_RANGE && depth <= 3 && tried > 0;
            let undo = self.position.make(mv);
            if skip && !self.position.in_check() {
                self.position.unmake(mv, undo);
                continue;
            }
            self.past.push(hash);
            let next = depth - 1;
            let mut score = -INFINITE;
            let reduced = if tried >= 4 && depth >= 3 && quiet && !check {
                next - 1 - i32::from(tried >= 12) - i32::from(tried >= 40 && depth >= 5)
            } else {
                next
            };
            if tried == 0 {
                score = -self.node(-beta, -alpha, next, ply + 1, true);
            } else {
                if reduced < next {
                    score = -self.node(-alpha - 1, -alpha, reduced, ply + 1, true);
                }
                if (reduced == next || score > alpha) && !self.stopped {
                    score = -self.node(-alpha - 1, -alpha, next, ply + 1, true);
                }
                if open && score > alpha && score < beta && !self.stopped {
                    score = -self.node(-beta, -alpha, next, ply + 1, true);
                }
            }
            self.past.pop();
            self.position.unmake(mv, undo);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                best_move = Some(mv);
                alpha = alpha.max(score);
            }
            if score >= beta {
                if let (true, Some(piece)) = (quiet, mover) {
                    self.memory.praise(piece, mv, ply, depth);
                    for &other in &quiets {
                        if let Some(piece) = self.position.board().get(other.from()) {
                            self.memory.blame(piece, other, depth);
                        }
                    }
                }
                break;
            }
            if quiet {
                quiets.push(mv);
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > before {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.put(hash, best_move, to_table(best, ply), depth as i16, bound);
        best
    }

    /// The best line as far as the table knows it, beginning with `first`.
    fn line(&self, first: Move) -> Vec<Move> {
        let mut position = self.position.clone();
        let mut line = vec![first];
        let mut seen = vec![position.hash()];
        position.make(first);
        while line.len() < 16
            && !seen.contains(&position.hash())
            && let Some(mv) = self.table.get(position.hash()).and_then(|entry| entry.best)
            && position.is_legal(mv)
        {
            seen.push(position.hash());
            position.make(mv);
            line.push(mv);
        }
        line
    }
}

/// Checkmates are stored as counted from the position, not from the root.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_RANGE => score + ply as i32,
        _ if score < -MATE_RANGE => score - ply as i32,
        _ => score,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        _ if score > MATE_RANGE => score - ply as i32,
        _ if score < -MATE_RANGE => score + ply as i32,
        _ => score,
    }
}

fn in_plies(score: i32) -> Score {
    match score {
        _ if score > MATE_RANGE => Score::WinsIn((MATE - score).max(0) as u32),
        _ if score < -MATE_RANGE => Score::LosesIn((MATE + score).max(0) as u32),
        _ => Score::Points(score),
    }
}
