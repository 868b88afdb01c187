//! The incrementally updated part of the evaluation: pieces on their squares.

use super::Evaluation;
use super::weights::Tapered;
use crate::chess::piece_changes::{PieceChange, for_each_change};
use menagerie_rules::{ChessPosition, Move, Piece, Square};

/// The part of the evaluation that moves update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::chess) struct Accumulator {
    /// Piece values and piece-square tables: the first player's minus the second player's.
    pub(super) piece_square: Tapered,
    /// The value of all pieces of both sides but Kings and Pawns, for the game phase.
    pub(super) material: i32,
    /// Hashes of the Pawns of both sides, of the first player's other pieces and of the second player's.
    pub(in crate::chess) keys: [u32; 3],
}

impl Evaluation {
    /// The accumulator of a position, computed from scratch.
    pub(in crate::chess) fn accumulator(&self, position: &ChessPosition) -> Accumulator {
        let mut accumulator = Accumulator::default();
        position.board().pieces().for_each(|(square, piece)| self.add_piece(&mut accumulator, square, piece, 1));
        accumulator
    }

    /// Adds a piece (`times` 1) or removes it (`times` -1).
    #[inline]
    fn add_piece(&self, accumulator: &mut Accumulator, square: Square, piece: Piece, times: i32) {
        let value = self.piece_square.at(self.player_kind(piece.player, piece.kind), square);
        let sign = if piece.player.index() == 0 { times } else { -times };
        accumulator.piece_square[0] += sign * value[0];
        accumulator.piece_square[1] += sign * value[1];
        let traits = self.kind(piece.kind);
        // XOR both adds and removes.
        accumulator.keys[if traits.pawn { 0 } else { 1 + piece.player.index() }] ^= key(square, piece);
        if !traits.pawn && !traits.royal {
            accumulator.material += times * self.piece_values.of(piece.kind);
        }
    }

    /// The accumulator after a legal move. `position` is the one before it.
    #[inline]
    pub(in crate::chess) fn accumulator_after(
        &self,
        position: &ChessPosition,
        mut accumulator: Accumulator,
        mv: Move,
    ) -> Accumulator {
        for_each_change(position, mv, |PieceChange { square, piece, comes }| {
            self.add_piece(&mut accumulator, square, piece, if comes { 1 } else { -1 });
        });
        accumulator
    }
}

/// A unique number of a piece.
#[inline]
fn number_of(piece: Piece) -> usize {
    let kind = piece.kind.index();
    ((kind / 32) << 7) | (piece.player.index() * 32 + kind % 32)
}

/// A hash of a piece on a square, spread over the lower bits (the finaliser of MurmurHash3, Appleby 2011).
#[inline]
fn key(square: Square, piece: Piece) -> u32 {
    let number = (number_of(piece) << 8 | square.index()) as u32;
    let spread = (number + 1).wrapping_mul(0x85EB_CA6B);
    let spread = (spread ^ spread >> 13).wrapping_mul(0xC2B2_AE35);
    spread ^ spread >> 16
}

#[cfg(test)]
mod tests {
    use super::super::{ChessWeights, Evaluation};
    use crate::PieceValues;
    use menagerie_rules::{ChessPosition, Options, Variant};

    #[test]
    fn the_updated_accumulator_is_the_computed_one() {
        for id in ["chess", "janus", "gigachess2"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            let mut position = ChessPosition::start(&variant);
            let mut accumulator = evaluation.accumulator(&position);
            for ply in 0..120_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
                accumulator = evaluation.accumulator_after(&position, accumulator, mv);
                position.play_unchecked(mv);
                assert_eq!(accumulator, evaluation.accumulator(&position), "{id} ply {ply}");
            }
        }
    }
}
