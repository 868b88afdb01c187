//! The incrementally updated part of the evaluation: pieces on their squares.

use super::Evaluation;
use super::weights::Tapered;
use menagerie_rules::chess::SquareChange;
use menagerie_rules::{ChessPosition, Piece, Square};

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

    /// The accumulator after a move that has changed these squares.
    #[inline]
    pub(in crate::chess) fn accumulator_after(
        &self,
        mut accumulator: Accumulator,
        changes: &[SquareChange],
    ) -> Accumulator {
        for change in changes {
            if let Some(piece) = change.before() {
                self.add_piece(&mut accumulator, change.square(), piece, -1);
            }
            if let Some(piece) = change.after() {
                self.add_piece(&mut accumulator, change.square(), piece, 1);
            }
        }
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
    use std::sync::Arc;

    /// Games of standard rules, and games whose moves drop pieces, explode, let pieces enter and turn pieces to stone.
    fn variants() -> impl Iterator<Item = Arc<Variant>> {
        let standard = ["chess", "janus", "gigachess2"];
        let standard = standard.map(|id| Variant::by_id(id, &Options::none()).expect("a game"));
        let special = [
            r#""hands": { "drops": true, "captures": true }"#,
            r#""capture": { "explodes": true }"#,
            r#""hands": { "gating": true }, "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QNqn] w KQBCDFGkqbcdfg - 0 1""#,
            r#""capture": { "petrifies": "NBRQ" }"#,
        ];
        let chess = Variant::by_id("chess", &Options::none()).expect("a game").definition().clone();
        let special = special.map(move |rule| {
            let mut json = serde_json::to_value(&chess).expect("JSON");
            let rule: serde_json::Value =
                serde_json::from_str(&format!("{{ \"id\": \"special\", {rule} }}")).expect("JSON");
            for (name, value) in rule.as_object().into_iter().flatten() {
                json[name] = value.clone();
            }
            let definition = serde_json::from_value(json).expect("a definition");
            Variant::from_definition(definition, &Options::none()).expect("a game")
        });
        standard.into_iter().chain(special)
    }

    #[test]
    fn the_updated_accumulator_is_the_computed_one() {
        for variant in variants() {
            let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), ChessWeights::tuned(&variant));
            let mut position = ChessPosition::start(&variant);
            let mut accumulator = evaluation.accumulator(&position);
            for ply in 0..120_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
                let undo = position.play_unchecked(mv);
                accumulator = evaluation.accumulator_after(accumulator, undo.changes());
                assert_eq!(accumulator, evaluation.accumulator(&position), "{} ply {ply}", variant.id());
            }
        }
    }
}
