//! In which order to try moves: those that cut the tree soonest come first.

use super::Evaluation;
use super::exchange::exchange;
use menagerie_rules::chess::Position;
use menagerie_rules::{Move, Piece};

const TABLE_MOVE: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 26;
const BAD_CAPTURE: i32 = -(1 << 28);

/// What the search has learned about quiet moves.
#[derive(Debug)]
pub(super) struct Memory {
    killers: Vec<[Option<Move>; 2]>,
    /// By player, kind and square of arrival.
    history: Vec<i32>,
}

impl Memory {
    pub(super) fn new(plies: usize) -> Memory {
        Memory { killers: vec![[None; 2]; plies], history: vec![0; 2 * 32 * 256] }
    }

    fn index(piece: Piece, mv: Move) -> usize {
        (piece.player.index() * 32 + piece.kind.index()) * 256 + mv.to().index()
    }

    /// A quiet move that cut the tree.
    pub(super) fn praise(&mut self, piece: Piece, mv: Move, ply: usize, depth: i32) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
        {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = depth * depth;
        let value = &mut self.history[Memory::index(piece, mv)];
        // Keeps values below 2^14, and lets old praise fade.
        *value += bonus - *value * bonus / (1 << 14);
    }

    /// A quiet move that was tried before the one that cut.
    pub(super) fn blame(&mut self, piece: Piece, mv: Move, depth: i32) {
        let malus = depth * depth;
        let value = &mut self.history[Memory::index(piece, mv)];
        *value -= malus + *value * malus / (1 << 14);
    }

    fn quiet(&self, piece: Piece, mv: Move, ply: usize) -> i32 {
        if self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(mv))) {
            return KILLER;
        }
        self.history[Memory::index(piece, mv)]
    }
}

/// Moves with a rank each, handed out best first.
pub(super) struct Picker {
    moves: Vec<(i32, Move)>,
}

impl Picker {
    pub(super) fn new(
        position: &Position,
        evaluation: &Evaluation,
        memory: &Memory,
        table_move: Option<Move>,
        ply: usize,
    ) -> Picker {
        let mut moves = Vec::with_capacity(160);
        position.each_legal_move(|mv| moves.push((0, mv)));
        for (rank, mv) in &mut moves {
            *rank = if Some(*mv) == table_move {
                TABLE_MOVE
            } else if let Some(capture) = capture_rank(position, evaluation, *mv) {
                capture
            } else if let Some(piece) = position.board().get(mv.from()) {
                memory.quiet(piece, *mv, ply)
            } else {
                0
            };
        }
        Picker { moves }
    }

    /// Whether a rank is that of a capture that loses material.
    pub(super) fn loses(rank: i32) -> bool {
        rank < BAD_CAPTURE / 2
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }
}

impl Iterator for Picker {
    type Item = (i32, Move);

    fn next(&mut self) -> Option<(i32, Move)> {
        let best = (0..self.moves.len()).max_by_key(|&place| self.moves[place].0)?;
        Some(self.moves.swap_remove(best))
    }
}

/// The rank of a capture or promotion: what it wins first, and with what. `None` for quiet moves.
fn capture_rank(position: &Position, evaluation: &Evaluation, mv: Move) -> Option<i32> {
    let worth = evaluation.worth();
    let victim = position.captured_by(mv).map(|(_, piece)| worth.of(piece.kind));
    if victim.is_none() && mv.promotion().is_none() {
        return None;
    }
    let mover = position.board().get(mv.from()).map_or(0, |piece| worth.of(piece.kind));
    let gain = victim.unwrap_or(0) + mv.promotion().map_or(0, |kind| worth.of(kind) - mover);
    // Taking up cannot lose material, so the exchange need not be played through.
    let wins = victim.is_some_and(|victim| victim >= mover) || exchange(position, evaluation, mv) >= 0;
    Some(if wins { GOOD_CAPTURE } else { BAD_CAPTURE } + gain * 8 - mover / 8)
}
