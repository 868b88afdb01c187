//! Static exchange evaluation: what a series of captures on one square comes to.

use super::Evaluation;
use menagerie_rules::chess::Position;
use menagerie_rules::{Bitboard, Move, MoveKind, Player, Square};

/// What the side to move gains by this move, in hundredths, if both sides then capture on its square as long as it pays, always
/// with their least piece. Each capture is judged with the pieces that are still there, so hoppers gain and lose their screens
/// as the exchange goes on. Pins are not looked at.
pub(super) fn exchange(position: &Position, evaluation: &Evaluation, mv: Move) -> i32 {
    let worth = evaluation.worth();
    let target = mv.to();
    let captured = position.captured_by(mv);
    let Some(piece) = position.board().get(mv.from()) else { return 0 };
    let standing = mv.promotion().unwrap_or(piece.kind);
    let first = captured.map_or(0, |(_, victim)| worth.of(victim.kind)) + worth.of(standing) - worth.of(piece.kind);
    let mut occupied = position.board().occupied().without(mv.from()).with(target);
    if mv.kind() == MoveKind::EnPassant
        && let Some((square, _)) = captured
    {
        occupied.remove(square);
    }
    let mut gains = vec![first];
    let mut at_stake = worth.of(standing);
    let mut side = other(position, piece.player);
    while let Some((from, value)) = least_attacker(position, evaluation, side, occupied, target) {
        let last = gains[gains.len() - 1];
        gains.push(at_stake - last);
        // Neither side can do better by going on when even a free capture comes too late.
        if gains.len() > 32 {
            break;
        }
        occupied.remove(from);
        at_stake = value;
        side = other(position, side);
    }
    while gains.len() > 1 {
        let reply = gains.pop().unwrap_or(0);
        if let Some(before) = gains.last_mut() {
            *before = -reply.max(-*before);
        }
    }
    gains[0]
}

fn other(position: &Position, player: Player) -> Player {
    position.variant().turn_order().find(|&it| it != player).unwrap_or(player)
}

/// The cheapest piece of `side` that captures on `target`, the King last, with its worth.
fn least_attacker(
    position: &Position,
    evaluation: &Evaluation,
    side: Player,
    occupied: Bitboard,
    target: Square,
) -> Option<(Square, i32)> {
    let board = position.board();
    let among = (board.of(side) & occupied).without(target);
    let royal = position.variant().royal();
    let value = |square: Square| {
        let kind = board.get(square)?.kind;
        Some(if kind == royal { 100_000 } else { evaluation.worth().of(kind) })
    };
    position
        .variant()
        .tables()
        .attackers(board, side, among, occupied, target)
        .iter()
        .filter_map(|square| Some((square, value(square)?)))
        .min_by_key(|&(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Worth;
    use menagerie_rules::notation::coordinate;
    use menagerie_rules::{Options, Variant};

    fn gain(fen: &str, text: &str) -> i32 {
        let variant = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let position = Position::from_fen(&variant, fen).expect("a position");
        let mv = coordinate::read(&menagerie_rules::Position::Chess(position.clone()), text).expect("a move");
        exchange(&position, &Evaluation::new(Worth::new(&variant)), mv)
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
        // The Cannon on d10 guards d5 as long as the Pawn on d7 stands in between.
        assert_eq!(gain("13k/14/14/14/3c10/14/14/3p10/14/3r10/14/14/3R10/K13 w - - 0 1", "d2d5"), 0);
        assert_eq!(gain("13k/14/14/14/3c10/14/14/14/14/3r10/14/14/3R10/K13 w - - 0 1", "d2d5"), 500);
    }
}
