//! Static exchange evaluation (SEE): the result of a series of captures on one square.

use super::Evaluation;
use menagerie_rules::ChessPosition;
use menagerie_rules::{Bitboard, KindId, Move, MoveKind, Piece, Player, Square};

/// Above the value of every other piece, in cp: the King captures last.
const KING_VALUE: i32 = 1_000_000;

/// Whether the exchange that a move begins gains at least `threshold` cp. Both sides capture on its square as long as it pays, each time
/// with their least valuable piece. Captured pieces no longer block or screen, so hoppers gain and lose their screens during the exchange.
/// Ignores pins.
pub(super) fn see_ge(position: &ChessPosition, evaluation: &Evaluation, mv: Move, threshold: i32) -> bool {
    let values = evaluation.piece_values();
    let captured = position.captured_by(mv);
    let board = position.board();
    let Some(piece) = board.get(mv.from()) else { return threshold <= 0 };
    let standing = mv.promotion().unwrap_or(piece.kind);
    let mut taken = captured.map_or(0, |(_, victim)| values.of(victim.kind));
    if mv.kind() == MoveKind::Via {
        taken = position.all_captured_by(mv).map(|(_, victim)| values.of(victim.kind)).sum();
    }
    let gain = taken + values.of(standing) - values.of(piece.kind);
    let mut balance = gain - threshold;
    if balance < 0 {
        return false;
    }
    balance = values.of(standing) - balance;
    if balance <= 0 {
        return true;
    }
    let mut occupied = board.occupied().without(mv.from()).with(mv.to());
    if matches!(mv.kind(), MoveKind::EnPassant | MoveKind::Via)
        && let Some((square, _)) = captured
    {
        occupied.remove(square);
    }
    let mut players = position.variant().turn_order();
    let (Some(first), Some(second)) = (players.next(), players.next()) else { return true };
    let enemy = if piece.player == first { second } else { first };
    let players = [enemy, piece.player];
    // Most exchanges end before the second side's attackers are needed.
    let mut sides = [None, None];
    let mut least = |turn: usize, occupied: Bitboard| {
        let side = sides[turn].get_or_insert_with(|| Attackers::new(position, players[turn], mv.to()));
        side.least_valuable(position, evaluation, occupied, mv.to())
    };
    let mut result = true;
    let mut turn = 0;
    while let Some((from, value)) = least(turn, occupied) {
        result = !result;
        turn = 1 - turn;
        if value == KING_VALUE {
            // A King cannot capture a defended piece.
            let defended = least(turn, occupied.without(from)).is_some();
            return if defended { !result } else { result };
        }
        balance = value - balance;
        if balance < i32::from(result) {
            break;
        }
        occupied.remove(from);
    }
    result
}

/// The pieces of one side that may take part in an exchange. Each is tested only when it would be the least valuable.
struct Attackers {
    player: Player,
    /// Those that may capture by a leap.
    leapers: Bitboard,
    /// Those that may capture along paths, which other pieces may block or, as screens, open.
    along_paths: Bitboard,
}

impl Attackers {
    fn new(position: &ChessPosition, player: Player, target: Square) -> Attackers {
        let (leapers, along_paths) = position.variant().tables().attacker_candidates(position.board(), player, target);
        Attackers { player, leapers, along_paths }
    }

    /// The least valuable piece that captures on `target`, the King last, with its value.
    fn least_valuable(
        &self,
        position: &ChessPosition,
        evaluation: &Evaluation,
        occupied: Bitboard,
        target: Square,
    ) -> Option<(Square, i32)> {
        let board = position.board();
        let tables = position.variant().tables();
        let variant = position.variant();
        let value_of =
            |kind: KindId| if variant.is_king(kind) { KING_VALUE } else { evaluation.piece_values().of(kind) };
        let mut least: Option<(Square, i32)> = None;
        let is_less = |value: i32, least: Option<(Square, i32)>| least.is_none_or(|(_, so_far)| value < so_far);
        for square in (self.leapers & occupied).without(target) {
            let Some(Piece { kind, .. }) = board.get(square) else { continue };
            let value = value_of(kind);
            if is_less(value, least) && tables.leap_captures(self.player, kind, square).has(target) {
                least = Some((square, value));
            }
        }
        for square in (self.along_paths & occupied).without(target) {
            let Some(Piece { kind, .. }) = board.get(square) else { continue };
            let value = value_of(kind);
            if is_less(value, least) && tables.attacks_along_path(self.player, kind, square, occupied, target) {
                least = Some((square, value));
            }
        }
        least
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceValues;
    use menagerie_rules::notation::coordinate;
    use menagerie_rules::{Options, Variant};

    /// The gain of a move, tested with thresholds from both sides.
    fn gain(fen: &str, text: &str) -> i32 {
        let variant = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let position = ChessPosition::from_fen(&variant, fen).expect("a position");
        let mv = coordinate::read(&menagerie_rules::Position::Chess(position.clone()), text).expect("a move");
        let evaluation = Evaluation::new(&variant, PieceValues::new(&variant), crate::ChessWeights::tuned(&variant));
        let gains: Vec<i32> = (-2_000..2_000).filter(|&least| see_ge(&position, &evaluation, mv, least)).collect();
        assert_eq!(
            gains.len() as i32,
            gains.last().expect("a gain") + 2_001,
            "what is reached is reached for less, too"
        );
        gains[gains.len() - 1]
    }

    #[test]
    fn a_free_capture_gains_the_piece() {
        assert_eq!(gain("13k/14/14/14/14/14/14/14/14/4r9/14/14/4R9/K13 w - - 0 1", "e2e5"), 500);
    }

    #[test]
    fn a_guarded_pawn_is_not_worth_a_rook() {
        assert_eq!(gain("13k/14/14/14/14/14/14/14/3r10/3p10/14/14/3R10/K13 w - - 0 1", "d2d5"), 60 - 500);
    }

    #[test]
    fn a_cannon_guards_only_over_a_screen() {
        // The Cannon on d10 defends d5 as long as the Pawn on d7 is its screen.
        assert_eq!(gain("13k/14/14/14/3c10/14/14/3p10/14/3r10/14/14/3R10/K13 w - - 0 1", "d2d5"), 0);
        assert_eq!(gain("13k/14/14/14/3c10/14/14/14/14/3r10/14/14/3R10/K13 w - - 0 1", "d2d5"), 500);
    }
}
