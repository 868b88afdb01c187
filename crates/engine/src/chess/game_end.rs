//! Scores for ends of games that differ from chess: goals besides checkmate, stalemate that wins or loses, and evaluation terms for
//! pockets and checks.

use super::evaluation::Evaluation;
use super::score::{MATE, mated_in};
use super::search::ChessSearch;
use menagerie_rules::{Bitboard, ChessPosition, GameResult, Goal, Outcome, Player, Square};
use smallvec::SmallVec;

/// The value of a check, in cp, where checks are counted and two are left.
const CHECK: i32 = 120;

/// The value of each square of distance to a winning zone, in cp.
const REACH_STEP: i32 = 40;
/// The maximum distance that counts.
const REACH_FROM: i32 = 8;

/// The score of a result for the side to move, `ply` plies from the root.
fn score_of(result: GameResult, ply: usize) -> i32 {
    match result {
        GameResult::Win => MATE - ply as i32,
        GameResult::Loss => mated_in(ply),
        GameResult::Draw => 0,
    }
}

impl ChessSearch<'_> {
    /// The score of a position in which a goal has been reached; `None` if none is, as in all variants without goals.
    #[inline]
    pub(super) fn goal_score(&self, ply: usize) -> Option<i32> {
        if self.position.variant().rules().standard {
            return None;
        }
        let outcome = self.position.goal_outcome()?;
        Some(score_of(result_for(&outcome, self.position.turn()), ply))
    }

    /// The score of a position without a legal move.
    pub(super) fn score_without_moves(&self, ply: usize) -> i32 {
        score_of(self.position.result_without_move(), ply)
    }

    /// The score of a position that repeats one of the search.
    pub(super) fn repetition_score(&self, ply: usize) -> i32 {
        // A repetition in the tree need not be the one that ends the game, but it leads there.
        score_of(self.position.repetition_result(), ply) / 2
    }
}

fn result_for(outcome: &Outcome, player: Player) -> GameResult {
    match outcome {
        Outcome::Win { winners, .. } if winners.contains(&player) => GameResult::Win,
        Outcome::Win { .. } => GameResult::Loss,
        Outcome::Draw { .. } | Outcome::Ongoing => GameResult::Draw,
    }
}

impl Evaluation {
    /// Adds the terms of special rules to the evaluation `eval` of the board: pockets, given checks and goals.
    pub(super) fn with_rules(&self, position: &ChessPosition, eval: i32) -> i32 {
        let rules = position.variant().rules();
        let (us, them) = (position.turn(), other(position.turn()));
        let pocket = |player: Player| -> i32 {
            position
                .variant_state()
                .pocket(player)
                .map(|(kind, count)| i32::from(count) * self.piece_values().of(kind))
                .sum()
        };
        let mut eval = eval;
        for goal in &rules.goals {
            if let Goal::Reach { kinds, zone, count, .. } = goal {
                let advance = |player: Player| {
                    let zone = zone.get(player.index()).copied().unwrap_or(Bitboard::EMPTY);
                    let pieces = position.board().pieces_of(player).filter(|(_, kind)| kinds.has(*kind));
                    advance(pieces.map(|(square, _)| square), zone, usize::from(*count))
                };
                eval += advance(us) - advance(them);
            }
        }
        if rules.pockets.any() {
            eval += pocket(us) - pocket(them);
        }
        if rules.checks > 0 {
            let worth = |player: Player| CHECK * 2 / i32::from(position.checks_left(player)).max(1);
            eval += worth(us) - worth(them);
        }
        eval
    }
}

/// The value of the distances of the pieces nearest to a zone, as many as must reach it.
fn advance(pieces: impl Iterator<Item = Square>, zone: Bitboard, count: usize) -> i32 {
    let distance = |from: Square| {
        let steps = |to: Square| from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()));
        zone.iter().map(steps).min().map_or(REACH_FROM, i32::from)
    };
    let mut distances: SmallVec<[i32; 32]> = pieces.map(distance).collect();
    distances.sort_unstable();
    distances.iter().take(count.max(1)).map(|distance| REACH_STEP * (REACH_FROM - distance).max(0)).sum()
}

fn other(player: Player) -> Player {
    Player::from_index(1 - player.index().min(1)).unwrap_or(player)
}
