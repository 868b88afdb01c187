//! Proves mates, and other wins of the game, by trying every move and every reply.

use menagerie_rules::{ChessPosition, GameResult, Move, Outcome, Variant};
use std::collections::HashMap;

/// The result for the side to move, if a goal besides checkmate is reached.
fn goal_result(position: &ChessPosition) -> Option<GameResult> {
    if position.variant().rules().standard {
        return None;
    }
    Some(match position.goal_outcome()? {
        Outcome::Win { winners, .. } if winners.contains(&position.turn()) => GameResult::Win,
        Outcome::Win { .. } => GameResult::Loss,
        Outcome::Draw { .. } | Outcome::Ongoing => GameResult::Draw,
    })
}

/// Whether only a checkmate wins, so that a position without check is not lost.
fn only_check_loses(variant: &Variant) -> bool {
    let rules = variant.rules();
    rules.standard && rules.ends.stalemate == GameResult::Draw && !rules.ends.stalemate_counts_pieces
}

/// A proof with a maximum number of positions, independent of the engine.
///
/// ```
/// use menagerie_matches::puzzles::MateProof;
/// use menagerie_rules::{ChessPosition, Options, Variant};
///
/// let chess = Variant::by_id("chess", &Options::none()).unwrap();
/// let mut position = ChessPosition::from_fen(&chess, "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1").unwrap();
/// assert_eq!(MateProof::within(1_000).mating_moves(&mut position, 1).unwrap().len(), 1);
/// // Too few positions for an answer.
/// assert_eq!(MateProof::within(3).mating_moves(&mut position, 1), None);
/// ```
#[derive(Debug)]
pub struct MateProof {
    left: u64,
    /// Whether the side to move can mate, by the position and the number of moves.
    known: HashMap<(u64, u32), bool>,
    /// By number of moves, the reply that last refuted a mate, which is likely to refute the next one.
    refuting: HashMap<u32, Move>,
}

impl MateProof {
    /// A proof that is given up after `positions` positions.
    pub fn within(positions: u64) -> MateProof {
        MateProof { left: positions, known: HashMap::new(), refuting: HashMap::new() }
    }

    /// All moves that force a win in at most `moves` moves: a mate, or another win by the rules of the game. `None` if the proof was given
    /// up.
    pub fn mating_moves(&mut self, position: &mut ChessPosition, moves: u32) -> Option<Vec<Move>> {
        let mut found = Vec::new();
        for mv in position.legal_moves() {
            if self.mates(position, mv, moves)? {
                found.push(mv);
            }
        }
        Some(found)
    }

    /// Whether the side to move can force a win in at most `moves` moves, or has won already; `None` if the proof was given up.
    pub fn can_mate(&mut self, position: &mut ChessPosition, moves: u32) -> Option<bool> {
        if let Some(result) = goal_result(position) {
            return Some(result == GameResult::Win);
        }
        if moves == 0 {
            return Some(false);
        }
        let key = (position.hash(), moves);
        if moves > 1
            && let Some(&known) = self.known.get(&key)
        {
            return Some(known);
        }
        let legal = position.legal_moves();
        let mut found = legal.is_empty() && position.result_without_move() == GameResult::Win;
        for mv in legal {
            if self.mates(position, mv, moves)? {
                found = true;
                break;
            }
        }
        if moves > 1 {
            self.known.insert(key, found);
        }
        Some(found)
    }

    /// Whether this move forces a win in at most `moves` moves, itself included; `None` if the proof was given up.
    pub fn mates(&mut self, position: &mut ChessPosition, mv: Move, moves: u32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let undo = position.play_unchecked(mv);
        let answer = self.is_mated(position, moves - 1);
        position.unmake(undo);
        answer
    }

    /// Whether each of these replies ends the game as a loss for the side to move. In Antichess the capture of the last piece does.
    fn every_reply_loses(&mut self, position: &mut ChessPosition, replies: Vec<Move>) -> Option<bool> {
        if position.variant().rules().standard {
            return Some(false);
        }
        for reply in replies {
            self.left = self.left.checked_sub(1)?;
            let undo = position.play_unchecked(reply);
            let result = goal_result(position);
            position.unmake(undo);
            if result != Some(GameResult::Win) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the side to move has lost, or loses in at most `moves` more moves of the other side whatever it does.
    pub fn is_mated(&mut self, position: &mut ChessPosition, moves: u32) -> Option<bool> {
        if let Some(result) = goal_result(position) {
            return Some(result == GameResult::Loss);
        }
        if moves == 0 && !position.in_check() && only_check_loses(position.variant()) {
            return Some(false);
        }
        let mut replies = position.legal_moves();
        if replies.is_empty() {
            return Some(position.result_without_move() == GameResult::Loss);
        }
        if moves == 0 {
            return self.every_reply_loses(position, replies);
        }
        if let Some(place) = self.refuting.get(&moves).and_then(|last| replies.iter().position(|reply| reply == last)) {
            replies.swap(0, place);
        }
        for reply in replies {
            self.left = self.left.checked_sub(1)?;
            let undo = position.play_unchecked(reply);
            let mated = self.can_mate(position, moves);
            position.unmake(undo);
            if !mated? {
                self.refuting.insert(moves, reply);
                return Some(false);
            }
        }
        Some(true)
    }
}
