//! Search for four-player games on boards of any size, with pieces of any movement. It is simpler and weaker than the search on small
//! boards.
//!
//! Paranoid search (Sturtevant and Korf 2000): the player to move maximises its value, and the other three are assumed to minimise it.
//! That makes it a two-sided game, so alpha-beta cuts. Beyond the depth only captures are searched.

use super::minimax_window::MinimaxWindow;
use super::parameters::{
    CONTROL_INTERVAL, PARANOID_CAPTURES, PARANOID_INFINITE, PARANOID_KING, PARANOID_MAX_DEPTH, PARANOID_MIN_DEPTH,
    PARANOID_PIECE_PERCENT, WIN,
};
use crate::random::Random;
use crate::{PieceValues, Score, SearchControl, SearchInfo, SearchLimits, SearchResult};
use menagerie_rules::{ChaturajiPosition, Move, Outcome, Player};

struct ParanoidSearch<'a> {
    me: Player,
    piece_values: &'a PieceValues,
    control: &'a mut dyn SearchControl,
    nodes: u64,
    max_nodes: u64,
    stopped: bool,
}

/// Finds the best move. `None` if the game is over.
pub(crate) fn search(
    position: &ChaturajiPosition,
    piece_values: &PieceValues,
    limits: &SearchLimits,
    control: &mut dyn SearchControl,
) -> Option<SearchResult> {
    let me = position.turn();
    let mut search = ParanoidSearch { me, piece_values, control, nodes: 0, max_nodes: u64::MAX, stopped: false };
    let all = ordered_moves(position, piece_values);
    let some = all.iter().any(|&mv| search.control.allows(mv));
    let allowed = all.into_iter().filter(|&mv| !some || search.control.allows(mv));
    let mut moves: Vec<(i32, Move)> = allowed.map(|mv| (0, mv)).collect();
    let first = moves.first()?.1;
    let mut found = SearchResult { best_move: first, info: SearchInfo::of(first) };
    let mut random = Random::new(limits.seed);
    for depth in 1..=limits.depth.unwrap_or(u32::MAX).min(PARANOID_MAX_DEPTH) {
        search.max_nodes = if depth > PARANOID_MIN_DEPTH { limits.nodes.unwrap_or(u64::MAX) } else { u64::MAX };
        let Some(pv) = search.search_root(position, &mut moves, depth, limits.mistakes.inaccuracy > 0) else { break };
        let info = SearchInfo {
            depth,
            score: reported(moves[0].0),
            nodes: search.nodes,
            pv,
            standing: Some(standing(position)),
            ..SearchInfo::of(first)
        };
        found = SearchResult { best_move: moves[0].1, info };
        search.control.report(&found.info);
        if moves.len() == 1 {
            break;
        }
    }
    if limits.mistakes.inaccuracy > 0 {
        let misjudged =
            moves.iter().map(|&(score, mv)| (score.saturating_add(random.error(limits.mistakes.inaccuracy)), mv));
        if let Some((score, mv)) = misjudged.max_by_key(|(score, _)| *score) {
            found.best_move = mv;
            found.info.score = reported(score);
            found.info.pv = vec![mv];
        }
    }
    Some(found)
}

impl ParanoidSearch<'_> {
    /// Searches every root move and returns the principal variation. The best move is first afterwards. `None` if the search was stopped.
    fn search_root(
        &mut self,
        position: &ChaturajiPosition,
        moves: &mut [(i32, Move)],
        depth: u32,
        full_windows: bool,
    ) -> Option<Vec<Move>> {
        let mut best = -PARANOID_INFINITE;
        let mut best_pv = Vec::new();
        for (score, mv) in moves.iter_mut() {
            let mut next = position.clone();
            next.play_unchecked(*mv);
            let mut pv = Vec::new();
            let alpha = if full_windows { -PARANOID_INFINITE } else { best };
            *score = self.node(&next, (alpha, PARANOID_INFINITE), depth - 1, &mut pv);
            if self.stopped {
                return None;
            }
            if *score > best {
                best = *score;
                best_pv = std::iter::once(*mv).chain(pv).collect();
            }
        }
        // Stable: moves with equal scores keep their order.
        moves.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        Some(best_pv)
    }

    fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CONTROL_INTERVAL)
            && (self.nodes >= self.max_nodes || self.control.should_stop(self.nodes))
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// The value for the player at the root, whoever is to move.
    fn node(&mut self, position: &ChaturajiPosition, window: (i32, i32), depth: u32, pv: &mut Vec<Move>) -> i32 {
        if position.is_over() {
            return self.final_value(position);
        }
        if depth == 0 {
            return self.quiescence(position, window, PARANOID_CAPTURES);
        }
        if self.count_node() {
            return 0;
        }
        let mut node = MinimaxWindow::new(position.turn() == self.me, window, PARANOID_INFINITE);
        let mut child_pv = Vec::new();
        for mv in ordered_moves(position, self.piece_values) {
            let mut next = position.clone();
            next.play_unchecked(mv);
            child_pv.clear();
            let score = self.node(&next, node.bounds(), depth - 1, &mut child_pv);
            if self.stopped {
                return 0;
            }
            if node.takes(score) {
                pv.clear();
                pv.push(mv);
                pv.extend_from_slice(&child_pv);
            }
            if node.is_decided() {
                break;
            }
        }
        node.best
    }

    fn quiescence(&mut self, position: &ChaturajiPosition, window: (i32, i32), captures: u32) -> i32 {
        if position.is_over() {
            return self.final_value(position);
        }
        let stand_pat = self.evaluate(position);
        if captures == 0 || self.count_node() {
            return stand_pat;
        }
        let mut node = MinimaxWindow::new(position.turn() == self.me, window, PARANOID_INFINITE);
        node.takes(stand_pat);
        if node.is_decided() {
            return stand_pat;
        }
        for mv in ordered_moves(position, self.piece_values) {
            // Captures are sorted first.
            if mv.is_pass() || position.board().get(mv.to()).is_none() {
                break;
            }
            let mut next = position.clone();
            next.play_unchecked(mv);
            node.takes(self.quiescence(&next, node.bounds(), captures - 1));
            if node.is_decided() || self.stopped {
                break;
            }
        }
        node.best
    }

    /// The evaluation for the player at the root: its points and expected points, compared with the others'.
    fn evaluate(&self, position: &ChaturajiPosition) -> i32 {
        let scores = position.scores();
        let of = |player: Player| {
            let points = i32::try_from(scores[player.index()]).unwrap_or(i32::MAX / 1_000) * 100;
            if position.is_out(player) {
                return points;
            }
            let pieces: i32 = position
                .board()
                .pieces_of(player)
                .map(|(square, kind)| {
                    let royal = if position.variant().is_king(kind) { PARANOID_KING } else { 0 };
                    (self.piece_values.at(player, kind, square) + royal) * PARANOID_PIECE_PERCENT / 100
                })
                .sum();
            points + pieces
        };
        let others: Vec<i32> = position.variant().turn_order().filter(|&it| it != self.me).map(of).collect();
        let strongest = others.iter().copied().max().unwrap_or(0);
        let average = others.iter().sum::<i32>() / others.len().max(1) as i32;
        of(self.me) - (strongest + average) / 2
    }

    /// The value of a finished game: winning counts for more than any number of points.
    fn final_value(&self, position: &ChaturajiPosition) -> i32 {
        let margin = self.evaluate(position);
        match position.outcome() {
            Outcome::Win { winners, .. } if winners.contains(&self.me) => WIN / winners.len() as i32 + margin,
            _ => margin - WIN,
        }
    }
}

/// The expected final points of each player: here just the present points.
fn standing(position: &ChaturajiPosition) -> [i32; 4] {
    position.scores().map(|score| i32::try_from(score).unwrap_or(i32::MAX / 100) * 100)
}

fn reported(value: i32) -> Score {
    // A shared win counts at least a quarter of a win, which exceeds any margin in points.
    match value {
        _ if value > WIN / 8 => Score::WonOnPoints,
        _ if value < -WIN / 8 => Score::LostOnPoints,
        _ => Score::Cp(value),
    }
}

/// The legal moves, captures first, by most valuable victim and least valuable attacker.
fn ordered_moves(position: &ChaturajiPosition, piece_values: &PieceValues) -> Vec<Move> {
    let mut moves: Vec<(i32, Move)> = Vec::with_capacity(24);
    position.each_legal_move(|mv| {
        let piece = position.board().get(mv.from());
        let victim = position.board().get(mv.to()).filter(|_| !mv.is_pass());
        let rank = match (victim, piece) {
            (Some(victim), Some(piece)) => {
                let royal = if position.variant().is_king(victim.kind) { 10_000 } else { 0 };
                10_000 + royal + piece_values.of(victim.kind) * 10 - piece_values.of(piece.kind)
            }
            (None, Some(piece)) => {
                piece_values.at(piece.player, piece.kind, mv.to())
                    - piece_values.at(piece.player, piece.kind, mv.from())
            }
            _ => 0,
        };
        moves.push((rank, mv));
    });
    moves.sort_by_key(|&(rank, _)| std::cmp::Reverse(rank));
    moves.into_iter().map(|(_, mv)| mv).collect()
}
