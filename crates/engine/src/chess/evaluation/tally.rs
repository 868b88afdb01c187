//! What the evaluation keeps up while moves are made: the worth of all pieces on their squares.

use super::Evaluation;
use super::weights::Pair;
use menagerie_rules::ChessPosition;
use menagerie_rules::{Move, MoveKind, Piece, Square};

/// The worth of the pieces of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::chess) struct Tally {
    /// The first player's less the second player's.
    pub(super) balance: Pair,
    /// The worth of all pieces of both sides but Kings and Pawns.
    pub(super) pieces: i32,
    /// Hashes of the Pawns of both sides, of the first player's other pieces and of the second player's.
    pub(in crate::chess) keys: [u32; 3],
}

impl Evaluation {
    /// The tally of a position, worked out from nothing.
    pub(in crate::chess) fn tally(&self, position: &ChessPosition) -> Tally {
        let mut tally = Tally::default();
        position.board().pieces().for_each(|(square, piece)| self.count(&mut tally, square, piece, 1));
        tally
    }

    #[inline]
    fn count(&self, tally: &mut Tally, square: Square, piece: Piece, times: i32) {
        let places = self.places.at(self.number(piece.player, piece.kind), square);
        let sign = if piece.player.index() == 0 { times } else { -times };
        tally.balance[0] += sign * places[0];
        tally.balance[1] += sign * places[1];
        let traits = self.kind(piece.kind);
        // Adding and taking away are the same here.
        tally.keys[if traits.pawn { 0 } else { 1 + piece.player.index() }] ^= key(square, piece);
        if !traits.pawn && !traits.royal {
            tally.pieces += times * self.worth.of(piece.kind);
        }
    }

    /// The tally after a legal move; `position` is the one before it.
    #[inline]
    pub(in crate::chess) fn tally_after(&self, position: &ChessPosition, mut tally: Tally, mv: Move) -> Tally {
        let Some(piece) = position.board().get(mv.from()) else { return tally };
        if let Some((square, victim)) = position.captured_by(mv) {
            self.count(&mut tally, square, victim, -1);
        }
        self.count(&mut tally, mv.from(), piece, -1);
        let arrived = mv.promotion().map_or(piece, |kind| Piece { kind, ..piece });
        self.count(&mut tally, mv.to(), arrived, 1);
        if mv.kind() == MoveKind::Castle
            && let Some((from, to)) = position.castling_rook(mv)
            && let Some(rook) = position.board().get(from)
        {
            self.count(&mut tally, from, rook, -1);
            self.count(&mut tally, to, rook, 1);
        }
        tally
    }
}

/// A number of a piece on a square, spread over the lower bits (the finish of MurmurHash3, Appleby 2011).
#[inline]
fn key(square: Square, piece: Piece) -> u32 {
    let number = ((piece.player.index() * 32 + piece.kind.index()) << 8 | square.index()) as u32;
    let spread = (number + 1).wrapping_mul(0x85EB_CA6B);
    let spread = (spread ^ spread >> 13).wrapping_mul(0xC2B2_AE35);
    spread ^ spread >> 16
}

#[cfg(test)]
mod tests {
    use super::super::{ChessWeights, Evaluation};
    use crate::PieceValues;
    use menagerie_rules::ChessPosition;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn the_tally_kept_up_is_the_tally_worked_out() {
        for id in ["chess", "janus", "gigachess2"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            let mut position = ChessPosition::start(&variant);
            let mut tally = evaluation.tally(&position);
            for ply in 0..120_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
                tally = evaluation.tally_after(&position, tally, mv);
                position.play_unchecked(mv);
                assert_eq!(tally, evaluation.tally(&position), "{id} ply {ply}");
            }
        }
    }
}
