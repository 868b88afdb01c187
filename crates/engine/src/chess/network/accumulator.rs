//! The accumulators of the first layer: one for each player's perspective, updated lazily.
//!
//! Making a move only records the changed pieces. The sums of a ply are computed from the last ply with valid sums and the recorded
//! changes. When a King crosses the middle of the board, its perspective is mirrored, and its sums are computed from scratch.

use super::Network;
use menagerie_rules::chess::SquareChange;
use menagerie_rules::{ChessPosition, Piece, Player, Square};
use smallvec::SmallVec;
use wide::i16x8;

/// The changes of a move.
pub(in crate::chess) type PieceChanges = SmallVec<[SquareChange; 4]>;

/// The accumulator of a ply.
#[derive(Debug, Default)]
pub(in crate::chess) struct NetworkAccumulator {
    /// By perspective: the sums, if they are valid.
    sums: [Vec<i16x8>; 2],
    valid: [bool; 2],
    /// The changes of the move before this ply; `None` if they are unknown.
    changes: Option<PieceChanges>,
    /// By perspective: whether the board is mirrored.
    mirrored: [bool; 2],
}

impl NetworkAccumulator {
    /// Records a move with its changes, which may be unknown.
    pub(in crate::chess) fn after(
        &mut self,
        network: &Network,
        position: &ChessPosition,
        changes: Option<PieceChanges>,
    ) {
        self.valid = [false; 2];
        self.changes = changes;
        self.mirrored = [0, 1].map(|perspective| mirrored(network, position, perspective));
    }
}

/// Whether a perspective is mirrored.
fn mirrored(network: &Network, position: &ChessPosition, perspective: usize) -> bool {
    Player::from_index(perspective).is_some_and(|player| network.inputs.is_mirrored(position.king(player)))
}

impl Network {
    /// Updates the sums of the last of these plies, and evaluates: in cp for the side to move.
    pub(in crate::chess) fn evaluate_ply(
        &self,
        plies: &mut impl NetworkPlies,
        ply: usize,
        position: &ChessPosition,
        phase: i32,
        hand_crafted: i32,
    ) -> i32 {
        for perspective in [0, 1] {
            self.bring_up_to_date(plies, ply, perspective, position);
        }
        let sums = &plies.at(ply).sums;
        let mover = position.turn().index() & 1;
        self.evaluate([&sums[mover], &sums[1 - mover]], phase, hand_crafted)
    }

    fn bring_up_to_date(
        &self,
        plies: &mut impl NetworkPlies,
        ply: usize,
        perspective: usize,
        position: &ChessPosition,
    ) {
        if plies.at(ply).valid[perspective] {
            return;
        }
        let mirrored = plies.at(ply).mirrored[perspective];
        let mut first = ply;
        let base = loop {
            let here = plies.at(first);
            if here.valid[perspective] {
                break Some(first);
            }
            if here.changes.is_none() || first == 0 || plies.at(first - 1).mirrored[perspective] != mirrored {
                break None;
            }
            first -= 1;
        };
        let mut sums = std::mem::take(&mut plies.at(ply).sums[perspective]);
        match base {
            Some(base) => {
                sums.clone_from(&plies.at(base).sums[perspective]);
                for later in base + 1..=ply {
                    for change in plies.at(later).changes.iter().flatten() {
                        if let Some(piece) = change.before() {
                            let input = self.inputs.input(perspective, mirrored, piece, change.square());
                            let row = self.input_row(input);
                            sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum -= weight);
                        }
                        if let Some(piece) = change.after() {
                            self.add(&mut sums, perspective, mirrored, (change.square(), piece));
                        }
                    }
                }
            }
            None => {
                sums.clone_from(&self.biases);
                for at in position.board().pieces() {
                    self.add(&mut sums, perspective, mirrored, at);
                }
            }
        }
        let here = plies.at(ply);
        here.sums[perspective] = sums;
        here.valid[perspective] = true;
    }

    #[inline]
    fn add(&self, sums: &mut [i16x8], perspective: usize, mirrored: bool, (square, piece): (Square, Piece)) {
        let row = self.input_row(self.inputs.input(perspective, mirrored, piece, square));
        sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum += weight);
    }
}

/// Access to the accumulators of the plies.
pub(in crate::chess) trait NetworkPlies {
    /// The accumulator of a ply.
    fn at(&mut self, ply: usize) -> &mut NetworkAccumulator;
}
