//! Pawns: their structure, and how near they are to becoming more.

use super::Evaluation;
use super::terms::{Side, Sum};
use menagerie_rules::chess::Position;
use menagerie_rules::{Player, Square};

impl Evaluation {
    pub(super) fn pawn_terms(
        &self,
        position: &Position,
        player: Player,
        own: &Side,
        other: &Side,
        sign: i32,
        sum: &mut Sum,
    ) {
        let weights = &self.weights;
        for square in own.pawns {
            let ahead = self.passed[player.index()][square.index()];
            let file = self.files[usize::from(square.file())];
            let beside = self.beside[usize::from(square.file())];
            let blocked_by_own = !(ahead & file & own.pawns).is_empty();
            if blocked_by_own {
                sum.add(weights.doubled, sign);
            }
            if (beside & own.pawns).is_empty() {
                sum.add(weights.isolated, sign);
            }
            if own.by_pawns.has(square) {
                sum.add(weights.supported, sign);
            }
            if square.offset(1, 0).is_some_and(|next| own.pawns.has(next)) {
                sum.add(weights.phalanx, sign);
            }
            if !blocked_by_own && (ahead & other.pawns).is_empty() {
                self.passed_pawn(position, player, square, other, sign, sum);
            }
        }
    }

    fn passed_pawn(&self, position: &Position, player: Player, square: Square, other: &Side, sign: i32, sum: &mut Sum) {
        let variant = position.variant();
        let weights = &self.weights;
        let rank = i32::from(variant.rank_from(player, square));
        // In 64ths, the last rank but one counting as one.
        let way = rank * 64 / (i32::from(variant.depth(player)) - 2).max(1);
        let square_of_way = way * way / 64;
        sum.add(weights.passed, sign);
        sum.add(weights.passed_advance.map(|of| of * square_of_way / 64), sign);
        let Some(next) = variant.ahead(player, square, (0, 1)) else { return };
        if position.board().get(next).is_none() && !other.by_all.has(next) {
            sum.add(weights.passed_free.map(|of| of * square_of_way / 64), sign);
        }
        let distance = |king: Square| {
            let far = |a: u8, b: u8| (i32::from(a) - i32::from(b)).abs();
            far(king.file(), next.file()).max(far(king.rank(), next.rank())).min(6)
        };
        let enemy = variant.turn_order().find(|&it| it != player).unwrap_or(player);
        let closer = distance(position.king(enemy)) - distance(position.king(player));
        sum.add(weights.passed_kings.map(|of| of * closer * way / 64), sign);
    }
}
