//! Proves mates by trying every move and every reply.

use menagerie_rules::{ChessPosition, Move};
use std::collections::HashMap;

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

    /// All moves that force mate in at most `moves` moves; `None` if the proof was given up.
    pub fn mating_moves(&mut self, position: &mut ChessPosition, moves: u32) -> Option<Vec<Move>> {
        let mut found = Vec::new();
        for mv in position.legal_moves() {
            if self.mates(position, mv, moves)? {
                found.push(mv);
            }
        }
        Some(found)
    }

    /// Whether the side to move can force mate in at most `moves` moves; `None` if the proof was given up.
    pub fn can_mate(&mut self, position: &mut ChessPosition, moves: u32) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        let key = (position.hash(), moves);
        if moves > 1
            && let Some(&known) = self.known.get(&key)
        {
            return Some(known);
        }
        let mut found = false;
        for mv in position.legal_moves() {
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

    /// Whether this move forces mate in at most `moves` moves, itself included; `None` if the proof was given up.
    pub fn mates(&mut self, position: &mut ChessPosition, mv: Move, moves: u32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let undo = position.play_unchecked(mv);
        let answer = self.is_mated(position, moves - 1);
        position.unmake(undo);
        answer
    }

    /// Whether the side to move is mated now, or in at most `moves` more moves of the other side whatever it does.
    pub fn is_mated(&mut self, position: &mut ChessPosition, moves: u32) -> Option<bool> {
        if moves == 0 && !position.in_check() {
            return Some(false);
        }
        let mut replies = position.legal_moves();
        if replies.is_empty() {
            return Some(position.in_check());
        }
        if moves == 0 {
            return Some(false);
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
